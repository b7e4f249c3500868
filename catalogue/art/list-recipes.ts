// `node catalogue/art/list-recipes.ts`: what a catalogue file may name for its pictures.
import { clothNames } from './cloth.ts'
import { recipeKeys } from './recipe-book.ts'
import { toppingNames } from './topping.ts'
import { vesselNames } from './vessel.ts'

const lists = {
  recipes: recipeKeys,
  vessels: vesselNames,
  cloths: clothNames,
  toppings: toppingNames,
}
for (const [name, words] of Object.entries(lists))
  process.stdout.write(`${name}: ${words.join(', ')}\n\n`)
