// Parses opening hours of demo merchants, which are written as a day's spans: `11:00-15:00
// 18:00-22:00`.
import type { CatalogueMerchantInput } from '../format.ts'

type OpeningHours = CatalogueMerchantInput['openingHours']
type Span = OpeningHours['weekly'][number][number]

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const time = '([01]\\d|2[0-3]):[0-5]\\d'
const span = `${time}-(${time}|24:00)`

export const spansPattern = new RegExp(`^${span}( ${span})*$`)

/** Returns a week with the same spans on each day except `dayOff`. Spaces separate the spans. */
export function weeklyHours(spans: string, dayOff?: (typeof weekdays)[number]): Span[][] {
  return weekdays.map((day) => (day === dayOff ? [] : spans.split(' ').map(parseSpan)))
}

export function aroundTheClock(timeZone: string): OpeningHours {
  return { timeZone, weekly: weeklyHours('00:00-24:00') }
}

function parseSpan(text: string): Span {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
