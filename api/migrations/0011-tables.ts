// Stores the valid code of each table of a merchant. Earlier codes are revoked.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A table without a row still has its first code.
  `create table table_code (
    merchant_id text not null,
    table_id text not null,
    serial int not null,
    changed_at timestamptz not null,
    primary key (merchant_id, table_id)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
