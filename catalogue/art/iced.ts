// Creates the recipes from which pictures of cold drinks are painted: drinks in a glass, seen from
// the side, for tea, coffee, juices and sweet drinks.
import type { Brush } from './brush.ts'
import type { Cloth } from './cloth.ts'
import type { Colour } from './colour.ts'
import { iceCubes, rimSlice, straw, streaks, sunkSlice } from './ingredients/drink.ts'
import { recipe, type Recipe } from './recipe.ts'
import { glass, type GlassFill, type GlassShape } from './vessels/glass.ts'

/** Colours of a drink from the surface to the bottom. */
export type Layers = GlassFill['layers']
type IcedLook = {
  cloths?: readonly Cloth[]
  shapes?: readonly [GlassShape, ...GlassShape[]]
  ice?: number
  straw?: Colour | null
  milk?: Colour
  inside?: (b: Brush, half: number, surface: number, floor: number) => string
  above?: (b: Brush, rim: number, top: number) => string
}

/** Sets of backgrounds for pictures of drinks, so that the drinks of a menu differ. */
export const tables: readonly (readonly Cloth[])[] = [
  ['teal', 'turmeric', 'blush', 'sky'],
  ['pandan', 'rose', 'lemon', 'brick'],
  ['cobalt', 'lime', 'mint', 'chili'],
  ['plum', 'rattan', 'sky', 'turmeric'],
]
const strawColours: readonly Colour[] = ['#0B6B50', '#D9472B', '#1F4FA3', '#26221F', '#E07A1F']

/**
 * Returns the painting instructions of a cold drink. `set` selects the colours of the tablecloth
 * from `tables`. With `straw: null` the drink has no straw.
 */
export function iced(
  layers: Layers,
  set: number,
  {
    cloths,
    shapes = ['tall', 'cup', 'jar'],
    ice = 5,
    straw: colour,
    milk,
    inside,
    above,
  }: IcedLook = {},
): Recipe {
  return recipe(
    ['none'],
    cloths ?? tables[set % tables.length] ?? ['sky'],
    (b) =>
      glass(b, {
        shape: b.arrange(...shapes),
        layers,
        behind: (_rim, top) => {
          if (colour === null) return ''
          const [x, lean] = b.arrange([44, 9], [-40, -8], [58, 14])
          return straw(b, x, top - 74, 420, lean, colour ?? b.pick(strawColours))
        },
        inside: (half, surface, floor) =>
          (milk ? streaks(b, half, surface, floor, milk) : '') +
          (inside?.(b, half, surface, floor) ?? '') +
          iceCubes(
            b,
            ice && ice + b.arrange(0, -1, 1),
            half,
            surface + 6,
            surface + (floor - surface) * 0.62,
          ),
        above: (rim, top) => above?.(b, rim, top) ?? '',
      }),
    { view: 'eye', turn: 0, flips: false },
  )
}

export const limeRim = (b: Brush, rim: number, top: number): string =>
  rimSlice(b, -rim + 8, top + 4, { size: 1.1 })
export const limes = (b: Brush, half: number, surface: number, floor: number): string =>
  sunkSlice(b, -half * 0.4, surface + (floor - surface) * 0.42) +
  sunkSlice(b, half * 0.36, surface + (floor - surface) * 0.76)
export const lemon = { rind: '#E9B928', flesh: '#FBE06A' } as const
export const milkTea: Layers = [
  [0, '#E9C79A'],
  [0.5, '#D9AC78'],
  [1, '#C08F5A'],
]
