// Paints the backgrounds of dish pictures: cloth, tiles, terrazzo, rattan and wood. Consecutive
// dishes of a menu get different backgrounds.
import type { Brush } from './brush.ts'
import { darken, lighten, type Colour } from './colour.ts'
import { short } from './outline.ts'

type Weave =
  | 'plain'
  | 'gingham'
  | 'dots'
  | 'terrazzo'
  | 'tile'
  | 'weave'
  | 'stripes'
  | 'wood'
  | 'batik'

export const cloths = {
  pandan: { colour: '#0E5A47', weave: 'gingham' },
  turmeric: { colour: '#F2B233', weave: 'plain' },
  chili: { colour: '#D9472B', weave: 'gingham' },
  cobalt: { colour: '#24529E', weave: 'dots' },
  sky: { colour: '#A9D3DE', weave: 'gingham' },
  blush: { colour: '#F0B9A2', weave: 'plain' },
  lime: { colour: '#B9CF5B', weave: 'gingham' },
  ink: { colour: '#3A3029', weave: 'plain' },
  milk: { colour: '#EFE8DA', weave: 'terrazzo' },
  teal: { colour: '#1E7F86', weave: 'tile' },
  rose: { colour: '#D9748A', weave: 'gingham' },
  rattan: { colour: '#D9AF74', weave: 'weave' },
  indigo: { colour: '#2E3A78', weave: 'batik' },
  brick: { colour: '#B9573A', weave: 'tile' },
  mint: { colour: '#9ED0B4', weave: 'stripes' },
  plum: { colour: '#6E2F56', weave: 'dots' },
  teak: { colour: '#9A6336', weave: 'wood' },
  lemon: { colour: '#F4D86A', weave: 'stripes' },
} as const satisfies Record<string, { colour: Colour; weave: Weave }>

export type Cloth = keyof typeof cloths
export const clothNames = Object.keys(cloths) as Cloth[]

/** Paints the background of a picture seen from above. Sizes are in units of the picture. */
export function paintCloth(b: Brush, cloth: Cloth, width: number, height: number): string {
  const { colour, weave } = cloths[cloth]
  const pattern = weaves[weave]?.(b, colour)
  const chips = weave === 'terrazzo' ? terrazzo(b, width, height) : ''
  const light = b.radial(
    [
      [0, '#ffffff', 0.3],
      [0.55, '#ffffff', 0],
      [1, '#180a02', 0.3],
    ],
    { cx: 0.24, cy: 0.18, r: 1.05 },
  )
  return (
    `<rect width="${width}" height="${height}" fill="${pattern ?? colour}"/>${chips}` +
    `<rect width="${width}" height="${height}" fill="${light}"/>`
  )
}

/**
 * The SVG pattern of each weave of the tablecloth. Plain cloth has none; terrazzo has random chips
 * instead.
 */
const weaves: Partial<Record<Weave, (b: Brush, c: Colour) => string>> = {
  gingham: (b, c) =>
    b.pattern(
      'width="64" height="64" patternTransform="rotate(12)"',
      `<rect width="64" height="64" fill="${c}"/>` +
        `<rect width="32" height="64" fill="${lighten(c, 0.26)}" opacity=".42"/>` +
        `<rect width="64" height="32" fill="${lighten(c, 0.26)}" opacity=".42"/>`,
    ),
  dots: (b, c) =>
    b.pattern(
      'width="52" height="52" patternTransform="rotate(20)"',
      `<rect width="52" height="52" fill="${c}"/>` +
        '<circle cx="13" cy="13" r="4" fill="#fff" opacity=".42"/>' +
        '<circle cx="39" cy="39" r="4" fill="#fff" opacity=".42"/>',
    ),
  stripes: (b, c) =>
    b.pattern(
      'width="56" height="56" patternTransform="rotate(-28)"',
      `<rect width="56" height="56" fill="${c}"/>` +
        `<rect width="20" height="56" fill="${lighten(c, 0.5)}" opacity=".55"/>` +
        `<rect x="40" width="4" height="56" fill="${darken(c, 0.3)}" opacity=".22"/>`,
    ),
  tile: (b, c) =>
    b.pattern(
      'width="120" height="120" patternTransform="rotate(8)"',
      `<rect width="120" height="120" fill="${c}"/>` +
        `<rect x="2" y="2" width="116" height="116" rx="3" fill="${lighten(c, 0.06)}"/>` +
        `<g fill="${lighten(c, 0.42)}" opacity=".5">` +
        '<path d="M60 18c10 16 10 26 0 42c-10 -16 -10 -26 0 -42ZM60 102c10 -16 10 -26 0 ' +
        '-42c-10 16 -10 26 0 42ZM18 60c16 -10 26 -10 42 0c-16 10 -26 10 -42 0ZM102 60c-16 -10 ' +
        '-26 -10 -42 0c16 10 26 10 42 0Z"/><path ' +
        'd="M0 0h26a26 26 0 0 1 -26 26ZM120 0v26a26 26 0 0 1 -26 -26ZM0 120v-26a26 26 0 0 1 26 ' +
        '26ZM120 120h-26a26 26 0 0 1 26 -26Z"/></g>',
    ),
  batik: (b, c) =>
    b.pattern(
      'width="92" height="92" patternTransform="rotate(14)"',
      `<rect width="92" height="92" fill="${c}"/>` +
        `<g fill="none" stroke="${lighten(c, 0.6)}" stroke-opacity=".42" stroke-width="3">` +
        '<circle cx="46" cy="46" r="17"/><circle cx="46" cy="46" r="6"/>' +
        '<path d="M0 46Q23 23 46 0Q69 23 92 46Q69 69 46 92Q23 69 0 46Z"/></g>' +
        `<g fill="${lighten(c, 0.6)}" opacity=".4"><circle cx="0" cy="0" r="7"/>` +
        '<circle cx="92" cy="0" r="7"/><circle cx="0" cy="92" r="7"/>' +
        '<circle cx="92" cy="92" r="7"/></g>',
    ),
  weave: (b, c) =>
    b.pattern(
      'width="48" height="48" patternTransform="rotate(45)"',
      `<rect width="48" height="48" fill="${darken(c, 0.2)}"/>` +
        `<rect x="1" y="1" width="22" height="46" rx="3" fill="${c}"/>` +
        `<rect x="25" y="1" width="22" height="22" rx="3" fill="${lighten(c, 0.14)}"/>` +
        `<rect x="25" y="25" width="22" height="22" rx="3" fill="${darken(c, 0.07)}"/>`,
    ),
  wood: (b, c) =>
    b.pattern(
      'width="600" height="118" patternTransform="rotate(4)"',
      '<rect width="600" height="118" ' +
        `fill="${c}"/>${b.times(
          11,
          (index) =>
            `<path d="M0 ${short(6 + index * 10)}q150 ${short(b.between(-9, 9))} 300 0t300 0" ` +
            `stroke="${darken(c, 0.4)}" stroke-opacity="${short(b.between(0.1, 0.3))}" ` +
            `stroke-width="${short(b.between(1, 3))}" fill="none"/>`,
        )}` +
        `<rect y="114" width="600" height="4" fill="${darken(c, 0.6)}" opacity=".6"/>`,
    ),
}

function terrazzo(b: Brush, width: number, height: number): string {
  return b.times(
    Math.round((width * height) / 2600),
    () =>
      `<path d="${b.blob(b.between(5, 17), b.between(4, 12), 0.4, 6)}" ` +
      `transform="translate(${short(b.between(0, width))} ${short(b.between(0, height))}) ` +
      `rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick(['#C9BBA3', '#B9A98F', '#E8C9A9', '#9FB7A6', '#D8D0C2', '#C77F5E'])}" ` +
      `opacity="${short(b.between(0.35, 0.8))}"/>`,
  )
}

/**
 * Paints the background of a picture seen from the side: a wall and a table, which begins at
 * `edge`.
 */
export function paintTable(
  b: Brush,
  cloth: Cloth,
  width: number,
  height: number,
  edge: number,
): string {
  const { colour } = cloths[cloth]
  const wall = b.radial(
    [
      [0, lighten(colour, 0.62)],
      [0.7, lighten(colour, 0.22)],
      [1, darken(colour, 0.16)],
    ],
    { cx: 0.32, cy: 0.26, r: 0.95 },
  )
  const table = b.linear([
    [0, darken(colour, 0.34)],
    [0.1, darken(colour, 0.12)],
    [1, lighten(colour, 0.06)],
  ])
  return (
    `<rect width="${width}" height="${height}" fill="${wall}"/>` +
    `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${table}"/>` +
    `<rect y="${edge}" width="${width}" height="3" fill="#fff" opacity=".28"/>`
  )
}
