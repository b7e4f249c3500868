// Converts weekly hours and holidays in a merchant's time zone to periods of instants.
import type { OpeningHours, OpeningSpan } from './merchant.ts'

/** A period in milliseconds since 1970; `end` is exclusive. */
export type OpenPeriod = { start: number; end: number }

const minute = 60_000
const day = 86_400_000
// Returns the number of days to search for the next opening: seven for a week, one for a span
// across midnight, and one for each holiday, on which the merchant may be closed.
const horizonOf = ({ holidays = [] }: OpeningHours) => 8 + holidays.length

/** Whether the merchant accepts orders at the instant. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  return orderPeriods(hours, now, 0).some((period) => contains(period, now))
}

/** Returns the next time at which orders are accepted; null if it is open now or never opens. */
export function nextOpening(hours: OpeningHours, now: Date): Date | null {
  const periods = orderPeriods(hours, now, horizonOf(hours))
  if (periods.some((period) => contains(period, now))) return null
  const next = periods.find((period) => period.start > now.getTime())
  return next ? new Date(next.start) : null
}

/** Returns when the merchant stops accepting orders; null if it is closed now or never closes. */
export function closingTime(hours: OpeningHours, now: Date): Date | null {
  const period = orderPeriods(hours, now, horizonOf(hours)).find((candidate) =>
    contains(candidate, now),
  )
  return !period || period.end - now.getTime() > 7 * day ? null : new Date(period.end)
}

const contains = ({ start, end }: OpenPeriod, now: Date) =>
  start <= now.getTime() && now.getTime() < end

/**
 * Returns the open periods from the day before `from` until `days` local days
 * after it. The day before is included because its periods may end after
 * midnight. The periods are sorted, and adjacent or overlapping ones are
 * joined. Throws a RangeError for an unknown time zone or a malformed time.
 */
export function openPeriods(hours: OpeningHours, from: Date, days: number): OpenPeriod[] {
  const today = Math.floor(toLocal(from.getTime(), hours.timeZone) / day)
  const periods: OpenPeriod[] = []
  for (let local = today - 1; local <= today + days; local += 1) {
    for (const span of spansOf(hours, local)) {
      const opens = minutesOf(span.from)
      const closes = minutesOf(span.to)
      const start = toInstant(local * day + opens * minute, hours.timeZone)
      const end = toInstant(
        local * day + (closes > opens ? closes : closes + 1_440) * minute,
        hours.timeZone,
      )
      if (end > start) periods.push({ start, end })
    }
  }
  return joinPeriods(periods)
}

/**
 * Returns the periods in which orders are accepted: the
 * open periods, each ending at the time of its last order.
 */
export function orderPeriods(hours: OpeningHours, from: Date, days: number): OpenPeriod[] {
  const early = (hours.lastOrderMinutes ?? 0) * minute
  return openPeriods(hours, from, days)
    .map(({ start, end }) => ({ start, end: end - early }))
    .filter(({ start, end }) => end > start)
}

/**
 * Returns the opening spans of the day: those of a
 * holiday on this date, otherwise those of the weekday.
 */
function spansOf(
  { weekly, holidays = [] }: OpeningHours,
  localDay: number,
): readonly OpeningSpan[] {
  if (holidays.length > 0) {
    const date = new Date(localDay * day).toISOString().slice(0, 10)
    const holiday = holidays.find((holiday) => holiday.date === date)
    if (holiday) return holiday.spans
  }
  return weekly[weekdayOf(localDay)] ?? []
}

function joinPeriods(periods: OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = []
  for (const period of periods.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end)
    else result.push({ ...period })
  }
  return result
}

// Returns the day of the week, where Monday is 0. Day 0 is 1 January 1970, a Thursday.
const weekdayOf = (localDay: number) => (((localDay + 3) % 7) + 7) % 7

function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(time)
  if (!match) throw new RangeError(`not a time of day: ${time}`)
  return match[1] ? Number(match[1]) * 60 + Number(match[2]) : 1_440
}

/** Returns the local time at an instant, as milliseconds since 1970 in the time zone. */
export function toLocal(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone)
}

/**
 * Returns the instant of a local time. A local time
 * that daylight saving skips is moved to after the gap.
 */
export function toInstant(local: number, timeZone: string): number {
  const first = local - offsetAt(local, timeZone)
  const second = local - offsetAt(first, timeZone)
  return offsetAt(second, timeZone) === local - second ? second : Math.max(first, second)
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()
// Offsets from UTC change at full quarter hours only, so the offset of a time zone is cached for
// each quarter of an hour.
const quarter = 15 * minute
// A month has about 3,000 quarters of an hour. Delivery windows need the offsets of a week only.
const cachedQuarters = 3_000

function offsetAt(instant: number, timeZone: string): number {
  let zoneOffsets = offsets.get(timeZone)
  if (!zoneOffsets) offsets.set(timeZone, (zoneOffsets = new Map()))
  const block = Math.floor(instant / quarter)
  let offset = zoneOffsets.get(block)
  if (offset === undefined) {
    if (zoneOffsets.size >= cachedQuarters) zoneOffsets.clear()
    zoneOffsets.set(block, (offset = readOffset(block * quarter, timeZone)))
  }
  return offset
}

function readOffset(instant: number, timeZone: string): number {
  let clock = clocks.get(timeZone)
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  const parts = clock.formatToParts(instant)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  return (
    Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    ) - instant
  )
}
