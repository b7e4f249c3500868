// Checks opening hours that staff enter: weekly spans and days with special hours.
import type { Holiday, OpeningHours, OpeningSpan } from '@tingkat/ordering/merchant/merchant'
import { checkHours } from './check-hours.ts'
import { writePath, type Fault, type Path, type ReportFault } from './fault.ts'
import { reportDuplicates } from './report-duplicates.ts'

/**
 * Returns the faults of opening hours. `first` and `last` are the first and the last date that may
 * have special hours, `YYYY-MM-DD`.
 */
export function findHoursFaults(
  { weekly, holidays = [] }: OpeningHours,
  { first, last }: { first: string; last: string },
): Fault[] {
  const faults: Fault[] = []
  const report: ReportFault = (path, message) => faults.push({ path: writePath(path), message })
  for (const [weekday, spans] of weekly.entries()) checkLengths(spans, ['weekly', weekday], report)
  checkHours(weekly, ['weekly'], report)
  for (const [index, day] of holidays.entries()) {
    const path = ['specialDays', index]
    if (day.date < first || day.date > last)
      report([...path, 'date'], `must be from ${first} to ${last}`)
    checkLengths(day.spans, [...path, 'spans'], report)
    checkDay(day, path, report)
  }
  reportDuplicates(
    holidays.map(({ date }, index) => ({ value: date, path: ['specialDays', index, 'date'] })),
    report,
  )
  return faults
}

function checkLengths(spans: readonly OpeningSpan[], path: Path, report: ReportFault): void {
  for (const [index, { from, to }] of spans.entries())
    if (from === to) report([...path, index], 'has no length; the whole day is from 00:00 to 24:00')
}

/** Reports opening spans of the same day that overlap. */
function checkDay({ spans }: Holiday, path: Path, report: ReportFault): void {
  const faults: Path[] = []
  checkHours([spans], [], (place) => faults.push(place))
  for (const place of faults)
    report([...path, 'spans', ...place.slice(1)], 'overlaps another span of the day')
}
