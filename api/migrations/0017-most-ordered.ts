// Adds an index for the newest orders of a merchant, from which its most ordered dishes are
// counted.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index orders_merchant on orders (country, merchant_id, placed_at desc)')
    .execute(db)
}
