// Paints vegetables and fruit, whole and cut.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short, smooth, type Point } from '../outline.ts'
import { greens } from '../palette.ts'
import { slab } from './chunk.ts'

export function cucumber(b: Brush, [x, y]: Spot, radius = 36): string {
  const flesh = b.radial([
    [0, '#E9F5CF'],
    [0.5, '#D5EBB0'],
    [0.8, '#B6DB8A'],
    [0.9, '#8DC160'],
    [1, '#3B7A2B'],
  ])
  const seeds = b.times(
    9,
    (index) =>
      `<ellipse cx="${short(radius * 0.42)}" rx="${short(radius * 0.13)}" ` +
      `ry="${short(radius * 0.055)}" fill="#F7FBE8" stroke="#A4CB78" stroke-width="1" ` +
      `transform="rotate(${short(index * 40 + b.between(-8, 8))})"/>`,
  )
  return b.lay(
    [x, y, b.whole(0, 60)],
    `<circle r="${radius}" fill="${flesh}"/><circle r="${short(radius * 0.6)}" ` +
      `fill="#E4F2C4" opacity=".55"/>${seeds}`,
    { blur: 3, height: 3, shine: 0.3, spot: 40, shade: 0.4, soft: 3, dx: 2, dy: 4 },
  )
}

export function tomato(b: Brush, [x, y, turn = 0]: Spot, radius = 34): string {
  const q = (share: number) => short(radius * share)
  const segments = b.times(
    6,
    (index) =>
      `<g transform="rotate(${index * 60})"><path ` +
      `d="M${q(0.16)} ${q(-0.2)}Q${q(0.8)} ${q(-0.36)} ${q(0.78)} 0Q${q(0.8)} ${q(0.36)} ` +
      `${q(0.16)} ${q(0.2)}Q${q(0.34)} 0 ${q(0.16)} ${q(-0.2)}Z" fill="#F0603A"/>` +
      `<ellipse cx="${q(0.5)}" cy="${q(-0.06)}" rx="2.6" ry="1.5" fill="#FFE0A0"/>` +
      `<ellipse cx="${q(0.62)}" cy="${q(0.1)}" rx="2.6" ry="1.5" fill="#FFE0A0"/></g>`,
  )
  return b.lay(
    [x, y, turn],
    `<circle r="${radius}" fill="#C92C1D"/><circle r="${radius - 3}" fill="#E8452C"/>${segments}`,
    { blur: 3, height: 4, shine: 0.7, spot: 34 },
  )
}

/** Paints a half slice of lime; other colours make it lemon or calamansi. */
export function lime(
  b: Brush,
  spot: Spot,
  { rind = '#4C9A2A', flesh = '#C6E27A' }: { rind?: Colour; flesh?: Colour } = {},
): string {
  const segments = b.times(4, (index) => {
    const from = (Math.PI * (index + 0.09)) / 4
    const to = (Math.PI * (index + 0.91)) / 4
    const middle = (from + to) / 2
    return (
      `<path d="M${short(Math.cos(middle) * 5)} ` +
      `${short(Math.sin(middle) * 5)}L${short(Math.cos(from) * 37)} ` +
      `${short(Math.sin(from) * 37)}Q${short(Math.cos(middle) * 40.7)} ` +
      `${short(Math.sin(middle) * 40.7)} ${short(Math.cos(to) * 37)} ` +
      `${short(Math.sin(to) * 37)}Z" fill="${flesh}" stroke="#F3F9DC" stroke-width="1.4" ` +
      'stroke-linejoin="round"/>'
    )
  })
  return b.lay(
    spot,
    `<path d="M-48 -2A48 48 0 0 0 48 -2Q0 -14 -48 -2Z" fill="${rind}"/>` +
      `<path d="M-43 -2A43 43 0 0 0 43 -2Z" fill="#F1F7DA"/>${segments}`,
    { blur: 3, height: 4, shine: 0.6, spot: 30 },
  )
}

export function calamansi(b: Brush, [x, y, turn = 0, size = 1]: Spot): string {
  return lime(b, [x, y, turn, size * 0.78], { rind: '#5E9C33', flesh: '#F7A83A' })
}

/** Paints leafy stalks, wilted in the pan or the soup: choy sum, kangkong, mustard, spinach. */
export function greensStalk(
  b: Brush,
  spot: Spot,
  leaf: Colour = '#3F8B30',
  stalk: Colour = '#A9CF74',
): string {
  const blade = (x: number, y: number, turn: number, size: number, colour: Colour) => {
    const steps = 20
    const edge = Array.from({ length: steps }, (_, step): Point => {
      const angle = (step / steps) * 6.283
      const ruffle = 1 + Math.sin(step * 2.6) * 0.06 + b.between(-0.07, 0.07)
      return [Math.cos(angle) * 34 * ruffle, Math.sin(angle) * 52 * ruffle]
    })
    return (
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(` +
      `${short(size)})"><path d="${smooth(edge)}" ` +
      `fill="${b.linear(
        [
          [0, lighten(colour, 0.16)],
          [0.48, colour],
          [0.54, darken(colour, 0.2)],
          [1, darken(colour, 0.08)],
        ],
        { x2: 1, y2: 0.2 },
      )}` +
      '"/><path d="M2 46Q-4 0 2 -44M0 20L-20 4M0 20L20 2M0 -4L-18 -20M0 -4L18 -22" ' +
      `stroke="${lighten(leaf, 0.45)}" stroke-width="2.2" fill="none" opacity=".6" ` +
      'stroke-linecap="round"/></g>'
    )
  }
  const sway = b.between(-14, 14)
  return b.lay(
    spot,
    `<path d="M-6 82Q${short(-16 + sway)} 30 -2 -30" stroke="${darken(stalk, 0.24)}" ` +
      'stroke-width="14" fill="none" stroke-linecap="round"/>' +
      `<path d="M-7 80Q${short(-17 + sway)} 30 -3 -30" stroke="${stalk}" stroke-width="9" ` +
      'fill="none" stroke-linecap="round"/>' +
      blade(-22, -6, -34 + b.between(-12, 12), 0.78, darken(leaf, 0.12)) +
      blade(-4 + sway * 0.3, -46, b.between(-14, 14), 0.96, leaf),
    { blur: 6, height: 8, shine: 0.6, rough: 0.22, grain: 0.035, shade: 0.46 },
  )
}

/** Paints a halved head of bok choy: white spoon-shaped stalks that fan into wilted leaves. */
export function bokChoy(b: Brush, spot: Spot): string {
  const leaf = (x: number, y: number, turn: number, size: number) => {
    const colour = b.pick(['#3F8B30', '#2F7A2C', '#4A9A3A'] as const)
    return (
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
      `<path d="${b.blob(26, 38, 0.1, 11)}" fill="` +
      b.linear(
        [
          [0, lighten(colour, 0.14)],
          [0.5, colour],
          [1, darken(colour, 0.22)],
        ],
        { x2: 1 },
      ) +
      '"/><path d="M0 34V-28M0 14L-15 -4M0 14L15 -4M0 -4L-12 -20M0 -4L12 -20" ' +
      'stroke="#B6DA84" stroke-width="2.6" fill="none" stroke-linecap="round" ' +
      'opacity=".85"/></g>'
    )
  }
  const stalk = (bend: number, width: number) =>
    `<path d="M0 74Q${bend * 1.5} 40 ${bend} -22" stroke="#A9C184" ` +
    `stroke-width="${width + 3}" fill="none" stroke-linecap="round"/>` +
    `<path d="M-1 72Q${bend * 1.5 - 1} 40 ${bend - 1} -22" stroke="#F1F6DE" ` +
    `stroke-width="${width - 3}" fill="none" stroke-linecap="round"/>`
  return b.lay(
    spot,
    leaf(-30, -38, -26, 1) +
      leaf(30, -38, 26, 1) +
      leaf(0, -56, b.between(-8, 8), 1.08) +
      stalk(-24, 17) +
      stalk(24, 17) +
      stalk(b.between(-4, 4), 19) +
      '<ellipse cy="72" rx="15" ry="8" fill="#DDE6BE"/>',
    { blur: 5, height: 7, shine: 0.7, spot: 30, rough: 0.12, grain: 0.04 },
  )
}

/**
 * Paints a stalk of kailan or choy sum: a thick stem to the left, soft dark leaves to the right.
 */
export function kailanStalk(b: Brush, spot: Spot): string {
  const green = b.pick(['#2F7A2C', '#276B2A', '#3A8534'] as const)
  const bend = b.between(-12, 12)
  const leaf = (x: number, y: number, turn: number, long: number, wide: number) => {
    const steps = 22
    const edge = Array.from({ length: steps }, (_, step): Point => {
      const angle = (step / steps) * 6.283
      const ruffle = 1 + Math.sin(step * 2.4) * 0.07 + b.between(-0.05, 0.05)
      return [Math.cos(angle) * long * ruffle, Math.sin(angle) * wide * ruffle]
    })
    const ribs = [-0.5, -0.1, 0.3]
      .map(
        (at) =>
          `M${short(long * at)} 0L${short(long * (at + 0.24))} ` +
          `${short(-wide * 0.72)}M${short(long * at)} 0L${short(long * (at + 0.24))} ` +
          short(wide * 0.72),
      )
      .join('')
    return (
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)})">` +
      `<path d="${smooth(edge)}" fill="` +
      b.linear([
        [0, lighten(green, 0.16)],
        [0.5, green],
        [1, darken(green, 0.24)],
      ]) +
      `"/><path d="M${short(-long)} 0H${short(long * 0.8)}${ribs}" stroke="#A8D27E" ` +
      'stroke-width="2.2" fill="none" opacity=".7" stroke-linecap="round"/></g>'
    )
  }
  return b.lay(
    spot,
    leaf(44, -16 + bend, -20 + b.between(-10, 10), 46, 22) +
      leaf(50, 20 + bend, 24 + b.between(-10, 10), 48, 21) +
      (`<path d="M-124 ${short(-bend)}Q-40 ${short(bend)} 40 ${short(bend)}" stroke="#6D9A48" ` +
        'stroke-width="23" fill="none" stroke-linecap="round"/>' +
        `<path d="M-124 ${short(-bend - 2)}Q-40 ${short(bend - 2)} 40 ${short(bend - 2)}" ` +
        'stroke="#A7CC78" stroke-width="17" fill="none" stroke-linecap="round"/>' +
        `<path d="M-118 ${short(-bend - 6)}Q-40 ${short(bend - 6)} 30 ${short(bend - 6)}" ` +
        'stroke="#D6E9B0" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>' +
        `<ellipse cx="-130" cy="${short(-bend)}" rx="7" ry="11" fill="#E3EFC4"/>`) +
      leaf(86, bend, b.between(-14, 14), 62, 30),
    { blur: 6, height: 8, shine: 0.75, spot: 28, rough: 0.2, grain: 0.04, shade: 0.48 },
  )
}

/** Paints cut lengths of long beans, water spinach or spring onions. */
export function beans(
  b: Brush,
  spots: readonly Spot[],
  colour: Colour = greens.bean,
  length = 76,
): string {
  return spots.map((spot) => slab(b, spot, length, 14, colour, { corner: 7, blur: 2 })).join('')
}

export function okra(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<path d="M-70 0C-60 -20 -10 -20 70 -4Q80 0 70 5C-10 20 -60 20 -70 0Z" ' +
      `fill="${b.linear([
        [0, '#8CC152'],
        [0.5, '#5E9C33'],
        [1, '#3F7A26'],
      ])}` +
      '"/><path d="M-62 -4Q0 -10 66 -1M-62 5Q0 10 66 2" stroke="#B9DB86" stroke-width="2" ' +
      'fill="none" opacity=".7"/><rect x="-86" y="-8" width="20" height="16" rx="5" ' +
      'fill="#7DA64A"/>',
    { blur: 4, height: 6, shine: 0.4 },
  )
}

/** Paints a round slice of carrot, radish, lotus or sweet potato. */
export function round(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  colour: Colour,
  edge: Colour = darken(colour, 0.2),
): string {
  return b.lay(
    [x, y],
    `<circle r="${radius}" fill="${edge}"/><circle r="${radius - 3}" fill="${b.radial([
      [0, lighten(colour, 0.3)],
      [0.5, colour],
      [1, lighten(colour, 0.1)],
    ])}"/>${b.times(
      7,
      (index) =>
        `<path d="M0 0L0 ${short(-radius * 0.7)}" stroke="${darken(colour, 0.12)}" ` +
        `stroke-width="1.6" opacity=".5" transform="rotate(${index * 51})"/>`,
    )}`,
    { blur: 3, height: 4, shine: 0.4 },
  )
}

/** Paints a segment of corn on the cob. */
export function cornCob(b: Brush, spot: Spot): string {
  const kernels = b.times(
    40,
    (index) =>
      `<ellipse cx="${-44 + (index % 8) * 12.5}" cy="${-24 + Math.floor(index / 8) * 12}" ` +
      `rx="6.2" ry="5.6" fill="${b.pick(['#FFD34A', '#F7C02A', '#FFE07A'])}" ` +
      'stroke="#C98A12" stroke-width="1"/>',
  )
  return b.lay(
    spot,
    `<rect x="-52" y="-32" width="104" height="64" rx="14" fill="#D99A1A"/>${kernels}`,
    { blur: 8, height: 10, shine: 0.6, rough: 0.1 },
  )
}

/** Paints a striped green Thai eggplant; a quartered one shows its seeds. */
export function greenEggplant(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<path d="M-34 18A34 34 0 0 1 34 18Q0 34 -34 18Z" fill="#5E9C33"/>' +
      '<path d="M-29 15A29 29 0 0 1 29 15Q0 26 -29 15Z" fill="#EEF4D2"/>' +
      '<ellipse cx="0" cy="6" rx="15" ry="9" fill="#DDE4A4"/>' +
      '<circle cx="-6" cy="5" r="2" fill="#B99A4A"/>' +
      '<circle cx="5" cy="3" r="2" fill="#B99A4A"/>' +
      '<circle cx="1" cy="9" r="2" fill="#B99A4A"/>',
    { blur: 3, height: 5, shine: 0.6 },
  )
}

export function purpleEggplant(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<rect x="-44" y="-20" width="88" height="40" rx="18" fill="#5A2A6A"/>' +
      '<rect x="-40" y="-17" width="80" height="20" rx="10" ' +
      `fill="${b.linear([
        [0, '#E9DDB8'],
        [1, '#CDB98A'],
      ])}` +
      '"/>',
    { blur: 4, height: 6, shine: 0.8 },
  )
}

export function cabbage(
  b: Brush,
  [x, y]: Spot,
  radius: number,
  colours: readonly Colour[] = ['#E4F0C6', '#C7DF9C', '#F3F8DF'],
): string {
  return b.lay(
    [x, y],
    b.times(26, () => {
      const [px, py] = b.within(radius)
      const half = b.between(16, 34)
      return (
        `<path d="M${short(-half)} 0Q0 ${short(b.between(-18, 18))} ${short(half)} 0" ` +
        `stroke="${b.pick(colours)}" stroke-width="${short(b.between(7, 12))}" fill="none" ` +
        `stroke-linecap="round" transform="translate(${short(px)} ${short(py)}) ` +
        `rotate(${b.whole(0, 180)})"/>`
      )
    }),
    { blur: 3, height: 4, shine: 0.4, shade: 0.4, soft: 3, dx: 2, dy: 3 },
  )
}

export function lettuce(
  b: Brush,
  [x, y]: Spot,
  width: number,
  height: number,
  colour: Colour = greens.lettuce,
): string {
  return b.times(3, (index) => {
    const reach = 1 - index * 0.24
    const start = b.between(0, 6)
    const edge = Array.from({ length: 40 }, (_, step): Point => {
      const angle = (step / 40) * 6.283
      const out =
        reach *
        (1 +
          Math.sin(step * 1.57 + start) * 0.05 +
          Math.sin(angle * 3 + start) * 0.07 +
          b.between(-0.02, 0.02))
      return [Math.cos(angle) * width * out, Math.sin(angle) * height * out]
    })
    const veins = b.times(
      9,
      (vein) =>
        `<path d="M0 0L${short(Math.cos(vein * 0.7) * width * 0.86 * reach)} ` +
        `${short(Math.sin(vein * 0.7) * height * 0.86 * reach)}" stroke="#E6F3C4" ` +
        'stroke-width="2" opacity=".4" fill="none"/>',
    )
    const fill = [darken(colour, 0.2), colour, lighten(colour, 0.34)][index] ?? colour
    return b.lay(
      [x + index * 4, y + index * 3],
      `<path d="${smooth(edge)}" fill="${fill}"/>${veins}`,
      { blur: 4, height: 6, shine: 0.25, rough: 0.35, grain: 0.02, shade: 0.3, soft: 3 },
    )
  })
}

export function pineapple(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    `<path d="M-36 26L-24 -30Q0 -40 26 -28L36 24Q0 36 -36 26Z" fill="${b.linear([
      [0, '#FFE270'],
      [1, '#F2B21A'],
    ])}"/><path d="M-22 20L-12 -24M0 26V-30M22 20L14 -24" stroke="#D9901A" stroke-width="2.4" opacity=".6"/>`,
    { blur: 4, height: 6, shine: 0.6, rough: 0.3, grain: 0.06 },
  )
}

/** Paints a fan of mango slices in the direction of `turn`. */
export function mangoFan(b: Brush, [x, y, turn = 0]: Spot, count = 7): string {
  const angle = (turn * Math.PI) / 180
  return b.times(count, (index) => {
    const off = (index - (count - 1) / 2) * 25
    return b.lay(
      [x + Math.cos(angle) * off, y + Math.sin(angle) * off, turn + (index - count / 2) * 3.4],
      `<path d="M-18 -92C16 -78 30 -30 26 10C23 52 6 84 -16 94C-6 50 -4 -40 -18 -92Z" fill="${b.linear(
        [
          [0, '#FFC93F'],
          [0.5, '#FBAE17'],
          [1, '#F09A0A'],
        ],
        { x2: 1, y2: 0.3 },
      )}"/><path d="M-14 -84C-4 -36 -4 44 -13 86" stroke="#FFE08A" stroke-width="4" fill="none" opacity=".85"/>`,
      { blur: 5, height: 7, shine: 0.7, spot: 30, shade: 0.34, soft: 3 },
    )
  })
}

export function avocadoSlice(b: Brush, spot: Spot): string {
  return b.lay(
    spot,
    '<path d="M-62 10C-40 -34 30 -40 62 -6C40 20 -30 34 -62 10Z" fill="#4F7A2A"/>' +
      '<path d="M-54 8C-36 -26 28 -32 54 -5C34 14 -28 26 -54 8Z" ' +
      `fill="${b.linear([
        [0, '#F4EE9A'],
        [1, '#BFD66A'],
      ])}` +
      '"/>',
    { blur: 4, height: 5, shine: 0.6 },
  )
}

export function mushroom(b: Brush, spot: Spot, colour: Colour = '#B98A5E'): string {
  return b.lay(
    spot,
    `<path d="M-36 6C-36 -30 36 -30 36 6Q22 12 10 8L12 34Q0 42 -12 34L-10 8Q-22 12 -36 6Z" fill="${b.linear(
      [
        [0, colour],
        [0.4, darken(colour, 0.1)],
        [0.5, '#F3E3C6'],
        [1, '#E0C9A0'],
      ],
    )}"/>`,
    { blur: 5, height: 7, shine: 0.5 },
  )
}
