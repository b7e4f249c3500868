// Adds an index for a metric that counts, every ten seconds, the payments that have neither
// succeeded nor failed.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index payment_undecided on payment (country, created_at)
        where state in ('started', 'challenge')`,
    )
    .execute(db)
}
