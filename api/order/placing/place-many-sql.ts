// The statement that writes several orders at once, each with all that belongs to it or not at all: plain ones, paid in cash and ordered by one eater.
import type { Order } from '@tingkat/ordering/order/order'
import type { JobInsert } from './job-sql.ts'
import type { Written } from './place-sql.ts'

/** An order that neither money that we hold nor a shared basket hangs on, and whose clock ticks. */
export type PlainPlacing = Written & {
  asker: { tokenHash: Uint8Array; key: string }
  fingerprint: Uint8Array
  job: JobInsert
}

const columns = {
  token_hash: 'bytea',
  key: 'text',
  fingerprint: 'bytea',
  country: 'text',
  id: 'text',
  merchant_id: 'text',
  code: 'text',
  state: 'text',
  version: 'int',
  type: 'text',
  currency: 'text',
  total: 'bigint',
  answer: 'text',
  at: 'timestamptz',
  entries: 'text',
  event: 'text',
  job: 'text',
} as const

function valuesOf({
  asker,
  fingerprint,
  order,
  answer,
  totalInMinor,
  entries,
  job,
}: PlainPlacing): Record<keyof typeof columns, unknown> {
  return {
    token_hash: asker.tokenHash,
    key: asker.key,
    fingerprint,
    country: order.countryCode,
    id: order.orderID,
    merchant_id: order.merchant.ID,
    code: order.orderCode,
    state: order.orderState,
    version: order.version,
    type: order.orderType,
    currency: currencyOf(order),
    total: totalInMinor,
    answer,
    at: order.placedAt,
    entries: JSON.stringify(entries),
    event: JSON.stringify(order.events.at(-1) ?? {}),
    job: job.json.slice(1, -1),
  }
}

const currencyOf = (order: Order): string => order.snapshotDetail.cartWithQuote.currency.code
const names = Object.keys(columns) as (keyof typeof columns)[]

/** The values of `manyText`: rows beyond the orders are empty, and find no session. */
export function manyValues(placings: readonly PlainPlacing[], rows: number): unknown[] {
  const values = placings.flatMap((placing) => {
    const row = valuesOf(placing)
    return names.map((name) => row[name])
  })
  return [...values, ...Array.from({ length: (rows - placings.length) * names.length }, () => null)]
}

/** So few counts of rows that each has its plan: 1, 2, 4, 8, … */
export const rowsFor = (count: number): number => 2 ** Math.ceil(Math.log2(count))

const texts = new Map<string, string>()

/** `jobText` is the same for all: one queue, the order's clock. Gives a row with `orderID`, `claimed` and `seenAt` (null without a session) for each order. */
export function manyText(rows: number, jobText: string): string {
  const name = `${rows} ${jobText}`
  let text = texts.get(name)
  if (!text) texts.set(name, (text = writeText(rows, jobText)))
  return text
}

function writeText(rows: number, jobText: string): string {
  const row = (nth: number) =>
    `(${names.map((name, place) => `$${nth * names.length + place + 1}::${columns[name]}`).join(', ')})`
  // Sessions are looked up one by one, by their key. Sessions and keys are locked sorted: docs/locks.md.
  return `with asked (${names.join(', ')}) as (
      values ${Array.from({ length: rows }, (_, nth) => row(nth)).join(', ')}
    ), eater as (
      select a.id, s.account_id, s.seen_at from (select * from asked order by token_hash) a
      cross join lateral (select account_id, seen_at from session where token_hash = a.token_hash and expires_at > a.at for key share) s
    ), claimed as (
      insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
      select e.account_id, a.key, a.fingerprint, a.id, to_jsonb(a.answer), a.at from eater e join asked a on a.id = e.id order by e.account_id, a.key
      on conflict do nothing returning account_id, order_id
    ), written as (
      insert into orders (country, id, account_id, merchant_id, code, state, version, type, currency, total_in_minor, doc, placed_at, state_since)
      select a.country, a.id, c.account_id, a.merchant_id, a.code, a.state, a.version, a.type, a.currency, a.total, a.answer::jsonb, a.at, a.at
      from claimed c join asked a on a.id = c.order_id
    ), booked as (
      insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, owner)
      select a.country, a.id, e.movement, e.account, e.amount, a.currency, a.at, case when e.owned then c.account_id end
      from claimed c join asked a on a.id = c.order_id
      cross join jsonb_to_recordset(a.entries::jsonb) as e(movement text, account text, amount bigint, owned boolean)
    ), told as (
      insert into outbox (country, order_id, version, type, payload, created_at)
      select a.country, a.id, a.version, 'order_placed', a.event::jsonb, a.at from claimed c join asked a on a.id = c.order_id
    ), emptied as (
      update cart set doc = null, merchant_id = null, write_id = '', version = cart.version + 1, updated_at = a.at
      from claimed c join asked a on a.id = c.order_id
      where cart.account_id = c.account_id and cart.country = a.country and cart.merchant_id = a.merchant_id
    ), queued as (${jobText.replace(/\$1\b/g, `(select '[' || coalesce(string_agg(a.job, ','), '') || ']' from claimed c join asked a on a.id = c.order_id)`)}
    )
    select a.id as "orderID", e.seen_at as "seenAt", c.order_id is not null as claimed
    from asked a left join eater e on e.id = a.id left join claimed c on c.order_id = a.id where a.id is not null`
}
