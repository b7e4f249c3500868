// Adds the fleet of an order's courier, the courier's position, chats and help requests.
import { sql, type Kysely } from 'kysely'

const statements = [
  'alter table partner drop constraint partner_role_check',
  `alter table partner add constraint partner_role_check check (role in ('merchant', ` +
    `'courier', 'operator', 'chatbot'))`,
  // The fleet of the order's courier. Null until a courier is assigned,
  // and for orders that were open at the time of this migration.
  'alter table orders add column courier_partner text',
  // The part of the authorised amount that has still to be captured. Null means the whole amount.
  'alter table payment add column due_in_minor bigint check (due_in_minor between 0 and amount_in_minor)',
  // Stores only the courier's last position, and only while the order is open.
  `create table courier_position (
    country text not null,
    order_id text not null,
    latitude float8 not null,
    longitude float8 not null,
    at timestamptz not null,
    primary key (country, order_id)
  )`,
  `create table chat_message (
    country text not null,
    order_id text not null,
    nth int not null,
    message_id text not null,
    sender text not null check (sender in ('eater', 'courier')),
    text text not null,
    at timestamptz not null,
    -- Account of the eater, also for messages of the courier: deleted with the account.
    account_id text not null,
    primary key (country, order_id, nth),
    unique (country, order_id, sender, message_id)
  )`,
  'create index chat_message_account on chat_message (account_id)',
  `create table help_request (
    country text not null,
    order_id text not null,
    help_id text not null,
    nth int not null,
    account_id text not null,
    merchant_id text not null,
    topic text not null,
    item_ids jsonb not null,
    comment text not null,
    state text not null check (state in ('open', 'refunded', 'resolved', 'declined')),
    refunded_in_minor bigint not null default 0,
    at timestamptz not null,
    answered_at timestamptz,
    primary key (country, order_id, help_id),
    unique (country, order_id, nth)
  )`,
  'create index help_request_account on help_request (account_id)',
  `create index help_request_open on help_request (country, at) where state = 'open'`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
