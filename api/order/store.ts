// SQL of stored orders: reading one, an eater's list, and writing a move.
import type { Entry } from '@tingkat/ordering/ledger'
import type { Order } from '@tingkat/ordering/order'
import type { Database } from '../platform/database.ts'
import { jobWhen, type JobInsert } from './job-sql.ts'
import { countryOfOrder } from './order-id.ts'
import type { PageCursor } from './page-cursor.ts'

export type StoredOrder = { order: Order; accountID: string; totalInMinor: number }
export type Moved = { order: Order; from: number; ended: boolean; entries: readonly Entry[]; job: JobInsert | null }
export type OrderStore = ReturnType<typeof openOrderStore>

export function openOrderStore(database: Database) {
  return {
    async find(orderID: string): Promise<StoredOrder | null> {
      const country = countryOfOrder(orderID)
      if (!country) return null
      const { rows } = await database.query<StoredOrder>(
        `select doc as order, account_id as "accountID", total_in_minor as "totalInMinor" from orders where country = $1 and id = $2`,
        [country, orderID])
      return rows[0] ?? null
    },

    /** Ongoing orders first, newest first; the cursor's rank is 0 for them and 1 for past ones. */
    async list(accountID: string, after: PageCursor | null, limit: number): Promise<Order[]> {
      const { rows } = await database.query<{ doc: Order }>(
        `select doc from (
           select doc, id, placed_at, case when ended_at is null then 0 else 1 end as rank from orders where account_id = $1
         ) as mine
         where $2::int is null or rank > $2::int
           or (rank = $2::int and (placed_at, id) < ($3::timestamptz, $4::text))
         order by rank, placed_at desc, id desc limit $5`,
        [accountID, after?.rank, after?.placedAt, after?.orderID, limit])
      return rows.map(row => row.doc)
    },

    /** Writes the order's next version; false when another move came first, and then nothing is written. */
    async saveMove({ order, from, ended, entries, job }: Moved): Promise<boolean> {
      const queued = job ? `, queued as (${jobWhen('exists (select 1 from moved)', job, 12)})` : ''
      const { rows } = await database.query<{ moved: boolean }>(
        `with moved as (
           update orders set state = $4, final_state = $5, version = $6, doc = $7::text::jsonb, state_since = $8,
             ended_at = case when $9::boolean then $8::timestamptz end
           where country = $1 and id = $2 and version = $3
           returning country, id, currency
         ), booked as (
           insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at)
           select moved.country, moved.id, e.movement, e.account, e.amount, moved.currency, $8::timestamptz
           from moved, jsonb_to_recordset($10::text::jsonb) as e(movement text, account text, amount bigint)
         ), told as (
           insert into outbox (country, order_id, version, type, payload, created_at)
           select country, id, $6::int, 'order_moved', $11::text::jsonb, $8::timestamptz from moved
         )${queued}
         select exists (select 1 from moved) as moved`,
        [
          order.countryCode, order.orderID, from, order.orderState, order.finalState, order.version, JSON.stringify(order),
          order.stateSince, ended, JSON.stringify(entries), JSON.stringify(order.events.at(-1) ?? {}), ...(job ? [job.json] : []),
        ],
      )
      return rows[0]?.moved === true
    },
  }
}
