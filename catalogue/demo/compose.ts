// Composes a country's catalogue from its dish book, its modifier groups and its merchant files.
import type { CountryCode } from '@tingkat/ordering/country/country'
import { catalogueVersion, type CatalogueInput, type CatalogueMerchantInput } from '../format.ts'
import type { CategoryInput } from '../menu-format.ts'
import { chooseBestSellers } from './best-sellers.ts'
import { checkReferences } from './check-references.ts'
import {
  composeDish,
  lookUp,
  splitTitle,
  toModifierGroup,
  toPlainDish,
  type DishBook,
  type DishContext,
  type ModifierGroups,
} from './compose-dish.ts'
import type { ChoicesFile, CountryFile, DemoMerchant, MenuPart } from './file-format.ts'
import { weeklyHours } from './hours.ts'
import type { CountryFiles } from './read-files.ts'

type MerchantContext = Pick<DishContext, 'book' | 'groups' | 'priceStep'> & {
  timeZone: string
  /** English names of the cuisines; undefined in a country whose demo is in English. */
  englishCuisines: CountryFile['cuisines']
  /** English names of the categories of menus. */
  englishCategories: CountryFile['categories']
}

/**
 * Returns the catalogue in the form of a catalogue file, not yet validated. Throws DemoFileError
 * for unknown keys.
 */
export function composeCatalogue(country: CountryCode, files: CountryFiles): CatalogueInput {
  checkReferences(files)
  const { timeZone, priceStep, promos, cuisines, categories } = files.country.content
  const groups = composeGroups(files.choices.content)
  const book: DishBook = new Map(
    files.book.flatMap(({ content }) =>
      Object.entries(content).map(([key, dish]) => [key, toPlainDish(dish, groups)] as const),
    ),
  )
  return {
    version: catalogueVersion,
    country,
    places: composePlaces(files.country.content),
    promos,
    merchants: files.merchants.flatMap(({ content }) => {
      const context = {
        book,
        groups: new Map([...groups, ...composeGroups(content.choices ?? {})]),
        priceStep,
        timeZone: content.timeZone ?? timeZone,
        englishCuisines: cuisines,
        englishCategories: categories,
      }
      return content.merchants.map((merchant) => composeMerchant(merchant, context))
    }),
  }
}

const composeGroups = (choices: ChoicesFile): ModifierGroups =>
  new Map(Object.entries(choices).map(([key, choice]) => [key, toModifierGroup(key, choice)]))

function composePlaces({ places, cities }: CountryFile): CatalogueInput['places'] {
  return Object.entries(places).map(
    ([
      id,
      {
        name,
        city,
        at: [latitude, longitude],
      },
    ]) => ({
      id,
      name,
      city: cities[city] ?? '',
      cityID: city,
      latitude,
      longitude,
    }),
  )
}

function composeMerchant(merchant: DemoMerchant, context: MerchantContext): CatalogueMerchantInput {
  const { englishCuisines } = context
  const { name, at, hours, dayOff, holidays, lastOrderMinutes, ...others } = merchant
  const { tables, menu, priceLevel = 1, halal, vegetarian, ...fields } = others
  const [latitude, longitude] = at
  const diets = { ...(halal && { halal }), ...(vegetarian && { vegetarian }) }
  const categories = menu.map((part, index) =>
    composeCategory(part, index, { ...context, priceLevel, diets }),
  )
  const bestSellers = fields.bestSellers ?? chooseBestSellers(merchant, categories)
  return {
    ...fields,
    ...splitTitle(name),
    ...(englishCuisines && {
      englishCuisines: fields.cuisines.map((cuisine) => englishCuisines[cuisine] ?? cuisine),
    }),
    latlng: { latitude, longitude },
    openingHours: {
      timeZone: context.timeZone,
      weekly: weeklyHours(hours, dayOff),
      ...(holidays && { holidays: holidays.map((date) => ({ date, spans: [] })) }),
      ...(lastOrderMinutes !== undefined && { lastOrderMinutes }),
    },
    ...(tables !== undefined && { tables: numberTables(merchant.ID, tables) }),
    ...(bestSellers.length > 0 && { bestSellers }),
    categories,
  }
}

function composeCategory(
  { category, ID, choices = [], dishes }: MenuPart,
  index: number,
  context: Omit<DishContext, 'categoryGroups'> & Pick<MerchantContext, 'englishCategories'>,
): CategoryInput {
  const englishName = context.englishCategories?.[category]
  const categoryGroups = choices.map((key) => lookUp(context.groups, key))
  return {
    ID: ID ?? categoryID(category, index),
    name: category,
    ...(englishName !== undefined && { englishName }),
    dishes: dishes.map((dish) => composeDish(dish, { ...context, categoryGroups })),
  }
}

/**
 * Returns the tables of a demo merchant, numbered from 1. Their ids are `<prefix>-t1` …; default
 * prefix: the merchant's id.
 */
function numberTables(
  merchantID: string,
  tables: NonNullable<DemoMerchant['tables']>,
): NonNullable<CatalogueMerchantInput['tables']> {
  const { prefix, count } =
    typeof tables === 'number' ? { prefix: merchantID, count: tables } : tables
  return Array.from({ length: count }, (_, index) => ({
    tableID: `${prefix}-t${index + 1}`,
    tableNumber: String(index + 1),
  }))
}

/**
 * Returns the id of a category: derived from its name, or from its position on the menu if the name
 * has no Latin letters.
 */
function categoryID(name: string, index: number): string {
  const slug = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
  return slug || `part-${index + 1}`
}
