// Merges two edits of the same menu, dish by dish.
import { isSame } from './compare-menus.ts'
import type { CategoryFile, DishFile, MerchantFile } from './merchant-file.ts'

/**
 * A dish, category or field of the menu that both edits changed differently. The `ID` of a field is
 * its name.
 */
export type MergeConflict = { part: 'dish' | 'category' | 'field'; ID: string; name: string }
export type MergeSide = 'mine' | 'theirs'
/** Which of the two edits wins each conflict. The keys are those of `conflictKey`. */
export type MergeChoices = Readonly<Record<string, MergeSide>>
type MergedMenu = { file: MerchantFile; conflicts: MergeConflict[] }

export const conflictKey = ({ part, ID }: Pick<MergeConflict, 'part' | 'ID'>): string =>
  `${part}:${ID}`

/**
 * Returns `theirs`, the other edit, with the changes of `mine` since `base`, the menu from which
 * both edits started. Entries that both sides changed are listed as conflicts; without a choice,
 * the content of `theirs` wins.
 */
export function mergeMenus(
  base: MerchantFile,
  mine: MerchantFile,
  theirs: MerchantFile,
  choices: MergeChoices = {},
): MergedMenu {
  const conflicts: MergeConflict[] = []
  const pick = <T>(part: MergeConflict['part'], ID: string, [b, m, t]: Versions<T>): T => {
    if (isSame(b, m) || isSame(m, t)) return t
    if (isSame(b, t)) return m
    const key = conflictKey({ part, ID })
    conflicts.push({ part, ID, name: nameOf(m) ?? nameOf(t) ?? ID })
    return choices[key] === 'mine' ? m : t
  }
  const dishes = mergeDishes(base, mine, theirs, pick)
  const categories = mergeCategories(base, mine, theirs, pick)
  const placed = placeDishes({ base, mine, theirs }, categories, dishes)
  return { file: { ...mergeFields(base, mine, theirs, pick), categories: placed }, conflicts }
}

type Versions<T> = readonly [base: T, mine: T, theirs: T]
type PickVersion = <T>(part: MergeConflict['part'], ID: string, versions: Versions<T>) => T
type Menus = { base: MerchantFile; mine: MerchantFile; theirs: MerchantFile }

const nameOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : undefined

function mergeFields(
  base: MerchantFile,
  mine: MerchantFile,
  theirs: MerchantFile,
  pick: PickVersion,
): MerchantFile {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  fields.delete('categories')
  const valueOf = (file: MerchantFile, field: string) => (file as Record<string, unknown>)[field]
  const entries = [...fields].map((field) => {
    const versions = [base, mine, theirs].map((file) => valueOf(file, field))
    return [field, pick('field', field, versions as unknown as Versions<unknown>)]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as MerchantFile
}

const dishesOf = ({ categories }: MerchantFile): Map<string, DishFile> =>
  new Map(categories.flatMap(({ dishes }) => dishes.map((dish) => [dish.ID, dish])))

/** Returns the merged dishes by id, without those that were removed. */
function mergeDishes(
  base: MerchantFile,
  mine: MerchantFile,
  theirs: MerchantFile,
  pick: PickVersion,
): ReadonlyMap<string, DishFile> {
  const [former, own, other] = [dishesOf(base), dishesOf(mine), dishesOf(theirs)]
  const merged = new Map<string, DishFile>()
  for (const ID of new Set([...other.keys(), ...own.keys()])) {
    const dish = pick<DishFile | undefined>('dish', ID, [
      former.get(ID),
      own.get(ID),
      other.get(ID),
    ])
    if (dish) merged.set(ID, dish)
  }
  return merged
}

const withoutDishes = (category: CategoryFile | undefined) =>
  category && { ...category, dishes: [] as DishFile[] }
const findCategory = ({ categories }: MerchantFile, ID: string) =>
  withoutDishes(categories.find((category) => category.ID === ID))

/** Returns the merged categories, without their dishes. */
function mergeCategories(
  base: MerchantFile,
  mine: MerchantFile,
  theirs: MerchantFile,
  pick: PickVersion,
): CategoryFile[] {
  const order = mergeOrder(
    base.categories.map(({ ID }) => ID),
    mine.categories.map(({ ID }) => ID),
    theirs.categories.map(({ ID }) => ID),
  )
  return order.flatMap((ID) => {
    const [former, own, other] = [base, mine, theirs].map((file) => findCategory(file, ID))
    return pick('category', ID, [former, own, other]) ?? []
  })
}

/**
 * Returns all ids of a list of `mine` and `theirs`, each once, in the sequence of `theirs`, or of
 * `mine` if `theirs` is the same as `base`.
 */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [first, second] = isSame(base, theirs) ? [mine, theirs] : [theirs, mine]
  const merged = [...first]
  second.forEach((ID, index) => {
    if (merged.includes(ID)) return
    const before = second.slice(0, index).findLast((other) => merged.includes(other))
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, ID)
  })
  return merged
}

/**
 * Puts each dish into the category to which an edit moved it; if both edits moved it, the position
 * in `mine` wins.
 */
function placeDishes(
  { base, mine, theirs }: Menus,
  categories: readonly CategoryFile[],
  dishes: ReadonlyMap<string, DishFile>,
): CategoryFile[] {
  const [former, own, other] = [base, mine, theirs].map(categoryIDs) as [Places, Places, Places]
  const placeOf = (ID: string) => {
    const isMoved = own.has(ID) && own.get(ID) !== former.get(ID)
    return isMoved ? own.get(ID) : (other.get(ID) ?? own.get(ID))
  }
  const all = [...categories]
  // A category that one edit has removed is kept if the other edit has a dish in it.
  for (const ID of new Set([...dishes.keys()].map(placeOf))) {
    const isThere = ID === undefined || all.some((category) => category.ID === ID)
    const lost = isThere ? undefined : (findCategory(mine, ID) ?? findCategory(theirs, ID))
    if (lost) all.push(lost)
  }
  return all.map((category) => ({
    ...category,
    dishes: mergeOrder(
      ...([base, mine, theirs].map((file) => dishIDs(file, category.ID)) as OrderLists),
    )
      .filter((ID) => placeOf(ID) === category.ID)
      .flatMap((ID) => dishes.get(ID) ?? []),
  }))
}

type Places = ReadonlyMap<string, string>
type OrderLists = [base: string[], mine: string[], theirs: string[]]

const categoryIDs = ({ categories }: MerchantFile): Places =>
  new Map(categories.flatMap(({ ID, dishes }) => dishes.map((dish) => [dish.ID, ID])))
const dishIDs = ({ categories }: MerchantFile, categoryID: string): string[] =>
  categories.find(({ ID }) => ID === categoryID)?.dishes.map(({ ID }) => ID) ?? []
