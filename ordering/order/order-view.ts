// Adds computed fields and separately stored data to an order that is sent to its eater.
import { estimateArrival } from './arrival.ts'
import type { HelpRequest } from './help.ts'
import type { LaterTipPayment } from './later-tip-shape.ts'
import type { CourierPosition, MoneyState, Order } from './order-shape.ts'
import { isEnded, timeoutSecondsOf, type OrderState } from './order-states.ts'
import { paymentSourceOf } from '../payment/payment.ts'

/** Data that is stored separately from the order. `refundedInMinor` is in minor units. */
export type OrderExtras = {
  courierPosition: CourierPosition | null
  messageCount: number
  help: HelpRequest[]
  refundedInMinor: number
  /** Null until the eater gives a tip after delivery. */
  laterTip: LaterTipPayment | null
}

export const emptyOrderExtras: OrderExtras = {
  courierPosition: null,
  messageCount: 0,
  help: [],
  refundedInMinor: 0,
  laterTip: null,
}

/** Returns the order with its arrival, time-out (`answerBy`) and money state at `now`. */
export function toOrderView(order: Order, extras: OrderExtras, now: Date): Order {
  const courierPosition = isEnded(order) || !order.courier ? null : extras.courierPosition
  const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return {
    ...order,
    // Undefined on stored orders from before this field existed.
    placedTotalInMinor: order.placedTotalInMinor ?? total,
    answerBy: answerDeadlineOf(order),
    arrival: estimateArrival({ ...order, courierPosition }, now),
    courierPosition,
    money: {
      state: moneyStateOf(order),
      amountInMinor: total,
      refundedInMinor: extras.refundedInMinor,
    },
    messageCount: extras.messageCount,
    help: extras.help,
  }
}

// States in which the merchant prepares the food. They time out no earlier than an hour after
// `readyBy`.
const preparingStates = new Set<OrderState>(['ORDER_IN_PREPARE', 'ORDER_EXECUTING'])
const afterReadyByMs = 3_600_000

/**
 * Returns when the order's current state times out, as an ISO 8601 instant in UTC; null without a
 * time-out. A state in which food is prepared lasts at least until an hour after `readyBy`.
 */
export function answerDeadlineOf({
  orderState,
  path,
  stateSince,
  readyBy,
}: Pick<Order, 'orderState' | 'path' | 'stateSince' | 'readyBy'>): string | null {
  const seconds = timeoutSecondsOf(orderState, path)
  if (seconds === null) return null
  const usual = Date.parse(stateSince) + seconds * 1000
  const promised =
    readyBy !== undefined && preparingStates.has(orderState)
      ? Date.parse(readyBy) + afterReadyByMs
      : 0
  return new Date(Math.max(usual, promised)).toISOString()
}

function moneyStateOf(order: Order): MoneyState {
  const isCash = paymentSourceOf(order.paymentTypeID) === undefined
  if (!isEnded(order)) return isCash ? 'due' : 'held'
  if (order.orderState !== 'COMPLETED') return 'released'
  return isCash ? 'collected' : 'captured'
}
