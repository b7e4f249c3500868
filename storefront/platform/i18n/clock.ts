// The time of day in the countries' time zones, without `Intl`: the first `Intl.DateTimeFormat` of
// a page blocks it for about 15 ms. These zones have no daylight saving time.

const hoursFromUtc: Readonly<Record<string, number>> = {
  Yangon: 6.5,
  Bangkok: 7,
  Ho_Chi_Minh: 7,
  Jakarta: 7,
  Phnom_Penh: 7,
  Kuala_Lumpur: 8,
  Kuching: 8,
  Makassar: 8,
  Manila: 8,
  Singapore: 8,
  Jayapura: 9,
}

export type Clock = {
  /** Days since 1970. */
  day: number
  /** Two digits. */
  hour: string
  minute: string
}

/** Returns null for an invalid date, and for a time zone that is not in `hoursFromUtc`. */
export function readClock(instant: Date, timeZone: string): Clock | null {
  const hours = hoursFromUtc[timeZone.replace('Asia/', '')]
  const minutes = Math.floor(instant.getTime() / 60_000) + 60 * (hours ?? Number.NaN)
  if (Number.isNaN(minutes)) return null
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const ofDay = ((minutes % 1440) + 1440) % 1440
  return {
    day: Math.floor(minutes / 1440),
    hour: twoDigits(ofDay / 60),
    minute: twoDigits(ofDay % 60),
  }
}
