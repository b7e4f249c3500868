// Paints noodles as tangled strands, and straight shreds, for example of papaya or ginger.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short, type Point } from '../outline.ts'

type NoodleLook = {
  strands?: number
  width?: number
  colour?: Colour
  height?: number
  wave?: number
  flat?: boolean
  shade?: number
  span?: readonly [number, number]
}

export const noodleKinds = {
  vermicelli: { strands: 96, width: 4.6, colour: '#FFFAEC' },
  thick: { strands: 62, width: 10.5, colour: '#FFF6DC' },
  flat: { strands: 56, width: 14, colour: '#FFF8E6', flat: true, wave: 0.1 },
  egg: { strands: 120, width: 5.6, colour: '#F2C24A' },
  yellow: { strands: 80, width: 9.5, colour: '#F4BE45' },
  glass: { strands: 90, width: 4.4, colour: '#EADFC9' },
  wok: { strands: 96, width: 15, colour: '#8A4A1C', flat: true },
  fried: { strands: 124, width: 9, colour: '#DC8A30' },
  crisp: { strands: 70, width: 6, colour: '#D98A24', shade: 0.5 },
  instant: { strands: 110, width: 7.4, colour: '#F0A93A', wave: 0.5 },
  thin: { strands: 150, width: 5, colour: '#E5B45C' },
} as const satisfies Record<string, NoodleLook>

export function noodles(
  b: Brush,
  [x, y, turn, size = 1]: Spot,
  radius: number,
  {
    strands = 90,
    width = 6,
    colour = '#F3DDA0',
    height = radius * 0.9,
    wave = 0.16,
    flat = false,
    shade = 0.3,
    span = [0.8, 3.2],
  }: NoodleLook = {},
): string {
  const bounds = b.clip(`<path d="${b.blob(radius, height, 0.05, 16)}"/>`)
  const edge = mix(darken(colour, 0.35), '#6b3a12', 0.45)
  const body = b.times(strands, (index) => {
    const layer = index / strands
    const path = strandPath(b, radius, height / radius, wave, span, index)
    const base = mix(
      mix(darken(colour, 0.12), '#C98A3A', 0.18),
      lighten(colour, 0.2),
      layer * 0.75 + b.between(0, 0.3),
    )
    const broad = width * b.between(0.85, 1.15)
    return (
      `<path d="${path}" stroke="${edge}" stroke-opacity=".6" ` +
      `stroke-width="${short(broad + 2.2)}" transform="translate(1 1.8)"/>` +
      `<path d="${path}" stroke="${base}" stroke-width="${short(broad)}"/>` +
      (layer > 0.35
        ? `<path d="${path}" stroke="${lighten(base, 0.55)}" stroke-opacity=".65" ` +
          `stroke-width="${short(broad * (flat ? 0.16 : 0.26))}" ` +
          'transform="translate(-.9 -1.1)"/>'
        : '')
    )
  })
  return b.lay(
    [x, y, turn, size],
    `<g clip-path="url(#${bounds})" fill="none" stroke-linecap="round">` +
      `<path d="${b.blob(radius * 0.96, height * 0.96, 0.05, 16)}" ` +
      `fill="${mix(darken(colour, 0.3), '#8a5a22', 0.4)}"/>${body}</g>`,
    { blur: 14, height: 11, shine: 0.1, lit: 0.55, ambient: 0.6, shade },
  )
}

function strandPath(
  b: Brush,
  radius: number,
  squash: number,
  wave: number,
  [least, most]: readonly [number, number],
  index: number,
): string {
  const [ox, oy] = b.within(radius * 0.45)
  const reach = radius * b.between(0.2, 0.95)
  const start = b.between(0, 6.28)
  const sweep = b.between(least, most)
  const points = Array.from({ length: 8 }, (_, step): Point => {
    const angle = start + (sweep * step) / 7
    const out = reach * (1 + Math.sin(step * 1.7 + index) * wave)
    return [ox + Math.cos(angle) * out, (oy + Math.sin(angle) * out) * squash]
  })
  return points.slice(1, -1).reduce(
    (path, [px, py], step) => {
      const [nx, ny] = points[step + 2] ?? [px, py]
      return `${path}Q${short(px)} ${short(py)} ${short((px + nx) / 2)} ${short((py + ny) / 2)}`
    },
    `M${short(points[0]?.[0] ?? 0)} ${short(points[0]?.[1] ?? 0)}`,
  )
}

export function shreds(
  b: Brush,
  [x, y, turn, size = 1]: Spot,
  radius: number,
  {
    count = 130,
    width = 5,
    colours = ['#EFE7B8', '#DCE2A0'],
    length = [50, 120],
    height = radius,
  }: {
    count?: number
    width?: number
    colours?: readonly Colour[]
    length?: readonly [number, number]
    height?: number
  } = {},
): string {
  const body = b.times(count, (index) => {
    const [px, py] = b.within(radius * 0.84)
    const long = b.between(...length)
    const path = `M${short(-long / 2)} 0Q0 ${short(b.between(-18, 18))} ${short(long / 2)} 0`
    const tint = b.pick(colours)
    const colour = mix(
      mix(tint, '#C98A3A', 0.14),
      lighten(tint, 0.15),
      (index / count) * 0.8 + b.between(0, 0.2),
    )
    return (
      `<g transform="translate(${short(px)} ${short((py * height) / radius)}) ` +
      `rotate(${b.whole(0, 180)})"><path d="${path}" stroke="${mix(colour, '#7a4a14', 0.7)}" ` +
      `stroke-opacity=".42" stroke-width="${width + 1.6}"/>` +
      `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>` +
      `<path d="${path}" stroke="${lighten(colour, 0.6)}" stroke-opacity=".7" ` +
      `stroke-width="${short(width * 0.25)}"/></g>`
    )
  })
  return b.lay([x, y, turn, size], `<g fill="none" stroke-linecap="round">${body}</g>`, {
    blur: 10,
    height: 8,
    shine: 0.12,
    lit: 0.55,
    ambient: 0.6,
  })
}
