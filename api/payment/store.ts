// SQL of payments: stores, reads, settles and ends a payment. Each change is one statement.
import type { Challenge } from '@tingkat/contract/payment'
import type { LedgerEntry, PaymentSource } from '@tingkat/ordering/payment/ledger'
import type { Order } from '@tingkat/ordering/order/order'
import type { CookingSlot } from '@tingkat/ordering/kitchen/cooking-plan'
import type { PaymentStateName } from '@tingkat/ordering/payment/payment-states'
import { sql } from 'kysely'
import type { CheckedGroupOrder } from '../group-order/placing.ts'
import { isQuarterFull, returnedSlotParts, takenSlotParts } from '../order/capacity/slot-sql.ts'
import { queueJobIf, type JobInsert } from '../order/placing/job-sql.ts'
import {
  claimPart,
  groupOrderPart,
  inputPart,
  sessionPart,
  writeParts,
  type KeyedRequest,
  type NewOrder,
} from '../order/placing/order-sql.ts'
import type { RequestSession } from '../order/placing/placing-store.ts'
import type { Database } from '../platform/database/database.ts'
import { runStatement, withParts } from '../platform/database/statement.ts'
import { openBalanceStore } from './balance-store.ts'
import { bookedEntries } from './ledger-sql.ts'
import { openRefundStore } from './refund-store.ts'

export type StoredPayment = {
  reference: string
  country: string
  source: PaymentSource
  currency: string
  /** The amount that is reserved on the card or balance. */
  amountInMinor: number
  /**
   * The part of `amountInMinor` that will be captured.
   * It decreases when lines are removed from the order.
   */
  dueInMinor: number
  capturedInMinor: number
  refundedInMinor: number
  state: PaymentStateName
  challenge: Challenge | null
  /** The order that waits for the payment; null once the payment has succeeded or failed. */
  draft: Order | null
  leadMinutes: number
  createdAt: Date
  expiresAt: Date
}
export type NewCardPayment = {
  request: KeyedRequest
  order: Order
  totalInMinor: number
  leadMinutes: number
  expiresAt: Date
  /**
   * The job that checks the payment later, in case the process that called the payment provider has
   * stopped.
   */
  job: JobInsert
  /**
   * The group order that is paid; null for an order of one eater. The group order cannot be changed
   * until the payment has succeeded or failed.
   */
  groupOrder: CheckedGroupOrder | null
  /**
   * The quarter of an hour in which the order takes cooking places; null without a capacity limit.
   */
  slot: CookingSlot | null
}
export type PaymentStore = ReturnType<typeof openPaymentStore>

const columns = `reference, country, source, currency, amount_in_minor as "amountInMinor",
  coalesce(due_in_minor, amount_in_minor) as "dueInMinor",
  captured_in_minor as "capturedInMinor", refunded_in_minor as "refundedInMinor",
  state, challenge, draft, lead_minutes as "leadMinutes",
  created_at as "createdAt", expires_at as "expiresAt"`

export function openPaymentStore(database: Pick<Database, 'query'>) {
  return {
    ...openBalanceStore(database),
    ...openRefundStore(database),

    /**
     * Stores the payment, and the job that checks it, before the provider is called.
     * Writes nothing if `session` is null, or if `claimed` is false because the
     * idempotency key is used or the group order has changed. Returns quarter_full
     * and writes nothing if other orders have taken the order's cooking places.
     */
    async begin(
      payment: NewCardPayment,
    ): Promise<{ session: RequestSession; claimed: boolean } | 'quarter_full'> {
      try {
        const [row] = await runStatement(database, beginStatement(payment))
        return {
          session: row?.seenAt ? { seenAt: row.seenAt } : null,
          claimed: row?.claimed === true,
        }
      } catch (error) {
        if (isQuarterFull(error)) return 'quarter_full'
        throw error
      }
    },

    async find(reference: string): Promise<StoredPayment | null> {
      const { rows } = await database.query<StoredPayment>(
        `select ${columns} from payment where reference = $1`,
        [reference],
      )
      return rows[0] ?? null
    },

    async findOwner(reference: string): Promise<string | null> {
      const { rows } = await database.query<{ accountID: string }>(
        'select account_id as "accountID" from payment where reference = $1',
        [reference],
      )
      return rows[0]?.accountID ?? null
    },

    /**
     * Returns the order and the stored answer of the eater's idempotency key. `answer` is null
     * until the payment has succeeded or failed.
     */
    async findKey(
      accountID: string,
      key: string,
    ): Promise<{ orderID: string; answer: string | null } | null> {
      const { rows } = await database.query<{ orderID: string; answer: string | null }>(
        `select order_id as "orderID", answer #>> '{}' as answer from idempotency_key
         where account_id = $1 and key = $2`,
        [accountID, key],
      )
      return rows[0] ?? null
    },

    async saveChallenge(reference: string, challenge: Challenge): Promise<void> {
      await database.query(
        `update payment set state = 'challenge', challenge = $2::text::jsonb
         where reference = $1 and state in ('started', 'challenge')`,
        [reference, JSON.stringify(challenge)],
      )
    },

    /**
     * Settles an open payment: writes the order as placed or failed, and the stored answer of its
     * idempotency key. Returns false and writes nothing if the payment was settled before.
     */
    async decide(
      order: Omit<NewOrder, 'request'>,
      state: 'authorised' | 'declined',
    ): Promise<boolean> {
      const [row] = await runStatement(
        database,
        decideStatement({ ...order, request: null }, state),
      )
      return row?.decided === true
    },

    /** Ends an authorised payment. Returns false and books nothing if it was ended before. */
    async end(
      reference: string,
      state: 'captured' | 'voided',
      entries: readonly LedgerEntry[],
      now: Date,
    ): Promise<boolean> {
      const captured = state === 'captured' ? sql`coalesce(due_in_minor, amount_in_minor)` : sql`0`
      const parts = withParts({
        ended: sql`
          update payment set state = ${state}::text, captured_in_minor = ${captured}
          where reference = ${reference} and state = 'authorised'
          returning country, reference, currency, account_id`,
        booked_entries: bookedEntries(sql`ended`, { entries, at: now, reference: '' }),
      })
      const [row] = await runStatement(
        database,
        sql<{ ended: boolean }>`${parts} select exists (select 1 from ended) as ended`,
      )
      return row?.ended === true
    },
  }
}

function beginStatement({
  request,
  order,
  totalInMinor,
  leadMinutes,
  expiresAt,
  job,
  groupOrder,
  slot,
}: NewCardPayment) {
  const undecided = { order, request, totalInMinor, job, answer: null, entries: [] }
  const parts = withParts({
    input: inputPart([undecided]),
    eater: sessionPart,
    group_order: groupOrder && groupOrderPart(groupOrder),
    claimed: claimPart({ ifGroupOrder: groupOrder !== null }),
    ...takenSlotParts(slot),
    inserted_payment: sql`
      insert into payment (reference, country, account_id, key, type, source, currency,
        amount_in_minor, state, draft, lead_minutes, created_at, expires_at)
      select i.id, i.country, c.account_id, i.key, ${order.paymentTypeID}::text, 'card', i.currency,
        i.total, 'started', ${JSON.stringify(order)}::text::jsonb, ${leadMinutes}::int, i.at,
        ${expiresAt}::timestamptz
      from claimed c join input i on i.id = c.order_id`,
    // When the payment is settled, `decide` unlocks the group order or marks it as ordered.
    locked_group_order: groupOrder && lockedGroupOrder,
    queued_job: queueJobIf(sql`exists (select 1 from claimed)`, job),
  })
  return sql<{ claimed: boolean; seenAt: Date | null }>`${parts}
    select exists (select 1 from claimed) as claimed, (select seen_at from eater) as "seenAt"`
}

const lockedGroupOrder = sql`
  update shared_basket g
  set paying_order_id = i.id, version = g.version + 1, updated_at = i.at
  from claimed c join input i on i.id = c.order_id, group_order o
  where g.id = o.id`

function decideStatement(order: NewOrder, state: 'authorised' | 'declined') {
  const gaveUpPlace = state === 'declined' && order.order.cookFrom !== undefined
  const orders = sql`(
    select i.country, i.id from claimed c join input i on i.id = c.order_id
  )`
  const parts = withParts({
    input: inputPart([order]),
    claimed: sql`
      update payment set state = ${state}::text, draft = null, challenge = null
      where reference = ${order.order.orderID}::text and state in ('started', 'challenge')
      returning account_id, key, reference as order_id`,
    ...(gaveUpPlace ? returnedSlotParts(orders) : {}),
    ...writeParts([order]),
    // PostgreSQL runs the CTEs that no other CTE reads in reverse sequence: the last one first.
    // `saved_answer` is last, so that the rows are locked in the sequence that docs/locks.md
    // requires.
    saved_answer: sql`
      update idempotency_key k set answer = to_jsonb(i.answer)
      from claimed c join input i on i.id = c.order_id
      where k.account_id = c.account_id and k.key = c.key`,
  })
  return sql<{ decided: boolean }>`${parts} select exists (select 1 from claimed) as decided`
}
