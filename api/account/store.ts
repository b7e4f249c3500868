// SQL of accounts, one-time codes and sessions.
import { sql } from 'kysely'
import type { Database } from '../platform/database.ts'
import { codesPerWindow, codeTriesMax, codeWindowSeconds } from './login-code.ts'

export type NewCode = { codeID: string; phone: string; hash: Uint8Array; now: Date; expiresAt: Date }
export type TriedCode = { phone: string; hash: Uint8Array; tries: number }
export type NewSession = { tokenHash: Uint8Array; now: Date; expiresAt: Date }
export type Session = { accountID: string; name: string; safeID: string; seenAt: Date }
export type AccountStore = ReturnType<typeof openAccountStore>

const before = (date: Date, seconds: number) => new Date(date.getTime() - seconds * 1000)

export function openAccountStore(database: Database) {
  const { kysely } = database
  return {
    /** Keeps a code; false when the number has had too many of late. Requests for one number wait for each other. */
    async addCode({ codeID, phone, hash, now, expiresAt }: NewCode): Promise<boolean> {
      return await kysely.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(transaction)
        const { rows } = await sql`
          insert into login_code (id, phone, code_hash, expires_at, created_at)
          select ${codeID}, ${phone}, ${hash}::bytea, ${expiresAt}::timestamptz, ${now}::timestamptz
          where (select count(*) from login_code
                 where phone = ${phone} and created_at > ${before(now, codeWindowSeconds)}) < ${codesPerWindow}
          returning id`.execute(transaction)
        return rows.length > 0
      })
    },

    /** Counts one try and gives what to compare with; null when the code is unknown, old, used or tried out. */
    async tryCode(codeID: string, now: Date): Promise<TriedCode | null> {
      const { rows } = await database.query<TriedCode>(
        `update login_code set tries = tries + 1
         where id = $1 and used_at is null and expires_at > $2 and tries < ${codeTriesMax}
         returning phone, code_hash as hash, tries`,
        [codeID, now],
      )
      return rows[0] ?? null
    },

    /** Uses the code up, makes its account if it is new, and puts a session in the place of the old one; null when the code was used meanwhile. */
    async openSession(code: { codeID: string; name: string | null }, account: { accountID: string; safeID: string }, session: NewSession, oldTokenHash: Uint8Array | null) {
      const { rows } = await database.query<Omit<Session, 'seenAt'>>(
        `with used as (
           update login_code set used_at = $2 where id = $1 and used_at is null returning phone
         ), person as (
           insert into account (id, phone, name, safe_id, created_at)
           select $3, phone, $4, $5, $2 from used
           on conflict (phone) do update set name = coalesce(account.name, excluded.name)
           returning id, name, safe_id
         ), ended as (
           delete from session where token_hash = $8 and exists (select 1 from used)
         ), opened as (
           insert into session (token_hash, account_id, created_at, seen_at, expires_at)
           select $6, id, $2, $2, $7 from person
         )
         select id as "accountID", coalesce(name, '') as name, safe_id as "safeID" from person`,
        [code.codeID, session.now, account.accountID, code.name, account.safeID, session.tokenHash, session.expiresAt, oldTokenHash],
      )
      return rows[0] ?? null
    },

    async findSession(tokenHash: Uint8Array, now: Date): Promise<Session | null> {
      const { rows } = await database.query<Session>(
        `select a.id as "accountID", coalesce(a.name, '') as name, a.safe_id as "safeID", s.seen_at as "seenAt"
         from session s join account a on a.id = s.account_id
         where s.token_hash = $1 and s.expires_at > $2`,
        [tokenHash, now],
      )
      return rows[0] ?? null
    },

    async extendSession({ tokenHash, now, expiresAt }: NewSession): Promise<void> {
      await database.query('update session set seen_at = $2, expires_at = $3 where token_hash = $1', [tokenHash, now, expiresAt])
    },

    async endSession(tokenHash: Uint8Array): Promise<void> {
      await database.query('delete from session where token_hash = $1', [tokenHash])
    },

    async countOngoingOrders(accountID: string): Promise<number> {
      const { rows } = await database.query<{ count: number }>(
        'select count(*) as count from orders where account_id = $1 and ended_at is null', [accountID])
      return rows[0]?.count ?? 0
    },
  }
}
