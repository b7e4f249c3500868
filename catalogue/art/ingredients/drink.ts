// Paints the content of a glass seen from the side: ice, straws, froth, pearls, strands, slices of
// citrus.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

/** Paints ice cubes between two heights of a glass of half width `half`. */
export function iceCubes(
  b: Brush,
  count: number,
  half: number,
  top: number,
  bottom: number,
): string {
  return b.times(count, (index) => {
    const x = b.between(-half * 0.62, half * 0.62)
    const y = top + ((bottom - top) * (index + b.between(0.1, 0.9))) / count
    const size = b.between(25, 33)
    return (
      `<g transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 90)})">` +
      `<rect x="${short(-size)}" y="${short(-size)}" width="${short(size * 2)}" ` +
      `height="${short(size * 2)}" rx="11" fill="#fff" fill-opacity=".34" stroke="#fff" ` +
      'stroke-opacity=".75" stroke-width="3"/><path ' +
      `d="M${short(-size * 0.66)} ${short(-size * 0.5)}L${short(size * 0.1)} ` +
      `${short(-size * 0.72)}M${short(-size * 0.66)} ` +
      `${short(-size * 0.14)}L${short(size * 0.3)} ${short(-size * 0.66)}" stroke="#fff" ` +
      'stroke-width="4" stroke-linecap="round" opacity=".85"/></g>'
    )
  })
}

export function straw(
  b: Brush,
  x: number,
  top: number,
  length: number,
  turn: number,
  colour: Colour,
  width = 18,
): string {
  const stripes = b.times(
    Math.floor(length / 34),
    (index) =>
      `<path d="M${-width / 2} ${18 + index * 34}l${width} 12v10l${-width} -12Z" fill="#fff" opacity=".5"/>`,
  )
  return (
    `<g transform="translate(${x} ${top}) rotate(${turn})">` +
    `<rect x="${-width / 2}" width="${width}" height="${length}" ` +
    `rx="${short(width * 0.4)}" fill="` +
    b.linear(
      [
        [0, lighten(colour, 0.4)],
        [0.5, colour],
        [1, darken(colour, 0.3)],
      ],
      { x2: 1, y2: 0 },
    ) +
    `"/>${stripes}<ellipse cy="2" rx="${width / 2}" ry="4" ` +
    `fill="${darken(colour, 0.5)}"/></g>`
  )
}

/** Paints froth at the top of a glass. */
export function froth(b: Brush, half: number, top: number, depth: number, colour: Colour): string {
  const bubbles = b.times(90, () => {
    const y = b.between(top - 10, top + depth)
    const size = b.between(2, 9)
    return (
      `<circle cx="${short(b.between(-half * 0.96, half * 0.96))}" cy="${short(y)}" ` +
      `r="${short(size)}" fill="${lighten(colour, b.between(0, 0.6))}" fill-opacity=".8" ` +
      `stroke="${darken(colour, 0.14)}" stroke-opacity=".35" stroke-width="1"/>`
    )
  })
  return `<rect x="${-half * 1.1}" y="${top}" width="${half * 2.2}" height="${depth}" fill="${colour}"/>${bubbles}`
}

/** Paints pearls, beans or jelly at the bottom of a glass. */
export function sunken(
  b: Brush,
  half: number,
  bottom: number,
  depth: number,
  colours: readonly Colour[],
  size = 15,
): string {
  const across = Math.floor((half * 1.8) / (size * 1.8))
  const rows = Math.max(1, Math.round(depth / (size * 1.5)))
  return b.times(rows * across, (index) => {
    const x = -half * 0.86 + (((index % across) + b.between(0.1, 0.9)) * half * 1.72) / across
    const y = bottom - size - Math.floor(index / across) * size * 1.5 + b.between(-4, 4)
    const colour = b.pick(colours)
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${size}" fill="${b.radial(
      [
        [0, lighten(colour, 0.5)],
        [0.45, colour],
        [1, darken(colour, 0.4)],
      ],
      { cx: 0.36, cy: 0.32, r: 0.7 },
    )}"/>`
  })
}

/** Paints a heap of jelly cubes or pieces of fruit. */
export function sunkenCubes(
  b: Brush,
  half: number,
  bottom: number,
  depth: number,
  colours: readonly Colour[],
  size = 17,
): string {
  return b.times(Math.round(((half * depth) / (size * size)) * 0.8), () => {
    const x = b.between(-half * 0.82, half * 0.82)
    const y = b.between(bottom - depth, bottom - size)
    const colour = b.pick(colours)
    return (
      `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" rx="6" ` +
      `fill="${colour}" fill-opacity=".9" stroke="#fff" stroke-opacity=".4" stroke-width="2" ` +
      `transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 90)})"/>`
    )
  })
}

/** Paints short strands of cendol in the drink. */
export function strands(
  b: Brush,
  count: number,
  half: number,
  top: number,
  bottom: number,
  colour: Colour,
): string {
  return b.times(count, () => {
    const long = b.between(30, 62)
    return (
      `<path d="M${short(-long / 2)} 0q${short(long / 2)} ${short(b.between(-16, 16))} ` +
      `${short(long)} 0" stroke="${b.pick([colour, lighten(colour, 0.2), darken(colour, 0.18)])}" ` +
      'stroke-width="15" stroke-linecap="round" fill="none" ' +
      `transform="translate(${short(b.between(-half * 0.7, half * 0.7))} ` +
      `${short(b.between(top, bottom))}) rotate(${b.whole(-80, 80)})"/>`
    )
  })
}

/** Paints streaks of milk or syrup that sink into a drink or run down the glass. */
export function streaks(
  b: Brush,
  half: number,
  top: number,
  bottom: number,
  colour: Colour,
  count = 7,
): string {
  const deep = bottom - top
  return b.soften(
    5,
    b.times(count + 3, (index) => {
      const x = -half * 0.85 + ((index + b.between(0.1, 0.9)) * half * 1.7) / (count + 3)
      const [sway, length] = [b.between(12, 26), deep * b.between(0.3, 0.85)]
      return (
        `<path d="M${short(x)} ${top - 6}c${short(sway)} ${short(length * 0.3)} ` +
        `${short(-sway)} ${short(length * 0.6)} ${short(sway * 0.4)} ${short(length)}" ` +
        `stroke="${colour}" stroke-width="${short(b.between(7, 22))}" stroke-linecap="round" ` +
        `fill="none" opacity="${short(b.between(0.4, 0.8))}"/>`
      )
    }),
  )
}

/** Paints a slice of citrus on the rim of the glass. */
export function rimSlice(
  b: Brush,
  x: number,
  y: number,
  {
    rind = '#4C9A2A',
    flesh = '#CBE683',
    size = 1,
  }: { rind?: Colour; flesh?: Colour; size?: number } = {},
): string {
  const segments = b.times(
    8,
    (index) =>
      `<path d="M5 -3L36 -13Q42 0 36 13L5 3Z" fill="${flesh}" stroke="#F5FADF" ` +
      `stroke-width="2" stroke-linejoin="round" transform="rotate(${index * 45})"/>`,
  )
  return (
    `<g filter="${b.lighting({ blur: 3, height: 4, shine: 0.5 })}">` +
    `<g transform="translate(${x} ${y}) rotate(${b.whole(-12, 12)}) scale(${size})">` +
    `<circle r="50" fill="${rind}"/><circle r="45" fill="#F4F8E0"/>${segments}</g></g>`
  )
}

/** Paints a slice of citrus in the drink. */
export function sunkSlice(
  b: Brush,
  x: number,
  y: number,
  { rind = '#4C9A2A', flesh = '#CBE683' }: { rind?: Colour; flesh?: Colour } = {},
): string {
  const segments = b.times(
    8,
    (index) =>
      `<path d="M5 -3L36 -13Q42 0 36 13L5 3Z" fill="${flesh}" stroke="#F5FADF" ` +
      `stroke-width="2" transform="rotate(${index * 45})"/>`,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${b.whole(0, 45)})" opacity=".92">` +
    `<circle r="48" fill="${rind}"/><circle r="44" fill="#F4F8E0"/>${segments}</g>`
  )
}
