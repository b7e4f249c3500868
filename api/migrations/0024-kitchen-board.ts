// Tables of the kitchen board: actions on orders, packed marks, confirmations and settings.
import { sql, type Kysely } from 'kysely'

const statements = [
  // The relay publishes an event to the topic of this
  // merchant. Null in events written by an older version.
  'alter table outbox add column merchant_id text',
  // Actions on a tablet that created no version of the order, such as repeated moves, packed marks
  // and confirmations. Actions that created one are in order_actor.
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
  // Staff have confirmed that they saw the order's cancellation or time-out.
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
  // Merchants with auto-accept; read every two seconds.
  `create index merchant_live_auto_accept on merchant_live (country, merchant_id)
    where doc ->> 'autoAccept' = 'true'`,
  `create index orders_ended on orders (country, merchant_id, ended_at)
    where ended_at is not null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
