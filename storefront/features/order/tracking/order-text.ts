// What an order says of itself: headline, sentence, tag; with its rider, time and reason filled in.
import type { Order } from '@tingkat/ordering/order/order'
import type { TFunction } from 'i18next'
import { formatDay, formatTime, localDate } from '../../../platform/words/times.ts'
import type { Site } from '../../../platform/site/site.tsx'
import { currentStep } from './step-table.ts'

export type OrderText = { headline: string; body: string; row: string; tag: string }

/** `t` of the namespace `order`. */
export function toOrderText(t: TFunction, site: Site, order: Order): OrderText {
  const step = currentStep(order)
  const values = {
    rider: order.courier?.name || t('order.aRider'),
    time: formatArrival(site, order),
    reason: order.reason ? t(`order.reasons.${order.reason}`) : '',
  }
  const say = (part: keyof OrderText) => t(`order.states.${step.words}.${part}`, values)
  return { headline: say('headline'), body: say('body'), row: say('row'), tag: say('tag') }
}

/** `19:27 – 19:34`, with its day when that is not today; empty for a table and once the order has ended. */
export function formatArrival(
  site: Pick<Site, 'country' | 'language'>,
  {
    arrival,
    merchant: { timeZone },
  }: Pick<Order, 'arrival'> & { merchant: Pick<Order['merchant'], 'timeZone'> },
): string {
  if (!arrival) return ''
  const from = formatTime(site, arrival.from, timeZone)
  const to = formatTime(site, arrival.to, timeZone)
  const range = from === to ? from : `${from} – ${to}`
  return localDate(arrival.from, timeZone) === localDate(new Date(), timeZone)
    ? range
    : `${formatDay(site, arrival.from, timeZone)}, ${range}`
}

/** Why it was called off, and in whose words; null when nobody gave a reason. */
export function cancellationOf(
  order: Pick<Order, 'events'>,
): { reason: string; comment: string } | null {
  return order.events.at(-1)?.cancellation ?? null
}

/** Units of all lines. */
export function countItems(order: Pick<Order, 'merchantCartWithQuoteList'>): number {
  return order.merchantCartWithQuoteList.reduce(
    (sum, merchant) => merchant.items.reduce((inner, item) => inner + item.quantity, sum),
    0,
  )
}

export function formatTotal(order: Pick<Order, 'snapshotDetail'>): string {
  return order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountDisplay
}
