// Who delivers to a point, nearest first, without looking at those who ride too short a way.
import { distanceBetween, type Point } from '@tingkat/ordering/location'
import { nearestOf, SpatialIndex, type Reach } from '../platform/spatial-index.ts'

type Kitchen = { ID: string; latlng: Point; radius: number }

const pointOf = ({ latlng }: Kitchen): Point => latlng

/**
 * An index for each doubling of the radius: within one ring at least a quarter of those near enough to be looked at do
 * deliver, so that a query looks at few more than it gives, however many kitchens there are and however far a few of them ride.
 */
export class NearIndex<One extends Kitchen> {
  readonly #rings: readonly Reach<One>[]
  readonly #all: readonly Reach<One>[]

  constructor(ones: readonly One[]) {
    const byRing = Map.groupBy(ones.filter(({ radius }) => radius > 0), ({ radius }) => Math.ceil(Math.log2(radius)))
    this.#rings = [...byRing].map(([power, members]) => ({ index: new SpatialIndex(members, pointOf), metres: 2 ** power }))
    this.#all = [{ index: new SpatialIndex(ones, pointOf), metres: Infinity }]
  }

  /** At most `count` of those that may ride to the point, nearest first; `accept` decides, and `anywhere` are asked however far. */
  reaching(start: Point, count: number, accept: (one: One) => boolean, anywhere: readonly One[] = []): One[] {
    const near = nearestOf(start, count, this.#rings, accept)
    const far = anywhere.filter(one => !near.includes(one) && accept(one))
    return far.length > 0 ? nearestFirst([...near, ...far], start).slice(0, count) : near
  }

  /** At most `count` of all, nearest first. */
  nearest(start: Point, count: number, accept: (one: One) => boolean): One[] {
    return nearestOf(start, count, this.#all, accept)
  }
}

export function nearestFirst<One extends Kitchen>(ones: readonly One[], start: Point): One[] {
  return ones.map(one => ({ one, metres: distanceBetween(start, one.latlng) })).toSorted((a, b) => a.metres - b.metres).map(({ one }) => one)
}
