// Roles and permissions of staff: what each role may do, and in which scope a membership applies.
import type { CountryCode } from './country/country.ts'

export const permissions = [
  'order.read',
  'order.answer',
  'order.cook',
  'order.decline',
  'order.change',
  'order.cancel',
  'order.move',
  'help.answer',
  'refund.make',
  'refund.approve',
  'eater.read',
  'dispatch.assign',
  'live.set',
  'hours.edit',
  'menu.edit',
  'menu.publish',
  'merchant.create',
  'merchant.state',
  'review.reply',
  'review.moderate',
  'promo.edit',
  'content.edit',
  'flag.edit',
  'report.read',
  'statement.read',
  'agreement.edit',
  'bank.edit',
  'cash.record',
  'payout.propose',
  'payout.approve',
  'people.manage',
  'device.manage',
  'partner.manage',
  'fleet.manage',
  'audit.read',
] as const
export type Permission = (typeof permissions)[number]

export const staffRoles = [
  'platform_admin',
  'country_manager',
  'support_agent',
  'support_lead',
  'dispatcher',
  'catalogue_editor',
  'marketing',
  'finance',
  'payout_approver',
  'auditor',
  'merchant_owner',
  'merchant_manager',
  'merchant_staff',
  'fleet_manager',
  'courier',
] as const
export type StaffRole = (typeof staffRoles)[number]

export const scopeKinds = ['platform', 'country', 'merchant', 'fleet'] as const
export type ScopeKind = (typeof scopeKinds)[number]

/**
 * The scope in which a membership applies: `platform`, `country:sg`, `merchant:ID` or `fleet:ID`.
 */
export type Scope = 'platform' | `country:${string}` | `merchant:${string}` | `fleet:${string}`

/**
 * A role of a person or device, and the scope in which it applies. A paired device has the role
 * `device` while no person is logged in to it with a PIN. This role is never granted to a person.
 */
export type Membership = { role: StaffRole | 'device'; scope: Scope }

/**
 * What an action concerns, for example an order or a merchant. A membership grants a permission
 * only for targets in its scope. The target of an order has the order's merchant and, once a
 * courier is assigned, the courier's fleet. A target without a country concerns the whole platform.
 */
export type Target = {
  country?: CountryCode | undefined
  merchantID?: string | undefined
  fleetID?: string | undefined
}

const agent = [
  'order.read',
  'order.cancel',
  'order.move',
  'help.answer',
  'refund.make',
  'eater.read',
  'dispatch.assign',
] as const
const merchantStaff = [
  'order.read',
  'order.answer',
  'order.cook',
  'order.decline',
  'order.change',
  'live.set',
] as const
const merchantManager = [
  ...merchantStaff,
  'order.cancel',
  'refund.make',
  'help.answer',
  'menu.edit',
  'menu.publish',
  'hours.edit',
  'review.reply',
  'device.manage',
  'report.read',
] as const

type RoleRule = { scopes: readonly ScopeKind[]; permissions: readonly Permission[] }

/**
 * The scopes in which each role may be granted, and its permissions. The role `courier` has no
 * permissions: its routes check that shift, offer, order or earnings are the courier's own.
 */
export const roles: Readonly<Record<StaffRole, RoleRule>> = {
  platform_admin: { scopes: ['platform'], permissions },
  country_manager: {
    scopes: ['country'],
    permissions: permissions.filter((permission) => permission !== 'payout.approve'),
  },
  support_agent: { scopes: ['country'], permissions: agent },
  support_lead: {
    scopes: ['country'],
    permissions: [...agent, 'refund.approve', 'review.moderate', 'live.set', 'audit.read'],
  },
  dispatcher: { scopes: ['country', 'fleet'], permissions: ['order.read', 'dispatch.assign'] },
  catalogue_editor: {
    scopes: ['country'],
    permissions: [
      'merchant.create',
      'merchant.state',
      'menu.edit',
      'menu.publish',
      'hours.edit',
      'live.set',
    ],
  },
  marketing: { scopes: ['country'], permissions: ['promo.edit', 'content.edit', 'report.read'] },
  finance: {
    scopes: ['country'],
    permissions: [
      'agreement.edit',
      'bank.edit',
      'statement.read',
      'refund.approve',
      'cash.record',
      'payout.propose',
      'report.read',
    ],
  },
  payout_approver: { scopes: ['country'], permissions: ['statement.read', 'payout.approve'] },
  auditor: {
    scopes: ['platform', 'country'],
    permissions: ['order.read', 'statement.read', 'report.read', 'audit.read'],
  },
  merchant_owner: {
    scopes: ['merchant'],
    permissions: [
      ...merchantManager,
      'people.manage',
      'partner.manage',
      'bank.edit',
      'statement.read',
    ],
  },
  merchant_manager: { scopes: ['merchant'], permissions: merchantManager },
  merchant_staff: { scopes: ['merchant'], permissions: merchantStaff },
  fleet_manager: {
    scopes: ['fleet'],
    permissions: [
      'order.read',
      'dispatch.assign',
      'fleet.manage',
      'people.manage',
      'cash.record',
      'statement.read',
    ],
  },
  courier: { scopes: ['fleet'], permissions: [] },
}

/**
 * Permissions of a paired device while no person is logged in to it with a PIN.
 * `live.set` then allows pauses of at most an hour: `devicePauseMinutesMax`.
 */
export const devicePermissions: readonly Permission[] = [
  'order.read',
  'order.answer',
  'order.cook',
  'live.set',
]
export const devicePauseMinutesMax = 60

/**
 * Permissions that need a log-in by passkey or OpenID Connect within the last
 * `stepUpSeconds`. A session that was opened with a one-time code never has them.
 */
export const stepUpPermissions: ReadonlySet<Permission> = new Set<Permission>([
  'people.manage',
  'partner.manage',
  'agreement.edit',
  'bank.edit',
  'payout.propose',
  'payout.approve',
])
export const stepUpSeconds = 5 * 60

export function permissionsOf(role: Membership['role']): readonly Permission[] {
  return role === 'device' ? devicePermissions : roles[role].permissions
}

/** Splits a scope at its first colon; null if the text is no scope. */
export function parseScope(scope: string): { kind: ScopeKind; id: string } | null {
  if (scope === 'platform') return { kind: 'platform', id: '' }
  const [, kind, id] = /^(country|merchant|fleet):(.+)$/s.exec(scope) ?? []
  return kind && id ? { kind: kind as ScopeKind, id } : null
}

/**
 * Whether the target of an action is within the scope of a membership, for example a merchant
 * within its country.
 */
export function contains(scope: Scope, target: Target): boolean {
  const parsed = parseScope(scope)
  if (!parsed) return false
  const { kind, id } = parsed
  if (kind === 'platform') return true
  if (kind === 'country') return target.country === id
  return kind === 'merchant' ? target.merchantID === id : target.fleetID === id
}

/**
 * Whether the scope of any membership contains the target. If none does, the response must not
 * reveal that the target exists.
 */
export function reaches(memberships: readonly Membership[], target: Target): boolean {
  return memberships.some(({ scope }) => contains(scope, target))
}

/** Whether one of the memberships grants the permission for the target. */
export function allows(
  memberships: readonly Membership[],
  permission: Permission,
  target: Target,
): boolean {
  return memberships.some(
    ({ role, scope }) => permissionsOf(role).includes(permission) && contains(scope, target),
  )
}

/** Returns the scopes in which the memberships grant the permission, without duplicates. */
export function scopesWith(memberships: readonly Membership[], permission: Permission): Scope[] {
  const held = memberships.filter(({ role }) => permissionsOf(role).includes(permission))
  return [...new Set(held.map(({ scope }) => scope))]
}

/**
 * Whether the owner of the memberships may grant `role` for the target. The owner needs
 * `people.manage` for the target, and every permission of the role.
 */
export function mayGrant(
  memberships: readonly Membership[],
  role: StaffRole,
  target: Target,
): boolean {
  return (
    allows(memberships, 'people.manage', target) &&
    roles[role].permissions.every((permission) => allows(memberships, permission, target))
  )
}
