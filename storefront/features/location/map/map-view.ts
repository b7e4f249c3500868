// Geometry of the map with the pin: coordinates and map units, moves of the pin, and the radii of
// the distance rings.
import { distanceBetween, earthRadius, type Point } from '@tingkat/ordering/location/location'

/** `across` is the shown width in metres; `width` and `height` are in map units. */
export type MapView = { centre: Point; across: number; width: number; height: number }

// Metres per degree of latitude. The map covers a
// small area, so a flat projection is accurate enough.
const metresPerDegree = (earthRadius * Math.PI) / 180
// The length of a degree of longitude divided by the length of a degree of latitude.
const longitudeFactor = (latitude: number) => Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

export function movePoint(
  { latitude, longitude }: Point,
  eastMetres: number,
  northMetres: number,
): Point {
  const north = Math.max(-90, Math.min(90, latitude + northMetres / metresPerDegree))
  const east = longitude + eastMetres / (metresPerDegree * longitudeFactor(latitude))
  return { latitude: north, longitude: ((east + 540) % 360) - 180 }
}

/** Returns the metres to the east and to the north from `from` to `to`. */
export function metresBetween(from: Point, to: Point): { east: number; north: number } {
  return {
    east: (to.longitude - from.longitude) * metresPerDegree * longitudeFactor(from.latitude),
    north: (to.latitude - from.latitude) * metresPerDegree,
  }
}

export function toMap(
  point: Point,
  { centre, across, width, height }: MapView,
): { x: number; y: number } {
  const { east, north } = metresBetween(centre, point)
  return { x: width / 2 + (east * width) / across, y: height / 2 - (north * width) / across }
}

export function fromMap(x: number, y: number, { centre, across, width, height }: MapView): Point {
  return movePoint(centre, ((x - width / 2) * across) / width, ((height / 2 - y) * across) / width)
}

export const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Direction = (typeof directions)[number]

/**
 * Returns the distance and direction of a move; null for less than `minMetres`. The distance is
 * rounded to 10 metres, and to 100 metres above a kilometre.
 */
export function describeMove(
  from: Point,
  to: Point,
  minMetres = 5,
): { metres: number; direction: Direction } | null {
  const metres = distanceBetween(from, to)
  if (metres < minMetres) return null
  const { east, north } = metresBetween(from, to)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  const step = metres < 1_000 ? 10 : 100
  return {
    metres: Math.max(step, Math.round(metres / step) * step),
    direction: directions[(eighth + 8) % 8] ?? 'n',
  }
}

/** Returns the radii of one to three distance rings, in metres: round numbers up to `maxRadius`. */
export function ringsWithin(maxRadius: number): number[] {
  const power = 10 ** Math.floor(Math.log10(maxRadius / 2))
  const step =
    [5, 2, 1].map((digit) => digit * power).find((size) => size <= maxRadius / 2) ?? power
  return [1, 2, 3].map((count) => count * step).filter((radius) => radius <= maxRadius)
}

/** The zoom levels of the map, as the width in metres that it shows. */
export const acrossSteps = [300, 600, 1_200, 2_500, 5_000, 10_000, 20_000, 40_000, 80_000] as const
