// Chooses the best sellers of a demo merchant whose file names none.
import type { CategoryInput } from '../menu-format.ts'
import type { DemoMerchant } from './file-format.ts'

const minDishes = 3

/**
 * Returns the ids of three to five dishes, each of another category, in the sequence of the menu.
 * A signature dish of the category comes before its other dishes. Sold-out dishes and categories
 * with serving times are left out. Returns none for a merchant that is not integrated, because
 * nobody could have counted its orders.
 */
export function chooseBestSellers(
  { ID, isIntegrated, menu }: Pick<DemoMerchant, 'ID' | 'isIntegrated' | 'menu'>,
  categories: readonly CategoryInput[],
): string[] {
  if (isIntegrated === false) return []
  const dishes = categories.flatMap(({ available = true, servedAt, dishes: items }, index) => {
    if (!available || servedAt) return []
    const sold = items.filter((dish) => dish.available ?? true)
    const own = ownDishIDs(menu[index])
    return sold.find((dish) => own.has(dish.ID)) ?? sold[0] ?? []
  })
  return dishes.length < minDishes ? [] : dishes.slice(0, countOf(ID)).map((dish) => dish.ID)
}

/** Returns the ids of the signature dishes: the merchant's file gives them their own title. */
function ownDishIDs(part: DemoMerchant['menu'][number] | undefined): ReadonlySet<string> {
  const ids = (part?.dishes ?? []).flatMap((dish) => {
    if (typeof dish === 'string' || dish.title === undefined) return []
    return dish.ID ?? ('dish' in dish ? dish.dish : [])
  })
  return new Set(ids)
}

/** Returns 3, 4 or 5, always the same number for the same merchant. */
function countOf(merchantID: string): number {
  let sum = 0
  for (const letter of merchantID) sum += letter.charCodeAt(0)
  return minDishes + (sum % 3)
}
