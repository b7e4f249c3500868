// Pauses of a country or of a drawn area by the operator, for example in a flood.
import type { Point } from '../location/location.ts'
import type { ShownPause } from './pause.ts'

/** `area` null means the whole country. Instants are ISO 8601, UTC; `until` is a whole minute. */
export type AreaPause = {
  pauseID: string
  area: Point[] | null
  from: string
  until: string
  /** The reason that eaters read. */
  note: string
}

/** Of the pauses that hold now at the merchant's position, the one that ends last; null if none. */
export function pauseOfAreas(
  pauses: readonly AreaPause[],
  merchant: Point,
  now: Date,
): ShownPause | null {
  const [last] = pauses
    .filter(({ until }) => now.getTime() < Date.parse(until))
    .filter(({ area }) => area === null || isInArea(area, merchant))
    .toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))
  return last ? { until: last.until, reason: 'area', note: last.note } : null
}

/**
 * Whether the point is inside the polygon, by the even-odd rule. Degrees are used as plane
 * coordinates: an area lies within one country, and no country crosses the date line.
 */
export function isInArea(corners: readonly Point[], point: Point): boolean {
  let isInside = false
  let before = corners.at(-1)
  for (const corner of corners) {
    if (before && crosses(before, corner, point)) isInside = !isInside
    before = corner
  }
  return isInside
}

/** Whether the ray from the point to the east crosses the edge. */
function crosses(a: Point, b: Point, { latitude, longitude }: Point): boolean {
  if (a.latitude > latitude === b.latitude > latitude) return false
  const share = (latitude - a.latitude) / (b.latitude - a.latitude)
  return longitude < a.longitude + share * (b.longitude - a.longitude)
}
