// Who calls a route of staff.
import type { ConsoleName } from '@tingkat/contract/staff'
import type { Membership } from '@tingkat/ordering/permissions'

/**
 * The caller of a route: a person, a paired device, or a person who has switched in on a device
 * with a PIN. At least one of `personID` and `deviceID` is set. Never part of what eaters receive.
 */
export type Acting = {
  personID: string | null
  /** Null for a device without a person. */
  name: string | null
  deviceID: string | null
  /** Null on a device. */
  sessionID: string | null
  console: ConsoleName
  /** The last log-in or step-up by passkey or OpenID Connect. */
  freshAt: Date | null
  /** What the caller holds: on a device, only for the merchants of the device. */
  memberships: readonly Membership[]
}
