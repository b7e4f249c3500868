// SQL of sessions of staff.
import type { ConsoleName } from '@tingkat/contract/console/staff'
import type { Membership } from '@tingkat/ordering/permissions'
import { sql, type Transaction } from 'kysely'
import type { Device } from '../../account/device.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { sessionLife, type SessionLife } from './session-life.ts'

export type SessionMethod = 'passkey' | 'oidc' | 'code' | 'invite'
export type NewStaffSession = {
  sessionID: string
  tokenHash: Uint8Array
  personID: string
  console: ConsoleName
  method: SessionMethod
  /**
   * The time of the last log-in by passkey or OpenID Connect, which some actions need to be recent;
   * null after a log-in by code or invite.
   */
  freshAt: Date | null
  device: Device
  now: Date
}
export type StaffSession = {
  sessionID: string
  personID: string
  name: string
  console: ConsoleName
  method: SessionMethod
  freshAt: Date | null
  openedAt: Date
  seenAt: Date
  expiresAt: Date
  memberships: Membership[]
}
export type StaffSessionRow = Device & {
  sessionID: string
  console: ConsoleName
  method: SessionMethod
  openedAt: Date
  seenAt: Date
  current: boolean
}
export type StaffSessionStore = ReturnType<typeof openStaffSessionStore>

// Maximum number of sessions of a person, more than anybody needs.
// Another log-in ends the session whose last request is the oldest.
const sessionsMax = 20

// After a step-up the former token stays valid for this time in seconds, for requests that the
// browser sent before it had the new token. A request lasts at most 20 seconds.
const formerTokenSeconds = 30

/** Returns the SQL condition: at the time `$2`, the session `s` has not been idle for too long. */
function isUsedCondition(life: SessionLife): string {
  const limits = Object.entries(life).map(
    ([console, { idleMs }]) => `when '${console}' then interval '${idleMs} milliseconds'`,
  )
  return `s.seen_at > $2::timestamptz - case s.console ${limits.join(' ')} end`
}

export function openStaffSessionStore(database: Database, life: SessionLife = sessionLife) {
  const isUsed = isUsedCondition(life)
  return {
    /**
     * Returns the session, or null if it has expired,
     * was idle for too long or its person is not active.
     */
    async find(tokenHash: Uint8Array, now: Date): Promise<StaffSession | null> {
      const { rows } = await database.query<StaffSession>(
        `select split_part(s.id, '.', 1) as "sessionID", s.person_id as "personID", p.name,
           s.console, s.method, s.fresh_at as "freshAt", s.created_at as "openedAt",
           s.seen_at as "seenAt", s.expires_at as "expiresAt",
           coalesce((select jsonb_agg(jsonb_build_object('role', m.role, 'scope', m.scope)
             order by m.scope, m.role) from membership m
             where m.person_id = p.id and (s.console <> 'courier' or m.role = 'courier')
           ), '[]') as memberships
         from staff_session s join person p on p.id = s.person_id
         where s.token_hash = $1 and s.expires_at > $2 and p.state = 'active' and ${isUsed}`,
        [tokenHash, now],
      )
      return rows[0] ?? null
    },

    async markSeen(tokenHash: Uint8Array, now: Date): Promise<void> {
      await database.query(
        'update staff_session set seen_at = $2 where token_hash = $1 and seen_at < $2',
        [tokenHash, now],
      )
    },

    /** Returns the person's sessions, last used first. */
    async list(personID: string, currentID: string, now: Date): Promise<StaffSessionRow[]> {
      const { rows } = await database.query<StaffSessionRow>(
        `select s.id as "sessionID", s.console, s.method, s.browser, s.system,
           s.created_at as "openedAt", s.seen_at as "seenAt", s.id = $3 as current
         from staff_session s
         where s.person_id = $1 and s.expires_at > $2 and ${isUsed} and position('.' in s.id) = 0
         order by s.seen_at desc, s.id limit ${sessionsMax}`,
        [personID, now, currentID],
      )
      return rows
    },
  }
}

type RenewedSession = Device &
  Pick<StaffSession, 'personID' | 'console' | 'freshAt' | 'openedAt' | 'seenAt' | 'expiresAt'> & {
    formerHash: Uint8Array
    formerMethod: SessionMethod
  }
type Renewal = {
  method: Extract<SessionMethod, 'passkey' | 'oidc'>
  tokenHash: Uint8Array
  now: Date
}

/**
 * Records a fresh log-in by passkey or OpenID Connect in an existing session, and replaces its
 * token. The former token does not become fresh; it is kept for `formerTokenSeconds` in a separate
 * row, whose id is that of the session, a dot and the hash. Returns whether the session still
 * exists.
 */
export async function refreshSession(
  transaction: Transaction<Schema>,
  sessionID: string,
  { method, tokenHash, now }: Renewal,
): Promise<boolean> {
  const { rows } = await sql<RenewedSession>`
    select token_hash as "formerHash", person_id as "personID", console, method as "formerMethod",
      fresh_at as "freshAt", browser, system, created_at as "openedAt", seen_at as "seenAt",
      expires_at as "expiresAt"
    from staff_session where id = ${sessionID} for update`.execute(transaction)
  const [session] = rows
  if (!session) return false
  await sql`
    update staff_session set token_hash = ${tokenHash}::bytea, method = ${method},
      fresh_at = ${now}::timestamptz, seen_at = ${now}::timestamptz
    where id = ${sessionID}`.execute(transaction)
  const { formerHash, personID, console, formerMethod, freshAt, openedAt, seenAt } = session
  const formerUntil = new Date(now.getTime() + formerTokenSeconds * 1000)
  await sql`
    insert into staff_session (token_hash, id, person_id, console, method, fresh_at, browser,
      system, created_at, seen_at, expires_at)
    values (${formerHash}::bytea, ${sessionID} || '.' || encode(${formerHash}::bytea, 'hex'),
      ${personID}, ${console}, ${formerMethod}, ${freshAt}::timestamptz, ${session.browser},
      ${session.system}, ${openedAt}::timestamptz, ${seenAt}::timestamptz,
      least(${session.expiresAt}::timestamptz, ${formerUntil}::timestamptz))`.execute(transaction)
  return true
}

/** Deletes a session of the person, with all its tokens. Returns whether there was one. */
export async function deleteSession(
  transaction: Transaction<Schema>,
  personID: string,
  sessionID: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_session
    where person_id = ${personID} and split_part(id, '.', 1) = ${sessionID}
    returning id`.execute(transaction)
  return rows.length > 0
}

/**
 * Stores a session. If the person has more than `sessionsMax`, deletes the one that was unused for
 * longest.
 */
export async function insertSession(
  transaction: Transaction<Schema>,
  { sessionID, tokenHash, personID, console, method, freshAt, device, now }: NewStaffSession,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + sessionLife[console].maxMs)
  await sql`
    delete from staff_session where token_hash in (
      select token_hash from staff_session where person_id = ${personID}
      order by seen_at desc, id offset ${sessionsMax - 1})`.execute(transaction)
  await sql`
    insert into staff_session (token_hash, id, person_id, console, method, fresh_at, browser,
      system, created_at, seen_at, expires_at)
    values (${tokenHash}::bytea, ${sessionID}, ${personID}, ${console}, ${method},
      ${freshAt}::timestamptz, ${device.browser}, ${device.system},
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz)`.execute(transaction)
}
