// Paints prawns, fish, squid, shells and crab.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

export function prawn(b: Brush, spot: Spot): string {
  const [, , , size = 1] = spot
  const count = 8
  const at = (index: number) => {
    const angle = -2.7 + index * 0.47
    return { x: Math.cos(angle) * 40, y: Math.sin(angle) * 40, angle }
  }
  const end = at(count - 0.3)
  const tail = [-28, 0, 28]
    .map(
      (fan) =>
        '<path d="M0 0C8 -9 26 -9 34 0C26 9 8 9 0 0Z" fill="#E2461F" ' +
        `transform="translate(${short(end.x)} ${short(end.y)}) ` +
        `rotate(${short(end.angle * 57.3 + 90 + fan)})"/>`,
    )
    .join('')
  const rings = b.times(count, (step) => {
    const index = count - 1 - step
    const { x, y, angle } = at(index)
    const wide = 24 - index * 1.5
    return (
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(wide)}" ry="12" ` +
      `transform="rotate(${short(angle * 57.3)} ${short(x)} ${short(y)})" ` +
      `fill="${index % 2 ? '#F4733A' : '#FB9A63'}"/>` +
      (`<path d="M${short(x + Math.cos(angle) * (wide - 7))} ` +
        `${short(y + Math.sin(angle) * (wide - 7))}l${short(Math.cos(angle) * 7)} ` +
        `${short(Math.sin(angle) * 7)}" stroke="#D9411B" stroke-width="11" ` +
        'stroke-linecap="round" opacity=".75"/>') +
      (`<path d="M${short(x - Math.cos(angle) * wide * 0.55)} ` +
        `${short(y - Math.sin(angle) * wide * 0.55)}l${short(Math.cos(angle) * wide * 0.7)} ` +
        `${short(Math.sin(angle) * wide * 0.7)}" stroke="#FFE6D2" stroke-width="3" ` +
        'opacity=".6"/>')
    )
  })
  return b.lay(spot, tail + rings, { blur: 4 * size, height: 6, shine: 0.8, spot: 30 })
}

/** Paints a whole fish, grilled or fried, with cuts across its side. */
export function fish(
  b: Brush,
  spot: Spot,
  colour: Colour = '#B8702A',
  { salted = false, cuts = '#5a2a0b' }: { salted?: boolean; cuts?: Colour } = {},
): string {
  const body = b.linear([
    [0, lighten(colour, 0.25)],
    [0.5, colour],
    [1, darken(colour, 0.3)],
  ])
  const salt = salted
    ? b.times(120, () => {
        const [x, y] = b.within(1)
        return (
          `<circle cx="${short(x * 130 - 10)}" cy="${short(y * 52)}" ` +
          `r="${short(b.between(1.6, 4))}" fill="#fff" opacity=".85"/>`
        )
      })
    : ''
  return b.lay(
    spot,
    '<path d="M-170 0C-130 -62 -20 -78 70 -42C100 -30 120 -18 140 -8L190 -52Q186 0 194 ' +
      `48L140 10C110 34 60 64 -10 66C-90 66 -140 40 -170 0Z" fill="${body}"/>` +
      (`<path d="M-60 -66Q0 -92 60 -52" fill="none" stroke="${darken(colour, 0.4)}" ` +
        'stroke-width="9" stroke-linecap="round" opacity=".7"/>' +
        `<path d="M-104 -36Q-88 0 -104 40" stroke="${darken(colour, 0.45)}" stroke-width="4" ` +
        'fill="none" opacity=".7"/>') +
      [-62, -14, 34, 78]
        .map(
          (x) =>
            `<path d="M${x} -42q20 38 8 78" stroke="${cuts}" stroke-width="8" fill="none" ` +
            'opacity=".6" stroke-linecap="round"/>',
        )
        .join('') +
      `${salt}<circle cx="-132" cy="-10" r="8" fill="#fff"/><circle cx="-132" cy="-10" r="4.5" fill="#1d0c04"/>`,
    { blur: 7, height: 9, shine: 0.7, rough: 0.3, grain: 0.05 },
  )
}

/** Paints a small silver fish: sardine or mackerel. */
export function smallFish(b: Brush, spot: Spot, colour: Colour = '#8FA3AE'): string {
  const body = b.linear([
    [0, darken(colour, 0.45)],
    [0.35, colour],
    [0.7, lighten(colour, 0.55)],
    [1, colour],
  ])
  return b.lay(
    spot,
    '<path d="M-78 0C-58 -26 0 -30 44 -10L78 -26Q72 0 80 24L44 9C0 28 -58 24 -78 0Z" ' +
      `fill="${body}"/><circle cx="-58" cy="-4" r="4" fill="#fff"/>` +
      '<circle cx="-58" cy="-4" r="2.2" fill="#111111"/>',
    { blur: 5, height: 6, shine: 0.9, spot: 24 },
  )
}

/** Paints a fish steak or fillet with a line of skin. */
export function fishFillet(
  b: Brush,
  spot: Spot,
  colour: Colour = '#F1D9AE',
  skin: Colour = '#7A8A8E',
): string {
  const flakes = [-34, -12, 10, 32]
    .map(
      (x) =>
        `<path d="M${x} -28q10 26 0 54" stroke="${darken(colour, 0.2)}" stroke-width="2.6" ` +
        'fill="none" opacity=".7"/>',
    )
    .join('')
  return b.lay(
    spot,
    `<path d="M-60 -18C-40 -42 34 -44 58 -20C66 0 56 30 34 34C0 42 -46 38 -58 18Z" fill="${b.linear(
      [
        [0, skin],
        [0.13, lighten(skin, 0.35)],
        [0.2, colour],
        [1, darken(colour, 0.16)],
      ],
    )}"/>${flakes}`,
    { blur: 6, height: 8, shine: 0.5, rough: 0.3, grain: 0.04 },
  )
}

export function squidRing(b: Brush, spot: Spot, colour: Colour = '#FBEFE2'): string {
  return b.lay(
    spot,
    `<ellipse rx="30" ry="25" fill="none" stroke="${colour}" stroke-width="14"/>` +
      '<ellipse rx="37" ry="32" fill="none" stroke="#C98AA0" stroke-width="2" opacity=".8"/>',
    { blur: 4, height: 6, shine: 0.8, spot: 24 },
  )
}

/** Paints a whole squid, scored and charred. */
export function squid(b: Brush, spot: Spot, colour: Colour = '#D9A08A'): string {
  const arms = b.times(
    7,
    (index) =>
      `<path d="M${60 + index * 2} ${-24 + index * 8}q34 ${short(b.between(-16, 16))} 62 ` +
      `${short(b.between(-14, 14))}" stroke="${darken(colour, 0.16)}" stroke-width="9" ` +
      'fill="none" stroke-linecap="round"/>',
  )
  return b.lay(
    spot,
    `${arms}<path d="M-120 0L-84 -50Q-70 -44 -64 -34C-20 -46 40 -42 74 -26L74 26C40 42 -20 ` +
      '46 -64 34Q-70 44 -84 50Z" fill="' +
      b.linear([
        [0, lighten(colour, 0.3)],
        [0.5, colour],
        [1, darken(colour, 0.3)],
      ]) +
      '"/>' +
      [-52, -24, 4, 32]
        .map(
          (x) =>
            `<path d="M${x} -36q10 36 0 72" stroke="#5a200c" stroke-width="6" fill="none" ` +
            'opacity=".6" stroke-linecap="round"/>',
        )
        .join(''),
    { blur: 6, height: 9, shine: 0.8, rough: 0.2, grain: 0.05 },
  )
}

/** Paints an open clam or mussel. */
export function shell(
  b: Brush,
  spot: Spot,
  colour: Colour = '#C9B08A',
  meat: Colour = '#F3C98A',
): string {
  return b.lay(
    spot,
    '<path d="M-40 10C-44 -26 -16 -44 0 -44C18 -44 44 -24 40 10C28 30 -28 30 -40 10Z" ' +
      `fill="${colour}"/><path d="M-32 8C-34 -20 -12 -34 0 -34C14 -34 34 -18 32 8C22 22 -22 ` +
      '22 -32 8Z" fill="#F8F0E4"/><path d="M-20 8C-20 -12 -8 -18 2 -18C14 -16 22 -6 20 8C12 ' +
      `18 -12 18 -20 8Z" fill="${meat}"/>` +
      [-24, -8, 8, 24]
        .map(
          (x) =>
            `<path d="M${x * 0.4} -43Q${x} -40 ${x * 1.3} -30" stroke="${darken(colour, 0.35)}" ` +
            'stroke-width="2.4" fill="none"/>',
        )
        .join(''),
    { blur: 3, height: 5, shine: 0.7 },
  )
}

/** Paints a crab's shell with claws. */
export function crab(b: Brush, spot: Spot, colour: Colour = '#E2541E'): string {
  const limb = (side: number) =>
    [18, 40, 62]
      .map(
        (y, index) =>
          `<path d="M${side * 62} ${y - 40}Q${side * 112} ${y - 60 + index * 8} ${side * 128} ` +
          `${y - 18 + index * 12}" stroke="${darken(colour, 0.1)}" stroke-width="14" fill="none" ` +
          'stroke-linecap="round"/>',
      )
      .join('') +
    (`<path d="M${side * 50} -44Q${side * 96} -96 ${side * 66} -124" stroke="${colour}" ` +
      'stroke-width="20" fill="none" stroke-linecap="round"/>' +
      `<path d="M${side * 80} -108Q${side * 92} -156 ${side * 46} -160Q${side * 64} -140 ` +
      `${side * 44} -120Q${side * 58} -104 ${side * 80} -108Z" fill="${colour}"/>`)
  return b.lay(
    spot,
    `${limb(-1)}${limb(1)}<path d="M-96 -10C-88 -64 -40 -72 0 -72C40 -72 88 -64 96 -10C80 ` +
      '46 40 62 0 62C-40 62 -80 46 -96 -10Z" fill="' +
      b.radial(
        [
          [0, lighten(colour, 0.3)],
          [0.6, colour],
          [1, darken(colour, 0.3)],
        ],
        { cx: 0.4, cy: 0.34, r: 0.7 },
      ) +
      `"/><path d="M-40 -20Q0 -40 40 -20M-52 8Q0 -8 52 8" stroke="${darken(colour, 0.35)}" ` +
      'stroke-width="4" fill="none" opacity=".6"/>',
    { blur: 8, height: 11, shine: 0.9, rough: 0.2, grain: 0.05 },
  )
}

/** Paints small oysters or cockles, which are grey and glossy. */
export function cockles(
  b: Brush,
  count: number,
  radius: number,
  colour: Colour = '#B9623A',
): string {
  return b
    .spread(count, radius, 30)
    .map(([x, y]) =>
      b.lay(
        [x, y, b.whole(0, 180)],
        `<path d="${b.blob(18, 13, 0.14, 8)}" fill="${b.radial([
          [0, lighten(colour, 0.3)],
          [1, darken(colour, 0.25)],
        ])}"/><path d="M-12 4q12 8 24 0" stroke="#3a2a22" stroke-width="3" fill="none" opacity=".7"/>`,
        { blur: 5, height: 7, shine: 1, spot: 20 },
      ),
    )
    .join('')
}
