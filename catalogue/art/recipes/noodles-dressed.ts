// Recipes from which pictures are painted: dressed noodles, pancit, and noodles with grilled food.
import type { Brush } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { cracker } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { chunk, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg } from '../ingredients/egg.ts'
import {
  chiliRings,
  coriander,
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
import { beef, chop, redPork, sausageSlice } from '../ingredients/meat.ts'
import { noodleKinds, noodles, shreds } from '../ingredients/noodles.ts'
import { friedRoll } from '../ingredients/parcel.ts'
import { crumbs, dip, sauce } from '../ingredients/sauce.ts'
import { prawn } from '../ingredients/seafood.ts'
import {
  bokChoy,
  cabbage,
  calamansi,
  cucumber,
  greensStalk,
  lettuce,
  lime,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { colouredPlates, darkPlates, leafPlates, whitePlates } from '../vessel.ts'

const kinds = noodleKinds
const scrambled = (b: Brush, count: number, radius: number, colour: Colour = '#F7CF5E'): string =>
  b.times(count, () => {
    const [x, y] = b.within(radius)
    return chunk(b, [x, y], b.between(17, 28), b.between(12, 19), colour, { rough: 0.5 })
  })
const prawnRing = (b: Brush, count: number, radius: number, size = 1.12): string =>
  b.times(count, (index) => {
    const angle = (index / count) * 6.283 + 0.5
    return prawn(b, [
      Math.cos(angle) * radius,
      Math.sin(angle) * radius * 0.9,
      b.whole(0, 360),
      size,
    ])
  })
const shavings = (b: Brush, count: number, radius: number, colours: readonly Colour[]): string =>
  b
    .spread(count, radius, 48)
    .map(([x, y]) =>
      slab(b, [x, y, b.whole(0, 180)], 60, 13, b.pick(colours), { corner: 6, blur: 2 }),
    )
    .join('')
const woks = [...leafPlates, 'plate-cobalt', 'stoneware', 'melamine'] as const
const turn = { turn: 60 }

export const dressedNoodles: RecipeBook = {
  pancit: recipe(
    ['plate-green', 'tray', 'celadon', 'leaf-cobalt'],
    ['rattan', 'chili', 'sky', 'plum'],
    (b) =>
      noodles(b, [0, 0], 180, { ...kinds.thin, colour: '#DFA648', width: 6.6, height: 162 }) +
      shavings(b, 14, 140, ['#F58A2A', '#6DB04A', '#A9CF74', '#F58A2A']) +
      cabbage(b, [0, 0], 120) +
      prawn(b, [-60, -50, 30, 1.05]) +
      prawn(b, [66, 40, 200, 1.05]) +
      b.times(7, () => {
        const [x, y] = b.within(110)
        return chunk(b, [x, y], 26, 18, '#D9A87A', { rough: 0.5 })
      }) +
      egg(b, [84, -88, 20, 1.1]) +
      egg(b, [-94, 74, -30, 1.1]) +
      scallion(b, 30, 130, { size: 1.2 }) +
      calamansi(b, [0, 152, 0, 1.3]) +
      calamansi(b, [-150, -70, 80, 1.2]) +
      shallots(b, 30, 110),
    turn,
  ),
  'pancit-bihon': recipe(
    ['tray', 'plate-cobalt', 'teal'],
    0,
    (b) =>
      noodles(b, [0, 0], 182, { ...kinds.thin, colour: '#F0D9A4', width: 4.6, height: 166 }) +
      shavings(b, 16, 140, ['#F58A2A', '#6DB04A', '#F58A2A', '#E9C79A']) +
      b.times(9, () => {
        const [x, y] = b.within(120)
        return slab(b, [x, y, b.whole(0, 180)], 54, 20, '#F0DCB8', { rough: 0.4 })
      }) +
      scallion(b, 40, 130, { size: 1.2 }) +
      calamansi(b, [144, 90, -30, 1.3]) +
      calamansi(b, [-140, 100, 60, 1.2]) +
      calamansi(b, [0, -160, 180, 1.2]),
    turn,
  ),
  palabok: recipe(
    ['tray', 'leaf-plate', 'plate-red'],
    1,
    (b) =>
      noodles(b, [0, 0], 176, { ...kinds.vermicelli, width: 6, height: 160 }) +
      sauce(b, [0, 0], 140, 122, '#EE8A2A', { jag: 0.16, rough: 0.4 }) +
      prawnRing(b, 4, 80, 1.1) +
      egg(b, [-80, 60, 20, 1.05]) +
      egg(b, [80, 66, -30, 1.05]) +
      egg(b, [0, -110, 80, 1.05]) +
      crumbs(b, 50, 110, ['#D9A05A', '#E9BF80', '#B97A35'], { size: [5, 10] }) +
      scallion(b, 50, 120, { size: 1.3 }) +
      calamansi(b, [146, 90, -40, 1.3]),
    turn,
  ),
  'shan-noodles': recipe(
    ['bowl-orange', 'bowl-stone', 'bowl-green', 'bowl-indigo'],
    ['teal', 'lemon', 'rose', 'brick'],
    (b) =>
      broth(b, '#D9702A', { drops: 60 }) +
      noodles(b, [0, 0], 174, { ...kinds.thick, colour: '#FFF0CC', height: 164 }) +
      mince(b, [-6, -10], 92, ['#C2501E', '#D96A34', '#9A3A16'], { count: 90, size: [9, 16] }) +
      tomato(b, [-60, 40], 28) +
      peanuts(b, 20, 60, { at: [70, 62] }) +
      strips(b, 30, 46, '#6F8F3A', { at: [-96, -76], width: 7 }) +
      scallion(b, 40, 120, { size: 1.3 }) +
      coriander(b, [-60, 90, -30, 1.1]) +
      chiliRings(b, 3, 60) +
      crumbs(b, 26, 90, ['#FFF3CF'], { size: [2, 4] }),
    turn,
  ),
  'nan-gyi': recipe(
    ['plate-cobalt', 'indigo', 'plate-red'],
    3,
    (b) =>
      noodles(b, [0, 0], 176, {
        ...kinds.thick,
        width: 15,
        strands: 54,
        colour: '#F7E2A8',
        height: 160,
      }) +
      b.times(8, () => {
        const [x, y] = b.within(100)
        return chunk(b, [x, y], 34, 24, '#C9803E', { rough: 0.5, shine: 0.8 })
      }) +
      egg(b, [-94, -70, -20, 1.15]) +
      egg(b, [90, 70, 30, 1.15]) +
      crumbs(b, 80, 120, ['#E9C27A', '#D9A552', '#F4DCA4'], { size: [3, 6] }) +
      onion(b, 8, 90, { width: 6 }) +
      coriander(b, [20, -80, 10, 1.1]) +
      coriander(b, [-30, 80, -40, 1]) +
      lime(b, [140, -90, 60, 1]),
    turn,
  ),
  'tofu-nway': recipe(
    ['bowl-stone', 'bowl-green', 'bowl-indigo'],
    4,
    (b) =>
      broth(b, '#EDBE3E', { drops: 12, swirl: '#FBE08A' }) +
      noodles(b, [0, 60], 96, { ...kinds.vermicelli, width: 7 }) +
      mince(b, [-30, -50], 66, ['#C2501E', '#A9441A', '#D96A34'], { count: 60, size: [9, 15] }) +
      sauce(b, [86, -40, 30], 44, 26, '#B82A0C', { shine: 1 }) +
      peanuts(b, 14, 50, { at: [-90, 60] }) +
      crumbs(b, 40, 120, ['#FFF6DE', '#E9BF80'], { size: [2, 5] }) +
      coriander(b, [50, 30, 30, 1.1]) +
      coriander(b, [20, -110, 0, 1]) +
      scallion(b, 30, 110, { size: 1.2 }),
    turn,
  ),
  'garlic-noodles': recipe(
    ['bowl-green', 'bowl-black', 'bowl-rooster'],
    5,
    (b) =>
      noodles(b, [0, 0], 184, { ...kinds.egg, width: 7, height: 172 }) +
      redPork(b, [-70, -70, 30], 90, 38) +
      redPork(b, [-50, -34, 24], 90, 38) +
      b.times(3, (index) =>
        greensStalk(b, [90 - index * 20, 30 + index * 40, 70 + index * 20, 0.8]),
      ) +
      friedEgg(b, [60, -66, 0, 0.72]) +
      crumbs(b, 70, 120, ['#E9C27A', '#C98A3A', '#F4DCA4'], { size: [4, 7] }) +
      scallion(b, 40, 120, { size: 1.3 }),
    turn,
  ),
  'bun-thit-nuong': recipe(
    ['bowl-cobalt', 'bowl-celadon', 'bowl-rooster'],
    ['rattan', 'lime', 'plum', 'sky'],
    (b) =>
      lettuce(b, [-40, -30], 190, 180) +
      noodles(b, [0, 10], 150, { ...kinds.vermicelli, height: 140 }) +
      (
        [
          [-80, -60],
          [-20, -84],
          [44, -70],
          [-50, -20],
          [20, -30],
        ] as const
      )
        .map(([x, y]) =>
          slab(b, [x, y, b.whole(-40, 40)], 84, 42, b.pick(['#A9581E', '#8E4614', '#B9682A']), {
            corner: 14,
            rough: 0.5,
            shine: 0.8,
          }),
        )
        .join('') +
      friedRoll(b, [92, 60, 60, 0.85]) +
      friedRoll(b, [130, 40, 64, 0.85]) +
      shreds(b, [-80, 90], 60, { count: 50, colours: ['#F58A2A', '#FBF3E0'], length: [40, 80] }) +
      cucumber(b, [-130, 40], 30) +
      peanuts(b, 16, 60, { at: [10, 40], size: 0.8 }) +
      scallion(b, 30, 90, { size: 1.2 }) +
      mint(b, [-120, -110, -30, 1.3]) +
      leaves(b, [[120, -90, 60, 1]], '#7A3A5A') +
      chiliRings(b, 3, 60, { at: [30, 80] }),
    turn,
  ),
  'bun-cha': recipe(
    ['plate-green', 'celadon', 'tray', 'indigo'],
    ['sky', 'brick', 'lemon', 'teak'],
    (b) =>
      lettuce(b, [-110, -84], 112, 96) +
      noodles(b, [-74, 58], 112, { ...kinds.vermicelli, height: 96 }) +
      dip(b, [86, 24], 130, '#C98A3E') +
      pieces(
        b,
        [
          [46, -6],
          [110, -20],
          [70, 52],
          [132, 48],
        ],
        ['#8E4218', '#A5521E'],
        38,
        { shine: 0.9 },
      ) +
      b.times(7, () => {
        const [x, y] = b.within(84)
        return slab(b, [86 + x, 24 + y, b.whole(0, 180)], 32, 28, b.pick(['#F58A2A', '#F6F1DE']), {
          corner: 6,
          blur: 2,
        })
      }) +
      chiliRings(b, 4, 70, { at: [86, 24] }) +
      scallion(b, 14, 70, { at: [86, 24] }) +
      mint(b, [-124, -94, 20, 1.5]) +
      coriander(b, [-60, -104, 40, 1.2]) +
      leaf(b, [-16, -130, 80, 1.1]) +
      leaf(b, [-150, -20, -40, 1.1], '#7A3A5A'),
    { turn: 20 },
  ),
  'mi-quang': recipe(
    ['bowl-rooster', 'bowl-celadon', 'bowl-stone'],
    0,
    (b) =>
      broth(b, '#D98A2E', { drops: 40 }) +
      noodles(b, [0, 6], 168, { ...kinds.flat, colour: '#F7C64A', width: 15, height: 156 }) +
      prawnRing(b, 3, 88, 1.15) +
      [
        [-40, 60],
        [40, 70],
      ]
        .map(([x = 0, y = 0]) =>
          slab(b, [x, y, b.whole(0, 60)], 80, 40, '#C98A5A', { corner: 10, rough: 0.4 }),
        )
        .join('') +
      egg(b, [96, 20, 60, 1]) +
      cracker(b, [118, -104, 0, 1.05], '#E9C98A') +
      peanuts(b, 14, 80) +
      leaves(b, [
        [-120, 40, -50, 1],
        [-100, 84, -90, 1],
      ]) +
      scallion(b, 30, 100, { size: 1.2 }) +
      lettuce(b, [-104, -84], 60, 50),
    turn,
  ),
  'glass-noodles': recipe(
    [...darkPlates, 'plate-green'],
    2,
    (b) =>
      noodles(b, [0, 0], 172, { ...kinds.glass, colour: '#D9B98A', height: 156 }) +
      prawnRing(b, 3, 84, 1.1) +
      scrambled(b, 6, 100) +
      strips(b, 24, 120, '#3F8B30', { width: 6, length: [30, 56] }) +
      shavings(b, 8, 120, ['#F58A2A', '#5A3A2A']) +
      chiliRings(b, 5, 110) +
      lime(b, [144, 90, -30, 1]),
    turn,
  ),
  'beef-noodles-fried': recipe(
    woks,
    3,
    (b) =>
      noodles(b, [0, 0], 166, { ...kinds.wok, colour: '#C98A4A', width: 16, height: 152 }) +
      (
        [
          [-80, -50],
          [-10, -80],
          [60, -40],
          [-40, 30],
          [40, 50],
        ] as const
      )
        .map(([x, y]) => beef(b, [x, y, b.whole(-60, 60), 0.86], '#7A4430'))
        .join('') +
      sprouts(b, 14, 120) +
      strips(b, 20, 120, '#4F9A3B', { width: 7, length: [36, 60] }) +
      onion(b, 7, 100, { colour: '#F6EFE2', width: 7 }) +
      chiliRings(b, 3, 100),
    turn,
  ),
  'mi-xao': recipe(
    [...whitePlates, 'indigo'],
    4,
    (b) =>
      noodles(b, [0, 0], 172, { ...kinds.egg, colour: '#E9B03E', height: 156 }) +
      b.times(5, () => {
        const [x, y] = b.within(104)
        return bokChoy(b, [x, y, b.whole(0, 360), 0.72])
      }) +
      (
        [
          [-60, -60],
          [50, -50],
          [0, 40],
        ] as const
      )
        .map(([x, y]) => beef(b, [x, y, b.whole(-60, 60), 0.9], '#8A4E36'))
        .join('') +
      shavings(b, 8, 120, ['#F58A2A']) +
      prawn(b, [86, 66, 150, 1]) +
      scallion(b, 24, 120),
    turn,
  ),
  spaghetti: recipe(
    [...colouredPlates, 'plate-red'],
    5,
    (b) =>
      noodles(b, [0, 0], 172, {
        ...kinds.yellow,
        colour: '#F4D88A',
        width: 7.5,
        strands: 110,
        height: 158,
      }) +
      sauce(b, [0, -6], 110, 96, '#C2301A', {
        rough: 0.6,
        bits: [60, ['#8E2412', '#E0552A', '#6B3213']],
      }) +
      b.times(6, () => {
        const [x, y] = b.within(80)
        return sausageSlice(b, [x, y - 6, b.whole(0, 180), 0.8], '#D9553A')
      }) +
      crumbs(b, 60, 70, ['#FFE9A0', '#FFD96A'], { at: [0, -10], size: [3, 8] }) +
      leaf(b, [10, -20, 30, 0.9]),
    turn,
  ),
  'rice-noodles-chop': recipe(
    ['leaf-plate', 'tray'],
    0,
    (b) =>
      noodles(b, [-60, 50], 116, { ...kinds.vermicelli, height: 100 }) +
      chop(b, [40, -44, -20, 1]) +
      lettuce(b, [-110, -90], 84, 74) +
      peanuts(b, 10, 40, { at: [-60, 60] }) +
      cucumber(b, [120, 96], 34) +
      dip(b, [16, 148], 48, '#C98A3E'),
    { turn: 16 },
  ),
}
