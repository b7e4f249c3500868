// SQL of one-time codes.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import {
  codeTriesMax,
  longestWindowSeconds,
  maxCodesPerWindow,
  secondsUntilNextCode,
  type CodePurpose,
} from './login-code.ts'

export type NewCode = {
  codeID: string
  phone: string
  purpose: CodePurpose
  hash: Uint8Array
  now: Date
  expiresAt: Date
}
export type TriedCode = { phone: string; hash: Uint8Array; tries: number }
export type CodeStore = ReturnType<typeof openCodeStore>

export function openCodeStore(database: Database) {
  return {
    /**
     * Stores the code and returns 0, or returns the seconds until the number may get another code.
     * Requests for the same number run one after another.
     */
    async add({ codeID, phone, purpose, hash, now, expiresAt }: NewCode): Promise<number> {
      return await database.transaction(async (transaction) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`.execute(transaction)
        const since = new Date(now.getTime() - longestWindowSeconds * 1000)
        const { rows } = await sql<{ sentAt: Date }>`
          select created_at as "sentAt" from login_code where phone = ${phone}
            and created_at > ${since}
          order by created_at desc limit ${maxCodesPerWindow}`.execute(transaction)
        const wait = secondsUntilNextCode(
          rows.map((row) => row.sentAt),
          now,
        )
        if (wait > 0) return wait
        await sql`
          insert into login_code (id, phone, purpose, code_hash, expires_at, created_at)
          values (${codeID}, ${phone}, ${purpose}, ${hash}::bytea, ${expiresAt}::timestamptz,
            ${now}::timestamptz)`.execute(transaction)
        return 0
      })
    },

    /** Deletes a code that could not be sent, so that it does not count. */
    async drop(codeID: string): Promise<void> {
      await database.query('delete from login_code where id = $1', [codeID])
    },

    /**
     * Counts one try. Returns null if the code is unknown,
     * expired, used, out of tries or has another purpose.
     */
    async try(codeID: string, purpose: CodePurpose, now: Date): Promise<TriedCode | null> {
      const { rows } = await database.query<TriedCode>(
        `update login_code set tries = tries + 1
         where id = $1 and purpose = $2 and used_at is null and expires_at > $3
           and tries < ${codeTriesMax}
         returning phone, code_hash as hash, tries`,
        [codeID, purpose, now],
      )
      return rows[0] ?? null
    },
  }
}
