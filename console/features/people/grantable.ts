// Computes which roles a person may grant, and in which scopes: the platform, a country, a merchant
// or a fleet.
import type { StaffMe } from '@tingkat/contract/console/staff'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  mayGrant,
  parseScope,
  roles,
  staffRoles,
  type Scope,
  type StaffRole,
  type Target,
} from '@tingkat/ordering/permissions'

type Memberships = StaffMe['memberships']

/**
 * Returns the roles that a person with these memberships may grant in the scope of at least one of
 * the memberships, or in a merchant or fleet inside that scope.
 */
export const grantableRoles = (memberships: Memberships): StaffRole[] =>
  staffRoles.filter((role) => memberships.some(({ scope }) => canGrantIn(memberships, role, scope)))

/**
 * Returns whether the role can be granted in the scope itself or in a merchant or fleet inside it.
 */
function canGrantIn(memberships: Memberships, role: StaffRole, scope: string): boolean {
  const parsed = parseScope(scope)
  if (!parsed) return false
  const { kind, id } = parsed
  const isInside = kind === 'platform' || kind === 'country'
  const suits = roles[role].scopes.includes(kind) || (isInside && role !== 'platform_admin')
  return suits && mayGrant(memberships, role, targetIn(kind, id))
}

function targetIn(kind: string, id: string): Target {
  if (kind === 'country') return { country: id as CountryCode }
  if (kind === 'merchant') return { merchantID: id }
  return kind === 'fleet' ? { fleetID: id } : {}
}

/** Returns the person's own scopes in which they can grant the role. */
export const ownScopesFor = (memberships: Memberships, role: StaffRole): Scope[] => [
  ...new Set(
    memberships
      .map(({ scope }) => scope)
      .filter((scope) => {
        const parsed = parseScope(scope)
        return (
          parsed !== null &&
          roles[role].scopes.includes(parsed.kind) &&
          mayGrant(memberships, role, targetIn(parsed.kind, parsed.id))
        )
      }),
  ),
]
