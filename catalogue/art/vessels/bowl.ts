// Paints bowls seen from above: enamel, rooster ware, celadon, clay. The content has a radius of
// 218 units.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'
import { castShadow, rimShine } from './plate.ts'

const outer = 258
const inner = 222

/** Paints the shadow of the bowl's wall on its content. */
const innerShade = (b: Brush): string =>
  b.soften(
    6,
    `<path d="M${-inner - 6} 0A${inner + 6} ${inner + 6} 0 0 1 0 ${-inner - 6}" ` +
      'stroke="#8a7a60" stroke-width="14" fill="none" opacity=".42" transform="rotate(40)"/>',
  )

export function enamelBowl(b: Brush, rim: Colour): string {
  const ring = b.linear(
    [
      [0, lighten(rim, 0.35)],
      [0.5, rim],
      [1, darken(rim, 0.35)],
    ],
    { x2: 1 },
  )
  const wall = b.radial([
    [0, '#d9d2c2'],
    [0.8, '#d6cfbf'],
    [0.9, '#F1EDE4'],
    [1, '#FFFFFF'],
  ])
  return (
    castShadow(b, outer) +
    `<circle r="${outer}" fill="${ring}"/><circle r="${outer - 9}" fill="${wall}"/>${rimShine(outer)}${innerShade(b)}`
  )
}

const strokeColours: readonly Colour[] = ['#C8321E', '#0B6B50', '#26221F']

/**
 * Paints the typical bowl of a hawker stall: white, with a blue line and red and green strokes on
 * the rim.
 */
export function roosterBowl(b: Brush): string {
  const wall = b.radial([
    [0, '#d9d2c2'],
    [0.8, '#d6cfbf'],
    [0.9, '#F1EDE4'],
    [1, '#FFFFFF'],
  ])
  const strokes = b.times(
    12,
    (index) =>
      `<path d="M0 ${-outer + 14}q10 -8 22 0q-10 10 -22 0Z" ` +
      `fill="${strokeColours[index % 3]}" opacity=".85" transform="rotate(${index * 30})"/>`,
  )
  return (
    castShadow(b, outer) +
    (`<circle r="${outer}" fill="#F7F4EC"/><circle r="${outer - 3}" fill="none" ` +
      `stroke="#1F4FA3" stroke-width="4"/><circle r="${outer - 9}" ` +
      `fill="${wall}"/>${strokes}${innerShade(b)}`)
  )
}

export function glazedBowl(
  b: Brush,
  glaze: Colour,
  { speckle, lip = darken(glaze, 0.3) }: { speckle?: Colour; lip?: Colour } = {},
): string {
  const wall = b.radial([
    [0, darken(glaze, 0.3)],
    [0.82, darken(glaze, 0.22)],
    [0.9, glaze],
    [1, lighten(glaze, 0.22)],
  ])
  const dots = speckle
    ? b.times(70, () => {
        const angle = b.between(0, 6.28)
        const out = b.between(inner + 4, outer - 6)
        return (
          `<circle cx="${short(Math.cos(angle) * out)}" cy="${short(Math.sin(angle) * out)}" ` +
          `r="${short(b.between(0.8, 2.2))}" fill="${speckle}" opacity=".5"/>`
        )
      })
    : ''
  return (
    castShadow(b, outer) +
    (`<circle r="${outer}" fill="${lip}"/><circle r="${outer - 6}" ` +
      `fill="${wall}"/>${dots}${rimShine(outer)}${innerShade(b)}`)
  )
}

/** Paints a clay pot with two handles. */
export function clayPot(b: Brush): string {
  const ears = [-1, 1]
    .map((side) =>
      b.lay(
        [0, 0],
        `<path d="M${side * 236} -52Q${side * 306} -44 ${side * 300} 0Q${side * 306} 44 ` +
          `${side * 236} 52Z" fill="#6B4630"/>`,
        { blur: 5, height: 7, shine: 0.3, shade: 0.5 },
      ),
    )
    .join('')
  return (
    castShadow(b, outer) +
    ears +
    `<circle r="${outer}" fill="${b.linear(
      [
        [0, '#A9764E'],
        [1, '#5A3722'],
      ],
      { x2: 1 },
    )}"/><circle r="${outer - 14}" fill="#3A2418"/><circle r="${outer - 20}" fill="${b.radial([
      [0, '#2A1A12'],
      [0.86, '#4A2E1E'],
      [1, '#7A5236'],
    ])}"/>${rimShine(outer)}`
  )
}
