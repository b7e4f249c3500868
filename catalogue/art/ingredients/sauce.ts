// Paints sauces: pools, dips in a dish, drizzles, and crumbs.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import type { Relief } from '../lighting.ts'
import { short, type Point } from '../outline.ts'
import { rims } from '../palette.ts'

type Bits = readonly [count: number, colours: readonly Colour[]]

export function sauce(
  b: Brush,
  spot: Spot,
  width: number,
  height: number,
  colour: Colour,
  { jag = 0.1, bits, ...relief }: { jag?: number; bits?: Bits } & Relief = {},
): string {
  const specks = bits
    ? b.times(bits[0], () => {
        const [x, y] = b.within(0.85)
        return (
          `<path d="${b.blob(b.between(2, 5), b.between(1.6, 3), 0.3, 6)}" ` +
          `fill="${b.pick(bits[1])}" transform="translate(${short(x * width)} ` +
          `${short(y * height)})" opacity=".85"/>`
        )
      })
    : ''
  const fill = b.radial(
    [
      [0, lighten(colour, 0.1)],
      [0.7, colour],
      [1, darken(colour, 0.25)],
    ],
    { cx: 0.42, cy: 0.4, r: 0.65 },
  )
  return b.lay(spot, `<path d="${b.blob(width, height, jag, 12)}" fill="${fill}"/>${specks}`, {
    blur: 7,
    height: 7,
    shine: 0.68,
    spot: 30,
    rough: 0.24,
    grain: 0.02,
    shade: 0.3,
    soft: 3,
    dx: 2,
    dy: 3,
    ...relief,
  })
}

/** Paints a small dish of sauce. */
export function dip(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  colour: Colour,
  { rim = rims.cobalt, bits }: { rim?: Colour; bits?: Bits } = {},
): string {
  const inner = radius - 11
  const specks = bits
    ? b.times(bits[0], () => {
        const [px, py] = b.within(radius - 18)
        return (
          `<path d="${b.blob(b.between(1.6, 3.8), b.between(1.4, 2.6), 0.3, 6)}" ` +
          `fill="${b.pick(bits[1])}" transform="translate(${short(px)} ${short(py)})"/>`
        )
      })
    : ''
  const dish = b.lay(
    [x, y],
    `<circle r="${radius}" fill="${rim}"/><circle r="${radius - 5}" fill="#FBF9F3"/>`,
    { blur: 3, height: 4, shine: 0.3, shade: 0.5, soft: 5 },
  )
  const shine =
    `<path d="M${short(-(radius - 17))} ${short(-radius * 0.14)}A${radius - 17} ` +
    `${radius - 17} 0 0 1 ${short(-radius * 0.12)} ${short(-(radius - 17))}" stroke="#fff" ` +
    'stroke-width="3.4" fill="none" stroke-linecap="round" opacity=".7"/>'
  return (
    dish +
    b.lay(
      [x, y],
      `<circle r="${inner}" fill="${darken(colour, 0.35)}"/>` +
        `<circle cx="1" cy="1.6" r="${inner - 1.5}" ` +
        `fill="${b.radial([
          [0, lighten(colour, 0.12)],
          [0.7, colour],
          [1, darken(colour, 0.2)],
        ])}` +
        `"/>${specks}${shine}`,
    )
  )
}

/** Paints sauce poured from a spoon, to and fro across a circle. */
export function drizzle(
  b: Brush,
  [x, y, turn = -20]: Spot,
  radius: number,
  colour: Colour,
  { turns = 6, width = 8 }: { turns?: number; width?: number } = {},
): string {
  const ends = Array.from({ length: turns + 1 }, (_, index): Point => {
    const height = -radius + (index * 2 * radius) / turns + b.between(-4, 4)
    const half = Math.sqrt(Math.max(0, radius * radius - height * height))
    const reach = half * b.between(0.82, 1.06) + radius * 0.08
    return [index % 2 ? reach : -reach, height]
  })
  // The line of sauce is rounded at both sides, where the spoon turns.
  const path = ends.reduce((drawn, [px, py], index) => {
    const [lastX, lastY] = ends[index - 1] ?? [px, py]
    if (index === 0) return `M${short(px)} ${short(py)}`
    const bend = (py - lastY) * 0.9
    return (
      `${drawn}C${short(lastX * 1.12)} ${short(lastY + bend)} ${short(px * 0.55)} ` +
      `${short(py - bend)} ${short(px)} ${short(py)}`
    )
  }, '')
  const drops = b.times(5, () => {
    const [px, py] = b.within(radius)
    return `<circle cx="${short(px)}" cy="${short(py)}" r="${short(width * b.between(0.4, 0.8))}" fill="${colour}"/>`
  })
  return b.lay(
    [x, y, turn],
    `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none" ` +
      `stroke-linejoin="round" stroke-linecap="round"/>${drops}`,
    { blur: 3, height: 4, shine: 0.7, shade: 0.3, soft: 2, dx: 1, dy: 2 },
  )
}

export function crumbs(
  b: Brush,
  count: number,
  radius: number,
  colours: readonly Colour[],
  {
    at: [x, y] = [0, 0],
    size = [2, 5],
    height = radius,
  }: { at?: Point; size?: readonly [number, number]; height?: number } = {},
): string {
  const body = b.times(count, () => {
    const [px, py] = b.within(1)
    const wide = b.between(...size)
    return (
      `<path d="${b.blob(wide, wide * 0.7, 0.35, 6)}" ` +
      `transform="translate(${short(px * radius)} ${short(py * height)}) ` +
      `rotate(${b.whole(0, 180)})" fill="${b.pick(colours)}"/>`
    )
  })
  return b.lay([x, y], body, {
    blur: 1,
    height: 2,
    shine: 0.3,
    shade: 0.35,
    soft: 1.2,
    dx: 1,
    dy: 1.8,
  })
}
