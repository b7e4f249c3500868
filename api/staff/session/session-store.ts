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
        `select s.id as "sessionID", s.person_id as "personID", p.name, s.console, s.method,
           s.fresh_at as "freshAt", s.seen_at as "seenAt", s.expires_at as "expiresAt",
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
         where s.person_id = $1 and s.expires_at > $2 and ${isUsed}
         order by s.seen_at desc, s.id limit ${sessionsMax}`,
        [personID, now, currentID],
      )
      return rows
    },
  }
}

/** Records a fresh log-in by passkey or OpenID Connect in an existing session. */
export async function refreshSession(
  transaction: Transaction<Schema>,
  sessionID: string,
  { method, now }: { method: Extract<SessionMethod, 'passkey' | 'oidc'>; now: Date },
): Promise<void> {
  await sql`
    update staff_session set fresh_at = ${now}::timestamptz, method = ${method}
    where id = ${sessionID}`.execute(transaction)
}

/** Deletes a session of the person. Returns whether there was one. */
export async function deleteSession(
  transaction: Transaction<Schema>,
  personID: string,
  sessionID: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from staff_session where person_id = ${personID} and id = ${sessionID}
    returning id`.execute(transaction)
  return rows.length > 0
}

/**
 * Stores a session. `fresh_at` is set for a log-in by passkey or OpenID
 * Connect only, because these allow actions with money and people.
 */
export async function insertSession(
  transaction: Transaction<Schema>,
  { sessionID, tokenHash, personID, console, method, device, now }: NewStaffSession,
): Promise<void> {
  const isFresh = method === 'passkey' || method === 'oidc'
  const expiresAt = new Date(now.getTime() + sessionLife[console].maxMs)
  await sql`
    delete from staff_session where token_hash in (
      select token_hash from staff_session where person_id = ${personID}
      order by seen_at desc, id offset ${sessionsMax - 1})`.execute(transaction)
  await sql`
    insert into staff_session (token_hash, id, person_id, console, method, fresh_at, browser,
      system, created_at, seen_at, expires_at)
    values (${tokenHash}::bytea, ${sessionID}, ${personID}, ${console}, ${method},
      ${isFresh ? now : null}::timestamptz, ${device.browser}, ${device.system},
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz)`.execute(transaction)
}
