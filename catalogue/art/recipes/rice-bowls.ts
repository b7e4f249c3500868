// Recipes from which pictures are painted: plain rice, sticky rice, rice cakes, clay pots and
// sushi.
import { chunk, cubes, mince, slab } from '../ingredients/chunk.ts'
import { friedEgg } from '../ingredients/egg.ts'
import { chili, coriander, peanuts, scallion, shallots, strips } from '../ingredients/herb.ts'
import { coldCut, sausageSlice } from '../ingredients/meat.ts'
import { shreds } from '../ingredients/noodles.ts'
import { ketupat } from '../ingredients/parcel.ts'
import { rice, riceCube, riceTones } from '../ingredients/rice.ts'
import { crumbs, sauce } from '../ingredients/sauce.ts'
import { fishFillet } from '../ingredients/seafood.ts'
import { avocadoSlice, bokChoy, cucumber } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const stir = { turn: 30 }

export const riceBowls: RecipeBook = {
  'htamin-jin': recipe(
    ['plate-green', 'melamine-yellow', 'tray'],
    2,
    (b) =>
      rice(b, [-10, 0], 128, { tone: ['#F7B45C', '#D9782A'], height: 116 }) +
      fishFillet(b, [0, -30, -10, 1.1]) +
      crumbs(b, 60, 90, ['#E9C27A', '#C98A3A', '#F4DCA4'], { size: [4, 8] }) +
      strips(b, 24, 44, '#EFE7C8', { at: [130, -60], width: 7 }) +
      strips(b, 24, 44, '#5FAF46', { at: [130, 60], width: 7 }) +
      chili(b, [-120, 110, -10, 0.9], '#8a1f10') +
      coriander(b, [-110, -100, -20, 1.2]) +
      peanuts(b, 12, 50, { at: [0, 130] }),
    stir,
  ),
  'rice-with-egg': recipe(
    ['bowl-indigo', 'bowl-rooster', 'bowl-stone'],
    5,
    (b) =>
      rice(b, [0, 0], 190, { height: 184 }) +
      friedEgg(b, [0, -10, 0, 1.4]) +
      scallion(b, 30, 130, { size: 1.3 }) +
      sauce(b, [60, 80], 40, 22, '#3A1A0B', { shine: 1 }),
    stir,
  ),
  'plain-rice': recipe(
    ['bowl-indigo', 'bowl-stone', 'bowl-red', 'bowl-rooster'],
    0,
    (b) => rice(b, [0, 0], 190, { height: 184 }),
    { turn: 60, toppings: [[], ['sesame']] },
  ),
  'garlic-rice': recipe(
    ['bowl-indigo', 'sand', 'terracotta'],
    1,
    (b) =>
      rice(b, [0, 0], 168, { height: 158, tone: riceTones.pale }) +
      crumbs(b, 90, 150, ['#E9C27A', '#C98A3A', '#F4DCA4'], { size: [4, 8] }) +
      scallion(b, 20, 120),
    stir,
  ),
  'sticky-rice': recipe(
    ['rice-basket'],
    ['teak', 'chili', 'turmeric', 'cobalt', 'mint'],
    (b) =>
      b.lay([0, 0], `<path d="${b.blob(184, 182, 0.02, 18)}" fill="#3B8A36"/>`, {
        blur: 3,
        height: 3,
        shine: 0.2,
        shade: 0.3,
      }) +
      rice(b, [0, 0], 156, { tone: riceTones.sticky, height: 150, grain: 1.15 }) +
      chunk(b, [58, 48], 48, 40, '#F7F3E6', {
        rough: 0.9,
        grain: 0.07,
        blur: 9,
        height: 12,
        shine: 0.2,
      }),
    stir,
  ),
  ketupat: recipe(
    ['tray', 'leaf-plate', 'plate-red', 'terracotta'],
    2,
    (b) =>
      (
        [
          [-80, -70, 20],
          [66, -90, -24],
          [-50, 76, -12],
          [96, 50, 30],
        ] as const
      )
        .map(([x, y, turn]) => ketupat(b, [x, y, turn, 1.05]))
        .join('') +
      riceCube(b, [20, 0, 14]) +
      riceCube(b, [10, 130, 40]),
    stir,
  ),
  xoi: recipe(
    ['leaf-plate', 'tray', 'celadon'],
    3,
    (b) =>
      rice(b, [-6, 6], 156, { tone: ['#FFE08A', '#E0A82E'], height: 142, grain: 1.15 }) +
      shreds(b, [0, -20], 84, {
        count: 40,
        colours: ['#FBF1DE', '#F0DCB4'],
        width: 12,
        length: [50, 90],
      }) +
      (
        [
          [-90, 60],
          [80, 70],
        ] as const
      )
        .map(([x, y]) => sausageSlice(b, [x, y, 20, 1.2]))
        .join('') +
      shallots(b, 70, 110) +
      scallion(b, 40, 120, { size: 1.3 }) +
      coldCut(b, [110, -40, 0, 0.8]),
    stir,
  ),
  'claypot-rice': recipe(
    ['clay'],
    4,
    (b) =>
      rice(b, [0, 0], 196, { tone: riceTones.stock, height: 194 }) +
      (
        [
          [-80, -70],
          [-20, -100],
          [60, -80],
        ] as const
      )
        .map(([x, y]) =>
          chunk(b, [x, y], 46, 38, '#8E4A1C', { shine: 1, rough: 0.3, blur: 9, height: 12 }),
        )
        .join('') +
      b.times(6, (index) => sausageSlice(b, [-90 + index * 34, 20 + (index % 2) * 14, 20, 1.15])) +
      bokChoy(b, [80, 90, 40, 1]) +
      bokChoy(b, [20, 120, 10, 0.9]) +
      scallion(b, 40, 140, { size: 1.3 }) +
      sauce(b, [-60, 90], 60, 30, '#3A1A0B', { shine: 1 }),
    stir,
  ),
  bibimbap: recipe(
    ['bowl-black', 'clay'],
    5,
    (b) =>
      rice(b, [0, 0], 196, { height: 192 }) +
      friedEgg(b, [0, 0, 0, 0.95]) +
      strips(b, 40, 50, '#F58A2A', { at: [0, -134], width: 8 }) +
      strips(b, 40, 50, '#3F8B30', { at: [126, -50], width: 8 }) +
      mince(b, [110, 84], 54, ['#7A4020', '#96542C'], { count: 44 }) +
      strips(b, 40, 50, '#6B4630', { at: [-10, 140], width: 9 }) +
      strips(b, 40, 50, '#F7F0D6', { at: [-126, 66], width: 8 }) +
      strips(b, 40, 50, '#C7DF9C', { at: [-118, -66], width: 8 }) +
      sauce(b, [30, 50], 30, 24, '#B82A0C'),
    stir,
  ),
  sushi: recipe(
    ['stoneware', 'board', 'teal'],
    0,
    (b) =>
      (
        [
          [-120, -70],
          [-40, -76],
          [40, -72],
          [120, -66],
        ] as const
      )
        .map(
          ([x, y], index) =>
            slab(b, [x, y, 84], 150, 66, '#FBF8F0', { corner: 26, rough: 0.6, grain: 0.08 }) +
            slab(
              b,
              [x - 2, y - 4, 84],
              158,
              56,
              (['#F0754A', '#F7A37E', '#E8452C', '#F7CF5E'] as const)[index] ?? '#F0754A',
              { corner: 22, shine: 0.9 },
            ),
        )
        .join('') +
      (
        [
          [-110, 80],
          [-30, 86],
          [50, 82],
          [124, 80],
        ] as const
      )
        .map(([x, y]) =>
          b.lay(
            [x, y],
            '<circle r="40" fill="#1F2A24"/><circle r="34" fill="#FBF8F0"/>' +
              '<circle r="15" fill="#F0754A"/><circle cx="10" cy="9" r="7" fill="#8FBF4A"/>',
            { blur: 4, height: 6, shine: 0.5 },
          ),
        )
        .join('') +
      chunk(b, [0, 160], 22, 16, '#9CC56A'),
    { turn: 10, flips: false },
  ),
  'poke-bowl': recipe(
    ['bowl-stone', 'bowl-celadon'],
    1,
    (b) =>
      rice(b, [0, 0], 196, { height: 192 }) +
      cubes(b, 14, 70, ['#F0754A', '#F7A37E'], { at: [-60, -70], size: 1.6 }) +
      avocadoSlice(b, [80, -90, 20]) +
      avocadoSlice(b, [90, -60, 24]) +
      cucumber(b, [120, 20], 34) +
      cucumber(b, [90, 60], 34) +
      strips(b, 40, 50, '#F58A2A', { at: [10, 120], width: 8 }) +
      crumbs(b, 40, 50, ['#5FAF46', '#7DC050'], { at: [-100, 70], size: [8, 11] }) +
      crumbs(b, 40, 120, ['#FFF6DE', '#2b160a'], { size: [2, 4] }),
    stir,
  ),
}
