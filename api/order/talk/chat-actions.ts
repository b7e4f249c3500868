// Use cases of the chat: read it, write to it; who may is the caller's to know.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import { canChat, messagesMax, type ChatMessage, type ChatSide } from '@tingkat/ordering/order/chat'
import { problem } from '../../http/problem.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { orderTopic } from '../../platform/events/outbox.ts'
import type { ChatStore } from './chat-store.ts'
import type { StoredOrder } from '../store.ts'

export type ChatPorts = { chats: ChatStore; bus: Pick<Bus, 'publish'>; clock: () => Date }

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
 * Keeps the message and rings whoever follows the order. The same `messageID` again gives what was kept first.
 * Throws chat_closed while no courier has the order, chat_full, idempotency_key_reused for another text under that name.
 */
export async function writeMessage(
  { chats, bus, clock }: ChatPorts,
  { order, accountID }: StoredOrder,
  from: ChatSide,
  { messageID, text }: MessageBody,
): Promise<ChatMessage> {
  const { countryCode: country, orderID } = order
  // An answer that was lost is given again, even when the courier has gone meanwhile.
  const before = await chats.find(country, orderID, from, messageID)
  if (!before && !canChat(order)) throw problem('chat_closed')
  const written = before
    ? { kept: before }
    : await chats.add({
        country,
        orderID,
        accountID,
        messageID,
        from,
        text,
        at: clock(),
        max: messagesMax,
      })
  if (written === 'full') throw problem('chat_full', { max: messagesMax })
  if (written.kept.text !== text) throw problem('idempotency_key_reused')
  // Without the words: they are read where they are needed.
  await bus.publish(orderTopic(orderID), { type: 'message' })
  return written.kept
}
