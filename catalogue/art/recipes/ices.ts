// Recipes from which pictures are painted: shaved ice and sweet soups.
import { type Colour } from '../colour.ts'
import { type Point } from '../outline.ts'
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
    (b) => {
      const [jelly, beans] = b.arrange<readonly [Point, Point]>(
        [
          [70, 66],
          [-104, 76],
        ],
        [
          [-74, 82],
          [106, 66],
        ],
      )
      return (
        broth(b, '#F6E7C8', { drops: 6, swirl: '#FFFFFF', oil: '#FFFFFF' }) +
        // Palm sugar syrup that runs into the coconut milk.
        sauce(b, [0, 90, 8], 186, 90, '#A9642A', { rough: 0.04, shine: 0.5, jag: 0.16, shade: 0 }) +
        sauce(b, [6, 44, 6], 170, 100, '#FBF3E2', {
          rough: 0.04,
          shine: 0.5,
          jag: 0.12,
          shade: 0,
        }) +
        strips(b, 120, 96, '#57B548', { at: jelly, width: 13, length: [26, 62] }) +
        pearls(b, 30, 60, '#6E1F1A', { at: beans, size: 0.9 }) +
        shavedIce(b, [-4, -70], 118) +
        sauce(b, [-10, -92, -16], 78, 44, '#5F2606', { rough: 0.05, shine: 1.2, jag: 0.26 }) +
        sauce(b, [24, -40, 70], 44, 13, '#6B2E0C', { rough: 0.05, shine: 1.2, jag: 0.1 }) +
        sauce(b, [-56, -44, 100], 40, 11, '#6B2E0C', { rough: 0.05, shine: 1.2, jag: 0.1 }) +
        strips(b, 16, 50, '#57B548', { at: [60, -46], width: 12, length: [26, 48] }) +
        leaf(b, [118, -124, 50, 1.1], '#4FA63A') +
        leaf(b, [140, -92, 84, 1], '#4FA63A')
      )
    },
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
            `<ellipse rx="12" ry="10" fill="${b.pick(['#FFD34A', '#F7C02A', '#FFE07A'])}" ` +
              'stroke="#C98A12" stroke-width="1.4"/>',
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
      broth(b, '#F3DDB0', { drops: 30, swirl: '#FFF8EA', oil: '#FFFFFF' }) +
      b
        .spread(9, 140, 84)
        .map(([x, y]) =>
          chunk(b, [x, y, b.whole(0, 180)], 50, 34, b.pick(['#F0B84A', '#E59A2E', '#F4CF7A']), {
            jag: 0.08,
            shine: 0.8,
          }),
        )
        .join('') +
      pearls(b, 30, 170, '#FFFDF4', { size: 0.7 }) +
      sauce(b, [b.arrange(30, -40), b.arrange(-20, 20), 30], 60, 28, '#FFFFFF', {
        jag: 0.1,
        rough: 0.04,
        shine: 0.7,
        shade: 0.15,
      }) +
      leaf(b, [96, -96, 60, 0.8]),
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
      broth(b, '#9A8A42', { drops: 10, swirl: '#C2B66A' }) +
      crumbs(b, 260, 196, ['#8A9A42', '#A9AE5A', '#74843A', '#C9C07A'], { size: [7, 11] }) +
      sauce(b, [b.arrange(-20, 30), b.arrange(-10, -30), 20], 96, 62, '#FFFDF4', {
        jag: 0.12,
        rough: 0.05,
        shine: 0.7,
        shade: 0.15,
      }) +
      crumbs(b, 40, 90, ['#8A9A42', '#A9AE5A'], { size: [6, 9] }),
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
      broth(b, '#7A4A26', { drops: 10 }) +
      cubes(b, 34, 166, ['#241813', '#3A2820', '#2E1E18'], { size: 1.9, shine: 1.1 }) +
      shavedIce(b, [b.arrange(20, -30), -20], 70) +
      sauce(b, [b.arrange(6, -10), 20, 30], 84, 34, '#FFF8EA', {
        jag: 0.1,
        rough: 0.05,
        shine: 0.7,
      }) +
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
    (b) => {
      const [first, second, third] = b.arrange<readonly Colour[]>(
        ['#F7E6C0', '#8A52C6', '#6B3A1C'],
        ['#F08AA0', '#F7EBCB', '#7DB84A'],
      )
      return (
        scoop(b, [-72, 48], 96, first ?? '#F7E6C0') +
        scoop(b, [76, 44], 94, second ?? '#8A52C6') +
        // Two wafers behind the top scoop.
        slab(b, [92, -104, 34], 46, 170, '#E2AE62', { corner: 5, shine: 0.2, rough: 0.3 }) +
        slab(b, [62, -116, 22], 46, 170, '#D99E4C', { corner: 5, shine: 0.2, rough: 0.3 }) +
        scoop(b, [0, -64], 98, third ?? '#6B3A1C') +
        sauce(b, [-14, -86, -20], 62, 36, '#5A2A12', { jag: 0.34, shine: 1.1, rough: 0.05 }) +
        crumbs(b, 40, 100, ['#D89A4E', '#F2D49A', '#E3AD63'], { at: [0, -20], size: [4, 8] }) +
        ball(b, [-26, -104], 19, '#D7261C', { shine: 1 }) +
        mint(b, [4, 14, 0, 1.1])
      )
    },
    turn,
  ),
}
