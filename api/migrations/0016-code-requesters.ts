// Stores who requested a login code, so that strangers cannot use up the codes of an eater.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A keyed hash of the number and the device or network. It is null if a server of the previous
  // version sent the code.
  `alter table login_code add column requester bytea`,
  // Whether the requester is logged in, or has logged in with the number before.
  `alter table login_code add column trusted boolean not null default false`,
  `alter table login_code add column tries_max int not null default 5`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
