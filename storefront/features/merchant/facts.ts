// A merchant's facts as people read them: ratings, distances, times, prices.
import { currencies, type CurrencyCode } from '@tingkat/ordering/currency'
import type { Country, LanguageCode } from '@tingkat/ordering/country/country'
import {
  distanceBetween,
  estimateMinutes,
  isDeliverable,
  type Point,
} from '@tingkat/ordering/location/location'
import type { MerchantSummary } from '@tingkat/ordering/merchant/merchant'
import { formatMoney } from '@tingkat/ordering/money'

// Words are in the page's language; the clock has 24 hours everywhere, as menus in these countries print it.
const clockLocale: Record<LanguageCode, string> = {
  en: 'en-GB',
  id: 'id-ID',
  th: 'th-TH',
  vi: 'vi-VN',
}

/** `640`, `2k+`: thousands are rounded down. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k+`
}

/** Kilometres with one decimal, written for the country: `1.1`, `1,1`. */
export function formatKilometres(distanceInKm: number, country: Country): string {
  return new Intl.NumberFormat(country.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(distanceInKm)
}

/** `11:00` today, `Mon 11:00` another day, on the merchant's own clock. */
export function formatClockTime(
  instant: Date,
  now: Date,
  timeZone: string,
  language: LanguageCode,
): string {
  const day = (date: Date) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(date)
  const weekday = day(instant) === day(now) ? {} : { weekday: 'short' as const }
  return new Intl.DateTimeFormat(clockLocale[language], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
    ...weekday,
  }).format(instant)
}

/** `S$ 2.80–16.90`, `45.000–65.000 ₫`: the symbol once. Whole minor units. */
export function formatPriceRange(
  lowest: number,
  highest: number,
  currency: CurrencyCode,
  country: Country,
): string {
  const { symbol, pattern } = currencies[currency]
  const digits = (amount: number) =>
    formatMoney(amount, currency, country.locale).replace(symbol, '').trim()
  return lowest === highest
    ? formatMoney(lowest, currency, country.locale)
    : pattern.replace('{amount}', `${digits(lowest)}–${digits(highest)}`)
}

/** Per cent off, at least 1; null without a discount. Whole minor units. */
export function discountPercent(price: number, discounted: number): number | null {
  return discounted < price ? Math.max(1, Math.round((1 - discounted / price) * 100)) : null
}

/** How far and how long to an address, by the rules that the server uses too. Minutes and kilometres. */
export function estimateDelivery(
  merchant: MerchantSummary,
  to: Point,
  country: Country,
): { distanceInKm: number; ETA: number; deliverable: boolean } {
  const metres = distanceBetween(to, merchant.latlng)
  return {
    distanceInKm: metres / 1000,
    ETA: estimateMinutes(merchant.preparationMinutes, metres, country.courierSpeedKmh),
    deliverable: isDeliverable(merchant, to),
  }
}
