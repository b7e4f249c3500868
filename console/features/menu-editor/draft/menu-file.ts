// Finds and edits categories, dishes and choices of a menu file. Each edit returns a new file and
// leaves the given one as it is.
import type {
  CategoryFile,
  DishFile,
  MerchantFile,
  ModifierFile,
  ModifierGroupFile,
} from '@tingkat/ordering/merchant/merchant-file'

export type Placed = { dish: DishFile; category: CategoryFile }

export function findDish(file: MerchantFile, dishID: string): Placed | undefined {
  for (const category of file.categories) {
    const dish = category.dishes.find(({ ID }) => ID === dishID)
    if (dish) return { dish, category }
  }
  return undefined
}

/** Whether the form can show the file. A faulty imported file may lack categories or ids. */
export function isEditable(file: unknown): file is MerchantFile {
  const hasID = (entry: unknown) => typeof (entry as { ID?: unknown } | null)?.ID === 'string'
  const listOf = (owner: object, field: string, isOptional = false): object[] | null => {
    const list = (owner as Record<string, unknown>)[field]
    if (list === undefined && isOptional) return []
    return Array.isArray(list) && list.every(hasID) ? (list as object[]) : null
  }
  if (typeof file !== 'object' || file === null) return false
  return Boolean(
    listOf(file, 'categories')?.every((category) =>
      listOf(category, 'dishes')?.every((dish) =>
        listOf(dish, 'modifierGroups', true)?.every((group) => listOf(group, 'modifiers')),
      ),
    ),
  )
}

const mapCategories = (
  file: MerchantFile,
  change: (category: CategoryFile) => CategoryFile,
): MerchantFile => ({ ...file, categories: file.categories.map(change) })

export const changeCategory = (
  file: MerchantFile,
  categoryID: string,
  change: (category: CategoryFile) => CategoryFile,
): MerchantFile =>
  mapCategories(file, (category) => (category.ID === categoryID ? change(category) : category))

export const changeDish = (
  file: MerchantFile,
  dishID: string,
  change: (dish: DishFile) => DishFile,
): MerchantFile =>
  mapCategories(file, (category) => ({
    ...category,
    dishes: category.dishes.map((dish) => (dish.ID === dishID ? change(dish) : dish)),
  }))

export const removeDish = (file: MerchantFile, dishID: string): MerchantFile =>
  mapCategories(file, (category) => ({
    ...category,
    dishes: category.dishes.filter(({ ID }) => ID !== dishID),
  }))

/** Adds the dish at the end of the category, or at `index`. */
export const addDish = (
  file: MerchantFile,
  categoryID: string,
  dish: DishFile,
  index?: number,
): MerchantFile =>
  changeCategory(file, categoryID, (category) => ({
    ...category,
    dishes: category.dishes.toSpliced(index ?? category.dishes.length, 0, dish),
  }))

/** Moves the dish to the end of another category. */
export function moveDish(file: MerchantFile, dishID: string, categoryID: string): MerchantFile {
  const placed = findDish(file, dishID)
  if (!placed || placed.category.ID === categoryID) return file
  return addDish(removeDish(file, dishID), categoryID, placed.dish)
}

/** Moves the entry up or down by one position; no-op at the end of the list. */
export function shift<T extends { ID: string }>(list: readonly T[], ID: string, by: 1 | -1): T[] {
  const from = list.findIndex((entry) => entry.ID === ID)
  const to = from + by
  const entry = list[from]
  if (!entry || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/** Returns a random id, so that two people who edit at the same time do not create the same id. */
export const newID = (kind: 'dish' | 'category' | 'group' | 'choice'): string =>
  `${kind}-${crypto.randomUUID().slice(0, 8)}`

/**
 * Returns a dish without a price, so that the menu draft has a fault until somebody types the
 * price.
 */
export const newDish = (): DishFile =>
  ({ ID: newID('dish'), name: '', available: true }) as unknown as DishFile

export const newChoice = (): ModifierFile => ({ ID: newID('choice'), name: '', price: 0 })

export const newGroup = (): ModifierGroupFile => ({
  ID: newID('group'),
  name: '',
  selectionType: 'single',
  selectionRangeMin: 1,
  selectionRangeMax: 1,
  modifiers: [newChoice()],
})
