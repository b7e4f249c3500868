// Spatial index of merchants by delivery radius.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../platform/geo/spatial-index.ts'

type Located = { ID: string; latlng: Point; radius: number }

/**
 * A query visits only a few more merchants than it returns, whatever the number of merchants and
 * their delivery radii.
 */
export class NearIndex<T extends Located> {
  readonly #index: SpatialIndex<T>

  constructor(merchants: readonly T[]) {
    this.#index = new SpatialIndex(
      merchants,
      ({ latlng }) => latlng,
      ({ radius }) => radius,
    )
  }

  /**
   * Returns at most `count` merchants whose radius covers the point and that `accept` accepts,
   * nearest first. For the merchants in `unlimited`, the radius does not matter.
   */
  deliveringTo(
    start: Point,
    count: number,
    accept: (merchant: T) => boolean,
    unlimited: readonly T[] = [],
  ): T[] {
    const near = nearestOf(start, count, this.#index, accept)
    const far = unlimited.filter((merchant) => !near.includes(merchant) && accept(merchant))
    return far.length > 0 ? sortByDistance([...near, ...far], start).slice(0, count) : near
  }

  /** Returns at most `count` accepted merchants at any distance, nearest first. */
  nearest(start: Point, count: number, accept: (merchant: T) => boolean): T[] {
    return nearestOf(start, count, this.#index, accept, 'anywhere')
  }
}

export function sortByDistance<T extends Located>(merchants: readonly T[], start: Point): T[] {
  return merchants
    .map((merchant) => ({ merchant, metres: distanceBetween(start, merchant.latlng) }))
    .toSorted((a, b) => a.metres - b.metres)
    .map(({ merchant }) => merchant)
}
