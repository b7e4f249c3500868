// The cart on the wire: an eater's cart of one country, kept for every device, and the review before checkout.
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

const quantitySchema = z.int().min(0).max(lineQuantityMax)
// Counted in code points by the rule itself; UTF-16 may need twice as many.
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

const wishes = {
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
    ...wishes,
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

/** `version` is the one that the browser last agreed on with the server, 0 for none; `writeID` is new for each write and the same when it is sent again. */
export const cartBodySchema = z
  .object({
    country: countryCodeSchema,
    version: z.int().min(0),
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
  })
  .extend({ orderValueLimit: z.int() })

export const cartSchema = z
  .object({
    ...wishes,
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

/** `writeID` names the write that made this version; '' when it was no browser's: an order empties the cart. */
export const storedCartSchema = z
  .object({ version: z.int(), writeID: z.string(), cart: cartSchema.nullable() })
  .meta({ id: 'StoredCart' })
export type StoredCart = { version: number; writeID: string; cart: Cart | null }

/** The cart as it is kept now; `notices` tell what of the write the menu does not have. */
export const savedCartSchema = storedCartSchema
  .extend({ notices: z.array(cartNoticeSchema) })
  .meta({ id: 'SavedCart' })
export type SavedCart = StoredCart & { notices: CartNotice[] }

/** The cart reviewed is the stored one: nothing else is sent. */
export const reviewBodySchema = z
  .object({ isRestaurantPage: z.boolean() })
  .meta({ id: 'ReviewRequest' })
export type ReviewBody = z.input<typeof reviewBodySchema>

const reviewed = {
  ...savedCartSchema.shape,
  /** The page shows the kitchen's menu, and that has changed: it should be drawn anew. */
  refreshMenu: z.boolean(),
}
const contextSchema = z.record(z.string(), z.unknown())

/** `error`: the menu took something out of the cart. `errCode`: the cart, as it is, cannot be ordered. */
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
