// Formats the time at which data was stored in this browser.
import { browserTimeZone, formatDay, formatTime, localDate } from '../../platform/i18n/times.ts'
import type { Site } from '../../platform/site/site.tsx'

/**
 * Returns the time of day of `at`, with the day in front if it is another day than that of `now`.
 */
export function formatSavedTime(site: Site, at: number, now: number): string {
  const zone = browserTimeZone()
  const saved = new Date(at)
  const time = formatTime(site, saved, zone)
  const isToday = localDate(saved, zone) === localDate(new Date(now), zone)
  return isToday ? time : `${formatDay(site, saved, zone)}, ${time}`
}
