// Adds analytics events of the storefront, which are stored for thirty days.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A visit is one page's life in a browser, and `n` the number of an
  // event in it. The primary key prevents that an event is stored twice if
  // the browser sends it again. `safe_id` is the public id of the eater.
  `create table tracked_event (
    visit_id text not null,
    n int not null,
    name text not null,
    country text not null,
    at timestamptz not null,
    received_at timestamptz not null,
    safe_id text,
    doc jsonb not null,
    primary key (visit_id, n)
  )`,
  // Indexes for the export of an eater's data and for the deletion of old events.
  `create index tracked_event_safe_id on tracked_event (safe_id, visit_id, n)
    where safe_id is not null`,
  `create index tracked_event_received_at on tracked_event (received_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
