// Recipes: shaved ice and sweet soups.
import { broth } from '../ingredients/broth.ts'
import { ball, chunk, cubes, slab } from '../ingredients/chunk.ts'
import { wholeEgg } from '../ingredients/egg.ts'
import { leaf, mint, peanuts, strips } from '../ingredients/herb.ts'
import { rice } from '../ingredients/rice.ts'
import { crumbs, drizzle, sauce } from '../ingredients/sauce.ts'
import { flan, pearls, scoop, shavedIce } from '../ingredients/sweet.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const iceBowls = ['bowl-indigo', 'bowl-pink', 'bowl-celadon', 'bowl-yellow'] as const
const milkBowls = ['bowl-indigo', 'bowl-stone', 'bowl-celadon', 'bowl-black'] as const
const turn = { turn: 60 }

export const ices: RecipeBook = {
  cendol: recipe(
    ['bowl-indigo', 'bowl-pink', 'bowl-yellow', 'bowl-celadon'],
    ['lime', 'chili', 'teal', 'turmeric', 'plum'],
    (b) =>
      broth(b, '#FBF1DC', { drops: 10, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
      shavedIce(b, [-6, -16], 150, ['#8A4A1C']) +
      sauce(b, [-30, -64, -24], 112, 62, '#5F2606', { rough: 0.06, shine: 1.1, jag: 0.2 }) +
      drizzle(b, [10, -20, -10], 110, '#6B2E0C', { width: 13 }) +
      strips(b, 62, 80, '#3FA83A', { at: [62, 56], width: 19, length: [44, 84] }) +
      pearls(b, 22, 66, '#7A1E1A', { at: [-84, 80] }) +
      leaf(b, [110, -116, 50, 1.2], '#4FA63A') +
      leaf(b, [140, -84, 84, 1.1], '#4FA63A'),
    turn,
  ),
  'durian-cendol': recipe(
    ['bowl-indigo', 'bowl-pink', 'bowl-celadon'],
    2,
    (b) =>
      broth(b, '#FBF1DC', { drops: 10, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
      shavedIce(b, [-6, -10], 150, ['#8A4A1C']) +
      drizzle(b, [0, -10, -10], 120, '#6B2E0C', { width: 13 }) +
      strips(b, 50, 76, '#3FA83A', { at: [70, 60], width: 18, length: [40, 80] }) +
      chunk(b, [-50, -60], 80, 60, '#F2D46A', { rough: 0.3, blur: 12, height: 14, jag: 0.12 }) +
      pearls(b, 14, 50, '#7A1E1A', { at: [-90, 86] }),
    turn,
  ),
  'ice-kacang': recipe(
    [...iceBowls],
    3,
    (b) =>
      pearls(b, 40, 190, '#7A1E1A') +
      shavedIce(b, [0, -6], 180, ['#E0305A', '#3FA83A', '#8A4A1C', '#F2C02A']) +
      b
        .spread(30, 120, 20)
        .map(([x, y]) =>
          b.lay(
            [x, y, b.whole(0, 180)],
            '<ellipse rx="11" ry="9" fill="#FFD34A" stroke="#C98A12" stroke-width="1.4"/>',
          ),
        )
        .join('') +
      cubes(b, 8, 110, ['#3FA83A', '#26221F']) +
      peanuts(b, 12, 110),
    turn,
  ),
  'halo-halo': recipe(
    ['bowl-indigo', 'bowl-pink', 'bowl-celadon', 'bowl-yellow'],
    ['cobalt', 'lemon', 'teal', 'blush', 'mint'],
    (b) =>
      shavedIce(b, [0, 0], 206) +
      cubes(b, 11, 52, ['#E2352A', '#F0523A'], { at: [132, 46], size: 1.2 }) +
      cubes(b, 11, 54, ['#35A04A', '#5CC463'], { at: [66, 134], size: 1.2 }) +
      cubes(b, 9, 48, ['#FFF6DA', '#FBE6B0'], { at: [-38, 150], size: 1.15 }) +
      pearls(b, 20, 58, '#7A2418', { at: [-128, 78] }) +
      strips(b, 16, 50, '#F7B51C', { at: [-14, 60], width: 15, length: [36, 60] }) +
      scoop(b, [-58, -74], 100, '#8A52C6') +
      flan(b, [94, -78, 14, 1.16]) +
      crumbs(b, 30, 60, ['#EBC987', '#F7E0AC'], { at: [-50, -74], size: [3, 6] }) +
      mint(b, [-50, -134, 0, 1.2]),
    turn,
  ),
  'mais-con-yelo': recipe(
    [...iceBowls],
    4,
    (b) =>
      shavedIce(b, [0, 0], 204) +
      b
        .spread(90, 120, 17)
        .map(([x, y]) =>
          b.lay(
            [x, y - 10, b.whole(0, 180)],
            `<ellipse rx="12" ry="10" fill="${b.pick(['#FFD34A', '#F7C02A', '#FFE07A'])}" stroke="#C98A12" stroke-width="1.4"/>`,
          ),
        )
        .join('') +
      crumbs(b, 40, 80, ['#E9A93A', '#F7C64A', '#D98A1E'], { at: [40, 60], size: [9, 15] }) +
      drizzle(b, [0, -10], 120, '#FFFDF4', { width: 9 }) +
      scoop(b, [-80, -80], 66, '#FBE9B0'),
    turn,
  ),
  'saba-con-yelo': recipe(
    [...iceBowls],
    5,
    (b) =>
      shavedIce(b, [0, 0], 204, ['#C98A4A']) +
      (
        [
          [-80, -60, 20],
          [20, -90, -20],
          [90, -10, 50],
          [-30, 20, 100],
        ] as const
      )
        .map(([x, y, t]) => slab(b, [x, y, t], 100, 46, '#D98A1E', { corner: 22, shine: 1 }))
        .join('') +
      cubes(b, 10, 56, ['#3FA83A', '#5CC463'], { at: [80, 90], size: 1.2 }) +
      pearls(b, 20, 54, '#F3E6CC', { at: [-90, 90], size: 0.8 }) +
      drizzle(b, [0, -20], 110, '#8A4A1C', { width: 8 }),
    turn,
  ),
  'es-campur': recipe(
    [...iceBowls],
    0,
    (b) =>
      shavedIce(b, [0, -10], 180, ['#E0305A']) +
      (
        [
          [-70, -50, 20],
          [40, -80, -30],
        ] as const
      )
        .map(([x, y, t]) => slab(b, [x, y, t], 96, 50, '#CFE08A', { corner: 22, shine: 0.8 }))
        .join('') +
      cubes(b, 10, 60, ['#E2352A', '#3FA83A', '#26221F'], { at: [80, 60], size: 1.2 }) +
      strips(b, 14, 60, '#FFFDF4', { at: [-70, 70], width: 16, length: [40, 70] }) +
      pearls(b, 16, 50, '#E2354A', { at: [0, 120], size: 0.8 }) +
      drizzle(b, [0, 0], 120, '#FFFDF4', { width: 8 }),
    turn,
  ),
  'bua-loi': recipe(
    [...milkBowls],
    0,
    (b) =>
      broth(b, '#FBF3E0', { drops: 20, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
      b
        .spread(30, 160, 40)
        .map(([x, y], index) =>
          ball(
            b,
            [x, y],
            26,
            (['#F7A0B4', '#8CC152', '#F7C64A', '#B99AD6', '#FBF8F0'] as const)[index % 5] ??
              '#FBF8F0',
            { rough: 0.05 },
          ),
        )
        .join('') +
      wholeEgg(b, [10, 0, 10, 0.7], '#FFB02E'),
    turn,
  ),
  'coconut-soup': recipe(
    [...milkBowls],
    1,
    (b) =>
      broth(b, '#FBF3E0', { drops: 20, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
      (
        [
          [-60, -50, 20],
          [50, -70, -20],
          [80, 20, 60],
          [-80, 50, 100],
          [0, 90, 10],
        ] as const
      )
        .map(([x, y, t]) => slab(b, [x, y, t], 110, 52, '#F4D88A', { corner: 24, shine: 0.6 }))
        .join('') +
      pearls(b, 24, 150, '#FFFFFF', { size: 0.6 }) +
      crumbs(b, 30, 130, ['#2b160a', '#FFF6DE'], { size: [2, 4] }),
    turn,
  ),
  'black-rice-pudding': recipe(
    ['bowl-celadon', 'bowl-yellow', 'bowl-pink'],
    2,
    (b) =>
      rice(b, [0, 0], 206, { tone: ['#5A2A44', '#2A101E'], height: 204 }) +
      sauce(b, [0, -10], 100, 80, '#FFFDF4', { jag: 0.2 }) +
      drizzle(b, [0, 0], 130, '#FFFDF4', { width: 8 }) +
      mint(b, [70, 60, 20, 1.2]),
    turn,
  ),
  'mung-bean-soup': recipe(
    ['bowl-rooster', 'bowl-indigo', 'bowl-pink'],
    3,
    (b) =>
      broth(b, '#8E7A3A', { drops: 20, swirl: '#B5A45A' }) +
      pearls(b, 60, 180, '#7A8A3A', { size: 0.6 }) +
      drizzle(b, [0, 0], 120, '#FFFDF4', { width: 7 }),
    turn,
  ),
  'red-bean-soup': recipe(
    ['bowl-rooster', 'bowl-celadon', 'bowl-indigo'],
    4,
    (b) =>
      broth(b, '#6A2018', { drops: 16, swirl: '#8E3A2E' }) +
      pearls(b, 50, 176, '#7A1E1A', { size: 0.8 }) +
      ball(b, [-40, -30], 40, '#FFFDF4', { rough: 0.04 }) +
      ball(b, [50, 20], 40, '#FFFDF4', { rough: 0.04 }) +
      ball(b, [-20, 70], 38, '#FFFDF4', { rough: 0.04 }),
    turn,
  ),
  che: recipe(
    [...milkBowls],
    5,
    (b) =>
      broth(b, '#F7EBD2', { drops: 12, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
      pearls(b, 20, 60, '#7A1E1A', { at: [-80, -60] }) +
      strips(b, 40, 66, '#3FA83A', { at: [70, -60], width: 17, length: [36, 70] }) +
      b
        .spread(26, 60, 18)
        .map(([x, y]) =>
          b.lay([x - 70, y + 76, b.whole(0, 180)], '<ellipse rx="12" ry="9" fill="#F2D06A"/>'),
        )
        .join('') +
      cubes(b, 10, 56, ['#E2354A', '#F7A0B4'], { at: [80, 76], size: 1.1 }) +
      sauce(b, [0, 0], 70, 54, '#FFFFFF', { jag: 0.14 }) +
      shavedIce(b, [0, 0], 50) +
      peanuts(b, 7, 90),
    turn,
  ),
  'tau-huay': recipe(
    ['bowl-indigo', 'bowl-stone', 'bowl-celadon'],
    0,
    (b) =>
      broth(b, '#8A4A1C', { drops: 10 }) +
      b.times(7, (index) => {
        const angle = index * 0.9
        return b.lay(
          [Math.cos(angle) * 86, Math.sin(angle) * 80, b.whole(0, 180)],
          `<path d="${b.blob(78, 50, 0.08, 12)}" fill="#FFFBEF"/>`,
          { blur: 12, height: 10, shine: 0.8, shade: 0.3 },
        )
      }) +
      strips(b, 16, 80, '#F0D880', { width: 6 }),
    turn,
  ),
  'grass-jelly': recipe(
    ['bowl-celadon', 'bowl-yellow', 'bowl-rooster'],
    1,
    (b) =>
      broth(b, '#6B3A1C', { drops: 10 }) +
      cubes(b, 30, 160, ['#2A1C16', '#3A2820'], { size: 2, shine: 1 }) +
      drizzle(b, [0, 0], 120, '#FFFDF4', { width: 8 }) +
      leaf(b, [90, -100, 60, 0.9]),
    turn,
  ),
  'sago-mango': recipe(
    ['bowl-indigo', 'bowl-celadon', 'bowl-pink'],
    2,
    (b) =>
      broth(b, '#F7B83A', { drops: 12, swirl: '#FFE08A' }) +
      cubes(b, 14, 120, ['#F29A1A', '#FBAE17'], { size: 1.7 }) +
      pearls(b, 50, 170, '#FFFDF4', { size: 0.5 }) +
      strips(b, 30, 100, '#F7B0A0', { width: 6 }) +
      mint(b, [0, 0, 0, 1.3]),
    turn,
  ),
  'ice-cream': recipe(
    ['bowl-indigo', 'bowl-pink', 'bowl-celadon', 'bowl-yellow'],
    2,
    (b) =>
      scoop(b, [-74, 40], 100, '#F7E6C0') +
      scoop(b, [80, 36], 98, '#8A52C6') +
      scoop(b, [0, -76], 102, '#6B3A1C') +
      crumbs(b, 40, 120, ['#D89A4E', '#E3AD63'], { size: [4, 8] }) +
      mint(b, [0, 10, 0, 1.2]),
    turn,
  ),
}
