// SQL of the monthly partitions of the audit log:
// created ahead of time, and dropped when they are old.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export type AuditPartitions = ReturnType<typeof openAuditPartitions>

// Creates this month's partition and those of the next two months,
// so that they exist even if no server runs housekeeping for weeks.
const monthsAhead = 3

/** Returns the first moment of the month that is `months` months after that of `date`, in UTC. */
const monthAfter = (date: Date, months: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))

const nameOf = (month: Date): string => `audit_${month.toISOString().slice(0, 7).replace('-', '_')}`

export function openAuditPartitions(database: Database) {
  async function list(): Promise<{ name: string; month: Date }[]> {
    const { rows } = await database.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'audit'::regclass and c.relname ~ '^audit_\\d{4}_\\d{2}$'
       order by c.relname`,
    )
    return rows.map(({ name }) => ({
      name,
      month: new Date(`${name.slice(6).replace('_', '-')}-01T00:00:00Z`),
    }))
  }

  return {
    list,

    /**
     * Creates the missing partitions of this month and of the next two. Several servers may do so
     * at the same time.
     */
    async prepare(now: Date): Promise<void> {
      const known = new Set((await list()).map(({ name }) => name))
      for (let ahead = 0; ahead < monthsAhead; ahead++) {
        const [from, to] = [monthAfter(now, ahead), monthAfter(now, ahead + 1)]
        if (known.has(nameOf(from)) || (await hasStrayRows(from, to))) continue
        await database.transaction(async (open) => {
          await sql`select pg_advisory_xact_lock(hashtextextended('audit', 3))`.execute(open)
          const range = `from ('${from.toISOString()}') to ('${to.toISOString()}')`
          await sql
            .raw(
              `create table if not exists ${nameOf(from)} partition of audit for values ${range}`,
            )
            .execute(open)
        })
      }
    },

    /**
     * Drops the partitions of months that ended at least
     * `months` months ago, and returns their names.
     */
    async drop(now: Date, months: number): Promise<string[]> {
      const limit = monthAfter(now, -months)
      const old = (await list()).filter(({ month }) => month < limit)
      for (const { name } of old)
        await database.transaction(async (open) => {
          await sql.raw(`drop table if exists ${name}`).execute(open)
        })
      return old.map(({ name }) => name)
    },
  }

  /**
   * Whether the default partition contains rows of the month, which
   * were written before the month had a partition. PostgreSQL refuses
   * to create a partition for rows that the default partition has.
   */
  async function hasStrayRows(from: Date, to: Date): Promise<boolean> {
    const { rows } = await database.query<{ has: boolean }>(
      'select exists (select 1 from audit_other where at >= $1 and at < $2) as has',
      [from, to],
    )
    return rows[0]?.has ?? false
  }
}
