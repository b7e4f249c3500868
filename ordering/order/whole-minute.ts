// Rounds times that eaters see.

const minute = 60_000

/**
 * Rounds an instant, in milliseconds since 1970, up to the whole minute. All expected times are
 * rounded by this function; otherwise a page could show two different times for one instant.
 */
export const toWholeMinute = (instant: number): number => Math.ceil(instant / minute) * minute
