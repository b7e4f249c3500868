// Stores which QR code of a merchant's table is valid, by the serial
// number of the code. Earlier codes of the table are revoked.
import { sql, type Kysely } from 'kysely'

const statements = [
  // If a merchant's table has no row here, its first code is valid.
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
