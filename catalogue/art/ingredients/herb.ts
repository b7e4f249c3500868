// Paints herbs, chilies and other small toppings.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short, type Point } from '../outline.ts'
import { greens } from '../palette.ts'

/** Paints a single leaf: basil, bay, lime or pandan. */
export function leaf(b: Brush, spot: Spot, colour: Colour = greens.herb): string {
  const [, , , size = 1] = spot
  const fill = b.linear(
    [
      [0, lighten(colour, 0.12)],
      [0.5, colour],
      [0.52, darken(colour, 0.12)],
      [1, darken(colour, 0.05)],
    ],
    { x2: 1, y2: 0 },
  )
  return b.lay(
    spot,
    `<path d="M0 -44C26 -30 32 4 0 46C-32 4 -26 -30 0 -44Z" fill="${fill}"/>` +
      '<path d="M0 -42V46M0 -20L14 -28M0 -20L-14 -28M0 0L19 -10M0 0L-19 -10M0 20L14 10M0 ' +
      `20L-14 10" stroke="${lighten(colour, 0.45)}" stroke-width="1.7" opacity=".75" ` +
      'fill="none" stroke-linecap="round"/>',
    { blur: 3 * size, height: 4, shine: 0.35, spot: 26, shade: 0.4, soft: 2.6, dx: 2, dy: 4 },
  )
}

export function leaves(b: Brush, spots: readonly Spot[], colour: Colour = greens.dark): string {
  return spots.map((spot) => leaf(b, spot, mix(colour, greens.bright, b.between(0, 0.4)))).join('')
}

/** Paints a ring of leaves, for example under a salad. */
export function leafRing(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  count = 7,
  colour: Colour = '#4C9A38',
): string {
  return b.times(count, (index) => {
    const turn = (index / count) * 360 + b.between(-12, 12)
    const angle = (turn * Math.PI) / 180
    return leaf(
      b,
      [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, turn + 90, b.between(1.1, 1.5)],
      mix(colour, greens.dark, b.between(0, 1)),
    )
  })
}

export function mint(b: Brush, [x, y, turn = 0, size = 1]: Spot): string {
  return (
    [
      [-38, 0.8],
      [38, 0.8],
      [0, 1],
    ] as const
  )
    .map(([off, share]) => {
      const angle = ((turn + off) * Math.PI) / 180
      return leaf(
        b,
        [
          x + Math.sin(angle) * 24 * size,
          y - Math.cos(angle) * 24 * size,
          turn + off,
          size * 0.62 * share,
        ],
        '#4FA64A',
      )
    })
    .join('')
}

export function coriander(b: Brush, spot: Spot): string {
  const [, , , size = 1] = spot
  const colour = b.pick(['#4C9A38', '#3F8B30', '#5AA845'] as const)
  const frond = (x: number, y: number, turn: number, scale: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    '<path d="M0 16C-6 8 -22 12 -24 0C-26 -8 -18 -12 -14 -10C-16 -22 -6 -28 0 -24C6 -28 16 ' +
    `-22 14 -10C18 -12 26 -8 24 0C22 12 6 8 0 16Z" fill="${colour}"/>` +
    `<path d="M0 14V-14M0 4L-13 -3M0 4L13 -3" stroke="${lighten(colour, 0.5)}" ` +
    'stroke-width="1.5" opacity=".7" fill="none"/></g>'
  return b.lay(
    spot,
    '<path d="M0 52Q-4 20 0 -4M-1 24Q-14 10 -24 6M0 20Q14 8 26 4" stroke="#6DB04A" ' +
      'stroke-width="3.2" fill="none" ' +
      `stroke-linecap="round"/>${frond(0, -16, 0, 1.05)}${frond(-30, 2, -48, 0.85)}${frond(32, 0, 46, 0.85)}`,
    { blur: 2 * size, height: 3.4, shine: 0.3, shade: 0.42, soft: 2, dx: 2, dy: 3.4 },
  )
}

/** Paints dill or another feathery herb. */
export function dill(b: Brush, spot: Spot): string {
  const sprays = b.times(
    9,
    (index) =>
      `<path d="M0 ${40 - index * 9}q${index % 2 ? 16 : -16} -6 ${index % 2 ? 30 : -30} -22" ` +
      `stroke="${b.pick(['#4C9A38', '#6DB04A', '#3F8B30'])}" stroke-width="2.6" fill="none" ` +
      'stroke-linecap="round"/>',
  )
  return b.lay(
    spot,
    `<path d="M0 56Q4 0 0 -46" stroke="#5AA845" stroke-width="3.4" fill="none" stroke-linecap="round"/>${sprays}`,
    { blur: 1.4, height: 2.4, shine: 0.2, shade: 0.4, soft: 2, dx: 2, dy: 3 },
  )
}

export function chiliRing(b: Brush, [x, y, , size = 1]: Spot, colour: Colour = '#D7261C'): string {
  return b.lay(
    [x, y, b.whole(0, 180), size],
    `<ellipse rx="10" ry="8.4" fill="${colour}"/>` +
      `<ellipse rx="6.4" ry="5.2" fill="${lighten(colour, 0.35)}"/>` +
      `<ellipse cx="1" cy=".6" rx="4" ry="3.2" fill="${darken(colour, 0.38)}" opacity=".55"/>` +
      '<circle cx="-2" cy="-1" r="1.5" fill="#FFE9A8"/>' +
      '<circle cx="2.6" cy="1.6" r="1.5" fill="#FFE9A8"/>',
    { blur: 1.5, height: 2.4, shine: 0.5, shade: 0.35, soft: 1.6, dx: 1.4, dy: 2 },
  )
}

/** Paints rings of chili within a circle. */
export function chiliRings(
  b: Brush,
  count: number,
  radius: number,
  {
    at: [x, y] = [0, 0],
    size = 1.3,
    colour = '#D7261C',
  }: { at?: Point; size?: number; colour?: Colour } = {},
): string {
  return b
    .spread(count, radius, 44)
    .map(([px, py]) => chiliRing(b, [x + px, y + py, 0, size], colour))
    .join('')
}

export function chili(b: Brush, spot: Spot, colour: Colour = '#D3221A'): string {
  const [, , , size = 1] = spot
  return b.lay(
    spot,
    '<path d="M-64 -4C-40 -20 -10 -18 22 -8C46 0 66 12 84 30C58 26 34 22 8 16C-20 12 -48 ' +
      `14 -64 4Z" fill="${b.linear([
        [0, lighten(colour, 0.15)],
        [0.6, colour],
        [1, darken(colour, 0.3)],
      ])}` +
      '"/><path d="M-62 -5Q-76 -8 -92 -20" stroke="#4F8A2B" stroke-width="6" fill="none" ' +
      'stroke-linecap="round"/><path d="M-66 -8Q-54 -14 -50 0Q-56 8 -66 6Z" fill="#5E9C33"/>',
    { blur: 4 * size, height: 6, shine: 1, spot: 26 },
  )
}

const strewn = { blur: 1, height: 1.6, shine: 0.25, shade: 0.4, soft: 1.4, dx: 1.2, dy: 2 } as const

export function scallion(
  b: Brush,
  count: number,
  radius: number,
  { at: [x, y] = [0, 0], size = 1 }: { at?: Point; size?: number } = {},
): string {
  return b.lay(
    [x, y],
    b.times(count, () => {
      const [px, py] = b.within(radius)
      const reach = b.between(4, 7) * size
      return (
        `<ellipse rx="${short(reach)}" ry="${short(reach * 0.72)}" fill="none" ` +
        `stroke="${b.pick(['#4E9F36', '#7DC050', '#B4DB86', '#3C8A2E'])}" ` +
        `stroke-width="${short(reach * 0.5)}" transform="translate(${short(px)} ${short(py)}) ` +
        `rotate(${b.whole(0, 180)})"/>`
      )
    }),
    strewn,
  )
}

/** Paints thin strips of lime leaf, chili, carrot, ginger or seaweed; thick ones for cendol. */
export function strips(
  b: Brush,
  count: number,
  radius: number,
  colour: Colour,
  {
    at: [x, y] = [0, 0],
    width = 3.2,
    length = [14, 34],
  }: { at?: Point; width?: number; length?: readonly [number, number] } = {},
): string {
  const tints = [colour, lighten(colour, 0.18), darken(colour, 0.15)]
  return b.lay(
    [x, y],
    `<g fill="none" stroke-linecap="round">${b.times(count, () => {
      const [px, py] = b.within(radius)
      const long = b.between(...length)
      return (
        `<path d="M${short(-long / 2)} 0q${short(long / 2)} ${short(b.between(-6, 6))} ` +
        `${short(long)} 0" stroke="${b.pick(tints)}" stroke-width="${width}" ` +
        `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 180)})"/>`
      )
    })}</g>`,
    width > 8 ? { blur: 3, height: 5, shine: 0.7, shade: 0.4, soft: 2, dx: 2, dy: 3 } : strewn,
  )
}

export function sprouts(b: Brush, count: number, radius: number, [x, y]: Point = [0, 0]): string {
  return b.lay(
    [x, y],
    `<g fill="none" stroke-linecap="round">${b
      .spread(count, radius, 22)
      .map(([px, py]) => {
        const long = b.between(34, 60)
        const bend = b.between(-22, 22)
        return (
          `<g transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 360)})">` +
          `<path d="M${short(-long / 2)} 0Q0 ${short(bend)} ${short(long / 2)} 0" ` +
          'stroke="#FBF6E4" stroke-width="9"/><path ' +
          `d="M${short(-long / 2)} 0l-12 ${short(bend * 0.3)}" stroke="#F0E2B4" ` +
          `stroke-width="3.4"/><ellipse cx="${short(long / 2 + 4)}" rx="9" ry="6.6" ` +
          'fill="#EDD272"/></g>'
        )
      })
      .join('')}</g>`,
    { blur: 2, height: 3, shine: 0.5, shade: 0.34, soft: 2, dx: 1.6, dy: 2.6 },
  )
}

export function peanuts(
  b: Brush,
  count: number,
  radius: number,
  { at: [x, y] = [0, 0], size = 1 }: { at?: Point; size?: number } = {},
): string {
  return b.lay(
    [x, y],
    b
      .spread(count, radius, 21)
      .map(([px, py]) => {
        const colour = b.pick(['#D89A4E', '#E3AD63', '#C58440'] as const)
        return (
          `<g transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 180)}) ` +
          `scale(${short(b.between(0.8, 1.1) * size)})">` +
          `<ellipse rx="13" ry="8.6" fill="${colour}"/>` +
          `<path d="M-10 0H10" stroke="${darken(colour, 0.35)}" stroke-width="1.6" ` +
          'opacity=".6"/></g>'
        )
      })
      .join(''),
    { blur: 2.4, height: 3.6, shine: 0.5, shade: 0.45, soft: 2, dx: 1.8, dy: 3 },
  )
}

export function anchovies(b: Brush, count: number, radius: number, [x, y]: Point = [0, 0]): string {
  return b.lay(
    [x, y],
    b
      .spread(count, radius, 26)
      .map(
        ([px, py]) =>
          '<path d="M-30 0C-18 -8 8 -8 24 -1L36 -7L33 1L36 8L24 2C8 8 -18 7 -30 0Z" ' +
          `fill="${b.pick(['#A8672B', '#BF7D3A', '#8C5120'])}" ` +
          `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 360)})"/>`,
      )
      .join(''),
    { blur: 2, height: 3, shine: 0.7, shade: 0.4, soft: 2, dx: 1.6, dy: 2.6 },
  )
}

export function shallots(b: Brush, count: number, radius: number, [x, y]: Point = [0, 0]): string {
  return b.lay(
    [x, y],
    `<g fill="none" stroke-linecap="round">${b
      .spread(count, radius, 13)
      .map(
        ([px, py]) =>
          `<path d="M-9 2Q0 ${short(b.between(-12, 12))} 10 0" ` +
          `stroke="${b.pick(['#A9601D', '#C67F31', '#8B4A14', '#D89A4A'])}" ` +
          `stroke-width="${short(b.between(2.6, 4.4))}" ` +
          `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 360)})"/>`,
      )
      .join('')}</g>`,
    { blur: 1.2, height: 2.4, shine: 0.4, shade: 0.42, soft: 1.6, dx: 1.4, dy: 2.2 },
  )
}

export function onion(
  b: Brush,
  count: number,
  radius: number,
  {
    at: [x, y] = [0, 0],
    colour = '#E7C7E0',
    width = 4.8,
  }: { at?: Point; colour?: Colour; width?: number } = {},
): string {
  return b.lay(
    [x, y],
    `<g fill="none">${b
      .spread(count, radius, 22)
      .map(([px, py]) => {
        const reach = b.between(14, 30)
        return (
          `<path d="M${short(-reach)} 0A${short(reach)} ${short(reach * 0.8)} 0 0 1 ` +
          `${short(reach)} 0" stroke="${b.pick([colour, lighten(colour, 0.4), darken(colour, 0.15)])}" ` +
          `stroke-width="${width}" stroke-linecap="round" ` +
          `transform="translate(${short(px)} ${short(py)}) rotate(${b.whole(0, 360)})"/>`
        )
      })
      .join('')}</g>`,
    { blur: 1.4, height: 2.6, shine: 0.5, shade: 0.35, soft: 1.8, dx: 1.4, dy: 2.4 },
  )
}

/** Paints a flower with any number of petals: star anise, torch ginger, orchid. */
export function flower(
  b: Brush,
  spot: Spot,
  petal: Colour = '#C77BD0',
  heart: Colour = '#F5B921',
  petals = 6,
): string {
  return b.lay(
    spot,
    b.times(
      petals,
      (index) =>
        `<ellipse cy="-20" rx="11" ry="20" fill="${index % 2 ? petal : lighten(petal, 0.14)}" ` +
        `transform="rotate(${short((index * 360) / petals)})"/>`,
    ) + `<circle r="8" fill="${heart}"/>`,
    { blur: 3, height: 4, shine: 0.3 },
  )
}

export function lemongrass(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<rect x="-56" y="-10" width="112" height="20" rx="9" ' +
      `fill="${b.linear([
        [0, '#F4F0C8'],
        [0.5, '#D9DFA0'],
        [1, '#A9B86A'],
      ])}` +
      '"/><path d="M-50 -3H50M-50 3H50" stroke="#9BA85A" stroke-width="2" opacity=".7"/>' +
      '<ellipse cx="54" rx="5" ry="9" fill="#EFE6B8"/>',
    { blur: 4, height: 5, shine: 0.4 },
  )
}
