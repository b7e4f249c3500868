// Drops English texts that an edit may have made wrong: "Not spicy" is wrong after ไม่เผ็ด (not
// spicy) is renamed to เผ็ดมาก (very spicy).
import { isSame } from './compare-menus.ts'
import type { MerchantFile } from './merchant-file.ts'

type Fields = Record<string, unknown>

/** The fields that each English text translates. */
const translated: Readonly<Record<string, readonly string[]>> = {
  englishName: ['name', 'localName'],
  englishDescription: ['description'],
  englishPromo: ['promo'],
  englishCuisines: ['cuisines'],
  englishTcDetails: ['tcDetails'],
}

/** The lists of entries that a merchant file, and each entry of such a list, may have. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  merchant: ['campaigns', 'categories'],
  categories: ['dishes'],
  dishes: ['modifierGroups'],
  modifierGroups: ['modifiers'],
}

/**
 * Returns `after` without the English texts that are the same as in `before`, although the texts
 * that they translate have changed. Entries are matched by id. Both files may be faulty.
 */
export function dropOutdatedEnglish(before: MerchantFile, after: MerchantFile): MerchantFile {
  const former = new Map<string, Fields>()
  mapEntries(before, (key, entry) => {
    former.set(key, entry)
    return entry
  })
  return mapEntries(after, (key, entry) => dropFrom(entry, former.get(key)))
}

function dropFrom(entry: Fields, former: Fields | undefined): Fields {
  if (!former) return entry
  const isChanged = (field: string) => !isSame(former[field] ?? '', entry[field] ?? '')
  const outdated = Object.entries(translated)
    .filter(([english, fields]) => !isChanged(english) && fields.some(isChanged))
    .map(([english]) => english)
  if (!outdated.some((english) => english in entry)) return entry
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !outdated.includes(field)))
}

type Change = (key: string, entry: Fields) => Fields

function mapEntries(file: MerchantFile, change: Change): MerchantFile {
  return mapEntry(file, 'merchant', '', change) as MerchantFile
}

/** `kind` is the name of the list that has the entry. `owner` is the key of the list's owner. */
function mapEntry(entry: unknown, kind: string, owner: string, change: Change): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  const { ID } = entry as Fields
  // A dish keeps its id when it moves to another category.
  const key = JSON.stringify([kind, kind === 'dishes' ? '' : owner, ID])
  const changed = change(key, entry as Fields)
  const lists = (listsOf[kind] ?? []).flatMap((list) => {
    const entries = changed[list]
    if (!Array.isArray(entries)) return []
    return [[list, entries.map((each) => mapEntry(each, list, key, change))] as const]
  })
  return lists.length === 0 ? changed : { ...changed, ...Object.fromEntries(lists) }
}
