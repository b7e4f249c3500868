// Paints sliced and chopped meat: crisp belly pork, breaded cutlets, a chopped bird.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'
import { chickenLeg, fannedSlices, wing } from './meat.ts'

/**
 * Paints a piece of roast belly: blistered crackling on top, layers of fat and meat at the front.
 */
export function crackling(b: Brush, spot: Spot, skin: Colour = '#D08A34'): string {
  const blisters = b.times(34, () => {
    const [x, y] = [b.between(-46, 46), b.between(-42, 10)]
    return (
      `<path d="${b.blob(b.between(3, 9), b.between(3, 7), 0.3, 7)}" ` +
      `transform="translate(${short(x)} ${short(y)})" ` +
      `fill="${b.pick([lighten(skin, 0.45), lighten(skin, 0.22), darken(skin, 0.26)])}" ` +
      'opacity=".75"/>'
    )
  })
  const layers = (
    [
      [12, '#F4DDB8', 8],
      [20, '#B4694A', 10],
      [30, '#F7E6CC', 7],
      [37, '#A65A3E', 12],
    ] as const
  )
    .map(
      ([y, colour, high]) =>
        `<path d="M-52 ${y}Q0 ${short(y + b.between(-3, 3))} 52 ${y}V${y + high}Q0 ` +
        `${y + high + 2} -52 ${y + high}Z" fill="${colour}"/>`,
    )
    .join('')
  return b.lay(
    spot,
    `<rect x="-52" y="-50" width="104" height="101" rx="12" fill="#A65A3E"/>${layers}` +
      '<path d="M-52 12V-38Q-52 -50 -40 -50H40Q52 -50 52 -38V12Q0 18 -52 12Z" ' +
      `fill="${b.linear([
        [0, lighten(skin, 0.26)],
        [0.6, skin],
        [1, darken(skin, 0.2)],
      ])}` +
      `"/>${blisters}`,
    { blur: 5, height: 9, shine: 0.7, rough: 0.4, grain: 0.06, shade: 0.5, dx: 4, dy: 7 },
  )
}

/** Paints a cutlet in golden crumbs, cut across; `turn` is the direction of the row. */
export function cutlet(
  b: Brush,
  [x, y, turn = 0]: Spot,
  {
    pieces = 6,
    length = 132,
    step = 40,
    colour = '#CF8A34',
  }: {
    pieces?: number
    length?: number
    step?: number
    colour?: Colour
  } = {},
): string {
  const angle = (turn * Math.PI) / 180
  return b.times(pieces, (index) => {
    const off = index - (pieces - 1) / 2
    const along = off / (pieces / 2)
    const reach = (length * (1 - along * along * 0.4) + b.between(-6, 6)) / 2
    const half = step * 0.5
    const crumbs = b.times(46, () => {
      const [px, py] = b.within(1)
      return (
        `<path d="${b.blob(b.between(2, 6), b.between(2, 4), 0.35, 5)}" ` +
        `transform="translate(${short(px * half * 0.8 - 3)} ${short(py * reach * 0.92)}) ` +
        `rotate(${b.whole(0, 180)})" ` +
        `fill="${b.pick([lighten(colour, 0.5), lighten(colour, 0.25), darken(colour, 0.28), '#E9B45A'])}" ` +
        'opacity=".85"/>'
      )
    })
    return b.lay(
      [x + Math.cos(angle) * off * step, y + Math.sin(angle) * off * step, turn + b.between(-2, 3)],
      `<rect x="${short(-half)}" y="${short(-reach)}" width="${short(half * 2)}" ` +
        `height="${short(reach * 2)}" rx="10" fill="${darken(colour, 0.16)}"/>` +
        `<rect x="${short(half * 0.52)}" y="${short(-reach + 5)}" ` +
        `width="${short(half * 0.44)}" height="${short(reach * 2 - 10)}" rx="6" ` +
        `fill="#F6E7CC"/><rect x="${short(-half)}" y="${short(-reach)}" ` +
        `width="${short(half * 1.5)}" height="${short(reach * 2)}" rx="10" ` +
        `fill="${colour}"/>${crumbs}`,
      { blur: 5, height: 8, shine: 0.3, rough: 0.5, grain: 0.09, shade: 0.5, dx: 4 },
    )
  })
}

/**
 * Paints half a chopped bird: the breast in slices, a leg and a wing. `skin` is the colour of roast
 * or of poached skin.
 */
export function choppedBird(
  b: Brush,
  [x, y, turn = 0]: Spot,
  { skin, meat, slices = 6 }: { skin: Colour; meat: Colour; slices?: number },
): string {
  return b.around(x, y, () =>
    [
      chickenLeg(b, [66, -62, turn + 24, 1], skin, { char: false }),
      fannedSlices(b, [-34, -34, turn - 12], slices, { skin, meat, length: 140, step: 38 }),
      fannedSlices(b, [14, 56, turn - 8], slices, { skin, meat, length: 126, step: 40 }),
      wing(b, [-112, 62, turn - 60, 0.86], skin),
    ].join(''),
  )
}
