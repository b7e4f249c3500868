// Command: lists the names of recipes, vessels, cloths and toppings that pictures in a catalogue
// file can use: `node catalogue/art/list-recipes.ts`.
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
for (const [name, keys] of Object.entries(lists))
  process.stdout.write(`${name}: ${keys.join(', ')}\n\n`)
