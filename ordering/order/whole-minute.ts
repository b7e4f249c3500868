// The rounding of times that eaters read.

const minute = 60_000

/**
 * Rounds an instant up to the whole minute. Every time by which something will be there is rounded
 * so, or two times of one instant would differ on a page. Milliseconds since 1970.
 */
export const toWholeMinute = (instant: number): number => Math.ceil(instant / minute) * minute
