// Schemas of the staff API: log-in, people, memberships, devices, partner credentials and audit.
import { languageCodes } from '@tingkat/ordering/country/country'
import { parseScope, permissions, staffRoles, type Scope } from '@tingkat/ordering/permissions'
import { z } from 'zod'
import { browserNames, systemNames } from '../account.ts'
import { tokenRoles } from '../partner.ts'
import { countryCodeSchema, cursorSchema, idSchema, textSchema } from '../shape.ts'

/**
 * Names of the consoles: `desk` belongs to the operator. A session of the courier console lasts
 * longer than others, and grants only the role `courier`.
 */
export const consoleNames = ['desk', 'kitchen', 'courier'] as const
export type ConsoleName = (typeof consoleNames)[number]

/**
 * An action's id, chosen by the page. Repeating the action has no effect and returns the first
 * response.
 */
export const actionIDSchema = z.string().min(8).max(100)
export const scopeSchema = z
  .string()
  .max(120)
  .refine((text): text is Scope => parseScope(text) !== null, 'is no scope')
const secretSchema = z.string().min(20).max(200)
const personNameSchema = textSchema(100, 1)
const emailSchema = z.email().max(200)
const phoneSchema = z.string().min(1).max(40)
const languageSchema = z.enum(languageCodes)
const consoleSchema = z.enum(consoleNames)
/** WebAuthn data in the JSON form of `@simplewebauthn`, checked by that package. */
const webauthnSchema = z.record(z.string(), z.unknown())

export const membershipSchema = z
  .object({ role: z.enum(staffRoles), scope: scopeSchema })
  .meta({ id: 'StaffMembership' })

export const passkeySchema = z.object({
  passkeyID: idSchema,
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export const sessionMethods = ['passkey', 'oidc', 'code', 'invite'] as const

/**
 * The logged-in person. Actions that need a fresh
 * log-in (a step-up) are allowed until `freshUntil`.
 */
export const staffMeSchema = z
  .object({
    personID: idSchema,
    name: z.string(),
    language: languageSchema,
    /** The phone number, masked: only the last digits are shown. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    console: consoleSchema,
    method: z.enum(sessionMethods),
    freshUntil: z.string().nullable(),
    /** When the session ends, even if it is in use. */
    expiresAt: z.string(),
    /** The session ends after this many minutes without a request. */
    idleMinutes: z.int(),
    hasPin: z.boolean(),
    memberships: z.array(membershipSchema),
    passkeys: z.array(passkeySchema),
  })
  .meta({ id: 'StaffMe' })
export type StaffMe = z.infer<typeof staffMeSchema>
export const staffMeChangeSchema = z.object({
  name: personNameSchema.optional(),
  language: languageSchema.optional(),
})

export const loginMethodsSchema = z
  .object({ passkey: z.boolean(), oidc: z.boolean(), code: z.boolean() })
  .meta({ id: 'StaffLoginMethods' })

/**
 * `options` are arguments of `startAuthentication` or
 * `startRegistration` of `@simplewebauthn/browser`.
 */
export const passkeyChallengeSchema = z
  .object({ challengeID: idSchema, options: webauthnSchema })
  .meta({ id: 'PasskeyChallenge' })
export const passkeyLoginSchema = z.object({
  challengeID: idSchema,
  response: webauthnSchema,
  console: consoleSchema,
})
export const stepUpSchema = z.object({ challengeID: idSchema, response: webauthnSchema })
export const passkeyCreationSchema = z.object({
  challengeID: idSchema,
  response: webauthnSchema,
  name: textSchema(60, 1),
})
export const passkeyChangeSchema = z.object({ name: textSchema(60, 1) })

/**
 * `returnTo` is the console path to open after the log-in. With `stepUp`,
 * an existing session is renewed for actions that need a fresh log-in.
 */
export const oidcStartQuerySchema = z.object({
  console: consoleSchema,
  returnTo: z.string().max(500).optional(),
  stepUp: z.enum(['true', 'false']).optional(),
})
export const oidcReturnQuerySchema = z
  .object({ state: z.string().max(500).optional() })
  .catchall(z.string().max(4_000))

/**
 * `address` is a phone number or an e-mail address. The
 * response does not reveal whether the person exists.
 */
export const staffCodeRequestSchema = z.object({
  address: z.string().trim().min(1).max(200),
  countryCode: countryCodeSchema,
  language: languageSchema.optional(),
})
export const staffCodeSentSchema = z
  .object({ codeID: idSchema, expiresAt: z.string() })
  .meta({ id: 'StaffCodeSent' })
export const staffLoginSchema = z.object({
  codeID: idSchema,
  code: z.string().min(1).max(12),
  console: consoleSchema,
})

export const staffSessionSchema = z
  .object({
    sessionID: idSchema,
    console: consoleSchema,
    method: z.enum(sessionMethods),
    browser: z.enum([...browserNames, '']),
    system: z.enum([...systemNames, '']),
    openedAt: z.string(),
    /** The time of the session's last request, rounded to the minute. */
    seenAt: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'StaffSession' })
export const staffSessionListSchema = z.object({ sessions: z.array(staffSessionSchema) })

export const inviteBodySchema = z
  .object({
    actionID: actionIDSchema,
    name: personNameSchema,
    phone: phoneSchema.optional(),
    email: emailSchema.optional(),
    /** The country of a phone number without a country prefix. */
    countryCode: countryCodeSchema,
    language: languageSchema.default('en'),
    role: z.enum(staffRoles),
    scope: scopeSchema,
  })
  .refine(({ phone, email }) => phone !== undefined || email !== undefined, {
    path: ['phone'],
    message: 'phone or email is missing',
  })
/** No other response contains `link`. `sent` means that a message with the link was sent. */
export const inviteCreatedSchema = z
  .object({ inviteID: idSchema, link: z.string(), expiresAt: z.string(), sent: z.boolean() })
  .meta({ id: 'StaffInviteCreated' })
export const inviteSchema = z
  .object({
    inviteID: idSchema,
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    role: z.enum(staffRoles),
    scope: scopeSchema,
    invitedBy: z.string(),
    createdAt: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'StaffInvite' })
export const inviteListSchema = z.object({ invites: z.array(inviteSchema) })
export const inviteTokenSchema = z.object({ token: secretSchema })
export const inviteAcceptSchema = z.object({ token: secretSchema, console: consoleSchema })
/**
 * Data for the page of an invite. `needsLogin` means that the person exists and must log in to
 * accept the invite. `role` is null for a link that only restores access to an account.
 */
export const inviteViewSchema = z
  .object({
    name: z.string(),
    role: z.enum(staffRoles).nullable(),
    scope: scopeSchema.nullable(),
    scopeName: z.string(),
    invitedBy: z.string(),
    expiresAt: z.string(),
    needsLogin: z.boolean(),
  })
  .meta({ id: 'StaffInviteView' })

export const personStates = ['invited', 'active', 'deactivated'] as const
/**
 * Phone and e-mail are masked. `memberships` contains only those in scopes that the caller manages.
 */
export const staffPersonSchema = z
  .object({
    personID: idSchema,
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    language: languageSchema,
    state: z.enum(personStates),
    memberships: z.array(membershipSchema),
    passkeys: z.int(),
    hasPin: z.boolean(),
    lastSeenAt: z.string().nullable(),
  })
  .meta({ id: 'StaffPerson' })
export type StaffPerson = z.infer<typeof staffPersonSchema>
export const peopleQuerySchema = z.object({
  /** Lists only people with a membership in exactly this scope. */
  scope: scopeSchema.optional(),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
export const peopleSchema = z.object({
  people: z.array(staffPersonSchema),
  nextCursor: z.string().nullable(),
})
export const personChangeSchema = z.object({ state: z.enum(['active', 'deactivated']) })
export const recoveryBodySchema = z.object({ actionID: actionIDSchema })
export const membershipBodySchema = z.object({
  actionID: actionIDSchema,
  personID: idSchema,
  role: z.enum(staffRoles),
  scope: scopeSchema,
})

/**
 * The device shows `code` and polls `myDevice` until
 * a manager has typed in the code on another device.
 */
export const pairingSchema = z
  .object({ code: z.string(), expiresAt: z.string() })
  .meta({ id: 'DevicePairing' })
export const deviceBodySchema = z.object({
  actionID: actionIDSchema,
  /**
   * The code that the device shows. Upper and lower case are equal; spaces and hyphens are ignored.
   */
  code: z.string().min(8).max(20),
  name: textSchema(60, 1),
  merchantIDs: z.array(idSchema).min(1).max(50),
})
export const soundStates = ['unknown', 'blocked', 'on', 'off'] as const
const deviceMerchantSchema = z.object({ ID: idSchema, name: z.string() })
export const deviceSchema = z
  .object({
    deviceID: idSchema,
    name: z.string(),
    merchants: z.array(deviceMerchantSchema),
    pairedAt: z.string(),
    /** The time of the device's last request, rounded to the minute. */
    seenAt: z.string(),
    appVersion: z.string(),
    sound: z.enum(soundStates),
    /** Whether PIN entry is locked until a manager unlocks it. */
    pinLocked: z.boolean(),
  })
  .meta({ id: 'StaffDevice' })
export const deviceListSchema = z.object({ devices: z.array(deviceSchema) })
export const deviceChangeSchema = z.object({ name: textSchema(60, 1) })

/** What a device reports about itself: when it starts, when it changes, and every minute. */
export const deviceReportSchema = z.object({
  appVersion: z.string().max(40),
  sound: z.enum(soundStates),
})
const turnSchema = z.object({
  personID: idSchema,
  name: z.string(),
  permissions: z.array(z.enum(permissions)),
  /**
   * When the device asks for the PIN again. Actions and `PUT devices/me/pin` postpone this time.
   */
  expiresAt: z.string(),
})
/**
 * `people` can log in to this device with a PIN.
 * `turn` is the person who is logged in now, or null.
 */
export const myDeviceSchema = z
  .object({
    paired: z.boolean(),
    deviceID: idSchema,
    name: z.string(),
    country: countryCodeSchema.nullable(),
    merchants: z.array(deviceMerchantSchema),
    people: z.array(z.object({ personID: idSchema, name: z.string() })),
    turn: turnSchema.nullable(),
    pinLocked: z.boolean(),
  })
  .meta({ id: 'MyDevice' })
export const pinSchema = z.object({ pin: z.string().regex(/^\d{4,6}$/, '4 to 6 digits') })
export const pinTurnSchema = pinSchema.extend({ personID: idSchema })

export const partnerTokenSchema = z.object({
  tokenID: idSchema,
  createdAt: z.string(),
  /** The time at which the token was last used, rounded to the minute; null if never used. */
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
export const webhookStates = ['none', 'working', 'failing', 'disabled'] as const
export const staffPartnerSchema = z
  .object({
    partnerID: idSchema,
    name: z.string(),
    role: z.enum(tokenRoles),
    country: countryCodeSchema,
    merchantIDs: z.array(idSchema).nullable(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
    revokedAt: z.string().nullable(),
    webhook: z.enum(webhookStates),
    /** The partner's tokens, newest first. */
    tokens: z.array(partnerTokenSchema),
  })
  .meta({ id: 'StaffPartner' })
export const partnerListQuerySchema = z.object({
  /** Lists only partners for this country, merchant or fleet. */
  scope: scopeSchema.optional(),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
})
export const staffPartnerListSchema = z.object({
  partners: z.array(staffPartnerSchema),
  nextCursor: z.string().nullable(),
})
export const partnerBodySchema = z.object({
  actionID: actionIDSchema,
  name: textSchema(100, 1),
  role: z.enum(tokenRoles),
  country: countryCodeSchema,
  /** The merchants for which the partner acts. Null means all merchants of the country. */
  merchantIDs: z.array(idSchema).min(1).max(200).nullable(),
})
export const tokenBodySchema = z.object({ actionID: actionIDSchema })
/** No other response contains `token`. */
export const partnerTokenCreatedSchema = z
  .object({ partnerID: idSchema, tokenID: idSchema, token: z.string() })
  .meta({ id: 'PartnerTokenCreated' })

export const auditQuerySchema = z.object({
  scope: scopeSchema.optional(),
  personID: idSchema.optional(),
  targetKind: z.string().max(40).optional(),
  targetID: idSchema.optional(),
  cursor: cursorSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const auditEntrySchema = z
  .object({
    auditID: idSchema,
    at: z.string(),
    personID: idSchema.nullable(),
    personName: z.string().nullable(),
    deviceID: idSchema.nullable(),
    action: z.string(),
    targetKind: z.string(),
    targetID: z.string(),
    scope: z.string(),
    /** Values of the changed fields before and after the action. */
    before: z.record(z.string(), z.unknown()),
    after: z.record(z.string(), z.unknown()),
    requestID: z.string(),
  })
  .meta({ id: 'AuditEntry' })
/** The entries of the audit list, newest first. */
export const auditListSchema = z.object({
  entries: z.array(auditEntrySchema),
  nextCursor: z.string().nullable(),
})
