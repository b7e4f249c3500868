// Schemas of merchants: lists near a location, menus, and delivery windows.
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  allergens,
  spicinessMax,
  type DishFacts,
  type Merchant,
  type MerchantSummary,
} from '@tingkat/ordering/merchant/merchant'
import { diets, merchantSorts, type MerchantSort } from '@tingkat/ordering/merchant/merchant-filter'
import { shownPauseReasons } from '@tingkat/ordering/merchant/pause'
import { z } from 'zod'
import {
  amountSchema,
  countryCodeSchema,
  currencySchema,
  cursorSchema,
  idSchema,
  instantSchema,
  latitudeSchema,
  longitudeSchema,
  pointSchema,
} from './shape.ts'

const spanSchema = z.object({ from: z.string(), to: z.string() })

const openingHoursSchema = z.object({
  open: z.boolean().nullish(),
  timeZone: z.string(),
  weekly: z.array(z.array(spanSchema)),
  holidays: z.array(z.object({ date: z.string(), spans: z.array(spanSchema) })).optional(),
  lastOrderMinutes: z.int().optional(),
})

export const merchantSummarySchema = z.object({
  ID: idSchema,
  name: z.string(),
  countryCode: z.string(),
  section: z.string(),
  cuisines: z.array(z.string()),
  englishCuisines: z
    .array(z.string())
    .optional()
    .describe('English names of `cuisines`, in the same sequence'),
  imgHref: z.string(),
  currency: currencySchema,
  ETA: z.int().nullable(),
  distanceInKm: z.number().nullable(),
  radius: z.number(),
  latlng: pointSchema,
  isIntegrated: z.boolean(),
  openingHours: openingHoursSchema,
  promo: z.object({
    hasPromo: z.boolean(),
    description: z.string(),
    englishDescription: z.string().optional(),
    imgHref: z
      .string()
      .optional()
      .describe(
        'Picture of the dish that the promo is about; absent if it is about no single one.',
      ),
  }),
  rating: z.number(),
  voteCount: z.int(),
  ratingShowFlag: z.object({ enable: z.boolean(), minRating: z.number(), minVoteCount: z.int() }),
  preparationMinutes: z.int(),
  schedulerOrderConfig: z.object({ blockOnDemandOrders: z.boolean() }),
  freeDeliveryFrom: z.int().optional(),
  /** Whether eaters may collect their orders. */
  pickup: z.boolean().optional(),
  busyMinutes: z
    .int()
    .optional()
    .describe('Minutes by which a busy merchant takes longer; part of `preparationMinutes`'),
  pause: z
    .object({
      until: z.string().nullable(),
      reason: z.enum(shownPauseReasons),
      note: z.string().optional(),
    })
    .optional()
    .describe('Set while the merchant takes no orders for now, with the end if it is known'),
}) satisfies z.ZodType<MerchantSummary>

export const modifierSchema = z.object({
  ID: idSchema,
  name: z.string(),
  englishName: z.string().optional(),
  quantity: z.int(),
  available: z.boolean(),
  price: z.int(),
  groupID: idSchema,
})

export const modifierGroupSchema = z
  .object({
    ID: idSchema,
    name: z.string(),
    englishName: z.string().optional(),
    selectionRangeMin: z.int(),
    selectionRangeMax: z.int(),
    selectionType: z.union([z.literal(0), z.literal(1)]),
    available: z.boolean(),
    modifiers: z.array(modifierSchema),
  })
  .meta({ id: 'ModifierGroup' })

/**
 * What the merchant states about a dish's allergens. An allergen that is in neither list is
 * unknown.
 */
export const dishFactsSchema = z
  .object({
    contains: z.array(z.enum(allergens)),
    mayContain: z.array(z.enum(allergens)),
    halal: z.boolean().optional(),
    vegetarian: z.boolean().optional(),
    vegan: z.boolean().optional(),
    spicy: z.int().min(0).max(spicinessMax).optional(),
  })
  .meta({ id: 'DishFacts' }) satisfies z.ZodType<DishFacts>

export const dishSchema = z
  .object({
    ID: idSchema,
    name: z.string(),
    englishName: z.string().optional(),
    description: z.string(),
    englishDescription: z.string().optional(),
    facts: dishFactsSchema.optional(),
    imgHref: z.string(),
    images: z.array(z.string()),
    available: z.boolean(),
    servedFrom: z.string().optional(),
    sortOrder: z.int(),
    campaignID: z.string(),
    campaignName: z.string(),
    _currency: z.object({ code: z.string(), symbol: z.string() }),
    priceInMinorUnit: z.int(),
    discountedPriceInMin: z.int(),
    priceV2: amountSchema,
    discountedPriceV2: amountSchema,
    modifierGroups: z.array(modifierGroupSchema),
  })
  .meta({ id: 'Dish' })

export const merchantSchema = merchantSummarySchema
  .extend({
    address: z.string(),
    tables: z.array(z.object({ tableID: z.string(), tableNumber: z.string() })),
    mostOrdered: z
      .array(z.string())
      .optional()
      .describe(
        'Ids of the recently most ordered dishes, best first; without enough orders, the bestSellers',
      ),
    menu: z.object({
      categories: z.array(
        z.object({
          ID: idSchema,
          name: z.string(),
          englishName: z.string().optional(),
          available: z.boolean(),
          servedAt: z
            .array(z.array(spanSchema))
            .optional()
            .describe('Serving times of the week, Monday first; absent means whenever it is open'),
          items: z.array(dishSchema),
        }),
      ),
      campaigns: z.array(
        z.object({
          ID: idSchema,
          name: z.string(),
          englishName: z.string().optional(),
          tcDetails: z.string(),
          englishTcDetails: z.string().optional(),
          freeItem: z.object({ ID: idSchema, name: z.string(), minSubtotal: z.int() }).nullable(),
        }),
      ),
      menuMeta: z.object({ orderValueLimit: z.int() }),
    }),
  })
  .meta({ id: 'Merchant' }) satisfies z.ZodType<Merchant>

const nearSchema = {
  latitude: z.coerce.number().pipe(latitudeSchema).optional(),
  longitude: z.coerce.number().pipe(longitudeSchema).optional(),
}

/** `1` enables the filter; without the query parameter, the filter is off. */
const flagFilterSchema = z
  .literal('1')
  .optional()
  .transform((flag) => flag === '1')
const commaSeparatedSchema = z
  .string()
  .max(60)
  .default('')
  .transform((text) => (text ? text.split(',') : []))

export const merchantListQuerySchema = z.object({
  country: countryCodeSchema,
  ...nearSchema,
  search: z.string().max(200).optional(),
  category: z.string().max(64).optional(),
  /** Comma-separated merchant ids. Unknown ids are ignored. */
  ids: z
    .string()
    .max(4_000)
    .default('')
    .transform((text) => (text ? text.split(',') : []))
    .pipe(z.array(idSchema).max(60)),
  sort: z.enum(merchantSorts).default('recommended'),
  open: flagFilterSchema,
  offer: flagFilterSchema,
  /** Lists only merchants with free delivery, always or from a subtotal on. */
  freeDelivery: flagFilterSchema,
  scheduled: flagFilterSchema,
  /**
   * Lists only merchants whose orders eaters may collect, even if the eater is outside their
   * delivery area.
   */
  pickup: flagFilterSchema,
  rating: z.coerce.number().min(0).max(5).default(0),
  /** Maximum delivery time in whole minutes. */
  minutes: z.coerce.number().int().min(0).max(300).default(0),
  by: instantSchema.optional(),
  /** Price levels, separated by commas. */
  prices: commaSeparatedSchema.pipe(
    z
      .array(z.coerce.number<string>().pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])))
      .max(3),
  ),
  diets: commaSeparatedSchema.pipe(z.array(z.string().pipe(z.enum(diets))).max(diets.length)),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
})
export type MerchantListQuery = {
  country: CountryCode
  latitude?: number
  longitude?: number
  search?: string
  category?: string
  ids?: string
  cursor?: string
  limit?: number
  sort?: MerchantSort
  open?: '1'
  offer?: '1'
  freeDelivery?: '1'
  scheduled?: '1'
  pickup?: '1'
  rating?: number
  minutes?: number
  by?: string
  prices?: string
  diets?: string
}

/** A dish that matches a search. */
export const foundDishSchema = dishSchema
  .pick({
    ID: true,
    name: true,
    englishName: true,
    available: true,
    imgHref: true,
    discountedPriceV2: true,
  })
  .meta({ id: 'FoundDish' })
export type FoundDish = z.infer<typeof foundDishSchema>

/**
 * `deliverable` and `deliveryFee` are null without an address. The fee is 0 if delivery is always
 * free. Merchants that do not deliver to the address come last in the list.
 */
export const listedMerchantSchema = merchantSummarySchema
  .extend({
    deliverable: z.boolean().nullable(),
    deliveryFee: amountSchema.nullable(),
    /**
     * The instant of the next opening of a closed merchant;
     * null if the merchant is open or the time is unknown.
     */
    opensAt: z.string().nullable(),
    /** The dishes that match best; undefined unless the list is a search result. */
    dishes: z.array(foundDishSchema).optional(),
    /**
     * True if the merchant has only some words of the search, or food that is similar to what the
     * search names; otherwise undefined. These merchants come after the other matches.
     */
    isPartialMatch: z.boolean().optional(),
  })
  .meta({ id: 'ListedMerchant' })
export type ListedMerchant = z.infer<typeof listedMerchantSchema>

export const merchantListSchema = z
  .object({
    merchants: z.array(listedMerchantSchema),
    total: z.int(),
    /**
     * The number of merchants that deliver to the address; these merchants come first in the list.
     * Null without an address, and while the next page may have more such merchants.
     */
    deliverableCount: z.int().nullable(),
    /**
     * The number of merchants that match the whole search and, with an address, deliver there.
     * Undefined unless the list is a search result.
     */
    matchCount: z.int().optional(),
    nextCursor: z.string().nullable(),
  })
  .meta({ id: 'MerchantList' })
export type MerchantList = z.infer<typeof merchantListSchema>

export const categoryListQuerySchema = z.object({ country: countryCodeSchema })
/** The cuisines of a country's merchants; cuisines with the most merchants come first. */
export const categoryListSchema = z
  .object({
    categories: z.array(
      z.object({
        ID: z.string(),
        name: z.string(),
        englishName: z.string().optional(),
        merchantCount: z.int(),
      }),
    ),
  })
  .meta({ id: 'CategoryList' })
export type CategoryList = z.infer<typeof categoryListSchema>

export const merchantQuerySchema = z.object(nearSchema)

/** Delivery windows of half an hour, each as ISO 8601 instants in UTC, earliest first. */
export const timeSlotsSchema = z
  .object({ slots: z.array(z.object({ from: z.string(), to: z.string() })) })
  .meta({ id: 'TimeSlots' })
export type TimeSlots = z.infer<typeof timeSlotsSchema>
