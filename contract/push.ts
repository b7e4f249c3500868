// Schemas of Web Push: the public key, subscriptions of browsers, and the message to the service
// worker.
import { languageCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'

/** Maximum number of subscriptions of an account; a new one replaces the oldest. */
export const pushSubscriptionsMax = 10

export const pushKeySchema = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' })
export type PushKey = z.infer<typeof pushKeySchema>

const endpointSchema = z.string().min(1).max(1_000)
// The keys of a subscription: `p256dh` is a P-256 point and `auth` is 16 bytes, both in base64url
// (RFC 8291).
const pointSchema = z.string().regex(/^[\w-]{87}=?$/)
const authSchema = z.string().regex(/^[\w-]{22}(==)?$/)

/** The result of `PushSubscription.toJSON()`, and the language of the messages. */
export const pushSubscriptionBodySchema = z
  .object({
    endpoint: endpointSchema,
    keys: z.object({ p256dh: pointSchema, auth: authSchema }),
    language: z.enum(languageCodes),
  })
  .meta({ id: 'PushSubscriptionRequest' })
export type PushSubscriptionBody = z.input<typeof pushSubscriptionBodySchema>

export const pushSubscriptionEndSchema = z.object({ endpoint: endpointSchema })

/** A notification. `url` is a path of the site. A new message replaces one with the same `tag`. */
export type PushMessage = { title: string; body: string; url: string; tag: string; lang: string }
