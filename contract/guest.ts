// Guest sessions on the wire: a signed token that runs out, and the name it is shown under.
import { z } from 'zod'

/** `token` is a JSON Web Token; its `exp` claim, in seconds, says the same as `expiresAt`. */
export const guestTokenSchema = z
  .object({ token: z.string(), expiresAt: z.string() })
  .meta({ id: 'GuestToken' })
export type GuestToken = z.infer<typeof guestTokenSchema>

export const guestLoginSchema = z.object({ token: z.string().min(1).max(1_000) })

/** A name for the guest's visit; it opens nothing. */
export const guestSchema = z.object({ displayToken: z.string() }).meta({ id: 'Guest' })
export type Guest = z.infer<typeof guestSchema>
