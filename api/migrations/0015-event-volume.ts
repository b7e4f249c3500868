// Counts the bytes of stored analytics events by time of receipt, to limit the size of their table.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The bytes are counted when events are stored, because measuring the table would read all of it.
  `create table tracked_event_volume (
    slot timestamptz primary key,
    bytes bigint not null
  )`,
  // A slot has ten minutes, as in api/tracking/store.ts. For each event, 200 bytes are added for
  // its other columns and its indexes.
  `insert into tracked_event_volume (slot, bytes)
   select date_bin('10 minutes', received_at, 'epoch'), sum(pg_column_size(doc) + 200)
   from tracked_event group by 1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
