// Adds two tables: periods in which eaters get no voucher for
// late orders, and texts of public pages that staff edit.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The table has the same columns as `area_pause`. The rows need their own table, because servers
  // of the previous version would close merchants for every row of `area_pause`.
  `create table promise_suspension (
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
  'create index promise_suspension_until on promise_suspension (until_at)',
  // A version of a text is valid from the day `valid_from` on, in the country's time zone.
  `create table page_text (
    country text not null,
    page text not null,
    language text not null,
    version integer not null check (version > 0),
    valid_from date not null,
    content jsonb not null,
    published_by text not null,
    published_at timestamptz not null,
    primary key (country, page, language, version)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
