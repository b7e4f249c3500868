// Adds tables of push messages that tell merchants' paired devices about new orders.
import { sql, type Kysely } from 'kysely'

const statements = [
  // A device is one browser, and so has one subscription,
  // which is deleted when the device is revoked.
  `create table device_push_subscription (
    device_id text primary key references device on delete cascade,
    endpoint text not null,
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null
  )`,
  `create table device_push_message (
    id bigint generated always as identity primary key,
    device_id text not null references device_push_subscription on delete cascade,
    country text not null,
    order_id text not null,
    created_at timestamptz not null,
    attempts int not null default 0,
    next_at timestamptz not null,
    leased_until timestamptz,
    unique (device_id, country, order_id)
  )`,
  'create index device_push_message_due on device_push_message (next_at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
