// Whether web ordering has reached an address yet.

/** Kept by the browser for the server to read: the country in lower case, and whether the address is throttled. */
export type ThrottleRecord = { country: string; throttle: boolean }

export type ThrottleInput = {
  webOrdering: boolean
  /** Empty: no city is left out. */
  orderingCities: readonly string[]
  /** City of the address, as the geocoder names it. */
  city: string
  /** Code, in any case. */
  country: string
}

/** Throttled when the country names its ordering cities and the city's name holds none of them; never while web ordering is off. */
export function throttleRecordFor({
  webOrdering,
  orderingCities,
  city,
  country,
}: ThrottleInput): ThrottleRecord {
  const name = comparable(city)
  const reached =
    orderingCities.length === 0 || orderingCities.some((city) => name.includes(comparable(city)))
  return { country: country.toLowerCase(), throttle: webOrdering && !reached }
}

// One letter may be written as one sign or as a letter and its accent.
const comparable = (name: string) => name.normalize('NFC').toLowerCase()
