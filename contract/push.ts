// Web push on the wire: the key to subscribe with, a browser's subscription, and what its worker is sent.
import { languageCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'

/** So many browsers of one account; the one subscribed longest ago makes room. */
export const pushSubscriptionsMax = 10

export const pushKeySchema = z.object({ publicKey: z.string() }).meta({ id: 'PushKey' })
export type PushKey = z.infer<typeof pushKeySchema>

const endpointSchema = z.string().min(1).max(1_000)
// Exactly the lengths of a P-256 point and of 16 bytes (RFC 8291), in base64url.
const pointSchema = z.string().regex(/^[\w-]{87}=?$/)
const authSchema = z.string().regex(/^[\w-]{22}(==)?$/)

/** As the browser's `PushSubscription.toJSON()` gives it, and the language to write in. */
export const pushSubscriptionBodySchema = z
  .object({
    endpoint: endpointSchema,
    keys: z.object({ p256dh: pointSchema, auth: authSchema }),
    language: z.enum(languageCodes),
  })
  .meta({ id: 'PushSubscriptionRequest' })
export type PushSubscriptionBody = z.input<typeof pushSubscriptionBodySchema>

export const pushSubscriptionEndSchema = z.object({ endpoint: endpointSchema })

/** What the worker shows: `url` is a path of ours, messages of one `tag` replace one another. */
export type PushMessage = { title: string; body: string; url: string; tag: string; lang: string }
