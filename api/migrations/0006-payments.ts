// Adds payments, balances, and a ledger with checks: each movement sums to zero, and no balance
// becomes negative.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `reference` has a default and `owner` may be null, because a server of the previous version,
  // which has only cash payments, writes neither.
  `alter table ledger_entry
    add column reference text not null default '',
    -- Account of the balance; 'deleted' for deleted accounts.
    add column owner text`,
  // The index is unique, so that a repeated request cannot book the same ledger movement again.
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
    if exists (select 1 from entered group by country, order_id, movement, reference, currency
      having sum(amount_in_minor) <> 0) then
      raise exception 'a movement does not sum to zero' using errcode = 'TK001';
    end if;
    -- Always in the same order, so that two orders of an eater cannot deadlock.
    for one in select owner, currency, account, -sum(amount_in_minor) as grown from entered
      where owner is not null
      group by owner, currency, account order by owner, currency, account
    loop
      if one.grown > 0 then
        insert into balance as b (account_id, currency, account, amount_in_minor)
          values (one.owner, one.currency, one.account, one.grown)
        on conflict (account_id, currency, account) do update
          set amount_in_minor = b.amount_in_minor + excluded.amount_in_minor;
      elsif one.grown < 0 then
        update balance set amount_in_minor = amount_in_minor + one.grown
        where account_id = one.owner and currency = one.currency and account = one.account
          and amount_in_minor + one.grown >= 0;
        if not found then
          raise exception 'the balance is too small' using errcode = 'TK002';
        end if;
      end if;
    end loop;
    return null;
  end $$`,
  'create trigger check_ledger after insert on ledger_entry referencing new table as ' +
    'entered for each statement execute function check_ledger()',
  `create table payment (
    -- Our reference at the provider: the id of the order.
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
    state text not null check (state in ('started', 'challenge', 'authorised', 'captured', 'voided',
      'declined')),
    -- Challenge for the eater, and the order that waits for it; null after the decision.
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
  // The enterprise that pays an eater's orders by invoice: {"costCentre": …, "name": …}.
  'alter table account add column enterprise jsonb',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
