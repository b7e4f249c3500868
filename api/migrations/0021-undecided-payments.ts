// Adds an index for the metrics of undecided payments, which are counted every ten seconds.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create index payment_undecided on payment (country, created_at)
        where state in ('started', 'challenge')`,
    )
    .execute(db)
}
