// Paints toppings by name. They are painted on the food, so that two dishes with the same recipe
// differ.
import type { Brush, Spot } from './brush.ts'
import { cracker } from './ingredients/bread.ts'
import { egg, friedEgg } from './ingredients/egg.ts'
import {
  chili,
  chiliRings,
  coriander,
  leaf,
  mint,
  onion,
  peanuts,
  scallion,
  shallots,
  sprouts,
  strips,
} from './ingredients/herb.ts'
import { skewer } from './ingredients/meat.ts'
import { crumbs, dip } from './ingredients/sauce.ts'
import { prawn } from './ingredients/seafood.ts'
import { cucumber, lime, tomato } from './ingredients/vegetable.ts'

/**
 * Functions that paint a topping at a spot near the edge of the food. Toppings that cover the whole
 * dish ignore the spot.
 */
const toppings = {
  egg: (b, [x, y]) => egg(b, [x, y, b.whole(-40, 40), 1.05], { yolk: 'jammy' }),
  'fried-egg': (b, [x, y]) => friedEgg(b, [x * 0.5, y * 0.5, 0, 0.86]),
  prawns: (b, [x, y]) =>
    prawn(b, [x, y, b.whole(0, 360), 0.95]) +
    prawn(b, [x * 0.5, y * 0.5 + 40, b.whole(0, 360), 0.95]),
  satay: (b, [x, y]) => skewer(b, [x * 0.4, y, b.whole(-14, 14), 0.8]),
  cracker: (b, [x, y]) => cracker(b, [x, y, 0, 0.8]),
  'prawn-cracker': (b, [x, y]) => cracker(b, [x, y, 0, 0.8], '#F7B79A'),
  cucumber: (b, [x, y]) => cucumber(b, [x, y], 34) + cucumber(b, [x * 0.82, y + 34], 32),
  tomato: (b, [x, y]) => tomato(b, [x, y], 32),
  lime: (b, [x, y]) => lime(b, [x, y, b.whole(0, 180), 1]),
  chili: (b, [x, y]) => chili(b, [x, y, b.whole(-40, 40), 0.8]),
  'green-chili': (b, [x, y]) => chili(b, [x, y, b.whole(-40, 40), 0.8], '#4F9A3B'),
  'chili-rings': (b) => chiliRings(b, 5, 110, { size: 1.2 }),
  'chili-flakes': (b) => crumbs(b, 60, 120, ['#B5301A', '#D9552B', '#8b1f10'], { size: [1.6, 4] }),
  coriander: (b, [x, y]) =>
    coriander(b, [x * 0.7, y * 0.7, b.whole(-60, 60), 1]) +
    coriander(b, [x * 0.3, y * 0.4, b.whole(-60, 60), 0.9]),
  basil: (b, [x, y]) =>
    leaf(b, [x * 0.7, y * 0.7, b.whole(0, 360), 1]) +
    leaf(b, [x * 0.5, y * 0.8 + 20, b.whole(0, 360), 0.9]),
  mint: (b, [x, y]) => mint(b, [x, y, b.whole(-40, 40), 1.3]),
  scallion: (b) => scallion(b, 40, 120, { size: 1.2 }),
  shallots: (b) => shallots(b, 40, 100),
  sesame: (b) => crumbs(b, 46, 120, ['#FFF6DE', '#F2E2B4'], { size: [2, 4] }),
  peanuts: (b) => peanuts(b, 14, 110),
  sprouts: (b, [x, y]) => sprouts(b, 9, 44, [x * 0.8, y * 0.8]),
  onion: (b, [x, y]) => onion(b, 7, 42, { at: [x * 0.8, y * 0.8], width: 6 }),
  'lime-leaf': (b) => strips(b, 16, 100, '#2C6E2B'),
  sambal: (b, [x, y]) => dip(b, [x, y], 46, '#B3200E', { bits: [16, ['#E0502A', '#7d1408']] }),
} as const satisfies Record<string, (b: Brush, spot: Spot) => string>

export type Topping = keyof typeof toppings
export const toppingNames = Object.keys(toppings) as Topping[]

const corners: readonly Spot[] = [
  [150, 104],
  [-148, -104],
  [146, -108],
  [-146, 110],
  [6, 168],
  [0, -164],
]

/** Paints at most six toppings, each at a different place on the food. */
export function paintToppings(b: Brush, names: readonly Topping[]): string {
  const first = names.length ? b.whole(0, corners.length - 1) : 0
  return names
    .slice(0, corners.length)
    .map((name, index) => toppings[name](b, corners[(first + index) % corners.length] ?? [0, 0]))
    .join('')
}
