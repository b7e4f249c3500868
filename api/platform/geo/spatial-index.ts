// Points of the Earth, asked for the nearest.
import { earthRadius, type Point } from '@tingkat/ordering/location/location'
import KDBush from 'kdbush'
import { NearestQueue } from './nearest-queue.ts'

// Points of a leaf are all measured: few, but enough that the tree stays small.
const leafSize = 16

// Of each point: longitude, latitude, its own reach, and the farthest reach of the node whose
// middle it is. Side by side, because among a million every look elsewhere in memory costs more
// than reckoning with what is found there.
const fields = 4

export class SpatialIndex<One> {
  /** In the order of the tree. */
  readonly ones: readonly One[]
  readonly points: Float64Array
  readonly box: Box

  /** `metresOf`: how far from a start a point still counts; below nothing never. */
  constructor(ones: readonly One[], pointOf: (one: One) => Point, metresOf: (one: One) => number) {
    const tree = new KDBush(ones.length, leafSize)
    const box = { west: 180, south: 90, east: -180, north: -90 }
    for (const one of ones) {
      const { longitude, latitude } = pointOf(one)
      tree.add(longitude, latitude)
      box.west = Math.min(box.west, longitude)
      box.east = Math.max(box.east, longitude)
      box.south = Math.min(box.south, latitude)
      box.north = Math.max(box.north, latitude)
    }
    tree.finish()
    this.box = box
    this.ones = Array.from(
      { length: ones.length },
      (_, place) => ones[tree.ids[place] as number] as One,
    )
    this.points = new Float64Array(ones.length * fields)
    this.ones.forEach((one, place) =>
      this.points.set(
        [
          tree.coords[2 * place] as number,
          tree.coords[2 * place + 1] as number,
          measureOfMetres(metresOf(one)),
          0,
        ],
        place * fields,
      ),
    )
    fillFarthest(this.points, 0, ones.length - 1)
  }
}

/** The farthest reach from `left` to `right`, written at the middle of each node on the way. */
function fillFarthest(points: Float64Array, left: number, right: number): number {
  if (left > right) return -1
  const middle = (left + right) >> 1
  let farthest = points[middle * fields + 2] as number
  if (right - left > leafSize)
    farthest = Math.max(
      farthest,
      fillFarthest(points, left, middle - 1),
      fillFarthest(points, middle + 1, right),
    )
  else
    for (let place = left; place <= right; place++)
      farthest = Math.max(farthest, points[place * fields + 2] as number)
  points[middle * fields + 3] = farthest
  return farthest
}

/** `reach`: what lies no farther than its own reach; `anywhere`: all. */
export type Within = 'reach' | 'anywhere'

type Box = { west: number; south: number; east: number; north: number }
/**
 * What waits in the queue, nearest first: a point at `left` or, with `right` above -1, a node,
 * whose `distance` no point within goes below.
 */
type Entry = Box & { distance: number; left: number; right: number; axis: number }
/** One query. `cosine`: the least that the index's points multiply their longitudes with. */
type Search = {
  from: Start
  points: Float64Array
  bounded: boolean
  cosine: number
  queue: NearestQueue<Entry>
}

const aPoint = -1

/**
 * At most `count` of the points that `accept` takes, nearest first. `accept` is asked in that order
 * and no more often than needed; it decides at the edge, where the index may err by a few metres. A
 * node is looked into only when somebody in it may reach the start: what rides too short a way
 * costs next to nothing, however much of it there is and however far a few ride.
 */
export function nearestOf<One>(
  start: Point,
  count: number,
  { ones, points, box }: SpatialIndex<One>,
  accept: (one: One) => boolean,
  within: Within = 'reach',
): One[] {
  const nearest: One[] = []
  if (count <= 0 || ones.length === 0) return nearest
  const from = startOf(start)
  const { west, south, east, north } = box
  const cosine = from.cosine * Math.cos(Math.max(Math.abs(south), Math.abs(north)) * radians)
  const search: Search = {
    from,
    points,
    bounded: within === 'reach',
    cosine,
    queue: new NearestQueue(),
  }
  pushNode(search, 0, ones.length - 1, 0, west, south, east, north)
  for (let entry = search.queue.pop(); entry; entry = search.queue.pop()) {
    if (entry.right !== aPoint) {
      open(search, entry)
      continue
    }
    const one = ones[entry.left] as One
    if (!accept(one)) continue
    nearest.push(one)
    if (nearest.length === count) break
  }
  return nearest
}

/** A leaf gives its points; any other node its middle one and its halves. */
function open(search: Search, { left, right, axis, west, south, east, north }: Entry): void {
  if (right - left <= leafSize) {
    for (let place = left; place <= right; place++) pushPoint(search, place)
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

function pushPoint({ from, points, bounded, queue }: Search, place: number): void {
  const at = place * fields
  const distance = measure(from, points[at] as number, points[at + 1] as number)
  if (!bounded || distance <= (points[at + 2] as number))
    queue.push({
      distance,
      left: place,
      right: aPoint,
      axis: 0,
      west: 0,
      south: 0,
      east: 0,
      north: 0,
    })
}

// Loose arguments: an object for each node that is only looked at would cost as much as the look.
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
  const outside = latitude < south ? south - latitude : latitude > north ? latitude - north : 0
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

/** The haversine of the angle between: grows with the distance and spares its root and arc. */
function measure(
  { longitude, latitude, cosine }: Start,
  toLongitude: number,
  toLatitude: number,
): number {
  return (
    squaredHalfSine(toLatitude - latitude) +
    cosine * Math.cos(toLatitude * radians) * squaredHalfSine(toLongitude - longitude)
  )
}

// A metre in a thousand, so that rounding hides nobody.
const slack = 1.001

const measureOfMetres = (metres: number): number =>
  metres <= 0
    ? -1
    : metres * slack >= Math.PI * earthRadius
      ? Infinity
      : Math.sin((metres * slack) / earthRadius / 2) ** 2

function degreesOutside(longitude: number, west: number, east: number): number {
  if (longitude >= west && longitude <= east) return 0
  return Math.min(degreesBetween(longitude, west), degreesBetween(longitude, east))
}

function degreesBetween(a: number, b: number): number {
  const turn = Math.abs(a - b)
  return turn > 180 ? 360 - turn : turn
}
