// Paints glasses seen from the side, where the layers of a drink show.
import type { Brush } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { short } from '../outline.ts'

export type GlassShape = 'tall' | 'short' | 'mug' | 'cup' | 'goblet' | 'jar'

type Outline = { top: number; bottom: number; rim: number; base: number; thick: number }

/**
 * The outline of each glass, in units (a picture is 600 units wide). `top` and `bottom` are
 * measured downwards from the middle of the picture; `rim` and `base` are half of the width there.
 */
const glassOutlines: Record<GlassShape, Outline> = {
  tall: { top: -196, bottom: 214, rim: 118, base: 88, thick: 16 },
  short: { top: -110, bottom: 210, rim: 138, base: 112, thick: 20 },
  mug: { top: -130, bottom: 206, rim: 128, base: 122, thick: 18 },
  cup: { top: -170, bottom: 216, rim: 132, base: 92, thick: 6 },
  goblet: { top: -150, bottom: 130, rim: 176, base: 76, thick: 8 },
  jar: { top: -150, bottom: 210, rim: 122, base: 126, thick: 16 },
}

export type GlassFill = {
  shape?: GlassShape
  /** Colours of the drink from the surface (offset 0) to the bottom (offset 1). */
  layers: readonly (readonly [offset: number, colour: Colour])[]
  /** Units from the rim down to the surface. */
  level?: number
  /**
   * Paints the content of the drink, for example ice. Gets half of
   * the drink's width, and the heights of its surface and its bottom.
   */
  inside?: (half: number, surface: number, floor: number) => string
  /** Paints behind the glass, for example a straw. */
  behind?: (rim: number, top: number) => string
  /** Paints above and in front of the rim, for example a slice of lime. */
  above?: (rim: number, top: number) => string
}

export function glass(
  b: Brush,
  { shape = 'tall', layers, level = 34, inside, behind, above }: GlassFill,
): string {
  const { top, bottom, rim, base, thick } = glassOutlines[shape]
  const surface = top + level
  const floor = bottom - thick
  const at = (y: number) => rim + ((base - rim) * (y - top)) / (bottom - top)
  const wall = (inset: number, from: number, to: number) =>
    shape === 'goblet'
      ? `M${-(rim - inset)} ${from}C${-(rim - inset)} ${short(top + 190)} ${-(base + 30)} ` +
        `${to} ${-base + inset} ${to}H${base - inset}C${base + 30} ${to} ${rim - inset} ` +
        `${short(top + 190)} ${rim - inset} ${from}Z`
      : `M${short(-(at(from) - inset))} ${from}L${short(-(at(to) - inset))} ` +
        `${short(to - 16)}Q${short(-(at(to) - inset))} ${to} ${short(-(at(to) - inset) + 18)} ` +
        `${to}H${short(at(to) - inset - 18)}Q${short(at(to) - inset)} ${to} ` +
        `${short(at(to) - inset)} ${short(to - 16)}L${short(at(from) - inset)} ${from}Z`
  const bounds = b.clip(`<path d="${wall(7, surface, floor)}"/>`)
  const drink = b.linear(layers.map(([offset, colour]) => [offset, colour] as const))
  const round = b.linear(
    [
      [0, '#180a02', 0.42],
      [0.14, '#180a02', 0],
      [0.3, '#ffffff', 0.2],
      [0.42, '#ffffff', 0],
      [0.78, '#180a02', 0],
      [1, '#180a02', 0.4],
    ],
    { x2: 1, y2: 0 },
  )
  const first = layers[0]?.[1] ?? '#FFFFFF'
  const half = at(surface) - 7
  const stem =
    shape === 'goblet'
      ? `<path d="M-16 ${bottom - 6}L-12 186Q-90 194 -92 208Q0 226 92 208Q90 194 12 186L16 ` +
        `${bottom - 6}Z" fill="#F2F6F5" fill-opacity=".75" stroke="#fff" stroke-opacity=".9" ` +
        'stroke-width="3"/>'
      : ''
  const handle =
    shape === 'mug'
      ? `<path d="M${rim - 6} -60C${rim + 96} -72 ${rim + 92} 128 ${rim - 10} 116" ` +
        'stroke="#E9F0EE" stroke-opacity=".75" stroke-width="26" fill="none"/>' +
        `<path d="M${rim - 6} -60C${rim + 96} -72 ${rim + 92} 128 ${rim - 10} 116" ` +
        'stroke="#fff" stroke-opacity=".8" stroke-width="5" fill="none"/>'
      : ''
  return (
    floorShadow(b, shape === 'goblet' ? 92 : base) +
    stem +
    handle +
    `<path d="${wall(0, top, bottom)}" fill="#EDF4F2" fill-opacity=".46"/>${behind?.(rim, top) ?? ''}` +
    (`<g clip-path="url(#${bounds})"><rect x="-200" y="${surface}" width="400" ` +
      `height="${floor - surface}" fill="${drink}"/>${inside?.(half, surface, floor) ?? ''}` +
      `<rect x="${-rim}" y="${surface}" width="${rim * 2}" height="${floor - surface}" ` +
      `fill="${round}"/></g>`) +
    (`<ellipse cy="${surface}" rx="${short(half)}" ry="${short(half * 0.1)}" ` +
      `fill="${first}"/><ellipse cy="${surface}" rx="${short(half)}" ` +
      `ry="${short(half * 0.1)}" fill="#fff" opacity=".26"/>`) +
    (`<path d="${wall(0, top, bottom)}" fill="none" stroke="#fff" stroke-opacity=".72" ` +
      `stroke-width="4"/><ellipse cy="${top}" rx="${rim}" ry="${short(rim * 0.1)}" ` +
      'fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5"/>') +
    (`<path d="M${short(-at(top + 70) * 0.8)} ${top + 60}L${short(-at(bottom - 90) * 0.8)} ` +
      `${bottom - 96}" stroke="#fff" stroke-opacity=".62" stroke-width="15" ` +
      `stroke-linecap="round"/><path d="M${short(-at(top + 70) * 0.56)} ` +
      `${top + 64}L${short(-at(top + 150) * 0.57)} ${top + 150}" stroke="#fff" ` +
      'stroke-opacity=".42" stroke-width="8" stroke-linecap="round"/>') +
    (above?.(rim, top) ?? '')
  )
}

/** Paints the shadow of a glass on the table. */
function floorShadow(b: Brush, half: number, floor = 210): string {
  return (
    b.soften(
      16,
      `<ellipse cx="${half * 0.5}" cy="${floor + 2}" rx="${half * 1.35}" ry="26" fill="#1f0d05" opacity=".5"/>`,
    ) +
    b.soften(
      5,
      `<ellipse cx="8" cy="${floor + 2}" rx="${half * 1.04}" ry="13" fill="#1f0d05" opacity=".5"/>`,
    )
  )
}

/** Paints a young coconut with its top cut off, and a straw. */
export function coconut(b: Brush, decorate: string): string {
  const husk = b.radial(
    [
      [0, '#C9E08A'],
      [0.5, '#8CBF4A'],
      [1, '#3F7A2A'],
    ],
    { cx: 0.36, cy: 0.34, r: 0.75 },
  )
  const lines = b.times(
    14,
    (index) =>
      `<path d="M${-150 + index * 23} -70Q${short((-150 + index * 23) * 1.16)} 90 ` +
      `${short((-150 + index * 23) * 0.6)} 200" stroke="#3F7A2A" stroke-opacity=".3" ` +
      'stroke-width="4" fill="none"/>',
  )
  return (
    floorShadow(b, 130) +
    decorate +
    (`<g filter="${b.lighting({ blur: 20, height: 22, shine: 0.3, rough: 0.1, grain: 0.03, shade: 0 })}">` +
      '<path d="M-176 -60C-196 60 -150 208 0 212C150 208 196 60 176 -60Z" ' +
      `fill="${husk}"/>${lines}</g>`) +
    ('<ellipse cy="-62" rx="176" ry="50" fill="#F7F2DE"/>' +
      '<ellipse cy="-60" rx="118" ry="32" fill="#FFFFFF"/>' +
      '<ellipse cy="-57" rx="104" ry="26" fill="#D9E4DA"/>' +
      '<path d="M-176 -62A176 50 0 0 0 176 -62" fill="none" stroke="#D9CFA8" ' +
      'stroke-width="6"/>')
  )
}
