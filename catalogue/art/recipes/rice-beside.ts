// Recipes from which pictures are painted: rice with meat, fish or tofu beside it.
import { choppedBird, cutlet } from '../ingredients/roast.ts'
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { ball, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg, omelette, wholeEgg } from '../ingredients/egg.ts'
import { chili, chiliRings, coriander, leaf, leaves, onion, scallion } from '../ingredients/herb.ts'
import {
  beef,
  bellySlice,
  chickenLeg,
  chop,
  fannedSlices,
  friedChicken,
  redPork,
} from '../ingredients/meat.ts'
import { shreds } from '../ingredients/noodles.ts'
import { rice, riceTones, type RiceTone } from '../ingredients/rice.ts'
import { crumbs, dip, sauce } from '../ingredients/sauce.ts'
import { fish, fishFillet, squidRing } from '../ingredients/seafood.ts'
import { tofuPuff } from '../ingredients/tofu.ts'
import {
  beans,
  bokChoy,
  cucumber,
  greensStalk,
  lettuce,
  lime,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { colouredPlates, whitePlates } from '../vessel.ts'

/** A sliced cutlet beside rice, with a sauce over it. `width` is how wide the sauce is. */
function cutletRice(b: Brush, sauceColour: Colour, width: number): string {
  const [x, y, turn] = b.arrange([36, 52, -20], [44, 36, 52], [14, 66, 4])
  return (
    side(b, riceTones.stock) +
    shreds(b, [-74, 112], 62, {
      count: 60,
      colours: ['#F3F8DF', '#C7DF9C', '#E4F0C6'],
      length: [34, 64],
    }) +
    cutlet(b, [x, y, turn], { pieces: b.arrange(6, 7, 6) }) +
    sauce(b, [x - 8, y - 4, turn], 92, width, sauceColour, { jag: 0.3, shine: 1, rough: 0.1 }) +
    crumbs(b, 26, 60, ['#FFF6DE', '#F2E2B4'], { at: [x, y], size: [2, 4] }) +
    lime(b, [136, 128, -30, 1], { rind: '#E9B928', flesh: '#FBE06A' }) +
    tomato(b, [132, -108], 34) +
    tomato(b, [96, -142], 32) +
    coriander(b, [-130, 64, -30, 1])
  )
}

const slices = (b: Brush, ...spots: Spot[]): string =>
  spots.map((spot) => cucumber(b, spot, 36)).join('')
const sambalPool = (b: Brush, spot: Spot, width = 74, height = 54): string =>
  sauce(b, spot, width, height, '#B3200E', {
    bits: [26, ['#E0502A', '#7d1408', '#F4B13C']],
    rough: 0.5,
    grain: 0.03,
  })
/** Paints rice at the upper left. The food beside it is painted at the lower right. */
const side = (b: Brush, tone: RiceTone = riceTones.white): string =>
  rice(b, [-92, -70], 104, { tone })
const sauced = (b: Brush, colour: Colour): string =>
  sauce(b, [56, 56, -14], 146, 112, colour, { rough: 0.16, shine: 0.8 })

export const riceBeside: RecipeBook = {
  'omelette-rice': recipe(
    ['plate-cobalt', 'melamine-yellow', 'celadon'],
    4,
    (b) =>
      side(b) +
      omelette(b, [40, 34, -18], 140, 108) +
      chiliRings(b, 4, 80, { at: [40, 34] }) +
      slices(b, [-130, 100], [-90, 136]) +
      coriander(b, [60, 10, 20, 1.1]) +
      dip(b, [136, -118], 50, '#C4200F'),
    { turn: 18 },
  ),
  'chicken-rice': recipe(
    ['plate-red', 'sand', 'melamine-green', 'plate-green', 'teal'],
    ['sky', 'lemon', 'chili', 'rose', 'rattan'],
    (b) => {
      const [x, y, turn] = b.arrange([36, 64, -14], [52, 30, 64], [8, 78, 6])
      const count = b.arrange(7, 6, 8)
      return (
        rice(b, [-96, -68], 110, { tone: riceTones.stock }) +
        sauce(b, [x - 6, y + 8, turn], 170, 84, '#9A6A2C', { rough: 0.1, shine: 0.8 }) +
        b.arrange(
          b.times(6, (index) => cucumber(b, [-108 + index * 44, 152 - index * 13], 36)),
          b.times(4, (index) => cucumber(b, [-118 + index * 34, 66 + index * 34], 36)),
          b.times(5, (index) => cucumber(b, [-148 + index * 22, 40 + index * 26], 34)),
        ) +
        fannedSlices(b, [x, y, turn], count, {
          length: 144,
          step: 40,
          skin: '#EBC987',
          meat: '#FBF3E2',
        }) +
        coriander(b, [x + 30, y - 40, 10, 1.2]) +
        coriander(b, [x + 64, y - 22, 60, 1]) +
        dip(b, [130, -112], 62, '#DE3A1C', { bits: [26, ['#F2B24A', '#a31c0c', '#FFE0A0']] }) +
        dip(b, [22, -166], 46, '#2B130A') +
        scallion(b, 16, 70, { at: [x - 16, y - 10], size: 1.2 })
      )
    },
    { turn: 16 },
  ),
  'roast-chicken-rice': recipe(
    ['plate-cobalt', 'melamine', 'celadon', 'plate-orange'],
    1,
    (b) => {
      const roast = { skin: '#A8551C', meat: '#F0DDB8' } as const
      return (
        rice(b, [-96, -68], 110, { tone: riceTones.stock }) +
        b.arrange(
          sauce(b, [26, 74, -14], 176, 84, '#6A3414', { rough: 0.1, shine: 0.8 }) +
            fannedSlices(b, [22, 66, -14], 6, { ...roast, length: 146, step: 40 }) +
            chickenLeg(b, [120, -10, 128, 0.72], roast.skin, { char: false }),
          sauce(b, [50, 50, 50], 160, 90, '#6A3414', { rough: 0.1, shine: 0.8 }) +
            fannedSlices(b, [56, 44, 58], 7, { ...roast, length: 136, step: 36 }),
        ) +
        b.times(4, (index) => cucumber(b, [-130 + index * 38, 96 + index * 22], 34)) +
        coriander(b, [86, 26, 30, 1.15]) +
        dip(b, [130, -118], 58, '#DE3A1C', { bits: [26, ['#F2B24A', '#a31c0c', '#FFE0A0']] }) +
        tomato(b, [20, -156], 32)
      )
    },
    { turn: 14 },
  ),
  'half-chicken': recipe(
    ['board', 'leaf-plate', 'plate-green', 'stoneware'],
    5,
    (b) =>
      b.arrange(
        lettuce(b, [-20, 0], 186, 150) +
          choppedBird(b, [0, -6, -6], { skin: '#A9531B', meat: '#F0DCB6' }),
        sauce(b, [0, 10], 180, 140, '#7A4A1A', { rough: 0.1, shine: 0.8 }) +
          choppedBird(b, [-6, -2, 24], { skin: '#B9702A', meat: '#F3E2C2', slices: 5 }),
        sauce(b, [0, 10], 176, 136, '#6A3414', { rough: 0.1, shine: 0.8 }) +
          choppedBird(b, [0, 0, -34], { skin: '#8E3E12', meat: '#DDB088', slices: 7 }),
      ) +
      slices(b, [120, 106], [150, 62]) +
      coriander(b, [-40, -110, -20, 1.2]) +
      lime(b, [-128, -104, -30, 0.95]) +
      dip(b, [134, -126], 52, '#8A3A14', { bits: [22, ['#F2B24A', '#D7261C']] }),
    { turn: 16 },
  ),
  'cutlet-rice': recipe(
    ['indigo', 'plate-red', 'celadon', 'teal'],
    2,
    (b) => cutletRice(b, '#6A3010', 24),
    { turn: 16 },
  ),
  'lemon-chicken': recipe(
    ['teal', 'plate-cobalt', 'plate-green', 'indigo'],
    4,
    (b) => cutletRice(b, '#F2C230', 58),
    { turn: 16 },
  ),
  'char-siew-rice': recipe(
    ['plate-green', 'melamine', 'indigo', 'plate-cobalt'],
    3,
    (b) =>
      side(b) +
      sauced(b, '#7A2E12') +
      b.times(6, (index) => redPork(b, [-10 + index * 30, 70 - index * 16, 62], 118, 50)) +
      bokChoy(b, [-110, 96, -60, 1]) +
      bokChoy(b, [-60, 138, -90, 1]) +
      egg(b, [130, -104, 20, 1.15], { white: '#D9B48A' }) +
      scallion(b, 16, 70, { at: [50, 40] }),
    { turn: 14 },
  ),
  'duck-rice': recipe(
    ['plate-black', 'melamine', 'celadon'],
    4,
    (b) =>
      side(b, riceTones.dark) +
      sauced(b, '#4A220E') +
      fannedSlices(b, [44, 58, -14], 7, {
        length: 132,
        step: 38,
        skin: '#6B2A0E',
        meat: '#B9805E',
      }) +
      wholeEgg(b, [-116, 96, 20, 0.8]) +
      slices(b, [-60, 134], [-20, 152]) +
      coriander(b, [96, 20, 30, 1.1]) +
      dip(b, [132, -116], 52, '#DE3A1C'),
    { turn: 14 },
  ),
  'pork-leg-rice': recipe(
    ['plate-green', 'stoneware', 'terracotta'],
    5,
    (b) =>
      side(b) +
      sauced(b, '#5A2A0E') +
      b.times(5, (index) =>
        bellySlice(b, [0 + index * 34, 74 - index * 14, 70], { skin: '#8E4A1C', lean: '#8A4628' }),
      ) +
      egg(b, [-110, 90, -20, 1.15], { white: '#D9B48A' }) +
      greensStalk(b, [-50, 140, 100, 0.85]) +
      chili(b, [130, 124, -20, 0.7], '#4F9A3B') +
      dip(b, [130, -116], 48, '#E0B43A'),
    { turn: 14 },
  ),
  'com-tam': recipe(
    ['plate-red', 'celadon', 'indigo', 'steel', 'melamine-green'],
    ['lime', 'chili', 'turmeric', 'sky', 'teak'],
    (b) =>
      rice(b, [-76, -58], 116, { grain: 0.8 }) +
      chop(b, [64, 38, -18, 1.05]) +
      friedEgg(b, [-96, -96, 0, 0.88]) +
      b.times(4, (index) => cucumber(b, [-150 + index * 27, 66 + index * 26], 34)) +
      tomato(b, [-14, 154], 34) +
      dip(b, [138, -120], 56, '#D9902E', { bits: [14, ['#D7261C', '#F4E3B0']] }) +
      scallion(b, 34, 60, { at: [52, 32], size: 1.2 }) +
      shreds(b, [64, 146], 38, { count: 26, colours: ['#F58A2A', '#FBF3E0'], length: [30, 60] }),
    { turn: 14 },
  ),
  'com-tam-ga': recipe(
    ['plate-green', 'terracotta', 'melamine'],
    0,
    (b) =>
      rice(b, [-80, -58], 114, { grain: 0.8 }) +
      chickenLeg(b, [56, 34, -24, 1.42], '#B5601A') +
      b.times(4, (index) => cucumber(b, [-150 + index * 27, 66 + index * 26], 34)) +
      tomato(b, [-10, 154], 34) +
      dip(b, [138, -120], 54, '#D9902E', { bits: [14, ['#D7261C', '#F4E3B0']] }) +
      scallion(b, 30, 54, { at: [40, 30], size: 1.2 }) +
      shreds(b, [90, 140], 40, { count: 26, colours: ['#F58A2A', '#FBF3E0'], length: [30, 60] }),
    { turn: 14 },
  ),
  'com-ga': recipe(
    ['plate-cobalt', 'celadon', 'melamine-yellow'],
    1,
    (b) =>
      rice(b, [-80, -50], 122, { tone: riceTones.yellow }) +
      shreds(b, [70, 40], 92, {
        count: 60,
        colours: ['#FBF1DE', '#F0DCB4', '#F6E6C8'],
        width: 12,
        length: [50, 90],
      }) +
      onion(b, 8, 70, { at: [70, 40], width: 6 }) +
      leaves(
        b,
        [
          [20, -10, 40, 1],
          [110, 90, 100, 1],
          [60, 70, 20, 0.9],
        ],
        '#4F8F5A',
      ) +
      shreds(b, [-80, 130], 44, { count: 30, colours: ['#F58A2A', '#FBF3E0'], length: [30, 64] }) +
      dip(b, [134, -112], 56, '#D9902E', { bits: [14, ['#D7261C', '#F0D880']] }) +
      chiliRings(b, 4, 60, { at: [70, 40] }),
    { turn: 14 },
  ),
  'chicken-chop': recipe(
    ['plate-cobalt', 'steel', 'plate-green'],
    2,
    (b) =>
      sauce(b, [20, -10], 150, 120, '#7A4A22', { rough: 0.2, shine: 0.8 }) +
      b.around(6, -30, () => friedChicken(b, [0, 0, 10, 1.5], '#C9822E')) +
      sauce(b, [30, 0, -10], 90, 36, '#8E5A2A', { jag: 0.26, shine: 0.9 }) +
      onion(b, 7, 70, { at: [20, 0], colour: '#E9C9A0', width: 7 }) +
      b.times(14, (index) =>
        slab(b, [-90 + (index % 5) * 14, 96 + index * 5, b.whole(0, 180)], 92, 17, '#F2C250', {
          corner: 4,
          rough: 0.3,
        }),
      ) +
      crumbs(b, 34, 46, ['#5FAF46', '#7DC050', '#4F9A3B'], { at: [96, 116], size: [8, 11] }) +
      tomato(b, [-140, -80], 34),
    { turn: 14 },
  ),
  'asado-rice': recipe(
    ['tray', 'plate-red', 'celadon'],
    3,
    (b) =>
      side(b) +
      sauced(b, '#8A2E0E') +
      pieces(
        b,
        [
          [0, 20],
          [70, -10],
          [130, 30],
          [20, 90],
          [96, 100],
        ],
        ['#B9502A', '#A3401C', '#C96236'],
        54,
      ) +
      bokChoy(b, [-100, 96, -60, 0.95]) +
      egg(b, [-40, 136, -10, 1.1]) +
      scallion(b, 24, 90, { at: [60, 50], size: 1.2 }) +
      crumbs(b, 14, 90, ['#FFF6DE'], { at: [60, 50], size: [2, 4] }),
    { turn: 14 },
  ),
  'ayam-pop': recipe(
    ['leaf-green', 'terracotta', 'steel', 'plate-pink'],
    1,
    (b) =>
      side(b) +
      chickenLeg(b, [50, 30, -24, 1.4], '#EBD0A0', { char: false }) +
      sambalPool(b, [-70, 116, -10], 74, 46) +
      greensStalk(b, [120, 120, 60, 0.95], '#2F6A2A') +
      slices(b, [128, -104], [146, -64]),
    { turn: 14 },
  ),
  dendeng: recipe(
    ['leaf-red', 'celadon', 'tray'],
    2,
    (b) =>
      side(b) +
      b.times(7, () => {
        const [x, y] = b.within(92)
        return slab(
          b,
          [50 + x, 44 + y, b.whole(0, 180)],
          116,
          58,
          b.pick(['#5A2410', '#6B2E14', '#4A1C0C']),
          { corner: 10, rough: 0.7, grain: 0.05 },
        )
      }) +
      sauce(b, [60, 40, -20], 92, 60, '#C4260F', {
        jag: 0.3,
        bits: [40, ['#F0603A', '#7d1408', '#F4B13C']],
      }) +
      greensStalk(b, [-120, 90, -60, 0.95], '#2F6A2A') +
      chili(b, [130, -100, 40, 0.8]) +
      leaf(b, [-60, 140, 80, 0.9]),
    { turn: 18 },
  ),
  'pad-krapow': recipe(
    ['plate-cobalt', 'teal', 'celadon', 'melamine', 'teal'],
    ['turmeric', 'rose', 'pandan', 'sky', 'brick'],
    (b) =>
      rice(b, [-88, -52], 118) +
      sauce(b, [62, 46], 128, 112, '#5F2C10', { rough: 0.4 }) +
      mince(b, [62, 46], 122, ['#8E4A20', '#A85C2A', '#6B3213', '#B97040'], {
        count: 190,
        height: 108,
      }) +
      beans(
        b,
        [
          [20, 20, 40],
          [100, 20, -20],
          [60, 90, 70],
          [120, 80, 20],
          [20, 90, -40],
        ],
        '#4F9A3B',
        54,
      ) +
      b
        .spread(8, 92, 48)
        .map(([x, y]) =>
          leaf(b, [x + 62, y + 46, b.whole(0, 360), b.between(0.85, 1.15)], '#2F7A2C'),
        )
        .join('') +
      chiliRings(b, 6, 90, { at: [62, 46], size: 1.4 }) +
      friedEgg(b, [-92, -70, 0, 1.12]) +
      slices(b, [-124, 104], [-82, 140]) +
      dip(b, [136, -130], 50, '#A9621C', { bits: [14, ['#D7261C', '#3F8B30']] }),
    { turn: 16 },
  ),
  'krapow-crispy-pork': recipe(
    ['indigo', 'plate-green', 'terracotta'],
    3,
    (b) =>
      rice(b, [-88, -52], 118) +
      sauce(b, [62, 46], 124, 106, '#7A3A14', { rough: 0.2 }) +
      (
        [
          [10, 0],
          [70, -20],
          [126, 20],
          [30, 60],
          [90, 80],
          [20, 110],
        ] as const
      )
        .map(([x, y]) => bellySlice(b, [x, y, b.whole(-40, 40), 0.74], { skin: '#D9923A' }))
        .join('') +
      b
        .spread(7, 92, 52)
        .map(([x, y]) => leaf(b, [x + 62, y + 46, b.whole(0, 360), b.between(0.8, 1.1)], '#2F7A2C'))
        .join('') +
      chiliRings(b, 6, 90, { at: [62, 46], size: 1.4 }) +
      friedEgg(b, [-92, -70, 0, 1.12]) +
      slices(b, [-124, 104], [-82, 140]),
    { turn: 16 },
  ),
  'krapow-squid': recipe(
    ['celadon', 'plate-red', 'teal'],
    4,
    (b) =>
      rice(b, [-88, -52], 118) +
      sauce(b, [62, 46], 124, 106, '#8E4A1C', { rough: 0.2 }) +
      (
        [
          [10, 10],
          [80, -16],
          [130, 40],
          [40, 70],
          [100, 100],
          [0, 100],
        ] as const
      )
        .map(([x, y]) => squidRing(b, [x, y]))
        .join('') +
      beans(
        b,
        [
          [50, 20, 40],
          [110, 70, -20],
        ],
        '#4F9A3B',
        60,
      ) +
      b
        .spread(7, 92, 52)
        .map(([x, y]) => leaf(b, [x + 62, y + 46, b.whole(0, 360), b.between(0.8, 1.1)], '#2F7A2C'))
        .join('') +
      chiliRings(b, 7, 96, { at: [62, 46], size: 1.4 }) +
      slices(b, [-124, 104], [-82, 140]),
    { turn: 16 },
  ),
  'garlic-pork-rice': recipe(
    ['plate-cobalt', 'celadon', 'stoneware'],
    5,
    (b) =>
      side(b) +
      b.times(9, () => {
        const [x, y] = b.within(96)
        return slab(
          b,
          [54 + x, 48 + y, b.whole(0, 180)],
          88,
          46,
          b.pick(['#B9805A', '#A96E48', '#C98F68']),
          { corner: 13, rough: 0.4 },
        )
      }) +
      crumbs(b, 90, 96, ['#F2D49A', '#E0B060', '#C98A3A', '#F7E3B4'], {
        at: [54, 48],
        size: [4, 9],
      }) +
      coriander(b, [70, 30, 20, 1.1]) +
      slices(b, [-130, 92], [-92, 132]) +
      friedEgg(b, [-100, -96, 0, 0.8]) +
      crumbs(b, 20, 90, ['#1d0f08'], { at: [54, 48], size: [2, 4] }),
    { turn: 16 },
  ),
  'beef-rice': recipe(
    ['plate-red', 'indigo', 'celadon'],
    0,
    (b) =>
      side(b) +
      sauced(b, '#6A3214') +
      (
        [
          [0, 30],
          [60, -10],
          [120, 20],
          [30, 90],
          [96, 86],
        ] as const
      )
        .map(([x, y]) => beef(b, [x, y, b.whole(-60, 60), 1.2], '#7A4430'))
        .join('') +
      onion(b, 8, 90, { at: [60, 50], colour: '#F3E3C6', width: 7 }) +
      scallion(b, 24, 90, { at: [60, 50], size: 1.2 }) +
      slices(b, [-126, 96], [-84, 136]),
    { turn: 16 },
  ),
  'fish-rice': recipe(
    ['plate-cobalt', 'leaf-plate', 'terracotta'],
    1,
    (b) =>
      side(b) +
      sauced(b, '#C2501A') +
      fishFillet(b, [20, 20, -20, 1.4]) +
      fishFillet(b, [80, 90, -10, 1.35]) +
      tomato(b, [130, 20], 34) +
      coriander(b, [40, 50, 20, 1.1]) +
      greensStalk(b, [-110, 100, -70, 0.95]) +
      chiliRings(b, 4, 90, { at: [50, 50] }),
    { turn: 16 },
  ),
  'meatball-rice': recipe(
    ['plate-cobalt', 'melamine-yellow'],
    2,
    (b) =>
      side(b) +
      sauced(b, '#A9401A') +
      [
        [10, 10],
        [86, -16],
        [60, 70],
        [134, 50],
        [-10, 90],
      ]
        .map(([x = 0, y = 0]) => ball(b, [x, y], 44, '#8E5236'))
        .join('') +
      crumbs(b, 20, 40, ['#5FAF46', '#7DC050'], { at: [-110, 100], size: [8, 11] }) +
      coriander(b, [60, 20, 20, 1]),
    { turn: 14 },
  ),
  'tofu-rice': recipe(
    ['celadon', 'plate-pink'],
    3,
    (b) =>
      side(b) +
      sauced(b, '#B04A1A') +
      (
        [
          [10, 10],
          [70, -10],
          [130, 30],
          [40, 70],
          [100, 90],
        ] as const
      )
        .map(([x, y]) => tofuPuff(b, [x, y, b.whole(-40, 40), 1.1], '#EBC27A'))
        .join('') +
      scallion(b, 30, 90, { at: [60, 50], size: 1.3 }) +
      leaves(b, [
        [-110, 90, -40, 1.1],
        [-80, 124, -80, 1],
      ]),
    { turn: 14 },
  ),
  'crispy-fish-rice': recipe(
    [...whitePlates, ...colouredPlates],
    4,
    (b) =>
      side(b) +
      fish(b, [40, 50, -20, 0.92], '#C98A3A') +
      sauce(b, [50, 56, -20], 60, 22, '#C4260F', { jag: 0.3 }) +
      slices(b, [-126, 96], [-84, 136]) +
      lime(b, [136, -96, 40, 1]) +
      coriander(b, [110, 110, 20, 1]),
    { turn: 14 },
  ),
}
