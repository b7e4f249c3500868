// Computes the end of a duration as the server will.
const minute = 60_000

/**
 * Returns the end as an instant. `latest` is the latest possible end: closing, or the next opening.
 */
export function endAfter(minutes: number, now: string, latest: string | null): string {
  const end = Math.ceil((Date.parse(now) + minutes * minute) / minute) * minute
  return new Date(latest === null ? end : Math.min(end, Date.parse(latest))).toISOString()
}
