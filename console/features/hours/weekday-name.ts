// Formats the names of weekdays and dates.

// 1 January 2024 was a Monday. The names of weekdays are formatted from it and the six days after
// it.
const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

/** Returns the name of a weekday. `index` is 0 for Monday. */
export const weekdayName = (index: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    monday + index * day,
  )

/** `date` is `YYYY-MM-DD`. Returns for example `Friday, 25 December 2026`. */
export const dateName = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
