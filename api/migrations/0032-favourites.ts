// Adds a table of eaters' favourite merchants.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table favourite (
        account_id text not null references account on delete cascade,
        merchant_id text not null,
        added_at timestamptz not null,
        primary key (account_id, merchant_id)
      )`,
    )
    .execute(db)
}
