// Schemas of payment methods, confirmations by the bank, outcomes of orders, and refunds.
import { paymentFailures } from '@tingkat/ordering/payment/order-payment'
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { z } from 'zod'
import { orderSchema } from './order.ts'
import { amountSchema, countryCodeSchema, idSchema } from './shape.ts'

/**
 * A challenge: the bank must confirm the payment before the order is placed. A `sandbox` challenge
 * is answered at `paths.sandboxChallenge`. A `redirect` opens the page of the bank, which redirects
 * back.
 */
export const challengeSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('sandbox'), reference: idSchema }),
    z.object({ kind: z.literal('redirect'), url: z.url() }),
  ])
  .meta({ id: 'PaymentChallenge' })
export type Challenge = z.infer<typeof challengeSchema>

export const paymentMethodsQuerySchema = z.object({
  country: countryCodeSchema,
  /**
   * The amount to pay in whole minor units. A payment
   * method with a smaller balance is not available.
   */
  total: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
})

export const paymentMethodSchema = z
  .object({
    /** CREDIT_BALANCE_INACTIVE is an e-wallet whose balance is too low. */
    type: z.enum(paymentTypes),
    /** The id in quotes and orders; empty for cash. */
    paymentTypeID: z.string(),
    group: z.enum(['CASH', 'CARD', 'GPCONLY']).nullable(),
    /** The name of the e-wallet; null for other types, whose names the storefront translates. */
    name: z.string().nullable(),
    /**
     * Whether the eater can pay with this method. If not, the storefront shows the method as
     * disabled.
     */
    available: z.boolean(),
    /** `top_up` if the balance is too low; `no_limit` if no limit for paying later was agreed. */
    note: z.enum(['top_up', 'no_limit']).nullable(),
    balance: amountSchema.nullable(),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

export const paymentMethodsSchema = z
  .object({
    methods: z.array(paymentMethodSchema),
    /**
     * The provider that tokenises cards in the browser.
     * Card numbers are sent only to this provider.
     */
    cards: z.object({
      provider: z.enum(['sandbox', 'stripe', 'none']),
      publishableKey: z.string().nullable(),
    }),
    enterprise: z.object({ costCentre: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentMethods' })
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>

/** The outcome of a request to place an order, found by the request's idempotency key. */
export const keyOutcomeSchema = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('placed'), orderID: idSchema, order: orderSchema }),
    z.object({ state: z.literal('declined'), orderID: idSchema, reason: z.enum(paymentFailures) }),
    z.object({
      state: z.literal('challenge'),
      orderID: idSchema,
      challenge: challengeSchema,
      expiresAt: z.string(),
    }),
    z.object({ state: z.literal('pending'), orderID: idSchema }),
  ])
  .meta({ id: 'KeyOutcome' })
export type KeyOutcome = z.infer<typeof keyOutcomeSchema>

export const challengeAnswerSchema = z
  .object({ approve: z.boolean() })
  .meta({ id: 'ChallengeAnswer' })

/** Requests with the same `refundID` refund only once. */
export const refundBodySchema = z
  .object({
    refundID: z.string().min(8).max(100),
    amountInMinor: z.int().min(1),
    /** The help request that the refund answers. */
    helpID: z.string().min(8).max(100).optional(),
  })
  .meta({ id: 'Refund' })
export const refundResultSchema = z
  .object({
    orderID: idSchema,
    refundedInMinor: z.int(),
    capturedInMinor: z.int(),
    /** The part of `refundedInMinor` that was not paid out, because the account is deleted. */
    forfeitedInMinor: z.int(),
  })
  .meta({ id: 'RefundResult' })
export type RefundBody = z.infer<typeof refundBodySchema>
export type RefundResult = z.infer<typeof refundResultSchema>
