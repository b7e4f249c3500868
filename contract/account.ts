// Schemas of accounts: login with one-time codes, sessions, profile, and export of personal data.
import { languageCodes } from '@tingkat/ordering/country/country'
import { z } from 'zod'
import { orderSchema } from './order.ts'
import { countryCodeSchema, idSchema } from './shape.ts'

const nameSchema = z.string().trim().min(1).max(100)
const codeSchema = z.string().min(1).max(12)

export const codeRequestSchema = z.object({
  countryCode: countryCodeSchema,
  /** The phone number as the eater typed it, in national or international format. */
  phone: z.string().min(1).max(40),
  /** Language of the text message. Default: the browser's language, then the country's default. */
  language: z.enum(languageCodes).optional(),
})
/**
 * The response is the same whether or not the number has an account, so that it does not reveal
 * which numbers have one.
 */
export const codeSentSchema = z
  .object({ codeID: idSchema, expiresAt: z.string(), sentTo: z.string() })
  .meta({ id: 'CodeSent' })
export type CodeSent = z.infer<typeof codeSentSchema>

export const loginRequestSchema = z.object({
  codeID: idSchema,
  code: codeSchema,
  /**
   * API clients may send the eater's name here; the storefront asks for it after the first login.
   */
  name: nameSchema.optional(),
})

export const userSchema = z
  .object({
    /** Empty until the eater enters a name. */
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

/** A logged-in device. Browser and system are '' if unknown. Times are ISO 8601 instants, UTC. */
export const sessionSchema = z
  .object({
    sessionID: idSchema,
    browser: z.enum([...browserNames, '']),
    system: z.enum([...systemNames, '']),
    openedAt: z.string(),
    /** When the device last used the session; updated at most once a day. */
    seenAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof sessionSchema>

export const profileSchema = z
  .object({
    name: z.string(),
    /** Masked except for its last four digits. */
    phone: z.string(),
    memberSince: z.string(),
    sessions: z.array(sessionSchema),
  })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>

/** Requests a code for the account's own phone number. `language` is as in `codeRequestSchema`. */
export const ownCodeRequestSchema = z.object({ language: z.enum(languageCodes).optional() })
export const accountDeletionSchema = z.object({ codeID: idSchema, code: codeSchema })

/** All stored data of an eater. Each feature adds a list under its own key. */
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

/** Text messages that a development server shows instead of sending. Not served in production. */
export const inboxSchema = z.object({
  messages: z.array(z.object({ codeID: idSchema, text: z.string(), at: z.string() })),
})
export type Inbox = z.infer<typeof inboxSchema>
