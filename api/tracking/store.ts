// SQL of analytics events: the sink that stores them, the limit
// of their size, and their export and deletion for an eater.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { EventSink } from './sink.ts'

const batchSize = 500
const slotMinutes = 10
// Estimated size of a row in bytes without the column `doc`: the other columns and the row's index
// entries.
const rowBytes = 200

export function openDatabaseSink(database: Pick<Database, 'query'>): EventSink {
  return {
    async add({ visitID, safeID, receivedAt, events }) {
      await database.query(
        `with stored as (
           insert into tracked_event (visit_id, n, name, country, at, received_at, safe_id, doc)
           select $1, (event->>'n')::int, event->>'name', event->>'country',
             (event->>'at')::timestamptz, $2, $3, event
           from jsonb_array_elements($4::jsonb) event
           on conflict (visit_id, n) do nothing returning doc
         )
         insert into tracked_event_volume (slot, bytes)
         select date_bin('${slotMinutes} minutes', $2::timestamptz, 'epoch'), sum(bytes)
         from (select pg_column_size(doc) + ${rowBytes} as bytes from stored) row
         having count(*) > 0
         on conflict (slot) do update set bytes = tracked_event_volume.bytes + excluded.bytes`,
        [visitID, receivedAt, safeID, JSON.stringify(events)],
      )
    },
    close: async () => {},
  }
}

export type EventVolumeStore = ReturnType<typeof openEventVolumeStore>

/**
 * Reads how many bytes of events were received in each ten minutes, and deletes the oldest events.
 */
export function openEventVolumeStore(database: Pick<Database, 'query'>) {
  return {
    /**
     * Returns the time before which all events must be deleted so that the remaining ones have at
     * most `maxBytes`. Returns null if nothing must be deleted.
     */
    async findEndOfSurplus(maxBytes: number): Promise<Date | null> {
      const { rows } = await database.query<{ slot: Date | null }>(
        `select max(slot) as slot from (
           select slot, sum(bytes) over (order by slot desc) as bytes from tracked_event_volume
         ) newest where bytes > $1`,
        [maxBytes],
      )
      const slot = rows[0]?.slot
      return slot ? new Date(slot.getTime() + slotMinutes * 60_000) : null
    },

    /**
     * Deletes at most `limit` events from before this time, and returns
     * how many were deleted. Skips events that another server is deleting.
     */
    async deleteBefore(before: Date, limit: number): Promise<number> {
      const { affected } = await database.query(
        `delete from tracked_event where (visit_id, n) in (
           select visit_id, n from tracked_event where received_at < $1
           order by received_at limit $2 for update skip locked)`,
        [before, limit],
      )
      return affected
    },

    /** Deletes the stored sizes of events received before this time. */
    async forgetBefore(before: Date): Promise<void> {
      await database.query(
        `delete from tracked_event_volume where slot in (
           select slot from tracked_event_volume where slot < $1 order by slot for update)`,
        [before],
      )
    },
  }
}

export function openPersonalEventStore(database: Pick<Database, 'query'>): PersonalData {
  return {
    name: 'events',

    async *read(accountID) {
      let after: [string, number] = ['', -1]
      for (;;) {
        const { rows } = await database.query<{ visit: string; n: number; doc: object }>(
          `select visit_id as visit, n, doc from tracked_event
           where safe_id = (select safe_id from account where id = $1) and (visit_id, n) > ($2, $3)
             order by visit_id, n limit ${batchSize}`,
          [accountID, ...after],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(({ doc }) => doc)
        after = [last.visit, last.n]
      }
    },

    async forget(transaction, accountID) {
      await sql`delete from tracked_event where safe_id = (select safe_id from account
        where id = ${accountID})`.execute(transaction)
    },
  }
}
