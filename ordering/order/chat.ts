// The chat of eater and courier: open while a courier has the order, to be read for as long as the order is kept.
import type { Order } from './order-shape.ts'
import { isEnded } from './order-states.ts'

export const chatSides = ['eater', 'courier'] as const
export type ChatSide = (typeof chatSides)[number]

/** `messageID` is its writer's own name for it; `nth` counts the order's messages from 1. Time is an ISO 8601 instant, UTC. */
export type ChatMessage = {
  messageID: string
  nth: number
  from: ChatSide
  text: string
  at: string
}

/** Longest message, in Unicode code points. */
export const messageMax = 500
/** Messages of one order, both sides together. */
export const messagesMax = 200

/** Whether messages may be written now. */
export function canChat(order: Pick<Order, 'courier' | 'orderState' | 'finalState'>): boolean {
  return order.courier !== null && !isEnded(order)
}
