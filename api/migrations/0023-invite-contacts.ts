// What an inviter typed about the invited person, apart from what the person's own row says.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invite add column name text, add column phone text,
    add column email text`.execute(db)
}
