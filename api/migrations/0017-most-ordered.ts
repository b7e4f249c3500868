// Adds an index that finds the newest orders of a merchant,
// in which the server counts the most ordered dishes.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create index orders_merchant on orders (country, merchant_id, placed_at desc)')
    .execute(db)
}
