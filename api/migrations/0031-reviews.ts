// Adds tables of reviews of completed orders, and of eaters' reports about reviews.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `id` is public and does not reveal the order. `review_id` comes from the
  // eater's page and identifies the last stored request. `replied_at` is the time
  // of the merchant's first reply, `reply_at` of the latest edit of the reply.
  `create table review (
    country text not null,
    order_id text not null,
    id text not null unique,
    review_id text not null,
    account_id text not null,
    merchant_id text not null,
    author text not null,
    food smallint not null check (food between 1 and 5),
    delivery text check (delivery in ('up', 'down')),
    labels jsonb not null,
    words text not null,
    dishes jsonb not null,
    at timestamptz not null,
    state text not null check (state in ('shown', 'held', 'hidden')),
    reason text not null default '',
    moderated_at timestamptz,
    reply text,
    replied_at timestamptz,
    reply_at timestamptz,
    primary key (country, order_id)
  )`,
  'create index review_merchant on review (country, merchant_id, at desc, id desc)',
  'create index review_account on review (account_id)',
  `create index review_held on review (country, at) where state = 'held'`,
  `create table review_report (
    review text not null references review (id) on delete cascade,
    account_id text not null references account on delete cascade,
    at timestamptz not null,
    primary key (review, account_id)
  )`,
  'create index review_report_account on review_report (account_id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
