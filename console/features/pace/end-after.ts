// The end that a duration will have, as the server will set it.
const minute = 60_000

/** `latest` is the end at which the setting ends anyhow: closing, or the next opening. */
export function endAfter(minutes: number, now: string, latest: string | null): string {
  const end = Math.ceil((Date.parse(now) + minutes * minute) / minute) * minute
  return new Date(latest === null ? end : Math.min(end, Date.parse(latest))).toISOString()
}
