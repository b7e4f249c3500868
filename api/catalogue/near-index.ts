// Who delivers to a point, nearest first, without looking at those who ride too short a way.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../platform/geo/spatial-index.ts'

type Kitchen = { ID: string; latlng: Point; radius: number }

/** Who rides how far, in one index: a query looks at few more than it gives, however many kitchens there are and however far a few of them ride. */
export class NearIndex<One extends Kitchen> {
  readonly #index: SpatialIndex<One>

  constructor(ones: readonly One[]) {
    this.#index = new SpatialIndex(
      ones,
      ({ latlng }) => latlng,
      ({ radius }) => radius,
    )
  }

  /** At most `count` of those that may ride to the point, nearest first; `accept` decides, and `anywhere` are asked however far. */
  reaching(
    start: Point,
    count: number,
    accept: (one: One) => boolean,
    anywhere: readonly One[] = [],
  ): One[] {
    const near = nearestOf(start, count, this.#index, accept)
    const far = anywhere.filter((one) => !near.includes(one) && accept(one))
    return far.length > 0 ? nearestFirst([...near, ...far], start).slice(0, count) : near
  }

  /** At most `count` of all, nearest first. */
  nearest(start: Point, count: number, accept: (one: One) => boolean): One[] {
    return nearestOf(start, count, this.#index, accept, 'anywhere')
  }
}

export function nearestFirst<One extends Kitchen>(ones: readonly One[], start: Point): One[] {
  return ones
    .map((one) => ({ one, metres: distanceBetween(start, one.latlng) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ one }) => one)
}
