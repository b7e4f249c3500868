// Formats what pages show about merchants: vote counts, distances, times and prices.
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
import { readClock } from '../../platform/i18n/clock.ts'

// Locales for formatting times: they give weekdays in the page's language, and the 24-hour clock in
// every language.
const clockLocale: Record<LanguageCode, string> = {
  en: 'en-GB',
  id: 'id-ID',
  th: 'th-TH',
  vi: 'vi-VN',
}

/** Returns for example `640` or `2k+`: thousands are rounded down. */
export function formatCount(count: number): string {
  return count < 1000 ? String(count) : `${Math.floor(count / 1000)}k+`
}

/** Returns kilometres with one decimal in the number format of the country: `1.1` or `1,1`. */
export function formatKilometres(distanceInKm: number, country: Country): string {
  return new Intl.NumberFormat(country.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(distanceInKm)
}

/** Returns the time in the merchant's time zone: `11:00` today, `Mon 11:00` on another day. */
export function formatClockTime(
  instant: Date,
  now: Date,
  timeZone: string,
  language: LanguageCode,
): string {
  const clock = readClock(instant, timeZone)
  if (clock && clock.day === readClock(now, timeZone)?.day)
    return clock.hour + (language === 'id' ? '.' : ':') + clock.minute
  return new Intl.DateTimeFormat(clockLocale[language], {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    numberingSystem: 'latn',
  }).format(instant)
}

/**
 * Returns a price range with one currency symbol: `S$ 2.80–16.90`. Amounts are in whole minor
 * units.
 */
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

/**
 * Returns the discount in per cent, at least 1; null
 * without a discount. Prices are in whole minor units.
 */
export function discountPercent(price: number, discounted: number): number | null {
  return discounted < price ? Math.max(1, Math.round((1 - discounted / price) * 100)) : null
}

/**
 * Returns the distance to an address (km) and the delivery time (minutes), by the same rules as on
 * the server.
 */
export function estimateDelivery(
  merchant: MerchantSummary,
  to: Point,
  country: Country,
): { distanceInKm: number; ETA: number; deliverable: boolean } {
  const metres = distanceBetween(to, merchant.latlng)
  return {
    distanceInKm: metres / 1000,
    ETA: estimateMinutes(merchant.preparationMinutes, metres, country.courierSpeedKmh),
    deliverable: isDeliverable(merchant, to, country.testingMerchants),
  }
}
