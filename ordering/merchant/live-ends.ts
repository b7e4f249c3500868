// Computes when temporary states of a merchant end: sold-out marks, busy and pause. All ends
// are whole minutes, because the server updates once a minute whether a merchant is open.
import type { OpeningHours } from './merchant.ts'
import { closingTime, openPeriods, orderPeriods, toInstant, toLocal } from './opening-hours.ts'

const minute = 60_000
const day = 86_400_000
/** A business day ends at 04:00 in the merchant's time zone. */
const businessDayEnd = 4 * 60 * minute
const soldOutDaysMax = 366

/**
 * When a sold-out mark ends. `open` means until staff put the dish on sale again. `until` is an ISO
 * 8601 instant.
 */
export type SoldOutEnd = 'two_hours' | 'tomorrow' | 'open' | { until: string }

export const busyMinutes = [10, 20, 30] as const
export type BusyMinutes = (typeof busyMinutes)[number]
/** How long the busy state lasts, in minutes. */
export const busyDurations = [30, 60, 120] as const
export type BusyDuration = (typeof busyDurations)[number]
/** How long a pause lasts, in minutes. */
export const pauseDurations = [15, 30, 60, 120] as const
export type PauseDuration = (typeof pauseDurations)[number] | 'next_opening'

/**
 * Returns when a sold-out mark ends: null for a dish that stays sold out until staff change it,
 * undefined for a chosen end that has passed or is more than a year in the future.
 */
export function soldOutUntil(
  end: SoldOutEnd,
  hours: OpeningHours,
  now: Date,
): Date | null | undefined {
  if (end === 'open') return null
  if (end === 'two_hours') return wholeMinute(now.getTime() + 120 * minute)
  if (end === 'tomorrow') return untilTomorrow(hours, now)
  const until = Date.parse(end.until)
  const isAhead = until > now.getTime() && until <= now.getTime() + soldOutDaysMax * day
  return isAhead ? wholeMinute(until) : undefined
}

/**
 * Returns when a dish that is sold out until tomorrow is on sale again: the merchant's first
 * opening at or after the next 04:00, when the business day ends. If the merchant never closes or
 * has no opening in the future, returns 04:00 itself.
 */
export function untilTomorrow(hours: OpeningHours, now: Date): Date {
  const local = toLocal(now.getTime(), hours.timeZone)
  const today = Math.floor(local / day) * day + businessDayEnd
  const dayEnd = toInstant(local < today ? today : today + day, hours.timeZone)
  return firstOpening(hours, dayEnd, now) ?? new Date(dayEnd)
}

/**
 * Returns when the busy state ends: after the chosen duration, but not later than the merchant
 * closes.
 */
export function busyUntil(duration: BusyDuration, hours: OpeningHours, now: Date): Date {
  const end = wholeMinute(now.getTime() + duration * minute)
  const closing = closingTime(hours, now)
  return closing && closing < end ? closing : end
}

/**
 * Returns when a pause ends: after the chosen duration, but not later than the next opening. If the
 * merchant never closes, a pause until `next_opening` ends at the next 04:00, when the business day
 * ends.
 */
export function pauseUntil(duration: PauseDuration, hours: OpeningHours, now: Date): Date {
  const opening = firstOpening(hours, now.getTime() + 1, now)
  if (duration === 'next_opening') return opening ?? untilTomorrow(hours, now)
  const end = wholeMinute(now.getTime() + duration * minute)
  return opening && opening < end ? opening : end
}

/** Returns the start of the first open period that begins at `from` or later. */
function firstOpening(hours: OpeningHours, from: number, now: Date): Date | null {
  const days = 9 + (hours.holidays?.length ?? 0)
  const opening = openPeriods(hours, now, days).find(({ start }) => start >= from)
  return opening ? new Date(opening.start) : null
}

/**
 * Returns when a merchant that is paused until `pause`
 * accepts orders again; null if the merchant never opens.
 */
export function opensAfter(hours: OpeningHours, pause: Date): Date | null {
  const days = 9 + (hours.holidays?.length ?? 0)
  const period = orderPeriods(hours, pause, days).find(({ end }) => end > pause.getTime())
  return period ? new Date(Math.max(period.start, pause.getTime())) : null
}

const wholeMinute = (instant: number): Date => new Date(Math.ceil(instant / minute) * minute)
