// SQL of what payments say about an eater: balances and movements to read, and nobody's when the eater is forgotten.
import {
  forfeited,
  isBalance,
  balanceAccounts,
  type BalanceType,
} from '@tingkat/ordering/payment/ledger'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'
import type { Schema } from '../platform/database/schema.ts'

type Movement = {
  id: number
  orderID: string
  movement: string
  account: string
  amountInMinor: number
  currency: string
  at: Date
}

const batch = 500
const nobody = 'deleted'
const typeOf = (account: string): BalanceType | undefined =>
  Object.keys(balanceAccounts)
    .filter(isBalance)
    .find((type) => balanceAccounts[type] === account)

/** Money left on a deleted account is booked off it, so that the books still sum up. */
export function openPersonalPaymentStore(database: Pick<Database, 'query'>): PersonalData {
  return {
    name: 'balanceMovements',

    async *read(accountID) {
      let after = 0
      for (;;) {
        const { rows } = await database.query<Movement>(
          `select id, order_id as "orderID", movement, account, -amount_in_minor as "amountInMinor", currency, at
           from ledger_entry where owner = $1 and id > $2 order by id limit ${batch}`,
          [accountID, after],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(({ orderID, movement, account, amountInMinor, currency, at }) => ({
          orderID,
          movement,
          account,
          amountInMinor,
          currency,
          at,
        }))
        after = last.id
      }
    },

    async forget(transaction: Transaction<Schema>, accountID) {
      const { rows } = await sql<{ currency: string; account: string; amount: number }>`
        select currency, account, amount_in_minor as amount from balance where account_id = ${accountID} and amount_in_minor > 0 for update`.execute(
        transaction,
      )
      for (const { currency, account, amount } of rows) {
        const type = typeOf(account)
        if (!type) continue
        await sql`
          insert into ledger_entry (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
          select '', 'forfeit', e.movement, e.account, e.amount, ${currency}, now(), ${accountID} || ' ' || ${currency} || ' ' || ${account}, case when e.owned then ${accountID} end
          from jsonb_to_recordset(${JSON.stringify(forfeited(type, amount))}::text::jsonb) as e(movement text, account text, amount bigint, owned boolean)`.execute(
          transaction,
        )
      }
      await sql`update ledger_entry set owner = ${nobody} where owner = ${accountID}`.execute(
        transaction,
      )
      await sql`update payment set account_id = ${nobody} where account_id = ${accountID}`.execute(
        transaction,
      )
    },
  }
}
