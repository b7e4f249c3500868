// Bytes of stored analytics events by the time of their receipt, for the ceiling of their table.
import { sql, type Kysely } from 'kysely'

const statements = [
  // Counted when events are stored: measuring the table would read all of it.
  `create table tracked_event_volume (
    slot timestamptz primary key,
    bytes bigint not null
  )`,
  // Ten minutes as in api/tracking/store.ts, and 200 bytes for the other columns and the indexes.
  `insert into tracked_event_volume (slot, bytes)
   select date_bin('10 minutes', received_at, 'epoch'), sum(pg_column_size(doc) + 200)
   from tracked_event group by 1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
