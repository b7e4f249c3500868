// The time that a page is rendered for.

// Pages show days and opening times. With a time that is rounded to a quarter of an hour, their
// bytes and ETag change only then. In all time zones, days begin at a full quarter of an hour.
const quarterMs = 900_000

/** Returns the last full quarter of an hour, in ISO 8601. `now` is in milliseconds since 1970. */
export function toPageTime(now: number): string {
  return new Date(Math.floor(now / quarterMs) * quarterMs).toISOString()
}

/** Returns the year in UTC. */
export function currentYear(): number {
  return new Date().getUTCFullYear()
}
