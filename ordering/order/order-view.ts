// An order as it is told: what it is, with what depends on the moment and on what is kept beside it.
import { estimateArrival } from './arrival.ts'
import type { HelpRequest } from './help.ts'
import type { CourierPosition, MoneyState, Order } from './order-shape.ts'
import { isEnded, stateTimeoutSeconds, type OrderState } from './order-states.ts'
import { paymentSourceOf } from '../payment/payment.ts'

/** What is kept beside the order; `refundedInMinor` in whole minor units. */
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

/** The order as its eater reads it at `now`. */
export function toOrderView(order: Order, beside: OrderExtras, now: Date): Order {
  const courierPosition = isEnded(order) || !order.courier ? null : beside.courierPosition
  const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
  return {
    ...order,
    // Orders that were placed before these were written down have none of them.
    placedTotalInMinor: order.placedTotalInMinor ?? total,
    answerBy: answerDeadlineOf(order),
    arrival: estimateArrival({ ...order, courierPosition }, now),
    courierPosition,
    money: {
      state: moneyStateOf(order),
      amountInMinor: total,
      refundedInMinor: beside.refundedInMinor,
    },
    messageCount: beside.messageCount,
    help: beside.help,
  }
}

/** By when whoever is waited for must act; the time-out comes then. Null when nothing is waited for. */
export function answerDeadlineOf({
  orderState,
  stateSince,
}: {
  orderState: OrderState
  stateSince: string
}): string | null {
  const seconds = stateTimeoutSeconds[orderState]
  return seconds === null ? null : new Date(Date.parse(stateSince) + seconds * 1000).toISOString()
}

function moneyStateOf(order: Order): MoneyState {
  const isCash = paymentSourceOf(order.paymentTypeID) === undefined
  if (!isEnded(order)) return isCash ? 'due' : 'held'
  if (order.orderState !== 'COMPLETED') return 'released'
  return isCash ? 'collected' : 'captured'
}
