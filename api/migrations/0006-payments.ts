// Payments, eaters' balances, and a ledger that checks itself: every movement sums to zero, no balance falls below nothing.
import { sql, type Kysely } from 'kysely'

const statements = [
  // What the version before writes has neither, and needs neither: it knows cash alone.
  `alter table ledger_entry
    add column reference text not null default '',
    -- Whose balance it is; the account of an eater who was deleted reads 'deleted'.
    add column owner text`,
  // A movement is booked once: a second click finds the first.
  'create unique index ledger_entry_once on ledger_entry (country, order_id, movement, reference, account)',
  'drop index ledger_entry_order',
  'create index ledger_entry_owner on ledger_entry (owner, id) where owner is not null',
  `create table balance (
    account_id text not null references account on delete cascade,
    currency text not null,
    account text not null,
    amount_in_minor bigint not null check (amount_in_minor >= 0),
    primary key (account_id, currency, account)
  )`,
  `create function check_ledger() returns trigger language plpgsql as $$
  declare one record;
  begin
    if exists (select 1 from entered group by country, order_id, movement, reference, currency having sum(amount_in_minor) <> 0) then
      raise exception 'a movement does not sum to zero' using errcode = 'TK001';
    end if;
    -- In one order always, so that two orders of one eater wait for each other instead of for ever.
    for one in select owner, currency, account, -sum(amount_in_minor) as grown from entered where owner is not null
      group by owner, currency, account order by owner, currency, account
    loop
      if one.grown > 0 then
        insert into balance as b (account_id, currency, account, amount_in_minor) values (one.owner, one.currency, one.account, one.grown)
        on conflict (account_id, currency, account) do update set amount_in_minor = b.amount_in_minor + excluded.amount_in_minor;
      elsif one.grown < 0 then
        update balance set amount_in_minor = amount_in_minor + one.grown
        where account_id = one.owner and currency = one.currency and account = one.account and amount_in_minor + one.grown >= 0;
        if not found then
          raise exception 'the balance is too small' using errcode = 'TK002';
        end if;
      end if;
    end loop;
    return null;
  end $$`,
  'create trigger check_ledger after insert on ledger_entry referencing new table as entered for each statement execute function check_ledger()',
  `create table payment (
    -- Our name for it at the provider: the order's id.
    reference text primary key,
    country text not null,
    account_id text not null,
    key text not null,
    type text not null,
    source text not null,
    currency text not null,
    amount_in_minor bigint not null check (amount_in_minor >= 0),
    captured_in_minor bigint not null default 0,
    refunded_in_minor bigint not null default 0,
    state text not null check (state in ('started', 'challenge', 'authorised', 'captured', 'voided', 'declined')),
    -- What the eater is asked to confirm, and the order that waits for it; gone once it is decided.
    challenge jsonb,
    draft jsonb,
    lead_minutes int not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    check (refunded_in_minor <= captured_in_minor and captured_in_minor <= amount_in_minor)
  )`,
  'create index payment_account on payment (account_id)',
  `create table sandbox_payment (
    reference text primary key,
    amount_in_minor bigint not null,
    currency text not null,
    state text not null,
    reason text,
    captured_in_minor bigint not null default 0,
    refunds jsonb not null default '{}',
    charges int not null default 0
  )`,
  // The enterprise that an eater belongs to: {"costCentre": …, "name": …}.
  'alter table account add column enterprise jsonb',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
