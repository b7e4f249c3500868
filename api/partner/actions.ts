// Use cases of partners: list open orders, move an order, change its lines, refund it.
import { toCancelReason } from '@tingkat/contract/deprecated-reasons'
import type { RefundResult } from '@tingkat/contract/payment'
import type {
  ItemChangesBody,
  MoveBody,
  PartnerOrder,
  PartnerOrderList,
} from '@tingkat/contract/partner'
import { readyByOf } from '@tingkat/ordering/order/ready-by'
import { answerHelp, type HelpPorts } from '../order/talk/help-actions.ts'
import {
  changeStoredOrder,
  moveStoredOrder,
  type MovingPorts,
} from '../order/moving/moving-actions.ts'
import { readCursor, writeCursor } from '../order/page-cursor.ts'
import type { OrderActor, StoredOrder } from '../order/store.ts'
import { problem, ProblemError } from '../http/problem.ts'
import { readRefunded, refundPayment, type RefundPorts } from '../payment/refund-actions.ts'
import type { RefundRequest } from '../payment/refund-store.ts'
import { isVisibleToPartner, toPartnerOrder } from './partner-order.ts'
import type { Partner, PartnerStore } from './store.ts'

export type PartnerPorts = MovingPorts & RefundPorts & HelpPorts & { partners: PartnerStore }

export async function listPartnerOrders(
  { partners }: PartnerPorts,
  partner: Partner,
  page: { cursor?: string | undefined; limit: number },
): Promise<PartnerOrderList> {
  const after = readCursor(page.cursor)
  // Reads one order more than requested, to find out whether there is a next page.
  const stored = await partners.listOpenOrders(partner, after, page.limit + 1)
  const shown = stored.slice(0, page.limit)
  const last = shown.at(-1)?.order
  return {
    orders: shown.map(({ order, extras }) => toPartnerOrder(order, partner.role, extras)),
    nextCursor:
      stored.length > page.limit && last
        ? writeCursor({ rank: 0, placedAt: last.placedAt, orderID: last.orderID })
        : null,
  }
}

const isVisibleTo =
  (partner: Partner) =>
  ({ order, courierPartner }: StoredOrder) =>
    isVisibleToPartner(partner, order, courierPartner)

/** Returns the order. Throws not_found if it does not exist or the partner must not see it. */
export async function findPartnerOrder(
  { orders }: Pick<PartnerPorts, 'orders'>,
  partner: Partner,
  orderID: string,
): Promise<StoredOrder> {
  const stored = await orders.find(orderID)
  if (!stored || !isVisibleTo(partner)(stored)) throw problem('not_found')
  return stored
}

const actorOf = ({ clock }: Pick<PartnerPorts, 'clock'>, { partnerID }: Partner): OrderActor => ({
  partnerID,
  personID: null,
  deviceID: null,
  actionID: null,
  madeAt: clock(),
})

/**
 * Makes a move of an order, for example `accept`. Throws not_found, impossible_move if the order's
 * state does not allow the move, and invalid_request for `assign` without a courier.
 */
export async function movePartnerOrder(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  { move, minutes, courier, cancellation }: MoveBody,
): Promise<PartnerOrder> {
  if (move === 'assign' && !courier)
    throw problem('invalid_request', {
      faults: [{ path: 'courier', message: 'assign needs a courier' }],
    })
  const input = {
    move,
    by: partner.role,
    courier,
    ...(move === 'accept' && minutes !== undefined
      ? { food: { readyBy: readyByOf(minutes, ports.clock()) } }
      : {}),
    cancellation: cancellation && {
      reason: toCancelReason(cancellation.reason),
      comment: cancellation.comment ?? '',
    },
    partnerID: partner.partnerID,
    actor: actorOf(ports, partner),
  }
  const { order, extras } = await moveStoredOrder(ports, orderID, input, isVisibleTo(partner))
  return toPartnerOrder(order, partner.role, extras)
}

/**
 * Changes lines of an order, such as their quantity. Throws not_found, change_impossible, and
 * change_too_dear if a price would rise more than is allowed.
 */
export async function changePartnerOrderItems(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  body: ItemChangesBody,
): Promise<PartnerOrder> {
  const { order, extras } = await changeStoredOrder(
    ports,
    orderID,
    { ...body, by: partner.role, actor: actorOf(ports, partner) },
    isVisibleTo(partner),
  )
  return toPartnerOrder(order, partner.role, extras)
}

/**
 * Refunds a part of the payment. With `helpID`, also answers that help request.
 * Throws forbidden for couriers and the chatbot, not_found (also for an order paid
 * in cash), refund_too_large, help_answered if the request already has another
 * answer, and idempotency_key_reused for another amount under the same refund id.
 */
export async function refundPartnerOrder(
  ports: PartnerPorts,
  partner: Partner,
  orderID: string,
  { helpID, ...refund }: RefundRequest & { helpID?: string | undefined },
): Promise<RefundResult> {
  if (partner.role !== 'merchant' && partner.role !== 'operator') throw problem('forbidden')
  const stored = await findPartnerOrder(ports, partner, orderID)
  const request = stored.extras.help.find((listed) => listed.helpID === helpID)
  if (!request) {
    if (helpID !== undefined) throw problem('not_found')
    return await refundPayment(ports, orderID, refund)
  }
  const { amountInMinor } = refund
  if (request.state === 'refunded' && request.refundedInMinor === amountInMinor)
    return await readRefunded(ports, orderID)
  if (request.state !== 'open') throw problem('help_answered', { state: request.state })
  // The refund's id is derived from the help request, so that repeated answers refund only once.
  const result = await refundPayment(ports, orderID, {
    refundID: `help:${request.helpID}`,
    amountInMinor,
  }).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.code === 'idempotency_key_reused')
      throw problem('help_answered', { state: 'refunded' })
    throw error
  })
  await answerHelp(ports, stored, request.helpID, 'refunded', amountInMinor)
  return result
}
