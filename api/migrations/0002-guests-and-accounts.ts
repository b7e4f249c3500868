// Adds the purpose of one-time codes, the browser and operating system of each session, and a table
// for keys of the server.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table server_secret (
    name text primary key,
    value bytea not null,
    created_at timestamptz not null default now()
  )`,
  `alter table login_code add column purpose text not null default 'login' check ` +
    `(purpose in ('login', 'delete_account'))`,
  // The default of `id` is needed for existing sessions, and for
  // sessions that a server of the previous version still creates.
  `alter table session
    add column id text not null default gen_random_uuid()::text,
    add column browser text not null default '',
    add column system text not null default ''`,
  'create unique index session_id on session (id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
