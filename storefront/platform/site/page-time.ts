// The time a page is drawn for.

// A page's words tell days and opening times: within a quarter its bytes, and their tag, stay the same.
const quarterMs = 900_000

/** The last full quarter of an hour, as an instant; all time zones turn their days on one. */
export function toPageTime(now: number): string {
  return new Date(Math.floor(now / quarterMs) * quarterMs).toISOString()
}

/** The year of the footer. */
export function currentYear(): number {
  return new Date().getUTCFullYear()
}
