// SQL that books entries of a payment into the ledger.
import { ledgerAccounts, type LedgerEntry } from '@tingkat/ordering/payment/ledger'
import { sql } from 'kysely'
import type { SqlPart } from '../platform/database/statement.ts'
import { deletedAccountID } from '../platform/personal-data.ts'

export type Booking = {
  entries: readonly LedgerEntry[]
  at: Date
  /**
   * Distinguishes movements of the same kind, such as two refunds
   * of an order. Empty if an order can have only one such movement.
   */
  reference: string
}

/**
 * Returns an INSERT of the entries for each row of `from` (country, reference, currency,
 * account_id). If the account was deleted, an amount owed to its balance is booked as forfeited.
 */
export function bookedEntries(
  from: SqlPart,
  { entries, at, reference }: Booking,
  where: SqlPart = sql`true`,
): SqlPart {
  return sql`
    insert into ledger_entry
      (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
    select p.country, p.reference, e.movement,
      case when e.owned and p.account_id = ${deletedAccountID}
        then ${ledgerAccounts.forfeited} else e.account end,
      e.amount, p.currency, ${at}::timestamptz, ${reference}::text,
      case when e.owned and p.account_id <> ${deletedAccountID} then p.account_id end
    from ${from} p, jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb)
      as e(movement text, account text, amount bigint, owned boolean)
    where ${where}`
}
