// SQL of refunds: books a refund, lists refunds that the card provider
// has not confirmed, and reads the refunded amounts of an order.
import { ledgerAccounts, type LedgerEntry } from '@tingkat/ordering/payment/ledger'
import { sql } from 'kysely'
import { queueJobIf, type JobInsert } from '../order/placing/job-sql.ts'
import type { Database } from '../platform/database/database.ts'
import { runStatement, withParts } from '../platform/database/statement.ts'
import { bookedEntries } from './ledger-sql.ts'

export type RefundRequest = { refundID: string; amountInMinor: number }
export type NewRefund = RefundRequest & {
  reference: string
  entries: readonly LedgerEntry[]
  now: Date
  /** The job that sends the refund to the card provider. */
  job: JobInsert
}
/**
 * `repeated`: the refund was booked before. `other_amount`: it was booked before with
 * another amount. `too_large`: it exceeds the captured amount that is not refunded yet.
 */
export type RefundBookingResult = 'booked' | 'repeated' | 'other_amount' | 'too_large'
/**
 * `forfeitedInMinor` is the part of `refundedInMinor` that
 * nobody received, because the eater's account had been deleted.
 */
export type RefundedAmounts = {
  refundedInMinor: number
  capturedInMinor: number
  forfeitedInMinor: number
}

const uniqueViolation = '23505'

export function openRefundStore(database: Pick<Database, 'query'>) {
  return {
    /** Books the refund and queues its job. */
    async refund(refund: NewRefund): Promise<RefundBookingResult> {
      if (await bookRefund(database, refund)) return 'booked'
      // A concurrent request with the same refund id may have been committed while the statement of
      // `bookRefund` waited. That statement does not see the other request's entries, but this one
      // does.
      const { rows } = await database.query<{ amountInMinor: number }>(
        `select l.amount_in_minor as "amountInMinor" from payment p
         join ledger_entry l on l.country = p.country and l.order_id = p.reference
           and l.movement = 'refund' and l.reference = $2::text and l.amount_in_minor > 0
         where p.reference = $1`,
        [refund.reference, refund.refundID],
      )
      if (!rows[0]) return 'too_large'
      return rows[0].amountInMinor === refund.amountInMinor ? 'repeated' : 'other_amount'
    },

    /** Returns the captured, refunded and forfeited amounts, or null for an unknown payment. */
    async readRefunded(reference: string): Promise<RefundedAmounts | null> {
      const { rows } = await database.query<RefundedAmounts>(
        `select p.refunded_in_minor as "refundedInMinor", p.captured_in_minor as "capturedInMinor",
           (select coalesce(-sum(l.amount_in_minor), 0)::bigint from ledger_entry l
            where l.country = p.country and l.order_id = p.reference and l.movement = 'refund'
              and l.account = $2) as "forfeitedInMinor"
         from payment p where p.reference = $1`,
        [reference, ledgerAccounts.forfeited],
      )
      return rows[0] ?? null
    },

    /** Returns the refunds that the payment provider has not confirmed, oldest first. */
    async listOwedRefunds(reference: string, limit: number): Promise<RefundRequest[]> {
      const { rows } = await database.query<RefundRequest>(
        `select l.reference as "refundID", -l.amount_in_minor as "amountInMinor" from payment p
         join ledger_entry l on l.country = p.country and l.order_id = p.reference
           and l.movement = 'refund' and l.account = $3
         where p.reference = $1 and not exists (
           select 1 from ledger_entry b where b.country = l.country and b.order_id = l.order_id
             and b.movement = 'pay_back' and b.reference = l.reference)
         order by l.id limit $2`,
        [reference, limit, ledgerAccounts.refundDue],
      )
      return rows
    },

    /** Books that the payment provider has paid the refund out. Idempotent. */
    async bookPaidBack(
      reference: string,
      refundID: string,
      entries: readonly LedgerEntry[],
      now: Date,
    ): Promise<void> {
      const booking = { entries, at: now, reference: refundID }
      const ofPayment = sql`p.reference = ${reference}`
      await runStatement(
        database,
        sql`${bookedEntries(sql`payment`, booking, ofPayment)} on conflict do nothing`,
      )
    },
  }
}

/** Books the refund. Returns false if the refund is too large or was booked before. */
async function bookRefund(
  database: Pick<Database, 'query'>,
  { reference, refundID, amountInMinor, entries, now, job }: NewRefund,
): Promise<boolean> {
  const parts = withParts({
    earlier: sql`
      select 1 from ledger_entry l join payment p on p.country = l.country
      where p.reference = ${reference} and l.order_id = p.reference and l.movement = 'refund'
        and l.reference = ${refundID}::text`,
    refunded: sql`
      update payment set refunded_in_minor = refunded_in_minor + ${amountInMinor}::bigint
      where reference = ${reference} and state = 'captured'
        and refunded_in_minor + ${amountInMinor}::bigint <= captured_in_minor
        and not exists (select 1 from earlier)
      returning country, reference, currency, account_id`,
    booked_entries: bookedEntries(sql`refunded`, { entries, at: now, reference: refundID }),
    queued_job: queueJobIf(sql`exists (select 1 from refunded)`, job),
  })
  try {
    const [row] = await runStatement(
      database,
      sql<{ booked: boolean }>`${parts} select exists (select 1 from refunded) as booked`,
    )
    return row?.booked === true
  } catch (error) {
    // If two equal requests arrive at the same moment,
    // the second violates the ledger's unique index.
    if ((error as { code?: unknown }).code === uniqueViolation) return false
    throw error
  }
}
