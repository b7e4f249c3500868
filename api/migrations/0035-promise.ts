// Adds tables of suspensions of the promise of a delivery time, and of texts of public pages that
// the desk edits.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The columns are those of `area_pause`. A separate table is needed, because servers of the
  // previous version would close merchants because of its rows.
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
  // A version of a text applies from the date `valid_from`, in the country's time zone.
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
