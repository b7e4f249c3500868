// Schemas of webhooks for partners (standardwebhooks.com): registration and messages.
import { z } from 'zod'
import { partnerOrderSchema } from './partner.ts'

export const webhookUrlSchema = z.string().min(1).max(2_000)
export const webhookBodySchema = z.object({ url: webhookUrlSchema }).meta({ id: 'WebhookRequest' })
export type WebhookBody = z.input<typeof webhookBodySchema>

export const webhookFailures = ['timeout', 'unreachable', 'refused_address', 'status'] as const
export type WebhookFailure = (typeof webhookFailures)[number]

/** A registered webhook, without its secret. Times are ISO 8601 instants, UTC. */
export const webhookSchema = z
  .object({
    url: z.string(),
    createdAt: z.string(),
    /**
     * When the partner's endpoint responded with the status 410 (Gone). Nothing is sent until the
     * partner registers the webhook again.
     */
    disabledAt: z.string().nullable(),
    /** Until when messages are also signed with the previous secret. */
    formerSecretUntil: z.string().nullable(),
    /**
     * The last message that was sent; null before the first. `status` is null if the endpoint did
     * not respond.
     */
    last: z
      .object({
        at: z.string(),
        status: z.int().nullable(),
        failure: z.enum(webhookFailures).nullable(),
      })
      .nullable(),
    /** The number of messages that are still to be sent or sent again. */
    waiting: z.int(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

/** A webhook with its secret, which no other response contains. */
export const webhookWithSecretSchema = webhookSchema
  .extend({ secret: z.string() })
  .meta({ id: 'WebhookWithSecret' })
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>

/** The outcome of a message of type `webhook.test`. */
export const webhookTestResultSchema = z
  .object({
    delivered: z.boolean(),
    status: z.int().nullable(),
    failure: z.enum(webhookFailures).nullable(),
  })
  .meta({ id: 'WebhookTestResult' })
export type WebhookTestResult = z.infer<typeof webhookTestResultSchema>

export const webhookTypes = ['order.placed', 'order.updated', 'webhook.test'] as const
export type WebhookType = (typeof webhookTypes)[number]

/** The body of a message. `data` is the order as the partner sees it; null in a test. */
export const webhookMessageSchema = z
  .object({
    type: z.enum(webhookTypes),
    timestamp: z.string(),
    data: partnerOrderSchema.nullable(),
  })
  .meta({ id: 'WebhookMessage' })
export type WebhookMessage = z.infer<typeof webhookMessageSchema>
