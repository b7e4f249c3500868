// Use cases of the fleet that carries an order: where its courier is, and the chat with the eater.
import type { Chat, MessageBody } from '@tingkat/contract/chat'
import type { PositionBody } from '@tingkat/contract/partner'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import { isEnded } from '@tingkat/ordering/order/order-states'
import { problem } from '../http/problem.ts'
import { readChat, writeMessage, type ChatPorts } from '../order/talk/chat-actions.ts'
import type { PositionStore } from '../order/live/position-store.ts'
import type { StoredOrder } from '../order/store.ts'
import { orderTopic } from '../platform/events/outbox.ts'
import { findPartnersOrder, type PartnerPorts } from './actions.ts'
import type { Partner } from './store.ts'

export type CourierPorts = ChatPorts & Pick<PartnerPorts, 'orders'> & { positions: PositionStore }

// Smooth to look at; a telephone that reports every second is heard every other time.
const secondsApart = 2
// Telephones' clocks go wrong by some seconds; what is older than this says nothing any more.
const aheadMs = 60_000
const behindMs = 600_000
// What was left unclear at the door is cleared within a day; after that what an eater wrote is nobody else's.
const readableMs = 86_400_000

/** Throws forbidden for whoever is no courier, not_found for an order that the fleet does not carry. */
async function findCarried(
  ports: Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
): Promise<StoredOrder> {
  if (partner.role !== 'courier') throw problem('forbidden')
  const stored = await findPartnersOrder(ports, partner, orderID)
  if (stored.courierPartner !== partner.partnerID) throw problem('not_found')
  return stored
}

/** Keeps the last position and tells whoever follows the order; one that comes too soon, too late or out of turn is passed over. */
export async function reportPosition(
  ports: CourierPorts,
  partner: Partner,
  orderID: string,
  { latitude, longitude, at }: PositionBody,
): Promise<void> {
  const { order } = await findCarried(ports, partner, orderID)
  const ahead = Date.parse(at) - ports.clock().getTime()
  if (ahead > aheadMs)
    throw problem('invalid_request', { faults: [{ path: 'at', message: 'is in the future' }] })
  const position = { latitude, longitude, at: new Date(at).toISOString() }
  if (
    ahead < -behindMs ||
    !(await ports.positions.save(
      order.countryCode,
      orderID,
      partner.partnerID,
      position,
      secondsApart,
    ))
  )
    return
  await ports.bus.publish(orderTopic(orderID), { type: 'position', position })
}

/** Until a day after the order's end. Throws forbidden, not_found. */
export async function readCourierChat(
  ports: CourierPorts,
  partner: Partner,
  orderID: string,
  after: number,
): Promise<Chat> {
  const stored = await findCarried(ports, partner, orderID)
  if (
    isEnded(stored.order) &&
    ports.clock().getTime() > Date.parse(stored.order.stateSince) + readableMs
  )
    throw problem('not_found')
  return await readChat(ports, stored, after)
}

/** Throws chat_closed, chat_full, idempotency_key_reused. */
export async function writeAsCourier(
  ports: CourierPorts,
  partner: Partner,
  orderID: string,
  message: MessageBody,
): Promise<ChatMessage> {
  return await writeMessage(ports, await findCarried(ports, partner, orderID), 'courier', message)
}
