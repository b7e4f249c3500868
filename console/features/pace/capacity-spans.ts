// The spans of a merchant's capacity, each with weekdays, hours and a number of orders: the span
// that the form proposes, texts of a span, and the check before spans are saved.
import { capacityMax, capacityMin, type CapacitySpan } from '@tingkat/ordering/merchant/capacity'

const week = [0, 1, 2, 3, 4, 5, 6]
export const allDay: CapacitySpan = { weekdays: week, fromHour: 0, toHour: 24, orders: 10 }
/** Maximum number of spans in the form, more than a week needs. The API accepts more. */
export const spansMax = 20

// 1 January 2024 was a Monday. The names of weekdays are formatted from it and the six days after
// it.
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

/** Returns the hour as text, for example `11:00`. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** Returns the short names of weekdays, as `Mon – Sun` or `Mon, Wed`. 0 is Monday. */
export function formatDays(weekdays: readonly number[], language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (weekday: number) => format.format(monday + weekday * day)
  const first = weekdays[0] ?? 0
  const last = weekdays.at(-1) ?? 0
  if (weekdays.length > 2 && last - first === weekdays.length - 1)
    return `${nameOf(first)} – ${nameOf(last)}`
  return weekdays.map(nameOf).join(', ')
}

export const isComplete = ({ weekdays, fromHour, toHour, orders }: CapacitySpan): boolean =>
  weekdays.length > 0 &&
  fromHour < toHour &&
  Number.isInteger(orders) &&
  orders >= capacityMin &&
  orders <= capacityMax
