// When a merchant is open and takes orders: weekly hours and holidays in its own zone, as instants.
import type { OpeningHours, OpeningSpan } from './merchant.ts'

/** Milliseconds since 1970, the end not included. */
export type OpenPeriod = { start: number; end: number }

const minute = 60_000
const day = 86_400_000
// A weekly rhythm repeats after seven days; one more day finishes a span that passes midnight. Holidays may hide that many days more.
const horizonOf = ({ holidays = [] }: OpeningHours) => 8 + holidays.length

/** Whether the kitchen takes orders at that moment. */
export function isOpenAt(hours: OpeningHours, now: Date): boolean {
  return orderPeriods(hours, now, 0).some((period) => contains(period, now))
}

/** When it takes orders next; null while it is open, and where it never opens. */
export function nextOpening(hours: OpeningHours, now: Date): Date | null {
  const periods = orderPeriods(hours, now, horizonOf(hours))
  if (periods.some((period) => contains(period, now))) return null
  const next = periods.find((period) => period.start > now.getTime())
  return next ? new Date(next.start) : null
}

/** Until when it takes orders this time, adjoining spans counted as one; null while it is closed, and where it never closes. */
export function closingTime(hours: OpeningHours, now: Date): Date | null {
  const period = orderPeriods(hours, now, horizonOf(hours)).find((one) => contains(one, now))
  return !period || period.end - now.getTime() > 7 * day ? null : new Date(period.end)
}

const contains = ({ start, end }: OpenPeriod, now: Date) =>
  start <= now.getTime() && now.getTime() < end

/**
 * The open periods from yesterday's (they may pass midnight) to those beginning `days` local days after `from`,
 * in order, adjoining and overlapping ones joined. Throws RangeError on an unknown zone or a malformed time.
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
  return joined(periods)
}

/** The same periods, each ended by its last order. */
export function orderPeriods(hours: OpeningHours, from: Date, days: number): OpenPeriod[] {
  const early = (hours.lastOrderMinutes ?? 0) * minute
  return openPeriods(hours, from, days)
    .map(({ start, end }) => ({ start, end: end - early }))
    .filter(({ start, end }) => end > start)
}

/** A holiday's spans, or those of the day of the week. */
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

function joined(periods: OpenPeriod[]): OpenPeriod[] {
  const result: OpenPeriod[] = []
  for (const period of periods.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && period.start <= last.end) last.end = Math.max(last.end, period.end)
    else result.push({ ...period })
  }
  return result
}

// 1 January 1970 was a Thursday; Monday is 0.
const weekdayOf = (localDay: number) => (((localDay + 3) % 7) + 7) % 7

function minutesOf(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$|^24:00$/.exec(time)
  if (!match) throw new RangeError(`not a time of day: ${time}`)
  return match[1] ? Number(match[1]) * 60 + Number(match[2]) : 1_440
}

/** The wall clock of the zone at an instant, written as if it were UTC. */
export function toLocal(instant: number, timeZone: string): number {
  return instant + offsetAt(instant, timeZone)
}

/** The instant of a wall clock time; one that a change of clocks skips falls just after the gap. */
export function toInstant(local: number, timeZone: string): number {
  const first = local - offsetAt(local, timeZone)
  const second = local - offsetAt(first, timeZone)
  return offsetAt(second, timeZone) === local - second ? second : Math.max(first, second)
}

const clocks = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()
// Clocks change on quarter hours, so one look at the zone serves a quarter of an hour.
const quarter = 15 * minute
// About a month of quarters: hours, windows and quotes of a week stay in memory.
const rememberedQuarters = 3_000

function offsetAt(instant: number, timeZone: string): number {
  let known = offsets.get(timeZone)
  if (!known) offsets.set(timeZone, (known = new Map()))
  const block = Math.floor(instant / quarter)
  let offset = known.get(block)
  if (offset === undefined) {
    if (known.size >= rememberedQuarters) known.clear()
    known.set(block, (offset = readOffset(block * quarter, timeZone)))
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
