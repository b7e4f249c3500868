// Compares the rules of roles and scopes with a naive model, and the roles with the table in the
// documentation.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryCodes } from './country/country.ts'
import {
  allows,
  devicePermissions,
  mayGrant,
  parseScope,
  permissions,
  reaches,
  roles,
  scopesWith,
  staffRoles,
  stepUpPermissions,
  type Membership,
  type Scope,
  type Target,
} from './permissions.ts'

// Few merchants and fleets, so that a random scope of a membership often contains the random
// target.
const merchants = { warung: 'sg', kopi: 'sg', pho: 'vn' } as const
const fleets = { swift: 'sg', xe: 'vn' } as const
const targets: Target[] = [
  {},
  { country: 'sg' },
  { country: 'vn' },
  ...Object.entries(merchants).map(([merchantID, country]) => ({ country, merchantID })),
  ...Object.entries(fleets).map(([fleetID, country]) => ({ country, fleetID })),
  { country: 'sg', merchantID: 'warung', fleetID: 'swift' },
]
const scopes: Scope[] = [
  'platform',
  'country:sg',
  'country:vn',
  ...Object.keys(merchants).map((id): Scope => `merchant:${id}`),
  ...Object.keys(fleets).map((id): Scope => `fleet:${id}`),
]

const anyMembership = fc.record({
  role: fc.constantFrom(...staffRoles, 'device' as const),
  scope: fc.constantFrom(...scopes),
})

/**
 * For each scope of memberships, whether it contains a target of an action. The test compares this
 * model with `contains`.
 */
const membersOf: Record<Scope, (target: Target) => boolean> = {
  platform: () => true,
  'country:sg': ({ country }) => country === 'sg',
  'country:vn': ({ country }) => country === 'vn',
  'merchant:warung': ({ merchantID }) => merchantID === 'warung',
  'merchant:kopi': ({ merchantID }) => merchantID === 'kopi',
  'merchant:pho': ({ merchantID }) => merchantID === 'pho',
  'fleet:swift': ({ fleetID }) => fleetID === 'swift',
  'fleet:xe': ({ fleetID }) => fleetID === 'xe',
}

function modelGrants(memberships: readonly Membership[], target: Target): Set<string> {
  const held = new Set<string>()
  for (const { role, scope } of memberships) {
    if (!membersOf[scope]?.(target)) continue
    const list = role === 'device' ? devicePermissions : roles[role].permissions
    for (const permission of list) held.add(permission)
  }
  return held
}

describe('permissions', () => {
  test('hold in the scope of a membership and nowhere else (STAFF-13, STAFF-14)', () => {
    fc.assert(
      fc.property(
        fc.array(anyMembership, { maxLength: 5 }),
        fc.constantFrom(...targets),
        (memberships, target) => {
          const model = modelGrants(memberships, target)
          const held = permissions.filter((permission) => allows(memberships, permission, target))
          expect(held).toEqual(permissions.filter((permission) => model.has(permission)))
          expect(reaches(memberships, target)).toBe(
            memberships.some(({ scope }) => membersOf[scope]?.(target)),
          )
        },
      ),
    )
  })

  test('list scopes exactly where they are held (STAFF-14)', () => {
    fc.assert(
      fc.property(
        fc.array(anyMembership, { maxLength: 5 }),
        fc.constantFrom(...permissions),
        fc.constantFrom(...targets),
        (memberships, permission, target) => {
          const listed = scopesWith(memberships, permission).some((scope) =>
            membersOf[scope]?.(target),
          )
          expect(listed).toBe(allows(memberships, permission, target))
        },
      ),
    )
  })

  test('are never widened by a grant (STAFF-17)', () => {
    fc.assert(
      fc.property(
        fc.array(anyMembership, { maxLength: 4 }),
        fc.constantFrom(...staffRoles),
        fc.constantFrom(...scopes),
        (memberships, role, scope) => {
          const inside = targets.filter((target) => membersOf[scope]?.(target))
          const target = targetOf(scope)
          if (!mayGrant(memberships, role, target)) return
          for (const place of inside) {
            const own = modelGrants(memberships, place)
            expect(roles[role].permissions.filter((permission) => !own.has(permission))).toEqual([])
            expect(own.has('people.manage')).toBe(true)
          }
        },
      ),
    )
  })
})

/** Returns the target that represents a whole scope. */
function targetOf(scope: Scope): Target {
  const { kind = 'platform', id = '' } = parseScope(scope) ?? {}
  if (kind === 'country') return { country: id as 'sg' }
  if (kind === 'merchant')
    return { country: merchants[id as keyof typeof merchants], merchantID: id }
  if (kind === 'fleet') return { country: fleets[id as keyof typeof fleets], fleetID: id }
  return {}
}

describe('roles', () => {
  test('let only two roles manage people, partners, fleets and flags of a country (STAFF-13)', () => {
    const guarded = ['people.manage', 'partner.manage', 'fleet.manage', 'flag.edit'] as const
    for (const country of countryCodes)
      for (const permission of guarded) {
        const holders = staffRoles.filter((role) =>
          roles[role].scopes.some(
            (kind) =>
              (kind === 'platform' || kind === 'country') &&
              allows(
                [{ role, scope: kind === 'platform' ? 'platform' : `country:${country}` }],
                permission,
                { country },
              ),
          ),
        )
        expect(holders).toEqual(['platform_admin', 'country_manager'])
      }
  })

  test('let only administrators and approvers approve payouts (STAFF-13)', () => {
    expect(staffRoles.filter((role) => roles[role].permissions.includes('payout.approve'))).toEqual(
      ['platform_admin', 'payout_approver'],
    )
  })

  test('allow a device without a person what an order needs to proceed (STAFF-19)', () => {
    const kept: Membership[] = [{ role: 'device', scope: 'merchant:warung' }]
    const target = { country: 'sg', merchantID: 'warung' } as const
    expect(permissions.filter((permission) => allows(kept, permission, target))).toEqual([
      'order.read',
      'order.answer',
      'order.cook',
      'live.set',
    ])
    expect(allows(kept, 'order.read', { country: 'sg', merchantID: 'kopi' })).toBe(false)
  })

  test('require a step-up for actions with money and people (STAFF-09)', () => {
    expect([...stepUpPermissions].toSorted()).toEqual([
      'agreement.edit',
      'bank.edit',
      'partner.manage',
      'payout.approve',
      'payout.propose',
      'people.manage',
    ])
  })

  test('read scopes with a colon in the id, and refuse other texts (STAFF-13)', () => {
    expect(parseScope('merchant:a:b')).toEqual({ kind: 'merchant', id: 'a:b' })
    expect(parseScope('platform')).toEqual({ kind: 'platform', id: '' })
    for (const text of ['', 'platform:x', 'country:', 'city:sg', 'Merchant:a'])
      expect(parseScope(text)).toBeNull()
  })
})
