// Paints ingredients that recipes repeat at several spots: herbs, prawns, shredded meat.
import type { Brush, Spot } from './brush.ts'
import type { Colour } from './colour.ts'
import { slab } from './ingredients/chunk.ts'
import { coriander } from './ingredients/herb.ts'
import { prawn } from './ingredients/seafood.ts'

export const herbs = (b: Brush, ...spots: Spot[]): string =>
  spots.map(([x, y, turn = 0, size = 1]) => coriander(b, [x, y, turn, size])).join('')
export const prawns = (b: Brush, ...spots: Spot[]): string =>
  spots.map((spot) => prawn(b, spot)).join('')

/** Paints a small heap of shredded meat. */
export const shredded = (b: Brush, x: number, y: number, colour: Colour): string =>
  b.times(18, () => {
    const [px, py] = b.within(72)
    return slab(b, [x + px, y + py, b.whole(0, 180)], 76, 17, colour, { corner: 8, rough: 0.5 })
  })
