// SQL of placing orders. One statement finds the session, writes the idempotency key,
// order, ledger entries, outbox event and next job, and empties the merchant's cart;
// or it writes nothing. Simultaneous plain orders (see `isPlain`) share one statement.
import type { CookingSlot } from '@tingkat/ordering/kitchen/cooking-plan'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { CashRefusal } from '@tingkat/ordering/payment/cash-limits'
import type { PaymentSource } from '@tingkat/ordering/payment/ledger'
import { sql } from 'kysely'
import type { CheckedGroupOrder } from '../../group-order/placing.ts'
import { batch } from '../../platform/database/batch.ts'
import type { Database } from '../../platform/database/database.ts'
import { runStatement, withParts, type SqlPart } from '../../platform/database/statement.ts'
import { isQuarterFull, takenSlotParts } from '../capacity/slot-sql.ts'
import {
  cashPart,
  claimPart,
  groupOrderPart,
  inputPart,
  sessionPart,
  writeParts,
  type KeyedRequest,
  type NewOrder,
} from './order-sql.ts'

export type Placing = Omit<NewOrder, 'request' | 'answer'> & {
  request: KeyedRequest
  answer: string
  /**
   * The balance or invoice that pays the order; null for cash.
   * The statement that writes the order also reserves the amount.
   */
  source: Exclude<PaymentSource, 'card'> | null
  /**
   * The group order that is placed; null for an order of one eater. If the group order has changed
   * since it was checked, nothing is written.
   */
  groupOrder: CheckedGroupOrder | null
  /**
   * The quarter of an hour in which the order takes cooking places; null without a capacity limit.
   */
  slot: CookingSlot | null
}

/** When the session of the request was last seen; null without a session. */
export type RequestSession = { seenAt: Date } | null
/** `answer` is null until the order's payment has succeeded or failed. */
export type StoredAnswer = { fingerprint: Uint8Array; orderID: string; answer: string | null }
export type PlacingResult = {
  session: RequestSession
  claimed: boolean
  balanceSuffices: boolean
  /** The cash limit that refused the order, or null. */
  cashRefusal: CashRefusal | null
}
export type PlacingStore = ReturnType<typeof openPlacingStore>

// The SQLSTATE that a trigger of the ledger raises when a balance would become negative.
const balanceTooSmall = 'TK002'

// Measured: a batch of 16 orders takes a third of the time of 16 single orders. Larger batches are
// hardly faster per order and delay every order in them.
const maxBatchSize = 16
// Number of batches that run at a time. The next batch
// is sent while the database still writes the first.
const concurrency = 2
// SQLSTATE classes of errors that a single order of a batch causes: invalid values, constraints,
// deadlocks, triggers. After such an error, the batch's orders are written one by one.
const concernsOneOrder = /^(22|23|40|P0|TK)/

const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code

export function openPlacingStore(database: Pick<Database, 'query'>) {
  const placeInBatch = batch<Placing, PlacingResult>((placings) => placeMany(database, placings), {
    maxSize: maxBatchSize,
    concurrency,
    canSplit: (error) => concernsOneOrder.test(String(codeOf(error))),
  })
  return {
    /**
     * Writes the order, or nothing. `session` is null without a valid session. `claimed`
     * is false if the key is taken, the group order has changed, or there is a
     * `cashRefusal`. Returns quarter_full if other orders have taken its cooking places.
     */
    async place(placing: Placing): Promise<PlacingResult | 'quarter_full'> {
      if (isPlain(placing)) return await placeInBatch(placing)
      try {
        const [result] = await placeMany(database, [placing])
        if (!result) throw new Error('the statement of an order returned no row')
        return result
      } catch (error) {
        if (isQuarterFull(error)) return 'quarter_full'
        if (codeOf(error) !== balanceTooSmall) throw error
        return { session: null, claimed: false, balanceSuffices: false, cashRefusal: null }
      }
    },

    /**
     * Returns the session of the request, and the answer stored under its idempotency key. The
     * answer is null for a new key.
     */
    async findAnswer(
      { tokenHash, key }: Pick<KeyedRequest, 'tokenHash' | 'key'>,
      now: Date,
    ): Promise<{ session: RequestSession; stored: StoredAnswer | null }> {
      const { rows } = await database.query<{
        seenAt: Date
        fingerprint: Uint8Array | null
        orderID: string
        answer: string | null
      }>(
        `select s.seen_at as "seenAt", k.fingerprint, k.order_id as "orderID", k.answer #>> '{}' as answer
         from session s
         left join idempotency_key k on k.account_id = s.account_id and k.key = $2
         where s.token_hash = $1 and s.expires_at > $3`,
        [tokenHash, key, now],
      )
      const row = rows[0]
      if (!row) return { session: null, stored: null }
      const { seenAt, fingerprint, orderID, answer } = row
      return {
        session: { seenAt },
        stored: fingerprint === null ? null : { fingerprint, orderID, answer },
      }
    },
  }
}

/**
 * Whether one SQL statement may insert the order together with others: it is paid in cash or at the
 * table, is not a group order, does not count towards the merchant's capacity (`slot`), and has not
 * ended.
 */
const isPlain = ({ source, groupOrder, slot, job, order }: Placing): boolean =>
  source === null &&
  groupOrder === null &&
  slot === null &&
  job !== null &&
  order.groupID === undefined &&
  !isEnded(order)

type PlacedRow = {
  orderID: string
  claimed: boolean
  seenAt: Date | null
  cashRefusal: CashRefusal | null
}

// Rounds up to 1, 2, 4, 8 or 16 rows. This gives few
// different statements, so the database reuses their plans.
const rowCountFor = (count: number): number => 2 ** Math.ceil(Math.log2(count))

/** Writes all orders in one statement. Several orders are allowed only if all of them are plain. */
async function placeMany(
  database: Pick<Database, 'query'>,
  placings: readonly Placing[],
): Promise<PlacingResult[]> {
  const groupOrder = placings[0]?.groupOrder ?? null
  const ifCash = placings.some(({ cashLimits }) => cashLimits)
  const parts = withParts({
    input: inputPart(placings, rowCountFor(placings.length)),
    eater: sessionPart,
    group_order: groupOrder && groupOrderPart(groupOrder),
    cash: ifCash ? cashPart : null,
    claimed: claimPart({ ifGroupOrder: groupOrder !== null, ifCash }),
    ...takenSlotParts(placings[0]?.slot ?? null),
    ...writeParts(placings),
    inserted_payment: placings[0] ? paymentPart(placings[0]) : null,
  })
  const rows = await runStatement(
    database,
    sql<PlacedRow>`${parts}
      select i.id as "orderID", e.seen_at as "seenAt", c.order_id is not null as claimed,
        ${ifCash ? sql`(select refusal from cash where cash.id = i.id)` : sql`null`} as "cashRefusal"
      from input i left join eater e on e.id = i.id left join claimed c on c.order_id = i.id
      where i.id is not null`,
  )
  const byOrder = new Map(rows.map((row) => [row.orderID, row]))
  return placings.map(({ order }) => {
    const row = byOrder.get(order.orderID)
    return {
      session: row?.seenAt ? { seenAt: row.seenAt } : null,
      claimed: row?.claimed === true,
      balanceSuffices: true,
      cashRefusal: row?.cashRefusal ?? null,
    }
  })
}

function paymentPart({ source, order }: Placing): SqlPart | null {
  if (source === null) return null
  return sql`
    insert into payment (reference, country, account_id, key, type, source, currency,
      amount_in_minor, state, created_at, expires_at)
    select i.id, i.country, c.account_id, i.key, i.answer::jsonb ->> 'paymentTypeID',
      ${source}::text, i.currency, i.total, ${order.finalState ? 'declined' : 'authorised'}::text,
      i.at, i.at
    from claimed c join input i on i.id = c.order_id`
}
