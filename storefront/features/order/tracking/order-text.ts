// The texts of an order: headline, body, row and tag for its state, and its arrival and total.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderState } from '@tingkat/ordering/order/order-states'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'
import { formatDay, formatTimeRange, localDate } from '../../../platform/i18n/times.ts'
import type { Site } from '../../../platform/site/site.tsx'
import { currentStep } from './step-table.ts'

type OrderText = { headline: string; body: string; row: string; tag: string }

/** Returns the texts of the order's state. `t` must have the namespace `order`. */
export function toOrderText(t: Translate, site: Site, order: Order): OrderText {
  const { textKey } = currentStep(order)
  const values = {
    courier: order.courier?.name || t('order.aCourier'),
    time: formatArrival(site, order),
    reason: order.reason ? t(`order.reasons.${order.reason}`) : '',
  }
  const textOf = (part: keyof OrderText) => t(`order.states.${textKey}.${part}`, values)
  return {
    headline: textOf('headline'),
    body: textOf('body'),
    row: textOf('row'),
    tag: textOf('tag'),
  }
}

// In these states of an order, the headline of the state is shown instead of the expected arrival,
// because it contains the time or says that the food has arrived.
const withOwnHeadline: ReadonlySet<OrderState> = new Set([
  'SCHEDULED',
  'FOOD_COLLECTED',
  'DRIVER_ARRIVED',
])

/**
 * Returns the headline with the expected arrival, which stands above the text of the state. Returns
 * null if the headline of the state is shown instead.
 */
export function arrivalHeadline(t: Translate, site: Site, order: Order): string | null {
  if (!order.arrival || withOwnHeadline.has(order.orderState)) return null
  const key = order.path === 'pickup' ? 'order.pickup.readyAt' : 'order.states.on_the_way.headline'
  return t(key, { time: formatArrival(site, order) })
}

type ArrivalFields = Pick<Order, 'arrival'> & { merchant: Pick<Order['merchant'], 'timeZone'> }

/**
 * Returns for example `19:27 – 19:34`, with the day in front unless it is today. Returns '' for an
 * order at a table and for an order that has ended.
 */
export function formatArrival(
  site: Pick<Site, 'country' | 'language'>,
  { arrival, merchant: { timeZone } }: ArrivalFields,
): string {
  if (!arrival) return ''
  const range = formatTimeRange(site, arrival, timeZone)
  return localDate(arrival.from, timeZone) === localDate(new Date(), timeZone)
    ? range
    : `${formatDay(site, arrival.from, timeZone)}, ${range}`
}

/** Returns the reason and the comment of the cancellation; null if no reason was stated. */
export function cancellationOf(
  order: Pick<Order, 'events'>,
): { reason: string; comment: string } | null {
  return order.events.at(-1)?.cancellation ?? null
}

/** Returns the sum of the quantities of all lines. */
export function countItems(order: Pick<Order, 'merchantCartWithQuoteList'>): number {
  return order.merchantCartWithQuoteList
    .flatMap((merchant) => merchant.items)
    .reduce((sum, item) => sum + item.quantity, 0)
}

export function formatTotal(order: Pick<Order, 'snapshotDetail'>): string {
  return order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountDisplay
}
