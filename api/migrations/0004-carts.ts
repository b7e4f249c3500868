// Adds stored carts of eaters, one for each country.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table cart (
    account_id text not null references account on delete cascade,
    country text not null,
    version int not null,
    write_id text not null,
    -- Merchant of the cart: an order of this merchant empties the cart.
    merchant_id text,
    doc jsonb,
    updated_at timestamptz not null,
    primary key (account_id, country)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
