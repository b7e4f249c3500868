// Zod schemas of the YAML files in `demo/<country>/`; demo/README.md documents the fields.
import { z } from 'zod'
import { catalogueSchema, merchantFileSchema, placeSchema } from '../format.ts'
import { dishFileSchema, modifierFileSchema } from '../menu-format.ts'
import { idSchema, lineSchema, schemaByValue, textSchema } from '../field-format.ts'
import { parseFacts } from './facts-line.ts'
import { spansPattern, weekdays } from './hours.ts'

/**
 * The key of an entry in a demo file. Whole numbers are refused as keys, because JavaScript objects
 * sort them before all other keys.
 */
const keySchema = idSchema.regex(/\D/, 'must not be a whole number')

const pointSchema = z.tuple([placeSchema.shape.latitude, placeSchema.shape.longitude])

/** A name in Latin letters, optionally followed by ` · ` and the name in the local script. */
const titleSchema = lineSchema.refine(
  (title) => title.split(' · ').length <= 2,
  'must have at most one " · "',
)

const factsSchema = z.string().superRefine((line, context) => {
  try {
    parseFacts(line)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
  }
})

const choiceNamesSchema = z.array(keySchema)

const fullModifierSchema = modifierFileSchema.extend({ ID: idSchema.optional() })

const modifierSchema = schemaByValue((value) =>
  typeof value === 'string' ? lineSchema : fullModifierSchema,
)

const choiceSchema = z.strictObject({
  ID: idSchema.optional(),
  name: lineSchema,
  englishName: lineSchema.optional(),
  pick: z.union([z.literal('one'), z.tuple([z.int().min(0), z.int().min(1)])], {
    error: 'must be "one", or a list of the least and the most, such as [0, 3]',
  }),
  modifiers: z.record(keySchema, modifierSchema),
})

export const choicesFileSchema = z.record(keySchema, choiceSchema)

const dishFields = {
  ...dishFileSchema.omit({ ID: true, name: true, localName: true, modifierGroups: true }).shape,
  title: titleSchema,
  facts: factsSchema.optional(),
  choices: choiceNamesSchema.optional(),
}

const bookDishSchema = z.strictObject(dishFields)

export const bookFileSchema = z.record(keySchema, bookDishSchema)

const discountSchema = z.int().min(1).max(99).optional()

const changedDishSchema = z.strictObject({
  ...dishFields,
  dish: keySchema,
  ID: idSchema.optional(),
  title: titleSchema.optional(),
  price: dishFields.price.optional(),
  // An empty name removes the English name that the dish has in the dish book.
  englishName: textSchema.optional(),
  discountPercent: discountSchema,
})

const writtenDishSchema = z.strictObject({ ...dishFields, ID: idSchema })

const menuDishSchema = schemaByValue((value) => {
  if (typeof value === 'string') return keySchema
  const isChange = typeof value === 'object' && value !== null && 'dish' in value
  return isChange ? changedDishSchema : writtenDishSchema
})

const menuPartSchema = z.strictObject({
  category: lineSchema,
  ID: idSchema.optional(),
  choices: choiceNamesSchema.optional(),
  dishes: z.array(menuDishSchema).min(1),
})

const tableCountSchema = z.int().min(1).max(200)

const numberedTablesSchema = z.strictObject({ prefix: idSchema, count: tableCountSchema })

const merchantSchema = z.strictObject({
  ...merchantFileSchema.omit({
    localName: true,
    latlng: true,
    openingHours: true,
    categories: true,
    englishCuisines: true,
  }).shape,
  name: titleSchema,
  at: pointSchema,
  hours: z.string().regex(spansPattern, 'must be spans such as 11:00-15:00 18:00-22:00'),
  dayOff: z.enum(weekdays).optional(),
  holidays: z.array(z.iso.date('must be a date, YYYY-MM-DD')).optional(),
  lastOrderMinutes: z.int().min(0).max(240).optional(),
  priceLevel: z.number().min(0.1).max(10).optional(),
  halal: z.literal(true).optional(),
  vegetarian: z.literal(true).optional(),
  tables: schemaByValue((value) =>
    typeof value === 'object' ? numberedTablesSchema : tableCountSchema,
  ).optional(),
  menu: z.array(menuPartSchema).min(1),
})

export const merchantsFileSchema = z.strictObject({
  timeZone: lineSchema.optional(),
  choices: choicesFileSchema.optional(),
  merchants: z.array(merchantSchema).min(1),
})

const fileNamesSchema = z.array(keySchema)

export const countryFileSchema = z.strictObject({
  timeZone: lineSchema,
  priceStep: z.int().min(1),
  firstMerchants: fileNamesSchema,
  merchants: fileNamesSchema,
  cuisines: z.record(lineSchema, lineSchema).optional(),
  categories: z.record(lineSchema, lineSchema).optional(),
  cities: z.record(keySchema, lineSchema),
  places: z.record(
    keySchema,
    z.strictObject({ name: lineSchema, city: keySchema, at: pointSchema }),
  ),
  promos: catalogueSchema.shape.promos,
})

export type CountryFile = z.input<typeof countryFileSchema>
export type ChoicesFile = z.input<typeof choicesFileSchema>
export type BookFile = z.input<typeof bookFileSchema>
export type MerchantsFile = z.input<typeof merchantsFileSchema>
export type DemoChoice = z.input<typeof choiceSchema>
export type BookDish = z.input<typeof bookDishSchema>
export type ChangedDish = z.input<typeof changedDishSchema>
export type WrittenDish = z.input<typeof writtenDishSchema>
export type MenuPart = z.input<typeof menuPartSchema>
export type DemoMerchant = MerchantsFile['merchants'][number]
