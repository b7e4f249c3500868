// Schemas of quote requests, signed quotes and promos. Requests contain no prices.
import { instructionsMax } from '@tingkat/ordering/cart/cart'
import { promoRedemptionDefaults, type PromoRedemption } from '@tingkat/ordering/quote/promo'
import type { PriceQuote, QuoteRequest } from '@tingkat/ordering/quote/quote'
import { quoteChangeKinds, type QuoteDifference } from '@tingkat/ordering/quote/quote-difference'
import { z } from 'zod'
import {
  amountSchema,
  countryCodeSchema,
  currencySchema,
  idSchema,
  instantSchema,
  pointSchema,
} from './shape.ts'

// The limit is doubled, because `max` counts UTF-16 code units, of which one code point takes up to
// two.
const commentSchema = z.string().max(instructionsMax * 2)

// The limits of this schema only bound the size of a request; the ordering rules validate the
// values.
const requestedItemSchema = z.object({
  ID: idSchema,
  quantity: z.int().min(-1_000_000).max(1_000_000),
  comment: commentSchema.default(''),
  modifierGroups: z
    .array(
      z.object({
        ID: idSchema,
        modifiers: z.array(z.object({ ID: idSchema, quantity: z.int().min(0).max(99) })).max(100),
      }),
    )
    .max(50)
    .default([]),
})

export const quoteRequestSchema = z.object({
  merchants: z
    .array(
      z.object({
        ID: idSchema,
        section: z.string().max(100).default(''),
        comment: z.string().max(500).default(''),
        items: z.array(requestedItemSchema).max(200),
      }),
    )
    .max(10),
  paymentTypeID: z.string().max(40).default(''),
  promoCode: z.array(z.string().max(40)).max(5).default([]),
  comment: z.string().max(500).default(''),
  campaignIDs: z.array(idSchema).max(50).default([]),
  campaignList: z
    .array(z.object({ ID: idSchema, name: z.string().max(200) }))
    .max(50)
    .default([]),
  enterprise: z
    .object({ costCentre: z.string().max(100), name: z.string().max(200) })
    .nullable()
    .default(null),
  scheduledTime: z
    .object({
      from: z.string().max(40),
      to: z.string().max(40),
      available: z.boolean(),
      reason: z.string().max(200),
    })
    .nullable()
    .default(null),
  /** The courier's tip: at most the price of the food, and only in countries that offer tips. */
  tipInMinor: z.int().min(0).optional(),
}) satisfies z.ZodType<QuoteRequest>

export const dineInInfoSchema = z.object({
  tableID: z.string().max(100),
  merchants: z.record(
    idSchema,
    z.object({
      eaterCount: z.int().min(1).max(99),
      tableNumber: z.string().max(40),
      tableCode: z.string().max(100).optional(),
    }),
  ),
})

export const quoteBodySchema = quoteRequestSchema
  .extend({
    countryCode: countryCodeSchema,
    /** The delivery location; null if unknown or for a table. */
    location: pointSchema.nullable().default(null),
    dineInInfo: dineInInfoSchema.nullable().default(null),
    /** Whether the eater collects the order; `location` is then ignored. */
    pickup: z.boolean().optional(),
  })
  .meta({ id: 'QuoteRequest' })
export type QuoteBody = z.input<typeof quoteBodySchema>

export const feeLineSchema = z
  .object({
    key: z.enum(['delivery', 'platform', 'small_order', 'tax', 'promo', 'subtotal', 'tip']),
    name: z.string(),
    value: z.object({ amountInMinor: z.int() }),
    amountDisplay: z.string(),
    description: z.object({ title: z.string(), content: z.string() }).nullable(),
    details: z.array(z.string()),
    combinedFees: z.object({ title: z.string(), content: z.string() }).nullable(),
  })
  .meta({ id: 'FeeLine' })

export const priceQuoteSchema = z
  .object({
    currency: currencySchema,
    merchants: z.array(
      z.object({
        ID: idSchema,
        name: z.string(),
        orderType: z.enum(['INTEGRATED', 'CONCIERGE']),
        items: z.array(
          z.object({
            ID: idSchema,
            name: z.string(),
            englishName: z.string().optional(),
            quantity: z.int(),
            comment: z.string(),
            isFreeItem: z.boolean(),
            modifiers: z.array(
              z.object({
                ID: idSchema,
                name: z.string(),
                englishName: z.string().optional(),
                quantity: z.int(),
              }),
            ),
            totalPriceV2: amountSchema,
            totalReducedPriceV2: amountSchema,
            /**
             * In a placed group order, the member and the member's line from which this item comes.
             */
            groupLine: z.object({ memberID: idSchema, lineID: idSchema }).optional(),
          }),
        ),
      }),
    ),
    foodQuote: z.object({
      priceV2: amountSchema,
      priceAfterCampaignInMinorUnitV2: amountSchema,
      inclTaxV2: amountSchema,
      taxV2: amountSchema,
    }),
    promoCodes: z.array(z.object({ code: z.string(), promoAmountV2: amountSchema })),
    deliveryQuote: z.object({ priceV2: amountSchema, reducedPriceV2: amountSchema }),
    totalQuote: z.object({ priceV2: amountSchema, reducedPriceV2: amountSchema }),
    otherFees: z.array(feeLineSchema),
    breakdowns: z.array(feeLineSchema),
    campaigns: z.array(
      z.object({
        ID: idSchema,
        name: z.string(),
        freeItem: z.object({ ID: idSchema, name: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'PriceQuote' }) satisfies z.ZodType<PriceQuote>

/** A signed quote. An order with its `quoteToken` is charged the shown total or refused. */
export const signedQuoteSchema = priceQuoteSchema
  .extend({
    quoteID: idSchema,
    expiresAt: instantSchema,
    /**
     * The quote as a signed token, which clients must not parse. The token is valid for this cart
     * only, but for any account.
     */
    quoteToken: z.string(),
    /**
     * By how many minutes an order for now is delayed because the merchant's capacity is used up.
     */
    waitMinutes: z.int().optional(),
    /**
     * Why and until when orders get no promised delivery time. Undefined if this order gets one, or
     * if the country never promises a time.
     */
    promiseSuspension: z.object({ until: instantSchema, note: z.string() }).optional(),
  })
  .meta({ id: 'SignedQuote' })
export type SignedQuote = z.infer<typeof signedQuoteSchema>

/**
 * The maximum leaves room for a token with the amounts of 200 dishes and the names of free items.
 */
export const quoteTokenSchema = z.string().max(16_000)

export const quoteDifferenceSchema = z
  .object({
    key: z.string(),
    name: z.string(),
    kind: z.enum(quoteChangeKinds),
    shown: z.int(),
    fresh: z.int(),
  })
  .meta({ id: 'QuoteDifference' }) satisfies z.ZodType<QuoteDifference>

/**
 * The context of `quote_changed` and `quote_expired`: the current quote, and its differences
 * from the quote that the eater saw. There are no differences if that quote has only expired.
 */
export const freshQuoteSchema = z
  .object({ quote: signedQuoteSchema, changes: z.array(quoteDifferenceSchema) })
  .meta({ id: 'FreshQuote' })
export type FreshQuote = z.infer<typeof freshQuoteSchema>

/** A promo code to validate. `promoCode` lists the codes that the cart already has. */
export const promoBodySchema = quoteBodySchema
  .extend({
    code: z.string().trim().min(1).max(40),
    promoCode: z.array(z.string().max(40)).max(4).default([]),
  })
  .meta({ id: 'PromoRequest' })
export type PromoBody = z.input<typeof promoBodySchema>

export const promoRedemptionSchema = z
  .object({
    promoCode: z.string().default(promoRedemptionDefaults.promoCode),
    offerID: z.int().default(promoRedemptionDefaults.offerID),
    promoCodeID: z.int().default(promoRedemptionDefaults.promoCodeID),
    redemptionID: z.int().default(promoRedemptionDefaults.redemptionID),
    promoCodeUUID: z.string().default(promoRedemptionDefaults.promoCodeUUID),
    redemptionUUID: z.string().default(promoRedemptionDefaults.redemptionUUID),
  })
  .meta({ id: 'PromoRedemption' }) satisfies z.ZodType<PromoRedemption>

/**
 * The redemption (the promo that the code stands for), and the amount that it deducts from this
 * cart.
 */
export const promoValidationSchema = z
  .object({
    redemption: promoRedemptionSchema,
    promoAmountV2: amountSchema,
    description: z.string(),
  })
  .meta({ id: 'PromoValidation' })
export type PromoValidation = z.infer<typeof promoValidationSchema>
