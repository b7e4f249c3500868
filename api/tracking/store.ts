// SQL of analytics events: the sink, and their export and deletion.
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { EventSink } from './sink.ts'

const batchSize = 500

export function openDatabaseSink(database: Pick<Database, 'query'>): EventSink {
  return {
    async add({ visitID, safeID, receivedAt, events }) {
      await database.query(
        `insert into tracked_event (visit_id, n, name, country, at, received_at, safe_id, doc)
         select $1, (event->>'n')::int, event->>'name', event->>'country',
           (event->>'at')::timestamptz, $2, $3, event
         from jsonb_array_elements($4::jsonb) event
         on conflict (visit_id, n) do nothing`,
        [visitID, receivedAt, safeID, JSON.stringify(events)],
      )
    },
    close: async () => {},
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
