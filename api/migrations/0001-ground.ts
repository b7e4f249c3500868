// Creates the first tables: catalogue, accounts, partners, orders with their ledger, and the
// outbox.
import { sql, type Kysely } from 'kysely'

const statements = [
  `create table catalogue (
    country text primary key,
    version bigint not null,
    doc jsonb not null,
    imported_at timestamptz not null default now()
  )`,
  `create table merchant (
    country text not null,
    id text not null,
    version bigint not null,
    doc jsonb not null,
    primary key (country, id)
  )`,
  `create table account (
    id text primary key,
    phone text not null unique,
    name text,
    safe_id text not null unique,
    created_at timestamptz not null default now()
  )`,
  `create table login_code (
    id text primary key,
    phone text not null,
    code_hash bytea not null,
    tries int not null default 0,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index login_code_phone on login_code (phone, created_at)',
  `create table session (
    token_hash bytea primary key,
    account_id text not null references account on delete cascade,
    created_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index session_account on session (account_id)',
  `create table partner (
    id text primary key,
    name text not null,
    role text not null check (role in ('merchant', 'courier')),
    country text not null,
    merchant_ids text[],
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  `create table orders (
    country text not null,
    id text not null,
    account_id text not null,
    merchant_id text not null,
    code text not null,
    state text not null,
    final_state text,
    version int not null,
    type text not null,
    currency text not null,
    total_in_minor bigint not null,
    doc jsonb not null,
    placed_at timestamptz not null,
    state_since timestamptz not null,
    ended_at timestamptz,
    primary key (country, id)
  )`,
  'create index orders_account on orders (account_id, placed_at desc, id desc)',
  'create index orders_open on orders (country, merchant_id) where ended_at is null',
  `create table idempotency_key (
    account_id text not null,
    key text not null,
    fingerprint bytea not null,
    order_id text not null,
    answer jsonb not null,
    created_at timestamptz not null default now(),
    primary key (account_id, key)
  )`,
  `create table ledger_entry (
    id bigint generated always as identity primary key,
    country text not null,
    order_id text not null,
    movement text not null,
    account text not null,
    amount_in_minor bigint not null,
    currency text not null,
    at timestamptz not null
  )`,
  'create index ledger_entry_order on ledger_entry (country, order_id)',
  `create table outbox (
    id bigint generated always as identity primary key,
    country text not null,
    order_id text not null,
    version int not null,
    type text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    published_at timestamptz,
    unique (country, order_id, version)
  )`,
  'create index outbox_unpublished on outbox (id) where published_at is null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
