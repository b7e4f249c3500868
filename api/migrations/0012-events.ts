// Adds analytics events of the storefront, which are stored for thirty days.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A visit belongs to a browser tab. safe_id is the public id of the eater. The primary key stores
  // an event once even if a browser sends it again.
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
  // Indexes for exports and housekeeping.
  `create index tracked_event_safe_id on tracked_event (safe_id, visit_id, n)
    where safe_id is not null`,
  `create index tracked_event_received_at on tracked_event (received_at)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
