// Adds group orders, whose members share a link or sit at a table.
// One document with one version has the items of all members.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table shared_basket (
    id text primary key,
    country text not null,
    kind text not null,
    merchant_id text not null,
    -- Empty for a group with a link.
    table_id text not null,
    creator_id text not null,
    state text not null,
    version int not null,
    doc jsonb not null,
    -- The order that is being paid, and the placed order, set by the statements of orders.
    paying_order_id text,
    order_id text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Allows one open group order for each eater and merchant, and one for each table.
  `create unique index shared_basket_group on shared_basket (creator_id, merchant_id)
    where kind = 'group' and state in ('CREATED', 'ONGOING', 'CONFIRMED')`,
  `create unique index shared_basket_table on shared_basket (merchant_id, table_id)
    where kind = 'table' and state in ('CREATED', 'ONGOING', 'CONFIRMED')`,
  `create index shared_basket_order on shared_basket (order_id) where order_id is not null`,
  `create index shared_basket_ended on shared_basket (updated_at)
    where state in ('CANCELLED', 'ORDERED')`,
  `create table shared_basket_member (
    account_id text not null references account on delete cascade,
    basket_id text not null references shared_basket on delete cascade,
    primary key (account_id, basket_id)
  )`,
  `create index shared_basket_member_basket on shared_basket_member (basket_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
