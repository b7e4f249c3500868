// Paints meat and poultry: slices, chops, fried and grilled pieces, skewers, sausages.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short, smooth, type Point } from '../outline.ts'
import { chunk, slab } from './chunk.ts'

/**
 * Paints a breast, leg or fillet that is cut across and fanned out in the direction of `turn`. Each
 * slice shows skin or glaze on top and the cut side of the meat.
 */
export function fannedSlices(
  b: Brush,
  [x, y, turn = 0]: Spot,
  count: number,
  {
    skin = '#EBC57A',
    meat = '#F8EBD3',
    length = 118,
    step = 33,
  }: { skin?: Colour; meat?: Colour; length?: number; step?: number } = {},
): string {
  const angle = (turn * Math.PI) / 180
  const half = step * 0.62
  return b.times(count, (index) => {
    const off = index - (count - 1) / 2
    // The slices get shorter towards both ends, so that the row has the outline of a fillet.
    const along = off / (count / 2)
    const reach = (length * (1 - along * along * 0.42) + b.between(-5, 5)) / 2
    const cut = half * 0.34
    const fill = b.linear(
      [
        [0, darken(skin, 0.22)],
        [0.16, lighten(skin, 0.18)],
        [0.5, skin],
        [0.62, darken(skin, 0.24)],
        [0.66, meat],
        [1, darken(meat, 0.1)],
      ],
      { x2: 1, y2: 0 },
    )
    const browned = b.times(7, () => {
      const [px, py] = b.within(1)
      return (
        `<path d="${b.blob(b.between(3, 8), b.between(4, 10), 0.35, 6)}" ` +
        `transform="translate(${short(px * half * 0.5 - half * 0.3)} ` +
        `${short(py * reach * 0.78)})" ` +
        `fill="${b.pick([darken(skin, 0.24), lighten(skin, 0.3)])}" opacity=".45"/>`
      )
    })
    const fibres = b.times(
      5,
      (line) =>
        `<path d="M${short(cut + b.between(0, 3))} ` +
        `${short(-reach * 0.7 + line * reach * 0.34 + b.between(-4, 4))}q${short(half * 0.3)} ` +
        `3 ${short(half * 0.52)} ${short(b.between(4, 9))}" stroke="${darken(meat, 0.22)}" ` +
        'stroke-width="1.6" fill="none" opacity=".6"/>',
    )
    const outline =
      `M${short(-half)} ${short(-reach * 0.8)}Q${short(-half)} ${short(-reach)} ` +
      `${short(-half * 0.2)} ${short(-reach)}L${short(half * 0.5)} ` +
      `${short(-reach * 0.97)}Q${short(half)} ${short(-reach * 0.94)} ${short(half)} ` +
      `${short(-reach * 0.74)}L${short(half * 0.98)} ` +
      `${short(reach * 0.76)}Q${short(half * 0.94)} ${short(reach * 0.96)} ` +
      `${short(half * 0.4)} ${short(reach * 0.98)}L${short(-half * 0.2)} ` +
      `${short(reach)}Q${short(-half)} ${short(reach)} ${short(-half)} ${short(reach * 0.8)}Z`
    return b.lay(
      [x + Math.cos(angle) * off * step, y + Math.sin(angle) * off * step, turn + b.between(2, 8)],
      `<path d="${outline}" fill="${fill}"/>${browned}${fibres}`,
      { blur: 5, height: 7, shine: 0.8, spot: 30, rough: 0.14, grain: 0.05, shade: 0.5, dx: 4 },
    )
  })
}

/** Paints belly pork with layers of skin, fat and meat. */
export function bellySlice(
  b: Brush,
  spot: Spot,
  {
    skin = '#B5651D',
    lean = '#A9583A',
    fat = '#F6DDBB',
  }: { skin?: Colour; lean?: Colour; fat?: Colour } = {},
): string {
  const fill = b.linear([
    [0, lighten(skin, 0.2)],
    [0.16, skin],
    [0.2, fat],
    [0.36, lighten(fat, 0.3)],
    [0.4, lean],
    [0.58, darken(lean, 0.12)],
    [0.62, fat],
    [0.74, fat],
    [0.78, lean],
    [1, darken(lean, 0.25)],
  ])
  const blisters = b.times(
    8,
    (index) =>
      `<circle cx="${-44 + index * 12}" cy="${short(b.between(-30, -26))}" ` +
      `r="${short(b.between(3, 6))}" fill="${lighten(skin, 0.3)}"/>`,
  )
  return b.lay(
    spot,
    `<rect x="-52" y="-31" width="104" height="62" rx="9" fill="${fill}"/>${blisters}`,
    { blur: 4, height: 6, shine: 0.6, rough: 0.25, grain: 0.06, shade: 0.48 },
  )
}

/** Paints a slice of char siew or asado: glazed, with a red edge and a pale middle. */
export function redPork(b: Brush, spot: Spot, width = 84, height = 36): string {
  return slab(b, spot, width, height, b.pick(['#C4452E', '#B23A26', '#A83420']), {
    corner: 13,
    shine: 0.7,
    over:
      `<rect x="${-width / 2 + 5}" y="${-height / 2 + 5}" width="${width - 10}" ` +
      `height="${height - 10}" rx="9" fill="#EDB399" opacity=".62"/>` +
      `<path d="M${-width / 2 + 10} 2q${width / 4} -8 ${width - 20} 2" stroke="#C97A60" ` +
      'stroke-width="2" fill="none" opacity=".7"/>',
  })
}

/** Paints a thin slice of beef with grain and fat. */
export function beef(b: Brush, spot: Spot, colour: Colour = '#9A5A43'): string {
  const [, , , size = 1] = spot
  const outline = b.blob(58, 34, 0.1, 10)
  const grain = b.times(
    5,
    () =>
      `<path d="M${short(b.between(-40, -10))} ${short(b.between(-18, 18))}q20 ` +
      `${short(b.between(-6, 6))} ${short(b.between(34, 56))} 0" stroke="#E7B9A0" ` +
      `stroke-width="${short(b.between(1.4, 3.2))}" fill="none" opacity=".6"/>`,
  )
  return b.lay(
    spot,
    `<path d="${outline}" fill="${b.linear([
      [0, lighten(colour, 0.3)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ])}"/><path d="${outline}" fill="none" stroke="#E9C9A6" stroke-width="4" opacity=".65"/>${grain}`,
    { blur: 4 * size, height: 5, shine: 0.5, rough: 0.3, grain: 0.05, shade: 0.5 },
  )
}

/** Paints a grilled chop with dark bars. */
export function chop(
  b: Brush,
  spot: Spot,
  colour: Colour = '#B0581E',
  { bars = true }: { bars?: boolean } = {},
): string {
  const marks = bars
    ? [-80, -40, 0, 40, 80]
        .map(
          (x) =>
            `<path d="M${x - 10} -54L${x + 22} 56" stroke="#4a1c07" stroke-width="8" opacity=".5" ` +
            'stroke-linecap="round"/>',
        )
        .join('')
    : ''
  const glaze = b.times(
    26,
    () =>
      `<circle cx="${b.whole(-110, 110)}" cy="${b.whole(-50, 50)}" r="2.2" fill="#F7D79A" opacity=".8"/>`,
  )
  return b.lay(
    spot,
    '<path d="M-136 10C-140 -50 -80 -76 0 -70C80 -76 132 -50 128 0C126 56 70 76 -10 70C-80 ' +
      '74 -132 60 -136 10Z" fill="' +
      b.radial([
        [0, lighten(colour, 0.18)],
        [0.6, colour],
        [1, darken(colour, 0.45)],
      ]) +
      `"/>${marks}${glaze}`,
    { blur: 7, height: 10, shine: 0.8, rough: 0.5, grain: 0.04, shade: 0.5 },
  )
}

/** Paints a drumstick in crumbs or batter with the bone to the right. */
export function friedChicken(b: Brush, spot: Spot, colour: Colour = '#C9751F'): string {
  const outline: Point[] = [
    [-84, 4],
    [-76, -42],
    [-36, -62],
    [18, -56],
    [62, -34],
    [92, -12],
    [90, 14],
    [58, 34],
    [16, 58],
    [-40, 58],
    [-74, 40],
  ]
  const crumbs = b.times(120, () => {
    const [x, y] = b.within(1)
    return (
      `<path d="${b.blob(b.between(3, 9), b.between(2, 5), 0.35, 6)}" ` +
      `transform="translate(${short(x * 78)} ${short(y * 50)}) rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick([lighten(colour, 0.4), lighten(colour, 0.2), '#F2B85A', darken(colour, 0.16), '#E9A441'])}" ` +
      'opacity=".8"/>'
    )
  })
  const fill = b.radial(
    [
      [0, lighten(colour, 0.28)],
      [0.5, colour],
      [1, darken(colour, 0.35)],
    ],
    { cx: 0.4, cy: 0.36, r: 0.7 },
  )
  return (
    b.lay(
      spot,
      '<path d="M70 -12Q120 -22 132 -18Q146 -12 138 0Q148 12 136 18Q122 20 72 14Z" fill="#F3E3C6"/>',
      { blur: 3, height: 4, shine: 0.3 },
    ) +
    b.lay(
      spot,
      `<path d="${smooth(outline.map(([x, y]): Point => [x + b.between(-5, 5), y + b.between(-5, 5)]))}" ` +
        `fill="${fill}"/>${crumbs}`,
      {
        blur: 9,
        height: 10,
        shine: 0.4,
        spot: 18,
        lit: 0.8,
        ambient: 0.44,
        rough: 0.55,
        grain: 0.085,
        shade: 0.5,
      },
    )
  )
}

/** Paints a chicken leg without crumbs: grilled, roast, braised or in curry. */
export function chickenLeg(
  b: Brush,
  spot: Spot,
  colour: Colour = '#B9641E',
  { char = true }: { char?: boolean } = {},
): string {
  const fill = b.radial(
    [
      [0, lighten(colour, 0.34)],
      [0.5, colour],
      [1, darken(colour, 0.42)],
    ],
    { cx: 0.38, cy: 0.34, r: 0.72 },
  )
  const marks = char
    ? b.times(16, () => {
        const [x, y] = b.within(1)
        return (
          `<path d="${b.blob(b.between(6, 16), b.between(3, 7), 0.4, 7)}" ` +
          `transform="translate(${short(x * 70 - 8)} ${short(y * 46)}) ` +
          `rotate(${b.whole(-30, 30)})" fill="#3a1506" opacity=".5"/>`
        )
      })
    : ''
  return (
    b.lay(
      spot,
      '<path d="M74 -11Q126 -18 138 -18Q152 -12 144 0Q154 12 142 18Q128 18 76 12Z" fill="#EAD3AE"/>',
      { blur: 3, height: 4, shine: 0.3 },
    ) +
    b.lay(
      spot,
      '<path d="M-92 6C-96 -46 -46 -68 2 -60C44 -52 68 -20 100 -13L100 14C70 22 50 54 4 ' +
        `60C-44 66 -90 50 -92 6Z" fill="${fill}"/>${marks}`,
      {
        blur: 16,
        height: 19,
        shine: 0.85,
        spot: 20,
        rough: 0.22,
        grain: 0.05,
        shade: 0.52,
        soft: 6,
      },
    )
  )
}

/** Paints a chicken wing: the plump first joint and the flat second one, bent at the elbow. */
export function wing(b: Brush, spot: Spot, colour: Colour = '#B9641E'): string {
  const fill = b.radial(
    [
      [0, lighten(colour, 0.4)],
      [0.5, colour],
      [1, darken(colour, 0.42)],
    ],
    { cx: 0.4, cy: 0.34, r: 0.75 },
  )
  const marks = b.times(26, () => {
    const [x, y] = b.within(1)
    return (
      `<path d="${b.blob(b.between(3, 9), b.between(2, 5), 0.4, 7)}" ` +
      `transform="translate(${short(x * 66)} ${short(y * 34 - 4)}) ` +
      `rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick(['#3a1506', darken(colour, 0.3), lighten(colour, 0.45)])}" ` +
      'opacity=".42"/>'
    )
  })
  return b.lay(
    spot,
    '<path d="M-96 16C-104 -16 -84 -48 -52 -52C-26 -56 -6 -40 10 -30C22 -22 30 -22 40 ' +
      '-30C54 -42 72 -60 90 -54C108 -48 106 -26 94 -10C82 8 60 34 34 42C14 48 -2 38 -18 ' +
      `42C-38 48 -56 56 -74 50C-88 44 -94 32 -96 16Z" fill="${fill}"/>` +
      `<path d="M6 -26Q16 -6 30 -24" stroke="${darken(colour, 0.5)}" stroke-width="5" ` +
      'fill="none" opacity=".5" stroke-linecap="round"/>' +
      `<path d="M-70 -20Q-50 -38 -24 -30" stroke="${lighten(colour, 0.5)}" stroke-width="6" ` +
      `fill="none" opacity=".4" stroke-linecap="round"/>${marks}`,
    { blur: 14, height: 17, shine: 0.8, spot: 20, rough: 0.22, grain: 0.06, shade: 0.52, soft: 5 },
  )
}

export type SkewerLook = {
  colour?: Colour
  colours?: readonly Colour[]
  pieces?: number
  round?: boolean
  char?: boolean
}

/** Paints pieces on a bamboo stick, such as satay. */
export function skewer(
  b: Brush,
  [x, y, turn = 0, size = 1]: Spot,
  { colour = '#C2621E', colours, pieces = 5, round = false, char = true }: SkewerLook = {},
): string {
  const stick = b.lay(
    [x, y, turn, size],
    '<rect x="-196" y="-3.5" width="392" height="7" rx="3" fill="#D9B27A"/>' +
      '<rect x="-196" y="-3.5" width="392" height="2" rx="1" fill="#F2DBAF"/>',
    { blur: 1, height: 1, shine: 0.1, shade: 0.4, soft: 2 },
  )
  const angle = (turn * Math.PI) / 180
  const step = 210 / pieces
  return (
    stick +
    b.times(pieces, (index) => {
      const along = (-52 + index * step) * size
      const tint = colours
        ? (colours[index % colours.length] ?? colour)
        : mix(colour, '#8F3A10', b.between(0, 0.5))
      const over = !char
        ? ''
        : b.times(
            3,
            () =>
              `<path d="${b.blob(b.between(4, 10), b.between(2, 4), 0.4, 6)}" ` +
              `transform="translate(${short(b.between(-14, 14) * size)} ` +
              `${short(b.between(-14, 14) * size)}) rotate(${b.whole(-30, 30)})" fill="#3a1506" ` +
              'opacity=".65"/>',
          ) +
          b.times(
            3,
            () =>
              `<circle cx="${short(b.between(-15, 15) * size)}" ` +
              `cy="${short(b.between(-15, 15) * size)}" r="1.7" fill="#F7C04A" opacity=".8"/>`,
          )
      const spot: Spot = [x + Math.cos(angle) * along, y + Math.sin(angle) * along, turn]
      const wide = step * 0.6 * size
      return chunk(
        b,
        spot,
        round ? wide * 0.9 : b.between(wide * 0.92, wide * 1.08),
        round ? wide * 0.9 : b.between(wide * 0.88, wide * 1.1),
        tint,
        {
          over,
          rough: round ? 0.14 : 0.25,
          shine: 0.62,
          blur: (round ? 8 : 5) * size,
          height: round ? 12 : 8,
          jag: round ? 0.03 : 0.13,
          points: round ? 14 : 9,
        },
      )
    })
  )
}

export function sausageSlice(b: Brush, spot: Spot, colour: Colour = '#B93A28'): string {
  const fat = b.times(7, () => {
    const [x, y] = b.within(13)
    return `<ellipse cx="${short(x * 1.4)}" cy="${short(y)}" rx="3" ry="2" fill="#F2B9A0"/>`
  })
  return b.lay(
    spot,
    `<ellipse rx="27" ry="19" fill="${darken(colour, 0.3)}"/><ellipse rx="23" ry="15.5" fill="${colour}"/>${fat}`,
    { blur: 2.4, height: 4, shine: 0.9 },
  )
}

export function sausage(b: Brush, spot: Spot, colour: Colour = '#A8431C', length = 150): string {
  const half = length / 2
  const specks = b.times(
    26,
    () =>
      `<circle cx="${short(b.between(-half + 12, half - 12))}" ` +
      `cy="${short(b.between(-16, 16))}" r="${short(b.between(1.4, 3.4))}" ` +
      `fill="${b.pick(['#3E7A2A', '#F2C27A', '#5a1c08'])}" opacity=".75"/>`,
  )
  return b.lay(
    spot,
    `<rect x="${-half}" y="-25" width="${length}" height="50" rx="25" fill="${b.linear([
      [0, lighten(colour, 0.34)],
      [0.45, colour],
      [1, darken(colour, 0.4)],
    ])}"/>${specks}`,
    { blur: 9, height: 11, shine: 0.9, rough: 0.2, grain: 0.05, shade: 0.5 },
  )
}

/** Paints a round slice of ham, luncheon meat or chả lụa. */
export function coldCut(
  b: Brush,
  spot: Spot,
  colour: Colour = '#E9B9A2',
  edge: Colour = '#C97A5E',
): string {
  const specks = b.times(9, () => {
    const [x, y] = b.within(26)
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="3" ry="2" fill="${lighten(colour, 0.4)}" opacity=".8"/>`
  })
  return b.lay(spot, `<circle r="42" fill="${edge}"/><circle r="37" fill="${colour}"/>${specks}`, {
    blur: 3,
    height: 4,
    shine: 0.4,
  })
}

/** Paints a bone with marrow. */
export function boneRound(b: Brush, spot: Spot, meat: Colour = '#8E4A2C'): string {
  return chunk(b, spot, 74, 62, meat, {
    rough: 0.5,
    blur: 10,
    height: 14,
    shine: 0.6,
    over:
      '<ellipse rx="34" ry="29" fill="#EFE0C2"/><ellipse rx="22" ry="18" fill="#D9B48A"/>' +
      '<ellipse cx="-2" cy="-2" rx="15" ry="12" fill="#F6E3BE"/>',
  })
}

/** Paints a rib that shows the end of its bone. */
export function rib(b: Brush, spot: Spot, colour: Colour = '#7A3614'): string {
  return (
    b.lay(spot, '<rect x="34" y="-9" width="52" height="18" rx="9" fill="#EFE0C6"/>', {
      blur: 3,
      height: 4,
      shine: 0.3,
    }) + chunk(b, spot, 58, 30, colour, { blur: 8, height: 12, shine: 0.8, rough: 0.35 })
  )
}
