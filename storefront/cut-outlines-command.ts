// Cuts each country's coast and its neighbours' out of the world map, small enough to be sent with a map. Run by hand:
// `node storefront/cut-outlines-command.ts`. Shapes: Natural Earth 1:10m, public domain, by way of the package world-atlas.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { feature } from 'topojson-client'
import { encodeRing, type Outline } from './features/location/map/outline.ts'

type Pair = [number, number]
type Ring = Pair[]
type Topology = Parameters<typeof feature>[0]
type Geometry = Topology['objects'][string]
/** What world-atlas ships: arcs in steps, countries made of them. */
type World = Omit<Topology, 'objects'> & { objects: { countries: { geometries: Geometry[] } } }

// ISO 3166-1 numeric, as the map names countries.
const numberOf: Record<CountryCode, string> = {
  id: '360',
  ph: '608',
  th: '764',
  vn: '704',
  sg: '702',
  my: '458',
  mm: '104',
  kh: '116',
}
// Of one file, in bytes; an archipelago of 5,000 km has more coast.
const budget = 12_000
const wideBudget = 20_000
// Degrees beyond the country: a map at its border shows what lies across.
const margin = 0.6
// Square degrees: a rock of 50 m is not drawn.
const rock = 2.5e-7

const world = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
) as World
const arcs = decodeArcs(world)

for (const code of countryCodes) {
  const most = widthOf(boxOf(ringsOf(arcs, numberOf[code]))) > 40 ? wideBudget : budget
  let [fine, coarse] = [0.0005, 0.5]
  for (let step = 0; step < 14; step += 1) {
    const middle = Math.sqrt(fine * coarse)
    if (JSON.stringify(cut(code, middle)).length > most) fine = middle
    else coarse = middle
  }
  const text = `${JSON.stringify(cut(code, coarse))}\n`
  writeFileSync(new URL(`features/location/map/outlines/${code}.json`, import.meta.url), text)
  console.log(`${code}: ${text.length} bytes, within ${Math.round(coarse * 111_000)} m`)
}

function cut(code: CountryCode, tolerance: number): Outline {
  const simple = arcs.map((arc) => simplify(arc, tolerance))
  const own = ringsOf(simple, numberOf[code]).filter((ring) => isVisible(ring, tolerance))
  const [west, south, east, north] = boxOf(ringsOf(arcs, numberOf[code]))
  const box: Box = [west - margin, south - margin, east + margin, north + margin]
  const near = world.objects.countries.geometries
    .filter(({ id }) => id !== numberOf[code])
    .flatMap(({ id }) => ringsOf(simple, String(id)))
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

/** Outer rings of one country, from these arcs; lakes are left out. */
function ringsOf(own: Ring[], id: string): Ring[] {
  const geometry = world.objects.countries.geometries.find((one) => one.id === id)
  if (!geometry) return []
  const { transform: _, ...plain } = world
  const { geometry: shape } = feature(
    { ...plain, arcs: own } as unknown as Topology,
    geometry,
  ) as unknown as { geometry: { type: string; coordinates: unknown } }
  const polygons = (shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates) as Ring[][]
  return polygons.flatMap(([outer]) => (outer ? [outer] : []))
}

/** Douglas and Peucker: no point left out lies farther than `tolerance` degrees from the line. Ends stay, so that borders still meet. */
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
  const along =
    length === 0
      ? 0
      : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

type Box = [west: number, south: number, east: number, north: number]

function boxOf(rings: Ring[]): Box {
  const [xs, ys] = [0, 1].map((axis) =>
    rings.flatMap((ring) => ring.map((point) => point[axis] ?? 0)),
  ) as [number[], number[]]
  const least = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), -Infinity)
  return [least(xs), least(ys), most(xs), most(ys)]
}
function widthOf([west, , east]: Box): number {
  return east - west
}

/** Sutherland and Hodgman, one side of the box after another. */
function clip(ring: Ring, [west, south, east, north]: Box): Ring {
  const sides: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return sides.reduce(
    (rest, [axis, limit, sign]) =>
      rest.flatMap((point, index) => {
        const before = rest.at(index - 1) ?? point
        const inside = (one: Pair) => (one[axis] - limit) * sign >= 0
        const kept: Ring = inside(point) ? [point] : []
        if (inside(point) === inside(before)) return kept
        const share = (limit - before[axis]) / (point[axis] - before[axis])
        return [
          [before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])],
          ...kept,
        ]
      }),
    ring,
  )
}

/** Rings that the tolerance has flattened are dust. */
function isVisible(ring: Ring, tolerance: number): boolean {
  const area =
    Math.abs(
      ring.reduce((sum, [x, y], index) => {
        const [bx, by] = ring.at(index - 1) ?? [x, y]
        return sum + (bx * y - x * by)
      }, 0),
    ) / 2
  return ring.length > 3 && area > Math.max(tolerance ** 2, rock)
}
