// SQL of an eater's payment data: exports balance movements, and removes the account from payments
// and balances when the account is deleted.
import {
  forfeitEntries,
  isBalance,
  balanceAccounts,
  type BalanceType,
} from '@tingkat/ordering/payment/ledger'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { deletedAccountID, type PersonalData } from '../platform/personal-data.ts'
import type { Schema } from '../platform/database/schema.ts'

type BalanceMovement = {
  id: number
  orderID: string
  movement: string
  account: string
  amountInMinor: number
  currency: string
  at: Date
}
type OpenBalance = { currency: string; account: string; amount: number }

const batch = 500

export function openPersonalPaymentStore(database: Pick<Database, 'query'>): PersonalData {
  return {
    name: 'balanceMovements',

    async *read(accountID) {
      let after = 0
      for (;;) {
        const { rows } = await database.query<BalanceMovement>(
          `select id, order_id as "orderID", movement, account, -amount_in_minor as "amountInMinor",
             currency, at
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

    async forget(transaction, accountID) {
      await sql`
        update payment set account_id = ${deletedAccountID} where reference in (
          select reference from payment where account_id = ${accountID}
          order by reference for update
        )`.execute(transaction)
      await sql`
        update tip_payment set account_id = ${deletedAccountID} where reference in (
          select reference from tip_payment where account_id = ${accountID}
          order by reference for update
        )`.execute(transaction)
    },
  }
}

/**
 * Books the remaining balances of a deleted account as
 * forfeited, so that the ledger still sums to zero.
 */
export async function forfeitBalances(
  transaction: Transaction<Schema>,
  accountID: string,
): Promise<void> {
  const { rows } = await sql<OpenBalance>`
    select currency, account, amount_in_minor as amount from balance
    where account_id = ${accountID} and amount_in_minor > 0
    order by currency, account for update`.execute(transaction)
  for (const balance of rows) await forfeitBalance(transaction, accountID, balance)
  await sql`
    update ledger_entry set owner = ${deletedAccountID} where owner = ${accountID}`.execute(
    transaction,
  )
}

async function forfeitBalance(
  transaction: Transaction<Schema>,
  accountID: string,
  { currency, account, amount }: OpenBalance,
): Promise<void> {
  const type = balanceTypeOf(account)
  if (!type) return
  const entries = JSON.stringify(forfeitEntries(type, amount))
  const reference = [accountID, currency, account].join(' ')
  await sql`
    insert into ledger_entry
      (country, order_id, movement, account, amount_in_minor, currency, at, reference, owner)
    select '', 'forfeit', e.movement, e.account, e.amount, ${currency}, now(), ${reference},
      case when e.owned then ${accountID} end
    from jsonb_to_recordset(${entries}::text::jsonb)
      as e(movement text, account text, amount bigint, owned boolean)`.execute(transaction)
}

const balanceTypeOf = (account: string): BalanceType | undefined =>
  Object.keys(balanceAccounts)
    .filter(isBalance)
    .find((type) => balanceAccounts[type] === account)
