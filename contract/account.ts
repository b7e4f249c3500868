// Eaters and their log-in on the wire: one-time codes, the session, who am I, and what is kept of one.
import { languageCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'
import { orderSchema } from './order.ts'
import { countryCodeSchema, idSchema } from './shape.ts'

const nameSchema = z.string().trim().min(1).max(100)
const codeSchema = z.string().min(1).max(12)

export const codeRequestSchema = z.object({
  countryCode: countryCodeSchema,
  /** As typed: national or international. */
  phone: z.string().min(1).max(40),
  /** Of the text message; left out, the browser's language decides, then the country's first. */
  language: z.enum(languageCodes).optional(),
})
/** The same answer whether or not the number is known. */
export const codeSentSchema = z
  .object({ codeID: idSchema, expiresAt: z.string(), sentTo: z.string() })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof codeSentSchema>

export const loginRequestSchema = z.object({
  codeID: idSchema,
  code: codeSchema,
  /** For programs that know it; the storefront asks for it after the first log-in. */
  name: nameSchema.optional(),
})

export const userSchema = z
  .object({
    /** Empty until the eater has given one. */
    name: z.string(),
    loggedIn: z.boolean(),
    /** Opaque id for analytics; empty for a guest. */
    safeId: z.string(),
    ongoingOrderCount: z.int(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

export const userChangeSchema = z.object({ name: nameSchema })

export const browserNames = [
  'Chrome',
  'Edge',
  'Firefox',
  'Opera',
  'Safari',
  'Samsung Internet',
] as const
export const systemNames = ['Android', 'iPadOS', 'iPhone', 'Linux', 'macOS', 'Windows'] as const

/** A logged-in device. Its browser and system as far as it told, '' otherwise; times are instants, UTC. */
export const sessionSchema = z
  .object({
    sessionID: idSchema,
    browser: z.enum([...browserNames, '']),
    system: z.enum([...systemNames, '']),
    openedAt: z.string(),
    /** Counted in days: a use is noted once a day. */
    seenAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof sessionSchema>

export const profileSchema = z
  .object({
    name: z.string(),
    /** Masked: its last four digits. */
    phone: z.string(),
    memberSince: z.string(),
    sessions: z.array(sessionSchema),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>

/** In the language of the text message; see `codeRequestSchema`. */
export const ownCodeRequestSchema = z.object({ language: z.enum(languageCodes).optional() })
export const accountDeletionSchema = z.object({ codeID: idSchema, code: codeSchema })

/** Everything that is kept of an eater; each feature adds a list under its own name. */
export const personalDataSchema = z
  .object({
    exportedAt: z.string(),
    account: z.object({
      name: z.string(),
      phone: z.string(),
      safeId: z.string(),
      memberSince: z.string(),
    }),
    sessions: z.array(sessionSchema),
    orders: z.array(orderSchema),
  })
  .catchall(z.array(z.unknown()))
  .meta({ id: 'PersonalData' })

/** What the development inbox shows; the route does not exist in production. */
export const inboxSchema = z.object({
  messages: z.array(z.object({ codeID: idSchema, text: z.string(), at: z.string() })),
})
export type Inbox = z.infer<typeof inboxSchema>
