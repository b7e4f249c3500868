// Reads and writes a menu as CSV: a row for each dish, followed by a row for each of its modifiers.
// The CSV file has no fields of the merchant and no campaigns, so an import does not change these.
import type {
  CategoryFile,
  DishFactsFile,
  DishFile,
  MerchantFile,
  ModifierFile,
  ModifierGroupFile,
} from '@tingkat/ordering/merchant/merchant-file'
import { readCsv, writeCsv } from './csv.ts'
import type { Fault } from './fault.ts'

const columns = [
  'row',
  'category_id',
  'category',
  'category_english_name',
  'category_available',
  'category_served_at',
  'dish_id',
  'dish',
  'local_name',
  'english_name',
  'description',
  'english_description',
  'price',
  'discounted_price',
  'campaign_id',
  'available',
  'picture',
  'contains',
  'may_contain',
  'halal',
  'vegetarian',
  'vegan',
  'spicy',
  'group_id',
  'group',
  'group_english_name',
  'group_selection',
  'group_min',
  'group_max',
  'group_available',
  'modifier_id',
  'modifier',
  'modifier_english_name',
] as const
type Column = (typeof columns)[number]
type Cells = Partial<Record<Column, unknown>>

/**
 * Content of the CSV column `contains` if the merchant states that the dish contains no allergens.
 */
const noAllergens = 'none'

export function writeMenuCsv({ categories }: MerchantFile): string {
  const rows = categories.flatMap((category) =>
    category.dishes.flatMap((dish) => [
      dishCells(category, dish),
      ...(dish.modifierGroups ?? []).flatMap((group) =>
        group.modifiers.map((modifier) => modifierCells(category, dish, group, modifier)),
      ),
    ]),
  )
  return writeCsv([columns, ...rows.map((cells) => columns.map((column) => toText(cells[column])))])
}

function dishCells(category: CategoryFile, dish: DishFile): Cells {
  const { facts } = dish
  const { servedAt } = category as CategoryFile & { servedAt?: unknown }
  return {
    row: 'dish',
    category_id: category.ID,
    category: category.name,
    category_english_name: category.englishName,
    category_available: category.available ?? true,
    category_served_at: servedAt,
    dish_id: dish.ID,
    dish: dish.name,
    local_name: dish.localName,
    english_name: dish.englishName,
    description: dish.description,
    english_description: dish.englishDescription,
    price: dish.price,
    discounted_price: dish.discountedPrice,
    campaign_id: dish.campaignID,
    available: dish.available ?? true,
    picture: dish.picture,
    contains: facts && ((facts.contains ?? []).join(' ') || noAllergens),
    may_contain: facts?.mayContain?.join(' '),
    halal: facts?.halal,
    vegetarian: facts?.vegetarian,
    vegan: facts?.vegan,
    spicy: facts?.spicy,
  }
}

const modifierCells = (
  category: CategoryFile,
  dish: DishFile,
  group: ModifierGroupFile,
  modifier: ModifierFile,
): Cells => ({
  row: 'modifier',
  category_id: category.ID,
  category: category.name,
  dish_id: dish.ID,
  dish: dish.name,
  price: modifier.price ?? 0,
  available: modifier.available ?? true,
  group_id: group.ID,
  group: group.name,
  group_english_name: group.englishName,
  group_selection: group.selectionType,
  group_min: group.selectionRangeMin,
  group_max: group.selectionRangeMax,
  group_available: group.available ?? true,
  modifier_id: modifier.ID,
  modifier: modifier.name,
  modifier_english_name: modifier.englishName,
})

function toText(value: unknown): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/**
 * The menu of a CSV file. `rowOf` returns the number of the row that
 * defines the part of the menu at `path`. Row 1 has the column names.
 */
export type ReadMenu =
  | { file: unknown; rowOf: (path: string) => number | undefined }
  | { faults: (Fault & { row: number })[] }

/**
 * Returns the merchant's file with the menu of a CSV file. Values are not checked: pass the result
 * to the validator. Returns `faults` if the rows do not form a menu.
 */
export function readMenuCsv(text: string, merchant: MerchantFile): ReadMenu {
  const [header = [], ...rows] = readCsv(text)
  const missing = (['row', 'category_id', 'dish_id', 'dish', 'price'] as const).filter(
    (column) => !header.includes(column),
  )
  if (missing.length > 0)
    return {
      faults: missing.map((column) => ({ path: column, message: 'is a missing column', row: 1 })),
    }
  const reader = new MenuReader()
  rows.forEach((values, index) => {
    const cells = Object.fromEntries(header.map((name, place) => [name, values[place] ?? '']))
    if (values.some((value) => value !== '')) reader.read(cells, index + 2)
  })
  if (reader.faults.length > 0) return { faults: reader.faults }
  return {
    file: { ...merchant, categories: reader.categories },
    rowOf: (path) => reader.rowOf(path),
  }
}

type ReadCells = Record<string, string | undefined>
type ReadFields = Record<string, unknown>
type ReadGroup = ReadFields & { modifiers: ReadFields[] }
type ReadDish = ReadFields & { modifierGroups: ReadGroup[] }
type ReadCategory = ReadFields & { dishes: ReadDish[] }

class MenuReader {
  readonly categories: ReadCategory[] = []
  readonly faults: (Fault & { row: number })[] = []
  readonly #rows = new Map<string, number>()
  #dish: { ID: string; dish: ReadDish; path: string } | undefined

  read(cells: ReadCells, row: number): void {
    if (cells['row'] === 'dish') this.#readDish(cells, row)
    else if (cells['row'] === 'modifier') this.#readModifier(cells, row)
    else this.faults.push({ path: 'row', message: 'must be dish or modifier', row })
  }

  /**
   * Returns the row that defines the part at the path, or of its nearest ancestor that has a row.
   */
  rowOf(path: string): number | undefined {
    for (let part = path; part !== ''; part = part.replace(/(\.?\w+|\[\d+\])$/, '')) {
      const row = this.#rows.get(part)
      if (row !== undefined) return row
      if (!/(\.?\w+|\[\d+\])$/.test(part)) return undefined
    }
    return undefined
  }

  #readDish(cells: ReadCells, row: number): void {
    const ID = cells['category_id'] ?? ''
    let index = this.categories.findIndex((category) => category['ID'] === ID)
    if (index === -1) {
      index = this.categories.length
      this.categories.push({ ...categoryOf(cells), dishes: [] })
      this.#rows.set(`categories[${index}]`, row)
    }
    const { dishes } = this.categories[index] as ReadCategory
    const dish = { ...dishOf(cells), modifierGroups: [] }
    const path = `categories[${index}].dishes[${dishes.length}]`
    dishes.push(dish)
    this.#rows.set(path, row)
    this.#dish = { ID: cells['dish_id'] ?? '', dish, path }
  }

  #readModifier(cells: ReadCells, row: number): void {
    if (!this.#dish || this.#dish.ID !== cells['dish_id']) {
      this.faults.push({ path: 'dish_id', message: 'must be that of the dish above', row })
      return
    }
    const { dish, path } = this.#dish
    const ID = cells['group_id'] ?? ''
    let index = dish.modifierGroups.findIndex((group) => group['ID'] === ID)
    if (index === -1) {
      index = dish.modifierGroups.length
      dish.modifierGroups.push({ ...groupOf(cells), modifiers: [] })
      this.#rows.set(`${path}.modifierGroups[${index}]`, row)
    }
    const { modifiers } = dish.modifierGroups[index] as ReadGroup
    this.#rows.set(`${path}.modifierGroups[${index}].modifiers[${modifiers.length}]`, row)
    modifiers.push(
      stated({
        ID: cells['modifier_id'],
        name: cells['modifier'],
        englishName: cells['modifier_english_name'],
        price: toNumber(cells['price']),
        available: toBoolean(cells['available']),
      }),
    )
  }
}

const categoryOf = (cells: ReadCells): ReadFields =>
  stated({
    ID: cells['category_id'],
    name: cells['category'],
    englishName: cells['category_english_name'],
    available: toBoolean(cells['category_available']),
    servedAt: toJson(cells['category_served_at']),
  })

const dishOf = (cells: ReadCells): ReadFields =>
  stated({
    ID: cells['dish_id'],
    name: cells['dish'],
    localName: cells['local_name'],
    englishName: cells['english_name'],
    description: cells['description'],
    englishDescription: cells['english_description'],
    price: toNumber(cells['price']),
    discountedPrice: toNumber(cells['discounted_price']),
    campaignID: cells['campaign_id'],
    available: toBoolean(cells['available']),
    picture: toJson(cells['picture']),
    facts: factsOf(cells),
  })

function factsOf(cells: ReadCells): ReadFields | undefined {
  const names: readonly (keyof DishFactsFile)[] = ['halal', 'vegetarian', 'vegan']
  const { contains = '', may_contain: mayContain = '', spicy = '' } = cells
  const diets = Object.fromEntries(names.map((name) => [name, toBoolean(cells[name])]))
  const hasFacts =
    contains !== '' || mayContain !== '' || spicy !== '' || names.some((name) => cells[name])
  if (!hasFacts) return undefined
  return stated({
    contains: contains === noAllergens ? [] : toList(contains),
    mayContain: toList(mayContain),
    ...diets,
    spicy: toNumber(spicy),
  })
}

const groupOf = (cells: ReadCells): ReadFields =>
  stated({
    ID: cells['group_id'],
    name: cells['group'],
    englishName: cells['group_english_name'],
    selectionType: cells['group_selection'],
    selectionRangeMin: toNumber(cells['group_min']),
    selectionRangeMax: toNumber(cells['group_max']),
    available: toBoolean(cells['group_available']),
  })

/**
 * Returns the fields whose cells in the CSV row are not empty. Fields with empty cells get their
 * default later.
 */
const stated = (fields: ReadFields): ReadFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  )

const toList = (text: string): string[] => text.split(/[\s;]+/).filter((entry) => entry !== '')
const toNumber = (text = ''): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

/**
 * Accepts capital letters, because spreadsheets write TRUE. The validator of catalogue files
 * reports other texts.
 */
function toBoolean(text = ''): unknown {
  const lower = text.toLowerCase()
  if (lower === 'true') return true
  return lower === 'false' ? false : text
}

function toJson(text = ''): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
