// Paints rice: mounds of grains, pressed cubes, and sticky rice.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

/** Colours of the lit and the shaded side of a grain of rice. */
export type RiceTone = readonly [light: Colour, shade: Colour]

export const riceTones = {
  white: ['#FFFFFC', '#EADFC6'],
  stock: ['#FFFBE8', '#F0DCA4'],
  yellow: ['#FFDF6E', '#DE9F1C'],
  red: ['#C98A78', '#8A4A3E'],
  fried: ['#F2B45C', '#B56A22'],
  dark: ['#B9743A', '#6E3A18'],
  pale: ['#FBE7B4', '#D9AE66'],
  sticky: ['#FFFEF9', '#DAD3C2'],
  purple: ['#8A5A9A', '#4A2A5C'],
  black: ['#6A4A6A', '#33203A'],
  green: ['#DDEBA8', '#A9BE66'],
  tomato: ['#F7A070', '#C8562C'],
} as const satisfies Record<string, RiceTone>

export const friedFlecks: readonly Colour[] = ['#5DA63F', '#E8552E', '#F7CF5E', '#8A4216']

export function rice(
  b: Brush,
  [x, y, turn, size = 1]: Spot,
  radius: number,
  {
    tone = riceTones.white,
    height = radius,
    grain = 1,
    flecks = [],
    fleck = 0.16,
  }: {
    tone?: RiceTone
    height?: number
    grain?: number
    flecks?: readonly Colour[]
    fleck?: number
  } = {},
): string {
  const [light, shade] = tone
  const grains = Array.from({ length: Math.round((radius * height) / 15) }, () => ({
    at: b.within(1),
    turn: b.between(0, 180),
  })).toSorted(
    (first, second) =>
      second.at[0] ** 2 + second.at[1] ** 2 - (first.at[0] ** 2 + first.at[1] ** 2),
  )
  const shaded = mix(shade, '#8a6a3a', 0.55)
  const body = grains
    .map(({ at: [px, py], turn }) => {
      const rise = Math.sqrt(Math.max(0, 1 - (px * px + py * py) * 0.96))
      const lit = (-px * 0.5 - py * 0.58 + rise * 0.72) * 0.7 + 0.34 + b.between(-0.2, 0.14)
      const colour = flecks.length && b.happens(fleck) ? b.pick(flecks) : mix(shade, light, lit)
      const long = short(b.between(5.6, 8.2) * grain)
      const wide = short(b.between(2.3, 3.1) * grain)
      return (
        `<g transform="translate(${short(px * radius)} ${short(py * height)}) ` +
        `rotate(${Math.round(turn)})"><ellipse cx=".6" cy="1.4" rx="${long}" ry="${wide}" ` +
        `fill="${shaded}" opacity=".5"/><ellipse rx="${long}" ry="${wide}" ` +
        `fill="${colour}"/></g>`
      )
    })
    .join('')
  return b.lay(
    [x, y, turn, size],
    `<path d="${b.blob(radius * 0.98, height * 0.98, 0.03, 16)}" fill="${darken(shade, 0.1)}"/>${body}`,
    {
      blur: 16,
      height: 14,
      shine: 0.06,
      lit: 0.5,
      ambient: 0.64,
      shade: 0.36,
      soft: 7,
      dx: 6,
      dy: 9,
    },
  )
}

/** Paints pressed rice that is cut into cubes: ketupat, lontong or nasi impit. */
export function riceCube(
  b: Brush,
  [x, y, turn = 0, size = 1]: Spot,
  tone: Colour = '#FBF6E8',
): string {
  const grains = b.times(
    16,
    () =>
      `<ellipse cx="${short(b.between(-26, 26))}" cy="${short(b.between(-26, 26))}" rx="5" ` +
      `ry="2.2" fill="${darken(tone, 0.16)}" opacity=".5" ` +
      `transform="rotate(${b.whole(0, 180)})"/>`,
  )
  return b.lay(
    [x, y, turn, size],
    `<rect x="-33" y="-32" width="66" height="64" rx="9" fill="${b.linear([
      [0, lighten(tone, 0.4)],
      [0.5, tone],
      [1, darken(tone, 0.14)],
    ])}"/>${grains}`,
    { blur: 6, height: 8, shine: 0.25, rough: 0.3, grain: 0.06, shade: 0.46 },
  )
}
