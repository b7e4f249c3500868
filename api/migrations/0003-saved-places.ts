// Adds the addresses that eaters have saved.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table saved_place (
    account_id text not null references account on delete cascade,
    id text not null,
    kind text not null check (kind in ('home', 'work', 'other')),
    label text not null,
    location jsonb not null,
    created_at timestamptz not null default now(),
    primary key (account_id, id)
  )`,
  // Allows at most one place of the kind `home` and one of the kind `work` for each account.
  `create unique index saved_place_single on saved_place (account_id, kind) where kind <> 'other'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
