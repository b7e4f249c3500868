// Indexes merchants by position and delivery radius, to find quickly those that deliver to a point.
import { distanceBetween, type Point } from '@tingkat/ordering/location/location'
import { nearestOf, SpatialIndex, type Within } from '../platform/geo/spatial-index.ts'

/**
 * New and moved merchants are kept in a list, the extras, of at most `extras` merchants. A query
 * computes the distance to each of them, which takes about 0.1 ms for 1,000. A longer list is moved
 * into another index, of at most `part` merchants. Building an index blocks the event loop for
 * about 5 ms with 8,000 merchants, and for about 60 ms with 100,000.
 */
const usualLimits = { extras: 1_000, part: 8_000 }

type Located = { ID: string; latlng: Point; radius: number }

/**
 * Finds merchants near a point. A query visits only a few more merchants than it returns, whatever
 * the number of merchants and their delivery radii.
 */
export class NearIndex<T extends Located> {
  /**
   * The index that was built from all merchants at first. Its `extras` are the merchants that were
   * added or moved since. The index is never built again, because that would block the event loop
   * for too long.
   */
  readonly #first: SpatialIndex<T>
  /**
   * Indexes of merchants that were added or moved later.
   * Each index has at most `limits.part` merchants.
   */
  #parts: SpatialIndex<T>[] = []
  readonly #limits: typeof usualLimits

  constructor(merchants: readonly T[], limits = usualLimits) {
    this.#first = createIndex(merchants)
    this.#limits = limits
  }

  /**
   * Replaces a merchant. Without `before`, `after` is added; without `after`, `before` is removed.
   */
  replace(before: T | undefined, after: T | undefined): void {
    const owner = before && this.#all().find((index) => index.has(before))
    if (owner && after && isSamePlace(before, after)) owner.replace(before, after)
    else {
      owner?.replace(before, undefined)
      this.#first.replace(undefined, after)
    }
    if (this.#first.extras.length > this.#limits.extras) this.#moveExtras()
  }

  /**
   * Moves the extras into the newest of the later indexes, which is built again. If that index has
   * no room, the extras become another index.
   */
  #moveExtras(): void {
    const extras = this.#first.extras.splice(0)
    const newest = this.#parts.at(-1)
    const kept = newest ? newest.items.filter((item) => item !== undefined) : []
    const hasRoom = kept.length + extras.length <= this.#limits.part
    const others = hasRoom ? this.#parts.slice(0, -1) : this.#parts
    this.#parts = [
      ...others.filter(({ items }) => items.some((item) => item !== undefined)),
      createIndex(hasRoom ? [...kept, ...extras] : extras),
    ]
  }

  #all(): readonly SpatialIndex<T>[] {
    return [this.#first, ...this.#parts]
  }

  #find(start: Point, count: number, accept: (merchant: T) => boolean, within?: Within): T[] {
    if (this.#parts.length === 0) return nearestOf(start, count, this.#first, accept, within)
    const found = this.#all().flatMap((index) => nearestOf(start, count, index, accept, within))
    return sortByDistance(found, start).slice(0, count)
  }

  /**
   * Returns at most `count` merchants whose radius covers the point and for which `accept` returns
   * true, nearest first. Merchants in `unlimited` deliver at any distance, even beyond their
   * radius.
   */
  deliveringTo(
    start: Point,
    count: number,
    accept: (merchant: T) => boolean,
    unlimited: readonly T[] = [],
  ): T[] {
    const near = this.#find(start, count, accept)
    const far = unlimited.filter((merchant) => !near.includes(merchant) && accept(merchant))
    return far.length > 0 ? sortByDistance([...near, ...far], start).slice(0, count) : near
  }

  /** Returns at most `count` accepted merchants at any distance, nearest first. */
  nearest(start: Point, count: number, accept: (merchant: T) => boolean): T[] {
    return this.#find(start, count, accept, 'anywhere')
  }
}

const isSamePlace = (a: Located, b: Located): boolean =>
  a.latlng.longitude === b.latlng.longitude && a.latlng.latitude === b.latlng.latitude

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
