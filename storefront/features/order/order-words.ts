// What an order says of itself: headline, sentence, tag; with its rider, time and reason filled in.
import type { Order } from '@tingkat/ordering/order'
import type { TFunction } from 'i18next'
import { formatDay, formatTime, localDate } from '../../platform/times.ts'
import type { Site } from '../../platform/site.tsx'
import { arrivalOf } from './arrival.ts'
import { currentStep } from './step-table.ts'

export type OrderWords = { headline: string; body: string; row: string; tag: string }

/** `t` of the namespace `order`. */
export function orderWords(t: TFunction, site: Site, order: Order): OrderWords {
  const step = currentStep(order)
  const values = {
    rider: order.courier?.name || t('order.aRider'),
    time: arrivalText(site, order),
    reason: order.reason ? t(`order.reasons.${order.reason}`) : '',
  }
  const say = (part: keyof OrderWords) => t(`order.states.${step.words}.${part}`, values)
  return { headline: say('headline'), body: say('body'), row: say('row'), tag: say('tag') }
}

/** `19:32`, or with its day when that is not today; empty for a table. */
export function arrivalText(site: Site, order: Pick<Order, 'placedAt' | 'ETA' | 'scheduledTime' | 'merchant'>): string {
  const arrival = arrivalOf(order)
  if (!arrival) return ''
  const zone = order.merchant.timeZone
  const time = formatTime(site, arrival, zone)
  return localDate(arrival, zone) === localDate(new Date(), zone) ? time : `${formatDay(site, arrival, zone)}, ${time}`
}

/** Units of all lines. */
export function countItems(order: Pick<Order, 'merchantCartWithQuoteList'>): number {
  return order.merchantCartWithQuoteList.reduce((sum, merchant) => merchant.items.reduce((inner, item) => inner + item.quantity, sum), 0)
}

export function totalText(order: Pick<Order, 'snapshotDetail'>): string {
  return order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountDisplay
}
