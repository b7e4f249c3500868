// Converts a merchant's opening hours to the format of the console.
import type { MerchantHours } from '@tingkat/contract/console/merchant-hours'
import { specialDaysAhead } from '@tingkat/contract/console/merchant-hours'
import type { Holiday, OpeningHours } from '@tingkat/ordering/merchant/merchant'
import { toLocal } from '@tingkat/ordering/merchant/opening-hours'
import type { EditedKey } from '../merchant-editing/edited-merchant.ts'
import { publicHolidays } from './public-holidays.ts'

const day = 86_400_000
const dateOf = (local: number): string => new Date(local).toISOString().slice(0, 10)

/**
 * Returns three dates in the merchant's time zone: yesterday,
 * today, and the last date for which a special day can be set.
 */
export function datesAt(timeZone: string, now: Date) {
  const local = toLocal(now.getTime(), timeZone)
  return {
    yesterday: dateOf(local - day),
    today: dateOf(local),
    lastDate: dateOf(local + specialDaysAhead * day),
  }
}

export function toHoursView(
  { country, merchantID }: EditedKey,
  { revision, hours }: { revision: number; hours: OpeningHours },
  now: Date,
): MerchantHours {
  const { timeZone, weekly, holidays = [], lastOrderMinutes = 0 } = hours
  const { today, lastDate } = datesAt(timeZone, now)
  const isAhead = ({ date }: { date: string }) => date >= today && date <= lastDate
  return {
    merchantID,
    country,
    revision,
    timeZone,
    weekly,
    lastOrderMinutes,
    specialDays: sortByDate(holidays.filter(({ date }) => date >= today)),
    today,
    lastDate,
    publicHolidays: (publicHolidays[country] ?? []).filter(isAhead),
  }
}

export const sortByDate = (days: readonly Holiday[]): Holiday[] =>
  days.toSorted((a, b) => (a.date < b.date ? -1 : 1))
