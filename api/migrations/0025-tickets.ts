// Adds tables of tickets, which printers at merchants claim
// and print, and of the states that the printers report.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `order_version` is the version of the order for which the ticket was created; `claimed_version`
  // is the version that the first printer received. `maybe_twice` is true if a claim ended without
  // a confirmation. `change_id` is empty unless `kind` is `changed`.
  `create table ticket (
    id text primary key,
    country text not null,
    order_id text not null,
    merchant_id text not null,
    kind text not null check (kind in ('new', 'changed', 'cancelled', 'labels')),
    change_id text not null default '',
    station text not null,
    order_version int not null,
    created_at timestamptz not null,
    claimed_by text,
    claimed_until timestamptz,
    claimed_version int,
    maybe_twice boolean not null default false,
    printed_at timestamptz,
    copies int not null default 0,
    print_action text,
    unique (country, order_id, kind, change_id, station)
  )`,
  `create index ticket_waiting on ticket (country, merchant_id, station, created_at)
    where printed_at is null`,
  'create index ticket_created on ticket (created_at)',
  `create table ticket_printer (
    country text not null,
    merchant_id text not null,
    partner_id text not null references partner on delete cascade,
    station text not null,
    name text not null,
    state text not null,
    reported_at timestamptz not null,
    primary key (country, merchant_id, partner_id, station)
  )`,
  // The server checks the roles of partners instead. This constraint would refuse new roles of a
  // later version while that version is being installed.
  'alter table partner drop constraint partner_role_check',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
