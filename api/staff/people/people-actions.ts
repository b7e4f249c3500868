// Use cases of people on the staff: list, deactivate
// and restore them, grant and remove memberships.
import type { StaffPerson } from '@tingkat/contract/console/staff'
import {
  allows,
  contains,
  reaches,
  type Scope,
  type StaffRole,
  type Target,
} from '@tingkat/ordering/permissions'
import { maskPhone } from '../../account/phone.ts'
import { outsideScopes, problem } from '../../http/problem.ts'
import type { Acting } from '../acting.ts'
import type { Caller } from '../change-store.ts'
import type { StaffPorts } from '../staff-ports.ts'
import { checkGrant, targetOfMembership } from './invite-actions.ts'
import {
  addMembership,
  countAdmins,
  countMemberships,
  endAllSessions,
  lockAdmins,
  removeMembership,
  revokeInvitesBy,
  setPersonState,
  type Person,
} from './people-store.ts'
import { readPersonCursor, writePersonCursor } from './person-cursor.ts'
import { toScopeFilter } from './scope-store.ts'

type Query = { scope?: Scope | undefined; cursor?: string | undefined; limit: number }

/** Returns the people who have a membership in a scope in which the caller manages people. */
export async function listPeople(
  ports: StaffPorts,
  acting: Acting,
  scopes: readonly Scope[],
  { scope, cursor, limit }: Query,
) {
  const rows = await ports.people.list(
    toScopeFilter(scopes),
    scope ?? null,
    readPersonCursor(cursor),
    limit + 1,
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    people: page.map((person) => toPersonView(person, acting)),
    nextCursor: rows.length > limit && last ? writePersonCursor(last) : null,
  }
}

export function toPersonView(person: Person, acting: Acting): StaffPerson {
  const { personID, name, language, state, passkeys, hasPin, memberships } = person
  const isSeen = (scope: Scope, target: Target) =>
    acting.memberships.some((own) => own.scope === scope || contains(own.scope, target))
  return {
    personID,
    name,
    phone: person.phone && maskPhone(person.phone),
    email: person.email,
    language,
    state,
    memberships: memberships
      .filter((membership) => isSeen(membership.scope, targetOfMembership(membership)))
      .map(({ role, scope }) => ({ role, scope })),
    passkeys,
    hasPin,
    lastSeenAt: person.lastSeenAt?.toISOString() ?? null,
  }
}

/**
 * Returns the person if one of their memberships is in a scope of the caller.
 * Throws not_found, or forbidden if the caller does not manage people there.
 */
export async function findManagedPerson(
  { people }: StaffPorts,
  { memberships }: Acting,
  personID: string,
): Promise<Person> {
  const person = await people.find(personID)
  const targets = (person?.memberships ?? []).map(targetOfMembership)
  const isPlatform = reaches(memberships, {})
  if (!person) throw problem('not_found')
  if (!isPlatform && !targets.some((target) => reaches(memberships, target))) throw outsideScopes()
  const permission = 'people.manage'
  const isManaged =
    allows(memberships, permission, {}) ||
    targets.some((target) => allows(memberships, permission, target))
  if (!isManaged) throw problem('forbidden', { permission })
  return person
}

/** Throws grant_too_wide unless the caller could grant every membership that the person has. */
function checkCovers({ memberships }: Acting, person: Person): void {
  for (const membership of person.memberships)
    checkGrant(memberships, membership.role, targetOfMembership(membership))
}

const personAudit = (action: string, { personID }: Person, more: object = {}) => ({
  action,
  targetKind: 'person',
  targetID: personID,
  scope: 'platform',
  country: null,
  ...more,
})

/**
 * Deactivates or restores a person. Deactivation ends all sessions
 * of the person and revokes the invites that they created.
 */
export async function changePersonState(
  ports: StaffPorts,
  acting: Acting,
  person: Person,
  state: 'active' | 'deactivated',
  caller: Caller,
): Promise<void> {
  checkCovers(acting, person)
  const { personID } = person
  await ports.changes.run(caller, async (open) => {
    await lockAdmins(open)
    const before = await setPersonState(open, personID, state)
    if (before === 'invited')
      throw problem('invalid_request', {
        faults: [{ path: 'state', message: 'is invited: revoke the invite instead' }],
      })
    if (state === 'deactivated') {
      await endAllSessions(open, personID)
      await revokeInvitesBy(open, personID, caller.at)
      if ((await countAdmins(open)) === 0) throw problem('last_admin')
    }
    const audit = personAudit('person.state', person, {
      before: { state: before },
      after: { state },
    })
    return { targetID: personID, audit: before === state ? null : audit }
  })
  ports.staffEvents.publishEnd(personID)
}

export function checkRecovery(acting: Acting, person: Person): void {
  if (person.state !== 'active') throw problem('not_found')
  checkCovers(acting, person)
}

type Grant = { actionID: string; personID: string; role: StaffRole; scope: Scope }

/** Grants a membership to a person whom the caller manages already. */
export async function grantMembership(
  ports: StaffPorts,
  { actionID, personID, role, scope }: Grant,
  target: Target,
  caller: Caller,
): Promise<void> {
  const country = target.country ?? null
  const action = { actionID, kind: 'membership.grant', input: [personID, role, scope] }
  await ports.changes.runOnce(caller, action, async (open) => {
    const isNew = await addMembership(open, personID, { role, scope, country }, caller.at)
    const audit = {
      action: 'membership.grant',
      targetKind: 'person',
      targetID: personID,
      scope,
      country,
      after: { role },
    }
    return { targetID: personID, audit: isNew ? audit : null }
  })
}

/**
 * Removes a membership. Throws not_found without such a membership, last_membership if it is the
 * caller's own last one, and last_admin for the last administrator of the platform.
 */
export async function revokeMembership(
  ports: StaffPorts,
  { actionID, personID, role, scope }: Grant,
  caller: Caller,
): Promise<void> {
  const action = { actionID, kind: 'membership.remove', input: [personID, role, scope] }
  await ports.changes.runOnce(caller, action, async (open) => {
    await lockAdmins(open)
    const country = await removeMembership(open, personID, { role, scope })
    if (country === undefined) throw problem('not_found')
    if (personID === caller.personID && (await countMemberships(open, personID)) === 0)
      throw problem('last_membership')
    if (role === 'platform_admin' && (await countAdmins(open)) === 0) throw problem('last_admin')
    return {
      targetID: personID,
      audit: {
        action: 'membership.remove',
        targetKind: 'person',
        targetID: personID,
        scope,
        country,
        before: { role },
      },
    }
  })
  ports.staffEvents.publishEnd(personID)
}
