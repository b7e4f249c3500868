// Recipes from which pictures are painted: flatbreads and toast.
import { type Point } from '../outline.ts'
import type { Brush, Spot } from '../brush.ts'
import { doughStick, kayaToast, prata, toastSlice, tornRoti } from '../ingredients/bread.ts'
import { chunk, slab } from '../ingredients/chunk.ts'
import { egg, friedEgg, softYolk } from '../ingredients/egg.ts'
import { coriander, leaf, onion, scallion } from '../ingredients/herb.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { cucumber } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { darkPlates } from '../vessel.ts'

const griddle = ['leaf-plate', 'steel', 'melamine-green', 'stoneware', 'leaf-steel'] as const
const curryDip = (b: Brush, spot: Spot, radius = 84): string =>
  dip(b, spot, radius, '#D98A24', { bits: [30, ['#F2C14A', '#8a4a12', '#7DBB46']] })
const sambalDip = (b: Brush, spot: Spot, radius = 60): string =>
  dip(b, spot, radius, '#C42A12', { bits: [18, ['#F2B24A', '#7d1408']] })
const still = { turn: 16 }

export const flatbreads: RecipeBook = {
  'roti-canai': recipe(
    ['leaf-plate', 'steel', 'melamine-green', 'leaf-steel', 'melamine-yellow'],
    ['sky', 'turmeric', 'chili', 'pandan', 'plum'],
    (b) =>
      b.arrange(
        prata(b, [-40, -58, 20], 128) + prata(b, [58, 14, -30], 122),
        prata(b, [30, -34, 12], 152) + tornRoti(b, [-52, 96, -16, 1]),
        prata(b, [-20, -20, 14], 136, { square: true }) + tornRoti(b, [116, 96, 40, 0.86]),
      ) +
      curryDip(b, b.arrange([-112, 112], [128, 104], [-124, 108])) +
      sambalDip(b, b.arrange([132, -116], [-130, -96], [134, -104]), 52) +
      leaf(b, [b.arrange(-112, 128, -124), 100, 40, 0.5]),
    { turn: 20 },
  ),
  'egg-prata': recipe(
    [...griddle],
    1,
    (b) =>
      prata(b, [-6, -30, -10], 154, { square: true, colour: '#F2C452' }) +
      b.times(6, () => {
        const [x, y] = b.within(90)
        return chunk(b, [x, y - 30], 20, 13, '#F7CF5E', { rough: 0.4, shine: 0.3 })
      }) +
      scallion(b, 16, 90) +
      curryDip(b, [-106, 118], 74) +
      sambalDip(b, [120, 114], 50),
    still,
  ),
  'plaster-prata': recipe(
    [...griddle],
    2,
    (b) =>
      prata(b, [0, -20], 152) +
      friedEgg(b, [4, -26, 0, 1.16]) +
      curryDip(b, [-114, 120], 72) +
      sambalDip(b, [126, 116], 48),
    still,
  ),
  murtabak: recipe(
    [...griddle],
    3,
    (b) =>
      (
        [
          [-76, -80, -8],
          [54, -90, -6],
          [-66, 24, -8],
          [66, 14, -6],
        ] as const
      )
        .map(([x, y, turn]) =>
          slab(b, [x, y, turn], 122, 96, '#DFA04A', {
            corner: 10,
            rough: 0.5,
            grain: 0.04,
            over:
              '<path d="M-61 30H61V48H-61Z" ' +
              `fill="#8E5020"/>${b.times(
                12,
                () =>
                  `<path d="${b.blob(b.between(5, 10), 5, 0.3, 6)}" ` +
                  `fill="${b.pick(['#F7CF5E', '#A9682E', '#E7C7E0', '#5DA63F'])}" ` +
                  `transform="translate(${b.whole(-52, 52)} ${b.whole(33, 45)})"/>`,
              )}${b.times(
                14,
                () =>
                  `<path d="${b.blob(b.between(5, 14), b.between(4, 8), 0.4, 7)}" ` +
                  `fill="${b.pick(['#A35A18', '#8A4210', '#F7DCA4'])}" opacity=".55" ` +
                  `transform="translate(${b.whole(-50, 50)} ${b.whole(-40, 20)})"/>`,
              )}`,
          }),
        )
        .join('') +
      curryDip(b, [-100, 128], 58) +
      onion(b, 7, 40, { at: [30, 130], colour: '#E08AA0', width: 8 }) +
      cucumber(b, [96, 126], 32),
    still,
  ),
  'roti-tissue': recipe(
    ['steel', 'leaf-plate', 'sand'],
    4,
    (b) =>
      b.lay(
        [0, -10, -14, 1.15],
        '<path d="M-20 -190Q10 -200 40 -176L150 130Q90 176 0 176Q-90 176 -140 120Z" ' +
          `fill="${b.linear(
            [
              [0, '#F7DFA4'],
              [0.4, '#E9B45C'],
              [0.62, '#FBE9BE'],
              [1, '#B9762A'],
            ],
            { x2: 1, y2: 0.3 },
          )}` +
          '"/><path d="M10 -186L40 170M-14 -180L-60 160M30 -170L100 150" stroke="#B9762A" ' +
          'stroke-width="4" opacity=".4" fill="none"/>' +
          b.times(
            24,
            () =>
              `<path d="${b.blob(b.between(6, 16), b.between(4, 9), 0.4, 7)}" fill="#A35A18" ` +
              `opacity=".45" transform="translate(${b.whole(-80, 90)} ${b.whole(-60, 150)})"/>`,
          ),
        { blur: 14, height: 18, shine: 0.4, rough: 0.3, grain: 0.02, shade: 0.5, soft: 8 },
      ) +
      drizzle(b, [10, 60], 74, '#FFF3DA', { width: 6 }) +
      crumbs(b, 40, 90, ['#FFFFFF'], { at: [10, 40], size: [2, 4] }),
    { turn: 10, flips: false },
  ),
  'roti-bom': recipe(
    [...griddle],
    5,
    (b) =>
      prata(b, [-50, -56, 20], 108, { colour: '#E9AE4A' }) +
      prata(b, [66, 16, -30], 104, { colour: '#E9AE4A' }) +
      slab(b, [-46, -56, 20], 46, 34, '#FFE98A', { corner: 8 }) +
      crumbs(b, 60, 110, ['#FFFFFF'], { size: [2, 4] }) +
      curryDip(b, [-90, 112], 66),
    still,
  ),
  'roti-sweet': recipe(
    ['plate-pink', 'melamine', 'basket', 'leaf-plate'],
    0,
    (b) =>
      b.times(9, (index) =>
        slab(
          b,
          [-80 + (index % 3) * 80, -80 + Math.floor(index / 3) * 78, b.whole(-6, 6)],
          76,
          72,
          '#E9B45C',
          {
            corner: 9,
            rough: 0.6,
            grain: 0.03,
            over: b.times(
              5,
              () =>
                `<path d="${b.blob(b.between(5, 12), b.between(4, 7), 0.4, 7)}" fill="#A35A18" ` +
                `opacity=".5" transform="translate(${b.whole(-26, 26)} ${b.whole(-24, 24)})"/>`,
            ),
          },
        ),
      ) +
      drizzle(b, [0, 0, -20], 136, '#FFF8E8', { turns: 9, width: 10 }) +
      crumbs(b, 40, 120, ['#FFFFFF'], { size: [2, 4] }),
    still,
  ),
  'banana-roti': recipe(
    ['teal', 'basket', 'melamine-green'],
    1,
    (b) =>
      b.times(9, (index) =>
        slab(
          b,
          [-80 + (index % 3) * 80, -80 + Math.floor(index / 3) * 78, b.whole(-6, 6)],
          76,
          72,
          '#E2A546',
          {
            corner: 9,
            rough: 0.6,
            grain: 0.03,
            over: '<ellipse rx="22" ry="15" fill="#FBEBB0"/><circle r="4" fill="#8A5A20"/>',
          },
        ),
      ) +
      drizzle(b, [0, 0, -20], 136, '#4A220C', { turns: 9, width: 8 }) +
      drizzle(b, [0, 0, 40], 130, '#FFF8E8', { turns: 7, width: 7 }),
    still,
  ),
  thosai: recipe(
    ['leaf-steel', 'steel', 'leaf-plate'],
    2,
    (b) =>
      b.lay(
        [-6, -40, -12, 1.12],
        '<path d="M-190 -30Q-190 -64 -150 -64H150Q190 -64 190 -30V30Q190 64 150 64H-150Q-190 ' +
          `64 -190 30Z" fill="${b.linear([
            [0, '#F4D28E'],
            [0.5, '#DFA04A'],
            [0.7, '#F2CE8A'],
            [1, '#A9641C'],
          ])}` +
          `"/>${b.times(
            40,
            () =>
              `<circle cx="${b.whole(-176, 176)}" cy="${b.whole(-54, 54)}" r="${b.whole(2, 6)}" ` +
              `fill="${b.pick(['#B9762A', '#FBE7BE'])}" opacity=".55"/>`,
          )}` +
          '<path d="M-180 10Q0 22 180 6" stroke="#8A4A14" stroke-width="5" fill="none" ' +
          'opacity=".4"/>',
        { blur: 18, height: 20, shine: 0.4, rough: 0.2, grain: 0.04, shade: 0.5, soft: 8 },
      ) +
      dip(b, [-96, 106], 58, '#FBF6E8', { bits: [12, ['#4F8A2B', '#2b160a']] }) +
      dip(b, [20, 122], 54, '#D9602A') +
      dip(b, [126, 92], 56, '#D98A24', { bits: [20, ['#F58A2A', '#7DBB46']] }),
    still,
  ),
  naan: recipe(
    ['steel', 'board', 'terracotta', 'leaf-plate'],
    3,
    (b) =>
      b.lay(
        [-20, -40, -20, 1.1],
        '<path d="M-170 0C-160 -80 -60 -110 40 -90C120 -76 176 -30 186 10C150 70 40 100 -50 ' +
          '84C-120 76 -176 50 -170 0Z" fill="' +
          b.radial([
            [0, '#FBE9C0'],
            [0.7, '#EDC27A'],
            [1, '#C08436'],
          ]) +
          `"/>${b.times(
            26,
            () =>
              `<path d="${b.blob(b.between(8, 22), b.between(6, 14), 0.4, 7)}" ` +
              `fill="${b.pick(['#8A4A18', '#C98A3A', '#FFF3D6'])}" opacity=".5" ` +
              `transform="translate(${b.whole(-130, 140)} ${b.whole(-70, 66)})"/>`,
          )}`,
        { blur: 9, height: 12, shine: 0.25, rough: 0.6, grain: 0.02, shade: 0.5, soft: 6 },
      ) +
      dip(b, [-90, 112], 72, '#D9A83E', { bits: [40, ['#8FBF4A', '#E9C97A', '#6B8A2A']] }) +
      slab(b, [60, -60, 20], 46, 34, '#FFE98A', { corner: 8 }) +
      coriander(b, [110, 100, 20, 1]),
    still,
  ),
  'dough-sticks': recipe(
    ['basket', 'board', 'steel', 'melamine-green'],
    4,
    (b) =>
      doughStick(b, [-30, -80, -34]) +
      doughStick(b, [20, 0, -30]) +
      doughStick(b, [50, 86, -36, 0.9]) +
      dip(b, [-124, 110], 58, '#C98A4A'),
    still,
  ),
  'kaya-toast': recipe(
    ['indigo', 'terracotta', 'melamine-green', 'plate-green'],
    ['rose', 'turmeric', 'sky', 'teak', 'cobalt'],
    (b) => {
      const eggs = b.arrange<Point>([128, 74], [-118, 92], [124, -92])
      return (
        b.arrange(
          kayaToast(b, [-70, -86, -16, 1.1]) +
            kayaToast(b, [44, -78, 14, 1.1]) +
            kayaToast(b, [-40, 84, 6, 1.12]),
          kayaToast(b, [-66, -92, -8, 1.1]) +
            kayaToast(b, [62, -52, 26, 1.1]) +
            kayaToast(b, [64, 100, -12, 1.06]),
          kayaToast(b, [-86, -70, -30, 1.1]) +
            kayaToast(b, [-60, 90, -10, 1.12]) +
            kayaToast(b, [78, 62, 22, 1.08]),
        ) +
        dip(b, eggs, 74, '#FDF6E2') +
        b.around(...eggs, () =>
          [
            softYolk(b, [-12, -8], 27, '#FF9F14'),
            softYolk(b, [22, 16], 23, '#FFAE2A'),
            sauce(b, [2, -26], 20, 8, '#3A1A0B', { shine: 1 }),
            crumbs(b, 16, 40, ['#1d0f08'], { size: [1.6, 3] }),
          ].join(''),
        )
      )
    },
    { turn: 16 },
  ),
  'coconut-toast': recipe(
    ['stoneware', 'celadon', 'basket'],
    5,
    (b) =>
      toastSlice(b, [-76, -40, -14, 1.12], '#E9C27A', ['#FFFDF4', '#F2E2B4']) +
      toastSlice(b, [84, 26, 10, 1.12], '#E0B25E', ['#FFFDF4', '#F2E2B4']) +
      slab(b, [-70, -40, 20], 44, 34, '#FFE98A', { corner: 8 }) +
      dip(b, [-90, 130], 50, '#FFB02E'),
    still,
  ),
  'pandan-toast': recipe(
    ['melamine', 'indigo', 'celadon'],
    0,
    (b) =>
      b.times(9, (index) =>
        slab(
          b,
          [-70 + (index % 3) * 74, -86 + Math.floor(index / 3) * 72, b.whole(-10, 10)],
          66,
          62,
          '#E9BE78',
          { corner: 8, rough: 0.5, grain: 0.05 },
        ),
      ) +
      dip(b, [116, 100], 82, '#7DB53A') +
      sauce(b, [-10, -10], 80, 56, '#86BE3E', { jag: 0.26, shine: 1 }),
    still,
  ),
  'chocolate-toast': recipe(
    ['board', 'basket-yellow', 'celadon'],
    1,
    (b) =>
      toastSlice(b, [-74, -36, -12, 1.14], '#4A220E', ['#2b130a', '#6B3A1E', '#FFE9A0']) +
      toastSlice(b, [84, 30, 10, 1.14], '#FFD96A', ['#FFE9A0', '#F7C64A', '#FFF3C8']) +
      drizzle(b, [0, 0, -20], 110, '#FFF8E8', { turns: 8, width: 6 }),
    still,
  ),
  'garlic-toast': recipe(
    ['basket', 'board', 'melamine-yellow'],
    2,
    (b) =>
      toastSlice(b, [-76, -44, -14, 1.12], '#F2CE6A', ['#5FAF46', '#4F8A2B', '#FFF3C8']) +
      toastSlice(b, [84, 26, 10, 1.12], '#F2CE6A', ['#5FAF46', '#4F8A2B', '#FFF3C8']) +
      leaf(b, [-100, 140, 70, 0.9]),
    still,
  ),
  'milk-toast': recipe(
    ['melamine', 'sand', 'steel'],
    3,
    (b) =>
      toastSlice(b, [-66, -50, -12, 1.16], '#FBF0D2') +
      toastSlice(b, [80, 30, 10, 1.16], '#FBF0D2') +
      drizzle(b, [0, -10, -20], 120, '#FFFDF6', { turns: 8, width: 10 }) +
      slab(b, [-60, -50, 20], 46, 36, '#FFE98A', { corner: 8 }) +
      slab(b, [84, 30, -10], 46, 36, '#FFE98A', { corner: 8 }) +
      crumbs(b, 40, 120, ['#FFFFFF'], { size: [2, 4] }),
    still,
  ),
  'steamed-bread': recipe(
    [...darkPlates, 'steamer'],
    4,
    (b) =>
      (
        [
          [-80, -70, -12],
          [60, -84, 8],
          [-50, 60, 6],
          [90, 50, -10],
        ] as const
      )
        .map(([x, y, turn]) =>
          slab(b, [x, y, turn], 128, 108, '#FFF8EA', {
            corner: 26,
            blur: 12,
            height: 13,
            rough: 0.3,
            grain: 0.02,
            shine: 0.2,
          }),
        )
        .join('') + dip(b, [10, -8], 66, '#9DB52E', { bits: [14, ['#C9DB5A']] }),
    still,
  ),
  'soft-eggs': recipe(
    ['plate-pink', 'celadon'],
    5,
    (b) =>
      egg(b, [-60, -30, 20, 1.7], { yolk: 'jammy' }) +
      egg(b, [70, 40, -30, 1.7], { yolk: 'jammy' }) +
      sauce(b, [0, 110], 60, 22, '#3A1A0B', { shine: 1 }) +
      crumbs(b, 30, 110, ['#1d0f08'], { size: [2, 4] }),
    still,
  ),
}
