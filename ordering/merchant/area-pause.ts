// Pauses that the operator (the company that runs Tingkat) sets for a country or for an area drawn
// on a map, for example in a flood. A pause stops orders, or only the promise of a delivery time.
import type { Point } from '../location/location.ts'
import type { ShownPause } from './pause.ts'

export const areaPauseEffects = ['orders', 'promise'] as const
/** What a pause stops: orders, or the promise of a delivery time for new orders. */
export type AreaPauseEffect = (typeof areaPauseEffects)[number]

/**
 * A pause that the operator has set for an area. `area` is null for the whole country. Instants are
 * ISO 8601, UTC; `until` is a whole minute.
 */
export type AreaPause = {
  pauseID: string
  effect: AreaPauseEffect
  area: Point[] | null
  from: string
  until: string
  /** The reason for the pause, which eaters read. */
  note: string
}

/** Why, and how long, new orders get no promised delivery time. Instants are ISO 8601 in UTC. */
export type PromiseSuspension = { from: string; until: string; note: string }

/**
 * Returns the operator's pause of orders that is in effect at the merchant's position; of several
 * pauses, the one that ends last. Returns null if there is none.
 */
export function pauseOfAreas(
  pauses: readonly AreaPause[],
  merchant: Point,
  now: Date,
): ShownPause | null {
  const last = findLast(pauses, 'orders', [merchant], now)
  return last ? { until: last.until, reason: 'area', note: last.note } : null
}

/**
 * Returns the suspension of promised delivery times that is in effect at one of the points; of
 * several suspensions, the one that ends last. Returns null if there is none.
 */
export function promiseSuspensionOf(
  pauses: readonly AreaPause[],
  points: readonly Point[],
  now: Date,
): PromiseSuspension | null {
  const last = findLast(pauses, 'promise', points, now)
  return last ? { from: last.from, until: last.until, note: last.note } : null
}

function findLast(
  pauses: readonly AreaPause[],
  wanted: AreaPauseEffect,
  points: readonly Point[],
  now: Date,
): AreaPause | undefined {
  const [last] = pauses
    .filter(({ effect, until }) => effect === wanted && now.getTime() < Date.parse(until))
    .filter(({ area }) => area === null || points.some((point) => isInArea(area, point)))
    .toSorted((a, b) => Date.parse(b.until) - Date.parse(a.until))
  return last
}

/**
 * Whether the point is inside the polygon, by the even-odd rule. Latitude and longitude are used as
 * plane coordinates: an area lies within one country, and no country crosses the date line.
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

/** Whether a ray from the point to the east crosses the edge. */
function crosses(a: Point, b: Point, { latitude, longitude }: Point): boolean {
  if (a.latitude > latitude === b.latitude > latitude) return false
  const share = (latitude - a.latitude) / (b.latitude - a.latitude)
  return longitude < a.longitude + share * (b.longitude - a.longitude)
}
