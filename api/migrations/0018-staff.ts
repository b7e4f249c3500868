// Adds tables of staff (people who log in to a console) with their memberships, passkeys, sessions,
// devices and audit log, the actors who move orders, and several tokens for each partner.
import { sql, type Kysely } from 'kysely'

const statements = [
  // `phone` is in E.164 format and `email` in lower case. `proven_at` is
  // when a one-time code or an OpenID provider first confirmed one of them.
  `create table person (
    id text primary key,
    name text not null,
    language text not null,
    phone text unique,
    email text unique,
    state text not null check (state in ('invited', 'active', 'deactivated')),
    proven_at timestamptz,
    pin_hash bytea,
    created_at timestamptz not null,
    check (phone is not null or email is not null)
  )`,
  // `country` is the country of the scope: itself a country, or a
  // merchant or fleet in that country. Null if the scope is the platform.
  `create table membership (
    person_id text not null references person on delete cascade,
    role text not null,
    scope text not null,
    country text,
    created_at timestamptz not null,
    primary key (person_id, role, scope)
  )`,
  'create index membership_scope on membership (scope, role)',
  `create table passkey (
    credential_id text primary key,
    person_id text not null references person on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  'create index passkey_person on passkey (person_id)',
  // Challenges of passkeys, and the state of log-ins at an OpenID provider. A row can be used once.
  `create table staff_challenge (
    id text primary key,
    kind text not null check (kind in ('login', 'step_up', 'register', 'oidc')),
    session_id text,
    value jsonb not null,
    expires_at timestamptz not null
  )`,
  // `fresh_at` is the time of the last log-in or step-up by passkey or OpenID. It is null after a
  // one-time code.
  `create table staff_session (
    token_hash bytea primary key,
    id text not null unique,
    person_id text not null references person on delete cascade,
    console text not null check (console in ('desk', 'kitchen', 'courier')),
    method text not null check (method in ('passkey', 'oidc', 'code', 'invite')),
    fresh_at timestamptz,
    browser text not null,
    system text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index staff_session_person on staff_session (person_id)',
  // Role and scope of the membership are null for a link with which an existing person can log in
  // again.
  `create table invite (
    id text primary key,
    token_hash bytea not null unique,
    person_id text not null references person on delete cascade,
    role text,
    scope text,
    country text,
    invited_by text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    revoked_at timestamptz,
    check ((role is null) = (scope is null))
  )`,
  'create index invite_person on invite (person_id)',
  // `merchant_ids` is empty until a manager has paired the device with merchants. `turn_person_id`
  // is the person who has entered a PIN on the device and uses it now.
  `create table device (
    id text primary key,
    token_hash bytea not null unique,
    pairing_hash bytea,
    pairing_until timestamptz,
    name text not null default '',
    country text,
    merchant_ids text[] not null default '{}',
    paired_at timestamptz,
    paired_by text,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    app_version text not null default '',
    sound text not null default 'unknown',
    turn_person_id text,
    turn_until timestamptz,
    pin_locked_at timestamptz,
    revoked_at timestamptz
  )`,
  'create unique index device_pairing on device (pairing_hash) where pairing_hash is not null',
  'create index device_merchants on device using gin (merchant_ids)',
  // Tries that count towards a limit, such as wrong PINs of a person on a device.
  `create table staff_attempt (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    at timestamptz not null
  )`,
  'create index staff_attempt_subject on staff_attempt (kind, subject, at)',
  // The result of each action in a console. A repeated request gets this result again.
  `create table staff_action (
    actor text not null,
    action_id text not null,
    kind text not null,
    fingerprint bytea not null,
    target_id text not null,
    at timestamptz not null,
    primary key (actor, action_id)
  )`,
  `create table audit (
    id text not null,
    at timestamptz not null,
    person_id text,
    device_id text,
    session_id text,
    action text not null,
    target_kind text not null,
    target_id text not null,
    scope text not null,
    country text,
    before jsonb not null,
    after jsonb not null,
    request_id text not null,
    primary key (at, id)
  ) partition by range (at)`,
  // The partition for rows of those months that have no partition of their own.
  'create table audit_other partition of audit default',
  'create index audit_target on audit (target_kind, target_id, at)',
  'create index audit_person on audit (person_id, at)',
  'create index audit_scope on audit (scope, at)',
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin raise exception 'audit rows are never changed or deleted'; end $$`,
  `create trigger audit_append_only before update or delete on audit
    for each row execute function refuse_audit_change()`,
  `create trigger audit_no_truncate before truncate on audit
    for each statement execute function refuse_audit_change()`,
  // Who made each version of an order. The order's JSON document does not say so, because eaters
  // receive the document.
  `create table order_actor (
    country text not null,
    order_id text not null,
    version int not null,
    person_id text,
    device_id text,
    partner_id text,
    action_id text,
    made_at timestamptz not null,
    primary key (country, order_id, version)
  )`,
  `create unique index order_actor_action on order_actor (country, order_id, action_id)
    where action_id is not null`,
  // The phone number or e-mail address to which a code for staff was sent.
  'alter table login_code add column address text',
  'alter table login_code drop constraint login_code_purpose_check',
  'create index login_code_address on login_code (address, created_at) where address is not null',
  `create table partner_token (
    id text primary key default gen_random_uuid()::text,
    partner_id text not null references partner on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz,
    used_at timestamptz
  )`,
  'create index partner_token_partner on partner_token (partner_id)',
  `insert into partner_token (partner_id, token_hash, created_at)
    select id, token_hash, created_at from partner`,
  // A server of the previous version reads and writes only
  // `partner.token_hash`. This trigger copies its tokens to `partner_token`.
  // A replaced token becomes invalid, unless it already has an end time.
  `create function copy_partner_token() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.token_hash is distinct from new.token_hash then
        delete from partner_token
        where partner_id = new.id and token_hash = old.token_hash and expires_at is null;
      end if;
      insert into partner_token (partner_id, token_hash) values (new.id, new.token_hash)
      on conflict (token_hash) do nothing;
      return null;
    end $$`,
  `create trigger partner_token_copy after insert or update of token_hash on partner
    for each row execute function copy_partner_token()`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
