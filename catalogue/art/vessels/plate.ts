// Paints plates seen from above: enamelware with a coloured rim, glazed plates, and a steel tray.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

/** Paints the shadow of a round vessel on the cloth. */
export function castShadow(b: Brush, width: number, height = width): string {
  return (
    b.soften(
      14,
      `<ellipse cx="12" cy="22" rx="${short(width * 0.99)}" ry="${short(height * 0.99)}" ` +
        'fill="#1f0d05" opacity=".5"/>',
    ) +
    b.soften(4, `<ellipse cx="4" cy="7" rx="${width}" ry="${height}" fill="#1f0d05" opacity=".4"/>`)
  )
}

export const rimShine = (radius: number): string =>
  `<circle r="${radius - 4}" fill="none" stroke="#fff" stroke-opacity=".55" ` +
  `stroke-width="2.2" stroke-dasharray="${short(radius * 1.1)} ${radius * 6}" ` +
  'transform="rotate(195)" stroke-linecap="round"/>'

/** Paints a plate of white enamel with a coloured rim, from which a small piece is chipped off. */
export function enamelPlate(b: Brush, rim: Colour, radius = 262): string {
  const body = b.radial(
    [
      [0, '#FFFFFF'],
      [0.7, '#FCFBF7'],
      [0.93, '#F1EEE6'],
      [1, '#E4DFD3'],
    ],
    { cx: 0.46, cy: 0.44, r: 0.56 },
  )
  const well = b.radial(
    [
      [0, '#FFFFFF'],
      [0.82, '#FBF9F4'],
      [1, '#E2DCCE'],
    ],
    { cx: 0.53, cy: 0.54, r: 0.5 },
  )
  const ring = b.linear(
    [
      [0, lighten(rim, 0.35)],
      [0.5, rim],
      [1, darken(rim, 0.35)],
    ],
    { x2: 1 },
  )
  const inner = radius * 0.78
  const chip = b.between(0, 6.28)
  return (
    castShadow(b, radius) +
    `<circle r="${radius}" fill="${ring}"/><circle r="${radius - 9}" fill="${body}"/>${rimShine(radius)}` +
    (`<circle r="${inner}" fill="${well}"/><circle r="${inner}" fill="none" ` +
      'stroke="#CFC7B6" stroke-width="2" opacity=".55"/>' +
      `<circle r="${inner - 3}" cx="1.5" cy="2" fill="none" stroke="#fff" stroke-width="3" ` +
      'opacity=".9"/>') +
    (`<path d="${b.blob(5, 3.4, 0.3, 7)}" ` +
      `transform="translate(${short(Math.cos(chip) * (radius - 5))} ` +
      `${short(Math.sin(chip) * (radius - 5))})" fill="#24303f"/>`)
  )
}

/** Paints a plate in one colour. `speckle` adds fine dots, as in stoneware. */
export function glazedPlate(
  b: Brush,
  glaze: Colour,
  {
    speckle,
    edge = darken(glaze, 0.3),
    radius = 262,
  }: { speckle?: Colour; edge?: Colour; radius?: number } = {},
): string {
  const body = b.radial(
    [
      [0, lighten(glaze, 0.16)],
      [0.7, glaze],
      [1, darken(glaze, 0.2)],
    ],
    { cx: 0.44, cy: 0.42, r: 0.6 },
  )
  const well = b.radial(
    [
      [0, lighten(glaze, 0.12)],
      [0.8, glaze],
      [1, darken(glaze, 0.16)],
    ],
    { cx: 0.55, cy: 0.56, r: 0.52 },
  )
  const inner = radius * 0.8
  const dots = speckle
    ? b.times(150, () => {
        const [x, y] = b.within(radius - 8)
        return (
          `<circle cx="${short(x)}" cy="${short(y)}" r="${short(b.between(0.7, 2.2))}" ` +
          `fill="${speckle}" opacity="${short(b.between(0.2, 0.6))}"/>`
        )
      })
    : ''
  return (
    castShadow(b, radius) +
    (`<circle r="${radius}" fill="${edge}"/><circle r="${radius - 6}" ` +
      `fill="${body}"/>${rimShine(radius)}<circle r="${short(inner)}" fill="${well}"/>`) +
    (`<circle r="${short(inner)}" fill="none" stroke="${darken(glaze, 0.3)}" ` +
      `stroke-width="2.4" opacity=".5"/><circle r="${short(inner - 3)}" cx="1.5" cy="2" ` +
      `fill="none" stroke="${lighten(glaze, 0.5)}" stroke-width="2.6" opacity=".6"/>${dots}`)
  )
}

/** Paints a steel tray, as for banana-leaf meals and nasi kandar. */
export function steelTray(b: Brush, radius = 262): string {
  const body = b.linear(
    [
      [0, '#EEF1F2'],
      [0.3, '#C2C9CC'],
      [0.55, '#E6EAEB'],
      [0.8, '#AEB6BA'],
      [1, '#D6DBDD'],
    ],
    { x2: 1 },
  )
  return (
    castShadow(b, radius) +
    (`<circle r="${radius}" fill="#98A1A6"/><circle r="${radius - 5}" ` +
      `fill="${body}"/>${rimShine(radius)}<circle r="${short(radius * 0.84)}" fill="none" ` +
      'stroke="#8C959A" stroke-width="3" opacity=".7"/>' +
      `<circle r="${short(radius * 0.83)}" cx="2" cy="2" fill="none" stroke="#fff" ` +
      'stroke-width="3" opacity=".8"/>')
  )
}
