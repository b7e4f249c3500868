// Webhooks on the wire: where a partner wants to hear of its orders, and what it then hears (standardwebhooks.com).
import { z } from 'zod'
import { partnerOrderSchema } from './partner.ts'

export const webhookUrlSchema = z.string().min(1).max(2_000)
export const webhookBodySchema = z.object({ url: webhookUrlSchema }).meta({ id: 'WebhookRequest' })
export type WebhookBody = z.input<typeof webhookBodySchema>

export const webhookFailures = ['timeout', 'unreachable', 'refused_address', 'status'] as const
export type WebhookFailure = (typeof webhookFailures)[number]

/** What is seen of it afterwards: never a secret. Times are instants, UTC. */
export const webhookSchema = z
  .object({
    url: z.string(),
    createdAt: z.string(),
    /** The endpoint answered 410: nothing is sent until it is registered again. */
    disabledAt: z.string().nullable(),
    /** Until then deliveries are signed with the secret before as well. */
    formerSecretUntil: z.string().nullable(),
    /** The last delivery; null before the first. `status` is null where no answer came. */
    last: z
      .object({
        at: z.string(),
        status: z.int().nullable(),
        failure: z.enum(webhookFailures).nullable(),
      })
      .nullable(),
    /** Deliveries that wait to be sent, or to be sent again. */
    waiting: z.int(),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

/** `secret` is shown in this answer only. */
export const webhookWithSecretSchema = webhookSchema
  .extend({ secret: z.string() })
  .meta({ id: 'WebhookWithSecret' })
export type WebhookWithSecret = z.infer<typeof webhookWithSecretSchema>

/** What came of a message of type `webhook.test`. */
export const webhookTestResultSchema = z
  .object({
    delivered: z.boolean(),
    status: z.int().nullable(),
    failure: z.enum(webhookFailures).nullable(),
  })
  .meta({ id: 'WebhookTested' })
export type WebhookTestResult = z.infer<typeof webhookTestResultSchema>

export const webhookTypes = ['order.placed', 'order.updated', 'webhook.test'] as const
export type WebhookType = (typeof webhookTypes)[number]

/** The body of a delivery: the order as the partner would read it at that moment; null in a test. */
export const webhookMessageSchema = z
  .object({
    type: z.enum(webhookTypes),
    timestamp: z.string(),
    data: partnerOrderSchema.nullable(),
  })
  .meta({ id: 'WebhookMessage' })
export type WebhookMessage = z.infer<typeof webhookMessageSchema>
