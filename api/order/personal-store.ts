// SQL of an eater's orders: exports them, and removes the eater's personal data from them.
import { forgetEater } from '@tingkat/ordering/order/forget-eater'
import type { Order } from '@tingkat/ordering/order/order'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import type { Schema } from '../platform/database/schema.ts'
import { deletedAccountID } from '../platform/personal-data.ts'

// Number of orders that one statement reads. At a few
// kilobytes per order, a batch is less than 1 MB.
const batchSize = 100

export function openPersonalOrderStore(database: Pick<Database, 'query'>) {
  return {
    name: 'orders',

    async *read(accountID: string): AsyncGenerator<Order[]> {
      let after = ['', '']
      for (;;) {
        const { rows } = await database.query<{ country: string; id: string; doc: Order }>(
          'select country, id, doc from orders where account_id = $1 and (country, id) > ($2, ' +
            '$3) order by country, id limit $4',
          [accountID, ...after, batchSize],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map((row) => row.doc)
        after = [last.country, last.id]
      }
    },

    async forget(transaction: Transaction<Schema>, accountID: string): Promise<void> {
      for (;;) {
        const { rows } = await sql<{
          doc: Order
        }>`select doc from orders where account_id = ${accountID}
           order by country, id limit ${batchSize} for update`.execute(transaction)
        if (rows.length === 0) return
        for (const { doc } of rows) {
          await sql`
            update orders set account_id = ${deletedAccountID}, doc = ${JSON.stringify(forgetEater(doc))}::text::jsonb
            where country = ${doc.countryCode} and id = ${doc.orderID}`.execute(transaction)
        }
      }
    },
  }
}
