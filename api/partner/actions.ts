// Use cases of partners: see the orders that are open, make a move on one, change its lines, give money back.
import { toCancelReason } from '@tingkat/contract/deprecated-reasons'
import type { RefundResult } from '@tingkat/contract/payment'
import type {
  ItemChangesBody,
  MoveBody,
  PartnerOrder,
  PartnerOrderList,
} from '@tingkat/contract/partner'
import { answerHelp, type HelpPorts } from '../order/talk/help-actions.ts'
import {
  changeStoredOrder,
  moveStoredOrder,
  type MovingPorts,
} from '../order/moving/moving-actions.ts'
import { readCursor, writeCursor } from '../order/page-cursor.ts'
import type { StoredOrder } from '../order/store.ts'
import { problem, ProblemError } from '../http/problem.ts'
import { readRefunded, refundPayment, type RefundPorts } from '../payment/refund-actions.ts'
import type { RefundRequest } from '../payment/refund-store.ts'
import { isPartnersOrder, toPartnerOrder } from './partner-order.ts'
import type { Partner, PartnerStore } from './store.ts'

export type PartnerPorts = MovingPorts & RefundPorts & HelpPorts & { partners: PartnerStore }

export async function listPartnerOrders(
  { partners }: PartnerPorts,
  partner: Partner,
  page: { cursor?: string | undefined; limit: number },
): Promise<PartnerOrderList> {
  const found = await partners.listOpenOrders(partner, readCursor(page.cursor), page.limit + 1)
  const shown = found.slice(0, page.limit)
  const last = shown.at(-1)?.order
  return {
    orders: shown.map(({ order, extras }) => toPartnerOrder(order, partner.role, extras)),
    nextCursor:
      found.length > page.limit && last
        ? writeCursor({ rank: 0, placedAt: last.placedAt, orderID: last.orderID })
        : null,
  }
}

const isOf =
  (partner: Partner) =>
  ({ order, courierPartner }: StoredOrder) =>
    isPartnersOrder(partner, order, courierPartner)

/** Throws not_found for an order that is not the partner's. */
export async function findPartnersOrder(
  { orders }: Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
): Promise<StoredOrder> {
  const stored = await orders.find(orderID)
  if (!stored || !isOf(partner)(stored)) throw problem('not_found')
  return stored
}

/** Throws not_found for an order that is not the partner's, impossible_move for one that its role may not make now. */
export async function makePartnerMove(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  { move, courier, cancellation }: MoveBody,
): Promise<PartnerOrder> {
  if (move === 'assign' && !courier)
    throw problem('invalid_request', {
      faults: [{ path: 'courier', message: 'assign names the courier' }],
    })
  const input = {
    move,
    by: partner.role,
    courier,
    cancellation: cancellation && {
      reason: toCancelReason(cancellation.reason),
      comment: cancellation.comment ?? '',
    },
    partnerID: partner.partnerID,
  }
  const { order, extras } = await moveStoredOrder(ports, orderID, input, isOf(partner))
  return toPartnerOrder(order, partner.role, extras)
}

/** Throws not_found, change_impossible, change_too_dear. */
export async function changePartnersItems(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  body: ItemChangesBody,
): Promise<PartnerOrder> {
  const { order, extras } = await changeStoredOrder(
    ports,
    orderID,
    { ...body, by: partner.role },
    isOf(partner),
  )
  return toPartnerOrder(order, partner.role, extras)
}

/**
 * Gives money back, in answer to a request for help where it names one. Throws forbidden for couriers and the chatbot, not_found
 * for an order that is not the partner's or was paid in cash, refund_too_large, help_answered, idempotency_key_reused.
 */
export async function giveBack(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  { helpID, ...refund }: RefundRequest & { helpID?: string | undefined },
): Promise<RefundResult> {
  if (partner.role !== 'merchant' && partner.role !== 'operator') throw problem('forbidden')
  const stored = await findPartnersOrder(ports, partner, orderID)
  const asked = stored.extras.help.find((one) => one.helpID === helpID)
  if (!asked) {
    if (helpID !== undefined) throw problem('not_found')
    return await refundPayment(ports, orderID, refund)
  }
  const { amountInMinor } = refund
  if (asked.state === 'refunded' && asked.refundedInMinor === amountInMinor)
    return await readRefunded(ports, orderID)
  if (asked.state !== 'open') throw problem('help_answered', { state: asked.state })
  // In the books it bears the request's name: two people who answer at the same moment, or one page twice, give back once.
  const refunded = await refundPayment(ports, orderID, {
    refundID: `help:${asked.helpID}`,
    amountInMinor,
  }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'idempotency_key_reused')
      throw problem('help_answered', { state: 'refunded' })
    throw error
  })
  await answerHelp(ports, stored, asked.helpID, 'refunded', amountInMinor)
  return refunded
}
