// Paints banana leaves: on a plate, alone, or as the lining of a basket.
import type { Brush } from '../brush.ts'
import { short, smooth, type Point } from '../outline.ts'

export function bananaLeaf(b: Brush, length = 560, width = 250, turn = -24): string {
  const fill = b.linear([
    [0, '#2F7D32'],
    [0.48, '#58A83F'],
    [0.5, '#2C7030'],
    [0.52, '#4B9B3A'],
    [1, '#256B2E'],
  ])
  const steps = 22
  const edge = (side: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const along = index / steps
      const half = (Math.sin(Math.PI * Math.min(1, along * 0.94 + 0.03)) ** 0.55 * width) / 2
      return [-length / 2 + along * length, side * half * (b.happens(0.13) ? 0.93 : 1)]
    })
  const outline = smooth([...edge(-1), ...edge(1).toReversed()])
  const bounds = b.clip(`<path d="${outline}"/>`)
  const veins = b.times(46, (index) => {
    const x = short(-length / 2 + (index * length) / 44)
    return (
      `<path d="M${x} 0q16 ${short(-width * 0.3)} 40 ${short(-width * 0.6)}M${x} 0q16 ` +
      `${short(width * 0.3)} 40 ${short(width * 0.6)}" ` +
      `stroke="${index % 2 ? '#1d5a27' : '#8CCB5E'}" stroke-opacity=".29" stroke-width="1.6" ` +
      'fill="none"/>'
    )
  })
  return b.lay(
    [0, 0, turn],
    `<path d="${outline}" fill="${fill}"/><g clip-path="url(#${bounds})">${veins}</g>` +
      `<path d="M${-length / 2} 0H${length / 2}" stroke="#B5DB7C" stroke-width="5" ` +
      `stroke-linecap="round"/><path d="M${-length / 2} 2.5H${length / 2}" stroke="#1d5a27" ` +
      'stroke-width="1.4" opacity=".5"/>',
    { blur: 2, height: 2, shine: 0.12, shade: 0.45, soft: 6, dx: 5, dy: 9 },
  )
}

/** Paints a round piece of leaf, as the lining of plates and baskets. */
export function leafRound(b: Brush, radius = 214): string {
  const bounds = b.clip(`<circle r="${radius}"/>`)
  const veins = b.times(
    34,
    (index) =>
      `<path d="M${-radius + (index * radius) / 16.5} ${-radius}l26 ${radius * 2}" ` +
      `stroke="${index % 2 ? '#1d5a27' : '#8CCB5E'}" stroke-opacity=".26" stroke-width="2"/>`,
  )
  return b.lay(
    [0, 0, b.whole(-40, 40)],
    `<path d="${b.blob(radius, radius, 0.012, 20)}" ` +
      `fill="${b.linear(
        [
          [0, '#58A83F'],
          [0.5, '#3B8A36'],
          [1, '#2A7230'],
        ],
        { x2: 1 },
      )}` +
      `"/><g clip-path="url(#${bounds})">${veins}` +
      `<path d="M${-radius} 20H${radius}" stroke="#A9D46E" stroke-width="6" ` +
      'opacity=".8"/></g>',
    { blur: 2, height: 2, shine: 0.14, shade: 0.35, soft: 5, dx: 3, dy: 5 },
  )
}
