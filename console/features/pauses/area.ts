// Converts between geographic coordinates and positions on a square plan, on which staff draw the
// area of a pause.
import type { Point } from '@tingkat/ordering/location/location'

/** The length of the plan's sides, in units of its SVG. */
export const planSide = 320
const kmPerDegree = 111.32
const circleCorners = 24

export type Plan = { centre: Point; km: number }
type PlanPoint = { x: number; y: number }
export const planCentre: PlanPoint = { x: planSide / 2, y: planSide / 2 }

const kmPerDegreeEast = ({ latitude }: Point): number =>
  kmPerDegree * Math.cos((latitude * Math.PI) / 180)

/**
 * Returns the position of a point on the plan. Each edge of the plan is `km` kilometres from its
 * centre.
 */
export function toPlan({ centre, km }: Plan, point: Point): PlanPoint {
  const east = (point.longitude - centre.longitude) * kmPerDegreeEast(centre)
  const north = (point.latitude - centre.latitude) * kmPerDegree
  const scale = planSide / (2 * km)
  return { x: planSide / 2 + east * scale, y: planSide / 2 - north * scale }
}

/** Returns the geographic point at a position on the plan, rounded to about a metre. */
export function fromPlan({ centre, km }: Plan, { x, y }: PlanPoint): Point {
  const scale = planSide / (2 * km)
  return {
    latitude: round(centre.latitude + (planSide / 2 - y) / scale / kmPerDegree),
    longitude: round(centre.longitude + (x - planSide / 2) / scale / kmPerDegreeEast(centre)),
  }
}

const keyStep = planSide / 32
const directions: Readonly<Record<string, PlanPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const withinPlan = (length: number): number => Math.min(Math.max(length, 0), planSide)

/** Returns the position after a press of an arrow key, still on the plan; null for other keys. */
export function moveOnPlan({ x, y }: PlanPoint, key: string): PlanPoint | null {
  const direction = directions[key]
  if (!direction) return null
  return { x: withinPlan(x + direction.x * keyStep), y: withinPlan(y + direction.y * keyStep) }
}

/** Returns a circle around the centre, as the corners of a polygon with 24 sides. */
export function circleAround(centre: Point, km: number): Point[] {
  const scale = planSide / 2 / km
  return Array.from({ length: circleCorners }, (_, index) => {
    const angle = (index / circleCorners) * 2 * Math.PI
    return fromPlan(
      { centre, km },
      {
        x: planSide / 2 + Math.sin(angle) * km * scale,
        y: planSide / 2 - Math.cos(angle) * km * scale,
      },
    )
  })
}

const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
