// Recipes from which pictures are painted: noodle soups of Myanmar, northern Thailand, Cambodia,
// the Philippines and East Asia.
import type { Brush } from '../brush.ts'
import { cracker } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { ball, chunk, pieces, slab } from '../ingredients/chunk.ts'
import { egg } from '../ingredients/egg.ts'
import {
  chili,
  chiliRings,
  dill,
  flower,
  leaf,
  leaves,
  mint,
  onion,
  peanuts,
  scallion,
  shallots,
  sprouts,
  strips,
} from '../ingredients/herb.ts'
import { beef, bellySlice, friedChicken, redPork, rib } from '../ingredients/meat.ts'
import { noodleKinds, noodles } from '../ingredients/noodles.ts'
import { dumpling } from '../ingredients/parcel.ts'
import { crumbs, sauce } from '../ingredients/sauce.ts'
import { fishFillet, squidRing } from '../ingredients/seafood.ts'
import { fishcake, tofuPuff } from '../ingredients/tofu.ts'
import { beans, bokChoy, cucumber, greensStalk, lime, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { herbs, prawns, shredded } from '../spread.ts'

const kinds = noodleKinds
const wide = { turn: 70 }

export const easternNoodleSoups: RecipeBook = {
  mohinga: recipe(
    ['bowl-green', 'bowl-orange', 'bowl-stone'],
    ['lime', 'rose', 'indigo', 'turmeric'],
    (b) =>
      broth(b, '#D99A2E', { swirl: '#F7CF7A', oil: '#FFE29A', drops: 70 }) +
      noodles(b, [0, 14], 140, { ...kinds.vermicelli }) +
      egg(b, [-98, -70, -30, 1.18]) +
      egg(b, [-34, -122, 14, 1.12]) +
      cracker(b, [108, -76, 0, 0.95], '#E2A850') +
      cracker(b, [132, 4, 0, 0.75], '#D99A42') +
      pieces(
        b,
        [
          [10, -20],
          [-40, 24],
        ],
        ['#D9B98A', '#C9A678'],
        42,
      ) +
      onion(b, 9, 60, { at: [30, 80], colour: '#E9CFE6' }) +
      herbs(b, [-74, 84, -30, 1.15], [-20, 116, 10, 1.05]) +
      crumbs(b, 50, 110, ['#B5301A', '#D9552B', '#8b1f10'], { size: [1.6, 4] }) +
      shallots(b, 26, 50, [84, 80]) +
      lime(b, [-146, 30, 100, 1.05]),
    wide,
  ),
  'ohn-no-khao-swe': recipe(
    ['bowl-orange', 'bowl-green', 'bowl-stone'],
    5,
    (b) =>
      broth(b, '#EBAA48', { swirl: '#FFE2A8', oil: '#D9701E', drops: 90 }) +
      noodles(b, [0, 10], 150, { ...kinds.yellow, strands: 58 }) +
      pieces(
        b,
        [
          [-70, -50],
          [-10, -80],
          [-30, 0],
        ],
        ['#E9C08A', '#D9A868'],
        40,
      ) +
      b.around(70, -50, () => noodles(b, [0, 0], 80, kinds.crisp)) +
      egg(b, [-100, 70, 30, 1.15]) +
      onion(b, 8, 46, { at: [80, 80], width: 6 }) +
      herbs(b, [10, 104, 10, 1.05]) +
      crumbs(b, 30, 60, ['#B5301A', '#D9552B'], { at: [-10, 40], size: [2, 4] }) +
      lime(b, [150, 40, -80, 1]),
    wide,
  ),
  'kyay-oh': recipe(
    ['bowl-red', 'bowl-stone', 'clay'],
    0,
    (b) =>
      broth(b, '#E0BE78', { oil: '#FFF3CF', drops: 50, clear: true }) +
      noodles(b, [0, 24], 144, kinds.vermicelli) +
      [
        [-80, -70, 42],
        [0, -104, 46],
        [78, -70, 42],
        [-110, 10, 38],
        [20, -30, 40],
      ]
        .map(([x = 0, y = 0, r = 0]) => ball(b, [x, y], r, '#C9A088'))
        .join('') +
      egg(b, [100, 40, 20, 1.15], { yolk: 'jammy' }) +
      bokChoy(b, [-80, 110, -130, 0.85]) +
      bokChoy(b, [40, 120, 160, 0.8]) +
      scallion(b, 40, 120, { size: 1.2 }) +
      shallots(b, 24, 60),
    wide,
  ),
  'khao-soi': recipe(
    ['bowl-cobalt', 'bowl-celadon', 'bowl-rooster', 'bowl-stone'],
    ['rattan', 'teal', 'plum', 'lemon'],
    (b) =>
      broth(b, '#E59A2E', { swirl: '#FFD68A', oil: '#C9480F', drops: 100 }) +
      noodles(b, [0, 20], 150, { ...kinds.flat, colour: '#F7D27A', strands: 50, width: 12 }) +
      friedChicken(b, [-76, 44, -60, 0.95], '#C98030') +
      noodles(b, [48, -62], 92, kinds.crisp) +
      onion(b, 8, 42, { at: [112, 64], colour: '#C77BAF', width: 8 }) +
      herbs(b, [44, -54, 20, 1.1], [-4, 116, -20, 0.95]) +
      strips(b, 16, 50, '#6F8F3A', { at: [-96, -100], width: 8 }) +
      lime(b, [60, 126, -10, 1]) +
      chili(b, [-130, -30, 60, 0.7], '#8a1f10'),
    wide,
  ),
  'nam-ngiao': recipe(
    ['bowl-celadon', 'bowl-cobalt', 'bowl-stone'],
    1,
    (b) =>
      broth(b, '#C23A1A', { oil: '#F2701E', drops: 120 }) +
      noodles(b, [0, 30], 140, { ...kinds.vermicelli, width: 6 }) +
      [
        [-90, -60],
        [-20, -100],
        [60, -80],
      ]
        .map(([x = 0, y = 0]) => rib(b, [x, y, b.whole(-40, 40), 1.05], '#8E4A2C'))
        .join('') +
      [
        [110, -10],
        [-110, 20],
        [90, 60],
      ]
        .map(([x = 0, y = 0]) => tomato(b, [x, y], 34))
        .join('') +
      chunk(b, [10, -30], 34, 26, '#5A1A12') +
      sprouts(b, 8, 42, [-60, 104]) +
      scallion(b, 40, 90, { size: 1.2 }) +
      chili(b, [60, 120, -10, 0.8], '#7d1408') +
      herbs(b, [20, 40, 0, 1]),
    wide,
  ),
  'boat-noodles': recipe(
    ['bowl-stone', 'bowl-rooster', 'bowl-red'],
    2,
    (b) =>
      broth(b, '#6E3414', { oil: '#C98A4A', drops: 100 }) +
      noodles(b, [0, 24], 142, { ...kinds.vermicelli, width: 6, colour: '#F4E6C8' }) +
      beef(b, [-80, -70, -20, 1.15], '#7A4636') +
      beef(b, [0, -104, 0, 1.15], '#8F5140') +
      ball(b, [90, -60], 38, '#8F6B56') +
      ball(b, [120, 6], 36, '#8F6B56') +
      leaves(b, [
        [-110, 50, -50, 1.1],
        [-80, 96, -100, 1],
      ]) +
      sprouts(b, 8, 40, [60, 96]) +
      scallion(b, 30, 90, { size: 1.2 }) +
      crumbs(b, 40, 90, ['#E9C27A', '#F4DCA4'], { size: [4, 7] }) +
      chiliRings(b, 3, 60),
    wide,
  ),
  'num-banh-chok': recipe(
    ['bowl-green', 'bowl-stone', 'bowl-indigo'],
    ['milk', 'rose', 'brick', 'cobalt'],
    (b) =>
      broth(b, '#C2B844', { swirl: '#EDE29A', oil: '#8FA02E', drops: 80 }) +
      noodles(b, [0, 14], 132, { ...kinds.vermicelli, width: 6 }) +
      sprouts(b, 10, 50, [-90, -80]) +
      cucumber(b, [100, -70], 36) +
      cucumber(b, [128, -24], 34) +
      beans(
        b,
        [
          [70, 92, 60],
          [84, 88, 68],
          [100, 84, 76],
          [114, 78, 84],
        ],
        '#4F9A3B',
        66,
      ) +
      mint(b, [-112, 60, -20, 1.5]) +
      leaf(b, [-60, 112, 200, 1.2]) +
      pieces(
        b,
        [
          [0, -30],
          [44, 10],
        ],
        ['#E9C992', '#DDB87C'],
        42,
      ) +
      chili(b, [10, 124, 20, 0.9]) +
      flower(b, [-10, -122]),
    wide,
  ),
  'num-banh-chok-red': recipe(
    ['bowl-red', 'bowl-stone', 'bowl-celadon'],
    4,
    (b) =>
      broth(b, '#D9622A', { swirl: '#FFC896', oil: '#B81E06', drops: 110 }) +
      noodles(b, [0, 14], 136, { ...kinds.vermicelli, width: 6 }) +
      pieces(
        b,
        [
          [-40, -50],
          [30, -70],
          [40, 0],
        ],
        ['#E9B98A', '#C98A5A'],
        40,
      ) +
      peanuts(b, 16, 60, { at: [-90, 60] }) +
      sprouts(b, 8, 44, [90, -80]) +
      cucumber(b, [116, 30], 34) +
      mint(b, [-110, -70, -30, 1.4]) +
      prawns(b, [20, 90, 120, 0.9]) +
      lime(b, [100, 110, -40, 0.95]),
    wide,
  ),
  'beef-noodle-soup': recipe(
    ['bowl-stone', 'bowl-red', 'bowl-cobalt'],
    5,
    (b) =>
      broth(b, '#A9642A', { oil: '#F2B25A', drops: 90, clear: true }) +
      noodles(b, [0, 24], 146, { ...kinds.egg, strands: 90 }) +
      pieces(
        b,
        [
          [-90, -60],
          [-20, -100],
          [56, -84],
          [100, -20],
        ],
        ['#7A4430', '#8E5640'],
        46,
      ) +
      egg(b, [-104, 60, 30, 1.15]) +
      bokChoy(b, [80, 90, -40, 0.95]) +
      scallion(b, 46, 110, { size: 1.3 }) +
      shallots(b, 26, 60, [-10, 20]),
    wide,
  ),
  lomi: recipe(
    ['bowl-orange', 'bowl-rooster', 'bowl-stone'],
    0,
    (b) =>
      broth(b, '#B9783A', { oil: '#E9B96A', drops: 50, swirl: '#D9A05A' }) +
      noodles(b, [0, 10], 158, { ...kinds.yellow, width: 13, strands: 46, colour: '#E5AC52' }) +
      pieces(
        b,
        [
          [-80, -40],
          [20, -80],
        ],
        ['#6B3A24', '#7E4A30'],
        36,
      ) +
      ball(b, [90, -40], 36, '#D9B294') +
      egg(b, [-70, 80, 20, 1.15]) +
      shredded(b, 70, 60, '#D9A88A') +
      scallion(b, 40, 110, { size: 1.2 }) +
      crumbs(b, 30, 80, ['#E9C27A', '#F4DCA4'], { size: [5, 9] }) +
      lime(b, [146, 70, -70, 0.8], { rind: '#5E9C33', flesh: '#F7A83A' }),
    wide,
  ),
  'loh-mee': recipe(
    ['bowl-rooster', 'bowl-black', 'bowl-red'],
    1,
    (b) =>
      broth(b, '#7A4420', { oil: '#C98A4A', drops: 40, swirl: '#9A5E30' }) +
      noodles(b, [0, 10], 156, { ...kinds.yellow, strands: 56, colour: '#D9A04A' }) +
      bellySlice(b, [-80, -70, -20]) +
      bellySlice(b, [-30, -96, -6]) +
      egg(b, [90, -70, 20, 1.15], { white: '#D9B48A' }) +
      friedChicken(b, [80, 60, -30, 0.62], '#C98030') +
      bokChoy(b, [-90, 70, -60, 0.85]) +
      sauce(b, [0, 60], 32, 26, '#B0200C') +
      crumbs(b, 30, 50, ['#F2E2B4', '#E9D090'], { at: [-10, 0], size: [4, 7] }) +
      herbs(b, [30, 116, 0, 0.9]),
    wide,
  ),
  'chicken-hor-fun': recipe(
    ['bowl-rooster', 'bowl-celadon', 'bowl-cobalt'],
    2,
    (b) =>
      broth(b, '#D9A04A', { oil: '#F2802A', drops: 110, clear: true }) +
      noodles(b, [0, 16], 154, { ...kinds.flat, width: 17, strands: 44 }) +
      shredded(b, -50, -60, '#F8EBD3') +
      prawns(b, [80, -80, 60, 1.15], [110, 10, 140, 1.15]) +
      mushroomSlices(b) +
      beans(
        b,
        [
          [-100, 60, 30],
          [-84, 84, 22],
          [-64, 104, 14],
        ],
        '#5FAF46',
        90,
      ) +
      scallion(b, 30, 90, { size: 1.2 }),
    wide,
  ),
  'fishball-noodles': recipe(
    ['bowl-rooster', 'bowl-cobalt', 'bowl-green'],
    3,
    (b) =>
      broth(b, '#E6CF9A', { oil: '#FFF6DA', drops: 50, clear: true }) +
      noodles(b, [0, 30], 144, { ...kinds.flat, width: 10, colour: '#F7DE9A' }) +
      [
        [-84, -70],
        [-10, -108],
        [66, -84],
        [20, -36],
      ]
        .map(([x = 0, y = 0]) => ball(b, [x, y], 42, '#F4EADB', { rough: 0.05, shine: 0.7 }))
        .join('') +
      fishcake(b, [112, -20, 40]) +
      fishcake(b, [108, 30, 60]) +
      bokChoy(b, [-96, 70, -50, 0.9]) +
      shallots(b, 30, 50, [0, 60]) +
      scallion(b, 36, 110, { size: 1.2 }) +
      chiliRings(b, 4, 70),
    wide,
  ),
  'wonton-soup': recipe(
    ['bowl-rooster', 'bowl-indigo', 'bowl-celadon'],
    4,
    (b) =>
      broth(b, '#DDB56A', { oil: '#FFF3CF', drops: 60, clear: true }) +
      noodles(b, [10, 40], 126, kinds.egg) +
      [
        [-88, -66, -20],
        [0, -110, 10],
        [86, -66, 30],
        [-110, 30, -60],
        [108, 30, 60],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          dumpling(b, [x, y, turn, 1.18], { colour: '#F6E4BC', filling: '#E9A07A' }),
        )
        .join('') +
      bokChoy(b, [-30, 120, 170, 0.95]) +
      redPork(b, [20, -10, -14], 92, 36) +
      redPork(b, [26, 26, -14], 92, 36) +
      scallion(b, 40, 110, { size: 1.2 }),
    wide,
  ),
  'yen-ta-fo': recipe(
    ['bowl-celadon', 'bowl-black'],
    1,
    (b) =>
      broth(b, '#E0546A', { oil: '#FFC0C8', drops: 60 }) +
      noodles(b, [0, 20], 146, { ...kinds.flat, colour: '#FBE3E0' }) +
      squidRing(b, [-90, -70]) +
      squidRing(b, [-40, -110]) +
      ball(b, [60, -90], 40, '#F4EADB') +
      ball(b, [110, -30], 38, '#F4EADB') +
      tofuPuff(b, [-100, 60, 20, 0.9]) +
      greensStalk(b, [40, 110, 110, 0.9]) +
      cracker(b, [110, 70, 0, 0.6]) +
      scallion(b, 24, 90),
    wide,
  ),
  ramen: recipe(
    ['bowl-black', 'bowl-indigo', 'bowl-red'],
    5,
    (b) =>
      broth(b, '#D9A860', { swirl: '#F2D9A4', oil: '#FFF0C4', drops: 80 }) +
      noodles(b, [0, 20], 148, kinds.egg) +
      (
        [
          [-80, -80],
          [-10, -110],
        ] as const
      )
        .map(([x, y]) =>
          chunk(b, [x, y], 66, 58, '#C98A6A', {
            jag: 0.05,
            over: '<path d="M-40 10Q-10 -30 30 -10T10 30" stroke="#F6DDBB" stroke-width="9" fill="none"/>',
          }),
        )
        .join('') +
      egg(b, [92, -70, 30, 1.2], { yolk: 'jammy', white: '#F0DCB8' }) +
      b.times(3, (index) =>
        slab(b, [130 - index * 16, 30 + index * 34, 80], 96, 66, '#24352A', {
          corner: 4,
          rough: 0.4,
        }),
      ) +
      scallion(b, 50, 60, { at: [-40, 70], size: 1.4 }) +
      strips(b, 20, 40, '#C98A4A', { at: [30, 60], width: 9 }),
    wide,
  ),
  'fish-noodle-soup': recipe(
    ['bowl-celadon', 'bowl-cobalt'],
    2,
    (b) =>
      broth(b, '#F0E2C0', { swirl: '#FFFDF4', oil: '#D9C88A', drops: 40 }) +
      noodles(b, [0, 30], 140, { ...kinds.vermicelli, width: 7 }) +
      [
        [-80, -60, -20],
        [0, -96, 4],
        [80, -60, 26],
      ]
        .map(([x = 0, y = 0, turn = 0]) => fishFillet(b, [x, y, turn, 1.15]))
        .join('') +
      tomato(b, [-110, 50], 34) +
      bokChoy(b, [96, 80, -30, 0.9]) +
      strips(b, 16, 60, '#F0D880', { width: 5 }) +
      dill(b, [0, 60, 20, 1]) +
      dill(b, [-40, 80, -40, 0.9]) +
      scallion(b, 30, 110),
    wide,
  ),
}

function mushroomSlices(b: Brush): string {
  return b.times(4, (index) =>
    slab(b, [60 - index * 10, 70 + index * 12, 20 + index * 12], 62, 22, '#7A4A2A', { corner: 10 }),
  )
}
