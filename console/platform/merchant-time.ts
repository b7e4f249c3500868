// Formats and reads times in the merchant's time zone.
import { toInstant, toLocal } from '@tingkat/ordering/merchant/opening-hours'
import type { Translate } from '@tingkat/ui/i18n/translate.ts'

const day = 86_400_000

type Clock = { timeZone: string; language: string; now?: Date }

/** Returns for example `14:05`, `tomorrow 10:00`, or `Mon 23 Nov, 10:00` for another day. */
export function formatMerchantTime(
  t: Translate,
  instant: string,
  { timeZone, language, now = new Date() }: Clock,
): string {
  const date = new Date(instant)
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(date)
  const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const daysAhead =
    Math.floor(toLocal(date.getTime(), timeZone) / day) -
    Math.floor(toLocal(now.getTime(), timeZone) / day)
  if (daysAhead === 0) return time
  if (daysAhead === 1) return t('site:time.tomorrow', { time })
  const date_ = format({ weekday: 'short', day: 'numeric', month: 'short' })
  return t('site:time.date', { date: date_, time })
}

/** Returns the value of an input of the type `datetime-local` for an instant. */
export const toLocalInput = (instant: number, timeZone: string): string =>
  new Date(toLocal(instant, timeZone)).toISOString().slice(0, 16)

/** Returns the instant of a `datetime-local` value; null if the value is incomplete. */
export function fromLocalInput(value: string, timeZone: string): string | null {
  const local = Date.parse(`${value}Z`)
  return Number.isNaN(local) ? null : new Date(toInstant(local, timeZone)).toISOString()
}
