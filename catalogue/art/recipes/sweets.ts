// Recipes from which pictures are painted: kuih, cakes, fritters and puddings.
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { prata, toastSlice } from '../ingredients/bread.ts'
import { ball, chunk, slab } from '../ingredients/chunk.ts'
import { wholeEgg } from '../ingredients/egg.ts'
import { mint, peanuts } from '../ingredients/herb.ts'
import { leafParcel } from '../ingredients/parcel.ts'
import { rice, riceTones } from '../ingredients/rice.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import {
  cakeWedge,
  coatedBall,
  flan,
  fritter,
  layeredSlice,
  pumpkinWedge,
  scoop,
} from '../ingredients/sweet.ts'
import { mangoFan } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const kuih = ['tray', 'leaf-plate', 'teal', 'celadon', 'plate-orange'] as const
const coconutFlakes: readonly Colour[] = ['#FFFFFF', '#F6F1E0', '#FFFDF4']
const round9: readonly Spot[] = [
  [-84, -78],
  [14, -104],
  [104, -64],
  [-44, 8],
  [58, 20],
  [-108, 74],
  [0, 110],
  [106, 100],
]
const turn = { turn: 60 }
const slices = (b: Brush, layers: readonly Colour[], count = 6): string =>
  Array.from({ length: count }, (_, index) =>
    layeredSlice(
      b,
      [-92 + (index % 3) * 94, -60 + Math.floor(index / 3) * 120, b.whole(-8, 8)],
      layers,
    ),
  ).join('')

export const sweets: RecipeBook = {
  ondeh: recipe(
    [...kuih],
    ['pandan', 'rose', 'turmeric', 'cobalt', 'brick'],
    (b) => round9.map((spot) => coatedBall(b, spot, 50, '#4FA63A', coconutFlakes)).join(''),
    turn,
  ),
  palitaw: recipe(
    ['tray', 'terracotta', 'indigo', 'leaf-plate'],
    0,
    (b) =>
      round9
        .slice(0, 7)
        .map(
          ([x, y]) =>
            b.lay(
              [x, y, b.whole(0, 180)],
              `<path d="${b.blob(64, 42, 0.05, 12)}" fill="#FFFDF6"/>`,
              { blur: 9, height: 10, shine: 0.4, shade: 0.45 },
            ) +
            crumbs(b, 40, 54, ['#FFFFFF', '#F2E2B4', '#E9C27A', '#2b160a'], {
              at: [x, y],
              size: [2, 5],
              height: 34,
            }),
        )
        .join(''),
    turn,
  ),
  'khanom-tom': recipe(
    ['tray', 'stoneware', 'plate-orange', 'leaf-plate'],
    1,
    (b) =>
      round9
        .map((spot, index) =>
          coatedBall(
            b,
            spot,
            50,
            (['#6FB84A', '#F2C0CC', '#6FB84A', '#F7E6C0'] as const)[index % 4] ?? '#6FB84A',
            coconutFlakes,
          ),
        )
        .join(''),
    turn,
  ),
  'mango-sticky-rice': recipe(
    ['leaf-plate', 'indigo', 'tray', 'celadon', 'terracotta'],
    ['pandan', 'rose', 'lemon', 'teal', 'cobalt'],
    (b) =>
      rice(b, [-90, 22], 100, { tone: riceTones.sticky, height: 86 }) +
      mangoFan(b, [80, 6, -6], 8) +
      drizzle(b, [-90, 18, 10], 66, '#FFFDF5', { width: 9 }) +
      crumbs(b, 54, 66, ['#F2C94C', '#E0A92A'], { at: [-90, 18], size: [2, 4] }) +
      crumbs(b, 20, 60, ['#2b160a'], { at: [-90, 18], size: [1.6, 3] }) +
      dip(b, [-92, -128], 52, '#FFF8EA') +
      mint(b, [2, 130, 30, 1]),
    { turn: 30 },
  ),
  'durian-sticky-rice': recipe(
    ['leaf-plate', 'melamine-yellow', 'terracotta'],
    1,
    (b) =>
      rice(b, [-70, 30], 110, { tone: riceTones.sticky, height: 96 }) +
      chunk(b, [76, -30], 84, 62, '#F2D46A', { blur: 13, height: 15, jag: 0.1, rough: 0.25 }) +
      chunk(b, [60, 74], 76, 52, '#EBC95A', { blur: 13, height: 15, jag: 0.1, rough: 0.25 }) +
      drizzle(b, [-20, 40, 10], 120, '#FFFDF5', { width: 9 }) +
      crumbs(b, 24, 80, ['#2b160a', '#F2C94C'], { at: [-60, 30], size: [2, 4] }),
    { turn: 30 },
  ),
  'kuih-talam': recipe(
    [...kuih],
    2,
    (b) => slices(b, ['#FFFDF4', '#FBF6E4', '#4FA63A', '#3F962E']),
    { turn: 24 },
  ),
  'kuih-lapis': recipe(
    [...kuih],
    3,
    (b) => slices(b, ['#E0305A', '#FBF6E4', '#F29AB0', '#FBF6E4', '#E0305A', '#FBF6E4', '#F29AB0']),
    { turn: 24 },
  ),
  'kuih-seri-muka': recipe(
    [...kuih],
    4,
    (b) => slices(b, ['#5FB03A', '#4F9A2E', '#FBF8EC', '#F2EBD6']),
    { turn: 24 },
  ),
  tako: recipe(
    ['tray', 'board', 'sand'],
    5,
    (b) =>
      (
        [
          [-96, -86],
          [0, -100],
          [98, -84],
          [-60, 10],
          [48, 6],
          [-100, 100],
          [0, 108],
          [100, 96],
        ] as const
      )
        .map(([x, y]) =>
          b.lay(
            [x, y, b.whole(0, 90)],
            '<rect x="-46" y="-46" width="92" height="92" rx="8" fill="#3E8A35"/>' +
              '<rect x="-37" y="-37" width="74" height="74" rx="9" fill="#FFFDF4"/>' +
              '<rect x="-20" y="-20" width="20" height="20" rx="5" fill="#B99AC6"/>' +
              '<rect x="4" y="0" width="18" height="18" rx="5" fill="#A98AB8"/>',
            { blur: 5, height: 7, shine: 0.5, shade: 0.45 },
          ),
        )
        .join(''),
    { turn: 30 },
  ),
  bibingka: recipe(
    ['tray', 'leaf-plate', 'terracotta'],
    3,
    (b) =>
      b.lay([0, 0], `<path d="${b.blob(186, 182, 0.02, 18)}" fill="#2F6A2A"/>`, {
        blur: 4,
        height: 5,
        shine: 0.2,
        shade: 0.4,
      }) +
      b.lay(
        [0, 0],
        `<path d="${b.blob(164, 160, 0.03, 18)}" fill="${b.radial([
          [0, '#F7D070'],
          [0.7, '#E0A23A'],
          [1, '#8A4A14'],
        ])}"/>${b.times(
          30,
          () =>
            `<path d="${b.blob(b.between(8, 24), b.between(6, 14), 0.4, 7)}" fill="#8A4210" ` +
            `opacity=".4" transform="translate(${b.whole(-120, 120)} ${b.whole(-116, 116)})"/>`,
        )}`,
        { blur: 13, height: 15, shine: 0.4, rough: 0.5, grain: 0.03, shade: 0.45 },
      ) +
      b.times(4, (index) => {
        const angle = index * 1.57 + 0.6
        return wholeEgg(b, [Math.cos(angle) * 74, Math.sin(angle) * 70, index * 90, 0.5], '#FBF3E0')
      }) +
      crumbs(b, 90, 120, ['#FFFFFF', '#FFF3C8', '#FBE08A'], { size: [4, 9] }) +
      slab(b, [0, 0, 20], 44, 36, '#FFE98A', { corner: 8 }),
    turn,
  ),
  'puto-bumbong': recipe(
    ['tray', 'leaf-plate'],
    4,
    (b) =>
      (
        [
          [-20, -90, -20],
          [-6, -10, -18],
          [10, 70, -20],
        ] as const
      )
        .map(([x, y, t]) =>
          slab(b, [x, y, t], 280, 62, '#6A2F86', {
            corner: 26,
            rough: 0.8,
            grain: 0.07,
            blur: 10,
            height: 12,
            shine: 0.2,
          }),
        )
        .join('') +
      crumbs(b, 130, 120, ['#FFFFFF', '#F6F1E0'], { size: [3, 7] }) +
      crumbs(b, 60, 110, ['#8A4A1C', '#A9641C'], { size: [3, 6] }) +
      slab(b, [-30, -30, 10], 48, 38, '#FFE98A', { corner: 8 }),
    { turn: 20 },
  ),
  turon: recipe(
    ['basket', 'tray', 'plate-pink', 'terracotta', 'board'],
    5,
    (b) =>
      (
        [
          [-30, -110, -20],
          [-16, -42, -18],
          [0, 28, -22],
          [16, 98, -17],
        ] as const
      )
        .map(([x, y, t]) => fritter(b, [x, y, t], '#B9641A', { length: 236, caramel: true }))
        .join('') +
      crumbs(b, 70, 120, ['#FFF6DE', '#F2E2B4'], { size: [2, 4] }) +
      drizzle(b, [0, 0], 110, '#E08A1E', { width: 5 }),
    { turn: 20 },
  ),
  'pisang-goreng': recipe(
    ['basket-yellow', 'tray', 'leaf-plate', 'teal'],
    0,
    (b) =>
      (
        [
          [-70, -104, -30],
          [50, -96, -24],
          [-90, -10, -20],
          [40, 0, -34],
          [-50, 90, -24],
          [80, 92, -20],
        ] as const
      )
        .map(([x, y, t]) => fritter(b, [x, y, t], '#E0A03A', { length: 168 }))
        .join(''),
    { turn: 30, toppings: [[], ['sesame']] },
  ),
  'banana-fan': recipe(
    ['basket', 'tray', 'terracotta'],
    1,
    (b) =>
      (
        [
          [-80, -70, -30],
          [70, -60, 20],
          [0, 70, 0],
        ] as const
      )
        .map(([x, y, t]) =>
          b.lay(
            [x, y, t, 1.2],
            '<path d="M-14 76L-86 -40Q-80 -70 -54 -62Q-44 -84 -14 -72Q6 -88 30 -68Q60 -74 66 ' +
              '-46Q90 -40 82 -16L14 76Q0 88 -14 76Z" fill="' +
              b.linear([
                [0, '#F2BE5A'],
                [0.6, '#D9923A'],
                [1, '#8E5416'],
              ]) +
              '"/><path d="M0 70L-50 -50M4 70L-10 -60M8 70L30 -54M10 70L64 -30" stroke="#8E5416" ' +
              'stroke-width="5" opacity=".5" fill="none"/>' +
              b.times(
                30,
                () =>
                  `<circle cx="${b.whole(-60, 60)}" cy="${b.whole(-60, 50)}" r="${b.whole(2, 6)}" ` +
                  `fill="${b.pick(['#FBDDA0', '#A9641C'])}" opacity=".6"/>`,
              ),
            { blur: 8, height: 12, shine: 0.35, rough: 0.6, grain: 0.06, shade: 0.5 },
          ),
        )
        .join(''),
    { turn: 30 },
  ),
  'pumpkin-custard': recipe(
    ['leaf-plate', 'indigo', 'celadon', 'tray'],
    2,
    (b) =>
      pumpkinWedge(b, [-50, -70, -20, 1.25]) +
      pumpkinWedge(b, [60, 10, 14, 1.25]) +
      pumpkinWedge(b, [-40, 100, -8, 1.2]),
    { turn: 24 },
  ),
  'leche-flan': recipe(
    ['stoneware', 'celadon', 'terracotta'],
    3,
    (b) =>
      sauce(b, [0, 10], 170, 130, '#A8501A', { rough: 0.04, shine: 1.2 }) +
      flan(b, [0, -10, -8, 2.2]) +
      mint(b, [80, -96, 20, 1.2]),
    { turn: 14 },
  ),
  'steamed-cake': recipe(
    ['steamer', 'tray', 'indigo'],
    4,
    (b) =>
      (
        [
          [-84, -74],
          [84, -64],
          [0, 80],
        ] as const
      )
        .map(([x, y], index) =>
          b.lay(
            [x, y],
            `<path d="${b.blob(74, 72, 0.04, 14)}" ` +
              `fill="${['#FBF3E0', '#F7A0B4', '#C98A4A'][index] ?? '#FBF3E0'}"/>` +
              '<path d="M0 0L-40 -50M0 0L54 -30M0 0L-10 60" stroke="#fff" stroke-opacity=".6" ' +
              'stroke-width="8" stroke-linecap="round"/>' +
              '<path d="M0 0L-40 -50M0 0L54 -30M0 0L-10 60" stroke="#5a3a1a" stroke-opacity=".3" ' +
              'stroke-width="3" stroke-linecap="round"/>',
            { blur: 14, height: 16, shine: 0.3, rough: 0.3, grain: 0.04, shade: 0.45 },
          ),
        )
        .join(''),
    { turn: 40 },
  ),
  'apam-balik': recipe(
    ['board', 'leaf-plate', 'basket'],
    5,
    (b) =>
      (
        [
          [-60, -60, -20],
          [60, 50, 14],
        ] as const
      )
        .map(([x, y, t]) =>
          b.lay(
            [x, y, t, 1.3],
            `<path d="M-120 40A124 124 0 0 1 120 40Q110 60 0 62Q-110 60 -120 40Z" fill="${b.radial(
              [
                [0, '#F7D88A'],
                [0.7, '#E0A23A'],
                [1, '#9A5A1A'],
              ],
              { cx: 0.5, cy: 0.9, r: 0.9 },
            )}"/><path d="M-112 46Q0 70 112 46" stroke="#FFF0C0" stroke-width="12" fill="none"/>${b.times(
              20,
              () =>
                `<circle cx="${b.whole(-100, 100)}" cy="${b.whole(44, 58)}" r="${b.whole(3, 6)}" ` +
                `fill="${b.pick(['#D89A4E', '#FFD34A', '#C58440'])}"/>`,
            )}`,
            { blur: 8, height: 11, shine: 0.3, rough: 0.4, grain: 0.04, shade: 0.5 },
          ),
        )
        .join('') + peanuts(b, 8, 50, { at: [-100, 110] }),
    { turn: 20 },
  ),
  'martabak-manis': recipe(
    ['board', 'melamine-yellow', 'tray'],
    0,
    (b) =>
      (
        [
          [-80, -60, -8],
          [60, -70, -6],
          [-66, 60, -8],
          [74, 50, -6],
        ] as const
      )
        .map(([x, y, t]) =>
          slab(b, [x, y, t], 128, 104, '#D9963E', {
            corner: 10,
            rough: 0.5,
            grain: 0.05,
            over:
              '<path d="M-64 20H64V52H-64Z" fill="#F7DC8A"/>' +
              '<path d="M-62 26H62V36H-62Z" ' +
              `fill="#4A220E"/>${b.times(
                10,
                () =>
                  `<circle cx="${b.whole(-56, 56)}" cy="${b.whole(38, 48)}" r="4" ` +
                  `fill="${b.pick(['#FFE9A0', '#D89A4E'])}"/>`,
              )}`,
          }),
        )
        .join('') + crumbs(b, 40, 120, ['#FFE9A0', '#F7C64A'], { size: [3, 7] }),
    { turn: 14 },
  ),
  pancakes: recipe(
    ['celadon', 'sand', 'board'],
    1,
    (b) =>
      (
        [
          [-20, 20],
          [6, -6],
          [24, -34],
        ] as const
      )
        .map(([x, y]) =>
          b.lay(
            [x, y],
            `<path d="${b.blob(142, 138, 0.03, 16)}" fill="${b.radial([
              [0, '#E9B060'],
              [0.8, '#D08F3A'],
              [0.92, '#F2CE8E'],
              [1, '#B9762A'],
            ])}"/>`,
            { blur: 9, height: 10, shine: 0.3, shade: 0.5 },
          ),
        )
        .join('') +
      sauce(b, [24, -34], 92, 80, '#A8501A', { jag: 0.2, shine: 1.1 }) +
      slab(b, [24, -40, 20], 52, 44, '#FFE98A', { corner: 8 }),
    { turn: 20 },
  ),
  cake: recipe(
    ['celadon', 'teal', 'melamine', 'indigo'],
    3,
    (b) => {
      const sponge = ['#F6E2B6', '#FFFDF4', '#F2D59A', '#FFFDF4', '#EFCB88'] as const
      return b.arrange(
        cakeWedge(b, [-14, -40, -4, 1.5], { top: '#FFF8E6', layers: sponge, crumb: 60 }) +
          b.times(3, (index) =>
            ball(b, [-40 + index * 46, -62 - index * 28], 24, '#D7261C', { rough: 0.1, shine: 1 }),
          ) +
          mint(b, [92, -128, 20, 1]) +
          sauce(b, [60, 128], 70, 20, '#C4261C', { shine: 1, rough: 0.05 }),
        cakeWedge(b, [-26, -60, 6, 1.18], { top: '#FBE7BE', layers: sponge, crumb: 50 }) +
          cakeWedge(b, [40, 76, -10, 1.18], { top: '#FBE7BE', layers: sponge, crumb: 50 }) +
          mint(b, [134, -110, 20, 1.1]),
      )
    },
    { turn: 10, flips: false },
  ),
  'chocolate-cake': recipe(
    ['celadon', 'sand', 'melamine', 'plate-pink'],
    4,
    (b) => {
      const sponge = ['#6B3A1E', '#3A1A0B', '#7A4424', '#3A1A0B', '#6B3A1E'] as const
      return (
        b.arrange(
          cakeWedge(b, [-14, -30, -4, 1.5], { top: '#3E1C0C', layers: sponge, crumb: 60 }) +
            ball(b, [30, -92], 24, '#D7261C', { rough: 0.1, shine: 1 }),
          cakeWedge(b, [-26, -60, 6, 1.18], { top: '#4A2410', layers: sponge, crumb: 50 }) +
            cakeWedge(b, [40, 76, -10, 1.18], { top: '#4A2410', layers: sponge, crumb: 50 }),
        ) +
        crumbs(b, 40, 170, ['#2b130a', '#6B3A1E'], { size: [3, 6] }) +
        mint(b, [120, -120, 20, 1.1])
      )
    },
    { turn: 10, flips: false },
  ),
  'roti-ice-cream': recipe(
    ['teal', 'celadon'],
    5,
    (b) =>
      prata(b, [0, 10], 150) +
      scoop(b, [10, -16], 84, '#F7E6C0') +
      drizzle(b, [0, 0], 120, '#4A220E', { width: 7 }),
    turn,
  ),
  'honey-toast': recipe(
    ['indigo', 'board'],
    0,
    (b) =>
      toastSlice(b, [-50, -40, -12, 1.3], '#E9B04A') +
      toastSlice(b, [70, 50, 12, 1.2], '#E9B04A') +
      scoop(b, [0, 0], 76, '#FBF3DF') +
      drizzle(b, [0, 0], 120, '#E08A1E', { width: 7 }),
    { turn: 16 },
  ),
  donuts: recipe(
    ['board', 'basket', 'melamine'],
    1,
    (b) =>
      (
        [
          [-84, -70, '#F29AB0'],
          [84, -56, '#4A220E'],
          [0, 84, '#FBF3DF'],
        ] as const
      )
        .map(([x, y, colour]) =>
          b.lay(
            [x, y],
            '<circle r="62" fill="none" stroke="#D9963E" stroke-width="56"/>' +
              `<circle r="62" fill="none" stroke="${colour}" ` +
              `stroke-width="40"/>${b.times(26, () => {
                const angle = b.between(0, 6.28)
                const out = b.between(46, 78)
                return (
                  '<rect x="-7" y="-2.4" width="14" height="5" rx="2.4" ' +
                  `fill="${b.pick(['#F7C02A', '#3FA83A', '#1F4FA3', '#FFFFFF'])}" ` +
                  `transform="translate(${Math.round(Math.cos(angle) * out)} ` +
                  `${Math.round(Math.sin(angle) * out)}) rotate(${b.whole(0, 180)})"/>`
                )
              })}`,
            { blur: 14, height: 16, shine: 0.6, shade: 0.5, soft: 6 },
          ),
        )
        .join(''),
    { turn: 40 },
  ),
  'num-plae-ai': recipe(
    ['tray', 'stoneware', 'leaf-plate'],
    2,
    (b) =>
      round9
        .slice(0, 7)
        .map((spot) => coatedBall(b, spot, 54, '#FFFDF6', ['#FFFFFF', '#F2E2B4', '#E9C27A']))
        .join('') + crumbs(b, 30, 130, ['#FFFFFF', '#2b160a'], { size: [2, 4] }),
    turn,
  ),
  'tapioca-cake': recipe(
    ['tray', 'indigo', 'celadon'],
    3,
    (b) =>
      Array.from({ length: 6 }, (_, index) =>
        slab(
          b,
          [-92 + (index % 3) * 94, -60 + Math.floor(index / 3) * 116, b.whole(-8, 8)],
          84,
          96,
          '#E9B84A',
          {
            corner: 10,
            rough: 0.5,
            grain: 0.04,
            over: '<rect x="-40" y="-46" width="80" height="26" rx="8" fill="#B9702A" opacity=".7"/>',
          },
        ),
      ).join(''),
    { turn: 24 },
  ),
  wajik: recipe(
    ['tray', 'leaf-plate'],
    4,
    (b) =>
      (
        [
          [-70, -70, -14],
          [50, -80, -10],
          [-50, 40, -14],
          [80, 30, -12],
        ] as const
      )
        .map(([x, y, t]) => leafParcel(b, [x, y, t], { width: 116, height: 60 }))
        .join('') + rice(b, [0, 120], 70, { tone: riceTones.dark, height: 44 }),
    { turn: 20 },
  ),
  'pineapple-tarts': recipe(
    ['board', 'celadon', 'tray'],
    5,
    (b) =>
      round9
        .map(([x, y]) =>
          b.lay(
            [x, y],
            '<circle r="46" fill="#E0A94A"/><circle r="34" fill="#F2C86A"/>' +
              '<circle r="27" fill="#D98A1E"/><path d="M-18 -18L18 18M18 -18L-18 18" ' +
              'stroke="#E9B45C" stroke-width="6"/>',
            { blur: 6, height: 8, shine: 0.5, shade: 0.45 },
          ),
        )
        .join(''),
    turn,
  ),
}
