// Recipes from which pictures are painted: grilled fish, chicken, pork and seafood.
import type { Brush } from '../brush.ts'
import { chunk, slab } from '../ingredients/chunk.ts'
import {
  chili,
  chiliRings,
  coriander,
  dill,
  leaves,
  mint,
  onion,
  peanuts,
  scallion,
  strips,
} from '../ingredients/herb.ts'
import {
  bellySlice,
  chickenLeg,
  chop,
  fannedSlices,
  rib,
  sausage,
  sausageSlice,
  skewer,
  wing,
} from '../ingredients/meat.ts'
import { noodleKinds, noodles, shreds } from '../ingredients/noodles.ts'
import { rice, riceTones } from '../ingredients/rice.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { crab, fish, prawn, squid } from '../ingredients/seafood.ts'
import { calamansi, cornCob, cucumber, lettuce, lime, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const still = { turn: 18 }
const riceAside = (b: Brush): string => rice(b, [-108, 92], 82)

export const grills: RecipeBook = {
  'grilled-fish': recipe(
    ['leaf-cobalt', 'tray', 'board', 'leaf-steel', 'leaf-red'],
    ['teal', 'turmeric', 'blush', 'lime', 'cobalt'],
    (b) =>
      fish(b, [4, 10, -22, 1.22]) +
      sauce(b, [20, 10, -22], 74, 26, '#B3200E', { bits: [20, ['#F2B24A', '#7d1408']] }) +
      lime(b, [-120, 124, 20, 1.2]) +
      lime(b, [-60, 152, -20, 1.1]) +
      cucumber(b, [112, 122], 34) +
      cucumber(b, [144, 86], 34) +
      coriander(b, [-20, -92, 10, 1.2]) +
      onion(b, 6, 40, { at: [130, -120], colour: '#E2A9D2', width: 7 }) +
      chiliRings(b, 3, 90),
    { ...still, toppings: [[], ['chili'], ['scallion'], ['peanuts']] },
  ),
  'salt-fish': recipe(
    ['tray', 'leaf-plate', 'leaf-steel'],
    1,
    (b) =>
      fish(b, [0, -6, -20, 1.26], '#B9AE96', { salted: true, cuts: '#8A7A5A' }) +
      lettuce(b, [-120, 116], 90, 70) +
      mint(b, [-120, 110, -10, 1.5]) +
      noodles(b, [80, 136], 66, noodleKinds.vermicelli) +
      dip(b, [140, -120], 54, '#7DA63A', { bits: [20, ['#D7261C', '#F4E3B0']] }) +
      b.times(3, (index) =>
        slab(b, [-176 + index * 8, -40 + index * 16, -20], 60, 14, '#D9DFA0', { corner: 7 }),
      ),
    still,
  ),
  stingray: recipe(
    ['leaf-steel', 'leaf-cobalt', 'tray'],
    2,
    (b) =>
      b.lay(
        [-6, 0, -10, 1.15],
        '<path d="M-170 60C-150 -60 -40 -130 40 -120C120 -106 180 -30 170 70C110 40 60 60 0 ' +
          '74C-60 84 -120 84 -170 60Z" fill="#B98A62"/>',
        { blur: 8, height: 11, shine: 0.5, rough: 0.4, grain: 0.03 },
      ) +
      sauce(b, [0, -8, -10], 150, 86, '#B3200E', {
        bits: [80, ['#E0502A', '#7d1408', '#F4B13C']],
        rough: 0.6,
        grain: 0.03,
        jag: 0.16,
      }) +
      onion(b, 7, 90, { at: [0, -10], colour: '#E2A9D2', width: 7 }) +
      coriander(b, [40, -30, 20, 1.1]) +
      lime(b, [-126, 122, 20, 1.2]) +
      lime(b, [126, 116, -30, 1.2]),
    still,
  ),
  'grilled-chicken': recipe(
    ['tray', 'leaf-plate', 'board', 'leaf-green'],
    ['brick', 'lime', 'sky', 'teak', 'rose'],
    (b) =>
      chickenLeg(b, [-46, -66, -20, 1.44], '#A9561A') +
      chickenLeg(b, [40, 30, 158, 1.36], '#B5621E') +
      wing(b, [76, -96, 10, 0.9], '#A9561A') +
      dip(b, [-124, 104], 60, '#8A3A14', { bits: [26, ['#D7261C', '#F4E3B0', '#3F8B30']] }) +
      cucumber(b, [126, 112], 34) +
      tomato(b, [84, 148], 34) +
      coriander(b, [0, -14, 10, 1.1]) +
      crumbs(b, 24, 100, ['#F2D49A', '#1d0f08'], { size: [2, 4] }),
    { ...still, toppings: [[], ['lime'], ['chili']] },
  ),
  inasal: recipe(
    ['tray', 'leaf-green', 'leaf-plate'],
    3,
    (b) =>
      riceAside(b) +
      skewer(b, [20, -24, -30, 1.5], { pieces: 0, colour: '#D9801E' }) +
      chickenLeg(b, [20, -30, -30, 1.6], '#D98A1E') +
      dip(b, [126, 92], 56, '#D9B48A', { bits: [20, ['#D7261C', '#3F8B30']] }) +
      calamansi(b, [70, 146, 0, 1.3]) +
      dip(b, [-136, -80], 44, '#E8641E'),
    still,
  ),
  'grilled-wings': recipe(
    ['board', 'basket', 'leaf-cobalt', 'stoneware', 'melamine-yellow'],
    4,
    (b) =>
      (
        [
          [-80, -96, 10],
          [66, -104, -20],
          [-100, 0, 30],
          [50, -10, -8],
          [-60, 96, -10],
          [90, 84, 20],
        ] as const
      )
        .map(([x, y, turn]) => wing(b, [x, y, turn, 1.05], '#A9521A'))
        .join('') +
      crumbs(b, 40, 130, ['#1d0f08', '#F2D49A'], { size: [2, 4] }) +
      scallion(b, 20, 120, { size: 1.2 }) +
      lime(b, [150, 130, -30, 1]),
    { ...still, toppings: [[], ['chili-rings'], ['sesame']] },
  ),
  liempo: recipe(
    ['tray', 'board', 'plate-red', 'leaf-plate'],
    5,
    (b) =>
      riceAside(b) +
      (
        [
          [-40, -110, 60],
          [24, -86, 62],
          [84, -56, 60],
          [136, -20, 62],
          [-10, -20, 60],
          [60, 20, 62],
        ] as const
      )
        .map(([x, y, turn]) => bellySlice(b, [x, y, turn, 1.12], { skin: '#8E4214' }))
        .join('') +
      dip(b, [124, 108], 54, '#5A2A10', { bits: [22, ['#D7261C', '#F3E3EF', '#3F8B30']] }) +
      shreds(b, [20, 134], 44, {
        count: 30,
        colours: ['#F2E2A0', '#F58A2A', '#FBF3E0'],
        length: [30, 60],
      }) +
      tomato(b, [-150, -50], 32),
    still,
  ),
  'grilled-pork': recipe(
    ['teal', 'board', 'leaf-plate', 'celadon', 'stoneware'],
    0,
    (b) =>
      fannedSlices(b, [-6, -30, -18], 7, {
        length: 170,
        step: 42,
        skin: '#7A3612',
        meat: '#C98F6A',
      }) +
      dip(b, [-116, 112], 60, '#8A3A14', { bits: [26, ['#D7261C', '#F4E3B0', '#3F8B30']] }) +
      cucumber(b, [60, 122], 34) +
      cucumber(b, [102, 108], 34) +
      lettuce(b, [142, 110], 44, 40) +
      mint(b, [140, 104, 20, 1.3]) +
      coriander(b, [10, -40, 20, 1.1]),
    still,
  ),
  'bay-sach-chrouk': recipe(
    ['plate-cobalt', 'tray', 'celadon', 'melamine-green'],
    1,
    (b) =>
      rice(b, [-80, -56], 116, { grain: 0.8 }) +
      fannedSlices(b, [50, 46, -16], 6, {
        length: 140,
        step: 42,
        skin: '#6E2E10',
        meat: '#B9744A',
      }) +
      cucumber(b, [-130, 96], 34) +
      cucumber(b, [-90, 134], 34) +
      shreds(b, [30, 146], 42, {
        count: 30,
        colours: ['#F58A2A', '#FBF3E0', '#A9CF74'],
        length: [30, 60],
      }) +
      scallion(b, 26, 70, { at: [50, 46], size: 1.2 }) +
      dip(b, [140, 126], 46, '#D9902E', { bits: [12, ['#D7261C']] }),
    still,
  ),
  'grilled-squid': recipe(
    ['leaf-plate', 'indigo', 'tray', 'board'],
    2,
    (b) =>
      squid(b, [-20, -76, -16, 1.16]) +
      squid(b, [10, 24, -12, 1.16]) +
      dip(b, [-110, 122], 58, '#7DA63A', { bits: [20, ['#D7261C', '#F4E3B0']] }) +
      lime(b, [60, 132, -20, 1.1]) +
      tomato(b, [130, 104], 32) +
      coriander(b, [0, 116, 20, 1]),
    still,
  ),
  'squid-pepper': recipe(
    ['indigo', 'terracotta', 'hotplate', 'leaf-plate'],
    3,
    (b) =>
      sauce(b, [0, 6], 158, 120, '#7A4A1C', { rough: 0.1, shine: 0.8 }) +
      b
        .spread(13, 132, 62)
        .map(([x, y]) =>
          slab(b, [x, y, b.whole(0, 180)], 84, 46, '#F6E6D6', {
            corner: 20,
            shine: 0.9,
            over: '<path d="M-30 -12L-12 14M-10 -14L8 14M10 -14L28 12" stroke="#D9A08A" stroke-width="3"/>',
          }),
        )
        .join('') +
      b
        .spread(6, 120, 70)
        .map(([x, y]) =>
          b.lay(
            [x, y, b.whole(0, 180)],
            '<path d="M-50 0H50" stroke="#4F7A2A" ' +
              `stroke-width="4"/>${b.times(
                12,
                (index) =>
                  `<circle cx="${-44 + index * 8}" cy="${index % 2 ? -6 : 6}" r="6.5" ` +
                  `fill="${index % 3 ? '#5FAF46' : '#3F8B30'}"/>`,
              )}`,
            { blur: 2, height: 4, shine: 0.6 },
          ),
        )
        .join('') +
      onion(b, 6, 110, { colour: '#F3E3C6', width: 7 }) +
      strips(b, 14, 120, '#D7261C', { width: 6 }),
    { turn: 40 },
  ),
  ribs: recipe(
    ['board', 'leaf-plate', 'stoneware'],
    4,
    (b) =>
      (
        [
          [-70, -110, 70],
          [-20, -96, 70],
          [30, -82, 70],
          [80, -66, 70],
        ] as const
      )
        .map(([x, y, turn]) => rib(b, [x, y, turn, 1.7], '#8A3A14'))
        .join('') +
      cornCob(b, [-100, 100, -20, 1]) +
      b.times(10, () => {
        const [x, y] = b.within(46)
        return slab(b, [60 + x, 110 + y, b.whole(0, 180)], 90, 18, '#F2C250', { corner: 4 })
      }) +
      dip(b, [150, 60], 48, '#8A2E10'),
    still,
  ),
  steak: recipe(
    ['hotplate', 'board', 'stoneware'],
    5,
    (b) =>
      chop(b, [-20, -20, -14, 1.15], '#8A4420') +
      crumbs(b, 30, 90, ['#1d0f08'], { at: [-20, -20], size: [2, 4] }) +
      b.times(10, () => {
        const [x, y] = b.within(40)
        return slab(b, [110 + x, 60 + y, b.whole(0, 180)], 80, 17, '#F2C250', { corner: 4 })
      }) +
      tomato(b, [-110, 84], 32) +
      leaves(b, [[-60, 100, 60, 0.9]], '#4F8F3A') +
      dip(b, [20, 104], 44, '#5A3A1E'),
    still,
  ),
  'sai-ua': recipe(
    ['tray', 'leaf-plate', 'stoneware', 'celadon'],
    0,
    (b) =>
      sausage(b, [-80, -76, -30, 1.2], '#A8481C', 180) +
      b.times(9, (index) =>
        sausageSlice(
          b,
          [-40 + (index % 5) * 38, 10 + Math.floor(index / 5) * 56 + (index % 5) * -10, -20, 1.55],
          '#B9542A',
        ),
      ) +
      lettuce(b, [120, -90], 80, 70) +
      cucumber(b, [-130, 70], 34) +
      strips(b, 24, 40, '#F0D880', { at: [-70, 130], width: 6 }) +
      peanuts(b, 9, 36, { at: [120, 110] }) +
      chili(b, [40, 140, 0, 0.7], '#4F9A3B') +
      mint(b, [126, -96, 20, 1.3]),
    still,
  ),
  'nem-lui': recipe(
    ['leaf-plate', 'celadon', 'tray'],
    1,
    (b) =>
      lettuce(b, [-116, 84], 108, 90) +
      b.times(
        4,
        (index) =>
          b.lay(
            [-30 + index * 40, -100 + index * 54, -34, 1.24],
            '<rect x="-196" y="-7" width="392" height="14" rx="6" fill="#C9D08A"/>',
            { blur: 2, height: 3, shine: 0.3 },
          ) +
          chunk(b, [0 + index * 40, -122 + index * 54, -34], 88, 26, '#A9562A', {
            rough: 0.6,
            blur: 9,
            height: 11,
            jag: 0.06,
            over: '<path d="M-60 6q60 10 120 0" stroke="#4a1c07" stroke-width="7" fill="none" opacity=".5"/>',
          }),
      ) +
      dip(b, [-118, 90], 58, '#B4642A', { bits: [24, ['#E8B878', '#D7261C']] }) +
      mint(b, [-160, 10, -30, 1.2]) +
      noodles(b, [120, 126], 60, noodleKinds.vermicelli),
    still,
  ),
  'cha-ca': recipe(
    ['hotplate'],
    2,
    (b) =>
      dillBed(b) +
      (
        [
          [-90, -40],
          [-10, -70],
          [80, -40],
          [-50, 30],
          [40, 40],
          [110, 30],
        ] as const
      )
        .map(([x, y]) =>
          chunk(b, [x, y, b.whole(-40, 40)], 46, 34, '#E0A422', {
            rough: 0.5,
            blur: 8,
            height: 11,
            shine: 0.7,
            over: '<path d="M-26 6q26 10 52 0" stroke="#8A5A10" stroke-width="5" fill="none" opacity=".5"/>',
          }),
        )
        .join('') +
      dillBed(b) +
      scallion(b, 30, 120, { size: 1.4 }) +
      peanuts(b, 12, 100),
    still,
  ),
  'bbq-prawns': recipe(
    ['tray', 'leaf-cobalt', 'board'],
    3,
    (b) =>
      (
        [
          [-80, -90, 10],
          [40, -96, 60],
          [100, 0, 120],
          [-90, 30, 300],
          [10, 20, 200],
          [20, 110, 250],
        ] as const
      )
        .map(([x, y, turn]) => prawn(b, [x, y, turn, 1.6]))
        .join('') +
      lime(b, [126, 124, -20, 1.1]) +
      dip(b, [-124, 122], 52, '#7DA63A', { bits: [20, ['#D7261C', '#F4E3B0']] }) +
      coriander(b, [0, -30, 0, 1.1]),
    { turn: 40 },
  ),
  'chili-crab': recipe(
    ['leaf-steel', 'plate-red', 'celadon', 'terracotta'],
    4,
    (b) =>
      sauce(b, [0, 6], 180, 158, '#D2461A', {
        rough: 0.3,
        bits: [60, ['#F7CF5E', '#F2A04A', '#8E2412']],
      }) +
      crab(b, [0, 10, 0, 1.3]) +
      eggShreds(b) +
      scallion(b, 36, 130, { size: 1.4 }) +
      coriander(b, [10, 70, 10, 1.3]) +
      chiliRings(b, 6, 130),
    still,
  ),
  'pepper-crab': recipe(
    ['leaf-steel', 'stoneware', 'plate-green'],
    5,
    (b) =>
      sauce(b, [0, 6], 176, 154, '#2E1A10', {
        rough: 0.5,
        bits: [90, ['#5a3a20', '#1d0f08', '#8a6a4a']],
      }) +
      crab(b, [0, 10, 0, 1.3], '#B5441A') +
      crumbs(b, 120, 140, ['#1d0f08', '#3a2414', '#5a3a20'], { size: [2, 5] }) +
      leaves(
        b,
        [
          [60, 90, 60, 0.9],
          [-80, 70, -30, 0.9],
        ],
        '#4F8F3A',
      ),
    still,
  ),
  bangus: recipe(
    ['tray', 'leaf-plate', 'board'],
    0,
    (b) =>
      fish(b, [0, -10, -18, 1.28], '#8E8A7A', { cuts: '#3a3026' }) +
      sauce(b, [0, -4, -18], 86, 30, '#C9482A', {
        bits: [50, ['#E8452C', '#F3E3EF', '#3F8B30', '#F7CF5E']],
        rough: 0.5,
      }) +
      dip(b, [124, 116], 54, '#5A2A10', { bits: [22, ['#D7261C', '#F3E3EF', '#3F8B30']] }) +
      calamansi(b, [-110, 122, 20, 1.3]) +
      calamansi(b, [-50, 148, -20, 1.3]) +
      tomato(b, [40, 144], 32),
    still,
  ),
  'bamboo-pork': recipe(
    ['leaf-plate', 'tray'],
    1,
    (b) =>
      b.times(
        3,
        (index) =>
          b.lay(
            [-20 + index * 36, -86 + index * 82, -28, 1.2],
            '<rect x="-200" y="-17" width="400" height="14" rx="5" fill="#C9D08A"/>' +
              '<rect x="-200" y="6" width="400" height="14" rx="5" fill="#B5BE6E"/>',
            { blur: 2, height: 3, shine: 0.3 },
          ) +
          b.times(3, (step) =>
            slab(
              b,
              [-70 + index * 36 + step * 66, -60 + index * 82 - step * 35, -28],
              74,
              58,
              '#9A4A1E',
              { corner: 16, rough: 0.5, shine: 0.9 },
            ),
          ),
      ) +
      lettuce(b, [-126, 110], 84, 70) +
      mint(b, [-126, 104, -10, 1.3]) +
      noodles(b, [110, 130], 66, noodleKinds.vermicelli),
    still,
  ),
  'corn-grill': recipe(
    ['leaf-plate', 'board', 'stoneware'],
    2,
    (b) =>
      cornCob(b, [-40, -70, -20, 2.2]) +
      cornCob(b, [30, 60, -16, 2.2]) +
      drizzle(b, [0, 0, -20], 90, '#FFF6DE', { width: 7 }) +
      crumbs(b, 60, 120, ['#B5301A', '#FFE9A0'], { size: [2, 5] }) +
      lime(b, [140, 116, -20, 1]),
    still,
  ),
  'sticky-bbq': recipe(
    ['tray'],
    3,
    (b) =>
      rice(b, [-100, 80], 82, { tone: riceTones.sticky, grain: 1.1 }) +
      chickenLeg(b, [30, -40, -24, 1.4], '#A9561A') +
      dip(b, [116, 100], 56, '#8A3A14', { bits: [26, ['#D7261C', '#F4E3B0']] }) +
      cucumber(b, [-130, -60], 34),
    still,
  ),
}
function dillBed(b: Brush): string {
  return b.times(8, () => {
    const [x, y] = b.within(130)
    return dill(b, [x, y * 0.7, b.whole(0, 360), 1.1])
  })
}
function eggShreds(b: Brush): string {
  return strips(b, 40, 140, '#FBE08A', { width: 6, length: [20, 44] })
}
