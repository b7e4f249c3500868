// Groups delivery windows by day.
import type { DeliveryWindow } from '@tingkat/ordering/schedule'
import { localDate } from '../../../platform/i18n/times.ts'

export type SlotDay = { date: string; windows: DeliveryWindow[] }

/**
 * Returns the windows grouped by their local date (`2026-11-21`)
 * in the time zone. The sequence of the windows is unchanged.
 */
export function groupByDay(windows: readonly DeliveryWindow[], timeZone: string): SlotDay[] {
  const days: SlotDay[] = []
  for (const window of windows) {
    const date = localDate(window.from, timeZone)
    const day = days.at(-1)
    if (day?.date === date) day.windows.push(window)
    else days.push({ date, windows: [window] })
  }
  return days
}
