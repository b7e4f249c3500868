// Points of the Earth, asked for the nearest.
import { earthRadius, type Point } from '@tingkat/ordering/location'
import KDBush from 'kdbush'
import { NearestQueue } from './nearest-queue.ts'

// Points of a leaf are all measured: few, but enough that the tree stays small.
const leafSize = 16

export class SpatialIndex<One> {
  readonly tree: KDBush
  readonly ones: readonly One[]
  readonly box: Box

  constructor(ones: readonly One[], pointOf: (one: One) => Point) {
    this.ones = ones
    this.tree = new KDBush(ones.length, leafSize)
    const box = { west: 180, south: 90, east: -180, north: -90 }
    for (const one of ones) {
      const { longitude, latitude } = pointOf(one)
      this.tree.add(longitude, latitude)
      box.west = Math.min(box.west, longitude)
      box.east = Math.max(box.east, longitude)
      box.south = Math.min(box.south, latitude)
      box.north = Math.max(box.north, latitude)
    }
    this.tree.finish()
    this.box = box
  }
}

/** An index and how far, in metres, its points may lie. */
export type Reach<One> = { index: SpatialIndex<One>; metres: number }

type Box = { west: number; south: number; east: number; north: number }
/** One index in one query: `most` is the measure of its reach, `cosine` the least that its points multiply their longitudes with. */
type Search<One> = { index: SpatialIndex<One>; most: number; cosine: number }
/** What waits in the queue, nearest first: a point at `left` or, with `right` above -1, a node, whose `distance` no point within goes below. */
type Entry<One> = Box & { distance: number; search: Search<One>; left: number; right: number; axis: number }
type Queue<One> = NearestQueue<Entry<One>>

const aPoint = -1

/**
 * At most `count` of all the indexes' points that `accept` takes, nearest first. `accept` is asked in that order and no
 * more often than needed; it decides at the edge, where the index may err by a few metres.
 */
export function nearestOf<One>(start: Point, count: number, reaches: readonly Reach<One>[], accept: (one: One) => boolean): One[] {
  const nearest: One[] = []
  if (count <= 0) return nearest
  const from = startOf(start)
  const queue: Queue<One> = new NearestQueue()
  for (const { index, metres } of reaches) {
    const { tree, box: { west, south, east, north } } = index
    const cosine = from.cosine * Math.cos(Math.max(Math.abs(south), Math.abs(north)) * radians)
    const search = { index, most: measureOfMetres(metres), cosine }
    if (tree.numItems > 0) pushNode(queue, from, search, 0, tree.numItems - 1, 0, west, south, east, north)
  }
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if (entry.right !== aPoint) {
      open(queue, from, entry)
      continue
    }
    const { tree, ones } = entry.search.index
    const one = ones[tree.ids[entry.left] as number] as One
    if (!accept(one)) continue
    nearest.push(one)
    if (nearest.length === count) break
  }
  return nearest
}

/** A leaf gives its points; any other node its middle one and its halves. */
function open<One>(queue: Queue<One>, from: Start, { search, left, right, axis, west, south, east, north }: Entry<One>): void {
  const { coords, nodeSize } = search.index.tree
  if (right - left <= nodeSize) {
    for (let place = left; place <= right; place++) pushPoint(queue, from, search, place)
    return
  }
  const middle = (left + right) >> 1
  pushPoint(queue, from, search, middle)
  const cut = coords[2 * middle + axis] as number
  if (axis === 0) {
    pushNode(queue, from, search, left, middle - 1, 1, west, south, cut, north)
    pushNode(queue, from, search, middle + 1, right, 1, cut, south, east, north)
  } else {
    pushNode(queue, from, search, left, middle - 1, 0, west, south, east, cut)
    pushNode(queue, from, search, middle + 1, right, 0, west, cut, east, north)
  }
}

function pushPoint<One>(queue: Queue<One>, from: Start, search: Search<One>, place: number): void {
  const { coords } = search.index.tree
  const distance = measure(from, coords[2 * place] as number, coords[2 * place + 1] as number)
  if (distance <= search.most) queue.push({ distance, search, left: place, right: aPoint, axis: 0, west: 0, south: 0, east: 0, north: 0 })
}

// Loose arguments: an object for each node that is only looked at would cost as much as the look.
function pushNode<One>(queue: Queue<One>, { longitude, latitude }: Start, search: Search<One>, left: number, right: number, axis: number, west: number, south: number, east: number, north: number): void {
  const outside = latitude < south ? south - latitude : latitude > north ? latitude - north : 0
  const distance = squaredHalfSine(outside) + search.cosine * squaredHalfSine(degreesOutside(longitude, west, east))
  if (distance <= search.most) queue.push({ distance, search, left, right, axis, west, south, east, north })
}

type Start = { longitude: number; latitude: number; cosine: number }

const radians = Math.PI / 180
const startOf = ({ longitude, latitude }: Point): Start => ({ longitude, latitude, cosine: Math.cos(latitude * radians) })

const squaredHalfSine = (degrees: number): number => degrees === 0 ? 0 : Math.sin(degrees * radians / 2) ** 2

/** The haversine of the angle between: grows with the distance and spares its root and arc. */
function measure({ longitude, latitude, cosine }: Start, toLongitude: number, toLatitude: number): number {
  return squaredHalfSine(toLatitude - latitude) + cosine * Math.cos(toLatitude * radians) * squaredHalfSine(toLongitude - longitude)
}

// A metre in a thousand, so that rounding hides nobody.
const slack = 1.001

const measureOfMetres = (metres: number): number =>
  metres * slack >= Math.PI * earthRadius ? Infinity : Math.sin(metres * slack / earthRadius / 2) ** 2

function degreesOutside(longitude: number, west: number, east: number): number {
  if (longitude >= west && longitude <= east) return 0
  return Math.min(degreesBetween(longitude, west), degreesBetween(longitude, east))
}

function degreesBetween(a: number, b: number): number {
  const turn = Math.abs(a - b)
  return turn > 180 ? 360 - turn : turn
}
