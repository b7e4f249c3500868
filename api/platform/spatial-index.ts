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
/** `distance` is that of `measure`, for nodes a bound that no point within goes below. */
type Node<One> = { distance: number; reach: Reach<One>; most: number; left: number; right: number; axis: 0 | 1; box: Box }
type Found<One> = { distance: number; index: SpatialIndex<One>; place: number }

/**
 * At most `count` of all the indexes' points that `accept` takes, nearest first. `accept` is asked in that order and no
 * more often than needed; it decides at the edge, where the index may err by a few metres.
 */
export function nearestOf<One>(start: Point, count: number, reaches: readonly Reach<One>[], accept: (one: One) => boolean): One[] {
  const nearest: One[] = []
  if (count <= 0) return nearest
  const from = startOf(start)
  const queue = new NearestQueue<Node<One> | Found<One>>()
  for (const reach of reaches) {
    const { tree, box } = reach.index
    const most = measureOfMetres(reach.metres)
    if (tree.numItems > 0) pushNode(queue, from, { reach, most, left: 0, right: tree.numItems - 1, axis: 0, box })
  }
  for (let entry = queue.pop(); entry; entry = queue.pop()) {
    if ('reach' in entry) {
      open(queue, from, entry)
      continue
    }
    const { tree, ones } = entry.index
    const one = ones[tree.ids[entry.place] as number] as One
    if (!accept(one)) continue
    nearest.push(one)
    if (nearest.length === count) break
  }
  return nearest
}

type Queue<One> = NearestQueue<Node<One> | Found<One>>

/** A leaf gives its points; any other node its middle one and its halves. */
function open<One>(queue: Queue<One>, from: Start, node: Node<One>): void {
  const { reach, most, left, right, axis, box } = node
  const { coords, nodeSize } = reach.index.tree
  if (right - left <= nodeSize) {
    for (let place = left; place <= right; place++) pushPoint(queue, from, node, place)
    return
  }
  const middle = (left + right) >> 1
  pushPoint(queue, from, node, middle)
  const cut = coords[2 * middle + axis] as number
  const shared = { reach, most, axis: axis === 0 ? 1 : 0 } as const
  pushNode(queue, from, { ...shared, left, right: middle - 1, box: axis === 0 ? { ...box, east: cut } : { ...box, north: cut } })
  pushNode(queue, from, { ...shared, left: middle + 1, right, box: axis === 0 ? { ...box, west: cut } : { ...box, south: cut } })
}

function pushPoint<One>(queue: Queue<One>, from: Start, { reach: { index }, most }: Node<One>, place: number): void {
  const { coords } = index.tree
  const distance = measure(from, coords[2 * place] as number, coords[2 * place + 1] as number)
  if (distance <= most) queue.push({ distance, index, place })
}

function pushNode<One>(queue: Queue<One>, from: Start, node: Omit<Node<One>, 'distance'>): void {
  const distance = leastMeasure(from, node.box)
  if (distance <= node.most) queue.push({ ...node, distance })
}

type Start = { longitude: number; latitude: number; cosine: number }

const radians = Math.PI / 180
const startOf = ({ longitude, latitude }: Point): Start => ({ longitude, latitude, cosine: Math.cos(latitude * radians) })

const squaredHalfSine = (degrees: number) => Math.sin(degrees * radians / 2) ** 2

/** The haversine of the angle between: grows with the distance and spares its root and arc. */
function measure({ longitude, latitude, cosine }: Start, toLongitude: number, toLatitude: number): number {
  return squaredHalfSine(toLatitude - latitude) + cosine * Math.cos(toLatitude * radians) * squaredHalfSine(toLongitude - longitude)
}

// A metre in a thousand, so that rounding hides nobody.
const slack = 1.001

const measureOfMetres = (metres: number): number =>
  metres * slack >= Math.PI * earthRadius ? Infinity : Math.sin(metres * slack / earthRadius / 2) ** 2

/** Not above the measure of any point in the box: each of its two terms at its least. */
function leastMeasure({ longitude, latitude, cosine }: Start, { west, south, east, north }: Box): number {
  const north0 = latitude < south ? south - latitude : latitude > north ? latitude - north : 0
  const leastCosine = Math.cos(Math.max(Math.abs(south), Math.abs(north)) * radians)
  return squaredHalfSine(north0) + cosine * leastCosine * squaredHalfSine(degreesOutside(longitude, west, east))
}

function degreesOutside(longitude: number, west: number, east: number): number {
  if (longitude >= west && longitude <= east) return 0
  return Math.min(degreesBetween(longitude, west), degreesBetween(longitude, east))
}

function degreesBetween(a: number, b: number): number {
  const turn = Math.abs(a - b)
  return turn > 180 ? 360 - turn : turn
}
