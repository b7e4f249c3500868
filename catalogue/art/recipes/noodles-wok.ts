// Recipes from which pictures of wok noodles are painted.
import type { Brush } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { cracker } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { ball, chunk, mince, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg } from '../ingredients/egg.ts'
import { chiliRings, coriander, scallion, shallots, sprouts, strips } from '../ingredients/herb.ts'
import { redPork, sausageSlice } from '../ingredients/meat.ts'
import { noodleKinds, noodles } from '../ingredients/noodles.ts'
import { dumpling } from '../ingredients/parcel.ts'
import { crumbs, dip, sauce } from '../ingredients/sauce.ts'
import { cockles, prawn, squidRing } from '../ingredients/seafood.ts'
import { tofuPuff } from '../ingredients/tofu.ts'
import {
  bokChoy,
  cabbage,
  calamansi,
  cucumber,
  greensStalk,
  lime,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

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
const turn = { turn: 60 }

export const wokNoodles: RecipeBook = {
  'char-kway-teow': recipe(
    ['leaf-cobalt', 'leaf-red', 'plate-cobalt', 'melamine'],
    ['chili', 'sky', 'lemon', 'pandan'],
    (b) =>
      noodles(b, [0, 0], 164, { ...kinds.wok, height: 152 }) +
      scrambled(b, 8, 110, '#F2C14A') +
      prawnRing(b, 4, 92) +
      b
        .spread(5, 118, 70)
        .map(([x, y]) => sausageSlice(b, [x, y, b.whole(0, 180), 1.1]))
        .join('') +
      sprouts(b, 15, 124) +
      strips(b, 24, 130, '#3F8B30', { width: 6, length: [30, 56] }) +
      cockles(b, 6, 110) +
      chiliRings(b, 3, 60) +
      lime(b, [-146, 100, 60, 0.9]),
    turn,
  ),
  'pad-see-ew': recipe(
    ['plate-green', 'celadon', 'leaf-plate', 'indigo'],
    1,
    (b) =>
      noodles(b, [0, 0], 162, {
        ...kinds.wok,
        width: 19,
        strands: 74,
        colour: '#A86A34',
        height: 150,
      }) +
      [
        [-70, -60],
        [60, -80],
        [80, 50],
        [-60, 70],
        [0, 0],
      ]
        .map(([x = 0, y = 0]) =>
          slab(b, [x, y, b.whole(0, 180)], 74, 32, '#C99A78', { rough: 0.4 }),
        )
        .join('') +
      scrambled(b, 7, 110) +
      b.times(6, () => {
        const [x, y] = b.within(110)
        return greensStalk(b, [x, y, b.whole(0, 360), 0.72], '#2F7A2C', '#9CC56A')
      }) +
      crumbs(b, 26, 110, ['#B5301A', '#1d0f08'], { size: [2, 4] }),
    turn,
  ),
  'mee-goreng': recipe(
    ['plate-orange', 'leaf-green', 'melamine-green', 'steel'],
    ['pandan', 'sky', 'rose', 'lemon'],
    (b) =>
      noodles(b, [0, 0], 176, { ...kinds.fried, colour: '#E0802A', height: 160 }) +
      tofuPuff(b, [-96, -40, 20, 0.85]) +
      tofuPuff(b, [66, 74, 50, 0.85]) +
      egg(b, [84, -76, 30, 1.15]) +
      prawn(b, [-30, 76, 40, 1.1]) +
      prawn(b, [-40, -100, 130, 1.05]) +
      strips(b, 18, 130, '#4F9A3B', { width: 7, length: [30, 60] }) +
      tomato(b, [10, 8], 30) +
      tomato(b, [-112, 44], 30) +
      sprouts(b, 8, 110) +
      shallots(b, 26, 70) +
      lime(b, [144, 84, -40, 1.1]) +
      coriander(b, [6, 46, 20, 0.9]),
    { ...turn, toppings: [[], ['fried-egg'], ['green-chili'], ['cracker']] },
  ),
  'mie-goreng': recipe(
    ['leaf-red', 'plate-green', 'terracotta', 'leaf-plate'],
    ['teak', 'lime', 'cobalt', 'turmeric'],
    (b) =>
      noodles(b, [0, 0], 172, { ...kinds.fried, colour: '#B86A24', height: 156 }) +
      [
        [-70, -60],
        [60, 60],
        [20, -90],
      ]
        .map(([x = 0, y = 0]) => ball(b, [x, y], 34, '#9A7560'))
        .join('') +
      b.times(5, () => {
        const [x, y] = b.within(116)
        return greensStalk(b, [x, y, b.whole(0, 360), 0.66])
      }) +
      scrambled(b, 6, 110) +
      friedEgg(b, [-6, 4, 0, 0.92]) +
      shallots(b, 36, 110) +
      cucumber(b, [140, 96], 34) +
      tomato(b, [-136, 106], 32) +
      cracker(b, [140, -96, 0, 0.8], '#F4D3A0'),
    turn,
  ),
  'pad-thai': recipe(
    ['plate-red', 'leaf-plate', 'celadon', 'indigo'],
    ['sky', 'rose', 'turmeric', 'mint'],
    (b) =>
      noodles(b, [0, 0], 172, {
        ...kinds.fried,
        width: 9,
        colour: '#D98A3C',
        flat: true,
        height: 156,
      }) +
      scrambled(b, 8, 110) +
      prawnRing(b, 4, 86, 1.2) +
      strips(b, 22, 130, '#3F8B30', { width: 6, length: [36, 64] }) +
      tofuPuff(b, [0, 0, 20, 0.6]) +
      tofuPuff(b, [120, -30, 50, 0.55]) +
      sprouts(b, 14, 50, [-132, 92]) +
      crumbs(b, 70, 120, ['#D9A05A', '#E9BF80', '#B97A35'], { size: [3, 7] }) +
      lime(b, [144, 100, -40, 1.1]) +
      crumbs(b, 40, 34, ['#B5301A', '#D9552B'], { at: [122, -124], size: [1.6, 4] }) +
      coriander(b, [10, 0, 20, 0.85]),
    turn,
  ),
  'hokkien-mee-dark': recipe(
    ['plate-red', 'leaf-cobalt', 'melamine-yellow'],
    2,
    (b) =>
      noodles(b, [0, 0], 170, {
        ...kinds.yellow,
        colour: '#4A2410',
        strands: 84,
        width: 13,
        height: 156,
      }) +
      prawnRing(b, 3, 84, 1.15) +
      [
        [-60, 60],
        [70, 60],
        [0, -96],
      ]
        .map(([x = 0, y = 0]) =>
          slab(b, [x, y, b.whole(0, 180)], 70, 30, '#B9805E', { rough: 0.4 }),
        )
        .join('') +
      crumbs(b, 40, 110, ['#E9C27A', '#F4DCA4', '#D9A552'], { size: [6, 11] }) +
      b.times(5, () => {
        const [x, y] = b.within(112)
        return greensStalk(b, [x, y, b.whole(0, 360), 0.6])
      }) +
      dip(b, [146, 110], 46, '#A81C0A', { bits: [14, ['#E0552A']] }),
    turn,
  ),
  'hokkien-prawn-mee': recipe(
    ['leaf-green', 'plate-cobalt', 'tray'],
    3,
    (b) =>
      sauce(b, [0, 6], 180, 164, '#D9A86A', { rough: 0.1 }) +
      noodles(b, [0, 0], 160, { ...kinds.yellow, colour: '#F2D08A', strands: 76, height: 148 }) +
      noodles(b, [10, 10], 110, { ...kinds.vermicelli, strands: 40 }) +
      prawnRing(b, 4, 92, 1.2) +
      squidRing(b, [-30, -20]) +
      squidRing(b, [40, 30]) +
      sprouts(b, 8, 110) +
      strips(b, 18, 120, '#3F8B30', { width: 5, length: [30, 56] }) +
      calamansi(b, [140, 96, -40, 1.2]) +
      dip(b, [-142, 100], 44, '#A81C0A'),
    turn,
  ),
  'bihun-goreng': recipe(
    ['plate-green', 'celadon', 'leaf-plate', 'teal'],
    4,
    (b) =>
      noodles(b, [0, 0], 174, { ...kinds.thin, colour: '#F2D484', height: 156 }) +
      prawnRing(b, 3, 90, 1.05) +
      shavings(b, 12, 130, ['#F58A2A', '#6DB04A', '#E9C79A']) +
      scrambled(b, 8, 110) +
      sprouts(b, 8, 110) +
      scallion(b, 40, 130, { size: 1.2 }) +
      shallots(b, 26, 90) +
      chiliRings(b, 4, 100) +
      lime(b, [144, 96, -40, 1]),
    { ...turn, toppings: [[], ['fried-egg'], ['chili']] },
  ),
  'mee-siam': recipe(
    ['bowl-rooster', 'bowl-red', 'bowl-green'],
    5,
    (b) =>
      broth(b, '#C2501E', { drops: 50 }) +
      noodles(b, [0, 0], 158, { ...kinds.thin, colour: '#E8A868', height: 146 }) +
      egg(b, [-90, -70, -20, 1.2]) +
      egg(b, [-110, 10, 30, 1.1]) +
      prawn(b, [70, -80, 40, 1.15]) +
      prawn(b, [96, 20, 140, 1.1]) +
      tofuPuff(b, [20, 90, 20, 0.8]) +
      tofuPuff(b, [-50, 94, 50, 0.75]) +
      strips(b, 30, 60, '#3F8B30', { width: 5 }) +
      sprouts(b, 7, 44, [90, 90]) +
      calamansi(b, [-140, 80, 60, 1.2]),
    turn,
  ),
  'wonton-mee': recipe(
    ['plate-red', 'melamine-green', 'indigo', 'plate-cobalt'],
    ['rose', 'turmeric', 'sky', 'teak'],
    (b) =>
      sauce(b, [0, 6], 176, 156, '#6A3214', { rough: 0.1 }) +
      noodles(b, [0, 0], 164, { ...kinds.egg, height: 150 }) +
      b.times(6, (index) => redPork(b, [-88 + index * 34, -76 + index * 12, 68])) +
      dumpling(b, [88, 62, 20, 1.05], { filling: '#E9A07A', colour: '#F6E4BC' }) +
      dumpling(b, [20, 108, -10, 1.05], { filling: '#E9A07A', colour: '#F6E4BC' }) +
      dumpling(b, [-66, 88, 10, 1], { filling: '#E9A07A', colour: '#F6E4BC' }) +
      bokChoy(b, [134, -66, 30, 1]) +
      bokChoy(b, [-142, 40, -70, 0.9]) +
      scallion(b, 30, 110, { size: 1.2 }) +
      dip(b, [146, 146], 42, '#5F8A2B', { bits: [12, ['#C9E27A']] }),
    { turn: 40 },
  ),
  'mie-ayam': recipe(
    ['bowl-rooster', 'bowl-green', 'bowl-red', 'bowl-yellow'],
    ['chili', 'mint', 'cobalt', 'turmeric'],
    (b) =>
      broth(b, '#C98A3E', { drops: 30 }) +
      noodles(b, [0, 0], 172, { ...kinds.egg, colour: '#F4CE62', height: 160 }) +
      mince(b, [-30, -30], 84, ['#7A4020', '#96542C', '#5F2E16'], { count: 70, size: [10, 17] }) +
      [
        [10, -80],
        [60, -40],
      ]
        .map(([x = 0, y = 0]) => slab(b, [x, y, b.whole(0, 90)], 50, 24, '#5A3A26', { corner: 11 }))
        .join('') +
      bokChoy(b, [104, 40, 60, 0.95]) +
      bokChoy(b, [70, 106, 120, 0.9]) +
      dumpling(b, [-104, 80, -30, 1], { colour: '#E9B45A' }) +
      scallion(b, 40, 110, { size: 1.3 }) +
      shallots(b, 26, 60),
    turn,
  ),
  'mie-yamin': recipe(
    ['bowl-green', 'bowl-black', 'bowl-rooster'],
    1,
    (b) =>
      noodles(b, [0, 0], 190, { ...kinds.egg, colour: '#8E5226', height: 180 }) +
      mince(b, [-20, -40], 70, ['#C98A5A', '#A9683A', '#E0AC7E'], { count: 60, size: [9, 15] }) +
      ball(b, [90, -60], 42, '#9A7560') +
      ball(b, [110, 20], 38, '#9A7560') +
      bokChoy(b, [60, 100, 110, 0.95]) +
      cracker(b, [-110, 80, 0, 0.85], '#E9B45A') +
      scallion(b, 50, 120, { size: 1.3 }) +
      crumbs(b, 40, 100, ['#E9C27A', '#F4DCA4'], { size: [4, 8] }),
    turn,
  ),
  'laksa-goreng': recipe(
    ['leaf-red', 'plate-orange', 'indigo'],
    2,
    (b) =>
      noodles(b, [0, 0], 170, { ...kinds.thick, colour: '#F0A050', strands: 84, height: 154 }) +
      prawnRing(b, 4, 92, 1.15) +
      sprouts(b, 10, 110) +
      strips(b, 30, 110, '#2F7A2C', { width: 4 }) +
      tofuPuff(b, [10, -10, 20, 0.7]) +
      egg(b, [-100, 96, -30, 1.1]) +
      sauce(b, [116, 104], 40, 32, '#B0200C', { bits: [14, ['#E0552A', '#6d1006']] }) +
      coriander(b, [0, 40, 20, 0.9]),
    turn,
  ),
  'maggi-goreng': recipe(
    ['steel', 'melamine', 'plate-green', 'leaf-steel'],
    ['cobalt', 'lime', 'brick', 'milk'],
    (b) =>
      noodles(b, [0, 0], 172, { ...kinds.instant, height: 158 }) +
      cabbage(b, [0, 0], 120) +
      scrambled(b, 6, 110) +
      friedEgg(b, [0, -6, 0, 1.05]) +
      chiliRings(b, 5, 120, { colour: '#4F9A3B' }) +
      tomato(b, [-124, 66], 32) +
      lime(b, [138, 96, -40, 1]) +
      scallion(b, 24, 130, { size: 1.2 }),
    turn,
  ),
}
