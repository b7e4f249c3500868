// Adds a table of payments of tips that eaters give after the delivery.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `reference` is the id under which the payment provider knows the
  // payment. `account_id` is 'deleted' after the deletion of the account.
  `create table tip_payment (
    reference text primary key,
    country text not null,
    order_id text not null,
    account_id text not null,
    source text not null,
    currency text not null,
    amount_in_minor bigint not null check (amount_in_minor > 0),
    state text not null check (state in ('started', 'challenge', 'captured', 'declined')),
    challenge jsonb,
    reason text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  // Allows at most one tip for an order. Declined attempts do not count.
  `create unique index tip_payment_once on tip_payment (country, order_id)
    where state <> 'declined'`,
  'create index tip_payment_order on tip_payment (country, order_id)',
  'create index tip_payment_account on tip_payment (account_id)',
  `create index tip_payment_undecided on tip_payment (country, created_at)
    where state in ('started', 'challenge')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
