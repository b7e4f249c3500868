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

// Minimum time between two stored positions. Two seconds
// are short enough for a smooth movement on the map.
const positionIntervalSeconds = 2
// A position may be up to a minute in the future, because the clocks
// of phones differ. Positions older than ten minutes are ignored.
const clockToleranceMs = 60_000
const positionAgeMaxMs = 600_000
// A courier can read the chat for a day after the delivery. Later, the courier has no reason to
// read what the eater wrote.
const chatReadableMs = 86_400_000

/**
 * Returns an order that the fleet delivers. Throws forbidden if the partner is no fleet, and
 * not_found if the fleet does not deliver the order.
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
 * Stores the courier's position and publishes it to the event streams of the order. Ignores a
 * position that is older than ten minutes, older than the last one, or too soon after it. Throws
 * forbidden if the partner is no fleet, not_found if the fleet does not deliver the order, and
 * invalid_request for a time in the future.
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
 * Returns the chat of an order. Throws not_found also if the order
 * ended more than a day ago, and forbidden if the partner is no fleet.
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

/**
 * Stores a message of the courier in the chat of an order. Throws chat_closed
 * while no courier carries the order, chat_full if the chat has too many messages,
 * and idempotency_key_reused for another text under the same message id.
 */
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
