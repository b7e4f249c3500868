// Spatial index of merchants by delivery radius.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex } from '../platform/geo/spatial-index.ts'

// New and moved merchants are compared one by one until the
// index is built again. This many take about 0.1 ms of a query.
const maxExtras = 1_000

type Located = { ID: string; latlng: Point; radius: number }

/**
 * A query visits only a few more merchants than it returns, whatever the number of merchants and
 * their delivery radii.
 */
export class NearIndex<T extends Located> {
  #index: SpatialIndex<T>

  constructor(merchants: readonly T[]) {
    this.#index = createIndex(merchants)
  }

  /** Replaces a merchant. Undefined `before` adds one, undefined `after` removes one. */
  replace(before: T | undefined, after: T | undefined): void {
    this.#index.replace(before, after)
    const { items, extras } = this.#index
    if (extras.length > maxExtras)
      this.#index = createIndex([...items.filter((item) => item !== undefined), ...extras])
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

const createIndex = <T extends Located>(merchants: readonly T[]): SpatialIndex<T> =>
  new SpatialIndex(
    merchants,
    ({ latlng }) => latlng,
    ({ radius }) => radius,
  )

export function sortByDistance<T extends Located>(merchants: readonly T[], start: Point): T[] {
  return merchants
    .map((merchant) => ({ merchant, metres: distanceBetween(start, merchant.latlng) }))
    .toSorted((a, b) => a.metres - b.metres || (a.merchant.ID < b.merchant.ID ? -1 : 1))
    .map(({ merchant }) => merchant)
}
