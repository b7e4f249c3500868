// Broths and gravies filling a bowl.
import type { Brush } from '../brush.ts'
import { darken, lighten, mix, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

type BrothLook = { radius?: number; swirl?: Colour; oil?: Colour; drops?: number; clear?: boolean }

/** Fills the bowl. `clear` is thin and lets the bowl shine through; `swirl` is coconut or cream. */
export function broth(b: Brush, colour: Colour, { radius = 218, swirl, oil = lighten(colour, .45), drops = 60, clear = false }: BrothLook = {}): string {
  const fill = clear
    ? b.radial([[0, mix(colour, '#FFF3CE', .42)], [.55, mix(colour, '#FFE7A8', .2)], [.86, colour], [1, mix(colour, '#5a2604', .34)]], { cx: .54, cy: .56, r: .56 })
    : b.radial([[0, mix(colour, '#FFDC8C', .42)], [.5, mix(colour, '#FFC660', .14)], [.84, mix(colour, '#8a3f06', .06)], [1, mix(colour, '#5a2604', .4)]], { cx: .54, cy: .56, r: .56 })
  const bounds = b.clip(`<circle r="${radius}"/>`)
  const cream = swirl ? b.soften(8, b.times(14, () => {
    const [x, y] = b.within(radius * .95)
    return `<path d="${b.blob(b.between(25, 70), b.between(10, 24), .34, 9)}" transform="translate(${short(x)} ${short(y)}) rotate(${short(Math.atan2(y, x) * 57.3 + 90)})" fill="${swirl}" opacity="${short(b.between(.3, .7))}"/>`
  })) : ''
  const oilDrops = b.times(drops, () => {
    const angle = b.between(0, 6.28)
    const out = radius * Math.sqrt(b.between(.12, .97))
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out]
    const size = b.between(1.6, 5.6) * (b.happens(.1) ? 1.7 : 1)
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(size)}" ry="${short(size * .94)}" fill="${oil}" fill-opacity=".5" stroke="${darken(colour, .2)}" stroke-opacity=".22" stroke-width=".8"/>`
      + `<path d="M${short(x - size * .6)} ${short(y - size * .1)}A${short(size * .62)} ${short(size * .62)} 0 0 1 ${short(x)} ${short(y - size * .62)}" stroke="#fff" stroke-width="${short(size * .2 + .3)}" fill="none" opacity=".75" stroke-linecap="round"/>`
  })
  return `<circle r="${radius}" fill="${fill}"/><g clip-path="url(#${bounds})">${cream}${oilDrops}</g>`
    + `<circle r="${radius - 3}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="4" stroke-dasharray="${radius * .8} ${radius * 6}" transform="rotate(204)" stroke-linecap="round"/><circle r="${radius + 1}" fill="none" stroke="${darken(colour, .3)}" stroke-opacity=".35" stroke-width="3"/>`
}

/** Porridge: thick, pale, with soft grains in it. */
export function porridge(b: Brush, colour: Colour = '#F6EEDC', radius = 218): string {
  const grains = b.times(260, () => {
    const [x, y] = b.within(radius * .97)
    return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(b.between(4, 8))}" ry="${short(b.between(2.4, 4))}" transform="rotate(${b.whole(0, 180)} ${short(x)} ${short(y)})" fill="${b.pick([lighten(colour, .6), lighten(colour, .3), darken(colour, .07)])}" opacity=".8"/>`
  })
  return b.group({ blur: 9, height: 8, shine: .3, rough: .5, grain: .024, shade: 0 }, `<circle r="${radius}" fill="${b.radial([[0, lighten(colour, .3)], [.8, colour], [1, darken(colour, .25)]])}"/>${grains}`)
}
