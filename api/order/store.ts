// SQL of stored orders: reads an order, lists those of an eater, and writes moves and changes.
import { ledgerAccounts, type LedgerEntry } from '@tingkat/ordering/payment/ledger'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderExtras } from '@tingkat/ordering/order/order-view'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { deletedAccountID } from '../platform/personal-data.ts'
import { runStatement, withParts, type SqlPart } from '../platform/database/statement.ts'
import { queueJobIf, type JobInsert } from './placing/job-sql.ts'
import { returnedSlotParts } from './capacity/slot-sql.ts'
import { ticketPart } from './ticket/ticket-sql.ts'
import { helpDocument, instantText } from './placing/document-sql.ts'
import { countryOfOrder } from './placing/order-id.ts'
import type { PageCursor } from './page-cursor.ts'

/** `courierPartner` is the fleet of the order's courier; null if no courier is assigned. */
export type StoredOrder = {
  order: Order
  accountID: string
  totalInMinor: number
  courierPartner: string | null
  extras: OrderExtras
}
/**
 * The next version of an order, to be stored. `from` is the number of the version that is replaced.
 */
export type OrderUpdate = {
  order: Order
  from: number
  ended: boolean
  entries: readonly LedgerEntry[]
  job: JobInsert | null
  courierPartner: string | null
  /**
   * For a change of lines: the id of the change, and the new total of the order in minor units.
   * Undefined for a move.
   */
  change?: { changeID: string; totalInMinor: number } | undefined
  /**
   * The person, device or partner that made the move; undefined for moves of the eater and for
   * time-outs.
   */
  actor?: OrderActor | undefined
  /**
   * Whether the order releases its cooking places, because it has ended before cooking started. The
   * default is false.
   */
  givesPlaceBack?: boolean | undefined
}
/** The person, device or partner that made a move. Eaters and partners never receive this data. */
export type OrderActor = {
  personID: string | null
  deviceID: string | null
  partnerID: string | null
  /**
   * Id of one tap on a console; null without a tap. If the console sends the request again, it
   * sends the same id.
   */
  actionID: string | null
  /** When the move was made. The tap of a person may reach the server much later. */
  madeAt: Date
}
export type OrderStore = ReturnType<typeof openOrderStore>

// SQL of the `OrderExtras` of the order `o`. Chat messages are
// numbered without gaps, so the highest number is their count.
const extras = `jsonb_build_object(
  'courierPosition', (
    select jsonb_build_object(
      'latitude', c.latitude, 'longitude', c.longitude, 'at', ${instantText('c.at')})
    from courier_position c where c.country = o.country and c.order_id = o.id),
  'messageCount', coalesce((
    select max(m.nth) from chat_message m where m.country = o.country and m.order_id = o.id), 0),
  'help', coalesce((select jsonb_agg(${helpDocument('h')} order by h.at, h.help_id)
    from help_request h where h.country = o.country and h.order_id = o.id), '[]'),
  'refundedInMinor', coalesce((select p.refunded_in_minor from payment p where p.reference = o.id), 0),
  'laterTip', (
    select jsonb_build_object(
      'state', case t.state when 'captured' then 'paid' else 'pending' end,
      'amountInMinor', t.amount_in_minor)
    from tip_payment t
    where t.country = o.country and t.order_id = o.id and t.state <> 'declined')
)`

/** The columns of `StoredOrder`, to be selected from the table `orders o`. */
export const storedOrderColumns = `o.doc as "order", o.account_id as "accountID",
  o.total_in_minor as "totalInMinor", o.courier_partner as "courierPartner", ${extras} as extras`

export function openOrderStore(database: Database) {
  return {
    async find(orderID: string): Promise<StoredOrder | null> {
      const country = countryOfOrder(orderID)
      if (!country) return null
      const { rows } = await database.query<StoredOrder>(
        `select ${storedOrderColumns} from orders o where o.country = $1 and o.id = $2`,
        [country, orderID],
      )
      return rows[0] ?? null
    },

    /**
     * Returns a page of the eater's orders: ongoing orders first, then past ones, each
     * newest first. The cursor's rank is 0 for ongoing orders and 1 for past ones.
     */
    async list(accountID: string, after: PageCursor | null, limit: number): Promise<StoredOrder[]> {
      const { rows } = await database.query<StoredOrder>(
        `select ${storedOrderColumns} from (
           select *, case when ended_at is null then 0 else 1 end as rank from orders
           where account_id = $1
         ) as o
         where $2::int is null or rank > $2::int
           or (rank = $2::int and (placed_at, id) < ($3::timestamptz, $4::text))
         order by rank, placed_at desc, id desc limit $5`,
        [accountID, after?.rank, after?.placedAt, after?.orderID, limit],
      )
      return rows
    },

    /** Whether a move or change with this action id was made on the order before. */
    async hasAction({ countryCode, orderID }: Order, actionID: string): Promise<boolean> {
      const { rows } = await database.query(
        `select 1 from order_actor where country = $1 and order_id = $2 and action_id = $3
         union all
         select 1 from order_action where country = $1 and order_id = $2 and action_id = $3`,
        [countryCode, orderID, actionID],
      )
      return rows.length > 0
    },

    /** Records an action that created no version of the order. Idempotent. */
    async noteAction({ countryCode, orderID }: Order, actor: OrderActor): Promise<void> {
      await database.query(
        `insert into order_action (country, order_id, action_id, person_id, device_id, at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [countryCode, orderID, actor.actionID, actor.personID, actor.deviceID, actor.madeAt],
      )
    },

    /** Returns false and writes nothing if another move was written first. */
    async saveMove(move: OrderUpdate): Promise<boolean> {
      const [row] = await runStatement(database, moveStatement(move))
      return row?.moved === true
    },
  }
}

function moveStatement(update: OrderUpdate) {
  const { order, job, change, actor } = update
  const event = order.events.at(-1)
  const eventTime = sql`${event?.at ?? order.stateSince}::timestamptz`
  const parts = withParts({
    moved: movedPart(update),
    booked_entries: bookedPart(update, eventTime),
    ...(update.givesPlaceBack ? returnedSlotParts(sql`moved`) : {}),
    // The courier's position is deleted when the order ends or loses its courier.
    removed_position: sql`
      delete from courier_position c using moved
      where c.country = moved.country and c.order_id = moved.id
        and (moved.ended_at is not null or moved.courier_partner is null)`,
    // PostgreSQL runs the CTEs that no other CTE reads in reverse sequence: the last one first.
    // Their sequence here therefore locks the rows in the sequence that docs/locks.md requires.
    payment_due: change ? duePart(change.totalInMinor) : null,
    outbox_event: sql`
      insert into outbox (country, order_id, merchant_id, version, type, payload, created_at)
      select country, id, merchant_id, version, ${change ? 'order_changed' : 'order_moved'}::text,
        ${JSON.stringify(event ?? {})}::text::jsonb, ${eventTime}
      from moved`,
    stored_actor: actor ? actorPart(actor) : null,
    stored_ticket: ticketPart(order, eventTime),
    queued_job: job && queueJobIf(sql`exists (select 1 from moved)`, job),
  })
  return sql<{ moved: boolean }>`${parts} select exists (select 1 from moved) as moved`
}

function movedPart({ order, from, ended, courierPartner, change }: OrderUpdate): SqlPart {
  const since = sql`${order.stateSince}::timestamptz`
  return sql`
    update orders set state = ${order.orderState}, final_state = ${order.finalState},
      version = ${order.version}, doc = ${JSON.stringify(order)}::text::jsonb,
      state_since = ${since}, ended_at = ${ended ? since : sql`null`},
      courier_partner = ${courierPartner}::text,
      total_in_minor = coalesce(${change?.totalInMinor}::bigint, total_in_minor)
    where country = ${order.countryCode} and id = ${order.orderID} and version = ${from}
    returning country, id, merchant_id, version, currency, account_id, ended_at, courier_partner`
}

const actorPart = ({ personID, deviceID, partnerID, actionID, madeAt }: OrderActor): SqlPart => sql`
  insert into order_actor
    (country, order_id, version, person_id, device_id, partner_id, action_id, made_at)
  select country, id, version, ${personID}::text, ${deviceID}::text, ${partnerID}::text,
    ${actionID}::text, ${madeAt}::timestamptz
  from moved`

function bookedPart({ entries, change }: OrderUpdate, at: SqlPart): SqlPart {
  return sql`
    insert into ledger_entry
      (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
    select moved.country, moved.id, e.movement,
      case when e.owned and moved.account_id = ${deletedAccountID}
        then ${ledgerAccounts.forfeited} else e.account end,
      e.amount, moved.currency, ${at}, ${change?.changeID ?? ''}::text,
      case when e.owned and moved.account_id <> ${deletedAccountID} then moved.account_id end
    from moved, jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb)
      as e(movement text, account text, amount bigint, owned boolean)`
}

const duePart = (totalInMinor: number): SqlPart => sql`
  update payment set due_in_minor = ${totalInMinor}::bigint from moved
  where payment.reference = moved.id and payment.state = 'authorised'`
