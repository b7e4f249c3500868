// SQL of tips after delivery: stores and reads a tip, and stores
// the result of its payment. Each change is one statement.
import type { Challenge } from '@tingkat/contract/payment'
import type { BalanceType, LedgerEntry } from '@tingkat/ordering/payment/ledger'
import type { PaymentFailure } from '@tingkat/ordering/payment/order-payment'
import { sql } from 'kysely'
import { bookedEntries } from '../../payment/ledger-sql.ts'
import type { Database } from '../../platform/database/database.ts'
import { runStatement, withParts } from '../../platform/database/statement.ts'
import { queueJobIf, type JobInsert } from '../placing/job-sql.ts'

export type TipPayment = {
  /** Our id of the payment, which the payment provider also stores. */
  reference: string
  country: string
  orderID: string
  accountID: string
  source: 'card' | BalanceType
  currency: string
  amountInMinor: number
  state: 'started' | 'challenge' | 'captured' | 'declined'
  challenge: Challenge | null
  /** Why the payment was declined. Null unless `state` is `declined`. */
  reason: PaymentFailure | null
  createdAt: Date
  expiresAt: Date
}
export type NewTip = Omit<TipPayment, 'state' | 'challenge' | 'reason'> & {
  /** The job that checks a card payment; null for a tip paid from a balance. */
  job: JobInsert | null
  entries: readonly LedgerEntry[]
}
export type TipStore = ReturnType<typeof openTipStore>

const columns = `reference, country, order_id as "orderID", account_id as "accountID", source,
  currency, amount_in_minor as "amountInMinor", state, challenge, reason,
  created_at as "createdAt", expires_at as "expiresAt"`
const balanceTooSmall = 'TK002'
/** Maximum number of declined payments of a tip per order. */
const attemptsMax = 5

export function openTipStore(database: Pick<Database, 'query'>) {
  return {
    async find(reference: string): Promise<TipPayment | null> {
      const { rows } = await database.query<TipPayment>(
        `select ${columns} from tip_payment where reference = $1`,
        [reference],
      )
      return rows[0] ?? null
    },

    /** Whether the order has reached the maximum number of declined payments of a tip. */
    async hasUsedAttempts(country: string, orderID: string): Promise<boolean> {
      const { rows } = await database.query<{ count: number }>(
        `select count(*)::int as count from tip_payment
         where country = $1 and order_id = $2 and state = 'declined'`,
        [country, orderID],
      )
      return (rows[0]?.count ?? 0) >= attemptsMax
    },

    /**
     * Stores the tip. A card payment is stored as started, with its job,
     * before the provider is called. A payment from a balance is stored as
     * captured, with its ledger entries. Returns known if the order has a tip
     * or the reference exists, and too_small if the balance is too small.
     */
    async begin(tip: NewTip): Promise<'begun' | 'known' | 'too_small'> {
      try {
        const [row] = await runStatement(database, beginStatement(tip))
        return row?.begun ? 'begun' : 'known'
      } catch (error) {
        if ((error as { code?: unknown }).code === balanceTooSmall) return 'too_small'
        throw error
      }
    },

    async saveChallenge(reference: string, challenge: Challenge): Promise<void> {
      await database.query(
        `update tip_payment set state = 'challenge', challenge = $2::text::jsonb
         where reference = $1 and state in ('started', 'challenge')`,
        [reference, JSON.stringify(challenge)],
      )
    },

    /**
     * Stores that the tip was paid, with its ledger entries.
     * No-op if the payment has already succeeded or failed.
     */
    async capture(reference: string, entries: readonly LedgerEntry[], now: Date): Promise<void> {
      const parts = withParts({
        captured: sql`
          update tip_payment set state = 'captured', challenge = null
          where reference = ${reference} and state in ('started', 'challenge')
          returning country, order_id as reference, currency, account_id`,
        booked_entries: bookedEntries(sql`captured`, { entries, at: now, reference: '' }),
      })
      await runStatement(database, sql`${parts} select 1`)
    },

    /** Stores that the payment failed. No-op if the payment has already succeeded or failed. */
    async decline(reference: string, reason: PaymentFailure): Promise<void> {
      await database.query(
        `update tip_payment set state = 'declined', challenge = null, reason = $2
         where reference = $1 and state in ('started', 'challenge')`,
        [reference, reason],
      )
    },
  }
}

function beginStatement(tip: NewTip) {
  const state = tip.job ? 'started' : 'captured'
  const parts = withParts({
    // The deletion of an account replaces the account id of its orders. `for share` waits for a
    // concurrent deletion, after which this query finds no order and no tip is stored.
    tipped: sql`
      select country, id, account_id from orders
      where country = ${tip.country} and id = ${tip.orderID} and account_id = ${tip.accountID}
      for share`,
    begun: sql`
      insert into tip_payment (reference, country, order_id, account_id, source, currency,
        amount_in_minor, state, created_at, expires_at)
      select ${tip.reference}::text, t.country, t.id, t.account_id, ${tip.source}::text,
        ${tip.currency}::text, ${tip.amountInMinor}::bigint, ${state}::text,
        ${tip.createdAt}::timestamptz, ${tip.expiresAt}::timestamptz
      from tipped t
      on conflict do nothing
      returning country, order_id as reference, currency, account_id`,
    booked_entries: bookedEntries(sql`begun`, {
      entries: tip.entries,
      at: tip.createdAt,
      reference: '',
    }),
    queued_job: tip.job && queueJobIf(sql`exists (select 1 from begun)`, tip.job),
  })
  return sql<{ begun: boolean }>`${parts} select exists (select 1 from begun) as begun`
}
