// Recipes from which pictures are painted: curries and stews in a bowl.
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { broth } from '../ingredients/broth.ts'
import { ball, chunk, pieces, slab } from '../ingredients/chunk.ts'
import {
  chili,
  chiliRings,
  coriander,
  flower,
  leaf,
  leaves,
  lemongrass,
  peanuts,
  scallion,
  shallots,
  strips,
} from '../ingredients/herb.ts'
import { boneRound, chickenLeg } from '../ingredients/meat.ts'
import { drizzle, sauce } from '../ingredients/sauce.ts'
import { fishFillet, shell, squidRing } from '../ingredients/seafood.ts'
import { tofuBlock } from '../ingredients/tofu.ts'
import {
  beans,
  bokChoy,
  cornCob,
  greenEggplant,
  greensStalk,
  mushroom,
  okra,
  purpleEggplant,
  round,
  tomato,
} from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'
import { prawns } from '../spread.ts'

const wide = { turn: 60 }
const fillets = (b: Brush, ...spots: Spot[]): string =>
  spots.map((spot) => fishFillet(b, spot)).join('')
const stems = (b: Brush, count: number, colour: Colour = '#4F9A3B'): string =>
  beans(
    b,
    Array.from({ length: count }, (): Spot => {
      const [x, y] = b.within(126)
      return [x, y, b.whole(0, 180)]
    }),
    colour,
    88,
  )
const cream = (b: Brush, x: number, y: number): string =>
  sauce(b, [x, y, b.whole(-30, 30)], 66, 20, '#FFFDF0', { jag: 0.25 })

export const curries: RecipeBook = {
  amok: recipe(
    ['plate-orange', 'tray', 'terracotta', 'sand', 'teal'],
    ['milk', 'rose', 'cobalt', 'lime', 'brick'],
    (b) =>
      leafCup(b) +
      sauce(b, [0, 0], 128, 124, '#E39A3A', {
        blur: 10,
        height: 12,
        rough: 0.5,
        grain: 0.022,
        jag: 0.05,
      }) +
      pieces(
        b,
        [
          [-46, -40],
          [44, -50],
          [-24, 46],
          [58, 40],
        ],
        ['#F0B45C', '#F4C272'],
        44,
        { shine: 0.5 },
      ) +
      sauce(b, [-4, -4], 68, 50, '#FFF4DC', { blur: 8, height: 8, jag: 0.2 }) +
      drizzle(b, [0, 0], 88, '#FFF6E2', { turns: 7, width: 6 }) +
      strips(b, 26, 62, '#2C6E2B', { width: 4 }) +
      strips(b, 10, 52, '#D7261C', { width: 6, length: [24, 40] }) +
      leaf(b, [74, -82, 50, 0.95]) +
      leaf(b, [104, -56, 84, 0.85]),
    { turn: 30 },
  ),
  'green-curry': recipe(
    ['bowl-green', 'clay', 'bowl-stone', 'bowl-rooster'],
    ['milk', 'rose', 'brick', 'cobalt'],
    (b) =>
      broth(b, '#A3B854', { swirl: '#E6EDB4', oil: '#6E8E1E', drops: 120 }) +
      pieces(
        b,
        [
          [-76, -74],
          [30, -100],
          [104, -30],
          [-30, 0],
          [60, 66],
          [-96, 50],
        ],
        ['#F6E6C2', '#EED6A6', '#FBEFD2'],
        50,
        { shine: 0.5 },
      ) +
      (
        [
          [-20, -60, 30],
          [70, -10, -40],
          [-40, 90, 70],
          [110, 60, 10],
          [0, 50, -20],
        ] as const
      )
        .map(([x, y, turn]) => greenEggplant(b, [x, y, turn, 1.25]))
        .join('') +
      stems(b, 3) +
      cream(b, -10, -34) +
      leaves(b, [
        [-14, -20, 40, 1.25],
        [30, 6, 110, 1.15],
        [-46, 26, -30, 1.05],
      ]) +
      chili(b, [60, -128, 30, 0.85]) +
      chili(b, [-90, 116, -20, 0.85]) +
      strips(b, 14, 90, '#2C6E2B'),
    wide,
  ),
  'red-curry': recipe(
    ['bowl-green', 'clay', 'bowl-stone', 'bowl-celadon'],
    0,
    (b) =>
      broth(b, '#D24A1E', { swirl: '#FF9A5A', oil: '#A81C06', drops: 120 }) +
      pieces(
        b,
        [
          [-80, -66],
          [20, -96],
          [100, -30],
          [-30, 6],
          [50, 66],
        ],
        ['#E9B98A', '#DCA472', '#F0C89C'],
        50,
        { shine: 0.6 },
      ) +
      chunk(b, [-100, 50], 46, 40, '#F29A2A', { rough: 0.3 }) +
      chunk(b, [110, 70], 44, 38, '#F29A2A', { rough: 0.3 }) +
      beans(
        b,
        [
          [0, -40, 30],
          [-50, 100, -20],
          [70, 10, 70],
        ],
        '#3F8B30',
        84,
      ) +
      cream(b, 10, -10) +
      leaves(b, [
        [-10, 30, 40, 1.2],
        [40, 16, 110, 1.1],
      ]) +
      chili(b, [0, 130, 10, 0.85]) +
      strips(b, 20, 90, '#2C6E2B'),
    wide,
  ),
  panang: recipe(
    ['bowl-indigo', 'bowl-green', 'bowl-stone'],
    1,
    (b) =>
      broth(b, '#B9441A', { swirl: '#E58A4A', oil: '#F29A3A', drops: 70 }) +
      b.times(7, (index) => {
        const angle = index * 0.9
        return slab(
          b,
          [Math.cos(angle) * 84, Math.sin(angle) * 78, b.whole(0, 180)],
          104,
          52,
          b.pick(['#B9805A', '#A9704A']),
          { corner: 16, rough: 0.4 },
        )
      }) +
      cream(b, 0, 0) +
      strips(b, 44, 80, '#2C6E2B', { width: 4 }) +
      peanuts(b, 10, 90) +
      leaves(b, [
        [-60, 60, 40, 1.1],
        [-20, 84, 110, 1],
      ]) +
      chili(b, [70, -70, 30, 0.8]),
    wide,
  ),
  massaman: recipe(
    ['clay', 'bowl-cobalt', 'bowl-green'],
    2,
    (b) =>
      broth(b, '#B96A24', { swirl: '#E9B06A', oil: '#E8701E', drops: 100 }) +
      chickenLeg(b, [-60, -50, -20, 1.05], '#B9702E', { char: false }) +
      pieces(
        b,
        [
          [80, -60],
          [100, 30],
        ],
        ['#8E5030', '#9E5E3A'],
        50,
      ) +
      (
        [
          [-80, 70],
          [0, 90],
          [60, 100],
        ] as const
      )
        .map(([x, y]) => chunk(b, [x, y], 44, 38, '#F2D27A', { rough: 0.2 }))
        .join('') +
      peanuts(b, 16, 100) +
      onion2(b) +
      leaf(b, [20, -10, 40, 1], '#7A7A3A') +
      flower(b, [-110, 10, 0, 0.8], '#5a2e14', '#3a1c0c', 8),
    wide,
  ),
  'chicken-curry': recipe(
    ['bowl-red', 'clay', 'bowl-rooster', 'bowl-stone'],
    ['turmeric', 'cobalt', 'pandan', 'plum'],
    (b) =>
      broth(b, '#D9801E', { swirl: '#F2AE5A', oil: '#B82A08', drops: 130 }) +
      chickenLeg(b, [-50, -60, -24, 1.15], '#C9701E', { char: false }) +
      chickenLeg(b, [40, 40, 150, 1.1], '#B9641A', { char: false }) +
      (
        [
          [100, -50],
          [-110, 50],
          [-30, 110],
        ] as const
      )
        .map(([x, y]) => chunk(b, [x, y], 44, 38, '#F2D27A', { rough: 0.2 }))
        .join('') +
      leaves(b, [
        [90, 96, 60, 0.9],
        [110, 70, 20, 0.8],
      ]) +
      chili(b, [-110, -30, 60, 0.7]) +
      coriander(b, [20, -10, 20, 1]) +
      shallots(b, 20, 60),
    wide,
  ),
  gulai: recipe(
    ['bowl-green', 'clay', 'bowl-red'],
    4,
    (b) =>
      broth(b, '#E0A024', { swirl: '#F7D27A', oil: '#D9581A', drops: 110 }) +
      chickenLeg(b, [-40, -50, -16, 1.15], '#D9A03A', { char: false }) +
      chickenLeg(b, [30, 50, 164, 1.1], '#D0942E', { char: false }) +
      leaves(
        b,
        [
          [110, -60, 60, 1.2],
          [-110, 60, -40, 1.15],
        ],
        '#6F8F2A',
      ) +
      lemongrass(b, [100, 80, 60]) +
      chili(b, [-60, 120, 0, 0.85]) +
      chiliRings(b, 4, 90),
    wide,
  ),
  'gulai-tripe': recipe(
    ['bowl-stone', 'clay'],
    5,
    (b) =>
      broth(b, '#D98A1E', { swirl: '#F2B85A', oil: '#B8420E', drops: 110 }) +
      pieces(
        b,
        [
          [-80, -60],
          [10, -90],
          [90, -40],
          [-40, 20],
          [50, 40],
          [-90, 60],
        ],
        ['#EAD2A0', '#DDBE84'],
        48,
        { rough: 0.9, grain: 0.06 },
      ) +
      leaves(b, [[100, 80, 60, 1.1]], '#6F8F2A') +
      chili(b, [0, 116, 10, 0.9]) +
      scallion(b, 20, 100),
    wide,
  ),
  'prawn-curry': recipe(
    ['bowl-green', 'clay', 'bowl-stone'],
    0,
    (b) =>
      broth(b, '#D2501A', { swirl: '#F2905A', oil: '#9A1C04', drops: 130 }) +
      prawns(
        b,
        [-80, -70, 10, 1.55],
        [40, -96, 60, 1.5],
        [96, 20, 130, 1.5],
        [-10, 70, 230, 1.5],
        [-110, 50, 300, 1.3],
      ) +
      tomato(b, [10, -10], 36) +
      tomato(b, [70, 104], 32) +
      coriander(b, [-30, 10, 20, 1.1]) +
      chili(b, [-80, 120, 0, 0.85]) +
      onion2(b),
    wide,
  ),
  'asam-pedas': recipe(
    ['clay', 'bowl-red', 'bowl-stone'],
    1,
    (b) =>
      broth(b, '#C2421A', { oil: '#F2802A', drops: 120 }) +
      fillets(b, [-60, -70, -20, 1.5], [70, -20, 30, 1.45]) +
      okra(b, [-80, 50, 20, 1]) +
      okra(b, [-20, 90, -30, 1]) +
      okra(b, [80, 96, 60, 0.9]) +
      tomato(b, [-130, -10], 36) +
      tomato(b, [110, -104], 34) +
      leaves(b, [
        [20, 20, 60, 1.15],
        [50, 50, 110, 1.05],
      ]) +
      flower(b, [-10, -130, 0, 1], '#D9628A', '#F2A0B8', 7) +
      chiliRings(b, 3, 80),
    wide,
  ),
  'kare-kare': recipe(
    ['clay', 'bowl-green', 'bowl-rooster'],
    2,
    (b) =>
      broth(b, '#D98E34', { swirl: '#F2BE74', oil: '#E8A84A', drops: 40 }) +
      boneRound(b, [-70, -50, 0, 1.1], '#A9683A') +
      boneRound(b, [50, -76, 0, 1], '#A9683A') +
      purpleEggplant(b, [100, 30, 70, 1.1]) +
      purpleEggplant(b, [60, 70, 40, 1.05]) +
      bokChoy(b, [-50, 96, 190, 1.05]) +
      beans(
        b,
        [
          [-110, 40, 60],
          [-96, 56, 66],
          [-80, 70, 72],
          [10, 110, 10],
        ],
        '#3F8B30',
        100,
      ) +
      peanuts(b, 10, 80) +
      b.around(130, 104, () => sauce(b, [0, 0], 46, 40, '#8A2A4A', { rough: 0.6 })),
    wide,
  ),
  'claypot-tofu': recipe(
    ['clay', 'bowl-stone'],
    3,
    (b) =>
      broth(b, '#9A5A24', { oil: '#D9A05A', drops: 60 }) +
      (
        [
          [-80, -70],
          [0, -96],
          [84, -60],
          [-40, 0],
          [50, 10],
          [-96, 40],
          [0, 80],
        ] as const
      )
        .map(([x, y]) => tofuBlock(b, [x, y, b.whole(-40, 40), 1.05], '#F0CB7A'))
        .join('') +
      prawns(b, [90, 80, 100, 1.1]) +
      mushroom(b, [-60, 104, 0, 1.1], '#6B4630') +
      bokChoy(b, [110, 20, 60, 0.9]) +
      scallion(b, 30, 110, { size: 1.3 }),
    wide,
  ),
  'seafood-soup': recipe(
    ['clay', 'bowl-cobalt'],
    4,
    (b) =>
      broth(b, '#E0762A', { oil: '#FFB870', drops: 90 }) +
      (
        [
          [-90, -50, 0],
          [-30, -110, 40],
          [100, 40, 90],
        ] as const
      )
        .map(([x, y, turn]) => shell(b, [x, y, turn, 1.1], '#3A4654'))
        .join('') +
      squidRing(b, [70, -90]) +
      squidRing(b, [-10, 20]) +
      prawns(b, [20, -30, 30, 1.3], [-70, 60, 200, 1.3]) +
      tomato(b, [60, 100], 34) +
      leaves(b, [[-10, 104, 60, 1]]) +
      chiliRings(b, 5, 90),
    wide,
  ),
  'fishball-soup': recipe(
    ['bowl-rooster', 'bowl-celadon'],
    5,
    (b) =>
      broth(b, '#E6D3A0', { oil: '#FFF6DA', drops: 50, clear: true }) +
      [
        [-84, -60],
        [0, -100],
        [84, -56],
        [-40, 20],
        [50, 40],
        [-90, 60],
      ]
        .map(([x = 0, y = 0]) => ball(b, [x, y], 46, '#F4EADB', { rough: 0.05, shine: 0.7 }))
        .join('') +
      bokChoy(b, [20, 116, 170, 0.9]) +
      scallion(b, 40, 110, { size: 1.3 }) +
      shallots(b, 20, 60),
    wide,
  ),
  hotpot: recipe(
    ['clay', 'bowl-red'],
    0,
    (b) =>
      broth(b, '#D9642A', { oil: '#A81C06', drops: 130 }) +
      prawns(b, [-80, -80, 10, 1.3]) +
      tofuBlock(b, [20, -96]) +
      bokChoy(b, [100, -50, 50, 1]) +
      mushroom(b, [110, 40, 0, 1.2]) +
      cornCob(b, [30, 90, -20, 1]) +
      ball(b, [-60, 60], 44, '#9A7560') +
      ball(b, [-110, 0], 40, '#F4EADB') +
      greensStalk(b, [0, 0, 40, 1]) +
      round(b, [60, 20], 30, '#F58A2A') +
      drizzle(b, [0, 0], 10, '#B82A0C', { width: 3 }),
    wide,
  ),
}

function onion2(b: Brush): string {
  return b.lay(
    [0, 0],
    b.times(5, () => {
      const [x, y] = b.within(100)
      return (
        '<path d="M-24 0Q0 -26 24 0" stroke="#E9C9A0" stroke-width="8" fill="none" ' +
        `stroke-linecap="round" transform="translate(${Math.round(x)} ${Math.round(y)}) ` +
        `rotate(${b.whole(0, 360)})"/>`
      )
    }),
    { blur: 2, height: 3, shine: 0.5, shade: 0.3, soft: 2, dx: 1, dy: 2 },
  )
}

/** Paints a cup folded from banana leaf. */
function leafCup(b: Brush): string {
  const corners = [-150, 150]
    .flatMap((x) =>
      [-150, 150].map(
        (y) =>
          `<path d="M${x} ${y}L${x * 0.66} ${y * 0.94}L${x * 0.6} ${y * 0.6}L${x * 0.94} ` +
          `${y * 0.66}Z" fill="#2C7030"/><path d="M${x} ${y}L${x * 0.66} ${y * 0.94}L${x * 0.6} ` +
          `${y * 0.6}Z" fill="#6BB84C" opacity=".6"/>`,
      ),
    )
    .join('')
  const veins = b.times(
    12,
    (index) =>
      `<path d="M${-150 + index * 26} -158L${-142 + index * 26} 158" stroke="#8CCB5E" ` +
      'stroke-opacity=".25" stroke-width="2"/>',
  )
  const fill = b.linear(
    [
      [0, '#5FAE42'],
      [0.5, '#3E8A35'],
      [1, '#276A2C'],
    ],
    { x2: 1 },
  )
  return b.lay(
    [0, 0, 8],
    '<path d="M-150 -150Q0 -178 150 -150Q178 0 150 150Q0 178 -150 150Q-178 0 -150 -150Z" ' +
      `fill="${fill}"/>${corners}${veins}`,
    { blur: 5, height: 6, shine: 0.3, shade: 0.5, soft: 7, dx: 5, dy: 9 },
  )
}
