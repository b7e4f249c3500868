// Paints pieces of food without a special shape: stewed meat, balls, minced meat, slabs and cubes.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import type { Relief } from '../lighting.ts'
import { short, type Point } from '../outline.ts'

type ChunkLook = { jag?: number; points?: number; over?: string } & Pick<
  Relief,
  'blur' | 'height' | 'shine' | 'spot' | 'rough' | 'grain'
>

export function chunk(
  b: Brush,
  spot: Spot,
  width: number,
  height: number,
  colour: Colour,
  { jag = 0.13, points = 9, over = '', ...relief }: ChunkLook = {},
): string {
  const fill = b.radial(
    [
      [0, lighten(colour, 0.2)],
      [0.55, colour],
      [1, darken(colour, 0.4)],
    ],
    { cx: 0.38, cy: 0.34, r: 0.72 },
  )
  return b.lay(spot, `<path d="${b.blob(width, height, jag, points)}" fill="${fill}"/>${over}`, {
    blur: 6,
    height: 8,
    shine: 0.5,
    spot: 16,
    rough: 0.34,
    grain: 0.03,
    shade: 0.45,
    ...relief,
  })
}

/** Paints glossy stewed or braised pieces. */
export function pieces(
  b: Brush,
  spots: readonly Spot[],
  colours: readonly Colour[],
  size = 46,
  look: ChunkLook = {},
): string {
  return spots
    .map(([x, y, turn]) =>
      chunk(
        b,
        [x, y, turn ?? b.whole(-50, 50)],
        b.between(size * 0.92, size * 1.12),
        b.between(size * 0.74, size * 0.9),
        b.pick(colours),
        { blur: 9, height: 13, shine: 0.8, spot: 20, rough: 0.4, ...look },
      ),
    )
    .join('')
}

/** Paints a meatball, fish ball or dough ball. */
export function ball(
  b: Brush,
  spot: Spot,
  radius: number,
  colour: Colour,
  { rough = 0.07, shine = 0.7 }: { rough?: number; shine?: number } = {},
): string {
  return chunk(b, spot, radius, radius, colour, {
    jag: 0.02,
    points: 16,
    blur: radius * 0.28,
    height: radius * 0.36,
    shine,
    rough,
    spot: 22,
  })
}

/** Paints loose minced meat within a circle. */
export function mince(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  colours: readonly Colour[],
  {
    count = 150,
    size = [7, 14],
    height = radius,
  }: { count?: number; size?: readonly [number, number]; height?: number } = {},
): string {
  const body = b.times(count, () => {
    const [px, py] = b.within(1)
    const wide = b.between(...size)
    return (
      `<path d="${b.blob(wide, wide * 0.74, 0.3, 6)}" ` +
      `transform="translate(${short(px * radius)} ${short(py * height)})" ` +
      `fill="${b.pick(colours)}"/>`
    )
  })
  return b.lay([x, y], body, {
    blur: 2.4,
    height: 4,
    shine: 0.4,
    rough: 0.3,
    grain: 0.05,
    shade: 0.4,
    soft: 3,
    dx: 2,
    dy: 3,
  })
}

/** Paints a flat piece, for example of luncheon meat, tempeh or ham. */
export function slab(
  b: Brush,
  spot: Spot,
  width: number,
  height: number,
  colour: Colour,
  { corner = 9, over = '', ...relief }: { corner?: number; over?: string } & Relief = {},
): string {
  const fill = b.linear([
    [0, lighten(colour, 0.22)],
    [0.5, colour],
    [1, darken(colour, 0.2)],
  ])
  return b.lay(
    spot,
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" ` +
      `rx="${corner}" fill="${fill}"/>${over}`,
    { blur: 4, height: 6, shine: 0.5, rough: 0.2, ...relief },
  )
}

/** Paints cubes that share one lighting filter, for example of jelly, potato or tofu. */
export function cubes(
  b: Brush,
  count: number,
  radius: number,
  colours: readonly Colour[],
  {
    at: [x, y] = [0, 0],
    size = 1,
    shine = 0.9,
  }: { at?: Point; size?: number; shine?: number } = {},
): string {
  return b
    .spread(count, radius, 27 * size)
    .map(([px, py]) => {
      const half = b.between(11, 16) * size
      const colour = b.pick(colours)
      return b.lay(
        [x + px, y + py, b.whole(0, 90)],
        `<rect x="${short(-half)}" y="${short(-half)}" width="${short(half * 2)}" ` +
          `height="${short(half * 2)}" rx="4" fill="${colour}" fill-opacity=".94"/>`,
        { blur: 3, height: 5, shine, spot: 24, shade: 0.3, soft: 2, dx: 2, dy: 3 },
      )
    })
    .join('')
}
