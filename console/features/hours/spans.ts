// Computes the faults, length and time of the last order of opening spans while staff edit them.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'

export const spansMax = 6
/** Maximum number of spans per day in the serving times of a menu category. */
export const servingSpansMax = 3
const dayMinutes = 24 * 60

export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

const textOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Whether the span ends on the next day. The end `24:00` still belongs to the same day. */
export const endsNextDay = ({ from, to }: OpeningSpan): boolean => minutesOf(to) <= minutesOf(from)

/** Returns the minutes from the start to the end of the span; 0 if both times are equal. */
export function lengthOf({ from, to }: OpeningSpan): number {
  const minutes = minutesOf(to) - minutesOf(from)
  return minutes < 0 ? minutes + dayMinutes : minutes
}

/**
 * Returns the time of the span's last order as `HH:mm`; null if the span is not longer than the
 * time between last order and closing.
 */
export function lastOrderOf(span: OpeningSpan, lastOrderMinutes: number): string | null {
  if (lengthOf(span) <= lastOrderMinutes) return null
  return textOf((minutesOf(span.to) - lastOrderMinutes + dayMinutes) % dayMinutes)
}

export const sortSpans = (spans: readonly OpeningSpan[]): OpeningSpan[] =>
  spans.toSorted((a, b) => minutesOf(a.from) - minutesOf(b.from))

type SpanFault = { day: number; index: number; kind: 'empty' | 'overlap' }

/**
 * Finds empty and overlapping spans. The server finds them too; this function exists to show the
 * faults beside the fields. In a `week` of seven days, a span of Sunday can overlap a span of
 * Monday.
 */
export function findSpanFaults(week: readonly (readonly OpeningSpan[])[]): SpanFault[] {
  const total = week.length * dayMinutes
  const stretches = week.flatMap((spans, day) =>
    spans.map((span, index) => {
      const start = day * dayMinutes + minutesOf(span.from)
      return { day, index, start, end: start + lengthOf(span) }
    }),
  )
  return stretches.flatMap((stretch): SpanFault[] => {
    const { day, index, start, end } = stretch
    if (start === end) return [{ day, index, kind: 'empty' }]
    const overlaps = stretches.some((other) => {
      if (other === stretch) return false
      const isBefore = other.start < start || (other.start === start && other.index < index)
      const isOver = isBefore && other.end > start
      // This condition finds a span of Sunday that ends on Monday after a span of Monday has begun.
      return isOver || (week.length === 7 && other.end - total > start)
    })
    return overlaps ? [{ day, index, kind: 'overlap' }] : []
  })
}
