// Rules of the chat between eater and courier, which is writable while a courier is assigned, and
// readable as long as the order is stored.
import type { Order } from './order-shape.ts'
import { isEnded } from './order-states.ts'

export const chatSides = ['eater', 'courier'] as const
export type ChatSide = (typeof chatSides)[number]

/**
 * One message. `messageID` is an id from the sender, for idempotency. `nth` numbers the messages of
 * an order from 1. `at` is an ISO 8601 instant, UTC.
 */
export type ChatMessage = {
  messageID: string
  nth: number
  from: ChatSide
  text: string
  at: string
}

/** Maximum length of a chat message, in Unicode code points. */
export const messageMax = 500
/** Maximum number of messages in the chat of one order. */
export const messagesMax = 200

/** Whether eater and courier can send chat messages now. */
export function canChat(order: Pick<Order, 'courier' | 'orderState' | 'finalState'>): boolean {
  return order.courier !== null && !isEnded(order)
}
