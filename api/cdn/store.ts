// SQL of purges: one row for each surrogate key that a CDN has to drop.
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

/**
 * `generation` increases each time the key is queued. The end of an earlier purge then does not
 * mark the newly queued purge as done.
 */
export type QueuedKey = { key: string; generation: number; attempts: number }

/** A transaction, or the database if a change has no other statements. */
export type Transaction = Kysely<Schema>

export type PurgeStore = ReturnType<typeof openPurgeStore>

// In milliseconds. If a process ends while it sends a purge, another process may send that purge
// after this time. The time is longer than the time-out of a request to the CDN.
const leaseMs = 30_000

/**
 * Queues keys in the caller's transaction. Each purge is sent twice: immediately, and again when
 * every web process shows the change. Between the two, the CDN may have fetched an old page from a
 * process that did not show the change yet.
 */
export async function queueKeys(
  transaction: Transaction,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into cdn_purge (key, sends_left, next_at)
    select key, 2, ${now} from unnest(${[...keys]}::text[]) key order by key
    on conflict (key) do update set generation = cdn_purge.generation + 1, sends_left = 2,
      attempts = 0, next_at = excluded.next_at`.execute(transaction)
}

export function openPurgeStore(kysely: Kysely<Schema>) {
  return {
    /** Leases the keys that are due, the oldest first, so that no other process sends them. */
    async claim(limit: number, now: Date): Promise<QueuedKey[]> {
      const leasedUntil = new Date(now.getTime() + leaseMs)
      const { rows } = await sql<QueuedKey>`update cdn_purge set next_at = ${leasedUntil}
        where key in (select key from cdn_purge where next_at <= ${now} order by next_at, key
          limit ${limit} for update skip locked)
        returning key, generation, attempts`.execute(kysely)
      return rows
    },

    /** Records a success: schedules the second purge, or deletes the row if this was the second. */
    async complete(keys: readonly QueuedKey[], nextAt: Date): Promise<void> {
      await sql`with sent as materialized (
          select p.key from cdn_purge p join ${toTable(keys)} using (key, generation)
          order by p.key for update of p
        ), gone as (
          delete from cdn_purge where key in (select key from sent) and sends_left = 1
        )
        update cdn_purge set sends_left = sends_left - 1, attempts = 0, next_at = ${nextAt}
        where key in (select key from sent) and sends_left > 1`.execute(kysely)
    },

    /** Records a failure: schedules the next attempt. Attempts continue until one succeeds. */
    async postpone(keys: readonly QueuedKey[], nextAt: Date): Promise<void> {
      await sql`with failed as materialized (
          select p.key from cdn_purge p join ${toTable(keys)} using (key, generation)
          order by p.key for update of p
        )
        update cdn_purge set attempts = attempts + 1, next_at = ${nextAt}
        where key in (select key from failed)`.execute(kysely)
    },
  }
}

const toTable = (keys: readonly QueuedKey[]) =>
  sql`unnest(${keys.map(({ key }) => key)}::text[],
    ${keys.map(({ generation }) => generation)}::bigint[]) as given (key, generation)`
