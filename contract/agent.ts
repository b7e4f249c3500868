// Schemas of the page on which an eater confirms an order that an AI agent has prepared.
import { allergens } from '@tingkat/ordering/merchant/merchant'
import { z } from 'zod'
import { priceQuoteSchema, quoteTokenSchema } from './quote.ts'
import { countryCodeSchema, idSchema, instantSchema, textSchema } from './shape.ts'

/**
 * A token from an AI agent's link, which contains the encrypted checkout. Clients must not parse
 * it.
 */
export const agentTokenSchema = z.string().min(1).max(16_000)

export const allergenConflictSchema = z.object({
  allergen: z.enum(allergens),
  reason: z.enum(['contains', 'may_contain', 'not_stated']),
})

export const blockedDishSchema = z.object({
  dishID: idSchema,
  name: z.string(),
  conflicts: z.array(allergenConflictSchema),
})

export const agentCheckoutBodySchema = z
  .object({ token: agentTokenSchema })
  .meta({ id: 'AgentCheckoutRequest' })

/** `orderID` is the eater's order if the checkout was already confirmed; null otherwise. */
export const agentCheckoutSchema = z
  .object({
    countryCode: countryCodeSchema,
    merchant: z.object({ ID: idSchema, name: z.string(), timeZone: z.string() }),
    address: z.string(),
    /** Street and number if the AI agent gave them. The eater may correct them. */
    street: z.string(),
    quote: priceQuoteSchema,
    expiresAt: instantSchema,
    allergens: z.array(z.enum(allergens)),
    blocked: z.array(blockedDishSchema),
    orderID: idSchema.nullable(),
  })
  .meta({ id: 'AgentCheckout' })
export type AgentCheckout = z.infer<typeof agentCheckoutSchema>

/**
 * The street and details that the eater adds to the address from the AI agent, and the later
 * delivery time that the eater accepts.
 */
export const agentConfirmationBodySchema = z
  .object({
    token: agentTokenSchema,
    street: textSchema(200).default(''),
    addressDetail: textSchema(200).default(''),
    noteToDriver: textSchema(300).default(''),
    /**
     * The quote token of a `promise_changed` problem, which says that the promised delivery time is
     * now later. Sent if the eater accepts the later time.
     */
    acceptedQuoteToken: quoteTokenSchema.optional(),
  })
  .meta({ id: 'AgentConfirmationRequest' })
export type AgentConfirmationBody = z.input<typeof agentConfirmationBodySchema>
