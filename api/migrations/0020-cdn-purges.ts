// Adds a table of the surrogate keys whose pages a CDN has to delete. A key has at most one row, so
// the table is never larger than the number of merchants and countries.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table cdn_purge (
        key text primary key,
        generation bigint not null default 1,
        sends_left integer not null,
        attempts integer not null default 0,
        next_at timestamptz not null
      )`,
    )
    .execute(db)
  await sql.raw('create index cdn_purge_due on cdn_purge (next_at)').execute(db)
}
