// Eaters and their log-in on the wire: one-time codes, the session, who am I.
import { z } from 'zod'
import { countryCodeSchema, idSchema } from './shape.ts'

export const codeRequestSchema = z.object({
  countryCode: countryCodeSchema,
  /** As typed: national or international. */
  phone: z.string().min(1).max(40),
})
/** The same answer whether or not the number is known. */
export const codeSentSchema = z.object({ codeID: idSchema, expiresAt: z.string(), sentTo: z.string() }).meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof codeSentSchema>

export const loginRequestSchema = z.object({
  codeID: idSchema,
  code: z.string().min(1).max(12),
  /** Asked for at the first log-in. */
  name: z.string().trim().min(1).max(100).optional(),
})

export const userSchema = z.object({
  name: z.string(),
  loggedIn: z.boolean(),
  /** Opaque id for analytics; empty for a guest. */
  safeId: z.string(),
  ongoingOrderCount: z.int(),
}).meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

/** What the development inbox shows; the route does not exist in production. */
export const inboxSchema = z.object({ messages: z.array(z.object({ codeID: idSchema, text: z.string(), at: z.string() })) })
export type Inbox = z.infer<typeof inboxSchema>
