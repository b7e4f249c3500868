// Adds webhooks of partners and push subscriptions of eaters, with their queued messages.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table webhook (
    partner_id text primary key references partner on delete cascade,
    url text not null,
    -- Encrypted with a key derived from SECRET_KEY.
    secret bytea not null,
    former_secret bytea,
    former_until timestamptz,
    created_at timestamptz not null,
    disabled_at timestamptz,
    last_at timestamptz,
    last_status int,
    last_failure text
  )`,
  // Queued webhook messages. They do not contain the order, which is read when the message is sent.
  `create table webhook_delivery (
    id bigint generated always as identity primary key,
    message_id text not null default gen_random_uuid()::text,
    partner_id text not null references webhook on delete cascade,
    country text not null,
    order_id text not null,
    version int not null,
    type text not null,
    created_at timestamptz not null,
    attempts int not null default 0,
    next_at timestamptz not null,
    leased_until timestamptz,
    unique (partner_id, order_id, version)
  )`,
  'create index webhook_delivery_due on webhook_delivery (partner_id, next_at)',
  'create index webhook_delivery_order on webhook_delivery (country, order_id)',
  `create table push_subscription (
    id text primary key,
    account_id text not null references account on delete cascade,
    -- Deleted with its session.
    session_hash bytea not null references session on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null
  )`,
  'create index push_subscription_account on push_subscription (account_id, created_at)',
  'create index push_subscription_session on push_subscription (session_hash)',
  `create table push_message (
    id bigint generated always as identity primary key,
    subscription_id text not null references push_subscription on delete cascade,
    -- A newer message replaces an older one of the same topic.
    topic text not null,
    country text not null,
    order_id text not null,
    version int not null,
    kind text not null,
    created_at timestamptz not null,
    attempts int not null default 0,
    next_at timestamptz not null,
    leased_until timestamptz,
    unique (subscription_id, topic)
  )`,
  'create index push_message_due on push_message (next_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
