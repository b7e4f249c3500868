// Paints bean curd, fish cake and tempeh.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

/** Paints a fried tofu puff. */
export function tofuPuff(b: Brush, spot: Spot, colour: Colour = '#DDA24A'): string {
  return b.lay(
    spot,
    `<rect x="-32" y="-32" width="64" height="64" rx="15" fill="${b.radial(
      [
        [0, lighten(colour, 0.4)],
        [0.6, colour],
        [1, darken(colour, 0.28)],
      ],
      { cx: 0.4, cy: 0.38, r: 0.75 },
    )}"/>`,
    { blur: 6, height: 8, shine: 0.4, rough: 0.7, grain: 0.07 },
  )
}

/** Paints a block of soft white bean curd. */
export function tofuBlock(b: Brush, spot: Spot, colour: Colour = '#FBF3DF'): string {
  return b.lay(
    spot,
    `<rect x="-34" y="-32" width="68" height="64" rx="7" fill="${b.linear([
      [0, lighten(colour, 0.5)],
      [0.6, colour],
      [1, darken(colour, 0.16)],
    ])}"/>`,
    { blur: 5, height: 7, shine: 0.5, shade: 0.45 },
  )
}

/** Paints a triangle of crisp fried tofu. */
export function tofuTriangle(b: Brush, spot: Spot, colour: Colour = '#E0A83A'): string {
  return b.lay(
    spot,
    `<path d="M-50 36Q-56 30 -50 22L-6 -46Q0 -52 6 -46L50 22Q56 30 48 38Z" fill="${b.linear([
      [0, lighten(colour, 0.3)],
      [0.6, colour],
      [1, darken(colour, 0.3)],
    ])}"/>`,
    { blur: 7, height: 10, shine: 0.4, rough: 0.5, grain: 0.06, shade: 0.48 },
  )
}

export function tempeh(b: Brush, spot: Spot): string {
  const beans = b.times(
    22,
    () =>
      `<ellipse cx="${short(b.between(-44, 44))}" cy="${short(b.between(-20, 20))}" rx="8" ` +
      `ry="5.5" fill="${b.pick(['#E9C27A', '#C98A3A', '#D9A85A'])}" ` +
      `transform="rotate(${b.whole(0, 90)})" opacity=".85"/>`,
  )
  return b.lay(
    spot,
    `<rect x="-54" y="-28" width="108" height="56" rx="8" fill="#A9671E"/>${beans}`,
    { blur: 4, height: 6, shine: 0.4, rough: 0.4, grain: 0.06, shade: 0.48 },
  )
}

export function fishcake(b: Brush, spot: Spot): string {
  const dots = b.times(6, () => {
    const [x, y] = b.within(20)
    return `<circle cx="${short(x * 1.5)}" cy="${short(y)}" r="1.8" fill="#D9C3A0"/>`
  })
  return b.lay(
    spot,
    `<ellipse rx="44" ry="30" fill="#D9A255"/><ellipse rx="39" ry="25" fill="#FBF1DF"/>${dots}`,
    { blur: 3, height: 4, shine: 0.4 },
  )
}
