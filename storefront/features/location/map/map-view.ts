// Geometry of a small map: metres and pixels, where a moved pin went, and round distances for rings.
import { distanceBetween, earthRadius, type Point } from '@tingkat/ordering/location/location'

/** What a map shows: `across` metres from left to right; width and height in its own units. */
export type MapView = { centre: Point; across: number; width: number; height: number }

// Ten kilometres are a seventh of a degree: the earth is flat enough here.
const metresPerDegree = (earthRadius * Math.PI) / 180
const shrink = (latitude: number) => Math.max(0.01, Math.cos((latitude * Math.PI) / 180))

export function movePoint(
  { latitude, longitude }: Point,
  eastMetres: number,
  northMetres: number,
): Point {
  const north = Math.max(-90, Math.min(90, latitude + northMetres / metresPerDegree))
  const east = longitude + eastMetres / (metresPerDegree * shrink(latitude))
  return { latitude: north, longitude: ((east + 540) % 360) - 180 }
}

/** Metres to the east and to the north of `from`. */
export function metresBetween(from: Point, to: Point): { east: number; north: number } {
  return {
    east: (to.longitude - from.longitude) * metresPerDegree * shrink(from.latitude),
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

/** How far and which way; null below `least` metres. Metres are rounded as one would say them: to 10, from a kilometre on to 100. */
export function describeMove(
  from: Point,
  to: Point,
  least = 5,
): { metres: number; direction: Direction } | null {
  const metres = distanceBetween(from, to)
  if (metres < least) return null
  const { east, north } = metresBetween(from, to)
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4))
  const step = metres < 1_000 ? 10 : 100
  return {
    metres: Math.max(step, Math.round(metres / step) * step),
    direction: directions[(eighth + 8) % 8] ?? 'n',
  }
}

/** Radii of rings that fit into `reach` metres: one to three, round numbers. */
export function ringsWithin(reach: number): number[] {
  const power = 10 ** Math.floor(Math.log10(reach / 2))
  const step = [5, 2, 1].map((one) => one * power).find((one) => one <= reach / 2) ?? power
  return [1, 2, 3].map((count) => count * step).filter((radius) => radius <= reach)
}

/** Widths to zoom through, in metres. */
export const acrossSteps = [300, 600, 1_200, 2_500, 5_000, 10_000, 20_000, 40_000, 80_000] as const
