// Demo people for a development server: one for each role of staff, all in Singapore.
import { staffRoles, roles, type StaffRole } from '@tingkat/ordering/permissions'
import { uuidv7 } from 'uuidv7'
import type { Database } from '../../platform/database/database.ts'
import { openChangeStore } from '../change-store.ts'
import { activatePerson } from './invite-store.ts'
import { addMembership, claimPerson, type GrantedMembership } from './people-store.ts'

const country = 'sg'

type Scopes = { merchantID: string | undefined; fleetID: string | undefined }

/** Returns the address with which the person of a role logs in. No mail reaches it. */
export const demoAddressOf = (role: StaffRole): string =>
  `${role.replaceAll('_', '.')}@demo.tingkat.invalid`

const nameOf = (role: StaffRole): string => `Demo ${role.replaceAll('_', ' ')}`

/** Returns the membership of a role, or undefined if there is no merchant or fleet for it. */
function membershipOf(role: StaffRole, scopes: Scopes): GrantedMembership | undefined {
  const [kind] = roles[role].scopes
  if (kind === 'platform') return { role, scope: 'platform', country: null }
  if (kind === 'country') return { role, scope: `country:${country}`, country }
  if (kind === 'merchant')
    return scopes.merchantID ? { role, scope: `merchant:${scopes.merchantID}`, country } : undefined
  return scopes.fleetID ? { role, scope: `fleet:${scopes.fleetID}`, country } : undefined
}

async function findScopes(database: Database): Promise<Scopes> {
  const { rows } = await database.query<Partial<Scopes>>(
    `select (select min(id) from merchant where country = $1) as "merchantID",
       (select min(id) from partner
        where country = $1 and role = 'courier' and revoked_at is null) as "fleetID"`,
    [country],
  )
  return { merchantID: rows[0]?.merchantID ?? undefined, fleetID: rows[0]?.fleetID ?? undefined }
}

/**
 * Creates the demo people who do not exist yet, and returns the addresses
 * of all demo people. Must run on development servers only, because
 * everybody who can reach such a server can read the login codes.
 */
export async function createDemoPeople(database: Database, now: Date): Promise<string[]> {
  const scopes = await findScopes(database)
  const granted = staffRoles.flatMap((role) => membershipOf(role, scopes) ?? [])
  const system = { personID: null, deviceID: null, sessionID: null, at: now, requestID: 'demo' }
  await openChangeStore(database).run(system, async (open) => {
    for (const membership of granted) {
      const person = await claimPerson(open, {
        personID: uuidv7(),
        name: nameOf(membership.role),
        language: 'en',
        phone: null,
        email: demoAddressOf(membership.role),
        now,
      })
      if (!person || person.state === 'deactivated') continue
      if (person.state === 'invited') await activatePerson(open, person.personID)
      await addMembership(open, person.personID, membership, now)
    }
    return { targetID: 'demo', audit: null }
  })
  return granted.map(({ role }) => demoAddressOf(role))
}
