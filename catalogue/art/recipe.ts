// The type of a recipe, which says how a dish is painted, and the choices among which its variants
// differ.
import type { Brush } from './brush.ts'
import type { Cloth } from './cloth.ts'
import type { Topping } from './topping.ts'
import type { Vessel } from './vessel.ts'

export type Recipe = {
  /** The cloths and vessels that variants of the dish use. */
  cloths: readonly Cloth[]
  vessels: readonly Vessel[]
  /** Sets of toppings, one for each variant of the picture. */
  toppings?: readonly (readonly Topping[])[]
  /** Whether the dish is seen from above, or from the side at eye level, as drinks are. */
  view?: 'above' | 'eye'
  /** Largest rotation of the food in a variant of the picture in degrees, in either direction. */
  turn?: number
  /** Whether variants of the picture may be mirrored. */
  flips?: boolean
  /** Paints the food around the middle of its vessel. */
  paint: (b: Brush) => string
}

export type RecipeBook = Readonly<Record<string, Recipe>>

const sets: readonly (readonly Cloth[])[] = [
  ['turmeric', 'teal', 'blush', 'indigo'],
  ['sky', 'chili', 'mint', 'plum'],
  ['pandan', 'lemon', 'rose', 'teak'],
  ['cobalt', 'lime', 'brick', 'milk'],
  ['rattan', 'teal', 'rose', 'lemon'],
  ['milk', 'cobalt', 'turmeric', 'mint'],
]

/**
 * Returns a set of tablecloths for the variants of a recipe; consecutive indexes give different
 * sets.
 */
export const clothSet = (index: number): readonly Cloth[] => sets[index % sets.length] ?? ['milk']

type Parts = Partial<Omit<Recipe, 'paint'>>

/** Creates a recipe; `cloth` is a list of tablecloths, or the index of a set for `clothSet`. */
export function recipe(
  vessels: readonly Vessel[],
  cloth: number | readonly Cloth[],
  paint: (b: Brush) => string,
  parts: Parts = {},
): Recipe {
  return { cloths: typeof cloth === 'number' ? clothSet(cloth) : cloth, vessels, paint, ...parts }
}
