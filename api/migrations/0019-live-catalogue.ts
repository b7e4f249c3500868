// Adds revisions and drafts of merchants, their uploaded pictures,
// and their live state (for example which dishes are sold out).
import { sql, type Kysely } from 'kysely'

// `revision` is 0 until a revision of the merchant is stored; imports by an older
// version store none. `imported_revision` is the last revision that came from a
// catalogue file. `changed_at` is the time of the last change after the import of the
// catalogue, or null if there was none; by it, other servers find changed merchants.
const statements = [
  `alter table merchant
    add column revision int not null default 0,
    add column imported_revision int not null default 0,
    add column state text not null default 'live'
      check (state in ('draft', 'live', 'suspended', 'closed')),
    add column changed_at timestamptz`,
  `create index merchant_changed on merchant (changed_at) where changed_at is not null`,
  `create table merchant_revision (
    country text not null,
    merchant_id text not null,
    revision int not null check (revision >= 1),
    file jsonb not null,
    digest bytea not null,
    origin text not null check (origin in ('import', 'console')),
    by text not null,
    at timestamptz not null,
    note text not null default '',
    primary key (country, merchant_id, revision)
  )`,
  `create table merchant_draft (
    country text not null,
    merchant_id text not null,
    version int not null check (version >= 1),
    file jsonb not null,
    base_revision int not null,
    saved_by text not null,
    saved_at timestamptz not null,
    publish_at timestamptz,
    publish_by text,
    publish_failure text,
    primary key (country, merchant_id)
  )`,
  `create index merchant_draft_due on merchant_draft (publish_at) where publish_at is not null`,
  `create table merchant_picture (
    country text not null,
    merchant_id text not null,
    id text not null,
    kind text not null check (kind in ('dish', 'cover')),
    uploaded_by text not null,
    uploaded_at timestamptz not null,
    primary key (country, merchant_id, id, kind)
  )`,
  `create index merchant_picture_uploaded
    on merchant_picture (country, merchant_id, uploaded_at)`,
  `create table merchant_live (
    country text not null,
    merchant_id text not null,
    version bigint not null,
    doc jsonb not null,
    changed_at timestamptz not null,
    primary key (country, merchant_id)
  )`,
  'create index merchant_live_changed on merchant_live (changed_at)',
  `create table merchant_slot (
    country text not null,
    merchant_id text not null,
    quarter timestamptz not null,
    taken int not null default 0 check (taken >= 0),
    cap int not null,
    primary key (country, merchant_id, quarter),
    check (taken <= cap)
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
