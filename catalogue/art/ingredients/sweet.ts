// Paints sweets: shaved ice, scoops, pearls, jellies, kuih, custards and tarts.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short, type Point } from '../outline.ts'

export function scoop(b: Brush, [x, y]: Spot, radius: number, colour: Colour): string {
  return b.lay(
    [x, y],
    `<path d="${b.blob(radius, radius, 0.045, 16)}" fill="${b.radial(
      [
        [0, lighten(colour, 0.35)],
        [0.6, colour],
        [1, darken(colour, 0.3)],
      ],
      { cx: 0.38, cy: 0.36, r: 0.7 },
    )}"/>`,
    { blur: 9, height: 12, shine: 0.3, rough: 0.6, grain: 0.045, shade: 0.4 },
  )
}

/** Paints tapioca pearls, beans or sago, which are round and shiny. */
export function pearls(
  b: Brush,
  count: number,
  radius: number,
  colour: Colour = '#2E1710',
  { at: [x, y] = [0, 0], size = 1 }: { at?: Point; size?: number } = {},
): string {
  return b.lay(
    [x, y],
    b
      .spread(count, radius, 31 * size)
      .map(
        ([px, py]) =>
          `<circle cx="${short(px)}" cy="${short(py)}" r="${short(b.between(12, 15) * size)}" ` +
          `fill="${b.pick([colour, lighten(colour, 0.1)])}"/>`,
      )
      .join(''),
    { blur: 4 * size, height: 6, shine: 1.2, spot: 22, shade: 0.35, soft: 2, dx: 2, dy: 3 },
  )
}

/** Paints a heap of crushed ice with spots of syrup. */
export function shavedIce(
  b: Brush,
  spot: Spot,
  radius: number,
  syrups: readonly Colour[] = [],
): string {
  const flakes = b.times(110, () => {
    const [x, y] = b.within(radius * 0.95)
    const size = b.between(6, 15)
    return (
      `<path d="${b.blob(size, size * 0.7, 0.4, 5)}" ` +
      `transform="translate(${short(x)} ${short(y)})" ` +
      `fill="${b.pick(['#ffffff', '#E6EEFA', '#F4F8FF'])}" opacity=".8"/>`
    )
  })
  const poured = syrups
    .map((colour) =>
      b.times(9, () => {
        const [x, y] = b.within(radius * 0.7)
        return (
          `<path d="${b.blob(b.between(20, 46), b.between(14, 30), 0.34, 9)}" ` +
          `transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 180)})" ` +
          `fill="${colour}" opacity=".42"/>`
        )
      }),
    )
    .join('')
  return b.lay(
    spot,
    `<path d="${b.blob(radius, radius, 0.03, 16)}" fill="${b.radial([
      [0, '#FFFFFF'],
      [0.7, '#EEF3FB'],
      [1, '#C9D5E4'],
    ])}"/>${flakes}${poured}`,
    { blur: 12, height: 13, shine: 0.3, rough: 0.8, grain: 0.04, shade: 0.3 },
  )
}

/** Paints a slice of layered kuih or cake seen from the side; layers from top to bottom. */
export function layeredSlice(
  b: Brush,
  spot: Spot,
  layers: readonly Colour[],
  {
    width = 108,
    height = 92,
    corner = 8,
  }: { width?: number; height?: number; corner?: number } = {},
): string {
  const each = height / layers.length
  const bounds = b.clip(
    `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="${corner}"/>`,
  )
  const body = layers
    .map(
      (colour, index) =>
        `<rect x="${-width / 2}" y="${short(-height / 2 + index * each)}" width="${width}" ` +
        `height="${short(each + 0.6)}" fill="` +
        b.linear([
          [0, lighten(colour, 0.22)],
          [1, darken(colour, 0.08)],
        ]) +
        '"/>',
    )
    .join('')
  return b.lay(spot, `<g clip-path="url(#${bounds})">${body}</g>`, {
    blur: 6,
    height: 8,
    shine: 0.7,
    spot: 24,
    shade: 0.5,
    soft: 5,
  })
}

/** Paints a wedge of cake from above and the front: its iced top, and the layers of the cut. */
export function cakeWedge(
  b: Brush,
  spot: Spot,
  { top, layers, crumb = 0 }: { top: Colour; layers: readonly Colour[]; crumb?: number },
): string {
  const deep = 78
  const each = deep / layers.length
  const bounds = b.clip(
    `<path d="M-124 22L118 -14V${deep - 22}Q116 ${deep - 10} 106 ${deep - 8}L-112 ` +
      `${deep + 28}Q-124 ${deep + 28} -124 ${deep + 16}Z"/>`,
  )
  const body = layers
    .map((colour, index) => {
      const y = index * each
      return (
        `<path d="M-128 ${short(22 + y)}L122 ${short(-14 + y)}V${short(-14 + y + each + 1)}` +
        `L-128 ${short(22 + y + each + 1)}Z" fill="${colour}"/>`
      )
    })
    .join('')
  const holes = b.times(crumb, () => {
    const [x, y] = [b.between(-112, 110), b.between(6, deep + 6)]
    return (
      `<ellipse cx="${short(x)}" cy="${short(y - x * 0.14)}" ` +
      `rx="${short(b.between(1.5, 4))}" ry="${short(b.between(1, 2.4))}" fill="#3a1a06" ` +
      'opacity=".22"/>'
    )
  })
  return (
    b.lay(spot, `<g clip-path="url(#${bounds})">${body}${holes}</g>`, {
      blur: 3,
      height: 4,
      shine: 0.25,
      rough: 0.3,
      grain: 0.07,
      shade: 0.55,
      soft: 6,
      dx: 6,
      dy: 10,
    }) +
    b.lay(
      spot,
      '<path d="M-124 22Q-122 12 -110 4L40 -92Q52 -98 66 -90Q108 -62 118 -14Q116 -8 106 ' +
        '-8L-110 26Q-122 28 -124 22Z" fill="' +
        b.linear([
          [0, lighten(top, 0.3)],
          [1, darken(top, 0.06)],
        ]) +
        '"/>',
      { blur: 5, height: 7, shine: 0.7, spot: 24, rough: 0.1, grain: 0.03, shade: 0 },
    )
  )
}

/** Paints a ball rolled in coconut or sesame. */
export function coatedBall(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  colour: Colour,
  coat: readonly Colour[],
): string {
  const flakes = b.times(70, () => {
    const [px, py] = b.within(radius * 0.96)
    const long = b.between(3, 8)
    return (
      `<path d="M${short(-long)} 0L${short(long)} 0" stroke="${b.pick(coat)}" ` +
      'stroke-width="2.6" stroke-linecap="round" ' +
      `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 180)})"/>`
    )
  })
  return b.lay(
    [x, y],
    `<circle r="${radius}" fill="${b.radial(
      [
        [0, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.4)],
      ],
      { cx: 0.38, cy: 0.36, r: 0.7 },
    )}"/>${flakes}`,
    { blur: radius * 0.28, height: radius * 0.34, shine: 0.4, shade: 0.46, soft: 5 },
  )
}

/** Paints a tart with a flaky rim and custard. */
export function tart(b: Brush, [x, y, , size = 1]: Spot, custard: Colour = '#F9C02E'): string {
  const rim = b.times(
    22,
    (index) =>
      `<path d="M0 -72Q8 -80 14 -70L12 -52H-2Z" fill="${index % 2 ? '#D9923A' : '#EBB060'}" ` +
      `transform="rotate(${short(index * 16.4)})"/>`,
  )
  return (
    b.lay([x, y, 0, size], `<circle r="70" fill="#C98436"/>${rim}<circle r="55" fill="#B9702A"/>`, {
      blur: 4,
      height: 7,
      shine: 0.3,
      rough: 0.4,
      grain: 0.06,
      shade: 0.5,
      soft: 5,
    }) +
    b.lay(
      [x, y, 0, size],
      `<circle r="52" fill="${b.radial(
        [
          [0, lighten(custard, 0.2)],
          [0.7, custard],
          [1, darken(custard, 0.25)],
        ],
        { cx: 0.42, cy: 0.4, r: 0.6 },
      )}"/><path d="${b.blob(13, 8, 0.3, 7)}" fill="#A85F1C" opacity=".5" transform="translate(14 10)"/>`,
      { blur: 9, height: 9, shine: 1, spot: 26, shade: 0 },
    )
  )
}

/** Paints a block of flan or pudding with caramel on top. */
export function flan(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    `<path d="M-58 -44Q0 -54 58 -44Q66 0 58 44Q0 54 -58 44Q-66 0 -58 -44Z" fill="${b.linear([
      [0, '#A8501A'],
      [0.4, '#E5962A'],
      [1, '#F8CC66'],
    ])}"/>`,
    { blur: 6, height: 9, shine: 1.1, spot: 24 },
  )
}

/** Paints a wedge of pumpkin with custard in the middle. */
export function pumpkinWedge(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<path d="M-110 40A114 114 0 0 1 110 40Q0 64 -110 40Z" fill="#3E7A3A"/>' +
      '<path d="M-102 36A106 106 0 0 1 102 36Q0 58 -102 36Z" fill="#F29A2A"/>' +
      '<path d="M-72 34A74 74 0 0 1 72 34Q0 50 -72 34Z" ' +
      `fill="${b.linear([
        [0, '#FBE7A8'],
        [1, '#F2CE6A'],
      ])}` +
      '"/>',
    { blur: 7, height: 10, shine: 0.6, rough: 0.2, grain: 0.04, shade: 0.5, soft: 6 },
  )
}

/** Paints banana in batter or caramel, as in fritters, turon and pisang goreng. */
export function fritter(
  b: Brush,
  spot: Spot,
  colour: Colour = '#D9923A',
  { length = 150, caramel = false }: { length?: number; caramel?: boolean } = {},
): string {
  const half = length / 2
  const bits = b.times(60, () => {
    const [x, y] = b.within(1)
    return (
      `<path d="${b.blob(b.between(3, 9), b.between(2, 6), 0.35, 6)}" ` +
      `transform="translate(${short(x * half * 0.9)} ${short(y * 28)})" ` +
      `fill="${b.pick([lighten(colour, 0.45), lighten(colour, 0.2), darken(colour, 0.2)])}" ` +
      'opacity=".75"/>'
    )
  })
  return b.lay(
    spot,
    `<path d="M${-half} 6Q${-half * 0.9} -34 ${-half * 0.3} -34Q${half * 0.5} -36 ${half} ` +
      `-6Q${half * 0.9} 30 ${half * 0.2} 34Q${-half * 0.7} 38 ${-half} 6Z" ` +
      `fill="${b.linear([
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.35)],
      ])}` +
      `"/>${bits}`,
    {
      blur: 9,
      height: 12,
      shine: caramel ? 1.1 : 0.35,
      spot: caramel ? 26 : 16,
      rough: caramel ? 0.2 : 0.6,
      grain: 0.06,
      shade: 0.5,
    },
  )
}
