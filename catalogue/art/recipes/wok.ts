// Recipes from which pictures are painted: wok dishes, hot-plate dishes, steamed dishes and
// vegetables.
import { crackling } from '../ingredients/roast.ts'
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { cracker } from '../ingredients/bread.ts'
import { chunk, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg, wholeEgg } from '../ingredients/egg.ts'
import {
  chili,
  chiliRing,
  chiliRings,
  coriander,
  flower,
  onion,
  peanuts,
  scallion,
  strips,
} from '../ingredients/herb.ts'
import { crumbs, dip, sauce } from '../ingredients/sauce.ts'
import { crab, fish } from '../ingredients/seafood.ts'
import { tofuBlock } from '../ingredients/tofu.ts'
import {
  beans,
  bokChoy,
  cabbage,
  calamansi,
  cucumber,
  greensStalk,
  kailanStalk,
  lettuce,
  lime,
  mushroom,
  okra,
  pineapple,
  round,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { colouredPlates } from '../vessel.ts'

const round4 = { turn: 50 }
const stalks = (b: Brush, count: number, leafColour: Colour, stalk: Colour, size = 1): string =>
  b.times(count, (index) => {
    const [x, y] = b.within(96)
    return greensStalk(b, [x, y, index * 47 + b.whole(-20, 20), size], leafColour, stalk)
  })
const garlic = (b: Brush, count = 50): string =>
  crumbs(b, count, 120, ['#F2D49A', '#E0B060', '#F7E3B4'], { size: [4, 8] })
const sweetChili = (b: Brush, spot: Spot, radius = 62): string =>
  dip(b, spot, radius, '#D8341A', { bits: [24, ['#F2B24A', '#8d1608', '#FFE0A0']] })

export const wokDishes: RecipeBook = {
  sisig: recipe(
    ['hotplate'],
    ['ink', 'sky', 'chili', 'lemon'],
    (b) =>
      sauce(b, [0, 0], 188, 122, '#8A4A1C', { rough: 0.6 }) +
      b
        .spread(130, 178, 13, 116)
        .map(([x, y]) =>
          chunk(
            b,
            [x, y, b.whole(0, 180)],
            b.between(13, 22),
            b.between(10, 16),
            b.pick(['#B9682A', '#D08A45', '#93491A', '#E2A866']),
            { shine: 0.62, rough: 0.37, grain: 0.03, blur: 3 },
          ),
        )
        .join('') +
      onion(b, 12, 110, { colour: '#E8C2DE', width: 6 }) +
      (
        [
          [-90, 10],
          [80, -40],
          [100, 40],
        ] as const
      )
        .map(([x, y]) => chiliRing(b, [x, y, 0, 1.5]))
        .join('') +
      (
        [
          [-40, -60],
          [60, 66],
        ] as const
      )
        .map(([x, y]) => chiliRing(b, [x, y, 0, 1.5], '#3F9A3B'))
        .join('') +
      scallion(b, 30, 110, { size: 1.2 }) +
      friedEgg(b, [0, 0, 0, 0.98]) +
      calamansi(b, [-156, 70, 40, 1.2]) +
      calamansi(b, [164, 50, -50, 1.2]),
    { turn: 10 },
  ),
  'hotplate-beef': recipe(
    ['hotplate'],
    3,
    (b) =>
      sauce(b, [0, 0], 186, 120, '#4A220E', { rough: 0.3, shine: 0.9 }) +
      pieces(
        b,
        [
          [-110, -40],
          [-40, -70],
          [40, -60],
          [110, -20],
          [-70, 40],
          [10, 50],
          [90, 60],
        ],
        ['#7A3A1A', '#8E4620'],
        44,
      ) +
      onion(b, 10, 120, { colour: '#F3E3C6', width: 8 }) +
      strips(b, 16, 120, '#4F9A3B', { width: 9 }) +
      strips(b, 12, 120, '#D7261C', { width: 9 }),
    { turn: 10 },
  ),
  'crispy-pork': recipe(
    ['board', 'leaf-plate', 'tray', 'indigo'],
    4,
    (b) =>
      b.arrange(
        b.times(8, (index) =>
          crackling(b, [
            -98 + (index % 4) * 64 + b.between(-4, 4),
            -66 + Math.floor(index / 4) * 104 - (index % 4) * 10,
            -10 + b.between(-5, 5),
            0.9,
          ]),
        ),
        b
          .spread(9, 118, 84)
          .toSorted((first, second) => first[1] - second[1])
          .map(([x, y]) => crackling(b, [x, y - 10, b.whole(-40, 40), 0.88], '#C67C2A'))
          .join(''),
      ) +
      dip(b, [124, 96], 56, '#8A3A14', { bits: [20, ['#D7261C', '#3F8B30']] }) +
      cucumber(b, [-40, 142], 34) +
      cucumber(b, [2, 150], 34) +
      coriander(b, [130, -70, 20, 1.1]),
    { turn: 18 },
  ),
  'sweet-sour-pork': recipe(
    ['melamine-yellow', 'celadon', 'plate-cobalt', 'melamine-green'],
    5,
    (b) =>
      sauce(b, [0, 6], 168, 144, '#D8401A', { rough: 0.2, shine: 1 }) +
      pieces(
        b,
        [
          [-90, -60],
          [-10, -90],
          [80, -60],
          [-50, 0],
          [40, 10],
          [110, 40],
          [-90, 70],
          [10, 90],
        ],
        ['#D9702A', '#C9601E', '#E08238'],
        44,
        { shine: 1.1 },
      ) +
      pineapple(b, [-20, -40, 20]) +
      pineapple(b, [70, 66, -30]) +
      (
        [
          [-120, 0],
          [20, -20],
          [60, -100],
          [-40, 60],
        ] as const
      )
        .map(([x, y], index) =>
          slab(
            b,
            [x, y, b.whole(0, 180)],
            60,
            40,
            (['#D7261C', '#4F9A3B', '#4F9A3B', '#D7261C'] as const)[index] ?? '#D7261C',
            { corner: 10, shine: 0.9 },
          ),
        )
        .join('') +
      onion(b, 5, 110, { colour: '#F3E3EF', width: 8 }),
    round4,
  ),
  'kung-pao': recipe(
    ['sand', 'celadon', 'plate-red'],
    0,
    (b) =>
      sauce(b, [0, 6], 160, 136, '#8A3A14', { rough: 0.2, shine: 1 }) +
      pieces(
        b,
        [
          [-90, -60],
          [-10, -90],
          [80, -60],
          [-50, 0],
          [40, 10],
          [110, 40],
          [-90, 70],
          [10, 90],
        ],
        ['#C98A4A', '#B9773A'],
        40,
      ) +
      peanuts(b, 20, 120, { size: 1.1 }) +
      (
        [
          [-40, -40, 30],
          [70, 60, -20],
          [-60, 110, 10],
        ] as const
      )
        .map(([x, y, turn]) => chili(b, [x, y, turn, 0.75], '#A81C10'))
        .join('') +
      scallion(b, 40, 120, { size: 1.6 }),
    round4,
  ),
  'steamed-fish': recipe(
    ['celadon', 'plate-cobalt', 'steel', 'plate-pink'],
    1,
    (b) =>
      sauce(b, [0, 6], 180, 126, '#8A5A24', { rough: 0.1, shine: 0.9 }) +
      fish(b, [0, 0, -12, 1.3], '#C9B49A', { cuts: '#8A7A66' }) +
      strips(b, 40, 100, '#F0D880', { width: 6, length: [40, 70] }) +
      strips(b, 50, 100, '#5FAF46', { width: 6, length: [40, 80] }) +
      chiliRings(b, 5, 100) +
      coriander(b, [60, 60, 20, 1.2]) +
      coriander(b, [-90, 60, -20, 1.2]),
    { turn: 16 },
  ),
  'fried-fish': recipe(
    ['tray', 'leaf-plate', 'terracotta'],
    2,
    (b) =>
      fish(b, [0, -6, -18, 1.3], '#D08A30') +
      mince(b, [0, 0], 80, ['#D7261C', '#F7CF5E', '#F2D49A', '#5DA63F', '#C77BAF'], {
        count: 60,
        height: 40,
      }) +
      sweetChili(b, [-120, 118], 54) +
      lime(b, [126, 120, -20, 1.1]) +
      lettuce(b, [60, 150], 50, 34),
    { turn: 16 },
  ),
  'soft-shell-crab': recipe(
    ['teal', 'leaf-plate'],
    3,
    (b) =>
      crab(b, [-20, 0, -10, 1.2], '#D08A2E') +
      garlic(b, 60) +
      coriander(b, [110, 96, 20, 1.2]) +
      lime(b, [-130, 120, 20, 1.1]) +
      chiliRings(b, 4, 110),
    { turn: 16 },
  ),
  greens: recipe(
    ['celadon', 'indigo', 'plate-cobalt', 'stoneware', 'terracotta', 'leaf-plate'],
    ['brick', 'sky', 'turmeric', 'rose', 'milk'],
    (b) =>
      sauce(b, [0, 10], 164, 124, '#7A4A1C', { rough: 0.1, shine: 0.8 }) +
      b.arrange(
        b.times(9, (index) =>
          greensStalk(
            b,
            [-96 + index * 24, b.between(-16, 34), -30 + index * 7, 1.25],
            b.pick(['#2F7A2C', '#3F8B30']),
            '#A9CF74',
          ),
        ),
        stalks(b, 15, '#2F7A2C', '#9CC56A', 1.2),
        b.times(7, (index) =>
          kailanStalk(b, [b.between(-10, 14), -92 + index * 32, 14 + b.between(-8, 8), 1.12]),
        ),
      ) +
      garlic(b),
    { turn: 60, toppings: [[], ['chili-rings'], ['shallots']] },
  ),
  'water-spinach': recipe(
    ['celadon', 'stoneware', 'terracotta'],
    4,
    (b) =>
      sauce(b, [0, 10], 150, 118, '#7A4A1C', { rough: 0.1, shine: 0.8 }) +
      beans(
        b,
        Array.from({ length: 16 }, (): Spot => {
          const [x, y] = b.within(110)
          return [x, y, b.whole(0, 180)]
        }),
        '#7DB04A',
        110,
      ) +
      stalks(b, 11, '#2F6A2A', '#7DB04A', 0.95) +
      garlic(b, 40) +
      chiliRings(b, 7, 120),
    { turn: 60 },
  ),
  kailan: recipe(
    ['indigo', 'plate-red', 'celadon', 'stoneware'],
    5,
    (b) =>
      sauce(b, [10, 14], 170, 112, '#6A3A14', { rough: 0.1, shine: 0.9 }) +
      b.arrange(
        b.times(8, (index) =>
          kailanStalk(b, [b.between(-16, 6), -102 + index * 30, -8 + b.between(-9, 9), 1.2]),
        ),
        b.times(9, (index) =>
          kailanStalk(b, [-58 + index * 16, b.between(-30, 26), -64 + index * 14, 1.16]),
        ),
      ) +
      sauce(b, [-40, 10, -8], 74, 30, '#4A220C', { jag: 0.3, shine: 1, rough: 0.1 }) +
      crumbs(b, 60, 80, ['#F2D49A', '#E0B060', '#C98A3A'], {
        at: [-30, 10],
        size: [4, 8],
        height: 60,
      }),
    { turn: 30 },
  ),
  'bok-choy': recipe(
    ['terracotta', 'celadon', 'stoneware'],
    0,
    (b) =>
      sauce(b, [0, 10], 166, 124, '#7A4A1C', { rough: 0.1, shine: 0.9 }) +
      b.arrange(
        b.times(5, (index) =>
          bokChoy(b, [-112 + index * 54, -34 + (index % 2) * 18, -14 + index * 7, 1.22]),
        ) +
          b.times(4, (index) =>
            bokChoy(b, [-82 + index * 54, 64 + (index % 2) * 12, 172 + index * 7, 1.16]),
          ),
        b.times(7, (index) => {
          const angle = (index / 7) * 360
          const turn = (angle * Math.PI) / 180
          return bokChoy(b, [Math.sin(turn) * 92, -Math.cos(turn) * 92, angle, 1.2])
        }) + mushroom(b, [0, 0, 0, 1.2], '#6B4630'),
      ) +
      mushroom(b, [-30, 26, 60, 1], '#6B4630') +
      mushroom(b, [40, 10, -20, 0.9], '#6B4630') +
      garlic(b, 36),
    { turn: 40 },
  ),
  'stir-fried-vegetables': recipe(
    [...colouredPlates],
    1,
    (b) =>
      sauce(b, [0, 10], 160, 122, '#8A5A22', { rough: 0.1, shine: 0.8 }) +
      stalks(b, 9, '#3F8B30', '#9CC56A', 1) +
      cabbage(b, [0, 0], 140) +
      b
        .spread(b.arrange(8, 6), 136, 62)
        .map(([x, y]) => round(b, [x, y], 30, '#F58A2A'))
        .join('') +
      b
        .spread(b.arrange(5, 8), 126, 70)
        .map(([x, y]) => mushroom(b, [x, y, b.whole(0, 360), 1], '#8E6A46'))
        .join('') +
      beans(
        b,
        b.spread(10, 140, 50).map(([x, y]): Spot => [x, y, b.whole(0, 180)]),
      ) +
      b
        .spread(b.arrange(0, 6), 120, 60)
        .map(([x, y]) => slab(b, [x, y, b.whole(0, 180)], 54, 24, '#F4D04A', { corner: 11 }))
        .join('') +
      garlic(b, 40),
    round4,
  ),
  'fried-okra': recipe(
    ['sand', 'terracotta', 'stoneware'],
    2,
    (b) =>
      sauce(b, [0, 10], 150, 110, '#7A4A1C', { rough: 0.1, shine: 0.8 }) +
      b
        .spread(24, 132, 40)
        .map(([x, y]) => okra(b, [x, y, b.whole(0, 180), 1.05]))
        .join('') +
      garlic(b, 60) +
      chiliRings(b, 6, 110),
    round4,
  ),
  'braised-egg': recipe(
    ['bowl-indigo', 'celadon', 'bowl-rooster', 'terracotta'],
    3,
    (b) =>
      sauce(b, [0, 6], 160, 140, '#4A220C', { rough: 0.1, shine: 1 }) +
      wholeEgg(b, [-60, -60, 20, 1.5], '#A8642E') +
      wholeEgg(b, [60, 40, -30, 1.5], '#9A5826') +
      egg(b, [-50, 84, 10, 1.5], { yolk: 'jammy', white: '#D9A468' }) +
      flower(b, [90, -80, 0, 1.1], '#5a2e14', '#3a1c0c', 8) +
      scallion(b, 16, 80),
    round4,
  ),
  'tofu-dish': recipe(
    ['bowl-celadon', 'clay', 'plate-pink'],
    4,
    (b) =>
      sauce(b, [0, 6], 176, 150, '#A9381A', { rough: 0.2, shine: 0.9 }) +
      b.times(14, () => {
        const [x, y] = b.within(124)
        return tofuBlock(b, [x, y, b.whole(0, 90), 0.86])
      }) +
      mince(b, [0, 0], 120, ['#6B2E12', '#8E4620'], { count: 50, size: [5, 10] }) +
      scallion(b, 50, 130, { size: 1.4 }),
    round4,
  ),
  crackers: recipe(
    ['basket', 'basket-yellow', 'tray'],
    5,
    (b) =>
      (
        [
          [-90, -80],
          [20, -100],
          [110, -50],
          [-50, 0],
          [60, 20],
          [-100, 80],
          [0, 110],
          [110, 96],
        ] as const
      )
        .map(([x, y]) => cracker(b, [x, y, 0, 1.05], b.pick(['#F4D3A0', '#F7C6A0', '#F0C886'])))
        .join(''),
    round4,
  ),
}
