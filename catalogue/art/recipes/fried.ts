// Recipes from which pictures are painted: fried food, from chicken to tofu.
import { short } from '../outline.ts'
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { samosa } from '../ingredients/bread.ts'
import { ball, chunk, cubes, pieces, slab } from '../ingredients/chunk.ts'
import { egg, omelette } from '../ingredients/egg.ts'
import {
  chili,
  chiliRings,
  coriander,
  leaves,
  mint,
  onion,
  peanuts,
  scallion,
  shallots,
} from '../ingredients/herb.ts'
import { chickenLeg, friedChicken, wing } from '../ingredients/meat.ts'
import { noodleKinds, noodles, shreds } from '../ingredients/noodles.ts'
import { friedRoll } from '../ingredients/parcel.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { cockles, prawn, squidRing } from '../ingredients/seafood.ts'
import { tempeh, tofuPuff, tofuTriangle } from '../ingredients/tofu.ts'
import {
  beans,
  cabbage,
  calamansi,
  cucumber,
  lettuce,
  lime,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const round4 = { turn: 50 }
const chips = (
  b: Brush,
  x: number,
  y: number,
  count = 22,
  colour: Colour = '#F2C250',
  radius = 70,
): string =>
  b.times(count, () => {
    const [px, py] = b.within(radius)
    return slab(b, [x + px, y + py, b.whole(0, 180)], b.between(90, 130), 20, colour, {
      corner: 4,
      rough: 0.4,
    })
  })
const garlic = (b: Brush, count = 50): string =>
  crumbs(b, count, 120, ['#F2D49A', '#E0B060', '#F7E3B4'], { size: [4, 8] })
const sweetChili = (b: Brush, spot: Spot, radius = 62): string =>
  dip(b, spot, radius, '#D8341A', { bits: [24, ['#F2B24A', '#8d1608', '#FFE0A0']] })

/** Paints a fried potato patty: browned in patches, with flecks of leaf, in a thin crust of egg. */
function potatoCake(b: Brush, spot: Spot): string {
  const speckle = (count: number, colours: readonly Colour[], size: number, opacity: number) =>
    b.times(count, () => {
      const [x, y] = b.within(70)
      return (
        `<path d="${b.blob(b.between(size * 0.5, size * 1.4), b.between(size * 0.4, size), 0.4, 8)}" ` +
        `transform="translate(${short(x)} ${short(y)})" ` +
        `fill="${b.pick(colours)}" opacity="${opacity}"/>`
      )
    })
  const crust = chunk(b, spot, 106, 98, '#F2CE74', { jag: 0.12, points: 22, height: 4, shine: 0.3 })
  const patty = chunk(b, spot, 92, 86, '#D08E36', {
    jag: 0.04,
    points: 18,
    blur: 12,
    height: 16,
    shine: 0.35,
    rough: 0.5,
    over:
      speckle(34, ['#A9641F', '#8F4E18', '#B9702A'], 13, 0.5) +
      speckle(22, ['#EFC370', '#F5D795'], 10, 0.6) +
      speckle(12, ['#4F8F3A', '#6BA648'], 4, 0.9),
  })
  return crust + patty
}

/** Paints a stick of vegetable in a puffed batter with crisp edges. */
function batterStick(b: Brush, spot: Spot): string {
  const colour = b.pick<Colour>(['#E2A744', '#D99A36', '#E7B257'])
  const edge = chunk(b, spot, 82, 38, '#F0C468', { jag: 0.15, points: 22, height: 4, rough: 0.6 })
  const stick = chunk(b, spot, 74, 29, colour, {
    jag: 0.12,
    points: 18,
    blur: 9,
    height: 13,
    shine: 0.4,
    rough: 0.7,
    grain: 0.05,
  })
  return edge + stick
}

/** Paints a handful of papaya shreds, fried in batter until they are crisp. */
const crispShreds = (b: Brush, spot: Spot): string =>
  shreds(b, spot, 86, {
    count: 66,
    colours: ['#E9B04A', '#D9953A', '#F4CE7C', '#E3C870'],
    length: [60, 112],
    width: 9,
  })

export const fried: RecipeBook = {
  'fried-chicken': recipe(
    ['basket', 'leaf-plate', 'basket-yellow', 'melamine-green', 'board', 'tray'],
    ['turmeric', 'sky', 'chili', 'teal', 'plum'],
    (b) =>
      friedChicken(b, [-64, -92, -24, 1.26]) +
      friedChicken(b, [72, -46, 30, 1.2], '#D0842A') +
      friedChicken(b, [-74, 50, 160, 1.2], '#C26A1A') +
      friedChicken(b, [50, 96, -10, 1.24], '#CF7E26') +
      sweetChili(b, [154, 136], 54) +
      lime(b, [-154, 132, 30, 1.1]),
    { turn: 30, toppings: [[], ['coriander'], ['chili'], ['shallots'], ['basil']] },
  ),
  'ayam-goreng': recipe(
    ['leaf-red', 'leaf-steel', 'tray', 'leaf-cobalt'],
    0,
    (b) =>
      chickenLeg(b, [-50, -70, -20, 1.32], '#D0801E', { char: false }) +
      chickenLeg(b, [50, 40, 158, 1.28], '#C2721A', { char: false }) +
      crumbs(b, 160, 140, ['#E9B04A', '#C98A2A', '#F2C87A', '#A9601D'], { size: [3, 7] }) +
      leaves(
        b,
        [
          [90, -100, 60, 0.9],
          [120, -60, 100, 0.9],
          [-20, 0, 20, 0.8],
        ],
        '#4F8F3A',
      ) +
      dip(b, [-118, 108], 60, '#B3200E', { bits: [24, ['#E0502A', '#7d1408', '#F4B13C']] }) +
      cucumber(b, [110, 126], 34) +
      tomato(b, [66, 152], 32) +
      lettuce(b, [-20, 150], 50, 40),
    { turn: 24 },
  ),
  'fried-wings': recipe(
    ['basket', 'sand', 'basket-yellow', 'board', 'celadon'],
    1,
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
        .map(([x, y, turn]) => wing(b, [x, y, turn, 1.08], b.pick(['#D08A2E', '#C27A22'])))
        .join('') +
      crumbs(b, 50, 130, ['#F2D49A', '#E9B04A'], { size: [3, 7] }) +
      chiliRings(b, 5, 120) +
      scallion(b, 20, 120, { size: 1.2 }) +
      lime(b, [150, 130, -30, 1]),
    { turn: 24, toppings: [[], ['sesame'], ['coriander']] },
  ),
  'chicken-tenders': recipe(
    ['basket', 'basket-yellow', 'board'],
    2,
    (b) =>
      (
        [
          [-70, -110, -50],
          [-10, -90, -54],
          [56, -70, -50],
          [-60, 10, -40],
          [20, 20, -44],
          [90, 40, -50],
        ] as const
      )
        .map(([x, y, turn]) =>
          slab(b, [x, y, turn], 170, 56, '#CF8A32', {
            corner: 24,
            rough: 0.6,
            grain: 0.08,
            blur: 9,
            height: 12,
          }),
        )
        .join('') +
      dip(b, [-110, 120], 58, '#C4200F') +
      chips(b, 60, 130, 8) +
      lettuce(b, [140, -110], 50, 44),
    { turn: 24 },
  ),
  'har-cheong-gai': recipe(
    ['basket', 'leaf-plate', 'plate-pink'],
    3,
    (b) =>
      (
        [
          [-80, -90, 10],
          [70, -96, -20],
          [-90, 20, 30],
          [50, 0, -8],
          [-20, 106, -10],
          [100, 90, 20],
        ] as const
      )
        .map(([x, y, turn]) => friedChicken(b, [x, y, turn, 0.98], '#B96A22'))
        .join('') +
      dip(b, [-128, 128], 50, '#D8341A') +
      calamansi(b, [152, 140, -30, 1.2]),
    { turn: 30 },
  ),
  'cha-gio': recipe(
    ['teal', 'leaf-plate', 'celadon', 'tray', 'basket-green'],
    ['pandan', 'rose', 'turmeric', 'milk', 'teal'],
    (b) =>
      lettuce(b, [-70, -60], 150, 116) +
      friedRolls(b, [
        [-44, -96, -20],
        [-30, -32, -18],
        [-12, 32, -22],
        [8, 98, -17],
      ]) +
      sweetChili(b, [142, -66], 68) +
      mint(b, [-154, 60, -20, 1.5]) +
      coriander(b, [136, 96, 40, 1.2]),
    { turn: 18 },
  ),
  lumpia: recipe(
    ['basket-yellow', 'basket', 'leaf-plate', 'terracotta'],
    4,
    (b) =>
      friedRolls(
        b,
        [
          [-100, -104, 62],
          [-44, -92, 66],
          [12, -98, 60],
          [68, -86, 64],
          [-100, 80, 58],
          [-44, 92, 64],
          [12, 82, 60],
        ],
        '#D08A2E',
      ) +
      sweetChili(b, [148, 92], 74) +
      calamansi(b, [140, -90, 60, 1.2]),
    { turn: 18 },
  ),
  'square-rolls': recipe(
    ['leaf-plate', 'indigo', 'board'],
    5,
    (b) =>
      lettuce(b, [-90, 90], 110, 90) +
      (
        [
          [-70, -80, 10],
          [50, -90, -12],
          [-10, 20, 6],
          [110, 10, -8],
        ] as const
      )
        .map(([x, y, turn]) =>
          slab(b, [x, y, turn], 110, 104, '#CB8A34', {
            corner: 16,
            rough: 0.55,
            grain: 0.07,
            blur: 9,
            height: 12,
          }),
        )
        .join('') +
      sweetChili(b, [120, 124], 52) +
      mint(b, [-120, 90, -10, 1.5]) +
      noodles(b, [-20, 140], 50, noodleKinds.vermicelli),
    { turn: 18 },
  ),
  'ngoh-hiang': recipe(
    ['leaf-plate', 'celadon', 'plate-red', 'tray'],
    0,
    (b) =>
      b.times(9, (index) =>
        chunk(
          b,
          [
            -90 + (index % 3) * 78 + Math.floor(index / 3) * 14,
            -90 + Math.floor(index / 3) * 74,
            -20,
          ],
          44,
          37,
          '#8E4A1A',
          {
            rough: 0.5,
            jag: 0.05,
            over:
              '<ellipse rx="33" ry="27" fill="#E6B98E"/>' +
              '<circle cx="-10" cy="-6" r="6" fill="#F58A2A"/>' +
              '<circle cx="9" cy="5" r="5" fill="#FBF3E0"/>' +
              '<circle cx="8" cy="-10" r="4" fill="#5FAF46"/>',
          },
        ),
      ) +
      dip(b, [130, -110], 46, '#C4200F') +
      dip(b, [146, 116], 44, '#5A2A10') +
      cucumber(b, [-60, 142], 34) +
      cucumber(b, [-18, 152], 32),
    { turn: 18 },
  ),
  samosa: recipe(
    ['basket', 'steel', 'leaf-plate', 'terracotta'],
    1,
    (b) =>
      (
        [
          [-80, -80, 10],
          [60, -90, 100],
          [-30, 30, 200],
          [100, 30, -30],
        ] as const
      )
        .map(([x, y, turn]) => samosa(b, [x, y, turn, 1.05]))
        .join('') +
      dip(b, [-114, 112], 56, '#4F8A2B', { bits: [16, ['#C9E27A', '#D7261C']] }) +
      onion(b, 6, 40, { at: [120, 110], colour: '#D98AC0', width: 7 }) +
      lime(b, [60, 150, -20, 1]),
    { turn: 24 },
  ),
  ukoy: recipe(
    ['basket-yellow', 'leaf-plate', 'tray'],
    2,
    (b) =>
      (
        [
          [-70, -70, 0],
          [70, -80, 40],
          [0, 60, 80],
        ] as const
      )
        .map(
          ([x, y, turn]) =>
            noodles(b, [x, y, turn], 98, {
              ...noodleKinds.crisp,
              strands: 60,
              width: 8,
              colour: '#E0983A',
            }) +
            prawn(b, [x - 20, y - 10, turn, 0.9]) +
            prawn(b, [x + 30, y + 16, turn + 120, 0.85]),
        )
        .join('') +
      dip(b, [136, 96], 56, '#D9B48A', { bits: [24, ['#C77BAF', '#D7261C', '#3F8B30']] }) +
      scallion(b, 24, 120, { size: 1.2 }),
    { turn: 24 },
  ),
  'potato-cakes': recipe(
    ['leaf-plate', 'celadon', 'basket-green', 'melamine'],
    ['chili', 'cobalt', 'turmeric', 'teal'],
    (b) =>
      potatoCake(b, [-84, -78, 10]) +
      potatoCake(b, [86, -64, 130]) +
      potatoCake(b, [-26, 92, 250]) +
      shallots(b, 26, 120) +
      coriander(b, [-142, 62, -30, 0.9]) +
      dip(b, [136, 112], 56, '#B3200E', { bits: [24, ['#E0502A', '#7d1408', '#F4B13C']] }),
    { turn: 24 },
  ),
  // Sticks of gourd, rings of onion and split-pea balls, in a thin yellow batter.
  fritters: recipe(
    ['basket-green', 'leaf-plate', 'celadon', 'board'],
    ['turmeric', 'teal', 'chili', 'cobalt'],
    (b) =>
      (
        [
          [-98, -88, 24],
          [-18, -112, -14],
          [-120, 10, 68],
          [-44, 4, 34],
          [-74, 98, -22],
        ] as const
      )
        .map(([x, y, turn]) => batterStick(b, [x, y, turn]))
        .join('') +
      (
        [
          [66, -62, 20],
          [40, 62, 70],
        ] as const
      )
        .map(([x, y, turn]) =>
          noodles(b, [x, y, turn], 78, { ...noodleKinds.crisp, strands: 34, colour: '#DFA043' }),
        )
        .join('') +
      ball(b, [132, -118], 34, '#C98B2C', { rough: 0.6, shine: 0.3 }) +
      ball(b, [150, -32], 32, '#BF7F26', { rough: 0.6, shine: 0.3 }) +
      ball(b, [4, 142], 33, '#C98B2C', { rough: 0.6, shine: 0.3 }) +
      dip(b, [132, 92], 62, '#6A3214', { bits: [22, ['#D7261C', '#3F8B30', '#E7C27A']] }) +
      mint(b, [-148, 132, -20, 1.2]) +
      onion(b, 5, 34, { at: [-10, -40], colour: '#D98AC0', width: 6 }),
    { turn: 24 },
  ),
  // Green papaya in batter, with the dressing of som tam beside it.
  'som-tam-fried': recipe(
    ['leaf-plate', 'tray', 'teal'],
    ['turmeric', 'rose', 'sky'],
    (b) =>
      lettuce(b, [-104, 96], 110, 92) +
      crispShreds(b, [-20, -112]) +
      crispShreds(b, [-98, -16]) +
      crispShreds(b, [56, -18]) +
      crispShreds(b, [-28, 66]) +
      beans(
        b,
        [
          [112, -126, 30],
          [136, -104, 48],
          [-154, 78, 100],
        ],
        '#58A63F',
        80,
      ) +
      tomato(b, [148, -40, 20], 34) +
      tomato(b, [-136, 120, 60], 34) +
      dip(b, [112, 100], 74, '#B5561E', { bits: [40, ['#D7261C', '#3F8B30', '#F2D49A']] }) +
      peanuts(b, 12, 110, { at: [-20, -10] }) +
      chiliRings(b, 4, 110, { size: 1.4 }) +
      coriander(b, [-30, 148, 40, 0.9]),
    { turn: 30 },
  ),
  fries: recipe(
    ['basket', 'basket-yellow', 'basket-green', 'board'],
    3,
    (b) =>
      chips(b, 0, 0, 46, '#F2C250', 130) +
      crumbs(b, 30, 130, ['#FFFFFF', '#B5301A'], { size: [2, 4] }) +
      dip(b, [128, 110], 58, '#C4200F'),
    round4,
  ),
  'sweet-potato-fries': recipe(
    ['basket', 'basket-green', 'celadon'],
    4,
    (b) =>
      chips(b, 0, 0, 46, '#E8832A', 130) +
      crumbs(b, 50, 130, ['#FFFFFF', '#B5301A', '#8b1f10'], { size: [2, 4] }) +
      dip(b, [128, 110], 58, '#FBF3DF') +
      coriander(b, [-120, 116, -20, 1]),
    round4,
  ),
  batagor: recipe(
    ['stoneware', 'celadon', 'leaf-plate'],
    5,
    (b) =>
      (
        [
          [-80, -70, 10],
          [20, -96, -12],
          [100, -30, 30],
          [-30, 10, -20],
        ] as const
      )
        .map(([x, y, turn]) => tofuTriangle(b, [x, y, turn, 1.35], '#D9983E'))
        .join('') +
      pieces(
        b,
        [
          [60, 60],
          [-90, 70],
          [0, 100],
        ],
        ['#CF8A32', '#D9983E'],
        50,
        { rough: 0.8, grain: 0.06 },
      ) +
      sauce(b, [0, 10, -20], 130, 70, '#A95A22', {
        jag: 0.26,
        bits: [50, ['#E8B878', '#7A3A10']],
      }) +
      drizzle(b, [0, 10], 90, '#2B130A', { width: 6 }) +
      calamansi(b, [144, 110, -30, 1.2]) +
      shallots(b, 24, 100),
    { turn: 30 },
  ),
  siomay: recipe(
    ['celadon', 'leaf-plate', 'steel'],
    0,
    (b) =>
      (
        [
          [-80, -80],
          [20, -96],
          [-40, 0],
        ] as const
      )
        .map(([x, y]) =>
          chunk(b, [x, y], 50, 44, '#D9C0A0', { rough: 0.5, blur: 10, height: 13, shine: 0.5 }),
        )
        .join('') +
      tofuPuff(b, [96, -60, 20, 1.1], '#E6C48E') +
      egg(b, [80, 40, 30, 1.15]) +
      b.times(2, (index) =>
        b.around(-80 + index * 60, 80 + index * 20, () => cabbage(b, [0, 0], 42)),
      ) +
      chunk(b, [40, 110], 42, 34, '#F2DA8A', { rough: 0.2 }) +
      sauce(b, [-10, -10, -20], 128, 76, '#B46A28', {
        jag: 0.28,
        bits: [60, ['#E8B878', '#8a4513', '#F2CB92']],
      }) +
      drizzle(b, [-10, -10], 84, '#2B130A', { width: 6 }) +
      calamansi(b, [144, 110, -30, 1.2]),
    { turn: 30 },
  ),
  'oyster-omelette': recipe(
    ['leaf-plate', 'indigo', 'melamine-green', 'hotplate', 'celadon'],
    1,
    (b) =>
      omelette(b, [0, 0], 172, 148) +
      cockles(b, 14, 130, '#8A8478') +
      coriander(b, [40, -60, 20, 1.3]) +
      coriander(b, [-60, 50, -30, 1.2]) +
      scallion(b, 30, 130, { size: 1.3 }) +
      dip(b, [140, 116], 54, '#D8341A') +
      chiliRings(b, 4, 110),
    round4,
  ),
  omelette: recipe(
    ['melamine-yellow', 'leaf-plate', 'celadon', 'terracotta'],
    2,
    (b) =>
      omelette(b, [0, 0], 172, 146) +
      scallion(b, 40, 130, { size: 1.3 }) +
      chiliRings(b, 5, 110) +
      coriander(b, [20, -20, 20, 1.2]) +
      cucumber(b, [-140, 100], 34) +
      dip(b, [142, 108], 50, '#C4200F'),
    round4,
  ),
  'carrot-cake': recipe(
    ['leaf-plate', 'plate-red', 'melamine', 'sand'],
    3,
    (b) =>
      omelette(b, [0, 0], 160, 136, '#E9B84A') +
      cubes(b, 34, 140, ['#F2DFBA', '#EBD0A0', '#E0B97A', '#C98A3A'], { size: 1.7, shine: 0.4 }) +
      crumbs(b, 40, 130, ['#8A4A1C', '#F7CF5E', '#C98A3A'], { size: [5, 9] }) +
      scallion(b, 60, 140, { size: 1.5 }) +
      chiliRings(b, 4, 110) +
      sauce(b, [130, 110], 44, 34, '#A81C0A', { bits: [16, ['#E0502A']] }),
    round4,
  ),
  'pan-fried-cake': recipe(
    ['celadon', 'board', 'plate-pink', 'indigo'],
    4,
    (b) =>
      b
        .arrange<readonly Spot[]>(
          [
            [-96, -84, 10],
            [16, -104, -6],
            [-70, 16, 4],
            [46, 4, -10],
            [-28, 112, 8],
            [88, 100, -4],
          ],
          [
            [-112, -20, 70],
            [-44, -30, 74],
            [24, -36, 70],
            [92, -42, 76],
            [-60, 100, 10],
            [56, 96, -12],
          ],
        )
        .map(([x, y, turn]) => {
          const browned = b.times(16, () => {
            const [px, py] = [b.between(-44, 44), b.between(-32, 32)]
            return (
              `<path d="${b.blob(b.between(6, 18), b.between(5, 12), 0.35, 8)}" ` +
              `transform="translate(${short(px)} ${short(py)})" ` +
              `fill="${b.pick(['#B9702A', '#D08A3C', '#F2D39A', '#A85F1E'])}" opacity=".6"/>`
            )
          })
          return slab(b, [x, y, turn], 108, 84, '#DFA85A', {
            corner: 12,
            rough: 0.45,
            shine: 0.5,
            over:
              `${browned}<circle cx="-18" cy="-10" r="6" fill="#B93A28"/>` +
              '<circle cx="20" cy="12" r="6" fill="#C9502E"/>',
          })
        })
        .join('') +
      scallion(b, 50, 140, { size: 1.4 }) +
      dip(b, [146, -116], 46, '#C4200F', { bits: [18, ['#F2B24A', '#7d1408']] }),
    { turn: 20 },
  ),
  'fried-tofu': recipe(
    ['celadon', 'basket-green', 'leaf-plate', 'teal'],
    5,
    (b) =>
      (
        [
          [-90, -80, 10],
          [10, -100, 60],
          [100, -60, -20],
          [-50, 0, 100],
          [50, 10, 20],
          [-100, 80, -30],
          [0, 104, 40],
        ] as const
      )
        .map(([x, y, turn]) => tofuTriangle(b, [x, y, turn, 1.3]))
        .join('') +
      dip(b, [124, 100], 60, '#8A4A1C', { bits: [24, ['#D7261C', '#3F8B30', '#F4E3B0']] }) +
      coriander(b, [-20, 40, 20, 1.1]),
    round4,
  ),
  'salt-tofu': recipe(
    ['indigo', 'terracotta', 'teal'],
    0,
    (b) =>
      b
        .spread(15, 148, 70)
        .map(([x, y]) => tofuPuff(b, [x, y, b.whole(0, 90), 1.12], b.pick(['#E9BE6E', '#F0D08A'])))
        .join('') +
      chiliRings(b, 9, 130) +
      scallion(b, 50, 140, { size: 1.5 }) +
      garlic(b, 80),
    round4,
  ),
  tempeh: recipe(
    ['leaf-plate', 'tray', 'terracotta'],
    1,
    (b) =>
      (
        [
          [-80, -90, 20],
          [50, -80, -10],
          [-40, -10, 10],
          [90, 10, 30],
          [-80, 70, -16],
          [40, 90, 6],
        ] as const
      )
        .map(([x, y, turn]) => tempeh(b, [x, y, turn, 1.3]))
        .join('') +
      dip(b, [136, 116], 52, '#B3200E', { bits: [20, ['#E0502A', '#7d1408']] }) +
      chili(b, [-130, 130, -10, 0.7], '#4F9A3B'),
    { turn: 24 },
  ),
  calamari: recipe(
    ['basket', 'stoneware', 'basket-yellow'],
    2,
    (b) =>
      b.times(13, () => {
        const [x, y] = b.within(126)
        return squidRing(b, [x, y, 0, 1.25], '#D9A048')
      }) +
      garlic(b, 40) +
      lime(b, [130, 120, -20, 1.1], { rind: '#E9B928', flesh: '#FBE06A' }) +
      dip(b, [-124, 118], 52, '#FBF3DF'),
    round4,
  ),
}

function friedRolls(b: Brush, spots: readonly Spot[], colour: Colour = '#CB7E26'): string {
  return spots.map(([x, y, turn]) => friedRoll(b, [x, y, turn, 1.24], colour)).join('')
}
