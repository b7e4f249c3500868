// Stores which client requested a login code. Strangers who request codes
// for an eater's number then cannot use up the limits of the eater.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A keyed hash of the phone number and the client's device or
  // network. Null if a server of the previous version sent the code.
  `alter table login_code add column requester bytea`,
  // Whether the client is logged in, or has logged in with the number before.
  `alter table login_code add column trusted boolean not null default false`,
  `alter table login_code add column tries_max int not null default 5`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
