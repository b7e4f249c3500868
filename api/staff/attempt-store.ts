// SQL that counts tries, for example of PINs, for limits that apply to all processes together.
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'

export type AttemptStore = ReturnType<typeof openAttemptStore>

export function openAttemptStore(database: Database) {
  return {
    /**
     * Counts one try of the subject, for example of a person at a device. After `max` tries the
     * subject is locked for `lockSeconds`: while it is locked, counts nothing and returns the
     * seconds until the lock ends. Tries of the same subject run one after another, so that
     * simultaneous guesses cannot exceed the limit.
     */
    async claim(
      kind: string,
      subject: string,
      { now, max, lockSeconds }: { now: Date; max: number; lockSeconds: number },
    ): Promise<{ waitSeconds: number; tries: number }> {
      return await database.transaction(async (open) => {
        await lockSubject(open, kind, subject)
        const { rows } = await sql<{ at: Date }>`
          select at from staff_attempt where kind = ${kind} and subject = ${subject}
          order by at desc limit ${max}`.execute(open)
        const last = rows[0]?.at ?? now
        const waitSeconds = Math.ceil((last.getTime() - now.getTime()) / 1000) + lockSeconds
        if (rows.length >= max && waitSeconds > 0) return { waitSeconds, tries: rows.length }
        if (rows.length >= max)
          await sql`delete from staff_attempt where kind = ${kind} and subject = ${subject}`.execute(
            open,
          )
        await insertAttempt(open, kind, subject, now)
        return { waitSeconds: 0, tries: rows.length >= max ? 1 : rows.length + 1 }
      })
    },

    /**
     * Counts one try. Returns the number of tries in
     * the last `seconds` seconds, including this one.
     */
    async count(kind: string, subject: string, now: Date, seconds: number): Promise<number> {
      return await database.transaction(async (open) => {
        await lockSubject(open, kind, subject)
        await insertAttempt(open, kind, subject, now)
        const { rows } = await sql<{ count: number }>`
          select count(*) as count from staff_attempt
          where kind = ${kind} and subject = ${subject}
            and at > ${now}::timestamptz - make_interval(secs => ${seconds}::int)`.execute(open)
        return rows[0]?.count ?? 1
      })
    },

    /**
     * Counts one try and returns true. If there were already `max` tries in the last `seconds`
     * seconds, counts none and returns false.
     */
    async admit(
      kind: string,
      subject: string,
      { now, max, seconds }: { now: Date; max: number; seconds: number },
    ): Promise<boolean> {
      return await database.transaction(async (open) => {
        await lockSubject(open, kind, subject)
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from staff_attempt
          where kind = ${kind} and subject = ${subject}
            and at > ${now}::timestamptz - make_interval(secs => ${seconds}::int)`.execute(open)
        if ((rows[0]?.count ?? 0) >= max) return false
        await insertAttempt(open, kind, subject, now)
        return true
      })
    },

    async clear(kind: string, subject: string): Promise<void> {
      await database.query('delete from staff_attempt where kind = $1 and subject = $2', [
        kind,
        subject,
      ])
    },
  }
}

async function lockSubject(open: Transaction<Schema>, kind: string, subject: string) {
  const name = `${kind}:${subject}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 2))`.execute(open)
}

async function insertAttempt(open: Transaction<Schema>, kind: string, subject: string, now: Date) {
  await sql`
    insert into staff_attempt (kind, subject, at)
    values (${kind}, ${subject}, ${now}::timestamptz)`.execute(open)
}
