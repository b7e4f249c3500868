// Adds a table with the number of bytes of the analytics events that were received in each ten
// minutes. With it, the server limits the size of the event table.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The bytes are counted when events are stored, because measuring the table would read all of it.
  `create table tracked_event_volume (
    slot timestamptz primary key,
    bytes bigint not null
  )`,
  // Counts the bytes of the existing events in slots of ten minutes, as api/tracking/store.ts does.
  // The 200 bytes are an estimate for the other columns of an event and its index entries.
  `insert into tracked_event_volume (slot, bytes)
   select date_bin('10 minutes', received_at, 'epoch'), sum(pg_column_size(doc) + 200)
   from tracked_event group by 1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
