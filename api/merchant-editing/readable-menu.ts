// Extracts the part of a faulty draft that can be compared with another menu. Each entry in the
// result has an id and a string as name. Prices that are not whole numbers are left out.
import type { MerchantFile } from '@tingkat/ordering/merchant/merchant-file'

type Fields = Record<string, unknown>

export function readableMenu(json: unknown): MerchantFile {
  const merchant = entryOf(json) ?? { ID: '', name: '' }
  return {
    ...merchant,
    campaigns: entriesOf(merchant, 'campaigns'),
    categories: entriesOf(merchant, 'categories').map((category) => ({
      ...category,
      dishes: entriesOf(category, 'dishes').map((dish) => ({
        ...dish,
        modifierGroups: entriesOf(dish, 'modifierGroups').map((group) => ({
          ...group,
          modifiers: entriesOf(group, 'modifiers'),
        })),
      })),
    })),
  } as unknown as MerchantFile
}

function entriesOf(owner: Fields, field: string): Fields[] {
  const list = owner[field]
  if (!Array.isArray(list)) return []
  return (list as unknown[]).map(entryOf).filter((entry) => entry !== undefined)
}

function entryOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { price, discountedPrice, ...entry } = value as Fields
  if (typeof entry['ID'] !== 'string') return undefined
  return {
    ...entry,
    name: typeof entry['name'] === 'string' ? entry['name'] : '',
    ...(Number.isSafeInteger(price) && { price }),
    ...(Number.isSafeInteger(discountedPrice) && { discountedPrice }),
  }
}
