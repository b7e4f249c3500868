// Recipes from which pictures are painted: sandwiches, burgers, pizza and buns.
import type { Brush, Spot } from '../brush.ts'
import type { Colour } from '../colour.ts'
import { alongBaguette, baguette, bao, bun, pastryCrescent } from '../ingredients/bread.ts'
import { broth } from '../ingredients/broth.ts'
import { ball, chunk, mince, slab } from '../ingredients/chunk.ts'
import { friedEgg } from '../ingredients/egg.ts'
import {
  chili,
  chiliRings,
  coriander,
  leaves,
  onion,
  scallion,
  strips,
} from '../ingredients/herb.ts'
import { friedChicken, redPork, sausage, sausageSlice } from '../ingredients/meat.ts'
import { shreds } from '../ingredients/noodles.ts'
import { crumbs, dip, drizzle, sauce } from '../ingredients/sauce.ts'
import { prawn, smallFish } from '../ingredients/seafood.ts'
import { cucumber, lettuce, lime, mushroom, pineapple, tomato } from '../ingredients/vegetable.ts'
import { recipe, type RecipeBook } from '../recipe.ts'

const still = { turn: 16 }
const steps = [-140, -88, -36, 16, 68, 120]

/** Paints a baguette filled with lettuce, the main ingredient, then pickle, herbs and chili. */
function filledBaguette(b: Brush, main: (spots: readonly Spot[]) => string, pickle = true): string {
  return baguette(
    b,
    () =>
      b.times(5, (index) => {
        const [spot] = alongBaguette([-150 + index * 76], 4)
        return spot ? lettuce(b, spot, 62, 34) : ''
      }) +
      main(alongBaguette(steps, 2)) +
      (pickle
        ? alongBaguette([-120, -60, 0, 60, 120], 12)
            .map((spot) =>
              shreds(b, spot, 46, {
                count: 16,
                colours: ['#F58A2A', '#F7A04A', '#FFF6E2'],
                height: 18,
                length: [34, 64],
              }),
            )
            .join('')
        : '') +
      alongBaguette([-130, -70, -10, 50, 110], 20)
        .map(([x, y]) => coriander(b, [x, y, b.whole(-80, 80), 0.66]))
        .join('') +
      alongBaguette([-100, -40, 20, 80, 140], 14)
        .map(([x, y]) => b.around(x, y, () => chiliRings(b, 1, 4, { size: 1.1 })))
        .join(''),
  )
}
const meats = (b: Brush, spots: readonly Spot[], colours: readonly Colour[]): string =>
  spots
    .map((spot, index) =>
      slab(
        b,
        [spot[0], spot[1], b.whole(40, 80)],
        66,
        38,
        colours[index % colours.length] ?? '#B4532F',
        { corner: 13 },
      ),
    )
    .join('')

/**
 * Paints a burger seen from above, slightly open. The filling that shows is painted before the bun.
 */
function burgerOf(b: Brush, patty: Colour, extras: string, top: Colour = '#D9862E'): string {
  return (
    b.around(
      -44,
      -24,
      () =>
        lettuce(b, [0, 4], 172, 166) +
        chunk(b, [14, 22], 148, 144, patty, { jag: 0.04, points: 16, rough: 0.6 }) +
        extras,
    ) + bun(b, [-58, -48], 144, { colour: top, sesame: 44 })
  )
}
const cheese = (b: Brush): string =>
  slab(b, [10, 20, 22], 268, 262, '#FBB51E', { corner: 12, rough: 0 })
const friesAside = (b: Brush): string =>
  b.times(14, () =>
    slab(
      b,
      [140 + b.between(-44, 50), 128 + b.between(-44, 54), b.whole(0, 180)],
      112,
      20,
      '#F2B83C',
      { corner: 4, rough: 0.4 },
    ),
  )

export const sandwiches: RecipeBook = {
  'banh-mi': recipe(
    ['board', 'basket', 'tray'],
    ['cobalt', 'turmeric', 'mint', 'chili', 'rattan'],
    (b) =>
      filledBaguette(b, (spots) => meats(b, spots, ['#E8B99A', '#B4532F', '#F0CBB8'])) +
      cucumber(b, [-170, 130], 32),
    { turn: 12, flips: false },
  ),
  'banh-mi-pork': recipe(
    ['board', 'basket-green', 'tray'],
    0,
    (b) => filledBaguette(b, (spots) => meats(b, spots, ['#8E3F14', '#A9551E', '#7A340F'])),
    { turn: 12, flips: false },
  ),
  'banh-mi-roast': recipe(
    ['board', 'tray', 'basket-yellow'],
    1,
    (b) => filledBaguette(b, (spots) => meats(b, spots, ['#D9923A', '#F0CBA0', '#C97A2E'])),
    { turn: 12, flips: false },
  ),
  'banh-mi-beef': recipe(
    ['board', 'basket', 'leaf-plate'],
    2,
    (b) =>
      filledBaguette(b, (spots) =>
        spots.map(([x, y]) => ball(b, [x, y], 30, '#7A3A1A', { rough: 0.5 })).join(''),
      ),
    { turn: 12, flips: false },
  ),
  'banh-mi-tofu': recipe(
    ['board', 'basket-green', 'celadon'],
    3,
    (b) =>
      filledBaguette(b, (spots) =>
        spots
          .map(([x, y], index) =>
            index % 2
              ? mushroom(b, [x, y, 40, 0.8])
              : slab(b, [x, y, 60], 58, 36, '#F0CB7A', { corner: 7 }),
          )
          .join(''),
      ),
    { turn: 12, flips: false },
  ),
  'banh-mi-sardine': recipe(
    ['board', 'basket'],
    4,
    (b) =>
      filledBaguette(
        b,
        (spots) =>
          spots
            .filter((_, index) => index % 2 === 0)
            .map(([x, y]) => smallFish(b, [x, y, -22, 0.8]))
            .join('') + spots.map(([x, y]) => sauce(b, [x, y], 26, 14, '#C2361A')).join(''),
      ),
    { turn: 12, flips: false },
  ),
  'banh-mi-egg': recipe(
    ['steel', 'hotplate', 'terracotta'],
    5,
    (b) =>
      sauce(b, [30, 20], 140, 110, '#A9571E', { rough: 0.2 }) +
      friedEgg(b, [-20, -20, 0, 0.96]) +
      friedEgg(b, [90, 40, 0, 0.92]) +
      sausageSlice(b, [-70, 80, 20, 1.4]) +
      sausageSlice(b, [-20, 104, -20, 1.4]) +
      onion(b, 6, 80, { width: 7 }) +
      coriander(b, [40, -80, 20, 1.1]) +
      crumbs(b, 30, 100, ['#1d0f08'], { size: [2, 4] }),
    still,
  ),
  'xiu-mai': recipe(
    ['bowl-rooster', 'clay', 'bowl-red'],
    0,
    (b) =>
      broth(b, '#C2401A', { drops: 50 }) +
      ball(b, [-70, -60], 70, '#A9684A', { rough: 0.5 }) +
      ball(b, [70, -50], 68, '#A9684A', { rough: 0.5 }) +
      ball(b, [0, 70], 70, '#A9684A', { rough: 0.5 }) +
      tomato(b, [110, 70], 34) +
      onion(b, 7, 110, { colour: '#F3E3C6', width: 7 }) +
      scallion(b, 30, 120, { size: 1.3 }) +
      coriander(b, [0, -10, 20, 1.1]) +
      chiliRings(b, 4, 110),
    { turn: 50 },
  ),
  sandwich: recipe(
    ['board', 'basket', 'teal', 'celadon'],
    1,
    (b) =>
      (
        [
          [-60, -70, -10],
          [60, 60, 12],
        ] as const
      )
        .map(([x, y, turn]) =>
          b.lay(
            [x, y, turn, 1.3],
            '<path d="M-110 60L0 -90L110 60Q112 74 96 76H-96Q-112 74 -110 60Z" fill="#C98436"/>' +
              '<path d="M-98 40H98L104 58H-104Z" fill="#86C24C"/>' +
              '<path d="M-90 30H90L97 42H-97Z" fill="#E8452C"/>' +
              '<path d="M-84 20H84L90 32H-90Z" fill="#FBB51E"/>' +
              '<path d="M-104 56H104Q106 70 94 72H-94Q-106 70 -104 56Z" fill="#F4CF8E"/>' +
              '<path d="M-80 20L0 -82L80 20Z" fill="#F7DDA8"/>',
            { blur: 7, height: 10, shine: 0.25, rough: 0.35, grain: 0.04, shade: 0.5, soft: 6 },
          ),
        )
        .join('') +
      tomato(b, [120, -90], 32) +
      cucumber(b, [-130, 100], 32),
    still,
  ),
  burger: recipe(
    ['board-square', 'basket', 'board', 'basket-yellow'],
    ['sky', 'turmeric', 'brick', 'mint', 'plum'],
    (b) =>
      burgerOf(b, '#6B2E12', cheese(b) + tomato(b, [-60, 100], 46) + tomato(b, [100, 90], 46)) +
      friesAside(b) +
      dip(b, [156, -122], 50, '#C4200F'),
    { turn: 8, flips: false },
  ),
  'egg-burger': recipe(
    ['board-square', 'basket-green', 'basket'],
    2,
    (b) =>
      burgerOf(
        b,
        '#8A3A1C',
        b.around(0, 0, () => friedEgg(b, [26, 62, 0, 1.5])) +
          shreds(b, [80, 96], 60, {
            count: 40,
            colours: ['#F2E2A0', '#F58A2A', '#FBF3E0'],
            length: [40, 70],
          }),
      ) + friesAside(b),
    { turn: 8, flips: false },
  ),
  'chicken-burger': recipe(
    ['board-square', 'basket-yellow', 'basket-green'],
    3,
    (b) =>
      burgerOf(
        b,
        '#C98030',
        b.around(40, 50, () => friedChicken(b, [0, 0, 30, 1.3], '#C98030')) +
          tomato(b, [-60, 100], 44),
      ) +
      friesAside(b) +
      dip(b, [156, -122], 48, '#FBF3DF'),
    { turn: 8, flips: false },
  ),
  'mushroom-burger': recipe(
    ['board-square', 'basket-green'],
    4,
    (b) =>
      burgerOf(
        b,
        '#6B3A1C',
        (
          [
            [60, 110, 40],
            [110, 70, 80],
            [10, 130, 10],
            [120, 20, 110],
          ] as const
        )
          .map(([x, y, turn]) => mushroom(b, [x, y, turn, 1.3], '#A9805A'))
          .join('') + sauce(b, [60, 90], 60, 30, '#FFF6DE', { jag: 0.3 }),
      ) + friesAside(b),
    { turn: 8, flips: false },
  ),
  'sisig-burger': recipe(
    ['board-square', 'basket'],
    5,
    (b) =>
      burgerOf(
        b,
        '#8A4A1C',
        mince(b, [30, 50], 150, ['#B9682A', '#D08A45', '#93491A', '#E2A866'], {
          count: 130,
          size: [10, 18],
          height: 130,
        }) +
          onion(b, 8, 120, { at: [30, 60], colour: '#E8C2DE', width: 7 }) +
          drizzle(b, [40, 60], 90, '#FFF6DE', { width: 8 }),
      ) + lime(b, [150, 130, -30, 1.2], { rind: '#5E9C33', flesh: '#F7A83A' }),
    { turn: 8, flips: false },
  ),
  'hot-dog': recipe(
    ['board', 'basket', 'basket-yellow'],
    0,
    (b) =>
      b.lay(
        [0, 0, -24, 1.1],
        `<rect x="-190" y="-70" width="380" height="140" rx="66" fill="${b.linear([
          [0, '#EFB860'],
          [0.5, '#D98A36'],
          [1, '#9A5418'],
        ])}"/><rect x="-170" y="-22" width="340" height="44" rx="20" fill="#7A3A10"/>`,
        { blur: 14, height: 18, shine: 0.4, shade: 0.5, soft: 7 },
      ) +
      sausage(b, [0, -4, -24, 1.1], '#B0431E', 350) +
      b.around(0, -6, () => drizzle(b, [0, 0, 66], 150, '#F7C02A', { turns: 13, width: 11 })),
    { turn: 10 },
  ),
  'grilled-sandwich': recipe(
    ['board', 'basket', 'tray'],
    1,
    (b) => filledBaguette(b, (spots) => meats(b, spots, ['#D9801E', '#C96A14', '#E0943A']), true),
    { turn: 12, flips: false },
  ),
  pizza: recipe(
    ['none'],
    ['pandan', 'brick', 'ink', 'teak'],
    (b) =>
      pizzaOf(
        b,
        b
          .spread(9, 150, 84)
          .map(([x, y]) => sausageSlice(b, [x, y, b.whole(0, 180), 1.5]))
          .join('') +
          leaves(
            b,
            b.spread(7, 150, 80).map(([x, y]): Spot => [x, y, b.whole(0, 360), 0.9]),
          ) +
          b
            .spread(5, 150, 80)
            .map(([x, y]) => tomato(b, [x, y], 26))
            .join(''),
      ),
    { turn: 40 },
  ),
  'egg-pizza': recipe(
    ['none'],
    ['cobalt', 'brick', 'teal', 'teak'],
    (b) =>
      pizzaOf(
        b,
        mince(b, [0, 0], 170, ['#8F3F15', '#A9551E', '#6B2E10'], { count: 70, size: [10, 18] }) +
          friedEgg(b, [0, 0, 0, 0.9]) +
          onion(b, 9, 150, { colour: '#C77BAF', width: 7 }) +
          scallion(b, 40, 160, { size: 1.3 }),
      ),
    { turn: 40 },
  ),
  'hawaiian-pizza': recipe(
    ['none'],
    ['chili', 'mint', 'ink'],
    (b) =>
      pizzaOf(
        b,
        b
          .spread(8, 150, 84)
          .map(([x, y]) => pineapple(b, [x, y, b.whole(0, 360), 0.8]))
          .join('') +
          b
            .spread(8, 150, 84)
            .map(([x, y]) => slab(b, [x, y, b.whole(0, 180)], 46, 34, '#E89A8A', { corner: 7 }))
            .join(''),
      ),
    { turn: 40 },
  ),
  'seafood-pizza': recipe(
    ['none'],
    ['sky', 'brick', 'teak'],
    (b) =>
      pizzaOf(
        b,
        b
          .spread(7, 150, 90)
          .map(([x, y]) => prawn(b, [x, y, b.whole(0, 360), 0.95]))
          .join('') +
          strips(b, 40, 160, '#4F9A3B', { width: 8 }) +
          strips(b, 24, 160, '#D7261C', { width: 8 }),
      ),
    { turn: 40 },
  ),
  martabak: recipe(
    ['board', 'leaf-plate', 'tray'],
    2,
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
          slab(b, [x, y, turn], 122, 96, '#D9923A', {
            corner: 10,
            rough: 0.6,
            grain: 0.06,
            over:
              '<path d="M-61 26H61V48H-61Z" ' +
              `fill="#F2D078"/>${b.times(
                12,
                () =>
                  `<path d="${b.blob(b.between(5, 9), 5, 0.3, 6)}" ` +
                  `fill="${b.pick(['#5DA63F', '#8E5020', '#7DC050'])}" ` +
                  `transform="translate(${b.whole(-52, 52)} ${b.whole(30, 44)})"/>`,
              )}`,
          }),
        )
        .join('') +
      dip(b, [-110, 130], 50, '#5A2A10', { bits: [12, ['#5DA63F', '#D7261C']] }) +
      cucumber(b, [60, 130], 32) +
      chili(b, [130, 120, -20, 0.7], '#4F9A3B'),
    still,
  ),
  siopao: recipe(
    ['steamer', 'indigo', 'teal'],
    3,
    (b) =>
      bao(b, [-80, -70, 0, 1.35]) +
      bao(b, [90, -50, 40, 1.3]) +
      bao(b, [0, 90, 80, 1.35]) +
      dip(b, [140, 110], 44, '#5A2A10'),
    { turn: 40 },
  ),
  'toasted-siopao': recipe(
    ['basket', 'celadon', 'stoneware', 'board'],
    4,
    (b) =>
      bun(b, [-84, -70], 92, { colour: '#DFA85A' }) +
      bun(b, [86, -56], 90, { colour: '#D99A48' }) +
      bun(b, [0, 84], 94, { colour: '#DFA85A' }) +
      redPork(b, [4, 92, 20], 70, 30) +
      crumbs(b, 30, 110, ['#FFF6DE'], { size: [2, 5] }),
    { turn: 30 },
  ),
  'bread-rolls': recipe(
    ['basket', 'board', 'tray'],
    5,
    (b) =>
      (
        [
          [-90, -80],
          [30, -100],
          [110, -10],
          [-50, 20],
          [40, 60],
          [-80, 110],
        ] as const
      )
        .map(([x, y]) => bun(b, [x, y], 66, { colour: '#D9963E' }))
        .join('') + crumbs(b, 60, 130, ['#F7E6C0', '#FFF6DE'], { size: [2, 4] }),
    { turn: 30 },
  ),
  croissant: recipe(
    ['board', 'indigo', 'celadon'],
    0,
    (b) =>
      b.arrange(
        pastryCrescent(b, [-46, -76, -16, 1.2]) + pastryCrescent(b, [40, 82, 12, 1.2]),
        pastryCrescent(b, [-10, -84, 8, 1.14]) +
          pastryCrescent(b, [-80, 66, -58, 1.08]) +
          pastryCrescent(b, [92, 70, 56, 1.08]),
      ) + crumbs(b, 30, 180, ['#D9923A', '#F2C67A'], { size: [2, 5] }),
    still,
  ),
}

function pizzaOf(b: Brush, topping: string): string {
  const cuts = b.times(
    4,
    (index) =>
      `<path d="M${Math.round(Math.cos(index * 0.785) * 240)} ` +
      Math.round(Math.sin(index * 0.785) * 240) +
      `L${Math.round(-Math.cos(index * 0.785) * 240)} ` +
      `${Math.round(-Math.sin(index * 0.785) * 240)}" stroke="#7a3a10" stroke-width="3.4" ` +
      'opacity=".55"/>',
  )
  return (
    b.lay([0, 0], '<circle r="262" fill="#A9743A"/><circle r="250" fill="#C08A52"/>', {
      blur: 3,
      height: 3,
      shine: 0.1,
      shade: 0.5,
      soft: 9,
      dx: 8,
      dy: 14,
    }) +
    b.lay(
      [0, 0],
      `<path d="${b.blob(236, 236, 0.02, 18)}" fill="${b.radial([
        [0, '#E9B25C'],
        [0.86, '#DFA04A'],
        [0.94, '#C97A28'],
        [1, '#8E4A14'],
      ])}"/>`,
      { blur: 10, height: 14, shine: 0.2, rough: 0.6, grain: 0.03, shade: 0.5 },
    ) +
    sauce(b, [0, 0], 198, 198, '#D0401C', { jag: 0.03 }) +
    sauce(b, [0, 0], 186, 186, '#FBD67A', {
      jag: 0.05,
      rough: 0.7,
      grain: 0.03,
      bits: [60, ['#FFF0BE', '#F2B84A', '#E39A2E']],
    }) +
    topping +
    b.lay([0, 0], cuts)
  )
}
