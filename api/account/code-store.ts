// SQL of one-time codes.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import {
  codeMemorySeconds,
  secondsUntilNextCode,
  sentCodesMax,
  triesFor,
  type CodePurpose,
} from './login-code.ts'

export type NewCode = {
  codeID: string
  phone: string
  purpose: CodePurpose
  hash: Uint8Array
  requester: { hash: Uint8Array; trusted: boolean }
  now: Date
  expiresAt: Date
}
export type TriedCode = { phone: string; hash: Uint8Array; triesLeft: number }
export type CodeStore = ReturnType<typeof openCodeStore>

type SentRow = { sentAt: Date; trusted: boolean; own: boolean; used: boolean; tries: number }

export function openCodeStore(database: Database) {
  return {
    /**
     * Stores the code and returns 0. If the requester must wait, stores nothing and returns the
     * seconds to wait. Used codes do not lengthen the wait, because a used code proves that its
     * requester owns the number. Requests for the same number run one after another.
     */
    async add({
      codeID,
      phone,
      purpose,
      hash,
      requester,
      now,
      expiresAt,
    }: NewCode): Promise<number> {
      return await database.transaction(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(transaction)
        const since = new Date(now.getTime() - codeMemorySeconds * 1000)
        const { rows } = await sql<SentRow>`
          select created_at as "sentAt", trusted, tries, used_at is not null as used,
            coalesce(requester = ${requester.hash}::bytea, false) as own
          from login_code where phone = ${phone} and purpose = ${purpose} and created_at > ${since}
          order by created_at desc limit ${sentCodesMax}`.execute(transaction)
        const wait = secondsUntilNextCode(
          rows.filter(({ used }) => !used),
          requester,
          now,
        )
        if (wait > 0) return wait
        const guesses = rows.reduce((sum, { trusted, tries }) => sum + (trusted ? 0 : tries), 0)
        await sql`
          insert into login_code (id, phone, purpose, code_hash, expires_at, created_at, requester,
            trusted, tries_max)
          values (${codeID}, ${phone}, ${purpose}, ${hash}::bytea, ${expiresAt}::timestamptz,
            ${now}::timestamptz, ${requester.hash}::bytea, ${requester.trusted},
            ${triesFor(requester, guesses)})`.execute(transaction)
        return 0
      })
    },

    /**
     * Deletes a code that could not be sent, so that it does not count towards the pauses between
     * codes.
     */
    async drop(codeID: string): Promise<void> {
      await database.query('delete from login_code where id = $1', [codeID])
    },

    /**
     * Counts one try and returns the code's hash. Returns null if the code is unknown, expired,
     * used, has no tries left or is for another purpose.
     */
    async try(codeID: string, purpose: CodePurpose, now: Date): Promise<TriedCode | null> {
      const { rows } = await database.query<TriedCode>(
        `update login_code set tries = tries + 1
         where id = $1 and purpose = $2 and used_at is null and expires_at > $3
           and tries < tries_max
         returning phone, code_hash as hash, tries_max - tries as "triesLeft"`,
        [codeID, purpose, now],
      )
      return rows[0] ?? null
    },
  }
}
