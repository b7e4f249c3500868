// SQL of a change of opening hours: lists the scheduled orders that may be affected, hands orders
// to the desk (the operator's staff), and copies the hours into the draft of the menu.
import type { OpeningHours } from '@tingkat/ordering/merchant/merchant'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

export type Connection = Kysely<Schema>
export type OpenTransaction = Transaction<Schema>
type Key = { country: string; merchantID: string }
/** `from` and `to` are the start and end of the delivery window, as ISO 8601 instants in UTC. */
export type ScheduledOrder = { orderID: string; orderCode: string; from: string; to: string }
export type HandoverRow = ScheduledOrder &
  Key & {
    at: Date
    byName: string | null
  }
/** All countries if `everywhere`, otherwise those in `countries`. */
type CountryFilter = { everywhere: boolean; countries: readonly string[] }

// Limits of the rows of one read. No merchant has so many scheduled orders, and the operator's
// staff cannot handle so many handed-over orders.
const ordersMax = 2_000
const handoversMax = 500

const orderColumns = sql.raw(`o.id as "orderID", o.code as "orderCode",
  o.doc -> 'scheduledTime' ->> 'from' as "from", o.doc -> 'scheduledTime' ->> 'to' as "to"`)

/**
 * Returns the merchant's open orders with a delivery window (scheduled orders), sorted by order id.
 */
export async function listScheduledOrders(
  kysely: Kysely<Schema> | Transaction<Schema>,
  { country, merchantID }: Key,
): Promise<ScheduledOrder[]> {
  const { rows } = await sql<ScheduledOrder>`
    select ${orderColumns} from orders o
    where o.country = ${country} and o.merchant_id = ${merchantID} and o.ended_at is null
      and o.doc -> 'scheduledTime' ->> 'from' is not null
    order by o.id limit ${ordersMax}`.execute(kysely)
  return rows
}

/**
 * Hands the orders to the desk (the operator's staff). No-op for orders that were handed over
 * before.
 */
export async function handToDesk(
  transaction: Transaction<Schema>,
  { country, merchantID }: Key,
  orderIDs: readonly string[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await sql`
    insert into desk_handover (country, order_id, merchant_id, by, at)
    select ${country}, id, ${merchantID}, ${by}, ${at}::timestamptz
    from unnest(${orderIDs}::text[]) as id order by id
    on conflict do nothing`.execute(transaction)
}

/**
 * Returns the ids of the merchant's open orders that were handed to the desk (the operator's
 * staff).
 */
export async function listHandedOver(
  kysely: Kysely<Schema>,
  { country, merchantID }: Key,
): Promise<string[]> {
  const { rows } = await sql<{ orderID: string }>`
    select h.order_id as "orderID"
    from desk_handover h join orders o on o.country = h.country and o.id = h.order_id
    where h.country = ${country} and h.merchant_id = ${merchantID} and o.ended_at is null
    order by h.order_id limit ${handoversMax}`.execute(kysely)
  return rows.map(({ orderID }) => orderID)
}

/**
 * Returns the open orders in the given countries that were handed to the desk (the operator's
 * staff), oldest first.
 */
export async function listHandovers(
  kysely: Kysely<Schema>,
  { everywhere, countries }: CountryFilter,
): Promise<HandoverRow[]> {
  const { rows } = await sql<HandoverRow>`
    select ${orderColumns}, h.country, h.merchant_id as "merchantID", h.at,
      (select p.name from person p where p.id = h.by) as "byName"
    from desk_handover h join orders o on o.country = h.country and o.id = h.order_id
    where o.ended_at is null and (${everywhere} or h.country = any(${countries}::text[]))
    order by h.at, h.order_id limit ${handoversMax}`.execute(kysely)
  return rows
}

/**
 * Writes the new hours and the new revision number into a draft that is based
 * on the published revision. The draft can then still be published and does
 * not restore the old hours. The caller must lock the merchant's row before.
 */
export async function carryDraft(
  transaction: Transaction<Schema>,
  { country, merchantID }: Key,
  hours: OpeningHours,
  revision: number,
): Promise<void> {
  await sql`
    update merchant_draft
    set file = jsonb_set(file, '{openingHours}', ${JSON.stringify(hours)}::text::jsonb),
      base_revision = ${revision + 1}, version = version + 1
    where country = ${country} and merchant_id = ${merchantID} and base_revision = ${revision}
      and jsonb_typeof(file) = 'object'`.execute(transaction)
}
