// What a recipe is: how a dish is painted, and what chance may choose from.
import type { Brush } from './brush.ts'
import type { Cloth } from './cloth.ts'
import type { Topping } from './topping.ts'
import type { Vessel } from './vessel.ts'

export type Recipe = {
  /** First the most fitting; chance picks one. */
  cloths: readonly Cloth[]
  vessels: readonly Vessel[]
  /** Sets of toppings; chance picks one, the empty set too. */
  toppings?: readonly (readonly Topping[])[]
  /** Seen from above, or from the side at the height of the eye: drinks. */
  view?: 'above' | 'eye'
  /** Degrees that the arrangement may be turned either way. */
  turn?: number
  /** Whether it may be laid out as in a mirror. */
  flips?: boolean
  /** The food alone, round the middle of its vessel. */
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

/** A set of cloths, another for each number, so that recipes of one book differ. */
export const clothSet = (index: number): readonly Cloth[] => sets[index % sets.length] ?? ['milk']

type Parts = Partial<Omit<Recipe, 'paint'>>

/** A recipe in a line: vessels, a set of cloths by number, how it is painted, and what else is special. */
export function recipe(
  vessels: readonly Vessel[],
  cloth: number | readonly Cloth[],
  paint: (b: Brush) => string,
  parts: Parts = {},
): Recipe {
  return { cloths: typeof cloth === 'number' ? clothSet(cloth) : cloth, vessels, paint, ...parts }
}
