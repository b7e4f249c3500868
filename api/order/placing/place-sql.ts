// The part that every way of placing shares: from `claimed` (one row with account_id, or none) come order, ledger, event, job, and the kitchen's cart is emptied.
import type { Order } from '@tingkat/ordering/order/order'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { LedgerEntry } from '@tingkat/ordering/payment/ledger'
import { jobWhen, type JobInsert } from './job-sql.ts'

export type Written = {
  order: Order
  /** The order as it was answered, byte for byte. */
  answer: string
  totalInMinor: number
  entries: readonly LedgerEntry[]
  job: JobInsert | null
}

/** How many parameters `orderValues` gives, job apart: a statement's own begin after them. */
export const orderParameters = 15

/** Common table expressions, to be put after `claimed`; `own` is how many parameters the statement adds to them. */
export function orderExpressions(
  { order, job }: Pick<Written, 'order' | 'job'>,
  own: number,
): string {
  // An order that failed for want of money leaves the basket as it is, for another try; one of a group leaves the eater's own.
  const together = order.groupID !== undefined
  const emptied =
    isEnded(order) || together
      ? ''
      : `, emptied as (
    update cart set doc = null, merchant_id = null, write_id = '', version = cart.version + 1, updated_at = $12::timestamptz
    from claimed where cart.account_id = claimed.account_id and cart.country = $1::text and cart.merchant_id = $3::text
  )`
  const queued = job
    ? `, queued as (${jobWhen('exists (select 1 from claimed)', job, orderParameters + own + 1)})`
    : ''
  // The group's basket is ordered with the order itself, or free again for another try when the payment failed.
  const grouped = together
    ? `, grouped as (
    update shared_basket set state = case when $15::boolean then shared_basket.state else 'ORDERED' end,
      order_id = case when $15::boolean then shared_basket.order_id else $2::text end,
      paying_order_id = null, version = shared_basket.version + 1, updated_at = $12::timestamptz
    from claimed where shared_basket.id = $11::text::jsonb ->> 'groupID'
      and (shared_basket.paying_order_id = $2::text or (shared_basket.paying_order_id is null and not $15::boolean))
  )`
    : ''
  return `written as (
    insert into orders (country, id, account_id, merchant_id, code, state, final_state, version, type, currency, total_in_minor, doc, placed_at, state_since, ended_at)
    select $1::text, $2::text, account_id, $3::text, $4::text, $5::text, $6::text, $7::int, $8::text, $9::text, $10::bigint, $11::text::jsonb,
      $12::timestamptz, $12::timestamptz, case when $15::boolean then $12::timestamptz end
    from claimed
  ), booked as (
    insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, owner)
    select $1::text, $2::text, e.movement, e.account, e.amount, $9::text, $12::timestamptz, case when e.owned then claimed.account_id end
    from claimed, jsonb_to_recordset($13::text::jsonb) as e(movement text, account text, amount bigint, owned boolean)
  ), told as (
    insert into outbox (country, order_id, version, type, payload, created_at)
    select $1::text, $2::text, $7::int, 'order_placed', $14::text::jsonb, $12::timestamptz from claimed
  )${emptied}${grouped}${queued}`
}

export function orderValues({ order, answer, totalInMinor, entries }: Written): unknown[] {
  return [
    order.countryCode,
    order.orderID,
    order.merchant.ID,
    order.orderCode,
    order.orderState,
    order.finalState,
    order.version,
    order.orderType,
    order.snapshotDetail.cartWithQuote.currency.code,
    totalInMinor,
    answer,
    order.placedAt,
    JSON.stringify(entries),
    JSON.stringify(order.events.at(-1) ?? {}),
    isEnded(order),
  ]
}

/** A group's basket, locked as it was when it was checked; to be put before `claimed`, whose rows it must let through. */
export function heldExpression(groupID: string, version: string): string {
  return `held as (
    select id from shared_basket where id = ${groupID}::text and version = ${version}::int and paying_order_id is null for update
  ), `
}

export const ifHeld = ' where exists (select 1 from held)'
