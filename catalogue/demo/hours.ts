// Short words to write the demo opening hours with; a span is `HH:mm-HH:mm`.
import type { CatalogueMerchantInput } from '../format.ts'

type OpeningHours = CatalogueMerchantInput['openingHours']
type Span = OpeningHours['weekly'][number][number]
export type SpanText = `${string}-${string}`

export function aroundTheClock(timeZone: string): OpeningHours {
  return everyDay(timeZone, '00:00-24:00')
}

export function everyDay(timeZone: string, ...spans: SpanText[]): OpeningHours {
  return { timeZone, weekly: Array.from({ length: 7 }, () => spans.map(readSpan)) }
}

/** `dayOff` counts from 0, Monday. */
export function everyDayBut(dayOff: number, timeZone: string, ...spans: SpanText[]): OpeningHours {
  return {
    timeZone,
    weekly: Array.from({ length: 7 }, (_, day) => (day === dayOff ? [] : spans.map(readSpan))),
  }
}

function readSpan(text: SpanText): Span {
  const [from = '', to = ''] = text.split('-')
  return { from, to }
}
