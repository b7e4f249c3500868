// Categories of merchants: the cuisines that their kitchens name, each under an id of its own.
import { plainText } from '../plain-text.ts'

/** `categoryID` of a cuisine's name: the same for every spelling that differs in case, accents of Latin letters or spaces only. */
export function categoryIDOf(name: string): string {
  return plainText(name)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64)
}

export type MerchantCategory = { ID: string; name: string; merchantCount: number }

/** Every category of these merchants, the one with most kitchens first, at most `most`. */
export function categoriesOf(
  merchants: Iterable<{ cuisines: readonly string[] }>,
  most: number,
): MerchantCategory[] {
  const found = new Map<string, MerchantCategory>()
  for (const { cuisines } of merchants) {
    for (const [ID, name] of new Map(cuisines.map((cuisine) => [categoryIDOf(cuisine), cuisine]))) {
      if (ID === '') continue
      const known = found.get(ID)
      if (known) known.merchantCount += 1
      else found.set(ID, { ID, name, merchantCount: 1 })
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.merchantCount - a.merchantCount || (a.ID < b.ID ? -1 : 1))
    .slice(0, most)
}
