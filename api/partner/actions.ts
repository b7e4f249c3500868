// Use cases of partners: see the orders that are open, make a move on one.
import type { Refunded } from '@tingkat/contract/payment'
import type { MoveBody, PartnerOrder, PartnerOrderList } from '@tingkat/contract/partner'
import type { MovingPorts } from '../order/moving-actions.ts'
import { moveStoredOrder } from '../order/moving-actions.ts'
import { readCursor, writeCursor } from '../order/page-cursor.ts'
import { problem } from '../http/problem.ts'
import { refundPayment, type RefundPorts, type WantedRefund } from '../payment/refund-actions.ts'
import { isPartnersOrder, toPartnerOrder } from './partner-order.ts'
import type { Partner, PartnerStore } from './store.ts'

export type PartnerPorts = MovingPorts & RefundPorts & { partners: PartnerStore }

export async function listPartnerOrders({ partners }: PartnerPorts, partner: Partner, page: { cursor?: string | undefined; limit: number }): Promise<PartnerOrderList> {
  const found = await partners.listOpenOrders(partner, readCursor(page.cursor), page.limit + 1)
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)
  return {
    orders: shown.map(order => toPartnerOrder(order, partner.role)),
    nextCursor: found.length > page.limit && last ? writeCursor({ rank: 0, placedAt: last.placedAt, orderID: last.orderID }) : null,
  }
}

/** Throws not_found for an order that is not the partner's, impossible_move for one that its role may not make now. */
export async function makePartnerMove(ports: PartnerPorts, partner: Partner, orderID: string, { move, courier }: MoveBody): Promise<PartnerOrder> {
  if (move === 'assign' && !courier) throw problem('invalid_request', { faults: [{ path: 'courier', message: 'assign names the courier' }] })
  const order = await moveStoredOrder(ports, orderID, { move, by: partner.role, courier }, stored => isPartnersOrder(partner, stored.order))
  return toPartnerOrder(order, partner.role)
}

/** Throws forbidden for couriers, not_found for an order that is not the partner's or was paid in cash, refund_too_large. */
export async function giveBack(ports: PartnerPorts, partner: Partner, orderID: string, refund: WantedRefund): Promise<Refunded> {
  if (partner.role !== 'merchant') throw problem('forbidden')
  const stored = await ports.orders.find(orderID)
  if (!stored || !isPartnersOrder(partner, stored.order)) throw problem('not_found')
  return await refundPayment(ports, orderID, refund)
}
