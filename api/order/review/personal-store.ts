// SQL of an eater's reviews: exports them, and anonymises them when the account is deleted.
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { deletedAccountID, type PersonalData } from '../../platform/personal-data.ts'

const batchSize = 500

export function openPersonalReviewStore({ kysely }: Pick<Database, 'kysely'>): PersonalData {
  return {
    name: 'reviews',

    async *read(accountID) {
      let after = ['', ''] as [string, string]
      for (;;) {
        const { rows } = await sql<{ country: string; orderID: string }>`
          select country, order_id as "orderID", food, delivery, labels, words, author, dishes,
            at, state, reason, reply
          from review
          where account_id = ${accountID} and (country, order_id) > (${after[0]}, ${after[1]})
          order by country, order_id limit ${batchSize}`.execute(kysely)
        const last = rows.at(-1)
        if (!last) return
        yield rows
        after = [last.country, last.orderID]
      }
    },

    /**
     * Keeps only the stars and the month of each review, because the merchant's rating needs them.
     */
    async forget(transaction, accountID) {
      await sql`
        update review set account_id = ${deletedAccountID}, review_id = '', author = '',
          delivery = null, labels = '[]', words = '', dishes = '[]', reason = '', reply = null,
          replied_at = null, reply_at = null, at = date_trunc('month', at)
        where (country, order_id) in (
          select country, order_id from review where account_id = ${accountID}
          order by country, order_id for no key update
        )`.execute(transaction)
    },
  }
}
