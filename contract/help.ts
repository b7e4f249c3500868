// Schemas of eaters' help requests about an order, and of the answers of the merchant or the
// operator.
import {
  helpCommentMax,
  helpStates,
  helpTopics,
  type HelpRequest,
} from '@tingkat/ordering/order/help'
import { z } from 'zod'
import { idSchema, textSchema } from './shape.ts'

/** An eater's request for help. `helpID` makes it idempotent. `itemIDs` are dishes of the order. */
export const helpBodySchema = z
  .object({
    helpID: z.string().min(8).max(100),
    topic: z.enum(helpTopics),
    itemIDs: z.array(idSchema).max(50).default([]),
    comment: textSchema(helpCommentMax).default(''),
  })
  .meta({ id: 'HelpBody' })
export type HelpBody = z.input<typeof helpBodySchema>

export const helpRequestSchema = z
  .object({
    helpID: z.string(),
    topic: z.enum(helpTopics),
    itemIDs: z.array(z.string()),
    comment: z.string(),
    at: z.string(),
    state: z.enum(helpStates),
    answeredAt: z.string().nullable(),
    refundedInMinor: z.int(),
  })
  .meta({ id: 'HelpRequest' }) satisfies z.ZodType<HelpRequest>

/** Help requests that nobody has answered, oldest first. */
export const partnerHelpSchema = z
  .object({
    requests: z.array(helpRequestSchema.extend({ orderID: idSchema, merchantID: idSchema })),
  })
  .meta({ id: 'PartnerHelp' })
export type PartnerHelp = z.infer<typeof partnerHelpSchema>

/**
 * Answers to a help request other than refunds. A refund is requested at the refund path with the
 * `helpID`.
 */
export const helpAnswerSchema = z
  .object({ state: z.enum(['resolved', 'declined']) })
  .meta({ id: 'HelpAnswer' })
export type HelpAnswer = z.infer<typeof helpAnswerSchema>
