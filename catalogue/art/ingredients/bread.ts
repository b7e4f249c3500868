// Paints breads and flat breads: toast, baguette, prata, buns, sticks, crackers.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

const browned = ['#A35A18', '#C27A2A', '#8A4210', '#FCEBC0'] as const

/** Paints prata, canai or palata: spiral layers with brown spots. */
export function prata(
  b: Brush,
  spot: Spot,
  radius: number,
  { colour = '#F0BE62', square = false }: { colour?: Colour; square?: boolean } = {},
): string {
  const outline = square
    ? `M${-radius} ${-radius * 0.72}Q0 ${-radius * 0.86} ${radius} ` +
      `${-radius * 0.74}Q${radius * 1.06} 0 ${radius * 0.98} ${radius * 0.74}Q0 ` +
      `${radius * 0.84} ${-radius} ${radius * 0.72}Q${-radius * 1.05} 0 ${-radius} ` +
      `${-radius * 0.72}Z`
    : b.blob(radius, radius * 0.94, 0.07, 13)
  const spots = b.times(46, () => {
    const [x, y] = b.within(radius * 0.82)
    return (
      `<path d="${b.blob(b.between(5, 19), b.between(3, 10), 0.4, 7)}" ` +
      `transform="translate(${short(x)} ${short(square ? y * 0.8 : y)}) ` +
      `rotate(${b.whole(0, 180)})" fill="${b.pick(browned)}" opacity=".62"/>`
    )
  })
  const layers = square
    ? [-0.34, 0, 0.34]
        .map(
          (share) =>
            `<path d="M${short(-radius * 0.9)} ${short(radius * share)}Q0 ` +
            `${short(radius * share + b.between(-10, 10))} ${short(radius * 0.9)} ` +
            `${short(radius * share)}" stroke="#A9641C" stroke-width="4" fill="none" ` +
            'opacity=".45"/>',
        )
        .join('')
    : `<path d="${spiral(radius * 0.86)}" stroke="#A9641C" stroke-width="4.5" fill="none" ` +
      `opacity=".5" stroke-linecap="round"/><path d="${spiral(radius * 0.86)}" ` +
      'stroke="#FFF0C6" stroke-width="2.4" fill="none" opacity=".7" stroke-linecap="round" ' +
      'transform="translate(-3 -4)"/>'
  const fill = b.radial([
    [0, '#FCE7B2'],
    [0.6, colour],
    [1, darken(colour, 0.28)],
  ])
  return b.lay(spot, `<path d="${outline}" fill="${fill}"/>${layers}${spots}`, {
    blur: 7,
    height: 11,
    shine: 0.3,
    rough: 0.7,
    grain: 0.02,
    shade: 0.5,
    soft: 6,
  })
}

function spiral(radius: number): string {
  const points = Array.from({ length: 40 }, (_, step) => {
    const angle = step * 0.42
    const out = radius * (1 - step / 42)
    return `${short(Math.cos(angle) * out)} ${short(Math.sin(angle) * out)}`
  })
  return `M${points.join('L')}`
}

/** Paints two thin slices of toast, pressed together, with kaya and cold butter between them. */
export function kayaToast(b: Brush, spot: Spot, filling: Colour = '#A8A83A'): string {
  const crumb = b.times(60, () => {
    const [x, y] = b.within(70)
    return (
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(b.between(1.4, 5))}" ` +
      `fill="${b.pick(['#B9742E', '#FBE4B4', '#8A4A18', '#D9A052'])}" opacity=".5"/>`
    )
  })
  const browned = b.times(4, () => {
    const [x, y] = b.within(44)
    return (
      `<path d="${b.blob(b.between(16, 30), b.between(12, 22), 0.3, 9)}" ` +
      `transform="translate(${short(x)} ${short(y)})" fill="#A85F1E" opacity=".28"/>`
    )
  })
  const slice = (colour: Colour) =>
    `<path d="M-74 -62Q-80 -80 -60 -80H60Q80 -80 76 -60L78 60Q78 78 60 78H-60Q-78 78 -76 60Z" fill="${b.linear(
      [
        [0, lighten(colour, 0.3)],
        [0.6, colour],
        [1, darken(colour, 0.2)],
      ],
    )}" stroke="#8A4A18" stroke-width="7" stroke-linejoin="round"/>`
  return (
    b.lay(spot, `<g transform="translate(20 26)">${slice('#D9A052')}</g>`, {
      blur: 5,
      height: 7,
      shine: 0.2,
      rough: 0.4,
      grain: 0.05,
      shade: 0.55,
      soft: 6,
    }) +
    b.lay(
      spot,
      '<g transform="translate(12 15)"><path d="M-72 -70H76Q84 20 80 78L-64 82Q-84 30 -72 ' +
        `-70Z" fill="${filling}"/><path d="M-30 62H44V82H-30ZM66 -30H84V34H66Z" ` +
        'fill="#FFEE9A"/></g>',
      { blur: 4, height: 6, shine: 0.8, shade: 0.3 },
    ) +
    b.lay(spot, `${slice('#E2AE62')}${browned}${crumb}`, {
      blur: 5,
      height: 7,
      shine: 0.22,
      rough: 0.45,
      grain: 0.05,
      shade: 0.45,
    })
  )
}

/** Paints a torn piece of prata that shows its layers. */
export function tornRoti(b: Brush, spot: Spot): string {
  const folds = b.times(
    5,
    (index) =>
      `<path d="M${-66 + index * 8} ${-30 + index * 15}Q0 ${-46 + index * 17} ` +
      `${62 - index * 5} ${-24 + index * 13}" stroke="${index % 2 ? '#FFF3CF' : '#B9742A'}" ` +
      `stroke-width="${index % 2 ? 6 : 4}" fill="none" opacity=".7" stroke-linecap="round"/>`,
  )
  const spots = b.times(12, () => {
    const [x, y] = b.within(52)
    return (
      `<path d="${b.blob(b.between(4, 11), b.between(3, 7), 0.4, 7)}" ` +
      `transform="translate(${short(x)} ${short(y * 0.6)})" fill="${b.pick(browned)}" ` +
      'opacity=".5"/>'
    )
  })
  return b.lay(
    spot,
    `<path d="${b.blob(84, 54, 0.16, 12)}" fill="${b.linear([
      [0, '#FBE3AC'],
      [0.6, '#EDBB60'],
      [1, '#B9772A'],
    ])}"/>${folds}${spots}`,
    { blur: 8, height: 12, shine: 0.4, rough: 0.5, grain: 0.03, shade: 0.5, soft: 6 },
  )
}

/** Paints a croissant: a crescent of overlapping rolled layers. */
export function pastryCrescent(b: Brush, spot: Spot): string {
  const count = 9
  const layer = (index: number) => {
    const at = (index / (count - 1)) * 2 - 1
    const angle = at * 1.02
    const [x, y] = [Math.sin(angle) * 132, 62 - Math.cos(angle) * 118]
    const size = 1 - Math.abs(at) ** 1.6 * 0.58
    const tint = b.pick(['#D8923C', '#CC832E', '#DE9C4A'] as const)
    const shine =
      `<path d="M${short(-20 * size)} ${short(-44 * size)}Q${short(-26 * size)} 0 ` +
      `${short(-18 * size)} ${short(40 * size)}" stroke="#F8D898" ` +
      `stroke-width="${short(5 * size)}" fill="none" opacity=".55" stroke-linecap="round"/>`
    return (
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(angle * 57.3)})">` +
      `<path d="M${short(-30 * size)} ${short(-52 * size)}Q${short(8 * size)} ` +
      `${short(-66 * size)} ${short(34 * size)} ${short(-48 * size)}Q${short(44 * size)} 0 ` +
      `${short(32 * size)} ${short(50 * size)}Q${short(4 * size)} ${short(64 * size)} ` +
      `${short(-28 * size)} ${short(50 * size)}Q${short(-40 * size)} 0 ${short(-30 * size)} ` +
      `${short(-52 * size)}Z" fill="` +
      b.linear(
        [
          [0, darken(tint, 0.34)],
          [0.24, tint],
          [0.6, lighten(tint, 0.24)],
          [1, darken(tint, 0.26)],
        ],
        { x2: 1, y2: 0 },
      ) +
      `" stroke="#8A4A14" stroke-opacity=".5" stroke-width="2.5"/>${shine}</g>`
    )
  }
  // The rolled layers of the croissant are painted from both ends to the middle, so that the middle
  // layer lies on top.
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (first, second) => Math.abs(second - (count - 1) / 2) - Math.abs(first - (count - 1) / 2),
  )
  return b.lay(spot, order.map(layer).join(''), {
    blur: 8,
    height: 13,
    shine: 0.6,
    spot: 20,
    rough: 0.2,
    grain: 0.05,
    shade: 0.5,
    soft: 7,
  })
}

/** Paints a thick slice seen from above, with a spread. */
export function toastSlice(
  b: Brush,
  spot: Spot,
  spread?: Colour,
  bits: readonly Colour[] = [],
): string {
  const crust = b.times(
    50,
    () =>
      `<circle cx="${short(b.between(-76, 76))}" cy="${short(b.between(-76, 76))}" ` +
      `r="${short(b.between(1.4, 4.4))}" fill="${b.pick(['#C98436', '#FBE7BE', '#A9642A'])}" ` +
      'opacity=".5"/>',
  )
  const top = spread
    ? `<path d="${b.blob(70, 66, 0.08, 12)}" fill="${b.radial([
        [0, lighten(spread, 0.16)],
        [0.7, spread],
        [1, darken(spread, 0.16)],
      ])}"/>`
    : ''
  const strewn = bits.length
    ? b.times(60, () => {
        const [x, y] = b.within(62)
        return (
          `<path d="${b.blob(b.between(3, 7), b.between(2, 4), 0.3, 6)}" fill="${b.pick(bits)}" ` +
          `transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 180)})"/>`
        )
      })
    : ''
  return b.lay(
    spot,
    '<path d="M-88 -70Q-100 -96 -60 -98Q0 -106 60 -98Q100 -96 88 -70L88 74Q88 90 70 ' +
      '90H-70Q-88 90 -88 74Z" fill="#A9642A"/><path ' +
      'd="M-78 -68Q-88 -86 -56 -88Q0 -95 56 -88Q88 -86 78 -68L78 70Q78 80 66 80H-66Q-78 80 ' +
      `-78 70Z" fill="${b.linear([
        [0, '#F4CF8E'],
        [1, '#DDA254'],
      ])}` +
      `"/>${crust}${top}${strewn}`,
    {
      blur: 6,
      height: 8,
      shine: spread ? 0.45 : 0.2,
      rough: 0.4,
      grain: 0.04,
      shade: 0.5,
      soft: 6,
    },
  )
}

/** Paints the two halves of a baguette, with the filling between them. */
export function baguette(b: Brush, filling: () => string): string {
  const lower = b.linear([
    [0, '#E9A24A'],
    [0.5, '#C9742A'],
    [1, '#8E4513'],
  ])
  const upper = b.linear([
    [0, '#F2B866'],
    [0.5, '#D98A36'],
    [1, '#A85A1C'],
  ])
  const slashes = [-130, -44, 42, 128]
    .map(
      (x) =>
        `<path d="M${x - 26} 4Q${x} -38 ${x + 38} -40" stroke="#F9DDA8" stroke-width="13" ` +
        'stroke-linecap="round" fill="none" opacity=".85"/>',
    )
    .join('')
  return (
    b.lay(
      [6, 48, -22],
      '<path d="M-236 6C-220 -40 -120 -58 0 -58C120 -58 220 -40 238 6C226 52 120 66 0 ' +
        `66C-120 66 -226 52 -236 6Z" fill="${lower}"/>`,
      {
        blur: 11,
        height: 14,
        shine: 0.5,
        rough: 0.3,
        grain: 0.03,
        shade: 0.55,
        soft: 8,
        dx: 6,
        dy: 10,
      },
    ) +
    filling() +
    b.lay(
      [-26, -72, -22],
      '<path d="M-228 10C-214 -34 -120 -52 0 -52C120 -52 214 -34 230 10C210 28 120 20 0 ' +
        `20C-120 20 -210 30 -228 10Z" fill="${upper}"/>${slashes}`,
      { blur: 11, height: 15, shine: 0.55, rough: 0.3, grain: 0.03, shade: 0.5, soft: 6, dy: 9 },
    )
  )
}

/**
 * Returns points along a filled baguette from end to end; `rise` moves them towards the upper half.
 */
export function alongBaguette(steps: readonly number[], rise = 0): Spot[] {
  const angle = (-22 * Math.PI) / 180
  return steps.map((step): Spot => [
    -10 + step * Math.cos(angle) + Math.sin(angle) * rise,
    -4 + step * Math.sin(angle) - rise,
    -22,
  ])
}

/** Paints a round bun from above, for a burger, siopao or pan de sal. */
export function bun(
  b: Brush,
  spot: Spot,
  radius: number,
  { colour = '#D9862E', sesame = 0 }: { colour?: Colour; sesame?: number } = {},
): string {
  const seeds = b
    .spread(sesame, radius * 0.76, 20)
    .map(
      ([x, y]) =>
        `<g transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 180)})">` +
        '<ellipse cx="1" cy="2" rx="7.5" ry="4.6" fill="#5a2a08" opacity=".4"/>' +
        '<ellipse rx="7.5" ry="4.6" fill="#FFF3D2"/></g>',
    )
    .join('')
  return (
    b.lay(
      spot,
      `<path d="${b.blob(radius, radius * 0.97, 0.03, 14)}" fill="${b.radial(
        [
          [0, lighten(colour, 0.34)],
          [0.55, colour],
          [1, darken(colour, 0.38)],
        ],
        { cx: 0.4, cy: 0.36, r: 0.68 },
      )}"/>`,
      { blur: 18, height: 24, shine: 0.6, spot: 14, shade: 0.5, soft: 6 },
    ) + b.lay(spot, seeds)
  )
}

/** Paints a white steamed bun, pleated or open on top. */
export function bao(b: Brush, spot: Spot, { filling }: { filling?: Colour } = {}): string {
  const top = filling
    ? '<path d="M-26 -8Q-8 -34 0 -10Q10 -36 28 -8Q12 2 22 22Q2 14 -16 24Q-10 6 -26 -8Z" ' +
      `fill="${filling}"/><path d="M-12 -2Q0 -14 12 -2Q4 10 -8 8Z" ` +
      `fill="${darken(filling, 0.3)}"/>`
    : b.times(
        9,
        (index) =>
          '<path d="M0 -6Q10 -26 4 -44" stroke="#CDB98F" stroke-width="3" fill="none" ' +
          `opacity=".7" transform="rotate(${index * 40})"/>`,
      )
  return b.lay(
    spot,
    `<path d="${b.blob(66, 64, 0.03, 14)}" fill="${b.radial(
      [
        [0, '#FFFFFF'],
        [0.6, '#FBF3E2'],
        [1, '#D9C7A4'],
      ],
      { cx: 0.4, cy: 0.36, r: 0.7 },
    )}"/>${top}`,
    { blur: 15, height: 17, shine: 0.3, spot: 20, shade: 0.45, soft: 6 },
  )
}

/** Paints a pair of fried dough sticks (youtiao). */
export function doughStick(b: Brush, spot: Spot): string {
  const half = (y: number) =>
    `<rect x="-150" y="${y}" width="300" height="36" rx="18" fill="${b.linear([
      [0, '#F2BE68'],
      [0.45, '#D9923A'],
      [1, '#8E4E16'],
    ])}"/>`
  return b.lay(
    spot,
    `${half(-34)}${half(-2)}${b.times(
      40,
      () =>
        `<circle cx="${short(b.between(-140, 140))}" cy="${short(b.between(-30, 30))}" ` +
        `r="${short(b.between(1.5, 4.5))}" fill="${b.pick(['#F9DDA0', '#A9601D'])}" ` +
        'opacity=".6"/>',
    )}`,
    { blur: 8, height: 12, shine: 0.4, rough: 0.45, grain: 0.05, shade: 0.5 },
  )
}

/** Paints a cracker: kerupuk, prawn cracker or papadum. */
export function cracker(b: Brush, [x, y, , size = 1]: Spot, colour: Colour = '#F0C886'): string {
  const bubbles = b.times(22, () => {
    const [px, py] = b.within(56)
    return (
      `<path d="${b.blob(b.between(3, 9), b.between(3, 7), 0.3, 7)}" ` +
      `transform="translate(${short(px)} ${short(py)})" ` +
      `fill="${b.pick([lighten(colour, 0.55), darken(colour, 0.12)])}" opacity=".7"/>`
    )
  })
  return b.lay(
    [x, y, b.whole(0, 90), size],
    `<path d="${b.blob(70, 62, 0.12, 14)}" fill="${b.radial([
      [0, lighten(colour, 0.4)],
      [0.7, colour],
      [1, darken(colour, 0.22)],
    ])}"/>${bubbles}`,
    { blur: 7, height: 11, shine: 0.4, rough: 0.5, grain: 0.045, shade: 0.45 },
  )
}

export function samosa(b: Brush, spot: Spot, colour: Colour = '#D9923A'): string {
  const blisters = b.times(
    26,
    () =>
      `<circle cx="${short(b.between(-44, 44))}" cy="${short(b.between(-26, 40))}" ` +
      `r="${short(b.between(1.5, 5))}" ` +
      `fill="${b.pick([lighten(colour, 0.4), darken(colour, 0.25)])}" opacity=".6"/>`,
  )
  return b.lay(
    spot,
    '<path d="M0 -82Q14 -82 24 -62L86 46Q90 62 74 64Q0 76 -74 64Q-90 62 -86 46L-24 -62Q-14 ' +
      `-82 0 -82Z" fill="${b.linear([
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.35)],
      ])}` +
      `"/><path d="M-76 54Q0 34 76 54" stroke="${darken(colour, 0.4)}" stroke-width="4" ` +
      `fill="none" opacity=".5"/>${blisters}`,
    { blur: 13, height: 16, shine: 0.5, rough: 0.35, grain: 0.05, shade: 0.5, soft: 6 },
  )
}
