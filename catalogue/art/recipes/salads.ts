// Recipes from which pictures are painted: salads and cold dishes.
import type { Spot } from '../brush.ts'
import { cracker } from '../ingredients/bread.ts'
import { chunk, cubes, mince, pieces, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg } from '../ingredients/egg.ts'
import {
  chili,
  chiliRings,
  coriander,
  flower,
  leafRing,
  leaves,
  mint,
  onion,
  peanuts,
  scallion,
  shallots,
  sprouts,
  strips,
} from '../ingredients/herb.ts'
import { sausage } from '../ingredients/meat.ts'
import { noodleKinds, noodles, shreds } from '../ingredients/noodles.ts'
import { rice, riceCube } from '../ingredients/rice.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { crab, fishFillet, prawn, smallFish, squidRing } from '../ingredients/seafood.ts'
import { tempeh, tofuBlock, tofuPuff } from '../ingredients/tofu.ts'
import {
  avocadoSlice,
  beans,
  cabbage,
  calamansi,
  cucumber,
  lettuce,
  lime,
  mushroom,
  pineapple,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { darkPlates } from '../vessel.ts'

const dressed = [
  'celadon',
  'melamine-yellow',
  'teal',
  'leaf-plate',
  'terracotta',
  'plate-cobalt',
] as const
const round4 = { turn: 50 }

export const salads: RecipeBook = {
  'som-tam': recipe(
    ['tray', 'teal', 'celadon', 'terracotta', 'leaf-plate'],
    ['rose', 'turmeric', 'sky', 'teak', 'pandan'],
    (b) =>
      lettuce(b, [-112, 88], 100, 88) +
      shreds(b, [0, -4], 172, {
        count: 300,
        colours: ['#FCF8D4', '#F2F5BE', '#F8EAA6', '#FBB85C'],
        height: 158,
        width: 5.8,
      }) +
      beans(
        b,
        b.spread(7, 125, 60).map(([x, y]): Spot => [x, y, b.whole(0, 180)]),
        '#58A63F',
        84,
      ) +
      b.times(6, (index) => {
        const angle = index * 1.05 + 0.4
        return tomato(b, [Math.cos(angle) * 104, Math.sin(angle) * 98, index * 20], 34)
      }) +
      peanuts(b, 16, 128) +
      prawn(b, [-26, -40, 40, 0.85]) +
      prawn(b, [54, 24, 210, 0.82]) +
      chiliRings(b, 5, 110, { size: 1.4 }) +
      chili(b, [44, 128, 14, 0.9]) +
      lime(b, [-138, -104, 40, 1.15]) +
      coriander(b, [20, -4, 40, 1]),
    { turn: 50, toppings: [[], ['lime'], ['peanuts']] },
  ),
  'som-tam-crab': recipe(
    ['tray', 'terracotta', 'stoneware'],
    1,
    (b) =>
      cabbage(b, [-110, 96], 60) +
      shreds(b, [0, -4], 168, {
        count: 280,
        colours: ['#F2E6B8', '#E6D9A0', '#F0C878', '#D9C088'],
        height: 154,
        width: 5.8,
      }) +
      beans(
        b,
        b.spread(6, 125, 60).map(([x, y]): Spot => [x, y, b.whole(0, 180)]),
        '#58A63F',
        84,
      ) +
      crab(b, [30, -30, 30, 0.62], '#4A3A44') +
      crab(b, [-70, 40, -40, 0.56], '#4A3A44') +
      tomato(b, [100, 60], 34) +
      tomato(b, [-90, -80], 34) +
      chiliRings(b, 9, 120, { size: 1.4 }) +
      lime(b, [130, -104, 40, 1.1]),
    round4,
  ),
  'corn-salad': recipe(
    ['celadon', 'indigo', 'tray'],
    2,
    (b) =>
      b
        .spread(90, 146, 20, 130)
        .map(([x, y]) =>
          b.lay(
            [x, y, b.whole(0, 180)],
            `<ellipse rx="11" ry="9" fill="${b.pick(['#FFD34A', '#F7C02A', '#FFE07A'])}" ` +
              'stroke="#C98A12" stroke-width="1.4"/>',
          ),
        )
        .join('') +
      beans(
        b,
        b.spread(6, 115, 60).map(([x, y]): Spot => [x, y, b.whole(0, 180)]),
        '#58A63F',
        70,
      ) +
      shreds(b, [0, 0], 120, { count: 30, colours: ['#F58A2A'], length: [40, 70] }) +
      egg(b, [-90, -70, 20, 1.1], { yolk: 'salted' }) +
      egg(b, [96, 66, -30, 1.1], { yolk: 'salted' }) +
      tomato(b, [60, -80], 34) +
      tomato(b, [-80, 70], 34) +
      chiliRings(b, 5, 100) +
      lime(b, [140, -104, 40, 1.05]),
    round4,
  ),
  'mango-salad': recipe(
    ['stoneware', 'tray', 'terracotta'],
    3,
    (b) =>
      shreds(b, [0, 0], 170, {
        count: 240,
        colours: ['#E6EC9A', '#F4E06A', '#D3E07A'],
        height: 156,
        width: 7,
      }) +
      onion(b, 10, 110, { colour: '#C77BAF', width: 7 }) +
      prawn(b, [-40, -40, 30, 0.95]) +
      prawn(b, [60, 40, 200, 0.95]) +
      peanuts(b, 16, 110) +
      chiliRings(b, 7, 120, { size: 1.4 }) +
      coriander(b, [10, 60, 20, 1.1]) +
      mint(b, [-100, 80, -20, 1.3]) +
      shallots(b, 30, 100),
    round4,
  ),
  'herb-salad': recipe(
    [...dressed],
    4,
    (b) =>
      shreds(b, [0, 0], 166, {
        count: 200,
        colours: ['#F0E0D0', '#E0B8C8', '#F7EFE0', '#F58A2A'],
        height: 152,
        width: 7,
      }) +
      cabbage(b, [0, 0], 120) +
      prawn(b, [-60, -40, 30, 1]) +
      prawn(b, [60, -50, 100, 1]) +
      prawn(b, [20, 60, 200, 1]) +
      peanuts(b, 18, 120) +
      mint(b, [-90, 70, -20, 1.4]) +
      leaves(
        b,
        [
          [90, 60, 60, 1],
          [0, -110, 10, 1],
        ],
        '#7A3A5A',
      ) +
      chiliRings(b, 6, 110) +
      shallots(b, 26, 90),
    round4,
  ),
  larb: recipe(
    ['tray', 'leaf-plate', 'indigo', 'terracotta'],
    5,
    (b) =>
      lettuce(b, [-104, 90], 110, 90) +
      mince(b, [10, -8], 138, ['#B0764C', '#C98F64', '#9A6038', '#D9A67E'], {
        count: 210,
        height: 120,
      }) +
      crumbs(b, 60, 120, ['#F4E3B4', '#E9C98A'], { size: [3, 6] }) +
      onion(b, 9, 100, { colour: '#C77BAF', width: 7 }) +
      scallion(b, 40, 120, { size: 1.4 }) +
      (
        [
          [-50, -60, -20],
          [70, -40, 30],
          [30, 60, 100],
          [-70, 40, -60],
        ] as const
      )
        .map(([x, y, turn]) => mint(b, [x, y, turn, 1.4]))
        .join('') +
      crumbs(b, 40, 120, ['#B5301A', '#8b1f10'], { size: [3, 5] }) +
      chili(b, [60, 128, 10, 0.8], '#8a1f10') +
      cucumber(b, [-140, 60], 32) +
      lime(b, [146, 90, -60, 1]),
    { turn: 40 },
  ),
  'larb-dark': recipe(
    ['tray', 'leaf-plate', 'celadon'],
    0,
    (b) =>
      mince(b, [0, 0], 142, ['#7A4426', '#8E5230', '#643418', '#A0643C'], {
        count: 210,
        height: 126,
      }) +
      shallots(b, 60, 120) +
      scallion(b, 40, 120, { size: 1.4 }) +
      coriander(b, [-40, -40, -20, 1.2]) +
      mint(b, [70, 40, 30, 1.4]) +
      (
        [
          [-50, 110, 10],
          [90, -90, -30],
        ] as const
      )
        .map(([x, y, turn]) => chili(b, [x, y, turn, 0.8], '#8a1f10'))
        .join('') +
      cabbage(b, [-130, 100], 46) +
      cucumber(b, [136, 104], 34),
    { turn: 40 },
  ),
  'beef-salad': recipe(
    ['melamine-yellow', 'leaf-plate', 'celadon', 'terracotta'],
    1,
    (b) =>
      lettuce(b, [-40, 20], 160, 140) +
      (
        [
          [-80, -50],
          [-10, -80],
          [60, -50],
          [-40, 10],
          [30, 20],
          [90, 30],
          [-10, 80],
        ] as const
      )
        .map(([x, y]) =>
          slab(b, [x, y, b.whole(-60, 60)], 96, 50, b.pick(['#B0584A', '#9A4638', '#C26A58']), {
            corner: 20,
            rough: 0.3,
            over: '<rect x="-46" y="-23" width="92" height="10" rx="5" fill="#5A2A1A" opacity=".7"/>',
          }),
        )
        .join('') +
      onion(b, 10, 110, { colour: '#D98AC0', width: 7 }) +
      mint(b, [70, -90, 20, 1.5]) +
      leaves(b, [
        [-120, -60, -30, 1.1],
        [-96, 96, -110, 1],
      ]) +
      peanuts(b, 14, 100) +
      chiliRings(b, 7, 110) +
      lime(b, [140, 104, -30, 1.1]),
    round4,
  ),
  kinilaw: recipe(
    ['bowl-indigo', 'terracotta', 'bowl-stone'],
    2,
    (b) =>
      sauce(b, [0, 0], 180, 162, '#F4E9CE', { rough: 0.05, shine: 0.9 }) +
      b
        .spread(24, 140, 50)
        .map(([x, y]) =>
          chunk(
            b,
            [x, y, b.whole(0, 180)],
            b.between(30, 38),
            b.between(22, 28),
            b.pick(b.arrange(['#E88A7A', '#EFA090', '#DE7A6C'], ['#F4DAC8', '#EFCBB6', '#F7E6DA'])),
            {
              jag: 0.12,
              points: 7,
              shine: 1,
              over:
                '<path d="M-20 -8q18 -8 38 -2M-20 4q20 -6 40 0" stroke="#FFF3EA" stroke-width="2.4" ' +
                'fill="none" opacity=".7"/>',
            },
          ),
        )
        .join('') +
      onion(b, 12, 120, { colour: '#C77BAF', width: 7 }) +
      cucumber(b, [-96, 70], 30) +
      cucumber(b, [84, 96], 30) +
      strips(b, 24, 110, '#F0D880', { width: 5 }) +
      chiliRings(b, 8, 120, { size: 1.4 }) +
      chiliRings(b, 5, 110, { colour: '#4F9A3B' }) +
      calamansi(b, [110, -80, 40, 1.3]) +
      coriander(b, [0, 0, 20, 1.1]),
    round4,
  ),
  'gado-gado': recipe(
    ['leaf-plate', 'tray', 'celadon', 'terracotta', 'leaf-green'],
    ['blush', 'teal', 'lime', 'indigo', 'chili'],
    (b) => {
      const peanut = (x: number, y: number, turn: number, wide: number, high: number) =>
        sauce(b, [x, y, turn], wide, high, '#BF7A34', {
          rough: 0.4,
          grain: 0.05,
          jag: 0.24,
          bits: [30, ['#EBC088', '#8a4a18', '#F2CB92', '#D7361C']],
        })
      return (
        lettuce(b, [-100, -76], 120, 100) +
        lettuce(b, [96, 84], 110, 92, '#7DB848') +
        beans(
          b,
          Array.from({ length: 12 }, (_, index): Spot => [
            112 + (index % 4) * 12,
            -70 + index * 13,
            58 + index * 5,
          ]),
          '#4F9A3B',
          96,
        ) +
        sprouts(b, 24, 66, [-2, -124]) +
        cabbage(b, [-112, 34], 66) +
        [
          [-60, 118, 20],
          [4, 134, -14],
          [-112, 96, 40],
        ]
          .map(([x = 0, y = 0, turn = 0]) => riceCube(b, [x, y, turn, 0.96]))
          .join('') +
        tofuPuff(b, [66, 126, 12, 1]) +
        tofuPuff(b, [118, 100, 44, 0.94]) +
        tempeh(b, [-146, -60, 64, 0.92]) +
        tempeh(b, [-108, -112, 48, 0.92]) +
        cucumber(b, [72, -118], 34) +
        cucumber(b, [108, -92], 32) +
        tomato(b, [60, -64], 32) +
        b.arrange(
          peanut(-28, -38, -20, 96, 46) + peanut(36, 26, 30, 84, 40) + peanut(-52, 56, 80, 60, 30),
          peanut(10, -52, 24, 92, 42) + peanut(-40, 22, -34, 92, 44) + peanut(56, 64, 64, 56, 28),
        ) +
        egg(b, b.arrange([-40, 6, -30, 1.15], [44, -4, 20, 1.15])) +
        egg(b, b.arrange([26, -48, 20, 1.1], [-28, -52, -40, 1.1])) +
        shallots(b, 40, 80, [10, 30]) +
        cracker(b, b.arrange([146, -6, 0, 0.74], [-140, -4, 0, 0.74])) +
        cracker(b, b.arrange([158, 56, 0, 0.62], [-132, 140, 0, 0.66]))
      )
    },
    { turn: 60 },
  ),
  rojak: recipe(
    ['leaf-plate', 'celadon', 'plate-red'],
    3,
    (b) =>
      sauce(b, [0, 12], 138, 112, '#3A1A0C', { jag: 0.05, rough: 0.2, shine: 1 }) +
      cucumber(b, [-112, -34], 36) +
      cucumber(b, [104, 62], 38) +
      pineapple(b, [-58, -92, 20, 1.2]) +
      pineapple(b, [104, -62, -30, 1.2]) +
      pineapple(b, [-98, 62, 80, 1.15]) +
      (
        [
          [-44, -18],
          [30, -64],
          [58, 4],
          [-30, 78],
          [40, 92],
        ] as const
      )
        .map(([x, y]) => tofuPuff(b, [x, y, b.whole(0, 60), 1.05], '#B87432'))
        .join('') +
      (
        [
          [4, 24, 20],
          [-86, 14, 70],
          [86, -24, 120],
        ] as const
      )
        .map(([x, y, turn]) => slab(b, [x, y, turn], 84, 36, '#C98434', { corner: 14, rough: 0.5 }))
        .join('') +
      drizzle(b, [0, 6], 112, '#2B130A', { width: 8 }) +
      crumbs(b, 120, 140, ['#F0CE8A', '#F7E2B4', '#DDA654'], { size: [4, 9] }) +
      sprouts(b, 4, 80),
    round4,
  ),
  pasembur: recipe(
    ['leaf-steel', 'melamine', 'celadon'],
    4,
    (b) =>
      shreds(b, [0, 0], 150, {
        count: 110,
        colours: ['#D5EBB0', '#F7EFD0', '#E4F2C4'],
        width: 8,
        height: 136,
      }) +
      cracker(b, [-96, -80, 0, 0.95], '#E0983A') +
      cracker(b, [90, -90, 0, 0.9], '#D98A2E') +
      egg(b, [104, 30, 60, 1.1]) +
      tofuPuff(b, [-100, 50, 20, 1.1]) +
      prawn(b, [-10, -110, 30, 1]) +
      sauce(b, [0, 20, -20], 128, 86, '#C2451A', {
        jag: 0.24,
        shine: 0.9,
        bits: [60, ['#F2B24A', '#8E2412']],
      }) +
      crumbs(b, 40, 100, ['#E9BF80', '#D9A05A'], { size: [4, 7] }) +
      chili(b, [20, 130, 0, 0.7], '#4F9A3B'),
    round4,
  ),
  'tea-leaf-salad': recipe(
    ['celadon', 'plate-red', 'sand', 'plate-green'],
    ['turmeric', 'rose', 'cobalt', 'brick'],
    (b) => {
      const leavesAt = (x: number, y: number, wide: number) =>
        sauce(b, [x, y], wide, wide * 0.9, '#4C5E22', {
          rough: 0.9,
          grain: 0.06,
          jag: 0.2,
          bits: [70, ['#6E8230', '#36451A', '#8C9E48', '#5C7028']],
        })
      const nuts = (x: number, y: number) =>
        crumbs(b, 60, 52, ['#EFCB86', '#DDA958', '#F6E0AC'], { at: [x, y], size: [7, 12] })
      const beansAt = (x: number, y: number) => peanuts(b, 20, 52, { at: [x, y], size: 1.2 })
      const cabbageAt = (x: number, y: number) => cabbage(b, [x, y], 58)
      const tomatoes = (x: number, y: number) =>
        tomato(b, [x - 26, y - 14], 36) +
        tomato(b, [x + 28, y], 36) +
        tomato(b, [x - 8, y + 34], 34)
      const seeds = (x: number, y: number) =>
        crumbs(b, 120, 50, ['#FBF3DC', '#EADBAE', '#F7EBC4'], { at: [x, y], size: [3, 5] })
      const shrimps = (x: number, y: number) =>
        crumbs(b, 46, 46, ['#E2703A', '#F08A52', '#C9562A'], { at: [x, y], size: [6, 11] })
      const heaps = b.arrange(
        [nuts, tomatoes, beansAt, cabbageAt, seeds, shrimps],
        [cabbageAt, beansAt, shrimps, tomatoes, nuts, seeds],
      )
      return (
        heaps
          .map((heap, index) => {
            const angle = index * 1.047 + 0.3
            return heap(Math.cos(angle) * 126, Math.sin(angle) * 124)
          })
          .join('') +
        leavesAt(0, 0, 92) +
        crumbs(b, 40, 64, ['#F7F0DC', '#E8D9A8'], { size: [2, 4] }) +
        chiliRings(b, 4, 56) +
        lime(b, b.arrange([150, 140, -30, 0.9], [-148, 142, 20, 0.9]))
      )
    },
    { turn: 90 },
  ),
  'ginger-salad': recipe(
    ['indigo', 'teal', 'terracotta'],
    5,
    (b) =>
      shreds(b, [0, 0], 160, {
        count: 190,
        colours: ['#F7E6B0', '#F2D98A', '#F0C8B0'],
        height: 146,
        width: 5.4,
      }) +
      cabbage(b, [0, 0], 110) +
      peanuts(b, 24, 120) +
      crumbs(b, 70, 120, ['#E9C27A', '#D9A552', '#C98A3A'], { size: [6, 11] }) +
      crumbs(b, 40, 120, ['#FFF6DE', '#F2E2B4'], { size: [2, 4] }) +
      chiliRings(b, 5, 110) +
      lime(b, [136, 104, -30, 1.05]) +
      coriander(b, [-60, 70, -20, 1.1]),
    round4,
  ),
  'tomato-salad': recipe(
    ['celadon', 'stoneware', 'teal'],
    0,
    (b) =>
      b.times(13, () => {
        const [x, y] = b.within(128)
        return tomato(b, [x, y, b.whole(0, 60)], b.between(36, 44))
      }) +
      onion(b, 12, 120, { colour: '#E7C7E0', width: 7 }) +
      peanuts(b, 22, 120) +
      crumbs(b, 60, 130, ['#FFF6DE', '#E9C27A'], { size: [2, 5] }) +
      coriander(b, [-40, -50, -20, 1.2]) +
      coriander(b, [60, 60, 20, 1.2]) +
      chiliRings(b, 3, 100, { colour: '#4F9A3B' }),
    round4,
  ),
  'pennywort-salad': recipe(
    ['terracotta', 'indigo', 'celadon'],
    1,
    (b) =>
      b.times(34, () => {
        const [x, y] = b.within(136)
        return b.lay(
          [x, y, b.whole(0, 360), b.between(0.8, 1.2)],
          '<path d="M0 30V4" stroke="#8FBF4A" stroke-width="4"/>' +
            '<path d="M0 8C-40 10 -44 -30 -14 -34Q0 -26 14 -34C44 -30 40 10 0 8Z" fill="#4F9A3B"/>' +
            '<path d="M0 6L-20 -20M0 6V-24M0 6L20 -20" stroke="#B5DB7C" stroke-width="2" ' +
            'fill="none"/>',
          { blur: 2, height: 3, shine: 0.3, shade: 0.4, soft: 2, dx: 2, dy: 3 },
        )
      }) +
      tomato(b, [-70, 60], 34) +
      tomato(b, [80, -60], 34) +
      onion(b, 8, 110, { width: 6 }) +
      peanuts(b, 16, 110) +
      prawn(b, [10, 30, 40, 0.8]) +
      crumbs(b, 40, 110, ['#FFF6DE'], { size: [2, 4] }) +
      lime(b, [140, 104, -30, 1]),
    round4,
  ),
  'avocado-salad': recipe(
    ['melamine-yellow', 'terracotta', 'celadon'],
    2,
    (b) =>
      lettuce(b, [-20, 30], 150, 130, '#A9CF74') +
      b.times(8, (index) =>
        avocadoSlice(b, [-90 + index * 26, -60 + (index % 4) * 36, -30 + index * 9, 1.2]),
      ) +
      tomato(b, [90, 60], 36) +
      tomato(b, [-96, 70], 34) +
      onion(b, 9, 110, { width: 6 }) +
      peanuts(b, 16, 100) +
      lime(b, [130, -100, 40, 1.1]) +
      coriander(b, [20, 80, 20, 1.1]),
    round4,
  ),
  'green-salad': recipe(
    ['terracotta', 'sand', 'celadon'],
    3,
    (b) =>
      lettuce(b, [-50, -30], 140, 120) +
      lettuce(b, [60, 40], 130, 110, '#A9CF74') +
      tomato(b, [90, -60], 36) +
      tomato(b, [-90, 80], 34) +
      cucumber(b, [0, 100], 36) +
      cucumber(b, [40, 116], 36) +
      onion(b, 7, 100, { colour: '#C77BAF', width: 7 }) +
      egg(b, [20, -90, 10, 1.1]) +
      crumbs(b, 50, 120, ['#E9C27A', '#C98436'], { size: [7, 12] }),
    round4,
  ),
  'glass-noodle-salad': recipe(
    ['plate-pink', 'teal', 'terracotta'],
    4,
    (b) =>
      lettuce(b, [-110, 96], 90, 74) +
      noodles(b, [0, 0], 158, { ...noodleKinds.glass, height: 144 }) +
      prawn(b, [-60, -60, 30, 1.1]) +
      prawn(b, [60, -50, 100, 1.1]) +
      squidRing(b, [20, 40]) +
      squidRing(b, [-40, 50]) +
      onion(b, 8, 110, { colour: '#C77BAF', width: 7 }) +
      tomato(b, [96, 50], 34) +
      chiliRings(b, 7, 110) +
      coriander(b, [0, -100, 20, 1.1]) +
      peanuts(b, 12, 100),
    round4,
  ),
  'num-dip': recipe(
    ['tray', 'leaf-plate'],
    5,
    (b) =>
      dip(b, [0, 0], 96, '#5E7A2A', { bits: [80, ['#8FBF4A', '#3A4A1C', '#C9D08A']] }) +
      (
        [
          [-130, -70],
          [-90, -124],
          [120, -96],
        ] as const
      )
        .map(([x, y]) => cracker(b, [x, y, 0, 0.8], '#F0D49A'))
        .join('') +
      (
        [
          [-150, 20],
          [-120, 90],
        ] as const
      )
        .map(([x, y]) => cracker(b, [x, y, 0, 0.7], '#EBC88A'))
        .join('') +
      cucumber(b, [130, 20], 36) +
      cucumber(b, [126, 70], 36) +
      beans(
        b,
        [
          [60, 130, 10],
          [50, 146, 4],
          [70, 112, 16],
        ],
        '#4F9A3B',
        110,
      ) +
      cabbage(b, [-40, 136], 44) +
      egg(b, [20, -140, 0, 1.05]),
    { turn: 40 },
  ),
  'pork-crackling': recipe(
    ['basket', 'tray', 'basket-yellow'],
    0,
    (b) =>
      b
        .spread(26, 156, 48)
        .map(([x, y]) => {
          const [half, bend] = [b.between(34, 52), b.between(14, 30)]
          return b.lay(
            [x, y, b.whole(0, 360)],
            `<path d="M${-half} 0Q${-half * 0.4} ${-bend} 0 ${-bend * 0.5}Q${half * 0.5} ` +
              `${-bend * 0.2} ${half} ${-bend}Q${half * 1.1} ${bend * 0.4} ${half * 0.5} ` +
              `${bend * 0.7}Q0 ${bend * 1.3} ${-half * 0.6} ${bend * 0.8}Z" ` +
              `fill="${b.pick(['#E3B266', '#D99E4C', '#EDC684'])}"/>${b.times(
                12,
                () =>
                  `<circle cx="${b.whole(-32, 32)}" cy="${b.whole(-12, 14)}" r="${b.whole(2, 5)}" ` +
                  `fill="${b.pick(['#F8E2B4', '#B9782E'])}" opacity=".6"/>`,
              )}`,
            { blur: 6, height: 10, shine: 0.6, rough: 0.5, grain: 0.06, shade: 0.5 },
          )
        })
        .join('') + crumbs(b, 26, 120, ['#8b1f10', '#3F8B30'], { size: [2, 4] }),
    round4,
  ),
  urap: recipe(
    ['tray', 'leaf-green'],
    1,
    (b) =>
      leafRing(b, [0, 0], 150, 11) +
      strips(b, 70, 130, '#4F9A3B', { width: 9, length: [40, 70] }) +
      sprouts(b, 16, 110) +
      cabbage(b, [0, 0], 100) +
      crumbs(b, 140, 120, ['#F7EFD8', '#EBC89A', '#D98A4A'], { size: [4, 8] }) +
      chiliRings(b, 5, 100),
    round4,
  ),
  'lok-lak': recipe(
    ['plate-cobalt', 'teal', 'celadon', 'leaf-plate'],
    ['rose', 'lemon', 'brick', 'mint'],
    (b) =>
      lettuce(b, [60, 20], 150, 124) +
      rice(b, [-100, -82], 98) +
      b.times(6, (index) => tomato(b, [-30 + index * 36, 146 - index * index * 2.6], 34)) +
      cucumber(b, [154, -30], 34) +
      cucumber(b, [160, 20], 34) +
      pieces(
        b,
        [
          [10, -54],
          [74, -66],
          [128, -42],
          [0, 12],
          [60, 2],
          [116, 20],
          [40, 62],
          [92, 72],
        ],
        ['#6B2E12', '#7E3C1C', '#5A2610'],
        42,
        { shine: 1.1 },
      ) +
      onion(b, 8, 80, { at: [64, 10], colour: '#F3E3EF', width: 7 }) +
      friedEgg(b, [-98, -94, 0, 0.9]) +
      dip(b, [-132, 98], 54, '#C9B27A', { bits: [30, ['#2b160a', '#4a2a10']] }) +
      crumbs(b, 20, 90, ['#1d0f08'], { at: [60, 10], size: [2, 4] }),
    { turn: 16 },
  ),
  'fruit-plate': recipe(
    ['indigo', 'teal', 'tray', 'celadon'],
    2,
    (b) =>
      b.times(4, (index) =>
        b.lay(
          [-100 + index * 20, -60 + index * 34, -30 + index * 10, 1.1],
          '<path d="M-70 -20A80 80 0 0 0 70 -20Z" fill="#3F8B30"/>' +
            '<path d="M-62 -18A70 70 0 0 0 62 -18Z" fill="#F7F0D6"/>' +
            '<path d="M-56 -18A64 64 0 0 0 56 -18Z" fill="#E8414A"/>' +
            '<circle cx="-20" cy="0" r="4" fill="#241a12"/>' +
            '<circle cx="10" cy="8" r="4" fill="#241a12"/>' +
            '<circle cx="26" cy="-8" r="4" fill="#241a12"/>',
          { blur: 4, height: 6, shine: 0.7 },
        ),
      ) +
      (
        [
          [60, -96, 20],
          [110, -50, 60],
          [80, 0, 110],
        ] as const
      )
        .map(([x, y, turn]) => pineapple(b, [x, y, turn, 1.3]))
        .join('') +
      cubes(b, 8, 50, ['#F29A2A', '#F7B04A'], { at: [90, 96], size: 2, shine: 0.8 }) +
      lime(b, [-60, 136, 0, 1.1]) +
      flower(b, [0, -146, 0, 1]),
    { turn: 40 },
  ),
  'cold-tofu': recipe(
    [...darkPlates],
    3,
    (b) =>
      sauce(b, [0, 20], 176, 134, '#5A2E12', { rough: 0.05, shine: 1 }) +
      b.arrange(
        b.times(6, (index) =>
          tofuBlock(b, [-92 + (index % 3) * 92, -50 + Math.floor(index / 3) * 94, 0, 1.42]),
        ),
        b
          .spread(8, 118, 84)
          .map(([x, y]) => tofuBlock(b, [x, y, b.whole(0, 60), 1.1], '#F6E7A8'))
          .join(''),
      ) +
      sauce(b, [0, -10], 96, 44, '#4A220C', { jag: 0.34, shine: 1 }) +
      scallion(b, 60, 110, { size: 1.5 }) +
      shallots(b, 44, 90) +
      chiliRings(b, 4, 90),
    { turn: 20 },
  ),
  sardines: recipe(
    ['celadon', 'terracotta'],
    4,
    (b) =>
      sauce(b, [0, 6], 150, 126, '#C2361A', { rough: 0.2, shine: 0.9 }) +
      smallFish(b, [-20, -56, -14, 1.5]) +
      smallFish(b, [10, 20, -10, 1.5]) +
      smallFish(b, [-10, 90, -14, 1.4]) +
      onion(b, 9, 100, { colour: '#F3E3EF', width: 7 }) +
      chiliRings(b, 6, 110) +
      calamansi(b, [136, 104, -30, 1.2]),
    { turn: 20 },
  ),
  'sausage-platter': recipe(
    ['board', 'indigo', 'stoneware', 'plate-black'],
    5,
    (b) =>
      b.arrange(
        sausage(b, [-70, -96, -20], '#A8521C', 170) +
          sausage(b, [-50, -34, -16], '#9A4618', 170) +
          friedEgg(b, [96, -72, 0, 0.9]) +
          slab(b, [-96, 84, -24], 120, 34, '#C96A4A', { corner: 12, shine: 0.8 }) +
          slab(b, [-76, 118, -18], 120, 34, '#B9583A', { corner: 12, shine: 0.8 }),
        friedEgg(b, [-90, -84, 0, 0.92]) +
          sausage(b, [74, -96, 20], '#A8521C', 160) +
          sausage(b, [84, -36, 26], '#9A4618', 160) +
          slab(b, [-104, 62, 60], 120, 34, '#C96A4A', { corner: 12, shine: 0.8 }) +
          slab(b, [-66, 76, 64], 120, 34, '#B9583A', { corner: 12, shine: 0.8 }),
      ) +
      sauce(b, [50, 62], 78, 60, '#C9541E', { rough: 0.1, shine: 0.9 }) +
      b
        .spread(18, 60, 26)
        .map(([x, y]) =>
          chunk(b, [50 + x, 62 + y * 0.8, b.whole(0, 180)], 17, 12, '#D9793A', {
            jag: 0.05,
            shine: 0.9,
          }),
        )
        .join('') +
      tomato(b, [-8, 128], 38) +
      tomato(b, [128, 108], 36) +
      mushroom(b, [150, 10, 30, 0.9], '#8A5A36') +
      mushroom(b, [-8, 40, -30, 0.9], '#8A5A36') +
      coriander(b, [-20, -140, 0, 0.9]),
    round4,
  ),
  'steamed-fish-fillet': recipe(
    ['leaf-plate', 'tray'],
    0,
    (b) =>
      fishFillet(b, [-50, -50, -14, 1.7]) +
      fishFillet(b, [40, 50, -10, 1.7]) +
      strips(b, 40, 100, '#F0D880', { width: 6 }) +
      scallion(b, 40, 110, { size: 1.5 }) +
      coriander(b, [0, 0, 20, 1.2]),
    { turn: 20 },
  ),
  'rice-cakes': recipe(
    ['leaf-steel', 'tray'],
    1,
    (b) =>
      b.times(9, (index) =>
        riceCube(b, [
          -80 + (index % 3) * 80,
          -80 + Math.floor(index / 3) * 80,
          b.whole(-16, 16),
          1.15,
        ]),
      ) + sauce(b, [110, 110], 50, 40, '#B46A28'),
    { turn: 20 },
  ),
}
