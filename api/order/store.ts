// SQL of stored orders: reading one with what is kept beside it, an eater's list, and writing a move or a change.
import type { LedgerEntry } from '@tingkat/ordering/payment/ledger'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderExtras } from '@tingkat/ordering/order/order-view'
import type { Database } from '../platform/database/database.ts'
import { jobWhen, type JobInsert } from './placing/job-sql.ts'
import { helpDocument, instant } from './placing/document-sql.ts'
import { countryOfOrder } from './placing/order-id.ts'
import type { PageCursor } from './page-cursor.ts'

/** `courierPartner`: the fleet whose courier has it; null while none has. */
export type StoredOrder = {
  order: Order
  accountID: string
  totalInMinor: number
  courierPartner: string | null
  beside: OrderExtras
}
export type Moved = {
  order: Order
  from: number
  ended: boolean
  entries: readonly LedgerEntry[]
  job: JobInsert | null
  courierPartner: string | null
  /** Of a change of lines: its own name in the books, and what the order costs now, in whole minor units. */
  change?: { changeID: string; totalInMinor: number } | undefined
}
export type OrderStore = ReturnType<typeof openOrderStore>

// What is kept beside the order `o`, as `Beside`; the chat's numbers have no gaps.
const beside = `jsonb_build_object(
  'courierPosition', (select jsonb_build_object('latitude', c.latitude, 'longitude', c.longitude, 'at', ${instant('c.at')})
    from courier_position c where c.country = o.country and c.order_id = o.id),
  'messageCount', coalesce((select max(m.nth) from chat_message m where m.country = o.country and m.order_id = o.id), 0),
  'help', coalesce((select jsonb_agg(${helpDocument('h')} order by h.at, h.help_id)
    from help_request h where h.country = o.country and h.order_id = o.id), '[]'),
  'refundedInMinor', coalesce((select p.refunded_in_minor from payment p where p.reference = o.id), 0)
)`

/** The columns of a `StoredOrder`, of the order `o`. */
export const storedOrder = `o.doc as "order", o.account_id as "accountID", o.total_in_minor as "totalInMinor", o.courier_partner as "courierPartner", ${beside} as beside`

export function openOrderStore(database: Database) {
  return {
    async find(orderID: string): Promise<StoredOrder | null> {
      const country = countryOfOrder(orderID)
      if (!country) return null
      const { rows } = await database.query<StoredOrder>(
        `select ${storedOrder} from orders o where o.country = $1 and o.id = $2`,
        [country, orderID],
      )
      return rows[0] ?? null
    },

    /** Ongoing orders first, newest first; the cursor's rank is 0 for them and 1 for past ones. */
    async list(accountID: string, after: PageCursor | null, limit: number): Promise<StoredOrder[]> {
      const { rows } = await database.query<StoredOrder>(
        `select ${storedOrder} from (
           select *, case when ended_at is null then 0 else 1 end as rank from orders where account_id = $1
         ) as o
         where $2::int is null or rank > $2::int
           or (rank = $2::int and (placed_at, id) < ($3::timestamptz, $4::text))
         order by rank, placed_at desc, id desc limit $5`,
        [accountID, after?.rank, after?.placedAt, after?.orderID, limit],
      )
      return rows
    },

    /** Writes the order's next version; false when another move came first, and then nothing is written. */
    async saveMove({
      order,
      from,
      ended,
      entries,
      job,
      courierPartner,
      change,
    }: Moved): Promise<boolean> {
      const queued = job ? `, queued as (${jobWhen('exists (select 1 from moved)', job, 17)})` : ''
      const { rows } = await database.query<{ moved: boolean }>(
        `with moved as (
           update orders set state = $4, final_state = $5, version = $6, doc = $7::text::jsonb, state_since = $8,
             ended_at = case when $9::boolean then $8::timestamptz end,
             courier_partner = $12::text, total_in_minor = coalesce($13::bigint, total_in_minor)
           where country = $1 and id = $2 and version = $3
           returning country, id, currency, account_id
         ), booked as (
           insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
           select moved.country, moved.id, e.movement, e.account, e.amount, moved.currency, coalesce($15::timestamptz, $8::timestamptz), $14::text,
             case when e.owned then moved.account_id end
           from moved, jsonb_to_recordset($10::text::jsonb) as e(movement text, account text, amount bigint, owned boolean)
         ), due as (
           update payment set due_in_minor = $13::bigint from moved
           where payment.reference = moved.id and payment.state = 'authorised' and $13::bigint is not null
         ), gone as (
           -- A rider who no longer rides is nowhere.
           delete from courier_position c using moved where c.country = moved.country and c.order_id = moved.id and ($9::boolean or $12::text is null)
         ), told as (
           insert into outbox (country, order_id, version, type, payload, created_at)
           select country, id, $6::int, $16::text, $11::text::jsonb, coalesce($15::timestamptz, $8::timestamptz) from moved
         )${queued}
         select exists (select 1 from moved) as moved`,
        [
          order.countryCode,
          order.orderID,
          from,
          order.orderState,
          order.finalState,
          order.version,
          JSON.stringify(order),
          order.stateSince,
          ended,
          JSON.stringify(entries),
          JSON.stringify(order.events.at(-1) ?? {}),
          courierPartner,
          change?.totalInMinor,
          change?.changeID ?? '',
          order.events.at(-1)?.at,
          change ? 'order_changed' : 'order_moved',
          ...(job ? [job.json] : []),
        ],
      )
      return rows[0]?.moved === true
    },
  }
}
