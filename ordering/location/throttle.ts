// Decides whether an address is throttled: in a city where the web does not accept orders yet.
import type { Country } from '../country/country.ts'

/**
 * The content of the cookie about the eater's address: the country in lower case, and whether the
 * address is throttled.
 */
export type ThrottleRecord = { country: string; throttle: boolean }

export type ThrottleInput = {
  webOrdering: boolean
  /** Cities in which web ordering is available; empty means all cities. */
  orderingCities: readonly string[]
  /** The city of the delivery address, as named by the geocoder. */
  city: string
  /** Code of the country of the delivery address, in upper or lower case. */
  country: string
}

/**
 * Returns the content of the cookie. The address is throttled if the country lists ordering cities
 * and the city name contains none of them, and never if web ordering is off.
 */
export function throttleRecordFor({
  webOrdering,
  orderingCities,
  city,
  country,
}: ThrottleInput): ThrottleRecord {
  const name = comparable(city)
  const isOrderingCity =
    orderingCities.length === 0 || orderingCities.some((city) => name.includes(comparable(city)))
  return { country: country.toLowerCase(), throttle: webOrdering && !isOrderingCity }
}

/**
 * Whether a city is throttled: the web does not accept orders there yet. Passes `webOrdering:
 * true`, because without web ordering the caller has already refused the order.
 */
export const isThrottledCity = (
  { code, orderingCities = [] }: Pick<Country, 'code' | 'orderingCities'>,
  city: string,
): boolean => throttleRecordFor({ webOrdering: true, orderingCities, city, country: code }).throttle

// Normalises names to NFC, because an accented letter may be one or two code points.
const comparable = (name: string) => name.normalize('NFC').toLowerCase()
