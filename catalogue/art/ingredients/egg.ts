// Paints eggs: boiled halves, fried, braised, omelettes and ribbons of omelette.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short, smooth, type Point } from '../outline.ts'

const yolks = {
  firm: ['#FFD65E', '#FBBB2D', '#E39A12'],
  jammy: ['#FF9A1A', '#F57F0B', '#DB6A00'],
  salted: ['#FF8A2A', '#E8641E', '#B8430E'],
  century: ['#6A7A4A', '#3F4A34', '#22281E'],
} as const satisfies Record<string, readonly Colour[]>

type YolkName = keyof typeof yolks

/** Paints half a boiled egg. */
export function egg(
  b: Brush,
  spot: Spot,
  { yolk = 'firm', white = '#FFFDF6' }: { yolk?: YolkName; white?: Colour } = {},
): string {
  const [, , , size = 1] = spot
  const [inner, middle, outer] = yolks[yolk]
  const wet = yolk === 'jammy'
  const body = b.radial(
    [
      [0, lighten(white, 0.5)],
      [0.75, white],
      [1, darken(white, 0.14)],
    ],
    { cx: 0.42, cy: 0.4, r: 0.62 },
  )
  return (
    b.lay(
      spot,
      '<path d="M-56 0C-56 -30 -28 -42 4 -41C38 -40 56 -22 56 0C56 22 38 40 4 41C-28 42 -56 ' +
        `30 -56 0Z" fill="${body}"/>`,
      { blur: 4 * size, height: 4, shine: 0.4, spot: 40 },
    ) +
    b.lay(
      spot,
      `<circle cx="6" cy="0" r="25" fill="${b.radial([
        [0, inner],
        [0.7, middle],
        [1, outer],
      ])}"/>`,
      {
        blur: 6 * size,
        height: wet ? 5 : 3,
        shine: wet ? 0.8 : 0.25,
        spot: 30,
        shade: 0.1,
        soft: 2,
        dx: 1,
        dy: 1,
      },
    )
  )
}

/** Paints a whole shelled egg: a braised one in brown, or a small quail egg. */
export function wholeEgg(b: Brush, spot: Spot, colour: Colour = '#B9743A'): string {
  const shell = b.radial(
    [
      [0, lighten(colour, 0.35)],
      [0.6, colour],
      [1, darken(colour, 0.4)],
    ],
    { cx: 0.38, cy: 0.34, r: 0.7 },
  )
  return b.lay(
    spot,
    '<path d="M-58 0C-58 -32 -28 -44 4 -43C40 -42 58 -24 58 0C58 24 40 42 4 43C-28 44 -58 ' +
      `32 -58 0Z" fill="${shell}"/>`,
    { blur: 15, height: 18, shine: 0.9, spot: 26, shade: 0.5 },
  )
}

/** Paints the yolk of a soft-boiled egg in its bowl. */
export function softYolk(b: Brush, spot: Spot, radius: number, colour: Colour): string {
  return b.lay(spot, `<path d="${b.blob(radius, radius * 0.92, 0.05, 12)}" fill="${colour}"/>`, {
    blur: 8,
    height: 10,
    shine: 1,
    shade: 0.2,
  })
}

export function friedEgg(b: Brush, [x, y, , size = 1]: Spot): string {
  const outline = smooth(
    Array.from({ length: 13 }, (_, index): Point => {
      const angle = (index / 13) * 6.283
      const reach = 1 + b.between(-0.14, 0.14)
      return [Math.cos(angle) * 92 * reach, Math.sin(angle) * 84 * reach]
    }),
  )
  const white = b.radial(
    [
      [0, '#FFFFFF'],
      [0.68, '#FFFDF4'],
      [0.88, '#FBEBC4'],
      [1, '#C98431'],
    ],
    { r: 0.56 },
  )
  const bubbles = b.times(10, () => {
    const [px, py] = b.within(70)
    return `<circle cx="${short(px)}" cy="${short(py)}" r="${short(b.between(1.5, 4))}" fill="#E8C583" opacity=".6"/>`
  })
  const yolk = b.radial(
    [
      [0, '#FFC02E'],
      [0.65, '#FF9F14'],
      [1, '#E27A00'],
    ],
    { cx: 0.42, cy: 0.4, r: 0.6 },
  )
  return (
    b.lay(
      [x, y, 0, size],
      `<path d="${outline}" fill="${white}"/><path d="${outline}" fill="none" ` +
        `stroke="#A85F1C" stroke-width="5" stroke-dasharray="9 5 3 7" opacity=".75"/>${bubbles}`,
      { blur: 5, height: 6, shine: 0.35, rough: 0.35, grain: 0.03 },
    ) +
    b.lay([x + 6 * size, y - 4 * size, 0, size], `<circle r="36" fill="${yolk}"/>`, {
      blur: 8 * size,
      height: 12,
      shine: 1.1,
      spot: 34,
      shade: 0.3,
      soft: 3,
      dx: 2,
      dy: 3,
    }) +
    b.lay(
      [x - 6 * size, y - 18 * size, 0, size],
      '<ellipse rx="9" ry="5" fill="#fff" opacity=".85" transform="rotate(-35)"/>',
    )
  )
}

/** Paints a flat omelette with brown spots. */
export function omelette(
  b: Brush,
  spot: Spot,
  width: number,
  height: number,
  colour: Colour = '#F4BE3E',
): string {
  const brown = b.times(40, () => {
    const [px, py] = b.within(0.88)
    return (
      `<path d="${b.blob(b.between(6, 22), b.between(4, 12), 0.4, 7)}" ` +
      `transform="translate(${short(px * width)} ${short(py * height)}) ` +
      `rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick(['#C9801E', '#E5A02A', '#FFE28A', '#B8681A'])}" opacity=".55"/>`
    )
  })
  const fill = b.radial(
    [
      [0, lighten(colour, 0.2)],
      [0.7, colour],
      [1, mix(colour, '#8A4A10', 0.6)],
    ],
    { r: 0.55 },
  )
  return b.lay(spot, `<path d="${b.blob(width, height, 0.09, 15)}" fill="${fill}"/>${brown}`, {
    blur: 7,
    height: 9,
    shine: 0.35,
    rough: 0.55,
    grain: 0.022,
    shade: 0.45,
  })
}

/** Paints ribbons of thin omelette. */
export function eggRibbons(
  b: Brush,
  count: number,
  radius: number,
  [x, y]: Point = [0, 0],
): string {
  return b.lay(
    [x, y],
    b.times(count, () => {
      const [px, py] = b.within(radius)
      const half = b.between(14, 30)
      return (
        `<path d="M${short(-half)} 0q${short(half)} ${short(b.between(-9, 9))} ` +
        `${short(half * 2)} 0" stroke="${b.pick(['#F7C944', '#FFDB70', '#EBAF28'])}" ` +
        'stroke-width="8" fill="none" stroke-linecap="round" ' +
        `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 180)})"/>`
      )
    }),
    { blur: 2, height: 3, shine: 0.3, shade: 0.4, soft: 2, dx: 2, dy: 3 },
  )
}
