// Adds tables for merchants that limit how many orders start cooking in a quarter of an hour. An
// order takes one or two of the cooking places of a quarter of an hour.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A row is deleted when the order gives its cooking place back, or later by housekeeping.
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
