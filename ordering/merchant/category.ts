// Merchant categories: the cuisines of the merchants, with an id for each cuisine.
import { plainText } from '../plain-text.ts'

/** Returns the category id for a cuisine name. Ignores case and Latin accents. */
export function categoryIDOf(name: string): string {
  return plainText(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
}

export type MerchantCategory = { ID: string; name: string; merchantCount: number }

/**
 * Returns the categories of the merchants, those with the most merchants first, at most `limit`.
 */
export function categoriesOf(
  merchants: Iterable<{ cuisines: readonly string[] }>,
  limit: number,
): MerchantCategory[] {
  const categories = new Map<string, MerchantCategory>()
  for (const { cuisines } of merchants) {
    for (const [ID, name] of new Map(cuisines.map((cuisine) => [categoryIDOf(cuisine), cuisine]))) {
      if (ID === '') continue
      const category = categories.get(ID)
      if (category) category.merchantCount += 1
      else categories.set(ID, { ID, name, merchantCount: 1 })
    }
  }
  return [...categories.values()]
    .toSorted((a, b) => b.merchantCount - a.merchantCount || (a.ID < b.ID ? -1 : 1))
    .slice(0, limit)
}
