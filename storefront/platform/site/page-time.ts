// The time for which a page is rendered: the last full quarter of an hour.

// Pages show days and opening times. Their time is rounded to a quarter of an hour, so that their
// bytes and ETag change only four times an hour. In all time zones, days begin at a full quarter
// of an hour.
const quarterMs = 900_000

/** Returns the last full quarter of an hour, in ISO 8601. `now` is in milliseconds since 1970. */
export function toPageTime(now: number): string {
  return new Date(Math.floor(now / quarterMs) * quarterMs).toISOString()
}

/** Returns the year in UTC. */
export function currentYear(): number {
  return new Date().getUTCFullYear()
}
