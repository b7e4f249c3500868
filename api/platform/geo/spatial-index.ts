// Spatial index (k-d tree) of points on Earth, each with a radius. Finds the points nearest to a
// start point, or only those whose radius covers the start point.
import { earthRadius, type Point } from '@tingkat/ordering/location/location'
import KDBush from 'kdbush'
import { NearestQueue } from './nearest-queue.ts'

// A leaf has at most this many points, and a query compares all of
// them. Larger leaves make the tree smaller, but queries slower.
const leafSize = 16

// Each point has four values: its longitude, latitude and radius, and the largest radius in the
// tree node that has this point in its middle. The values are adjacent in memory, because with a
// million points cache misses cost more than arithmetic.
const fields = 4

export class SpatialIndex<T> {
  /** The items in the sequence of the tree. A removed item leaves undefined at its index. */
  readonly items: (T | undefined)[]
  readonly points: Float64Array
  readonly box: Box
  /**
   * Items that were added after the tree was built.
   * Each query computes the distance to all of them.
   */
  readonly extras: T[] = []
  readonly #pointOf: (item: T) => Point
  readonly #radiusOf: (item: T) => number

  /**
   * `radiusOf` returns the radius of an item in metres. An item with the radius 0 is found only by
   * searches with `anywhere`.
   */
  constructor(items: readonly T[], pointOf: (item: T) => Point, radiusOf: (item: T) => number) {
    this.#pointOf = pointOf
    this.#radiusOf = radiusOf
    const tree = new KDBush(items.length, leafSize)
    const box = { west: 180, south: 90, east: -180, north: -90 }
    for (const item of items) {
      const { longitude, latitude } = pointOf(item)
      tree.add(longitude, latitude)
      box.west = Math.min(box.west, longitude)
      box.east = Math.max(box.east, longitude)
      box.south = Math.min(box.south, latitude)
      box.north = Math.max(box.north, latitude)
    }
    tree.finish()
    this.box = box
    this.items = Array.from(
      { length: items.length },
      (_, index) => items[tree.ids[index] as number] as T,
    )
    this.points = new Float64Array(items.length * fields)
    this.items.forEach((item, index) =>
      this.points.set(
        [
          tree.coords[2 * index] as number,
          tree.coords[2 * index + 1] as number,
          toHaversine(radiusOf(item as T)),
          0,
        ],
        index * fields,
      ),
    )
    fillLargestRadius(this.points, 0, items.length - 1)
  }

  /** Replaces an item. Without `before`, `after` is added; without `after`, `before` is removed. */
  replace(before: T | undefined, after: T | undefined): void {
    if (before !== undefined && after !== undefined && this.#isSamePoint(before, after)) {
      const index = this.#find(before)
      if (index !== -1) {
        this.items[index] = after
        this.#setRadius(index, this.#radiusOf(after))
      } else this.extras[this.extras.indexOf(before)] = after
      return
    }
    if (before !== undefined) this.#remove(before)
    if (after !== undefined) this.extras.push(after)
  }

  /** Whether this very object is in the index. An equal object does not count. */
  has(item: T): boolean {
    return this.#find(item) !== -1 || this.extras.includes(item)
  }

  /**
   * Returns the item with this index. The indexes after
   * the last item of the tree refer to the extras.
   */
  itemAt(index: number): T | undefined {
    return index < this.items.length ? this.items[index] : this.extras[index - this.items.length]
  }

  pointOf(item: T): { longitude: number; latitude: number; reach: number } {
    const { longitude, latitude } = this.#pointOf(item)
    return { longitude, latitude, reach: toHaversine(this.#radiusOf(item)) }
  }

  #isSamePoint(a: T, b: T): boolean {
    const first = this.#pointOf(a)
    const second = this.#pointOf(b)
    return first.longitude === second.longitude && first.latitude === second.latitude
  }

  #remove(item: T): void {
    const index = this.#find(item)
    if (index === -1) this.extras.splice(this.extras.indexOf(item), 1)
    else this.items[index] = undefined
  }

  /** Returns the position of an item in the tree, or -1 if it is among the extras. */
  #find(item: T): number {
    const { longitude, latitude } = this.#pointOf(item)
    const point = [longitude, latitude]
    const visit = (left: number, right: number, axis: number): number => {
      if (left > right) return -1
      if (right - left <= leafSize) {
        const offset = this.items.slice(left, right + 1).indexOf(item)
        return offset === -1 ? -1 : left + offset
      }
      const middle = (left + right) >> 1
      if (this.items[middle] === item) return middle
      const cut = this.points[middle * fields + axis] as number
      const value = point[axis] as number
      const before = value <= cut ? visit(left, middle - 1, 1 - axis) : -1
      return before === -1 && value >= cut ? visit(middle + 1, right, 1 - axis) : before
    }
    return visit(0, this.items.length - 1, 0)
  }

  /**
   * Sets the radius of a point. If it becomes smaller, the nodes
   * keep their largest radii, which remain correct upper bounds.
   */
  #setRadius(index: number, metres: number): void {
    const reach = toHaversine(metres)
    this.points[index * fields + 2] = reach
    let left = 0
    let right = this.items.length - 1
    while (left <= right) {
      const middle = (left + right) >> 1
      const bound = middle * fields + 3
      this.points[bound] = Math.max(this.points[bound] as number, reach)
      if (right - left <= leafSize || middle === index) break
      if (index < middle) right = middle - 1
      else left = middle + 1
    }
  }
}

/**
 * Stores the largest radius of each node at its middle point. Returns the largest radius of the
 * points from `left` to `right`.
 */
function fillLargestRadius(points: Float64Array, left: number, right: number): number {
  if (left > right) return -1
  const middle = (left + right) >> 1
  let largest = points[middle * fields + 2] as number
  if (right - left > leafSize)
    largest = Math.max(
      largest,
      fillLargestRadius(points, left, middle - 1),
      fillLargestRadius(points, middle + 1, right),
    )
  else
    for (let index = left; index <= right; index++)
      largest = Math.max(largest, points[index * fields + 2] as number)
  points[middle * fields + 3] = largest
  return largest
}

/**
 * `radius` finds the points whose own radius covers the start point; `anywhere` finds all points.
 */
export type Within = 'radius' | 'anywhere'

type Box = { west: number; south: number; east: number; north: number }
/**
 * An entry of the queue. It is the point at `left` or, if `right` is not -1, the node from `left`
 * to `right`. The `distance` of a node is a lower bound for its points.
 */
type Entry = Box & { distance: number; left: number; right: number; axis: number }
/**
 * The state of one query. `cosine` is the smallest product of cosines that the haversine formula
 * has for any point of the index, so that the distance of a node is a lower bound.
 */
type Search = {
  from: Start
  points: Float64Array
  bounded: boolean
  cosine: number
  queue: NearestQueue<Entry>
}

const noNode = -1

/**
 * Returns at most `count` items that `accept` accepts, nearest first. `accept` is called in that
 * sequence, and only as often as needed. The index widens each radius by 0.1 %, so `accept` must
 * check the radius exactly. Tree nodes whose radii cannot cover the start point are skipped, so
 * merchants with a small radius cost little, whatever their number.
 */
export function nearestOf<T>(
  start: Point,
  count: number,
  index: SpatialIndex<T>,
  accept: (item: T) => boolean,
  within: Within = 'radius',
): T[] {
  const { items, points, box, extras } = index
  const nearest: T[] = []
  if (count <= 0 || items.length + extras.length === 0) return nearest
  const from = startOf(start)
  const { west, south, east, north } = box
  const cosine = from.cosine * Math.cos(Math.max(Math.abs(south), Math.abs(north)) * radians)
  const search: Search = {
    from,
    points,
    bounded: within === 'radius',
    cosine,
    queue: new NearestQueue(),
  }
  if (items.length > 0) pushNode(search, 0, items.length - 1, 0, west, south, east, north)
  extras.forEach((extra, place) => {
    const { longitude, latitude, reach } = index.pointOf(extra)
    pushMeasured(search, items.length + place, haversine(from, longitude, latitude), reach)
  })
  for (let entry = search.queue.pop(); entry; entry = search.queue.pop()) {
    if (entry.right !== noNode) {
      openNode(search, entry)
      continue
    }
    const item = index.itemAt(entry.left)
    if (item === undefined || !accept(item)) continue
    nearest.push(item)
    if (nearest.length === count) break
  }
  return nearest
}

/** Queues the points of a leaf, or the middle point and the halves of another node. */
function openNode(search: Search, { left, right, axis, west, south, east, north }: Entry): void {
  if (right - left <= leafSize) {
    for (let index = left; index <= right; index++) pushPoint(search, index)
    return
  }
  const middle = (left + right) >> 1
  pushPoint(search, middle)
  const cut = search.points[middle * fields + axis] as number
  if (axis === 0) {
    pushNode(search, left, middle - 1, 1, west, south, cut, north)
    pushNode(search, middle + 1, right, 1, cut, south, east, north)
  } else {
    pushNode(search, left, middle - 1, 0, west, south, east, cut)
    pushNode(search, middle + 1, right, 0, west, cut, east, north)
  }
}

function pushPoint(search: Search, index: number): void {
  const { from, points } = search
  const offset = index * fields
  const distance = haversine(from, points[offset] as number, points[offset + 1] as number)
  pushMeasured(search, index, distance, points[offset + 2] as number)
}

function pushMeasured(
  { bounded, queue }: Search,
  index: number,
  distance: number,
  reach: number,
): void {
  if (!bounded || distance <= reach)
    queue.push({
      distance,
      left: index,
      right: noNode,
      axis: 0,
      west: 0,
      south: 0,
      east: 0,
      north: 0,
    })
}

// Takes separate arguments, because creating an object
// for each visited node would cost as much as the visit.
function pushNode(
  { from: { longitude, latitude }, points, bounded, cosine, queue }: Search,
  left: number,
  right: number,
  axis: number,
  west: number,
  south: number,
  east: number,
  north: number,
): void {
  const outside = Math.max(south - latitude, latitude - north, 0)
  const distance =
    squaredHalfSine(outside) + cosine * squaredHalfSine(degreesOutside(longitude, west, east))
  if (!bounded || distance <= (points[((left + right) >> 1) * fields + 3] as number))
    queue.push({ distance, left, right, axis, west, south, east, north })
}

type Start = { longitude: number; latitude: number; cosine: number }

const radians = Math.PI / 180
const startOf = ({ longitude, latitude }: Point): Start => ({
  longitude,
  latitude,
  cosine: Math.cos(latitude * radians),
})

const squaredHalfSine = (degrees: number): number =>
  degrees === 0 ? 0 : Math.sin((degrees * radians) / 2) ** 2

/**
 * Returns the haversine of the angle between two points. The index
 * compares haversines instead of distances, because a haversine increases
 * with the distance and needs neither a square root nor an arc sine.
 */
function haversine(
  { longitude, latitude, cosine }: Start,
  toLongitude: number,
  toLatitude: number,
): number {
  return (
    squaredHalfSine(toLatitude - latitude) +
    cosine * Math.cos(toLatitude * radians) * squaredHalfSine(toLongitude - longitude)
  )
}

// Radii are widened by 0.1 %, so that rounding errors hide no point.
const tolerance = 1.001

/**
 * Returns the haversine of a radius in metres. A
 * radius of 0 has -1, which is less than any distance.
 */
function toHaversine(metres: number): number {
  if (metres <= 0) return -1
  const widened = metres * tolerance
  return widened >= Math.PI * earthRadius ? Infinity : Math.sin(widened / earthRadius / 2) ** 2
}

function degreesOutside(longitude: number, west: number, east: number): number {
  if (longitude >= west && longitude <= east) return 0
  return Math.min(degreesBetween(longitude, west), degreesBetween(longitude, east))
}

function degreesBetween(a: number, b: number): number {
  const turn = Math.abs(a - b)
  return turn > 180 ? 360 - turn : turn
}
