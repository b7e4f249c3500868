// Zod schema of the catalogue file, which is one JSON document per country.
// docs/catalogue-format.md describes the fields.
import { countryCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'
import { menuFields } from './menu-format.ts'
import { idSchema, lineSchema, priceSchema, spanSchema, textSchema } from './field-format.ts'
import { coverPictureSchema } from './picture-format.ts'

/** Version of the file format. Increment it when files of this version can no longer be read. */
export const catalogueVersion = 1

const pointFields = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}

export const placeSchema = z.strictObject({
  id: idSchema,
  name: lineSchema,
  city: lineSchema,
  cityID: idSchema,
  ...pointFields,
})

const promoSchema = z.strictObject({
  code: z.string().regex(/^[A-Z0-9]{3,20}$/, 'must be 3 to 20 capital letters and digits'),
  basisPoints: z.int().min(0).max(10_000),
  amountInMinor: priceSchema,
  cap: priceSchema,
  minSubtotal: priceSchema,
  exclusive: z.boolean().optional(),
  description: lineSchema,
})

const openingHoursSchema = z.strictObject({
  timeZone: lineSchema,
  weekly: z
    .array(z.array(spanSchema).max(6))
    .length(7, 'must have seven days, Monday first; an empty list closes a day'),
  holidays: z
    .array(
      z.strictObject({
        date: z.iso.date('must be a date, YYYY-MM-DD'),
        spans: z.array(spanSchema).max(6),
      }),
    )
    .max(60)
    .optional(),
  lastOrderMinutes: z.int().min(0).max(240).optional(),
})

const ratingSchema = z.number().min(0).max(5)
const countSchema = z.int().min(0).max(100_000_000)

const ratingShowFlagSchema = z.strictObject({
  enable: z.boolean(),
  minRating: ratingSchema,
  minVoteCount: countSchema,
})

const cuisinesMax = 10

export const merchantFileSchema = z.strictObject({
  ID: idSchema,
  /**
   * The revision of the merchant from which this entry was made. An import fails if the merchant
   * was edited in the console after this revision.
   */
  baseRevision: z.int().min(0).optional(),
  name: lineSchema,
  localName: lineSchema.optional(),
  section: lineSchema.default('food'),
  cuisines: z.array(lineSchema).min(1).max(cuisinesMax),
  englishCuisines: z.array(lineSchema).max(cuisinesMax).optional(),
  address: lineSchema,
  latlng: z.strictObject(pointFields),
  // In metres. No courier rides 50 km, so a larger radius is probably in the wrong unit.
  radius: z.int().min(1).max(50_000),
  isIntegrated: z.boolean().default(true),
  openingHours: openingHoursSchema,
  temporarilyClosed: z.boolean().default(false),
  preparationMinutes: z.int().min(0).max(240),
  rating: ratingSchema.default(0),
  voteCount: countSchema.default(0),
  ratingShowFlag: ratingShowFlagSchema.default({ enable: false, minRating: 0, minVoteCount: 0 }),
  promo: textSchema.default(''),
  englishPromo: lineSchema.optional(),
  orderValueLimit: priceSchema.default(0),
  freeDeliveryFrom: priceSchema.optional(),
  pickup: z.boolean().default(false),
  blockOnDemandOrders: z.boolean().default(false),
  tables: z
    .array(z.strictObject({ tableID: idSchema, tableNumber: lineSchema }))
    .max(1_000)
    .default([]),
  picture: coverPictureSchema.default(''),
  ...menuFields,
})

export const catalogueSchema = z.strictObject({
  version: z.literal(catalogueVersion),
  country: z.enum(countryCodes),
  places: z.array(placeSchema).max(10_000).default([]),
  promos: z.array(promoSchema).max(1_000).default([]),
  merchants: z.array(merchantFileSchema).min(1).max(100_000),
})

/** A validated catalogue file with all defaults. */
export type Catalogue = z.output<typeof catalogueSchema>
export type CatalogueMerchant = Catalogue['merchants'][number]
export type CataloguePlace = Catalogue['places'][number]

/** A catalogue file as people write it: fields with a default are optional. */
export type CatalogueInput = z.input<typeof catalogueSchema>
export type CatalogueMerchantInput = CatalogueInput['merchants'][number]
