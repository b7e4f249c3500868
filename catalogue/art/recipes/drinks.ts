// Recipes from which pictures are painted: tea and coffee, cold in glasses seen from the side, hot
// in cups seen from above.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { iced, tables, limeRim, limes, lemon, milkTea } from '../iced.ts'
import { froth, iceCubes, rimSlice, sunkSlice } from '../ingredients/drink.ts'
import { short } from '../outline.ts'
import { recipe, type Recipe, type RecipeBook } from '../recipe.ts'
import { glass } from '../vessels/glass.ts'
import { enamelPlate } from '../vessels/plate.ts'

/** Creates the recipe of a hot drink in a cup and saucer, seen from above. */
function hot(liquid: Colour, set: number, surface: (b: Brush) => string, glassCup = false): Recipe {
  return recipe(
    ['none'],
    tables[set % tables.length] ?? ['milk'],
    (b) => {
      const saucer = enamelPlate(
        b,
        b.pick(['#0B6B50', '#1F4FA3', '#C8321E', '#26221F'] as const),
        250,
      )
      const handle = b.lay(
        [0, 0, b.whole(-30, 30)],
        '<path d="M150 -34C256 -58 256 62 150 40" stroke="#F7F4EC" stroke-width="32" ' +
          'fill="none"/><path d="M150 -34C256 -58 256 62 150 40" stroke="#B9AE98" ' +
          'stroke-width="3" fill="none" opacity=".7"/>',
        { blur: 4, height: 5, shine: 0.4, shade: 0.4 },
      )
      const wall = glassCup
        ? '<circle r="180" fill="#fff" opacity=".5"/>'
        : '<circle r="180" fill="#FFFFFF"/><circle r="172" fill="#E9E2D2"/>'
      return (
        saucer +
        handle +
        b.soften(8, '<circle cx="8" cy="14" r="178" fill="#2b1206" opacity=".35"/>') +
        wall +
        `<circle r="164" fill="${b.radial(
          [
            [0, lighten(liquid, 0.2)],
            [0.7, liquid],
            [1, darken(liquid, 0.3)],
          ],
          { cx: 0.45, cy: 0.42, r: 0.62 },
        )}"/>` +
        surface(b) +
        ('<circle r="165" fill="none" stroke="#2b1206" stroke-opacity=".28" stroke-width="5"/>' +
          '<path d="M-140 -64A156 156 0 0 1 -54 -144" stroke="#fff" stroke-width="9" ' +
          'stroke-linecap="round" fill="none" opacity=".75"/>')
      )
    },
    { turn: 40 },
  )
}

const bubbles = (b: Brush, colour: Colour, count = 260): string =>
  b.times(count, () => {
    const angle = b.between(0, 6.28)
    const out = 160 * b.between(0, 1) ** 0.28
    const size = b.between(1.4, 5.4)
    return (
      `<circle cx="${short(Math.cos(angle) * out)}" cy="${short(Math.sin(angle) * out)}" ` +
      `r="${short(size)}" fill="${colour}" fill-opacity=".62" stroke="#8a5a2a" ` +
      'stroke-opacity=".3" stroke-width=".8"/>'
    )
  })
const swirl = (b: Brush, colour: Colour): string =>
  b.soften(
    6,
    '<path d="M-96 44C-120 -60 -10 -124 66 -74C132 -30 96 74 18 82C-44 86 -70 22 -30 -14C0 ' +
      `-38 44 -16 36 20" stroke="${colour}" stroke-width="26" fill="none" opacity=".8" ` +
      'stroke-linecap="round"/>',
  )

export const teaAndCoffee: RecipeBook = {
  'teh-tarik': recipe(
    ['none'],
    ['milk', 'teal', 'chili', 'pandan', 'turmeric'],
    (b) =>
      glass(b, {
        shape: 'mug',
        layers: [
          [0, '#E9BE86'],
          [0.2, '#D99E5C'],
          [1, '#A9602A'],
        ],
        level: 20,
        inside: (half, surface) => froth(b, half, surface, 62, '#F6E0BC'),
        above: (rim, top) =>
          b.times(
            40,
            () =>
              `<circle cx="${short(b.between(-rim * 0.84, rim * 0.84))}" ` +
              `cy="${short(top + b.between(4, 26))}" r="${short(b.between(6, 17))}" fill="#FBEBD0" ` +
              'stroke="#D9B484" stroke-opacity=".6" stroke-width="1.6"/>',
          ),
      }),
    { view: 'eye', turn: 0 },
  ),
  'milk-tea-hot': hot('#D99E5C', 0, (b) => swirl(b, '#FBE6C6') + bubbles(b, '#FDF0DA')),
  'tea-shop-tea': hot('#D08A4A', 1, (b) => bubbles(b, '#FBE6C6', 150)),
  'black-coffee': hot('#3A1C0C', 2, (b) => bubbles(b, '#A9713F', 130)),
  'milk-coffee': hot('#9A6236', 3, (b) => bubbles(b, '#E9C79A', 160)),
  latte: hot(
    '#B9783F',
    0,
    (b) =>
      b.soften(
        3,
        '<path d="M0 96C-90 40 -96 -40 -40 -56C-16 -62 0 -44 0 -30C0 -44 16 -62 40 -56C96 -40 ' +
          '90 40 0 96Z" fill="#FBEBD2" opacity=".92"/>' +
          '<path d="M0 66C-50 30 -56 -16 -26 -28M0 66C50 30 56 -16 26 -28" stroke="#B9783F" ' +
          'stroke-width="9" fill="none" opacity=".8"/>',
      ) + bubbles(b, '#F7DDB4', 60),
  ),
  chocolate: hot('#4A220E', 1, (b) => swirl(b, '#8A5030') + bubbles(b, '#9A6440', 160)),
  'hot-tea': hot(
    '#B9561A',
    2,
    (b) =>
      b.lay(
        [20, 10, 20, 1.1],
        '<path d="M-30 0Q0 -26 30 0Q0 26 -30 0Z" fill="#7A3A10" opacity=".5"/>',
      ) + bubbles(b, '#F2C08A', 30),
    true,
  ),
  'egg-tea': recipe(
    ['none'],
    ['brick', 'sky', 'lime'],
    (b) =>
      glass(b, {
        shape: 'mug',
        layers: [
          [0, '#F7DFA8'],
          [0.28, '#F2CE84'],
          [0.34, '#D9A04A'],
          [1, '#8A3E12'],
        ],
        level: 20,
        inside: (half, surface) => froth(b, half, surface, 110, '#F7DC9A'),
        above: (rim, top) => rimSlice(b, rim - 6, top, { size: 0.9 }),
      }),
    { view: 'eye', turn: 0 },
  ),
  'iced-coffee': iced(
    [
      [0, '#E9CBA0'],
      [0.3, '#C08A54'],
      [0.6, '#6B3A1C'],
      [1, '#3A1A0B'],
    ],
    0,
    { milk: '#F6E3C6', cloths: ['chili', 'sky', 'turmeric', 'teal', 'mint'] },
  ),
  'iced-black-coffee': iced(
    [
      [0, '#5A2C12'],
      [0.5, '#34180A'],
      [1, '#1E0C04'],
    ],
    1,
    { shapes: ['short', 'tall'] },
  ),
  'palm-sugar-coffee': iced(
    [
      [0, '#6B3A1C'],
      [0.3, '#8A5630'],
      [0.45, '#F2DFC4'],
      [0.8, '#F2DFC4'],
      [0.88, '#8A4A1C'],
      [1, '#5A2608'],
    ],
    2,
    { milk: '#FBF0DC' },
  ),
  'salted-coffee': iced(
    [
      [0, '#FFF6E4'],
      [0.24, '#FBEBD0'],
      [0.34, '#7A4826'],
      [1, '#2E1408'],
    ],
    3,
    {
      shapes: ['short', 'tall'],
      ice: 3,
      straw: null,
      above: (b, rim, top) =>
        b.times(
          18,
          () =>
            `<circle cx="${short(b.between(-rim * 0.8, rim * 0.8))}" ` +
            `cy="${short(top + b.between(22, 34))}" r="${short(b.between(1.5, 3))}" ` +
            'fill="#6B3A1C"/>',
        ),
    },
  ),
  'drip-coffee': recipe(
    ['none'],
    ['brick', 'lemon', 'mint', 'cobalt'],
    (b) =>
      glass(b, {
        shape: 'short',
        layers: [
          [0, '#4A2410'],
          [0.55, '#34180A'],
          [0.72, '#34180A'],
          [0.78, '#F2DFC4'],
          [1, '#E9CFA4'],
        ],
        level: 40,
        inside: (half, surface, floor) => iceCubes(b, 2, half, surface + 10, floor - 130),
        above: (rim, top) =>
          `<g filter="${b.lighting({ blur: 5, height: 7, shine: 0.9 })}">` +
          `<path d="M${-rim - 10} ${top - 6}H${rim + 10}V${top + 8}H${-rim - 10}Z" ` +
          `fill="#AEB6BA"/><path d="M-78 ${top - 96}H78L72 ${top - 4}H-72Z" fill="#D6DBDD"/>` +
          `<path d="M-84 ${top - 112}H84V${top - 94}H-84Z" fill="#C2C9CC"/>` +
          `<circle cy="${top - 122}" r="13" fill="#98A1A6"/></g>`,
      }),
    { view: 'eye', turn: 0, flips: false },
  ),
  'thai-tea': iced(
    [
      [0, '#FFF0DC'],
      [0.2, '#FBC48A'],
      [0.44, '#F08A34'],
      [1, '#C8541A'],
    ],
    0,
    { milk: '#FFF4E4', cloths: ['teal', 'sky', 'plum', 'lime', 'milk'] },
  ),
  'green-tea-milk': iced(
    [
      [0, '#FBF8E8'],
      [0.3, '#C9DC9A'],
      [1, '#7DA64A'],
    ],
    1,
    { milk: '#FFFDF4' },
  ),
  'iced-milk-tea': iced(milkTea, 2, { milk: '#F7E6CC' }),
  'iced-tea': iced(
    [
      [0, '#D97A24'],
      [0.5, '#B9540F'],
      [1, '#8A340A'],
    ],
    3,
    {
      inside: (b, half, surface, floor) =>
        sunkSlice(b, half * 0.3, surface + (floor - surface) * 0.7, lemon),
      above: (b, rim, top) => rimSlice(b, -rim + 8, top + 4, lemon),
    },
  ),
  'sweet-tea': iced(
    [
      [0, '#C8641A'],
      [0.5, '#A94610'],
      [1, '#7A2E0A'],
    ],
    1,
    { shapes: ['mug', 'tall', 'jar'] },
  ),
  'lime-tea': iced(
    [
      [0, '#D98A3A'],
      [0.5, '#B9601A'],
      [1, '#8A3E0E'],
    ],
    2,
    { inside: limes, above: limeRim },
  ),
  'water-tea': iced(
    [
      [0, '#F2E6B4'],
      [1, '#D9C27A'],
    ],
    3,
    { shapes: ['tall', 'short'], straw: null },
  ),
}
