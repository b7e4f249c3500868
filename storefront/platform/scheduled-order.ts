// A delivery window as a cart keeps it, with the words that show it.
import type { ScheduledOrder } from '@tingkat/ordering/cart'
import type { DeliveryWindow } from '@tingkat/ordering/schedule'
import type { Site } from './site.tsx'
import { formatDay, formatTime } from './times.ts'

/** Written in the page's language and the kitchen's zone. */
export function scheduleFor(site: Pick<Site, 'country' | 'language'>, { from, to }: DeliveryWindow, timeZone: string): ScheduledOrder {
  return {
    isScheduledOrder: true,
    windowStartTime: from,
    windowEndTime: to,
    formattedDisplayDate: formatDay(site, from, timeZone),
    formattedDisplayTime: `${formatTime(site, from, timeZone)} – ${formatTime(site, to, timeZone)}`,
    error: null,
  }
}
