// SQL of placing: one statement finds the session, writes key, order, ledger, outbox and the next job, and empties the kitchen's cart; or nothing at all.
// Plain orders that come at the same moment share one.
import type { PaymentSource } from '@tingkat/ordering/payment/ledger'
import { isEnded } from '@tingkat/ordering/order/order-states'
import type { Database } from '../../platform/database/database.ts'
import { batch } from '../../platform/database/batch.ts'
import type { HeldBasket } from '../../group-order/placing.ts'
import { manyText, manyValues, rowsFor, type PlainPlacing } from './place-many-sql.ts'
import {
  heldExpression,
  ifHeld,
  orderExpressions,
  orderParameters,
  orderValues,
  type Written,
} from './place-sql.ts'

/** Whose session it is, at `now`, and the key that the request carries. */
export type Asker = { tokenHash: Uint8Array; key: string; now: Date }

export type Placing = Written & {
  asker: Asker
  fingerprint: Uint8Array
  /** Null for cash; a source whose money we hold ourselves is taken by the same statement. */
  source: Exclude<PaymentSource, 'card'> | null
  /** Of an order of several; no order is written when it has changed since. */
  held: HeldBasket | null
}

/** The session of the request; null for a guest. */
export type Known = { seenAt: Date } | null
/** `answer` is null while the order's payment is undecided. */
export type KeptAnswer = { fingerprint: Uint8Array; orderID: string; answer: string | null }
export type Placed = { known: Known; claimed: boolean; enough: boolean }
export type PlacingStore = ReturnType<typeof openPlacingStore>

// The ledger's own word for a balance below nothing.
const balanceTooSmall = 'TK002'

// A crowd of sixteen costs a third of what each would alone; beyond that little is won, and all wait for the last.
const maxBatchSize = 16
// While the database writes one crowd the next is made ready and sent after it.
const concurrency = 2
// Values that do not fit, rules of a table, deadlocks, and what triggers refuse: of one order, not of its neighbours.
const ofOneOrder = /^(22|23|40|P0|TK)/

export function openPlacingStore(database: Pick<Database, 'query'>) {
  const placePlain = batch<PlainPlacing, Placed>((placings) => placeMany(database, placings), {
    maxSize: maxBatchSize,
    concurrency,
    canSplit: (error) => ofOneOrder.test(String((error as { code?: unknown }).code)),
  })
  return {
    // The session is held until the order stands, so that an account that is being deleted has either this order or no session.
    /**
     * Writes the order; not `claimed` when there is no session, the key was taken before or the group has changed, not `enough` when the balance
     * is too small, and then nothing is written. Waits for another process that is writing the same key.
     */
    async place(placing: Placing): Promise<Placed> {
      if (isPlain(placing)) return await placePlain(placing)
      const { asker, fingerprint, order, source, held } = placing
      const own = source ? 6 : 4
      const [hash, key, print, now, from, state] = [1, 2, 3, 4, 5, 6].map(
        (nth) => `$${orderParameters + nth}`,
      )
      const afterJob = orderParameters + own + (placing.job ? 1 : 0)
      const paid = source
        ? `, paid as (
           insert into payment (reference, country, account_id, key, type, source, currency, amount_in_minor, state, created_at, expires_at)
           select $2::text, $1::text, account_id, ${key}::text, $11::text::jsonb ->> 'paymentTypeID', ${from}::text, $9::text, $10::bigint, ${state}::text, $12::timestamptz, $12::timestamptz
           from claimed
         )`
        : ''
      try {
        const { rows } = await database.query<{ claimed: boolean; seenAt: Date | null }>(
          `with eater as (
             select account_id, seen_at from session where token_hash = ${hash} and expires_at > ${now} for key share
           ), ${held ? heldExpression(`$${afterJob + 1}`, `$${afterJob + 2}`) : ''}claimed as (
             insert into idempotency_key (account_id, key, fingerprint, order_id, answer, created_at)
             select account_id, ${key}::text, ${print}::bytea, $2::text, to_jsonb($11::text), $12::timestamptz from eater${held ? ifHeld : ''}
             on conflict do nothing returning account_id
           ), ${orderExpressions(placing, own)}${paid}
           select exists (select 1 from claimed) as claimed, (select seen_at from eater) as "seenAt"`,
          [
            ...orderValues(placing),
            asker.tokenHash,
            asker.key,
            fingerprint,
            asker.now,
            ...(source ? [source, order.finalState ? 'declined' : 'authorised'] : []),
            ...(placing.job ? [placing.job.json] : []),
            ...(held ? [held.groupID, held.version] : []),
          ],
        )
        const seenAt = rows[0]?.seenAt
        return {
          known: seenAt ? { seenAt } : null,
          claimed: rows[0]?.claimed === true,
          enough: true,
        }
      } catch (error) {
        if ((error as { code?: unknown }).code === balanceTooSmall)
          return { known: null, claimed: false, enough: false }
        throw error
      }
    },

    /** The asker's session, and what was answered to the key; null when it is new. */
    async findAnswer({
      tokenHash,
      key,
      now,
    }: Asker): Promise<{ known: Known; kept: KeptAnswer | null }> {
      const { rows } = await database.query<{
        seenAt: Date
        fingerprint: Uint8Array | null
        orderID: string
        answer: string | null
      }>(
        `select s.seen_at as "seenAt", k.fingerprint, k.order_id as "orderID", k.answer #>> '{}' as answer
         from session s left join idempotency_key k on k.account_id = s.account_id and k.key = $2
         where s.token_hash = $1 and s.expires_at > $3`,
        [tokenHash, key, now],
      )
      const row = rows[0]
      if (!row) return { known: null, kept: null }
      const { seenAt, fingerprint, orderID, answer } = row
      return {
        known: { seenAt },
        kept: fingerprint === null ? null : { fingerprint, orderID, answer },
      }
    },
  }
}

const isPlain = (placing: Placing): placing is Placing & PlainPlacing =>
  placing.source === null &&
  placing.held === null &&
  placing.job !== null &&
  placing.order.groupID === undefined &&
  !isEnded(placing.order)

type PlacedRow = { orderID: string; claimed: boolean; seenAt: Date | null }

async function placeMany(
  database: Pick<Database, 'query'>,
  placings: readonly PlainPlacing[],
): Promise<Placed[]> {
  const rows = rowsFor(placings.length)
  const written = await database.query<PlacedRow>(
    manyText(rows, placings[0]?.job.text ?? ''),
    manyValues(placings, rows),
  )
  const byOrder = new Map(written.rows.map((row) => [row.orderID, row]))
  return placings.map(({ order }) => {
    const row = byOrder.get(order.orderID)
    return {
      known: row?.seenAt ? { seenAt: row.seenAt } : null,
      claimed: row?.claimed === true,
      enough: true,
    }
  })
}
