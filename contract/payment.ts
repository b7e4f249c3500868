// Payment on the wire: how this eater may pay, what became of a key, and what the bank asks the eater to confirm.
import { paymentFailures } from '@tingkat/ordering/payment/order-payment'
import { paymentTypes } from '@tingkat/ordering/payment/payment'
import { z } from 'zod'
import { orderSchema } from './order.ts'
import { amountSchema, countryCodeSchema, idSchema } from './shape.ts'

/** What the eater must do before the order is placed. sandbox: answer at `paths.sandboxChallenge`; redirect: the bank's own page, which leads back. */
export const challengeSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('sandbox'), reference: idSchema }),
    z.object({ kind: z.literal('redirect'), url: z.url() }),
  ])
  .meta({ id: 'PaymentChallenge' })
export type Challenge = z.infer<typeof challengeSchema>

export const paymentMethodsQuerySchema = z.object({
  country: countryCodeSchema,
  /** Whole minor units to be paid: what a balance is measured against. */
  total: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
})

export const paymentMethodSchema = z
  .object({
    /** CREDIT_BALANCE_INACTIVE stands for a wallet that holds too little. */
    type: z.enum(paymentTypes),
    /** As quotes and orders carry it; empty for cash. */
    paymentTypeID: z.string(),
    group: z.enum(['CASH', 'CARD', 'GPCONLY']).nullable(),
    /** The wallet's name in the country; null for every other way, which the storefront names. */
    name: z.string().nullable(),
    /** False: shown, and cannot be chosen. */
    available: z.boolean(),
    /** top_up: the balance is too small; no_limit: none was agreed. */
    note: z.enum(['top_up', 'no_limit']).nullable(),
    balance: amountSchema.nullable(),
  })
  .meta({ id: 'PaymentMethod' })
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

export const paymentMethodsSchema = z
  .object({
    methods: z.array(paymentMethodSchema),
    /** Who turns a card into a token, in the page; the number goes nowhere else. */
    cards: z.object({
      provider: z.enum(['sandbox', 'stripe', 'none']),
      publishableKey: z.string().nullable(),
    }),
    enterprise: z.object({ costCentre: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'PaymentMethods' })
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>

/** Did my order go through? */
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

/** `refundID` names this one refund: sent twice, it is given back once. */
export const refundBodySchema = z
  .object({
    refundID: z.string().min(8).max(100),
    amountInMinor: z.int().min(1),
    /** The eater's request for help that it answers. */
    helpID: z.string().min(8).max(100).optional(),
  })
  .meta({ id: 'Refund' })
export const refundResultSchema = z
  .object({
    orderID: idSchema,
    refundedInMinor: z.int(),
    capturedInMinor: z.int(),
    /** The part of `refundedInMinor` that reached nobody, because the eater's account is deleted. */
    forfeitedInMinor: z.int(),
  })
  .meta({ id: 'Refunded' })
export type RefundBody = z.infer<typeof refundBodySchema>
export type RefundResult = z.infer<typeof refundResultSchema>
