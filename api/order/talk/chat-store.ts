// SQL of chat messages. The messages of an order are numbered
// without gaps. A message id is stored only once per sender.
import type { ChatMessage, ChatSide } from '@tingkat/ordering/order/chat'
import type { Database } from '../../platform/database/database.ts'
import { messagePushSql } from '../../push/message-sql.ts'
import { instantText } from '../placing/document-sql.ts'

export type NewMessage = {
  country: string
  orderID: string
  accountID: string
  messageID: string
  from: ChatSide
  text: string
  at: Date
  /** Maximum number of messages of an order. */
  max: number
}
export type ChatStore = ReturnType<typeof openChatStore>

const columns = `message_id as "messageID", nth, sender as "from", text,
  ${instantText('at')} as at`
const uniqueViolation = '23505'
// An attempt fails if another message got the same number first.
// This does not happen eight times in a row in a chat of two people.
const attemptsMax = 8

export function openChatStore(database: Pick<Database, 'query'>) {
  async function find(
    country: string,
    orderID: string,
    from: ChatSide,
    messageID: string,
  ): Promise<ChatMessage | null> {
    const { rows } = await database.query<ChatMessage>(
      `select ${columns} from chat_message
       where country = $1 and order_id = $2 and sender = $3 and message_id = $4`,
      [country, orderID, from, messageID],
    )
    return rows[0] ?? null
  }

  /**
   * Inserts the message. Throws unique_violation if the number or
   * the message id is taken. Returns undefined if the chat is full.
   */
  async function insert(message: NewMessage): Promise<ChatMessage | undefined> {
    const { country, orderID, messageID, from, text, at, accountID, max } = message
    const { rows } = await database.query<ChatMessage>(
      `with written as (
         insert into chat_message (country, order_id, nth, message_id, sender, text, at, account_id)
         select $1::text, $2::text, coalesce(max(nth), 0) + 1, $3::text, $4::text, $5::text,
           $6::timestamptz, $7::text
         from chat_message where country = $1::text and order_id = $2::text
         having coalesce(max(nth), 0) < $8::int returning *
       ), ${messagePushSql}
       select ${columns} from written`,
      [country, orderID, messageID, from, text, at, accountID, max],
    )
    return rows[0]
  }

  return {
    find,

    /** Returns messages with numbers above `after`, oldest first. */
    async list(
      country: string,
      orderID: string,
      after: number,
      limit: number,
    ): Promise<ChatMessage[]> {
      const { rows } = await database.query<ChatMessage>(
        `select ${columns} from chat_message
         where country = $1 and order_id = $2 and nth > $3 order by nth limit $4`,
        [country, orderID, after, limit],
      )
      return rows
    },

    /**
     * Stores the message with the next number and returns it. If a message with the same id is
     * stored already, returns the stored message. Returns `full` if the order has `max` messages.
     */
    async add(message: NewMessage): Promise<ChatMessage | 'full'> {
      const { country, orderID, from, messageID } = message
      for (let attempt = 0; attempt < attemptsMax; attempt++) {
        try {
          const inserted = await insert(message)
          // A concurrent request with the same id may have stored the last possible message.
          return inserted ?? (await find(country, orderID, from, messageID)) ?? 'full'
        } catch (error) {
          if ((error as { code?: unknown }).code !== uniqueViolation) throw error
          const stored = await find(country, orderID, from, messageID)
          if (stored) return stored
        }
      }
      throw new Error('a chat message found no free number')
    },
  }
}
