// Merchant categories: the cuisines of the merchants, with an id for each cuisine.
import { plainText } from '../plain-text.ts'

/** Returns the category id for a cuisine name. Ignores case and Latin accents. */
export function categoryIDOf(name: string): string {
  return plainText(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
}

export type CuisineNames = { name: string; englishName?: string | undefined }
export type MerchantCategory = CuisineNames & { ID: string; merchantCount: number }
type Cuisines = { cuisines: readonly string[]; englishCuisines?: readonly string[] | undefined }

/** Returns the cuisines of a merchant by category id, without those whose id would be empty. */
export function cuisinesByID({ cuisines, englishCuisines }: Cuisines): Map<string, CuisineNames> {
  const named = new Map(
    cuisines.map((name, index) => {
      const englishName = englishCuisines?.[index]
      return [categoryIDOf(name), { name, ...(englishName !== undefined && { englishName }) }]
    }),
  )
  named.delete('')
  return named
}

/**
 * Returns the categories of the merchants, those with the most merchants first, at most `limit`.
 */
export function categoriesOf(merchants: Iterable<Cuisines>, limit: number): MerchantCategory[] {
  const categories = new Map<string, MerchantCategory>()
  for (const merchant of merchants) {
    for (const [ID, names] of cuisinesByID(merchant)) {
      const category = categories.get(ID)
      if (category) category.merchantCount += 1
      else categories.set(ID, { ID, ...names, merchantCount: 1 })
    }
  }
  return [...categories.values()]
    .toSorted((a, b) => b.merchantCount - a.merchantCount || (a.ID < b.ID ? -1 : 1))
    .slice(0, limit)
}
