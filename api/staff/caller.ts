// Defines who can call a route of staff, and what is known about the caller.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { Membership } from '@tingkat/ordering/permissions'

/**
 * The caller of a route: a person who is logged in, a paired device,
 * or a person who has entered a PIN on a paired device. At least one
 * of `personID` and `deviceID` is set. Eaters never receive this data.
 */
export type Acting = {
  personID: string | null
  /** The person's name. Null for a device without a person. */
  name: string | null
  deviceID: string | null
  /**
   * The session of the person. Null on a paired device, where people enter a PIN instead of logging
   * in.
   */
  sessionID: string | null
  console: ConsoleName
  /**
   * The time of the last log-in by passkey or OpenID Connect in this session, or null if there was
   * none. Some actions need a recent log-in of this kind.
   */
  freshAt: Date | null
  /**
   * The caller's memberships. For a paired device, only the memberships at the merchants to which
   * it is paired.
   */
  memberships: readonly Membership[]
}
