// What eaters did in the storefront, as their browsers told it: kept for thirty days.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A visit is a tab's; who is logged in stands there by the id that names nobody. Told twice, an event is kept once.
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
  // Of those who ask what is kept of them, and of the housekeeping.
  `create index tracked_event_safe_id on tracked_event (safe_id, visit_id, n) where safe_id is not null`,
  `create index tracked_event_received_at on tracked_event (received_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
