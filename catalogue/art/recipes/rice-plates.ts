// Recipes from which pictures are painted: fried rice, coconut rice, and rice with braised dishes.
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { cracker } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { chunk, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, eggRibbons, friedEgg, wholeEgg } from '../ingredients/egg.ts'
import {
  anchovies,
  chili,
  chiliRings,
  coriander,
  leaf,
  leaves,
  mint,
  onion,
  peanuts,
  scallion,
  shallots,
  strips,
} from '../ingredients/herb.ts'
import { bellySlice, chickenLeg, friedChicken, skewer } from '../ingredients/meat.ts'
import { leafParcel } from '../ingredients/parcel.ts'
import { friedFlecks, rice, riceTones, type RiceTone } from '../ingredients/rice.ts'
import { crumbs, dip, sauce } from '../ingredients/sauce.ts'
import { prawn } from '../ingredients/seafood.ts'
import { tempeh } from '../ingredients/tofu.ts'
import { cucumber, greensStalk, lime, okra, pineapple, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { leafPlates } from '../vessel.ts'

const slices = (b: Brush, ...spots: Spot[]): string =>
  spots.map((spot) => cucumber(b, spot, 36)).join('')
const sambalPool = (b: Brush, spot: Spot, width = 74, height = 54): string =>
  sauce(b, spot, width, height, '#B3200E', {
    bits: [26, ['#E0502A', '#7d1408', '#F4B13C']],
    rough: 0.5,
    grain: 0.03,
  })
const stir = { turn: 30 }
const fried = (b: Brush, tone: RiceTone, flecks: readonly Colour[] = friedFlecks): string =>
  rice(b, [-10, 4], 150, { tone, height: 138, flecks })
const friedPlates = [
  'leaf-cobalt',
  'leaf-red',
  'plate-cobalt',
  'teal',
  'melamine-green',
  'tray',
] as const

export const ricePlates: RecipeBook = {
  'nasi-lemak': recipe(
    ['leaf-green', 'leaf-cobalt', 'tray', 'leaf-steel', 'melamine-green'],
    ['turmeric', 'blush', 'teal', 'rattan', 'chili'],
    (b) =>
      rice(b, [-38, 4], 108) +
      slices(b, [-138, 90], [-96, 130], [-44, 154]) +
      sambalPool(b, [104, 62, 20]) +
      anchovies(b, 13, 58, [128, -36]) +
      peanuts(b, 16, 54, { at: [82, -120], size: 1.15 }) +
      egg(b, [30, 138, -18, 1.22], { yolk: 'jammy' }) +
      friedChicken(b, [-70, -126, -14, 1.12]),
    { ...stir, toppings: [[], ['shallots'], ['tomato']] },
  ),
  'nasi-lemak-rendang': recipe(
    ['leaf-red', 'leaf-steel', 'leaf-plate', 'tray'],
    1,
    (b) =>
      rice(b, [-70, -30], 104) +
      sauce(b, [76, -60], 96, 78, '#5A2A0E', { rough: 0.5 }) +
      pieces(
        b,
        [
          [36, -100],
          [108, -96],
          [60, -40],
          [130, -36],
        ],
        ['#6B3413', '#7C3F18', '#58270D'],
        44,
        { rough: 0.5 },
      ) +
      sambalPool(b, [96, 66, 20], 60, 46) +
      anchovies(b, 10, 46, [-20, 120]) +
      peanuts(b, 12, 44, { at: [-104, 96], size: 1.15 }) +
      egg(b, [44, 138, -18, 1.18], { yolk: 'jammy' }) +
      slices(b, [-156, 20], [-150, 66]),
    stir,
  ),
  'nasi-bungkus': recipe(
    ['none'],
    ['turmeric', 'sky', 'brick', 'teak'],
    (b) =>
      b.lay([0, 0, 6], '<path d="M-262 -200L236 -226L258 208L-238 226Z" fill="#E9DCC0"/>', {
        blur: 6,
        height: 5,
        shine: 0.05,
        rough: 0.5,
        grain: 0.012,
        shade: 0.5,
        soft: 9,
      }) +
      leafParcel(b, [0, 0, 6], { width: 430, height: 360 }) +
      rice(b, [-40, -10], 104, { height: 92 }) +
      sambalPool(b, [78, 46, 20], 66, 52) +
      egg(b, [86, -66, -18, 1.15], { yolk: 'firm' }) +
      anchovies(b, 9, 44, [0, 100]) +
      peanuts(b, 10, 40, { at: [-120, 76] }) +
      slices(b, [-128, -80], [-90, -112]),
    { turn: 14 },
  ),
  'nasi-kandar': recipe(
    ['steel', 'leaf-steel', 'melamine-yellow'],
    3,
    (b) =>
      sauce(b, [0, 0], 186, 176, '#B9641A', { rough: 0.1 }) +
      rice(b, [-30, -20], 120, { tone: riceTones.stock }) +
      sauce(b, [-20, 10, 20], 100, 62, '#A84A12', { jag: 0.24, shine: 0.8 }) +
      friedChicken(b, [86, -92, -20, 1.05], '#B9561A') +
      okra(b, [-110, 96, 20, 1]) +
      okra(b, [-70, 124, 10, 1]) +
      egg(b, [118, 30, 70, 1.15], { yolk: 'salted' }) +
      b.times(8, () => {
        const [x, y] = b.within(46)
        return slab(b, [60 + x, 116 + y, b.whole(0, 180)], 50, 22, '#C7DF9C', { corner: 8 })
      }) +
      onion(b, 6, 40, { at: [-130, -80], width: 7 }),
    stir,
  ),
  biryani: recipe(
    ['steel', 'leaf-cobalt', 'terracotta', 'clay'],
    ['turmeric', 'plum', 'cobalt', 'mint'],
    (b) =>
      rice(b, [0, 0], 170, {
        tone: ['#FFEFC0', '#E0B860'],
        height: 156,
        grain: 1.25,
        flecks: ['#F29A1A', '#FFFDF0', '#F7C02A', '#FFFDF0'],
        fleck: 0.4,
      }) +
      chickenLeg(b, [-40, -30, -24, 1.15], '#B5621C') +
      egg(b, [86, 60, 30, 1.2]) +
      shallots(b, 50, 110) +
      coriander(b, [60, -80, 20, 1.1]) +
      mint(b, [-90, 90, -20, 1.3]) +
      dip(b, [134, -110], 54, '#FBF6E8', { bits: [16, ['#7DBB46', '#C77BAF']] }) +
      crumbs(b, 14, 100, ['#7A4A1A'], { size: [5, 8] }),
    stir,
  ),
  'nasi-goreng': recipe(
    friedPlates,
    ['chili', 'turmeric', 'sky', 'pandan', 'plum'],
    (b) =>
      fried(b, riceTones.fried) +
      friedEgg(b, [-6, -18, 0, 1.14]) +
      slices(b, [-150, 64], [-140, 112]) +
      tomato(b, [-154, -10], 34) +
      cracker(b, [136, -96, 0, 0.92], '#F4D3A0') +
      cracker(b, [166, -40, 0, 0.7], '#F0C890') +
      shallots(b, 26, 60, [70, 60]) +
      scallion(b, 22, 110, { size: 1.2 }) +
      chiliRings(b, 3, 80, { at: [40, 60] }),
    { ...stir, toppings: [[], ['satay'], ['satay', 'chili'], ['prawns'], ['green-chili']] },
  ),
  'nasi-goreng-kampung': recipe(
    friedPlates,
    1,
    (b) =>
      fried(b, riceTones.dark, ['#3F8B30', '#D7261C', '#F7CF5E', '#5DA63F']) +
      anchovies(b, 12, 70, [50, 60]) +
      friedEgg(b, [-20, -30, 0, 1.1]) +
      b.times(5, () => {
        const [x, y] = b.within(116)
        return greensStalk(b, [x, y, b.whole(0, 360), 0.55])
      }) +
      slices(b, [-150, 70], [-128, 112]) +
      chili(b, [120, 116, -20, 0.9]) +
      cracker(b, [136, -98, 0, 0.9], '#F4D3A0'),
    stir,
  ),
  'fried-rice': recipe(
    ['plate-green', 'indigo', 'celadon', 'teal', 'stoneware'],
    ['rose', 'lemon', 'mint', 'cobalt', 'brick'],
    (b) =>
      fried(b, riceTones.pale, ['#5DA63F', '#F58A2A', '#F7CF5E', '#E86A5A']) +
      b.times(9, () => {
        const [x, y] = b.within(110)
        return chunk(b, [x, y], b.between(17, 26), b.between(12, 18), '#F7CF5E', { rough: 0.5 })
      }) +
      b.times(6, () => {
        const [x, y] = b.within(110)
        return slab(b, [x, y, b.whole(0, 180)], 44, 26, '#D9907A', { corner: 8 })
      }) +
      scallion(b, 50, 130, { size: 1.3 }) +
      slices(b, [-146, 80], [-124, 122]) +
      lime(b, [140, 104, -40, 1.05]) +
      coriander(b, [0, -10, 10, 1]),
    { ...stir, toppings: [[], ['fried-egg'], ['prawns'], ['fried-egg', 'chili']] },
  ),
  'shrimp-fried-rice': recipe(
    ['celadon', 'stoneware', 'plate-cobalt', 'leaf-plate'],
    2,
    (b) =>
      fried(b, riceTones.pale, ['#5DA63F', '#F58A2A', '#F7CF5E', '#FFFFF0']) +
      (
        [
          [-70, -60, 10],
          [60, -80, 80],
          [76, 40, 160],
          [-50, 60, 250],
          [6, 0, 30],
        ] as const
      )
        .map(([x, y, turn]) => prawn(b, [x, y, turn, 1.15]))
        .join('') +
      scallion(b, 40, 130, { size: 1.3 }) +
      slices(b, [-150, 60], [-134, 104]) +
      lime(b, [136, 110, -40, 1.1]) +
      tomato(b, [146, -70], 32) +
      coriander(b, [20, -20, 10, 1]),
    { ...stir, toppings: [[], ['fried-egg']] },
  ),
  'pineapple-rice': recipe(
    ['plate-green', 'indigo', 'tray'],
    3,
    (b) =>
      b.lay(
        [0, 0],
        '<path d="M-214 0C-208 -110 -110 -150 0 -150C110 -150 190 -110 196 0C190 110 110 150 0 ' +
          '150C-110 150 -208 110 -214 0Z" fill="#C98A1E"/>' +
          '<path d="M-196 0C-190 -96 -100 -132 0 -132C100 -132 172 -96 178 0C172 96 100 132 0 ' +
          '132C-100 132 -190 96 -196 0Z" fill="#F7CE4A"/>',
        { blur: 8, height: 9, shine: 0.4, rough: 0.5, grain: 0.05, shade: 0.5 },
      ) +
      b.times(5, (index) => leaf(b, [206, -40 + index * 20, 60 + index * 16, 1.5], '#4F8F3A')) +
      rice(b, [-14, 0], 150, {
        tone: riceTones.yellow,
        height: 104,
        flecks: ['#5DA63F', '#E8552E', '#FFF6DE', '#F58A2A'],
      }) +
      pineapple(b, [-70, -20, 20, 0.8]) +
      pineapple(b, [30, 40, -30, 0.8]) +
      prawn(b, [20, -50, 40, 1.1]) +
      prawn(b, [-60, 50, 190, 1.05]) +
      peanuts(b, 14, 90) +
      scallion(b, 24, 100, { size: 1.2 }),
    { turn: 18 },
  ),
  adobo: recipe(
    ['plate-black', 'sand', 'leaf-plate', 'terracotta'],
    ['sky', 'lemon', 'rose', 'brick'],
    (b) =>
      sauce(b, [36, 26], 164, 150, '#6E2E10', { rough: 0.1, shine: 0.9 }) +
      rice(b, [-104, -80], 104) +
      pieces(
        b,
        [
          [28, -84],
          [116, -34],
          [0, 20],
          [98, 60],
          [-74, 84],
          [26, 124],
        ],
        ['#A34B1A', '#B4571F', '#8F3F15'],
        64,
        { height: 15, shine: 1.1 },
      ) +
      leaves(
        b,
        [
          [134, -104, 60, 1.1],
          [-34, 134, 110, 1.1],
          [62, 6, -30, 1.05],
        ],
        '#6B7A2C',
      ) +
      crumbs(b, 20, 130, ['#1d0f08', '#2b160a'], { at: [30, 40], size: [3, 5] }) +
      scallion(b, 24, 120, { at: [20, 30], size: 1.2 }) +
      crumbs(b, 16, 110, ['#F7E3B4', '#E8C27C'], { at: [30, 40], size: [5, 8] }),
    { ...stir, toppings: [[], ['egg']] },
  ),
  'thit-kho': recipe(
    ['bowl-rooster', 'clay', 'bowl-celadon'],
    4,
    (b) =>
      broth(b, '#8E4A16', { drops: 60 }) +
      b.times(6, (index) => {
        const angle = index * 1.05
        return bellySlice(b, [Math.cos(angle) * 100, Math.sin(angle) * 96, b.whole(-40, 40)], {
          skin: '#A9581C',
          lean: '#8E4A2C',
        })
      }) +
      wholeEgg(b, [-20, -20, 20, 0.92], '#C98A4A') +
      wholeEgg(b, [60, 50, -30, 0.9], '#C08040') +
      wholeEgg(b, [-70, 70, 60, 0.86], '#B97A3A') +
      chili(b, [70, -60, 40, 0.8]) +
      scallion(b, 24, 110, { size: 1.3 }) +
      coriander(b, [-10, 40, 10, 0.9]),
    stir,
  ),
  'dark-braise': recipe(
    ['clay', 'plate-cobalt', 'terracotta', 'bowl-green'],
    5,
    (b) =>
      sauce(b, [10, 10], 186, 170, '#3A1C0C', { rough: 0.2, shine: 1 }) +
      chickenLeg(b, [-40, -40, -24, 1.15], '#7A3E18', { char: false }) +
      chickenLeg(b, [60, 40, 150, 1.05], '#6E3614', { char: false }) +
      b.times(5, (index) => {
        const angle = index * 1.26
        return chunk(b, [Math.cos(angle) * 130, Math.sin(angle) * 120], 36, 28, '#1E120C', {
          shine: 1.1,
          rough: 0.2,
          over: '<ellipse cx="2" cy="2" rx="17" ry="10" fill="#4A3A30"/>',
        })
      }) +
      chunk(b, [-100, 70], 42, 36, '#E9C98A', { rough: 0.2 }) +
      chili(b, [90, -70, 30, 0.8]) +
      leaf(b, [0, 110, 80, 0.9], '#6B7A2C'),
    stir,
  ),
  rendang: recipe(
    ['leaf-cobalt', 'leaf-steel', 'tray', 'celadon', 'leaf-plate'],
    ['turmeric', 'teal', 'rose', 'sky', 'lemon'],
    (b) =>
      rice(b, [-96, 70], 98) +
      sauce(b, [62, -30], 130, 112, '#5A2A0E', { rough: 0.5, grain: 0.02 }) +
      pieces(
        b,
        [
          [0, -96],
          [84, -106],
          [20, -26],
          [104, -26],
          [150, -72],
          [76, 46],
          [146, 26],
        ],
        ['#6B3413', '#7C3F18', '#58270D'],
        50,
        { rough: 0.55, grain: 0.03, jag: 0.18 },
      ) +
      crumbs(b, 90, 130, ['#A8652A', '#C08545', '#3d1a08', '#8a4c1c'], {
        at: [74, -30],
        size: [2, 5],
      }) +
      strips(b, 14, 90, '#2C6E2B', { at: [70, -34] }) +
      chili(b, [112, 100, 160, 0.85]) +
      chili(b, [36, 112, 190, 0.7]) +
      slices(b, [-150, -56], [-112, -86]) +
      leaf(b, [-66, -132, -40, 1]),
    { ...stir, toppings: [[], ['egg'], ['sambal']] },
  ),
  'nasi-padang': recipe(
    ['leaf-steel', 'leaf-cobalt', 'steel'],
    0,
    (b) =>
      rice(b, [-20, 0], 108) +
      sauce(b, [100, -70], 84, 64, '#5A2A0E', { rough: 0.5 }) +
      pieces(
        b,
        [
          [70, -96],
          [130, -76],
          [96, -46],
        ],
        ['#6B3413', '#7C3F18'],
        42,
      ) +
      greensStalk(b, [-120, -70, -40, 0.9], '#2F6A2A') +
      greensStalk(b, [-90, -110, -20, 0.9], '#2F6A2A') +
      egg(b, [-120, 60, -20, 1.1], { white: '#E8B27A' }) +
      sambalPool(b, [20, 136, 0], 76, 34) +
      sauce(b, [110, 60], 60, 44, '#D9901E', { shine: 0.9 }) +
      chickenLeg(b, [100, 56, -20, 0.62], '#C98A2A', { char: false }) +
      cracker(b, [-50, 130, 0, 0.6]),
    stir,
  ),
  'nasi-campur': recipe(
    [...leafPlates, 'steel', 'tray'],
    3,
    (b) =>
      rice(b, [0, 0], 100) +
      skewer(b, [-40, -126, -10, 0.8]) +
      mince(b, [-120, -40], 46, ['#B3200E', '#D9552B', '#8b1f10'], { count: 44 }) +
      strips(b, 30, 46, '#4F9A3B', { at: [-116, 66], width: 8 }) +
      egg(b, [-20, 136, -10, 1.1]) +
      chickenLeg(b, [116, -36, -70, 0.84], '#B5601A') +
      tempeh(b, [96, 96, 20]) +
      sambalPool(b, [150, 46], 40, 30) +
      peanuts(b, 8, 30, { at: [-70, 116] }),
    stir,
  ),
  'yellow-rice': recipe(
    ['tray', 'leaf-green', 'leaf-red'],
    4,
    (b) =>
      rice(b, [-20, 10], 118, { tone: riceTones.yellow }) +
      chickenLeg(b, [96, -76, -40, 1], '#B5601A') +
      b.around(-110, -86, () => eggRibbons(b, 20, 46)) +
      tempeh(b, [100, 60, 30]) +
      tempeh(b, [70, 104, 10]) +
      anchovies(b, 8, 40, [-120, 70]) +
      slices(b, [-60, 140], [-18, 152]) +
      sambalPool(b, [130, 0], 42, 32) +
      chili(b, [0, -150, 0, 0.7]),
    stir,
  ),
}
