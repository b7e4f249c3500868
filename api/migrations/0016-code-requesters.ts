// Who asked for a login code, so that strangers do not use up the codes of an eater.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A keyed hash of device or network and number; null for codes of the previous version.
  `alter table login_code add column requester bytea`,
  // The requester has proved to have the number.
  `alter table login_code add column trusted boolean not null default false`,
  `alter table login_code add column tries_max int not null default 5`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
