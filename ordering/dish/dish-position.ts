// Where a dish stands on its menu.
import { sortByMenuOrder, type Merchant } from '../merchant/merchant.ts'

/** Counted from 0 in its category, in the order that eaters see; undefined when the menu does not have it. */
export function dishPosition({ menu }: Pick<Merchant, 'menu'>, dishID: string): number | undefined {
  for (const { items } of menu.categories) {
    if (!items.some((dish) => dish.ID === dishID)) continue
    return sortByMenuOrder(items).findIndex((dish) => dish.ID === dishID)
  }
  return undefined
}
