// Creates sessions of staff and paired devices for tests, directly in the database.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { Membership, StaffRole } from '@tingkat/ordering/permissions'
import { generateToken, hashToken } from '../account/token.ts'
import { openScopeStore } from '../staff/people/scope-store.ts'
import type { TestApp } from './app.ts'

type Options = {
  memberships: readonly (Membership & { role: StaffRole })[]
  /** Whether the log-in counts as fresh, which some actions need. Default: true. */
  fresh?: boolean
  console?: ConsoleName
  name?: string
}
export type StaffSession = { personID: string; sessionID: string; cookie: string }

/** Stores an active person with the memberships, and returns the cookie of an open session. */
export async function openStaffSession(
  { database, deps }: Pick<TestApp, 'database' | 'deps'>,
  { memberships, fresh = true, console = 'desk', name = 'Mei Tan' }: Options,
): Promise<StaffSession> {
  const personID = deps.newID()
  const now = deps.clock()
  const scopes = openScopeStore(database)
  await database.query(
    `insert into person (id, name, language, email, state, created_at)
     values ($1, $2, 'en', $3, 'active', $4)`,
    [personID, name, `${personID}@staff.example`, now],
  )
  for (const { role, scope } of memberships)
    await database.query(
      `insert into membership (person_id, role, scope, country, created_at)
       values ($1, $2, $3, $4, $5)`,
      [personID, role, scope, (await scopes.find(scope))?.country ?? null, now],
    )
  const token = generateToken()
  const sessionID = deps.newID()
  await database.query(
    `insert into staff_session (token_hash, id, person_id, console, method, fresh_at, browser,
       system, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, '', '', $7, $7, $8)`,
    [
      hashToken(token),
      sessionID,
      personID,
      console,
      fresh ? 'passkey' : 'code',
      fresh ? now : null,
      now,
      new Date(now.getTime() + 12 * 3_600_000),
    ],
  )
  return { personID, sessionID, cookie: `${cookieName(deps, 'tingkat_staff')}=${token}` }
}

/** Stores a device that is paired to the merchants, and returns its cookie. */
export async function pairTestDevice(
  { database, deps }: Pick<TestApp, 'database' | 'deps'>,
  { country, merchantIDs }: { country: string; merchantIDs: readonly string[] },
): Promise<{ deviceID: string; cookie: string }> {
  const token = generateToken()
  const deviceID = deps.newID()
  await database.query(
    `insert into device (id, token_hash, name, country, merchant_ids, paired_at, created_at, seen_at)
     values ($1, $2, 'Counter', $3, $4::text[], $5, $5, $5)`,
    [deviceID, hashToken(token), country, merchantIDs, deps.clock()],
  )
  return { deviceID, cookie: `${cookieName(deps, 'tingkat_device_staff')}=${token}` }
}

const cookieName = ({ config }: TestApp['deps'], name: string): string =>
  config.consoleUrl.startsWith('https:') ? `__Secure-${name}` : name
