// Use cases of the fleet whose courier carries an order: positions of the courier, and the chat.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import type { PositionBody } from '@tingkat/contract/partner'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { problem } from '../http/problem.ts'
import { readChat, writeMessage, type ChatPorts } from '../order/talk/chat-actions.ts'
import type { PositionStore } from '../order/live/position-store.ts'
import type { StoredOrder } from '../order/store.ts'
import { orderTopic } from '../platform/events/outbox.ts'
import { findPartnerOrder, type PartnerPorts } from './actions.ts'
import type { Partner } from './store.ts'

export type CourierPorts = ChatPorts & Pick<PartnerPorts, 'orders'> & { positions: PositionStore }
type PositionPorts = Pick<CourierPorts, 'positions' | 'bus' | 'clock'>

// Stored positions are at least two seconds apart, which is enough for a smooth movement on the
// map.
const positionIntervalSeconds = 2
// A position may be up to a minute in the future, because the clocks of phones
// differ by some seconds. Positions older than ten minutes are useless and ignored.
const clockToleranceMs = 60_000
const positionAgeMaxMs = 600_000
// A courier can read the chat for a day after the delivery. Later, the courier has no reason to
// read what the eater wrote.
const chatReadableMs = 86_400_000

/**
 * Returns an order that the fleet carries. Throws forbidden
 * for other roles, and not_found for other orders.
 */
async function findCarriedOrder(
  ports: Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
): Promise<StoredOrder> {
  if (partner.role !== 'courier') throw problem('forbidden')
  const stored = await findPartnerOrder(ports, partner, orderID)
  if (stored.courierPartner !== partner.partnerID) throw problem('not_found')
  return stored
}

/**
 * Stores the position and publishes it to followers of the order. Ignores a position that comes too
 * soon after the last one, is too old, or is older than the last one. Throws forbidden for other
 * roles, not_found for an order that the fleet does not carry, and invalid_request for a time in
 * the future.
 */
export async function reportPosition(
  { positions, bus, clock }: PositionPorts,
  partner: Partner,
  orderID: string,
  { latitude, longitude, at }: PositionBody,
): Promise<void> {
  if (partner.role !== 'courier') throw problem('forbidden')
  const carried = { orderID, partner }
  const aheadMs = Date.parse(at) - clock().getTime()
  if (aheadMs > clockToleranceMs || aheadMs < -positionAgeMaxMs) {
    if (!(await positions.isCarried(carried))) throw problem('not_found')
    if (aheadMs < 0) return
    throw problem('invalid_request', { faults: [{ path: 'at', message: 'is in the future' }] })
  }
  const position = { latitude, longitude, at: new Date(at).toISOString() }
  const { isCarried, isStored } = await positions.save(carried, position, positionIntervalSeconds)
  if (!isCarried) throw problem('not_found')
  if (isStored) await bus.publish(orderTopic(orderID), { type: 'position', position })
}

/**
 * Returns the chat. Throws forbidden, and not_found also if the order ended more than a day ago.
 */
export async function readCourierChat(
  ports: CourierPorts,
  partner: Partner,
  orderID: string,
  after: number,
): Promise<Chat> {
  const stored = await findCarriedOrder(ports, partner, orderID)
  const readableUntil = Date.parse(stored.order.stateSince) + chatReadableMs
  if (isEnded(stored.order) && ports.clock().getTime() > readableUntil) throw problem('not_found')
  return await readChat(ports, stored, after)
}

/** Stores a message of the courier. Throws chat_closed, chat_full or idempotency_key_reused. */
export async function writeAsCourier(
  ports: CourierPorts,
  partner: Partner,
  orderID: string,
  message: MessageBody,
): Promise<ChatMessage> {
  return await writeMessage(
    ports,
    await findCarriedOrder(ports, partner, orderID),
    'courier',
    message,
  )
}
