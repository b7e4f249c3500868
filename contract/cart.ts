// Schemas of an eater's stored cart in one country, and of its review before checkout.
import {
  instructionsMax,
  lineQuantityMax,
  type Cart,
  type CartNotice,
} from '@tingkat/ordering/cart/cart'
import type { PickedCart } from '@tingkat/ordering/cart/cart-picks'
import { refusalCodes } from '@tingkat/ordering/refusal'
import { z } from 'zod'
import { dishSchema, merchantSummarySchema } from './merchant.ts'
import { dineInInfoSchema } from './quote.ts'
import { countryCodeSchema, idSchema } from './shape.ts'

// The largest value of the PostgreSQL type `integer`, in which the version is stored.
const versionMax = 2_147_483_647
const quantitySchema = z.int().min(0).max(lineQuantityMax)
// The limit is doubled, because `max` counts UTF-16 code units, of which one code point takes up to
// two.
const noteSchema = z.string().max(instructionsMax * 2)
const commentSchema = z.string().max(500)
const instantTextSchema = z.string().max(40)

const scheduledOrderSchema = z.object({
  isScheduledOrder: z.boolean(),
  windowStartTime: instantTextSchema.nullable(),
  windowEndTime: instantTextSchema.nullable(),
  formattedDisplayDate: z.string().max(100),
  formattedDisplayTime: z.string().max(100),
  error: z.object({ code: z.string().max(60), time: instantTextSchema }).nullable(),
})

const otherFields = {
  paymentType: z.string().max(40),
  promoCodes: z.array(z.string().max(40)).max(5),
  comment: commentSchema,
  profile: z.object({ costCentre: z.string().max(100), name: z.string().max(200) }).nullable(),
  scheduledOrder: scheduledOrderSchema.nullable(),
  dineInInfo: dineInInfoSchema.nullable(),
}

const table = {
  eaterCount: z.int().min(1).max(99).optional(),
  tableNumber: z.string().max(40).optional(),
}

export const pickedCartSchema = z
  .object({
    ...otherFields,
    merchants: z
      .array(
        z.object({
          ID: idSchema,
          comment: commentSchema,
          ...table,
          items: z
            .array(
              z.object({
                _id: idSchema,
                ID: idSchema,
                quantity: quantitySchema,
                comment: noteSchema,
                modifierGroups: z
                  .array(
                    z.object({
                      ID: idSchema,
                      modifiers: z
                        .array(z.object({ ID: idSchema, quantity: quantitySchema }))
                        .max(100),
                    }),
                  )
                  .max(50),
              }),
            )
            .max(200),
        }),
      )
      .max(10),
  })
  .meta({ id: 'PickedCart' }) satisfies z.ZodType<PickedCart>

export const cartQuerySchema = z.object({ country: countryCodeSchema })

/**
 * `version` is the last version that the browser synchronised with the server; 0 if there is none.
 * `writeID` is a unique id of the write, repeated when the write is retried.
 */
export const cartBodySchema = z
  .object({
    country: countryCodeSchema,
    version: z.int().min(0).max(versionMax),
    writeID: idSchema,
    cart: pickedCartSchema.nullable(),
  })
  .meta({ id: 'CartWrite' })
export type CartBody = z.input<typeof cartBodySchema>

const cartMerchantSchema = merchantSummarySchema
  .pick({
    ID: true,
    name: true,
    countryCode: true,
    section: true,
    currency: true,
    ETA: true,
    distanceInKm: true,
    radius: true,
    latlng: true,
    isIntegrated: true,
    openingHours: true,
    freeDeliveryFrom: true,
    pickup: true,
  })
  .extend({ orderValueLimit: z.int(), preparationMinutes: z.int().optional() })

export const cartSchema = z
  .object({
    ...otherFields,
    merchants: z.array(
      z.object({
        merchant: cartMerchantSchema,
        comment: z.string(),
        ...table,
        items: z.array(
          dishSchema.extend({
            _id: idSchema,
            quantity: quantitySchema,
            comment: z.string(),
            isFreeItem: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Cart' }) satisfies z.ZodType<Cart>

export const cartNoticeSchema = z.object({
  notice: z.enum([
    'capped',
    'merged',
    'replaced',
    'joined',
    'not_on_menu',
    'refreshed',
    'price_changed',
    ...refusalCodes,
  ]),
  lineID: idSchema.nullable(),
  name: z.string(),
  prices: z.object({ before: z.int(), after: z.int() }).optional(),
}) satisfies z.ZodType<CartNotice>

/**
 * `writeID` is the id of the write that created this version;
 * '' if the server created it, for example after an order.
 */
export const storedCartSchema = z
  .object({ version: z.int(), writeID: z.string(), cart: cartSchema.nullable() })
  .meta({ id: 'StoredCart' })
export type StoredCart = { version: number; writeID: string; cart: Cart | null }

/**
 * The stored cart. `notices` lists the lines of the request that the server dropped because they
 * are not on the menu.
 */
export const savedCartSchema = storedCartSchema
  .extend({ notices: z.array(cartNoticeSchema) })
  .meta({ id: 'SavedCart' })
export type SavedCart = StoredCart & { notices: CartNotice[] }

/** Contains no cart, because the server reviews the stored cart. */
export const reviewBodySchema = z
  .object({ isRestaurantPage: z.boolean() })
  .meta({ id: 'ReviewRequest' })
export type ReviewBody = z.input<typeof reviewBodySchema>

const reviewed = {
  ...savedCartSchema.shape,
  /** Whether the menu on the merchant's page has changed and should be fetched again. */
  refreshMenu: z.boolean(),
}
const contextSchema = z.record(z.string(), z.unknown())

/**
 * `error` means that lines were removed or changed because the
 * menu has changed; `errCode`, that the cart cannot be ordered.
 */
export const reviewSchema = z
  .union([
    z.object({ success: z.literal(true), ...reviewed }),
    z.object({ error: z.object({ code: z.string(), context: contextSchema }), ...reviewed }),
    z.object({ errCode: z.string(), context: contextSchema, ...reviewed }),
  ])
  .meta({ id: 'Review' })
export type Review = SavedCart & { refreshMenu: boolean } & (
    | { success: true }
    | { error: { code: string; context: Record<string, unknown> } }
    | { errCode: string; context: Record<string, unknown> }
  )
