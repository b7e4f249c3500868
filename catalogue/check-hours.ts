// Checks that the opening hours of a week do not overlap, also across midnight and from Sunday to
// Monday.
import type { OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { writePath, type Path, type ReportFault } from './fault.ts'
import type { Partly } from './prune.ts'

const day = 24 * 60
const week = 7 * day

type Stretch = { start: number; end: number; path: Path }

/**
 * Reports opening spans that overlap. `weekly` begins with Monday. A span whose `to` is at or
 * before its `from` ends the next day.
 */
export function checkHours(weekly: Partly<OpeningSpan[][]>, path: Path, report: ReportFault): void {
  const stretches = (weekly ?? []).flatMap((spans, weekday) =>
    (spans ?? []).flatMap((span, index): Stretch[] => {
      if (span?.from === undefined || span.to === undefined) return []
      const from = minutesOf(span.from),
        to = minutesOf(span.to)
      const start = weekday * day + from
      return [
        {
          start,
          end: start + (to > from ? to - from : to - from + day),
          path: [...path, weekday, index],
        },
      ]
    }),
  )
  stretches.sort((a, b) => a.start - b.start)
  for (const [index, stretch] of stretches.entries()) {
    const before = stretches[index - 1]
    if (before && stretch.start < before.end)
      report(stretch.path, `overlaps ${writePath(before.path)}`)
  }
  const first = stretches[0],
    last = stretches.at(-1)
  if (first && last && first !== last && first.start + week < last.end)
    report(first.path, `overlaps ${writePath(last.path)}`)
}

/** Returns the minutes from midnight to the time `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
