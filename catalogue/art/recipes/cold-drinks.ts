// Recipes from which pictures are painted: juices, bubble tea, sweet drinks and ices in a glass.
import type { Brush } from '../brush.ts'
import { darken, lighten, type Colour } from '../colour.ts'
import { iced, tables, limeRim, limes, lemon, milkTea, type Layers } from '../iced.ts'
import {
  froth,
  iceCubes,
  rimSlice,
  strands,
  straw,
  streaks,
  sunken,
  sunkenCubes,
  sunkSlice,
} from '../ingredients/drink.ts'
import { flower, leaf, mint } from '../ingredients/herb.ts'
import { crumbs } from '../ingredients/sauce.ts'
import { scoop } from '../ingredients/sweet.ts'
import { short } from '../outline.ts'
import { recipe, type Recipe, type RecipeBook } from '../recipe.ts'
import { coconut, glass, type GlassShape } from '../vessels/glass.ts'

const mintTop = (b: Brush, x: number, top: number): string =>
  b.around(x, top - 6, () => mint(b, [0, 0, -16, 2]))
const orange = { rind: '#F08A1E', flesh: '#FBB54A' } as const

/**
 * Creates the recipe of bubble tea: a heap of pearls, milk that sinks into the tea, syrup on the
 * cup, and a wide straw.
 */
function bubbleTea(layers: Layers, set: number, pearls: readonly Colour[], syrup?: Colour): Recipe {
  return recipe(
    ['none'],
    tables[set % tables.length] ?? ['blush'],
    (b) => {
      const [x, lean] = b.arrange([30, 7], [-36, -9], [10, 3])
      const [shape, deep] = b.arrange<readonly [GlassShape, number]>(
        ['cup', 130],
        ['jar', 150],
        ['tall', 168],
      )
      return glass(b, {
        shape,
        layers,
        level: 30,
        behind: () =>
          straw(b, x, -286, 470, lean, b.pick(['#26221F', '#D9748A', '#0B6B50', '#6A2F86']), 32),
        inside: (half, surface, floor) =>
          streaks(b, half, surface, floor, syrup ?? '#FFF6E6', syrup ? 8 : 5) +
          iceCubes(b, b.arrange(3, 4, 2), half, surface + 2, floor - deep - 20) +
          // Pearls that are sucked up through the straw.
          b.times(4, (index) =>
            pearl(b, x * 0.7 - index * 2, floor - deep - 6 - index * 27, 15, pearls),
          ) +
          sunken(b, half, floor, deep, pearls, 19),
        above: (rim, top) =>
          `<ellipse cy="${top}" rx="${rim + 5}" ry="15" fill="#FFFFFF" opacity=".38"/>` +
          `<path d="M${-rim * 0.7} ${top - 3}Q${-rim * 0.1} ${top - 12} ${rim * 0.4} ${top - 7}" ` +
          'stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>',
      })
    },
    { view: 'eye', turn: 0, flips: false },
  )
}

const pearl = (b: Brush, x: number, y: number, radius: number, colours: readonly Colour[]) => {
  const colour = b.pick(colours)
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${radius}" fill="${b.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.45, colour],
      [1, darken(colour, 0.4)],
    ],
    { cx: 0.36, cy: 0.32, r: 0.7 },
  )}"/>`
}

/** Creates the recipe of a dessert in a tall goblet, heaped above the rim. */
function heaped(
  layers: Layers,
  set: number,
  inside: (b: Brush, half: number, surface: number, floor: number) => string,
  heap: (b: Brush, rim: number, top: number) => string,
): Recipe {
  return recipe(
    ['none'],
    tables[set % tables.length] ?? ['cobalt'],
    (b) =>
      glass(b, {
        shape: 'goblet',
        layers,
        level: 14,
        inside: (half, surface, floor) => inside(b, half, surface, floor),
        above: (rim, top) => heap(b, rim, top),
      }),
    { view: 'eye', turn: 0, flips: false },
  )
}

export const coldDrinks: RecipeBook = {
  'lime-juice': iced(
    [
      [0, '#EEF4C8'],
      [0.6, '#D6E68E'],
      [1, '#B5CC5A'],
    ],
    0,
    {
      inside: limes,
      above: (b, rim, top) => limeRim(b, rim, top) + mintTop(b, 40, top),
      cloths: ['rose', 'teal', 'lemon', 'brick', 'cobalt'],
    },
  ),
  'lime-soda': iced(
    [
      [0, '#F6FAE6'],
      [0.6, '#E3F0C0'],
      [1, '#C9DE8E'],
    ],
    1,
    {
      inside: (b, half, surface, floor) =>
        limes(b, half, surface, floor) +
        b.times(
          70,
          () =>
            `<circle cx="${short(b.between(-half, half))}" ` +
            `cy="${short(b.between(surface, floor))}" r="${short(b.between(2, 5))}" fill="#fff" ` +
            'opacity=".7"/>',
        ),
      above: limeRim,
    },
  ),
  'salted-lime': iced(
    [
      [0, '#F7F0C4'],
      [0.6, '#EADD8A'],
      [1, '#C9B84A'],
    ],
    2,
    {
      inside: (b, half, surface, floor) =>
        sunken(b, half, floor, 40, ['#B9963A', '#A98430'], 26) +
        sunkSlice(b, 0, surface + (floor - surface) * 0.4, lemon),
      above: (b, rim, top) => rimSlice(b, -rim + 8, top + 4, lemon),
    },
  ),
  'honey-lime': iced(
    [
      [0, '#FBE9A8'],
      [0.6, '#F2C95A'],
      [1, '#D99A1E'],
    ],
    3,
    { inside: limes, above: limeRim },
  ),
  'plum-lime': iced(
    [
      [0, '#EAF0B0'],
      [0.6, '#CFDC7A'],
      [1, '#A9B84A'],
    ],
    0,
    {
      inside: (b, half, surface, floor) =>
        limes(b, half, surface, floor) + sunken(b, half, floor, 30, ['#6B2A1A', '#8A3A24'], 24),
      above: limeRim,
    },
  ),
  calamansi: iced(
    [
      [0, '#F9EFB4'],
      [0.6, '#F2DC7A'],
      [1, '#E0BC3E'],
    ],
    1,
    {
      inside: (b, half, surface, floor) =>
        sunkSlice(b, -half * 0.4, surface + (floor - surface) * 0.4, {
          rind: '#5E9C33',
          flesh: '#F7B04A',
        }) +
        sunkSlice(b, half * 0.4, surface + (floor - surface) * 0.74, {
          rind: '#5E9C33',
          flesh: '#F7B04A',
        }),
      above: (b, rim, top) =>
        rimSlice(b, -rim + 8, top + 4, { rind: '#5E9C33', flesh: '#F7B04A' }) + mintTop(b, 50, top),
    },
  ),
  'orange-juice': iced(
    [
      [0, '#FBC04A'],
      [1, '#EE8A1E'],
    ],
    2,
    {
      inside: (b, half, surface, floor) =>
        sunkSlice(b, 0, surface + (floor - surface) * 0.6, orange),
      above: (b, rim, top) => rimSlice(b, -rim + 8, top + 4, orange),
    },
  ),
  passionfruit: iced(
    [
      [0, '#FBD24A'],
      [0.6, '#F7B02A'],
      [1, '#E8861A'],
    ],
    3,
    {
      inside: (b, half, surface, floor) =>
        b.times(
          50,
          () =>
            `<ellipse cx="${short(b.between(-half * 0.9, half * 0.9))}" ` +
            `cy="${short(b.between(surface + 20, floor))}" rx="6" ry="9" fill="#26180e"/>`,
        ),
      above: (b, rim, top) =>
        `<g filter="${b.lighting({ blur: 4, height: 6, shine: 0.5 })}">` +
        `<g transform="translate(${-rim + 10} ${top})"><circle r="50" fill="#5A2A5A"/>` +
        '<circle r="42" fill="#F7EED8"/><circle r="34" ' +
        `fill="#F7B02A"/>${b.times(12, () => {
          const [x, y] = b.within(24)
          return `<circle cx="${short(x)}" cy="${short(y)}" r="5" fill="#26180e"/>`
        })}` +
        '</g></g>',
    },
  ),
  'mango-shake': iced(
    [
      [0, '#FFD96A'],
      [1, '#F7AE1E'],
    ],
    0,
    {
      shapes: ['tall', 'cup'],
      ice: 1,
      above: (b, rim, top) => b.around(-rim + 40, top - 20, () => leaf(b, [0, 0, -30, 1.2])),
    },
  ),
  'avocado-shake': iced(
    [
      [0, '#D9E6A0'],
      [1, '#A9C25A'],
    ],
    1,
    {
      shapes: ['tall', 'cup'],
      ice: 0,
      inside: (b, half, surface, floor) => streaks(b, half, surface, floor, '#4A220E', 5),
    },
  ),
  'watermelon-juice': iced(
    [
      [0, '#F7787A'],
      [1, '#E0384A'],
    ],
    2,
    {
      ice: 4,
      above: (b, rim, top) =>
        `<g filter="${b.lighting({ blur: 4, height: 6, shine: 0.5 })}">` +
        `<path d="M${-rim - 30} ${top + 20}A80 80 0 0 1 ${-rim + 96} ${top - 50}Z" ` +
        `fill="#3F8B30"/><path d="M${-rim - 18} ${top + 14}A70 70 0 0 1 ${-rim + 86} ` +
        `${top - 44}Z" fill="#E8414A"/></g>`,
    },
  ),
  'strawberry-shake': iced(
    [
      [0, '#FBD0D8'],
      [1, '#F08AA0'],
    ],
    3,
    { ice: 1 },
  ),
  'dragonfruit-shake': iced(
    [
      [0, '#E05AA8'],
      [1, '#B91E7A'],
    ],
    0,
    { ice: 2 },
  ),
  bandung: iced(
    [
      [0, '#FBD0DA'],
      [0.6, '#F29AB4'],
      [1, '#E86A90'],
    ],
    1,
    { milk: '#FFF0F4', cloths: ['mint', 'pandan', 'milk', 'sky', 'cobalt'] },
  ),
  'bandung-soda': iced(
    [
      [0, '#FDE6EC'],
      [0.4, '#F29AB4'],
      [1, '#D9406E'],
    ],
    2,
    {
      inside: (b, half, surface, floor) =>
        b.times(
          70,
          () =>
            `<circle cx="${short(b.between(-half, half))}" ` +
            `cy="${short(b.between(surface, floor))}" r="${short(b.between(2, 5))}" fill="#fff" ` +
            'opacity=".7"/>',
        ),
      cloths: ['mint', 'lemon', 'milk', 'sky'],
    },
  ),
  'barley-water': iced(
    [
      [0, '#F9F6EA'],
      [1, '#E9E0C4'],
    ],
    3,
    {
      cloths: ['teal', 'brick', 'cobalt', 'pandan'],
      inside: (b, half, _surface, floor) => sunken(b, half, floor, 40, ['#F3E6CC', '#E9D8B4'], 9),
      above: (b, rim, top) => rimSlice(b, -rim + 8, top + 4, lemon),
    },
  ),
  'soy-milk': iced(
    [
      [0, '#FBF3DE'],
      [1, '#EBDCB4'],
    ],
    0,
    { cloths: ['teal', 'brick', 'pandan', 'plum'], ice: 2 },
  ),
  longan: iced(
    [
      [0, '#D99A4A'],
      [0.6, '#B9702A'],
      [1, '#8A4412'],
    ],
    1,
    {
      inside: (b, half, _surface, floor) =>
        sunken(b, half, floor, 84, ['#E9C48A', '#D9A862', '#F2D9AC'], 24),
    },
  ),
  'sugar-cane': iced(
    [
      [0, '#EEF2B8'],
      [1, '#C9CE6A'],
    ],
    2,
    {
      above: (b, rim, top) =>
        `<g filter="${b.lighting({ blur: 4, height: 6, shine: 0.4 })}">` +
        `<rect x="${-rim + 16}" y="${top - 120}" width="34" height="250" rx="10" ` +
        `fill="#C9D08A" transform="rotate(-12 ${-rim} ${top})"/>` +
        `<rect x="${-rim + 16}" y="${top - 120}" width="34" height="14" rx="6" fill="#F4F0C8" ` +
        `transform="rotate(-12 ${-rim} ${top})"/></g>` +
        rimSlice(b, rim - 14, top + 2, { ...orange, size: 0.9 }),
    },
  ),
  'tamarind-juice': iced(
    [
      [0, '#C98A4A'],
      [0.6, '#9A5A20'],
      [1, '#6B3410'],
    ],
    3,
    { inside: (b, half, _surface, floor) => sunken(b, half, floor, 30, ['#5A2A10'], 15) },
  ),
  'coconut-water': recipe(
    ['none'],
    ['turmeric', 'teal', 'rose', 'brick', 'cobalt'],
    (b) =>
      coconut(
        b,
        straw(b, 60, -250, 240, 14, b.pick(['#D9472B', '#1F4FA3', '#0B6B50'])) +
          b.around(-96, -86, () => flower(b, [0, 0, 0, 1.6], '#F7C6D4', '#F5B921')),
      ),
    { view: 'eye', turn: 0, flips: false },
  ),
  'coconut-lime': iced(
    [
      [0, '#F7FAF0'],
      [1, '#DCE6C8'],
    ],
    1,
    {
      cloths: ['teal', 'brick', 'plum'],
      inside: (b, half, surface, floor) =>
        limes(b, half, surface, floor) + strands(b, 16, half, floor - 130, floor - 20, '#FFFFFF'),
      above: limeRim,
    },
  ),
  boba: bubbleTea(milkTea, 2, ['#2E1710', '#3A1E14']),
  'brown-sugar-boba': bubbleTea(
    [
      [0, '#FFFBF2'],
      [0.5, '#FBF0DC'],
      [1, '#D9AE7A'],
    ],
    0,
    ['#2E1710', '#4A220E'],
    '#6B2E0C',
  ),
  'ube-boba': bubbleTea(
    [
      [0, '#F7F0FA'],
      [0.4, '#C9A0E0'],
      [1, '#8A52C6'],
    ],
    3,
    ['#2E1710', '#3A1E14'],
  ),
  'matcha-boba': bubbleTea(
    [
      [0, '#8FBF4A'],
      [0.4, '#B5D68A'],
      [0.6, '#F7F6E4'],
      [1, '#F7F6E4'],
    ],
    1,
    ['#2E1710', '#3A1E14'],
  ),
  'fruit-boba': bubbleTea(
    [
      [0, '#FBC04A'],
      [1, '#F2802A'],
    ],
    2,
    ['#F7A83A', '#F2C86A'],
  ),
  'sago-gulaman': iced(
    [
      [0, '#B9702A'],
      [0.6, '#8A4A14'],
      [1, '#5A2A08'],
    ],
    0,
    {
      inside: (b, half, _surface, floor) =>
        sunkenCubes(b, half, floor, 120, ['#A93A2A', '#C2543A'], 15) +
        sunken(b, half, floor, 84, ['#F3E6CC', '#E9D4B0'], 11),
    },
  ),
  gulaman: iced(
    [
      [0, '#A9641C'],
      [0.6, '#7A3E10'],
      [1, '#4A2208'],
    ],
    1,
    {
      inside: (b, half, _surface, floor) =>
        sunkenCubes(b, half, floor, 140, ['#1E1410', '#2E201A'], 19),
    },
  ),
  'milk-chocolate': iced(
    [
      [0, '#8A5030'],
      [0.5, '#A96A40'],
      [1, '#6B3A1C'],
    ],
    2,
    {
      ice: 4,
      above: (b, rim, top) =>
        b.around(0, top + 22, () =>
          crumbs(b, 60, rim * 0.7, ['#4A220E', '#6B3A1E'], { size: [4, 9], height: 18 }),
        ),
    },
  ),
  'iced-matcha': iced(
    [
      [0, '#7DA63A'],
      [0.36, '#A9C86A'],
      [0.56, '#F9F6E4'],
      [1, '#F9F6E4'],
    ],
    3,
    { milk: '#FFFDF4' },
  ),
  soda: iced(
    [
      [0, '#8A3A14'],
      [1, '#2E0E06'],
    ],
    0,
    {
      inside: (b, half, surface, floor) =>
        b.times(
          60,
          () =>
            `<circle cx="${short(b.between(-half, half))}" ` +
            `cy="${short(b.between(surface, floor))}" r="${short(b.between(2, 4))}" fill="#F2C08A" ` +
            'opacity=".6"/>',
        ),
      above: limeRim,
    },
  ),
  beer: recipe(
    ['none'],
    ['pandan', 'brick', 'sky'],
    (b) =>
      glass(b, {
        shape: 'mug',
        layers: [
          [0, '#FBE9B0'],
          [0.2, '#F7C64A'],
          [1, '#D9901E'],
        ],
        level: 12,
        inside: (half, surface, floor) =>
          froth(b, half, surface, 66, '#FFFBEF') +
          b.times(
            60,
            () =>
              `<circle cx="${short(b.between(-half, half))}" ` +
              `cy="${short(b.between(surface + 70, floor))}" r="${short(b.between(2, 4))}" ` +
              'fill="#fff" opacity=".6"/>',
          ),
      }),
    { view: 'eye', turn: 0 },
  ),
  water: iced(
    [
      [0, '#EAF4F6'],
      [1, '#C9E0E6'],
    ],
    1,
    { cloths: ['teal', 'brick', 'pandan'], straw: null },
  ),
  yogurt: iced(
    [
      [0, '#FFFFFF'],
      [0.6, '#F7F0E6'],
      [1, '#F29AB4'],
    ],
    2,
    { cloths: ['teal', 'plum', 'cobalt'], ice: 1 },
  ),
  'cendol-glass': heaped(
    [
      [0, '#FFFBF2'],
      [0.5, '#F7EBD2'],
      [0.8, '#B9783A'],
      [1, '#6B2E0C'],
    ],
    0,
    (b, half, surface, floor) =>
      strands(b, 40, half, surface + 60, floor - 30, '#3FA83A') +
      streaks(b, half, surface, floor, '#6B2E0C', 5),
    (b, rim, top) =>
      b.around(0, top - 4, () => heap(b, rim, [])) +
      b.around(0, top - 30, () =>
        crumbs(b, 26, rim * 0.6, ['#7A1E1A'], { size: [8, 11], height: 26 }),
      ),
  ),
  'halo-halo-glass': heaped(
    [
      [0, '#F7F4FB'],
      [1, '#E6DDF2'],
    ],
    1,
    (b, half, _surface, floor) =>
      sunkenCubes(b, half, floor, 150, ['#E2352A', '#35A04A', '#F7B51C', '#FFF6DA'], 17) +
      sunken(b, half, floor, 50, ['#7A2418'], 14),
    (b, rim, top) =>
      b.around(0, top - 4, () => heap(b, rim, [])) +
      b.around(-40, top - 70, () => scoop(b, [0, 0], 64, '#8A52C6')) +
      b.around(64, top - 58, () =>
        b.lay([0, 0, 12], '<rect x="-40" y="-26" width="80" height="52" rx="10" fill="#E5962A"/>', {
          blur: 5,
          height: 8,
          shine: 1,
        }),
      ),
  ),
  'es-teler': heaped(
    [
      [0, '#FFFDF4'],
      [1, '#F2E6CC'],
    ],
    2,
    (b, half, surface, floor) =>
      sunkenCubes(b, half, floor, 170, ['#B5CC5A', '#CFE08A', '#F7B51C', '#FFFFFF'], 19) +
      strands(b, 10, half, surface + 40, floor - 60, '#FFFFFF'),
    (b, rim, top) =>
      b.around(0, top - 4, () => heap(b, rim, ['#FFFDF4'])) +
      b.around(-50, top - 50, () =>
        b.lay(
          [0, 0, -20],
          '<path d="M-44 10C-30 -26 30 -30 44 -4C30 16 -20 26 -44 10Z" fill="#BFD66A"/>',
          { blur: 5, height: 7, shine: 0.7 },
        ),
      ) +
      b.around(50, top - 46, () =>
        b.lay(
          [0, 0, 30],
          '<path d="M-40 8C-30 -20 30 -24 42 0C30 20 -20 22 -40 8Z" fill="#F7B51C"/>',
          { blur: 5, height: 7, shine: 0.7 },
        ),
      ),
  ),
  'fruit-ice': heaped(
    [
      [0, '#FDE6EC'],
      [1, '#F29AB4'],
    ],
    3,
    (b, half, _surface, floor) =>
      sunkenCubes(b, half, floor, 150, ['#E8414A', '#F7B51C', '#8CC152', '#F29A2A'], 19),
    (b, rim, top) => b.around(0, top - 4, () => heap(b, rim, ['#E0305A'])),
  ),
  sundae: heaped(
    [
      [0, '#FBF3DF'],
      [0.5, '#6B3A1C'],
      [1, '#FBF3DF'],
    ],
    0,
    (b, half, surface, floor) => streaks(b, half, surface, floor, '#4A220E', 5),
    (b, _rim, top) =>
      b.around(-54, top - 26, () => scoop(b, [0, 0], 70, '#FBF3DF')) +
      b.around(58, top - 26, () => scoop(b, [0, 0], 70, '#F29AB0')) +
      b.around(0, top - 88, () => scoop(b, [0, 0], 66, '#6B3A1C')) +
      b.around(0, top - 150, () => scoop(b, [0, 0], 20, '#D7261C')),
  ),
}

/** Paints shaved ice above the rim of a glass. */
function heap(b: Brush, rim: number, syrups: readonly Colour[]): string {
  const flakes = b.times(90, () => {
    const x = b.between(-1, 1)
    const y = -b.between(0, 1) * Math.sqrt(1 - x * x)
    const size = b.between(7, 16)
    return (
      `<path d="${b.blob(size, size * 0.7, 0.4, 5)}" ` +
      `transform="translate(${short(x * rim * 0.86)} ${short(y * 84)})" ` +
      `fill="${b.pick(['#ffffff', '#E6EEFA', '#F4F8FF'])}" opacity=".85"/>`
    )
  })
  const poured = syrups
    .map((colour) =>
      b.times(
        7,
        () =>
          `<path d="${b.blob(b.between(18, 40), b.between(12, 24), 0.34, 9)}" ` +
          `transform="translate(${short(b.between(-rim * 0.5, rim * 0.5))} ` +
          `${short(b.between(-66, -14))})" fill="${colour}" opacity=".6"/>`,
      ),
    )
    .join('')
  return b.lay(
    [0, 0],
    `<path d="M${-rim * 0.96} 6C${-rim * 0.9} -60 ${-rim * 0.5} -92 0 -94C${rim * 0.5} -92 ` +
      `${rim * 0.9} -60 ${rim * 0.96} 6Q0 26 ${-rim * 0.96} 6Z" ` +
      `fill="#EEF3FB"/>${flakes}${poured}`,
    { blur: 10, height: 11, shine: 0.3, rough: 0.7, grain: 0.04, shade: 0.2 },
  )
}
