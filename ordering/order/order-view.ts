// Adds computed fields and separately stored data to an order, for its eater.
import { estimateArrival } from './arrival.ts'
import type { HelpRequest } from './help.ts'
import type { CourierPosition, MoneyState, Order } from './order-shape.ts'
import { isEnded, timeoutSecondsOf } from './order-states.ts'
import { paymentSourceOf } from '../payment/payment.ts'

/** Data that is stored separately from the order. `refundedInMinor` is in whole minor units. */
export type OrderExtras = {
  courierPosition: CourierPosition | null
  messageCount: number
  help: HelpRequest[]
  refundedInMinor: number
}

export const emptyOrderExtras: OrderExtras = {
  courierPosition: null,
  messageCount: 0,
  help: [],
  refundedInMinor: 0,
}

/** Returns the order with arrival, deadline and money state at `now`. */
export function toOrderView(order: Order, extras: OrderExtras, now: Date): Order {
  const courierPosition = isEnded(order) || !order.courier ? null : extras.courierPosition
  const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return {
    ...order,
    // Absent on orders that were placed before this field existed.
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

/**
 * When the time-out of the current state ends, as an
 * ISO 8601 instant, UTC; null if the state has none.
 */
export function answerDeadlineOf({
  orderState,
  path,
  stateSince,
}: Pick<Order, 'orderState' | 'path' | 'stateSince'>): string | null {
  const seconds = timeoutSecondsOf(orderState, path)
  return seconds === null ? null : new Date(Date.parse(stateSince) + seconds * 1000).toISOString()
}

function moneyStateOf(order: Order): MoneyState {
  const isCash = paymentSourceOf(order.paymentTypeID) === undefined
  if (!isEnded(order)) return isCash ? 'due' : 'held'
  if (order.orderState !== 'COMPLETED') return 'released'
  return isCash ? 'collected' : 'captured'
}
