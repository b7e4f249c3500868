// Tables of the places that orders take in quarters of an hour, for merchants with a capacity.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A row exists until the order returns its place or housekeeping deletes the row.
  `create table order_slot (
    country text not null,
    order_id text not null,
    merchant_id text not null,
    quarter timestamptz not null,
    places int not null check (places between 1 and 2),
    primary key (country, order_id)
  )`,
  'create index order_slot_quarter on order_slot (quarter)',
  'create index merchant_slot_quarter on merchant_slot (quarter)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
