// Use cases of an order's chat. Callers check beforehand whether the reader or sender has access.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import { canChat, messagesMax, type ChatMessage, type ChatSide } from '@tingkat/ordering/order/chat'
import { problem } from '../../http/problem.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { orderTopic } from '../../platform/events/outbox.ts'
import type { StoredOrder } from '../store.ts'
import type { ChatStore } from './chat-store.ts'

export type ChatPorts = { chats: ChatStore; bus: Pick<Bus, 'publish'>; clock: () => Date }

/** Returns the messages with numbers above `after`. */
export async function readChat(
  { chats }: Pick<ChatPorts, 'chats'>,
  { order }: StoredOrder,
  after: number,
): Promise<Chat> {
  return {
    messages: await chats.list(order.countryCode, order.orderID, after, messagesMax),
    open: canChat(order),
  }
}

/**
 * Stores the message and notifies the order's event streams. A repeated `messageID` returns
 * the stored message. Throws chat_closed while no courier carries the order, chat_full after
 * the last possible message, and idempotency_key_reused for another text under the same id.
 */
export async function writeMessage(
  { chats, bus, clock }: ChatPorts,
  { order, accountID }: StoredOrder,
  from: ChatSide,
  { messageID, text }: MessageBody,
): Promise<ChatMessage> {
  const { countryCode: country, orderID } = order
  // A repeated message is returned even if the chat is closed by now.
  let message: ChatMessage | 'full' | null = await chats.find(country, orderID, from, messageID)
  if (!message) {
    if (!canChat(order)) throw problem('chat_closed')
    const input = { country, orderID, accountID, messageID, from, text }
    message = await chats.add({ ...input, at: clock(), max: messagesMax })
  }
  if (message === 'full') throw problem('chat_full', { max: messagesMax })
  if (message.text !== text) throw problem('idempotency_key_reused')
  // The bus message does not contain the text of the chat message, because event streams read new
  // chat messages from the database.
  await bus.publish(orderTopic(orderID), { type: 'message' })
  return message
}
