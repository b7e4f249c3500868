// Computes when a busy state or a pause ends, in the same way as the server.
const minute = 60_000

/**
 * Returns the end as an ISO 8601 instant, rounded up to a whole minute and not after `latest`.
 * `latest` is the merchant's closing for the busy state, the next opening for a pause, and
 * null for no limit.
 */
export function endAfter(minutes: number, now: string, latest: string | null): string {
  const end = Math.ceil((Date.parse(now) + minutes * minute) / minute) * minute
  return new Date(latest === null ? end : Math.min(end, Date.parse(latest))).toISOString()
}
