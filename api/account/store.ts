// SQL of accounts and their sessions.
import type { Database } from '../platform/database/database.ts'
import type { Device } from './device.ts'

export type NewSession = {
  sessionID: string
  tokenHash: Uint8Array
  device: Device
  now: Date
  expiresAt: Date
}
export type Session = { accountID: string; name: string; safeID: string; seenAt: Date }
export type StoredSession = Device & {
  sessionID: string
  openedAt: Date
  seenAt: Date
  current: boolean
}
export type Account = { name: string; phone: string; safeID: string; memberSince: Date }
export type OpenedSession = Omit<Session, 'seenAt'> & {
  /** The account of the session that the login replaced, or null if it replaced none. */
  endedAccountID: string | null
}
export type AccountStore = ReturnType<typeof openAccountStore>

// An account has at most this many sessions. A further login ends the session whose last use is the
// oldest.
const sessionsMax = 20
// A session ends this many days after its login even if it is in use, so that a stolen session ends
// too.
const sessionDaysMax = 180

export function openAccountStore(database: Database) {
  return {
    /**
     * Opens a session with a one-time code and ends the session of
     * `oldTokenHash`. Creates the account for the code's number if there is
     * none. Returns null if a concurrent login has already used the code.
     */
    async openSession(
      code: { codeID: string; name: string | null },
      account: { accountID: string; safeID: string },
      { sessionID, tokenHash, device, now, expiresAt }: NewSession,
      oldTokenHash: Uint8Array | null,
    ): Promise<OpenedSession | null> {
      const { rows } = await database.query<OpenedSession>(
        // Locks the number's codes first, sorted by id, so that two logins never wait for each
        // other's row locks (docs/locks.md).
        `with unused as (
           select id from login_code
           where phone = (select phone from login_code where id = $1) and purpose = 'login'
             and used_at is null
           order by id for update
         ), used as (
           update login_code set used_at = $2 where id = $1 and id in (select id from unused)
             returning phone
         ), spent as (
           update login_code set used_at = $2
           where id in (select id from unused) and id <> $1 and exists (select 1 from used)
         ), person as (
           insert into account (id, phone, name, safe_id, created_at)
           select $3, phone, $4, $5, $2 from used
           on conflict (phone) do update set name = coalesce(account.name, excluded.name)
           returning id, name, safe_id
         ), ended as (
           delete from session where token_hash = $8 and exists (select 1 from used)
             returning account_id
         ), crowded as (
           delete from session where token_hash in (
             select s.token_hash from session s join person on person.id = s.account_id
               order by s.seen_at desc, s.id offset ${sessionsMax - 1})
         ), opened as (
           insert into session (token_hash, id, account_id, browser, system, created_at, seen_at,
             expires_at)
           select $6, $9, id, $10, $11, $2, $2, $7 from person
         )
         select id as "accountID", coalesce(name, '') as name, safe_id as "safeID",
           (select account_id from ended) as "endedAccountID" from person`,
        [
          code.codeID,
          now,
          account.accountID,
          code.name,
          account.safeID,
          tokenHash,
          expiresAt,
          oldTokenHash,
          sessionID,
          device.browser,
          device.system,
        ],
      )
      return rows[0] ?? null
    },

    async findSession(tokenHash: Uint8Array, now: Date): Promise<Session | null> {
      const { rows } = await database.query<Session>(
        `select a.id as "accountID", coalesce(a.name, '') as name, a.safe_id as "safeID",
          s.seen_at as "seenAt"
         from session s join account a on a.id = s.account_id
         where s.token_hash = $1 and s.expires_at > $2`,
        [tokenHash, now],
      )
      return rows[0] ?? null
    },

    /** Extends the session to `expiresAt`, but not beyond `sessionDaysMax` days after its login. */
    async extendSession({
      tokenHash,
      now,
      expiresAt,
    }: Pick<NewSession, 'tokenHash' | 'now' | 'expiresAt'>): Promise<void> {
      await database.query(
        `update session set seen_at = $2,
           expires_at = least($3, created_at + interval '${sessionDaysMax} days')
         where token_hash = $1`,
        [tokenHash, now, expiresAt],
      )
    },

    /** Ends a session. Returns its account, or null if there was no such session. */
    async endSession(tokenHash: Uint8Array): Promise<string | null> {
      const { rows } = await database.query<{ accountID: string }>(
        'delete from session where token_hash = $1 returning account_id as "accountID"',
        [tokenHash],
      )
      return rows[0]?.accountID ?? null
    },

    /** Ends a session by its public id. Returns false if the account has no such session. */
    async endOwnSession(accountID: string, sessionID: string): Promise<boolean> {
      const { affected } = await database.query(
        'delete from session where account_id = $1 and id = $2',
        [accountID, sessionID],
      )
      return affected > 0
    },

    async endSessions(accountID: string): Promise<void> {
      await database.query(
        `delete from session where token_hash in (
           select token_hash from session where account_id = $1 order by token_hash for update)`,
        [accountID],
      )
    },

    /** Ends the sessions of all accounts. Returns how many there were. */
    async endAllSessions(): Promise<number> {
      const { affected } = await database.query(
        `delete from session where token_hash in (
           select token_hash from session order by token_hash for update)`,
      )
      return affected
    },

    /**
     * Returns the account's sessions, last used first.
     * `current` is true for the session with `tokenHash`.
     */
    async listSessions(
      accountID: string,
      tokenHash: Uint8Array,
      now: Date,
    ): Promise<StoredSession[]> {
      const { rows } = await database.query<StoredSession>(
        `select id as "sessionID", browser, system, created_at as "openedAt", seen_at as "seenAt",
          token_hash = $2 as current
         from session where account_id = $1 and expires_at > $3 order by seen_at desc, id
           limit ${sessionsMax + 1}`,
        [accountID, tokenHash, now],
      )
      return rows
    },

    async findAccount(accountID: string): Promise<Account | null> {
      const { rows } = await database.query<Account>(
        `select coalesce(name, '') as name, phone, safe_id as "safeID", created_at as "memberSince"
          from account where id = $1`,
        [accountID],
      )
      return rows[0] ?? null
    },

    async rename(accountID: string, name: string): Promise<void> {
      await database.query('update account set name = $2 where id = $1', [accountID, name])
    },

    async countOngoingOrders(accountID: string): Promise<number> {
      const { rows } = await database.query<{ count: number }>(
        'select count(*) as count from orders where account_id = $1 and ended_at is null',
        [accountID],
      )
      return rows[0]?.count ?? 0
    },
  }
}
