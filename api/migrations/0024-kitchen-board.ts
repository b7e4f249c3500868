// Adds tables for the board of open orders in the kitchen console: actions on orders, lines marked
// as packed, confirmations and settings.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The merchant to whose bus topic the relay publishes the event. Null for events that an older
  // version has written.
  'alter table outbox add column merchant_id text',
  // Actions on a merchant's tablet that did not change the order's document, such as repeated
  // moves, packed lines and confirmations. Other actions are in `order_actor`.
  `create table order_action (
    country text not null,
    order_id text not null,
    action_id text not null,
    person_id text,
    device_id text,
    at timestamptz not null,
    primary key (country, order_id, action_id)
  )`,
  'create index order_action_at on order_action (at)',
  `create table order_check (
    country text not null,
    order_id text not null,
    line int not null,
    ticked_by text,
    at timestamptz not null,
    primary key (country, order_id, line)
  )`,
  'create index order_check_at on order_check (at)',
  // A row means that the merchant's staff have confirmed that they saw the order's cancellation or
  // time-out.
  `create table order_acknowledgement (
    country text not null,
    order_id text not null,
    person_id text,
    device_id text,
    at timestamptz not null,
    primary key (country, order_id)
  )`,
  'create index order_acknowledgement_at on order_acknowledgement (at)',
  `create table kitchen_setting (
    country text not null,
    merchant_id text not null,
    packing_check boolean not null default false,
    played_by text not null default 'simulator' check (played_by in ('simulator', 'person')),
    primary key (country, merchant_id)
  )`,
  // The server reads every two seconds which merchants accept orders automatically.
  `create index merchant_live_auto_accept on merchant_live (country, merchant_id)
    where doc ->> 'autoAccept' = 'true'`,
  `create index orders_ended on orders (country, merchant_id, ended_at)
    where ended_at is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
