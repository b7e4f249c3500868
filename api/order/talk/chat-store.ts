// SQL of the chat: messages of an order, numbered without gaps, each kept once under its writer's own name.
import type { ChatMessage, ChatSide } from '@tingkat/ordering/order/chat'
import type { Database } from '../../platform/database/database.ts'
import { messagePushSql } from '../../push/message-sql.ts'
import { instant } from '../placing/document-sql.ts'

export type NewMessage = {
  country: string
  orderID: string
  accountID: string
  messageID: string
  from: ChatSide
  text: string
  at: Date
  max: number
}
/** full: the order holds as many as it may. */
export type Kept = { kept: ChatMessage; fresh: boolean } | 'full'
export type ChatStore = ReturnType<typeof openChatStore>

const columns = `message_id as "messageID", nth, sender as "from", text, ${instant('at')} as at`
const uniqueViolation = '23505'
// Each lost race means that somebody else's message was kept; two people do not win so often by chance.
const triesMax = 8

export function openChatStore(database: Pick<Database, 'query'>) {
  async function find(
    country: string,
    orderID: string,
    from: ChatSide,
    messageID: string,
  ): Promise<ChatMessage | null> {
    const { rows } = await database.query<ChatMessage>(
      `select ${columns} from chat_message where country = $1 and order_id = $2 and sender = $3 and message_id = $4`,
      [country, orderID, from, messageID],
    )
    return rows[0] ?? null
  }

  return {
    /** Oldest first; at most as many as an order may hold. */
    async list(
      country: string,
      orderID: string,
      after: number,
      limit: number,
    ): Promise<ChatMessage[]> {
      const { rows } = await database.query<ChatMessage>(
        `select ${columns} from chat_message where country = $1 and order_id = $2 and nth > $3 order by nth limit $4`,
        [country, orderID, after, limit],
      )
      return rows
    },

    find,

    /** Keeps the message under the next number; one that is there under that name stays as it is. */
    async add({
      country,
      orderID,
      accountID,
      messageID,
      from,
      text,
      at,
      max,
    }: NewMessage): Promise<Kept> {
      for (let tries = 0; tries < triesMax; tries++) {
        try {
          const { rows } = await database.query<ChatMessage>(
            `with written as (
               insert into chat_message (country, order_id, nth, message_id, sender, text, at, account_id)
               select $1::text, $2::text, coalesce(max(nth), 0) + 1, $3::text, $4::text, $5::text, $6::timestamptz, $7::text
               from chat_message where country = $1::text and order_id = $2::text
               having coalesce(max(nth), 0) < $8::int returning *
             ), ${messagePushSql}
             select ${columns} from written`,
            [country, orderID, messageID, from, text, at, accountID, max],
          )
          return rows[0] ? { kept: rows[0], fresh: true } : 'full'
        } catch (error) {
          if ((error as { code?: unknown }).code !== uniqueViolation) throw error
          const before = await find(country, orderID, from, messageID)
          if (before) return { kept: before, fresh: false }
        }
      }
      throw new Error('a chat message found no number')
    },
  }
}
