// Schemas of the session of a guest (an eater who has not logged in): a signed token with an
// expiry, and a display token.
import { z } from 'zod'

/** The token of a guest, a JSON Web Token. Its `exp` claim, in seconds, equals `expiresAt`. */
export const guestTokenSchema = z
  .object({ token: z.string(), expiresAt: z.string() })
  .meta({ id: 'GuestToken' })
export type GuestToken = z.infer<typeof guestTokenSchema>

export const guestLoginSchema = z.object({ token: z.string().min(1).max(1_000) })

/**
 * The session of a guest. `displayToken` names the guest's visit on screen and grants no access.
 */
export const guestSchema = z.object({ displayToken: z.string() }).meta({ id: 'Guest' })
export type Guest = z.infer<typeof guestSchema>
