// Makes the outlines of each country and its neighbours for the drawn maps, simplified to a few
// kilobytes. Run it by hand: `node storefront/cut-outlines-command.ts`. Source: Natural Earth 1:10m
// (public domain) from the package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { feature } from 'topojson-client'
import { encodeRing, type Outline } from './features/location/map/outline.ts'

type Pair = [number, number]
type Ring = Pair[]
type Topology = Parameters<typeof feature>[0]
type Geometry = Topology['objects'][string]
/** TopoJSON of world-atlas: delta-encoded arcs, and countries that consist of them. */
type World = Omit<Topology, 'objects'> & { objects: { countries: { geometries: Geometry[] } } }

// ISO 3166-1 numeric codes, the ids of countries in world-atlas.
const numericCodes: Record<CountryCode, string> = {
  id: '360',
  ph: '608',
  th: '764',
  vn: '704',
  sg: '702',
  my: '458',
  mm: '104',
  kh: '116',
}
// The maximum size of a file in bytes. Countries wider than 40 degrees of longitude have longer
// coasts, and get the larger limit.
const bytesMax = 12_000
const wideBytesMax = 20_000
// Neighbours are drawn up to this distance from the country's bounding box, in degrees.
const margin = 0.6
// Smaller islands are left out. The value is in square degrees: about 50 m by 50 m.
const areaMin = 2.5e-7

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as World
const arcs = decodeArcs(world)

for (const code of countryCodes) {
  const isWide = widthOf(boxOf(ringsOf(arcs, numericCodes[code]))) > 40
  const limit = isWide ? wideBytesMax : bytesMax
  // A binary search for the smallest tolerance (degrees) whose outline is within the limit.
  let [tooFine, coarseEnough] = [0.0005, 0.5]
  for (let step = 0; step < 14; step += 1) {
    const middle = Math.sqrt(tooFine * coarseEnough)
    if (JSON.stringify(makeOutline(code, middle)).length > limit) tooFine = middle
    else coarseEnough = middle
  }
  const text = `${JSON.stringify(makeOutline(code, coarseEnough))}\n`
  writeFileSync(new URL(`features/location/map/outlines/${code}.json`, import.meta.url), text)
  console.log(`${code}: ${text.length} bytes, within ${Math.round(coarseEnough * 111_000)} m`)
}

function makeOutline(code: CountryCode, tolerance: number): Outline {
  const simplified = arcs.map((arc) => simplify(arc, tolerance))
  const own = ringsOf(simplified, numericCodes[code]).filter((ring) => isVisible(ring, tolerance))
  const [west, south, east, north] = boxOf(ringsOf(arcs, numericCodes[code]))
  const box: Box = [west - margin, south - margin, east + margin, north + margin]
  const near = world.objects.countries.geometries
    .filter(({ id }) => id !== numericCodes[code])
    .flatMap(({ id }) => ringsOf(simplified, String(id)))
    .map((ring) => clip(ring, box))
    .filter((ring) => isVisible(ring, tolerance))
  return { own: own.map(encodeRing), near: near.map(encodeRing) }
}

function decodeArcs({ arcs, transform }: World): Ring[] {
  const {
    scale: [kx, ky],
    translate: [dx, dy],
  } = transform ?? { scale: [1, 1], translate: [0, 0] }
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([stepX = 0, stepY = 0]): Pair => {
      x += stepX
      y += stepY
      return [x * kx + dx, y * ky + dy]
    })
  })
}

/** Returns the outer rings of a country, without lakes. */
function ringsOf(decodedArcs: Ring[], id: string): Ring[] {
  const geometry = world.objects.countries.geometries.find((country) => country.id === id)
  if (!geometry) return []
  const { transform: _, ...topology } = world
  const { geometry: shape } = feature(
    { ...topology, arcs: decodedArcs } as unknown as Topology,
    geometry,
  ) as unknown as { geometry: { type: string; coordinates: unknown } }
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as Ring[][]
  return polygons.flatMap(([outer]) => (outer ? [outer] : []))
}

/**
 * The Douglas-Peucker algorithm: removed points are at most `tolerance` degrees from the line.
 * Keeps both end points, so that the borders of neighbours still meet.
 */
function simplify(line: Ring, tolerance: number): Ring {
  const first = line[0]
  const last = line.at(-1)
  if (line.length < 3 || !first || !last) return line
  let [farthest, at] = [0, 0]
  for (let index = 1; index < line.length - 1; index += 1) {
    const distance = distanceTo(line[index] ?? first, first, last)
    if (distance > farthest) [farthest, at] = [distance, index]
  }
  if (farthest <= tolerance) return [first, last]
  return [
    ...simplify(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(at), tolerance),
  ]
}

function distanceTo([x, y]: Pair, [ax, ay]: Pair, [bx, by]: Pair): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const projection = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, projection))
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay))
}

type Box = [west: number, south: number, east: number, north: number]

function boxOf(rings: Ring[]): Box {
  const [xs, ys] = [0, 1].map((axis) =>
    rings.flatMap((ring) => ring.map((point) => point[axis] ?? 0)),
  ) as [number[], number[]]
  const min = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity)
  const max = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
  return [min(xs), min(ys), max(xs), max(ys)]
}
function widthOf([west, , east]: Box): number {
  return east - west
}

/** The Sutherland-Hodgman algorithm: clips the ring at one side of the box after another. */
function clip(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce(
    (clipped, [axis, limit, sign]) =>
      clipped.flatMap((point, index) => {
        const before = clipped.at(index - 1) ?? point
        const isInside = (corner: Pair) => (corner[axis] - limit) * sign >= 0
        const own: Ring = isInside(point) ? [point] : []
        if (isInside(point) === isInside(before)) return own
        const share = (limit - before[axis]) / (point[axis] - before[axis])
        return [
          [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])],
          ...own,
        ]
      }),
    ring,
  )
}

/** Returns false for rings that the simplification has flattened, and for tiny islands. */
function isVisible(ring: Ring, tolerance: number): boolean {
  const area =
    Math.abs(
      ring.reduce((sum, [x, y], index) => {
        const [bx, by] = ring.at(index - 1) ?? [x, y]
        return sum + (bx * y - x * by)
      }, 0),
    ) / 2
  return ring.length > 3 && area > Math.max(tolerance ** 2, areaMin)
}
