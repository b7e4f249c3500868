// Use cases of partners: see the orders that are open, make a move on one.
import type { MoveBody, PartnerOrder, PartnerOrderList } from '@tingkat/contract/partner'
import type { MovingPorts } from '../order/moving-actions.ts'
import { moveStoredOrder } from '../order/moving-actions.ts'
import { readCursor, writeCursor } from '../order/page-cursor.ts'
import { problem } from '../http/problem.ts'
import { isPartnersOrder, toPartnerOrder } from './partner-order.ts'
import type { Partner, PartnerStore } from './store.ts'

export type PartnerPorts = MovingPorts & { partners: PartnerStore }

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
