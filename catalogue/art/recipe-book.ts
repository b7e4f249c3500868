// Lists all recipes, from which pictures of dishes are painted, by key. Catalogue files name the
// keys, so a key must always draw the same dish.
import type { RecipeBook } from './recipe.ts'
import { coldDrinks } from './recipes/cold-drinks.ts'
import { curries } from './recipes/curries.ts'
import { teaAndCoffee } from './recipes/drinks.ts'
import { flatbreads } from './recipes/flatbreads.ts'
import { fried } from './recipes/fried.ts'
import { grills } from './recipes/grills.ts'
import { ices } from './recipes/ices.ts'
import { easternNoodleSoups } from './recipes/noodle-soups-east.ts'
import { noodleSoups } from './recipes/noodle-soups.ts'
import { dressedNoodles } from './recipes/noodles-dressed.ts'
import { wokNoodles } from './recipes/noodles-wok.ts'
import { parcels } from './recipes/parcels.ts'
import { riceBeside } from './recipes/rice-beside.ts'
import { riceBowls } from './recipes/rice-bowls.ts'
import { ricePlates } from './recipes/rice-plates.ts'
import { salads } from './recipes/salads.ts'
import { sandwiches } from './recipes/sandwiches.ts'
import { skewers } from './recipes/skewers.ts'
import { soups } from './recipes/soups.ts'
import { sweets } from './recipes/sweets.ts'
import { wokDishes } from './recipes/wok.ts'

export const recipeBook: RecipeBook = {
  ...coldDrinks,
  ...curries,
  ...dressedNoodles,
  ...easternNoodleSoups,
  ...flatbreads,
  ...fried,
  ...grills,
  ...ices,
  ...noodleSoups,
  ...parcels,
  ...riceBeside,
  ...riceBowls,
  ...ricePlates,
  ...salads,
  ...sandwiches,
  ...skewers,
  ...soups,
  ...sweets,
  ...teaAndCoffee,
  ...wokDishes,
  ...wokNoodles,
}

export const recipeKeys: readonly string[] = Object.keys(recipeBook).toSorted()

export const isRecipe = (key: string): boolean => Object.hasOwn(recipeBook, key)
