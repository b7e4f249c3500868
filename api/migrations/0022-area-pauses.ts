// Adds periods in which no orders are possible in a country or an area, and the orders that
// merchants have handed over to the company that operates Tingkat.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `area` has the corners of a polygon. Null means the whole
  // country. `ended_at` is set if somebody ends the pause early.
  `create table area_pause (
    id text primary key,
    country text not null,
    area jsonb,
    note text not null,
    from_at timestamptz not null,
    until_at timestamptz not null,
    set_by text not null,
    ended_at timestamptz,
    check (until_at > from_at and until_at <= from_at + interval '25 hours')
  )`,
  'create index area_pause_until on area_pause (until_at)',
  `create table desk_handover (
    country text not null,
    order_id text not null,
    merchant_id text not null,
    by text not null,
    at timestamptz not null,
    primary key (country, order_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
