// Recipes: soups and porridge.
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
    (b) =>
      broth(b, '#D9A24A', { oil: '#FFF0C4', drops: 80, clear: true }) +
      greensStalk(b, [-112, 60, -70, 1.15], '#2F7A2C', '#9CC56A') +
      greensStalk(b, [-70, 116, -110, 1.1], '#3F8B30', '#9CC56A') +
      greensStalk(b, [120, 70, 70, 1], '#2F7A2C', '#9CC56A') +
      pieces(
        b,
        [
          [-70, -70],
          [30, -96],
          [96, -40],
          [-10, 0],
          [60, 50],
        ],
        ['#A9643C', '#96522E', '#B97448'],
        56,
        {
          over: '<path d="M-46 -16Q0 -34 44 -14" stroke="#F3D9B4" stroke-width="15" fill="none" stroke-linecap="round"/>',
        },
      ) +
      tomato(b, [-130, -30], 42) +
      tomato(b, [116, -110], 38) +
      tomato(b, [10, 116], 38) +
      round(b, [-20, -138], 32, '#FBF6EA', '#E0D6C0') +
      round(b, [-66, 20], 32, '#FBF6EA', '#E0D6C0') +
      purpleEggplant(b, [96, 118, -30, 0.9]) +
      beans(
        b,
        [
          [40, -20, 30],
          [20, 60, -40],
          [-90, -110, 60],
        ],
        '#3F8B30',
        96,
      ) +
      chili(b, [-20, 56, 20, 0.95], '#5FAF46'),
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
    (b) =>
      broth(b, '#8A4E22', { oil: '#D9A05A', drops: 80, clear: true }) +
      (
        [
          [-80, -60, 20],
          [10, -90, -30],
          [90, -40, 60],
          [-60, 40, -40],
          [50, 50, 30],
        ] as const
      )
        .map(([x, y, turn]) => rib(b, [x, y, turn, 1.15], '#8E5236'))
        .join('') +
      b.times(5, (index) =>
        b.lay(
          [-20 + index * 26, 104 - index * 8, b.whole(0, 90), 0.5],
          '<path d="M0 -60C40 -60 60 -30 60 0S40 60 0 60S-60 40 -60 0S-40 -60 0 -60Z" fill="#F3E6CC"/><path d="M0 -60Q10 0 0 60" stroke="#C9B48A" stroke-width="5" fill="none"/>',
          { blur: 7, height: 10, shine: 0.4 },
        ),
      ) +
      doughStick(b, [-110, 110, -40, 0.4]) +
      mushroom(b, [110, 70, 20, 1]) +
      coriander(b, [0, 0, 0, 1]) +
      flower(b, [100, -110, 0, 0.8], '#5a2e14', '#3a1c0c', 8),
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
