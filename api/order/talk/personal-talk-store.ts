// SQL of an eater's chats and help requests: exports and deletes them.
import type { HelpRequest } from '@tingkat/ordering/order/help'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import { helpDocument, instantText } from '../placing/document-sql.ts'

type ExportedMessage = {
  country: string
  orderID: string
  nth: number
  from: string
  text: string
  at: string
}

const batchSize = 500

/**
 * Exports the messages of both sides, because the courier's messages are addressed to the eater.
 */
export function openPersonalChatStore(database: Pick<Database, 'query'>): PersonalData {
  return {
    name: 'chatMessages',

    async *read(accountID) {
      let after: [string, string, number] = ['', '', 0]
      for (;;) {
        const { rows } = await database.query<ExportedMessage>(
          `select country, order_id as "orderID", nth, sender as "from", text, ${instantText('at')} as at from chat_message
           where account_id = $1 and (country, order_id, nth) > ($2, $3, $4) order by country, order_id, nth limit ${batchSize}`,
          [accountID, ...after],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(({ orderID, from, text, at }) => ({ orderID, from, text, at }))
        after = [last.country, last.orderID, last.nth]
      }
    },

    async forget(transaction, accountID) {
      await sql`delete from chat_message where account_id = ${accountID}`.execute(transaction)
    },
  }
}

export function openPersonalHelpStore(database: Pick<Database, 'query'>): PersonalData {
  return {
    name: 'helpRequests',

    async *read(accountID) {
      let after = ['', '', '']
      for (;;) {
        const { rows } = await database.query<{
          country: string
          orderID: string
          doc: HelpRequest
        }>(
          `select h.country, h.order_id as "orderID", ${helpDocument('h')} as doc from help_request h
           where h.account_id = $1 and (h.country, h.order_id, h.help_id) > ($2, $3, $4) order by h.country, h.order_id, h.help_id limit ${batchSize}`,
          [accountID, ...after],
        )
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(({ orderID, doc }) => ({ orderID, ...doc }))
        after = [last.country, last.orderID, last.doc.helpID]
      }
    },

    async forget(transaction, accountID) {
      await sql`delete from help_request where account_id = ${accountID}`.execute(transaction)
    },
  }
}
