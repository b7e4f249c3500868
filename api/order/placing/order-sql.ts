// Common table expressions (CTEs) of the SQL statements that write new orders. They read two
// earlier CTEs of the same statement: `input`, one row per order, and `claimed` (account_id,
// order_id), one row per order to write.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { CashLimits, CashRefusal } from '@tingkat/ordering/payment/cash-limits'
import type { LedgerEntry } from '@tingkat/ordering/payment/ledger'
import { sql } from 'kysely'
import { valuesPart, type SqlPart } from '../../platform/database/statement.ts'
import { queueJobs, type JobInsert } from './job-sql.ts'

export type NewOrder = {
  order: Order
  /**
   * The order as JSON text, exactly as it is sent to the eater. Null
   * while the payment is open, that is, has neither succeeded nor failed.
   */
  answer: string | null
  totalInMinor: number
  entries: readonly LedgerEntry[]
  /**
   * The job for the order's time-out or its release to the merchant; null in a state without
   * either.
   */
  job: JobInsert | null
  /**
   * The HTTP request that places the order; null if the order
   * is written later, when its payment has succeeded or failed.
   */
  request: KeyedRequest | null
  /** The limits for orders in cash; null unless the order is delivered and paid in cash. */
  cashLimits?: CashLimits | null
}

/**
 * A request with an idempotency key, and the hash of the session token that the request carried.
 */
export type KeyedRequest = { tokenHash: Uint8Array; key: string; fingerprint: Uint8Array }

const columnTypes = {
  token_hash: 'bytea',
  key: 'text',
  fingerprint: 'bytea',
  country: 'text',
  id: 'text',
  merchant_id: 'text',
  code: 'text',
  state: 'text',
  final_state: 'text',
  version: 'int',
  type: 'text',
  currency: 'text',
  total: 'bigint',
  answer: 'text',
  at: 'timestamptz',
  entries: 'text',
  event: 'text',
  ended: 'boolean',
  group_id: 'text',
  job: 'text',
  open_cash_max: 'int',
  first_cash_max: 'bigint',
} as const
type InputRow = Record<keyof typeof columnTypes, unknown>

const emptyRow = Object.fromEntries(
  Object.keys(columnTypes).map((column) => [column, null]),
) as InputRow

/**
 * Returns the CTE `input`, with one row per order. If there are fewer than `minRows` orders, empty
 * rows are added, which write no order.
 */
export function inputPart(orders: readonly NewOrder[], minRows = 1): SqlPart {
  const fill = Array.from({ length: Math.max(0, minRows - orders.length) }, () => emptyRow)
  return valuesPart(columnTypes, [...orders.map(inputRow), ...fill])
}

function inputRow({
  order,
  answer,
  totalInMinor,
  entries,
  job,
  request,
  cashLimits,
}: NewOrder): InputRow {
  return {
    token_hash: request?.tokenHash,
    key: request?.key,
    fingerprint: request?.fingerprint,
    country: order.countryCode,
    id: order.orderID,
    merchant_id: order.merchant.ID,
    code: order.orderCode,
    state: order.orderState,
    final_state: order.finalState,
    version: order.version,
    type: order.orderType,
    currency: order.snapshotDetail.cartWithQuote.currency.code,
    total: totalInMinor,
    answer,
    at: order.placedAt,
    entries: JSON.stringify(entries),
    event: JSON.stringify(order.events.at(-1) ?? {}),
    ended: isEnded(order),
    group_id: order.groupID,
    // The job as JSON without the brackets of its list, because
    // `queuedJobs` joins the jobs of all orders into one list.
    job: job?.json.slice(1, -1),
    open_cash_max: cashLimits?.openOrdersMax,
    first_cash_max: cashLimits?.firstOrderMax,
  }
}

/**
 * Locks the session of each order in `input` until the statement ends, so that the session's
 * account cannot be deleted while the order is written. The locks are taken in the sequence of
 * docs/locks.md.
 */
export const sessionPart = sql`
  select i.id, s.account_id, s.seen_at from (select * from input order by token_hash) i
  cross join lateral (
    select account_id, seen_at from session
    where token_hash = i.token_hash and expires_at > i.at for key share
  ) s`

/**
 * Locks the group order if it still has the version that was checked, and no payment is pending.
 */
export const groupOrderPart = ({ groupID, version }: { groupID: string; version: number }) => sql`
  select id from shared_basket
  where id = ${groupID}::text and version = ${version}::int and paying_order_id is null for update`

// In days: only orders this recent are counted, to limit the rows that are read. Older orders have
// ended, because deliveries cannot be scheduled that far ahead.
const openOrderDays = 30

const full: CashRefusal = 'cash_orders_full'
const tooLarge: CashRefusal = 'cash_order_too_large'

/**
 * Selects, for each order with cash limits, the limit that refuses the order, or null. Earlier
 * orders of the account in the same statement are counted. Orders that a concurrent statement is
 * writing are not counted, so simultaneous orders may exceed the limit.
 */
export const cashPart = sql`
  select e.id, case
    when i.open_cash_max < row_number() over (partition by e.account_id order by e.id) + (
      select count(*) from orders o
      where o.account_id = e.account_id and o.ended_at is null
        and o.placed_at > i.at - make_interval(days => ${openOrderDays}::int)
        and o.doc ->> 'paymentTypeID' in ('', 'CASH') and o.doc -> 'dineInInfo' = 'null'::jsonb
    ) then ${full}::text
    when i.total > i.first_cash_max and not exists (
      select 1 from orders o where o.account_id = e.account_id and o.final_state = 'COMPLETED'
    ) then ${tooLarge}::text
  end as refusal
  from eater e join input i on i.id = e.id where i.open_cash_max is not null`

/**
 * Inserts the idempotency key of each order. Only orders with an inserted key are written. Waits if
 * another process is writing the same key. With `ifGroupOrder`, inserts nothing if the CTE
 * `group_order` has no row. With `ifCash`, skips orders that the CTE `cash` refuses.
 */
export const claimPart = ({
  ifGroupOrder,
  ifCash = false,
}: {
  ifGroupOrder: boolean
  ifCash?: boolean
}) => sql`
  insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
  select e.account_id, i.key, i.fingerprint, i.id, coalesce(to_jsonb(i.answer), 'null'), i.at
  from eater e join input i on i.id = e.id
  where true
  ${ifGroupOrder ? sql`and exists (select 1 from group_order)` : sql``}
  ${ifCash ? sql`and not exists (select 1 from cash where cash.id = e.id and cash.refusal is not null)` : sql``}
  order by e.account_id, i.key
  on conflict do nothing returning account_id, order_id`

const insertedOrders = sql`
  insert into orders (country, id, account_id, merchant_id, code, state, final_state, version, type,
    currency, total_in_minor, doc, placed_at, state_since, ended_at)
  select i.country, i.id, c.account_id, i.merchant_id, i.code, i.state, i.final_state, i.version,
    i.type, i.currency, i.total, i.answer::jsonb, i.at, i.at, case when i.ended then i.at end
  from claimed c join input i on i.id = c.order_id`

const bookedEntries = sql`
  insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, owner)
  select i.country, i.id, e.movement, e.account, e.amount, i.currency, i.at,
    case when e.owned then c.account_id end
  from claimed c join input i on i.id = c.order_id
  cross join jsonb_to_recordset(i.entries::jsonb)
    as e(movement text, account text, amount bigint, owned boolean)`

const outboxEvents = sql`
  insert into outbox (country, order_id, merchant_id, version, type, payload, created_at)
  select i.country, i.id, i.merchant_id, i.version, 'order_placed', i.event::jsonb, i.at
  from claimed c join input i on i.id = c.order_id`

// Empties the cart of the order's merchant. A failed order keeps the cart for another attempt; a
// group order does not change the eater's own cart.
const emptiedCarts = sql`
  update cart set doc = null, merchant_id = null, write_id = '', version = cart.version + 1,
    updated_at = o.at
  from (
    select c.account_id, i.country, i.merchant_id, i.at from claimed c join input i on i.id = c.order_id
    where not i.ended and i.group_id is null order by c.account_id, i.country
  ) o
  where cart.account_id = o.account_id and cart.country = o.country
    and cart.merchant_id = o.merchant_id`

// Marks the group order as ordered. After a failed payment, the group order can be ordered again.
const closedGroupOrders = sql`
  update shared_basket g
  set state = case when i.ended then g.state else 'ORDERED' end,
    order_id = case when i.ended then g.order_id else i.id end,
    paying_order_id = null, version = g.version + 1, updated_at = i.at
  from claimed c join input i on i.id = c.order_id
  where g.id = i.group_id
    and (g.paying_order_id = i.id or (g.paying_order_id is null and not i.ended))`

const queuedJobs = (text: JobInsert['text']) =>
  queueJobs(
    text,
    sql`(select '[' || coalesce(string_agg(i.job, ','), '') || ']'
      from claimed c join input i on i.id = c.order_id)`,
  )

/**
 * Returns the CTEs that write each order of `claimed`. The caller must place them after the CTEs
 * `input` and `claimed`.
 */
export function writeParts(orders: readonly NewOrder[]): Record<string, SqlPart | null> {
  const inGroup = orders.some(({ order }) => order.groupID !== undefined)
  const jobText = orders.find(({ job }) => job)?.job?.text
  return {
    inserted_orders: insertedOrders,
    booked_entries: bookedEntries,
    outbox_events: outboxEvents,
    emptied_carts: emptiedCarts,
    closed_group_orders: inGroup ? closedGroupOrders : null,
    queued_jobs: jobText === undefined ? null : queuedJobs(jobText),
  }
}
