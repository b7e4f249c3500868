// The caller of a route of staff.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { Membership } from '@tingkat/ordering/permissions'

/**
 * The caller of a route: a person, a paired device, or a person who has switched in on a device
 * with a PIN. At least one of `personID` and `deviceID` is set. Eaters never receive this data.
 */
export type Acting = {
  personID: string | null
  /** The person's name. Null for a device without a person. */
  name: string | null
  deviceID: string | null
  /** The session of the person. Null on a device. */
  sessionID: string | null
  console: ConsoleName
  /**
   * The time of the last log-in or step-up by passkey or OpenID Connect, or null if there was none.
   */
  freshAt: Date | null
  /** The caller's memberships. On a device, they are only for merchants of the device. */
  memberships: readonly Membership[]
}
