// Position of a dish within its menu category.
import { sortByMenuOrder, type Merchant } from '../merchant/merchant.ts'

/**
 * Returns the index of the dish in its category as displayed, from 0; undefined if it is not on the
 * menu.
 */
export function dishPosition({ menu }: Pick<Merchant, 'menu'>, dishID: string): number | undefined {
  for (const { items } of menu.categories) {
    if (!items.some((dish) => dish.ID === dishID)) continue
    return sortByMenuOrder(items).findIndex((dish) => dish.ID === dishID)
  }
  return undefined
}
