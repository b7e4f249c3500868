// Recipes from which pictures are painted: soups and porridge.
import { crumbs } from '../ingredients/sauce.ts'
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { doughStick } from '../ingredients/bread.ts'
import { broth, porridge } from '../ingredients/broth.ts'
import { chunk, cubes, pieces, slab } from '../ingredients/chunk.ts'
import { egg } from '../ingredients/egg.ts'
import {
  chili,
  chiliRings,
  coriander,
  dill,
  flower,
  leaves,
  lemongrass,
  scallion,
  shallots,
  sprouts,
  strips,
} from '../ingredients/herb.ts'
import { boneRound, rib } from '../ingredients/meat.ts'
import { fishFillet } from '../ingredients/seafood.ts'
import {
  beans,
  bokChoy,
  cornCob,
  greenEggplant,
  greensStalk,
  lime,
  mushroom,
  okra,
  pineapple,
  purpleEggplant,
  round,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { prawns } from '../spread.ts'

const wide = { turn: 60 }
const fillets = (b: Brush, ...spots: Spot[]): string =>
  spots.map((spot) => fishFillet(b, spot)).join('')
const stems = (b: Brush, count: number, colour: Colour = '#4F9A3B'): string =>
  beans(
    b,
    Array.from({ length: count }, (): Spot => {
      const [x, y] = b.within(126)
      return [x, y, b.whole(0, 180)]
    }),
    colour,
    88,
  )

export const soups: RecipeBook = {
  'tom-yum': recipe(
    ['bowl-red', 'bowl-rooster', 'clay', 'bowl-black'],
    ['lime', 'cobalt', 'blush', 'teak'],
    (b) =>
      broth(b, '#E8641E', { swirl: '#FFB870', oil: '#C42208', drops: 110 }) +
      (
        [
          [-84, -10, 0],
          [70, 96, 30],
          [-10, 122, -20],
          [116, -4, 50],
        ] as const
      )
        .map(([x, y, turn]) => mushroom(b, [x, y, turn, 1.1], '#E9D9BC'))
        .join('') +
      prawns(b, [-56, -92, 10, 1.42], [72, -82, 80, 1.38], [16, 30, 200, 1.4]) +
      tomato(b, [-122, -50], 34) +
      tomato(b, [128, 64], 34) +
      lemongrass(b, [-84, 74, 24]) +
      lemongrass(b, [96, 20, 100, 0.9]) +
      leaves(b, [
        [-20, -10, 60, 1.15],
        [36, -14, 110, 1.05],
      ]) +
      coriander(b, [-64, 122, -20, 1.1]) +
      chili(b, [90, 136, -20, 0.9]) +
      chiliRings(b, 5, 90) +
      lime(b, [-152, 30, 80, 1]),
    wide,
  ),
  'tom-yum-clear': recipe(
    ['bowl-celadon', 'bowl-cobalt', 'bowl-stone'],
    1,
    (b) =>
      broth(b, '#E0B070', { oil: '#E8501E', drops: 90, clear: true }) +
      prawns(b, [-64, -80, 10, 1.42], [66, -76, 80, 1.38], [10, 46, 200, 1.36]) +
      (
        [
          [-100, 20, 0],
          [90, 40, 30],
        ] as const
      )
        .map(([x, y, turn]) => mushroom(b, [x, y, turn, 1.1], '#E9D9BC'))
        .join('') +
      tomato(b, [0, -120], 34) +
      lemongrass(b, [-60, 96, 30]) +
      leaves(b, [
        [40, 110, 70, 1.1],
        [84, 96, 120, 1],
      ]) +
      chiliRings(b, 7, 110) +
      coriander(b, [-10, -20, 20, 1]) +
      lime(b, [150, -20, -80, 1]),
    wide,
  ),
  'tom-kha': recipe(
    ['bowl-celadon', 'bowl-stone', 'bowl-green'],
    2,
    (b) =>
      broth(b, '#F6E6C4', { swirl: '#FFFCF2', oil: '#E8A03A', drops: 70 }) +
      pieces(
        b,
        [
          [-80, -60],
          [0, -96],
          [80, -50],
          [40, 40],
        ],
        ['#F4E3C2', '#EAD2A6'],
        44,
        { shine: 0.4 },
      ) +
      (
        [
          [-90, 40, 0],
          [100, 50, 30],
        ] as const
      )
        .map(([x, y, turn]) => mushroom(b, [x, y, turn, 1.1]))
        .join('') +
      lemongrass(b, [-20, 110, 20]) +
      leaves(b, [
        [20, -10, 60, 1],
        [-30, 10, 120, 0.9],
      ]) +
      chiliRings(b, 6, 100) +
      coriander(b, [60, 104, 10, 1]),
    wide,
  ),
  'tom-saep': recipe(
    ['clay', 'bowl-red', 'bowl-stone'],
    3,
    (b) =>
      broth(b, '#C2722E', { oil: '#F2902A', drops: 100, clear: true }) +
      (
        [
          [-80, -60, 20],
          [10, -90, -30],
          [90, -40, 60],
          [-50, 40, -40],
          [60, 60, 30],
        ] as const
      )
        .map(([x, y, turn]) => rib(b, [x, y, turn, 1.1], '#9A5A3C'))
        .join('') +
      lemongrass(b, [-90, 100, 24]) +
      leaves(b, [
        [110, 60, 70, 1.1],
        [-130, 10, -20, 1],
      ]) +
      chiliRings(b, 7, 110) +
      scallion(b, 30, 100, { size: 1.2 }) +
      coriander(b, [0, 10, 0, 1]) +
      chili(b, [20, 130, 0, 0.8], '#7d1408'),
    wide,
  ),
  sinigang: recipe(
    ['bowl-green', 'clay', 'bowl-indigo', 'bowl-red'],
    ['sky', 'turmeric', 'rose', 'teak'],
    (b) => {
      const ribs = b.arrange<readonly Spot[]>(
        [
          [-58, -76, 24],
          [56, -40, -30],
          [-24, 40, 10],
        ],
        [
          [-80, 0, 70],
          [24, -92, -10],
          [70, 40, 40],
          [-10, 70, -20],
        ],
      )
      return (
        broth(b, '#CDA35A', { oil: '#FFF6D8', drops: 90, clear: true }) +
        beans(
          b,
          b.arrange<readonly Spot[]>(
            [
              [96, 36, 64],
              [116, 52, 70],
              [134, 66, 58],
              [-96, -128, -20],
            ],
            [
              [-118, 84, 40],
              [-100, 104, 34],
              [-78, 118, 46],
              [120, -70, 80],
            ],
          ),
          '#3F8B30',
          104,
        ) +
        greensStalk(b, [-128, 40, -80, 1.05], '#2F7A2C', '#9CC56A') +
        greensStalk(b, [-96, 112, -120, 1], '#3F8B30', '#9CC56A') +
        greensStalk(b, [118, -104, 40, 0.95], '#2F7A2C', '#9CC56A') +
        ribs
          .map(
            ([x, y, turn = 0]) =>
              slab(
                b,
                [x - 70 * Math.cos(turn / 57.3), y - 70 * Math.sin(turn / 57.3), turn],
                66,
                24,
                '#F1E4C8',
                { corner: 12 },
              ) +
              pieces(b, [[x, y, turn]], ['#B07A54', '#A26A46'], 74, {
                rough: 0.3,
                over:
                  '<path d="M-56 -22Q0 -42 54 -20" stroke="#EBCFA6" stroke-width="17" fill="none" ' +
                  'stroke-linecap="round"/><path d="M-40 14Q0 2 44 16" stroke="#8A5232" stroke-width="5" ' +
                  'fill="none" opacity=".5"/>',
              }),
          )
          .join('') +
        tomato(b, [-140, -48, 20], 42) +
        tomato(b, [34, 124, 60], 44) +
        round(b, [-8, -146], 32, '#FBF6EA', '#E0D6C0') +
        round(b, [128, 0], 34, '#FBF6EA', '#E0D6C0') +
        purpleEggplant(b, [92, 110, -30, 0.9]) +
        chili(b, [-10, -16, b.arrange(20, -50), 1.05], '#6DB84A')
      )
    },
    wide,
  ),
  'sinigang-prawn': recipe(
    ['bowl-indigo', 'bowl-celadon', 'bowl-red'],
    5,
    (b) =>
      broth(b, '#E0AC5A', { oil: '#F2904A', drops: 100, clear: true }) +
      greensStalk(b, [-110, 70, -70, 1.1], '#2F7A2C', '#9CC56A') +
      greensStalk(b, [110, 76, 70, 1.05], '#2F7A2C', '#9CC56A') +
      prawns(
        b,
        [-70, -70, 10, 1.5],
        [50, -90, 70, 1.5],
        [70, 30, 150, 1.45],
        [-30, 30, 250, 1.45],
      ) +
      tomato(b, [0, -20], 38) +
      tomato(b, [-130, -20], 36) +
      round(b, [0, 120], 32, '#FBF6EA', '#E0D6C0') +
      round(b, [120, -20], 30, '#FBF6EA', '#E0D6C0') +
      stems(b, 4) +
      chili(b, [10, 80, 20, 0.9], '#5FAF46'),
    wide,
  ),
  bulalo: recipe(
    ['clay', 'bowl-stone', 'bowl-green'],
    0,
    (b) =>
      broth(b, '#C9924A', { oil: '#FFE9B8', drops: 120, clear: true }) +
      boneRound(b, [-50, -40, 0, 1.4]) +
      pieces(
        b,
        [
          [84, -80],
          [104, 0],
          [-60, 96],
        ],
        ['#8E5236', '#A06244'],
        52,
      ) +
      cornCob(b, [60, 96, -20, 1.05]) +
      cornCob(b, [-120, 66, 60, 0.9]) +
      bokChoy(b, [120, 70, 40, 1]) +
      bokChoy(b, [20, -140, 10, 0.9]) +
      stems(b, 3) +
      scallion(b, 24, 120),
    wide,
  ),
  'canh-chua': recipe(
    ['bowl-celadon', 'bowl-rooster', 'clay'],
    1,
    (b) =>
      broth(b, '#D99A3E', { oil: '#F2702A', drops: 90, clear: true }) +
      fillets(b, [-80, -60, -20, 1.25], [20, -90, 10, 1.25], [90, -20, 40, 1.15]) +
      tomato(b, [-110, 40], 38) +
      tomato(b, [110, 70], 36) +
      pineapple(b, [-20, 20, 20, 1.05]) +
      pineapple(b, [40, 60, -40, 1]) +
      okra(b, [-50, 100, 20, 0.9]) +
      okra(b, [60, 124, -20, 0.85]) +
      sprouts(b, 8, 50, [0, 110]) +
      dill(b, [-20, -10, 30, 1]) +
      chiliRings(b, 4, 90),
    wide,
  ),
  'canh-rau': recipe(
    ['bowl-celadon', 'bowl-cobalt', 'bowl-rooster'],
    4,
    (b) =>
      broth(b, '#C9CC7A', { oil: '#F4F6D0', drops: 40, clear: true }) +
      [
        [-80, -60, -40],
        [10, -90, 10],
        [90, -40, 60],
        [-60, 50, -100],
        [50, 60, 120],
        [-10, 0, 30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => greensStalk(b, [x, y, turn, 1.15]))
        .join('') +
      prawns(b, [-20, 90, 20, 1], [90, 30, 120, 0.95]) +
      round(b, [-110, 0], 28, '#F58A2A') +
      round(b, [30, -20], 26, '#F58A2A') +
      scallion(b, 20, 110),
    wide,
  ),
  'samlor-korko': recipe(
    ['clay', 'bowl-green', 'bowl-stone'],
    2,
    (b) =>
      broth(b, '#8E8A2E', { swirl: '#B5AE52', oil: '#D9C96A', drops: 50 }) +
      fillets(b, [-60, -70, -20, 1.1], [50, -80, 20, 1.1]) +
      chunk(b, [-100, 10], 46, 40, '#F29A2A', { rough: 0.3 }) +
      chunk(b, [100, 10], 46, 40, '#F29A2A', { rough: 0.3 }) +
      greenEggplant(b, [-40, 60, 20, 1.2]) +
      greenEggplant(b, [60, 80, -30, 1.2]) +
      beans(
        b,
        [
          [0, 0, 30],
          [20, 40, -20],
          [-110, 80, 60],
          [110, 90, 100],
        ],
        '#3F8B30',
        90,
      ) +
      leaves(b, [
        [-20, -20, 40, 1.1],
        [10, 110, 100, 1.1],
      ]) +
      chili(b, [-10, 130, 10, 0.7]),
    wide,
  ),
  'samlor-machu': recipe(
    ['bowl-rooster', 'bowl-indigo', 'clay'],
    3,
    (b) =>
      broth(b, '#C9A03A', { oil: '#F2C84A', drops: 90, clear: true }) +
      (
        [
          [-80, -50, 20],
          [10, -84, -30],
          [84, -40, 60],
          [-10, 20, -10],
        ] as const
      )
        .map(([x, y, turn]) => rib(b, [x, y, turn, 1.15], '#9A5A3C'))
        .join('') +
      tomato(b, [-120, 36], 36) +
      tomato(b, [120, 40], 36) +
      pineapple(b, [60, 90, 20, 1]) +
      greensStalk(b, [-60, 104, -110, 1.05], '#2F7A2C', '#9CC56A') +
      greensStalk(b, [20, 130, 160, 0.9], '#2F7A2C', '#9CC56A') +
      leaves(b, [[40, -10, 60, 1]]) +
      chiliRings(b, 4, 90),
    wide,
  ),
  'sop-buntut': recipe(
    ['bowl-cobalt', 'bowl-rooster', 'bowl-stone'],
    4,
    (b) =>
      broth(b, '#C98A42', { oil: '#FFE9B8', drops: 110, clear: true }) +
      boneRound(b, [-70, -60, 0, 1.05]) +
      boneRound(b, [50, -84, 0, 1]) +
      boneRound(b, [96, 10, 0, 0.95]) +
      round(b, [-110, 40], 34, '#F58A2A') +
      round(b, [-60, 84], 34, '#F58A2A') +
      round(b, [120, 84], 30, '#F58A2A') +
      cubes(b, 5, 50, ['#F4DA8A', '#EBC96A'], { at: [30, 90], size: 1.6, shine: 0.4 }) +
      tomato(b, [-10, 10], 32) +
      scallion(b, 46, 120, { size: 1.3 }) +
      shallots(b, 34, 60, [0, 30]) +
      lime(b, [-150, -60, 70, 0.9]),
    wide,
  ),
  'bak-kut-teh': recipe(
    ['clay', 'bowl-rooster', 'bowl-stone'],
    5,
    (b) => {
      const ribs = b.arrange<readonly Spot[]>(
        [
          [-76, -66, 30],
          [40, -96, -14],
          [84, 6, 60],
          [-34, 34, -30],
        ],
        [
          [-96, 0, 80],
          [-10, -96, 10],
          [86, -56, -50],
          [30, 30, 24],
          [-50, 92, -16],
        ],
      )
      return (
        broth(b, '#7E4820', { oil: '#E2B06A', drops: 110, clear: true }) +
        ribs
          .map(
            ([x, y, turn = 0]) =>
              slab(
                b,
                [x + 66 * Math.cos(turn / 57.3), y + 66 * Math.sin(turn / 57.3), turn],
                76,
                26,
                '#EFE0C6',
                { corner: 13, shine: 0.4 },
              ) +
              pieces(b, [[x, y, turn]], ['#8E5A3C', '#7E4C32'], 68, {
                rough: 0.35,
                over:
                  '<path d="M-50 -20Q0 -38 48 -18" stroke="#C9A078" stroke-width="12" fill="none" ' +
                  'stroke-linecap="round" opacity=".8"/><path d="M-44 8Q0 -4 44 12M-36 26Q0 14 36 28" ' +
                  'stroke="#5A3018" stroke-width="4" fill="none" opacity=".5"/>',
              }),
          )
          .join('') +
        [
          [-116, 70, 20],
          [-86, 108, 70],
          [116, 84, -20],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            b.lay(
              [x, y, turn, 0.6],
              '<path d="M0 -56C30 -50 46 -26 46 4C46 38 24 54 0 54S-46 38 -46 4C-46 -26 -30 -50 0 ' +
                '-56Z" fill="#F3E6CC"/><path d="M-20 -40Q-34 4 -18 46M0 -50Q4 4 0 50M20 -40Q34 4 18 ' +
                '46" stroke="#D2BC90" stroke-width="4" fill="none"/>',
              { blur: 7, height: 10, shine: 0.5 },
            ),
          )
          .join('') +
        mushroom(b, [62, 116, 20, 1.1]) +
        mushroom(b, [14, 140, -40, 1]) +
        coriander(b, [-20, -30, 0, 1.1]) +
        crumbs(b, 14, 140, ['#D7261C', '#B3200E'], { size: [6, 9] }) +
        flower(b, [128, -80, 0, 0.7], '#5a2e14', '#3a1c0c', 8)
      )
    },
    wide,
  ),
  congee: recipe(
    ['bowl-indigo', 'bowl-stone', 'bowl-black', 'bowl-red'],
    ['brick', 'teal', 'rose', 'teak'],
    (b) =>
      porridge(b) +
      b.times(9, () => {
        const [x, y] = b.within(90)
        return slab(b, [x - 30, y - 20, b.whole(0, 180)], 66, 18, '#E6C49A', {
          corner: 8,
          rough: 0.5,
        })
      }) +
      egg(b, [80, -60, 20, 1.2], { yolk: 'century', white: '#5A4A36' }) +
      egg(b, [110, 10, 70, 1.1], { yolk: 'century', white: '#5A4A36' }) +
      strips(b, 26, 44, '#F0D880', { at: [-90, 60], width: 5 }) +
      scallion(b, 50, 110, { size: 1.4 }) +
      shallots(b, 40, 60, [20, 50]) +
      doughStick(b, [-60, 118, -16, 0.46]) +
      coriander(b, [40, 100, 20, 0.95]),
    { ...wide, toppings: [[], ['egg'], ['chili-rings'], ['peanuts']] },
  ),
  'fish-congee': recipe(
    ['bowl-celadon', 'bowl-indigo'],
    1,
    (b) =>
      porridge(b) +
      fillets(b, [-70, -50, -20, 1.05], [20, -80, 10, 1.05], [70, 0, 40, 1]) +
      strips(b, 30, 60, '#F0D880', { at: [-30, 60], width: 5 }) +
      scallion(b, 50, 110, { size: 1.4 }) +
      shallots(b, 30, 60) +
      dill(b, [60, 90, 20, 1]),
    wide,
  ),
}
