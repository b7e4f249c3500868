// Adds columns for the name, phone number and e-mail address
// that an inviter typed. They may differ from the person's own.
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invite add column name text, add column phone text,
    add column email text`.execute(db)
}
