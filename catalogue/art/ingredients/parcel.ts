// Paints rolls and parcels: spring rolls, fresh rolls, dumplings, leaf parcels, rice rolls.
import type { Brush, Spot } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { short } from '../outline.ts'

/** Paints a fried roll: lumpia, chả giò or spring roll. */
export function friedRoll(
  b: Brush,
  spot: Spot,
  colour: Colour = '#C8812C',
  { corner = 18 }: { corner?: number } = {},
): string {
  const blisters = b.times(
    30,
    () =>
      `<circle cx="${short(b.between(-80, 80))}" cy="${short(b.between(-18, 18))}" ` +
      `r="${short(b.between(1, 3.8))}" ` +
      `fill="${b.pick([lighten(colour, 0.4), darken(colour, 0.25)])}" opacity=".7"/>`,
  )
  return b.lay(
    spot,
    `<rect x="-88" y="-25" width="176" height="50" rx="${corner}" ` +
      `fill="${b.linear([
        [0, lighten(colour, 0.3)],
        [0.45, colour],
        [1, darken(colour, 0.38)],
      ])}` +
      `"/><path d="M-58 -23Q-30 0 -64 23" stroke="${darken(colour, 0.3)}" stroke-width="3" ` +
      `fill="none" opacity=".5"/>${blisters}`,
    { blur: 8, height: 11, shine: 0.6, rough: 0.35, grain: 0.06, shade: 0.5 },
  )
}

/** Paints a rice-paper roll: halved prawns, herbs and vermicelli show through the sheet. */
export function freshRoll(b: Brush, spot: Spot): string {
  const bounds = b.clip('<rect x="-94" y="-31" width="188" height="62" rx="25"/>')
  const herbs = b.times(9, (index) => {
    const x = -80 + index * 20 + b.between(-5, 5)
    return (
      `<path d="${b.blob(17, 11, 0.3, 8)}" transform="translate(${short(x)} ` +
      `${short(b.between(8, 22))}) rotate(${b.whole(-60, 60)})" ` +
      `fill="${b.pick(['#3F8B30', '#5AA845', '#2F7A2C', '#7DC050'])}"/>`
    )
  })
  const vermicelli = b.times(
    12,
    () =>
      `<path d="M-88 ${short(b.between(-4, 20))}q44 ${short(b.between(-12, 12))} 88 0t88 ` +
      `${short(b.between(-6, 6))}" stroke="#FFFDF4" stroke-width="3.4" fill="none" ` +
      'opacity=".9"/>',
  )
  const carrot = b.times(
    6,
    () =>
      `<path d="M${b.whole(-80, 20)} ${b.whole(2, 22)}l${b.whole(30, 50)} ${b.whole(-6, 6)}" ` +
      'stroke="#F58A2A" stroke-width="4" stroke-linecap="round" opacity=".85"/>',
  )
  const prawns = [-56, 0, 56]
    .map((x) => {
      const stripes = [-16, -5, 6, 16]
        .map(
          (at) =>
            `<path d="M${x + at} -25q5 10 1 19" stroke="#E0491E" stroke-width="4.5" fill="none" opacity=".8"/>`,
        )
        .join('')
      return (
        `<path d="M${x - 25} -6C${x - 27} -27 ${x + 12} -33 ${x + 26} -12C${x + 27} -4 ` +
        `${x + 18} -2 ${x + 10} -7C${x - 2} -13 ${x - 14} -3 ${x - 25} -6Z" ` +
        `fill="#FF9466"/>${stripes}`
      )
    })
    .join('')
  return b.lay(
    spot,
    '<rect x="-94" y="-31" width="188" height="62" rx="25" fill="#E9EFD6"/>' +
      `<g clip-path="url(#${bounds})">${herbs}${vermicelli}${carrot}${prawns}</g>` +
      '<rect x="-94" y="-31" width="188" height="62" rx="25" fill="#FFFFFF" opacity=".2"/>' +
      '<path d="M-80 -20Q0 -34 80 -20" stroke="#fff" stroke-width="6" fill="none" ' +
      'stroke-linecap="round" opacity=".55"/><path d="M70 -29Q60 0 72 29" stroke="#fff" ' +
      'stroke-width="4" fill="none" opacity=".5"/>',
    { blur: 9, height: 10, shine: 0.9, spot: 30, lit: 0.62, ambient: 0.52, shade: 0.55, soft: 6 },
  )
}

/** Paints the cut end of a rice-paper roll. */
export function cutFreshRoll(b: Brush, spot: Spot): string {
  const filling = b.times(40, () => {
    const [x, y] = b.within(34)
    return (
      `<path d="${b.blob(b.between(4, 9), b.between(3, 6), 0.3, 6)}" ` +
      `transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick(['#FFFDF4', '#FFFDF4', '#5AA845', '#3F8B30', '#F58A2A', '#C9E27A'])}"/>`
    )
  })
  return b.lay(
    spot,
    `<circle r="46" fill="#F4F6EA"/><circle r="39" fill="#DDE8C2"/>${filling}` +
      '<path d="M-26 -10C-28 -30 6 -36 24 -16C14 -16 4 -18 -4 -10C-12 -4 -22 -2 -26 -10Z" ' +
      'fill="#FF9466"/><path d="M-16 -24q4 8 0 14M-4 -28q4 8 0 14M8 -25q5 6 2 11" ' +
      'stroke="#E0491E" stroke-width="4" fill="none" opacity=".8"/>' +
      '<circle r="44" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>',
    { blur: 6, height: 9, shine: 0.8, spot: 30, lit: 0.64, ambient: 0.5, shade: 0.5 },
  )
}

/** Paints a piece of a soft roll that shows its filling: popiah, phở cuốn, bò bía. */
export function cutRoll(b: Brush, spot: Spot, skin: Colour, fillings: readonly Colour[]): string {
  const inside = b.times(26, () => {
    const [x, y] = b.within(27)
    return (
      `<path d="${b.blob(b.between(5, 10), b.between(4, 7), 0.3, 6)}" ` +
      `transform="translate(${short(x)} ${short(y)}) rotate(${b.whole(0, 180)})" ` +
      `fill="${b.pick(fillings)}"/>`
    )
  })
  return b.lay(
    spot,
    `<circle r="45" fill="${darken(skin, 0.14)}"/><circle r="42" fill="${skin}"/>` +
      `<circle r="34" fill="${darken(fillings[0] ?? skin, 0.2)}"/>${inside}`,
    { blur: 5, height: 7, shine: 0.4, rough: 0.2, grain: 0.05, shade: 0.5 },
  )
}

/** Paints a pleated dumpling: har gow, wonton, jiaozi. */
export function dumpling(
  b: Brush,
  spot: Spot,
  { colour = '#F3E6CC', filling }: { colour?: Colour; filling?: Colour } = {},
): string {
  const [, , , size = 1] = spot
  const inner = filling
    ? `<g fill="${filling}" opacity=".62"><ellipse cx="-17" cy="10" rx="19" ry="14"/>` +
      '<ellipse cx="16" cy="6" rx="20" ry="15"/></g>'
    : ''
  return b.lay(
    spot,
    '<path d="M-52 10C-56 -34 -22 -46 0 -46C24 -46 56 -32 52 12C46 34 22 38 0 38C-24 38 ' +
      '-48 34 -52 10Z" fill="' +
      b.radial(
        [
          [0, lighten(colour, 0.6)],
          [0.6, colour],
          [1, darken(colour, 0.22)],
        ],
        { cx: 0.4, cy: 0.36, r: 0.7 },
      ) +
      `"/>${inner}<path d="M-50 -4C-44 -36 -20 -45 0 -45C22 -45 48 -34 50 -4Q26 -24 0 ` +
      `-24Q-26 -24 -50 -4Z" fill="${lighten(colour, 0.5)}" ` +
      `opacity=".8"/>${[-38, -23, -8, 8, 23, 38]
        .map(
          (x) =>
            `<path d="M${x * 0.8} -42q${-x * 0.1} 12 ${x * 0.2} 26" ` +
            `stroke="${darken(colour, 0.4)}" stroke-width="3.6" fill="none" stroke-linecap="round" ` +
            'opacity=".7"/>',
        )
        .join('')}`,
    { blur: 7 * size, height: 9, shine: filling ? 0.9 : 0.5, spot: 34 },
  )
}

/** Paints siew mai or siomay: an open yellow cup with orange roe. */
export function siewMai(b: Brush, [x, y, , size = 1]: Spot, top: Colour = '#F08A2A'): string {
  const frill = b.times(
    14,
    (index) =>
      '<path d="M0 -42Q10 -58 16 -42" fill="#F4CF5E" stroke="#C9941E" stroke-width="2" ' +
      `transform="rotate(${short(index * 25.7)})"/>`,
  )
  const mince = b.times(26, () => {
    const [px, py] = b.within(32)
    return (
      `<path d="${b.blob(b.between(5, 9), b.between(4, 7), 0.3, 6)}" ` +
      `transform="translate(${short(px)} ${short(py)})" ` +
      `fill="${b.pick(['#D9A58A', '#EAC2A6', '#C98F72'])}"/>`
    )
  })
  const roe = b.times(18, () => {
    const [px, py] = b.within(13)
    return `<circle cx="${short(px)}" cy="${short(py)}" r="3.6" fill="${b.pick([top, lighten(top, 0.2)])}"/>`
  })
  return b.lay(
    [x, y, b.whole(0, 90), size],
    `${frill}<circle r="46" fill="#F2C94C"/><circle r="37" fill="#D9A98C"/>${mince}${roe}`,
    { blur: 5, height: 8, shine: 0.6, rough: 0.2, grain: 0.06, shade: 0.5 },
  )
}

/** Paints chee cheong fun: rolled rice sheets that show prawns. */
export function riceRoll(b: Brush, spot: Spot, prawns = true): string {
  const pink = prawns
    ? [-76, -8, 60]
        .map((x) => `<ellipse cx="${x}" rx="24" ry="14" fill="#FF9A70" opacity=".75"/>`)
        .join('')
    : ''
  return b.lay(
    spot,
    `<rect x="-130" y="-32" width="260" height="64" rx="24" fill="#FDF8EC"/>${pink}` +
      '<rect x="-130" y="-32" width="260" height="64" rx="24" fill="#fff" opacity=".34"/>' +
      '<path d="M-120 -8Q0 -18 122 -6M-118 12Q0 6 120 14" stroke="#D9CDB2" ' +
      'stroke-width="2.6" fill="none"/>',
    { blur: 9, height: 10, shine: 0.9, spot: 30, lit: 0.6, ambient: 0.5, shade: 0.4 },
  )
}

/** Paints a parcel of banana leaf with a pin. */
export function leafParcel(
  b: Brush,
  spot: Spot,
  {
    width = 200,
    height = 96,
    charred = false,
  }: { width?: number; height?: number; charred?: boolean } = {},
): string {
  const [w, h] = [width / 2, height / 2]
  const ribs = b.times(
    Math.round(width / 14),
    (index) =>
      `<path d="M${short(-w + 8 + index * 14)} ${-h}q6 ${h} -4 ${height}" ` +
      `stroke="${index % 2 ? '#1d5a27' : '#8CCB5E'}" stroke-width="1.8" fill="none" ` +
      'opacity=".35"/>',
  )
  const burnt = charred
    ? b.times(
        9,
        () =>
          `<path d="${b.blob(b.between(10, 26), b.between(6, 14), 0.4, 7)}" ` +
          `transform="translate(${short(b.between(-w * 0.8, w * 0.8))} ` +
          `${short(b.between(-h * 0.7, h * 0.7))})" fill="#3a2a10" opacity=".6"/>`,
      )
    : ''
  return b.lay(
    spot,
    `<path d="M${-w} ${-h * 0.8}Q0 ${-h * 1.12} ${w} ${-h * 0.8}L${w} ${h * 0.8}Q0 ` +
      `${h * 1.12} ${-w} ${h * 0.8}Z" fill="` +
      b.linear([
        [0, '#5FAE42'],
        [0.5, '#3E8A35'],
        [1, '#256B2E'],
      ]) +
      `"/>${ribs}<path d="M${-w} ${-h * 0.8}L${-w * 0.66} 0L${-w} ${h * 0.8}ZM${w} ` +
      `${-h * 0.8}L${w * 0.66} 0L${w} ${h * 0.8}Z" fill="#2C7030"/>` +
      `<path d="M${-w * 0.7} -10L${-w * 0.5} 12M${w * 0.7} -10L${w * 0.5} 12" ` +
      `stroke="#D9B27A" stroke-width="5" stroke-linecap="round"/>${burnt}`,
    { blur: 8, height: 10, shine: 0.35, rough: 0.15, grain: 0.03, shade: 0.5, soft: 7 },
  )
}

/** Paints a ketupat in woven palm leaf. */
export function ketupat(b: Brush, spot: Spot): string {
  const weave =
    b.times(
      8,
      (index) =>
        `<path d="M${-70 + index * 20} -70V70" stroke="#7DA64A" stroke-width="12" opacity=".8"/>`,
    ) +
    b.times(
      7,
      (index) =>
        `<path d="M-70 ${-60 + index * 20}H70" stroke="#BFD66A" stroke-width="11" ` +
        `stroke-dasharray="12 9" stroke-dashoffset="${index % 2 ? 10 : 0}"/>`,
    )
  const bounds = b.clip('<rect x="-68" y="-68" width="136" height="136" rx="16"/>')
  return b.lay(
    spot,
    '<rect x="-68" y="-68" width="136" height="136" rx="16" fill="#9DBB52"/>' +
      `<g clip-path="url(#${bounds})">${weave}</g>`,
    { blur: 12, height: 14, shine: 0.35, shade: 0.5, soft: 6 },
  )
}
