// Who delivers to a point, nearest first, without looking at those who ride too short a way.
import { distanceBetween, type Point } from '@tingkat/ordering/location'
import { around } from 'geokdbush'
import KDBush from 'kdbush'

type Kitchen = { ID: string; latlng: Point; radius: number }
type Ring<One> = { points: KDBush; ones: readonly One[]; metres: number }

// The index takes a slightly smaller Earth than the rule, and the rule decides at the edge.
const slack = 1.01

/**
 * An index for each doubling of the radius: within one ring at least a quarter of those near enough to be looked at do
 * deliver, so that a query looks at few more than it gives, however many kitchens there are and however far a few of them ride.
 */
export class NearIndex<One extends Kitchen> {
  readonly #rings: readonly Ring<One>[]
  readonly #all: Ring<One>

  constructor(ones: readonly One[]) {
    const byRing = Map.groupBy(ones.filter(({ radius }) => radius > 0), ({ radius }) => Math.ceil(Math.log2(radius)))
    this.#rings = [...byRing].map(([power, members]) => ringOf(members, 2 ** power))
    this.#all = ringOf(ones, Infinity)
  }

  /** At most `count` of those that may ride to the point, nearest first; `accept` decides, and `anywhere` are asked however far. */
  reaching(start: Point, count: number, accept: (one: One) => boolean, anywhere: readonly One[] = []): One[] {
    const near = this.#rings.flatMap(ring => within(ring, start, count, accept))
    const known = new Set(near)
    return nearestFirst([...near, ...anywhere.filter(one => !known.has(one) && accept(one))], start).slice(0, count)
  }

  /** At most `count` of all, nearest first. */
  nearest(start: Point, count: number, accept: (one: One) => boolean): One[] {
    return within(this.#all, start, count, accept)
  }
}

export function nearestFirst<One extends Kitchen>(ones: readonly One[], start: Point): One[] {
  return ones.map(one => ({ one, metres: distanceBetween(start, one.latlng) })).toSorted((a, b) => a.metres - b.metres).map(({ one }) => one)
}

function ringOf<One extends Kitchen>(ones: readonly One[], metres: number): Ring<One> {
  const points = new KDBush(ones.length)
  for (const { latlng } of ones) points.add(latlng.longitude, latlng.latitude)
  points.finish()
  return { points, ones, metres }
}

function within<One>({ points, ones, metres }: Ring<One>, { latitude, longitude }: Point, count: number, accept: (one: One) => boolean): One[] {
  if (count <= 0) return []
  return around(points, longitude, latitude, count, metres / 1000 * slack, place => accept(ones[place] as One)).map(place => ones[place] as One)
}
