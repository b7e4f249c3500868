// Rules of tips that eaters give after delivery. Amounts are in minor units.
import { isBalance } from '../payment/ledger.ts'
import { paymentSourceOf } from '../payment/payment.ts'
import { sum } from '../money.ts'
import type { LaterTip, LaterTipPayment } from './later-tip-shape.ts'
import type { Order } from './order-shape.ts'
import { hasDelivery } from './order-states.ts'

/** In hours: how long after delivery a tip can be given. */
const windowHours = 24

/**
 * Why no tip can be given after delivery. The texts for eaters are under `tip_closed` in the
 * storefront's locales.
 */
export const tipClosedReasons = [
  'not_delivered',
  'not_offered',
  'not_prepaid',
  'too_late',
  'given',
  'too_many_attempts',
] as const
export type TipClosedReason = (typeof tipClosedReasons)[number]

type TippedOrder = Pick<Order, 'path' | 'orderState' | 'events' | 'paymentTypeID' | 'test'>

/**
 * Returns when tips can no longer be given, as an ISO 8601
 * instant; null unless a courier has delivered the order.
 */
function tipUntil({ path, orderState, events }: TippedOrder): string | null {
  const completed = events.findLast((event) => event.orderState === 'COMPLETED')
  if (!hasDelivery(path) || orderState !== 'COMPLETED' || !completed) return null
  return new Date(Date.parse(completed.at) + windowHours * 3_600_000).toISOString()
}

/**
 * Returns why no tip can be given for the order now, or null
 * if one can. `offersTips` means that the country offers tips.
 */
export function whyNoTip(
  order: TippedOrder,
  offersTips: boolean,
  now: Date,
): TipClosedReason | null {
  const until = tipUntil(order)
  if (!offersTips || order.test) return 'not_offered'
  if (until === null) return hasDelivery(order.path) ? 'not_delivered' : 'not_offered'
  if (!isPrepaid(order)) return 'not_prepaid'
  return now.toISOString() >= until ? 'too_late' : null
}

/**
 * Whether the eater paid the order by card or from a balance. False for cash, and for an invoice to
 * an employer, because an employee's tip must not increase the invoice.
 */
function isPrepaid({ paymentTypeID }: TippedOrder): boolean {
  const source = paymentSourceOf(paymentTypeID)
  return source === 'card' || (source !== undefined && isBalance(source))
}

/**
 * Returns the tip after delivery, to show to the eater; undefined if none was given and none can be
 * given.
 */
export function laterTipOf(
  order: TippedOrder,
  payment: LaterTipPayment | null,
  { offersTips, now }: { offersTips: boolean; now: Date },
): LaterTip | undefined {
  const until = tipUntil(order)
  if (until === null) return undefined
  if (payment) return { ...payment, until }
  if (whyNoTip(order, offersTips, now) !== null) return undefined
  return { state: 'open', amountInMinor: 0, until }
}

/** Returns the largest tip that can be given after delivery: the price of the order's food. */
export function laterTipMax({ snapshotDetail }: Pick<Order, 'snapshotDetail'>): number {
  const { breakdowns } = snapshotDetail.cartWithQuote
  return sum(
    breakdowns.filter(({ key }) => key === 'subtotal').map(({ value }) => value.amountInMinor),
  )
}
