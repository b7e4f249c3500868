// SQL of the one-time codes with which staff log in. The same table has
// the codes of eaters; those of staff have the purpose `staff_login`.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { writeAudit } from '../audit-store.ts'
import { callerOfSession, sessionAudit } from '../session/session-audit.ts'
import { insertSession, type NewStaffSession } from '../session/session-store.ts'

/** A phone number or e-mail address gets at most `codes` codes within `seconds` seconds. */
const limits = [
  { codes: 3, seconds: 10 * 60 },
  { codes: 10, seconds: 86_400 },
] as const

export type LoginStore = ReturnType<typeof openLoginStore>

export function openLoginStore(database: Database) {
  return {
    /**
     * Stores the one-time code and returns 0, or stores nothing and returns the seconds until the
     * address may get another code. The same limits apply to an address that belongs to nobody.
     */
    async addCode(code: {
      codeID: string
      address: string
      hash: Uint8Array
      now: Date
      expiresAt: Date
    }): Promise<number> {
      return await database.transaction(async (open) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${code.address}, 1))`.execute(open)
        const wait = await secondsToWait(open, code.address, code.now)
        if (wait > 0) return wait
        await sql`
          insert into login_code (id, phone, address, purpose, code_hash, expires_at, created_at)
          values (${code.codeID}, '', ${code.address}, 'staff_login', ${code.hash}::bytea,
            ${code.expiresAt}::timestamptz, ${code.now}::timestamptz)`.execute(open)
        return 0
      })
    },

    /**
     * Counts one try and returns the code. Returns null if the
     * code is unknown, expired, used or has no tries left.
     */
    async tryCode(
      codeID: string,
      now: Date,
    ): Promise<{ hash: Uint8Array; triesLeft: number } | null> {
      const { rows } = await database.query<{ hash: Uint8Array; triesLeft: number }>(
        `update login_code set tries = tries + 1
         where id = $1 and purpose = 'staff_login' and used_at is null and expires_at > $2
           and tries < tries_max
         returning code_hash as hash, tries_max - tries as "triesLeft"`,
        [codeID, now],
      )
      return rows[0] ?? null
    },

    /**
     * Marks the code as used, records that the person owns the phone number or e-mail address, and
     * opens a session of the active person with this phone number or e-mail address. Returns the id
     * of the person, or null if the code was used before or there is no such person.
     */
    async useCode(
      codeID: string,
      session: Omit<NewStaffSession, 'personID' | 'method' | 'freshAt'>,
      requestID: string,
    ): Promise<string | null> {
      return await database.transaction(async (open) => {
        const { now } = session
        const { rows } = await sql<{ personID: string }>`
          with used as (
            update login_code set used_at = ${now}::timestamptz
            where id = ${codeID} and purpose = 'staff_login' and used_at is null
            returning address
          )
          update person set proven_at = coalesce(proven_at, ${now}::timestamptz)
          from used
          where state = 'active' and (phone = used.address or email = used.address)
          returning id as "personID"`.execute(open)
        const personID = rows[0]?.personID
        if (!personID) return null
        await insertSession(open, { ...session, personID, method: 'code', freshAt: null })
        const caller = callerOfSession({ ...session, personID }, { requestID })
        const audit = sessionAudit('session.open', session.sessionID, { method: 'code' })
        await writeAudit(open, caller, audit, caller)
        return personID
      })
    },
  }
}

async function secondsToWait(
  open: Transaction<Schema>,
  address: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from login_code
    where address = ${address} and purpose = 'staff_login'
      and created_at > ${now}::timestamptz - interval '1 day'
    order by created_at desc limit 10`.execute(open)
  const waits = limits.map(({ codes, seconds }) => {
    const oldest = rows[codes - 1]?.at
    return oldest ? Math.ceil((oldest.getTime() - now.getTime()) / 1000) + seconds : 0
  })
  return Math.max(0, ...waits)
}
