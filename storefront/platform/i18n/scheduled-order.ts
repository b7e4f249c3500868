// Converts a delivery window to the scheduled order of a cart, with texts in the page's language.
import type { ScheduledOrder } from '@tingkat/ordering/cart/cart'
import type { DeliveryWindow } from '@tingkat/ordering/schedule'
import type { Site } from '../site/site.tsx'
import { formatDay, formatTimeRange } from './times.ts'

/** `timeZone` is the merchant's time zone. */
export function toScheduledOrder(
  site: Pick<Site, 'country' | 'language'>,
  window: DeliveryWindow,
  timeZone: string,
): ScheduledOrder {
  return {
    isScheduledOrder: true,
    windowStartTime: window.from,
    windowEndTime: window.to,
    formattedDisplayDate: formatDay(site, window.from, timeZone),
    formattedDisplayTime: formatTimeRange(site, window, timeZone),
    error: null,
  }
}
