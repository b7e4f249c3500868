// Paints boards, paper, iron plates, baskets and steamers.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'
import { castShadow } from './plate.ts'

export function board(b: Brush, width = 520, height = 330, colour: Colour = '#B97A45'): string {
  const [w, h] = [width / 2, height / 2]
  const bounds = b.clip(`<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="36"/>`)
  const grain = b.times(
    26,
    (index) =>
      `<path d="M${-w} ${short(-h + (index * height) / 25)}q${width / 4} ` +
      `${short(b.between(-9, 9))} ${w} 0t${w} ${short(b.between(-5, 5))}" ` +
      `stroke="${darken(colour, 0.4)}" stroke-opacity="${short(b.between(0.1, 0.34))}" ` +
      `stroke-width="${short(b.between(0.8, 2.4))}" fill="none"/>`,
  )
  return b.lay(
    [0, 0],
    `<rect x="${-w}" y="${-h}" width="${width}" height="${height}" rx="36" fill="${b.linear([
      [0, lighten(colour, 0.18)],
      [1, darken(colour, 0.15)],
    ])}"/><g clip-path="url(#${bounds})">${grain}</g>`,
    { blur: 3, height: 3, shine: 0.12, shade: 0.5, soft: 9, dx: 8, dy: 14 },
  )
}

export function paper(
  b: Brush,
  width: number,
  height: number,
  colour: Colour = '#F6EBD6',
  turn = 0,
): string {
  const [w, h] = [width / 2, height / 2]
  return b.lay(
    [0, 0, turn],
    `<path d="M${-w} ${-h + 10}L${w - 14} ${-h}L${w} ${h - 12}L${-w + 12} ${h}Z" fill="${colour}"/>`,
    { blur: 5, height: 4, shine: 0.05, rough: 0.5, grain: 0.012, shade: 0.4, soft: 6 },
  )
}

/** Paints a plastic basket with checked paper. */
export function paperBasket(b: Brush, colour: Colour = '#C8321E'): string {
  const checks = b.pattern(
    'width="44" height="44" patternTransform="rotate(12)"',
    '<rect width="44" height="44" fill="#FFFDF6"/>' +
      `<rect width="22" height="22" fill="${colour}" opacity=".24"/>` +
      `<rect x="22" y="22" width="22" height="22" fill="${colour}" opacity=".24"/>`,
  )
  const slots = b.times(
    30,
    (index) =>
      `<rect x="-6" y="-244" width="12" height="20" rx="5" fill="${darken(colour, 0.4)}" ` +
      `transform="rotate(${index * 12})"/>`,
  )
  return (
    castShadow(b, 256) +
    `<circle r="256" fill="${b.linear(
      [
        [0, lighten(colour, 0.3)],
        [1, darken(colour, 0.25)],
      ],
      { x2: 1 },
    )}"/>${slots}<circle r="222" fill="${darken(colour, 0.3)}"/>` +
    b.lay([0, 0], `<path d="${b.blob(218, 216, 0.03, 15)}" fill="${checks}"/>`, {
      blur: 4,
      height: 4,
      shine: 0.1,
      rough: 0.4,
      grain: 0.012,
      shade: 0.3,
    })
  )
}

/** Paints the iron plate of sisig and hot-plate beef, in a wooden tray. */
export function hotPlate(b: Brush): string {
  return (
    board(b, 540, 410, '#7A4A2A') +
    b.lay(
      [0, 0],
      '<ellipse rx="236" ry="172" fill="#24211F"/><ellipse rx="214" ry="152" fill="#332E2A"/>',
      { blur: 5, height: 7, shine: 0.5, shade: 0.5 },
    )
  )
}

export function steamer(b: Brush): string {
  const slats = b.times(13, (index) => {
    const y = -192 + index * 32
    const half = short(Math.sqrt(226 * 226 - y * y))
    return `<path d="M${-half} ${y}H${half}" stroke="#C79A58" stroke-width="7" opacity=".6"/>`
  })
  return (
    castShadow(b, 250) +
    ('<circle r="252" fill="#A9743A"/><circle r="252" fill="none" stroke="#7A4A1C" ' +
      `stroke-width="6"/><circle r="226" fill="#E2BE84"/>${slats}` +
      '<circle r="238" fill="none" stroke="#D9A962" stroke-width="14"/>' +
      '<circle r="228" fill="none" stroke="#7A4A1C" stroke-width="3" opacity=".6"/>' +
      '<path d="M-252 -10A252 252 0 0 1 -120 -222" fill="none" stroke="#fff" ' +
      'stroke-opacity=".35" stroke-width="5"/>')
  )
}

/** Paints a round tray of woven bamboo. */
export function wovenTray(b: Brush, radius = 260): string {
  const weave = b.pattern(
    'width="40" height="40" patternTransform="rotate(45)"',
    '<rect width="40" height="40" fill="#A87A3E"/>' +
      '<rect x="1" y="1" width="18" height="38" rx="3" fill="#D9AF74"/>' +
      '<rect x="21" y="1" width="18" height="18" rx="3" fill="#E6C48E"/>' +
      '<rect x="21" y="21" width="18" height="18" rx="3" fill="#CDA062"/>',
  )
  return (
    castShadow(b, radius) +
    (`<circle r="${radius}" fill="#8A5A26"/><circle r="${radius - 14}" fill="${weave}"/>` +
      `<circle r="${radius - 8}" fill="none" stroke="#C79250" ` +
      `stroke-width="14"/>${b.times(
        40,
        (index) =>
          `<path d="M-5 ${-radius + 1}l10 16" stroke="#8A5A26" stroke-width="3" ` +
          `transform="rotate(${index * 9})"/>`,
      )}` +
      `<circle r="${radius - 16}" fill="none" stroke="#5f3c16" stroke-width="4" ` +
      'opacity=".4"/>')
  )
}

/** Paints a basket for sticky rice, seen from above without its lid. */
export function riceBasket(b: Brush): string {
  const weave = b.times(
    44,
    (index) =>
      `<path d="M0 -250Q10 -220 0 -186" stroke="${index % 2 ? '#A87A3E' : '#E2BE84'}" ` +
      `stroke-width="15" fill="none" transform="rotate(${short(index * 8.2)})"/>`,
  )
  return (
    castShadow(b, 246) +
    (`<circle r="248" fill="#B98A4A"/>${weave}` +
      '<circle r="248" fill="none" stroke="#8A5A26" stroke-width="6"/>' +
      '<circle r="190" fill="#6B4A20"/>')
  )
}
