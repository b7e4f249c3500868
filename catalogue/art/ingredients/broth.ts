// Paints broths, gravies and porridge that fill a bowl.
import type { Brush } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

type BrothLook = { radius?: number; swirl?: Colour; oil?: Colour; drops?: number; clear?: boolean }

/**
 * Paints the broth that fills a bowl. Through a `clear` broth the bowl is visible; `swirl` adds
 * coconut milk or cream.
 */
export function broth(
  b: Brush,
  colour: Colour,
  { radius = 218, swirl, oil = lighten(colour, 0.45), drops = 60, clear = false }: BrothLook = {},
): string {
  const fill = clear
    ? b.radial(
        [
          [0, mix(colour, '#FFF3CE', 0.42)],
          [0.55, mix(colour, '#FFE7A8', 0.2)],
          [0.86, colour],
          [1, mix(colour, '#5a2604', 0.34)],
        ],
        { cx: 0.54, cy: 0.56, r: 0.56 },
      )
    : b.radial(
        [
          [0, mix(colour, '#FFDC8C', 0.42)],
          [0.5, mix(colour, '#FFC660', 0.14)],
          [0.84, mix(colour, '#8a3f06', 0.06)],
          [1, mix(colour, '#5a2604', 0.4)],
        ],
        { cx: 0.54, cy: 0.56, r: 0.56 },
      )
  const bounds = b.clip(`<circle r="${radius}"/>`)
  const cream = swirl
    ? b.soften(
        8,
        b.times(14, () => {
          const [x, y] = b.within(radius * 0.95)
          return (
            `<path d="${b.blob(b.between(25, 70), b.between(10, 24), 0.34, 9)}" ` +
            `transform="translate(${short(x)} ${short(y)}) ` +
            `rotate(${short(Math.atan2(y, x) * 57.3 + 90)})" fill="${swirl}" ` +
            `opacity="${short(b.between(0.3, 0.7))}"/>`
          )
        }),
      )
    : ''
  const oilDrops = b.times(drops, () => {
    const angle = b.between(0, 6.28)
    const out = radius * Math.sqrt(b.between(0.12, 0.97))
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const size = b.between(1.6, 5.6) * (b.happens(0.1) ? 1.7 : 1)
    return (
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size)}" ` +
      `ry="${short(size * 0.94)}" fill="${oil}" fill-opacity=".5" ` +
      `stroke="${darken(colour, 0.2)}" stroke-opacity=".22" stroke-width=".8"/>` +
      (`<path d="M${short(x - size * 0.6)} ${short(y - size * 0.1)}A${short(size * 0.62)} ` +
        `${short(size * 0.62)} 0 0 1 ${short(x)} ${short(y - size * 0.62)}" stroke="#fff" ` +
        `stroke-width="${short(size * 0.2 + 0.3)}" fill="none" opacity=".75" ` +
        'stroke-linecap="round"/>')
    )
  })
  return (
    `<circle r="${radius}" fill="${fill}"/><g clip-path="url(#${bounds})">${cream}${oilDrops}</g>` +
    (`<circle r="${radius - 3}" fill="none" stroke="#fff" stroke-opacity=".34" ` +
      `stroke-width="4" stroke-dasharray="${radius * 0.8} ${radius * 6}" ` +
      'transform="rotate(204)" stroke-linecap="round"/>' +
      `<circle r="${radius + 1}" fill="none" stroke="${darken(colour, 0.3)}" ` +
      'stroke-opacity=".35" stroke-width="3"/>')
  )
}

/** Paints thick pale porridge with soft grains. */
export function porridge(b: Brush, colour: Colour = '#F6EEDC', radius = 218): string {
  const grains = b.times(260, () => {
    const [x, y] = b.within(radius * 0.97)
    return (
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(b.between(4, 8))}" ` +
      `ry="${short(b.between(2.4, 4))}" transform="rotate(${b.whole(0, 180)} ${short(x)} ` +
      `${short(y)})" fill="${b.pick([lighten(colour, 0.6), lighten(colour, 0.3), darken(colour, 0.07)])}" ` +
      'opacity=".8"/>'
    )
  })
  return b.group(
    { blur: 9, height: 8, shine: 0.3, rough: 0.5, grain: 0.024, shade: 0 },
    `<circle r="${radius}" fill="${b.radial([
      [0, lighten(colour, 0.3)],
      [0.8, colour],
      [1, darken(colour, 0.25)],
    ])}"/>${grains}`,
  )
}
