// Links for the first log-in to the consoles of a new server: the invite of the first
// administrator, and for development a link that logs in as an administrator.
import { randomUUID } from 'node:crypto'
import type { StaffRole, Scope } from '@tingkat/ordering/permissions'
import { uuidv7 } from 'uuidv7'
import { generateToken, hashToken } from '../../account/token.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../platform/database/database.ts'
import { openChangeStore } from '../change-store.ts'
import { afterSeconds } from '../staff-ports.ts'
import { checkRoleScope, inviteSeconds, linkOf } from './invite-actions.ts'
import { activatePerson, addInvite } from './invite-store.ts'
import { addMembership, claimPerson, openPeopleStore } from './people-store.ts'
import { openScopeStore } from './scope-store.ts'

export type FirstInvite = {
  name: string
  email: string
  role: StaffRole
  scope: Scope
  /** Whether to create an administrator's invite even if an active administrator exists. */
  again: boolean
}
type Ports = { database: Database; config: Pick<Config, 'consoleUrl'>; now: Date }

const system = (at: Date) => ({
  personID: null,
  deviceID: null,
  sessionID: null,
  at,
  requestID: 'command',
})

/**
 * Creates an invite and returns its link. Throws an Error whose message says what is wrong.
 */
export async function createFirstInvite(
  { database, config, now }: Ports,
  { name, email, role, scope, again }: FirstInvite,
): Promise<string> {
  if (!again && (await openPeopleStore(database).hasAdmin()))
    throw new Error('An active platform_admin exists, who can invite others. Or add --again.')
  checkRoleScope(role, scope)
  const target = await openScopeStore(database).find(scope)
  if (!target) throw new Error('--scope names no country, merchant or fleet that exists.')
  const country = target.country ?? null
  const token = generateToken()
  await openChangeStore(database).run(system(now), async (open) => {
    const person = await claimPerson(open, {
      personID: uuidv7(),
      name,
      language: 'en',
      phone: null,
      email: email.toLowerCase(),
      now,
    })
    if (person.state === 'deactivated') throw new Error('The person is deactivated.')
    const inviteID = uuidv7()
    await addInvite(open, {
      inviteID,
      invited: null,
      tokenHash: hashToken(token),
      personID: person.personID,
      role,
      scope,
      country,
      invitedBy: null,
      now,
      expiresAt: afterSeconds(now, inviteSeconds),
    })
    return {
      targetID: inviteID,
      audit: {
        action: 'invite.create',
        targetKind: 'invite',
        targetID: inviteID,
        scope,
        country,
        after: { personID: person.personID, role },
      },
    }
  })
  return linkOf(config.consoleUrl, role, token)
}

/**
 * For development only. Returns a link that logs in once as
 * the oldest administrator, who is created if there is none.
 */
export async function createDevelopmentLink({ database, config, now }: Ports): Promise<string> {
  const known = await openPeopleStore(database).findAdmin()
  const token = generateToken()
  await openChangeStore(database).run(system(now), async (open) => {
    const personID = known ?? randomUUID()
    if (known === null) {
      await claimPerson(open, {
        personID,
        name: 'Administrator',
        language: 'en',
        phone: null,
        email: `${personID}@tingkat.invalid`,
        now,
      })
      await activatePerson(open, personID)
      const membership = { role: 'platform_admin', scope: 'platform', country: null } as const
      await addMembership(open, personID, membership, now)
    }
    await addInvite(open, {
      inviteID: uuidv7(),
      invited: null,
      tokenHash: hashToken(token),
      personID,
      role: null,
      scope: null,
      country: null,
      invitedBy: null,
      now,
      expiresAt: afterSeconds(now, inviteSeconds),
    })
    return { targetID: personID, audit: null }
  })
  return linkOf(config.consoleUrl, null, token)
}
