// Which picture each dish and merchant gets: seeds from their ids, neighbours on different cloths, covers from the menu.
import type { Cloth } from './art/cloth.ts'
import { otherCloth, type DishPainting } from './art/painting.ts'
import { seedOf } from './art/random.ts'
import type { Photos } from './check-picture.ts'
import type { CatalogueMerchant } from './format.ts'
import {
  photoPath,
  recipesIn,
  type CoverPicture,
  type DishPicture,
  type RecipePicture,
} from './picture-format.ts'
import { recipeBook } from './art/recipe-book.ts'
import { photoWord, type Picture } from './picture.ts'

/** As many plates as a wide cover has room for without showing one twice. */
const coverPlates = 7

export type ChosenPictures = { cover: Picture | undefined; dishes: ReadonlyMap<string, Picture> }

/** `photos` are those read beside the file; one that could not be read gives no picture. */
export function choosePictures(merchant: CatalogueMerchant, photos: Photos): ChosenPictures {
  const dishes = new Map<string, Picture>()
  let before: Cloth | undefined
  for (const dish of merchant.categories.flatMap((category) => category.dishes)) {
    const picture = chooseDish(dish.picture, seedOf(merchant.ID, dish.ID), before, photos)
    if (picture) dishes.set(dish.ID, picture)
    before = picture?.kind === 'dish' ? picture.painting.cloth : undefined
  }
  return { cover: chooseCover(merchant, dishes, photos), dishes }
}

function chooseDish(
  named: DishPicture,
  seed: number,
  before: Cloth | undefined,
  photos: Photos,
): Picture | undefined {
  const photo = choosePhoto(named, 'dish', photos)
  if (photo) return photo
  const [recipe] = recipesIn(named)
  return recipe && { kind: 'dish', painting: paintingOf(recipe, seed, before) }
}

function paintingOf(
  { recipe, cloth, vessel, toppings }: RecipePicture,
  seed: number,
  before?: Cloth,
): DishPainting {
  return {
    recipe,
    seed,
    cloth: cloth ?? otherCloth(recipe, seed, before),
    ...(vessel && { vessel }),
    ...(toppings && { toppings }),
  }
}

/** The plates that are named, then those of the menu; a menu without recipes leaves the merchant without a cover. */
function chooseCover(
  merchant: CatalogueMerchant,
  dishes: ReadonlyMap<string, Picture>,
  photos: Photos,
): Picture | undefined {
  const named: CoverPicture = merchant.picture
  const photo = choosePhoto(named, 'cover', photos)
  if (photo) return photo
  const seed = seedOf(merchant.ID, 'cover')
  const wanted = recipesIn(named).map((recipe, index) =>
    paintingOf(recipe, seedOf(merchant.ID, 'cover', String(index))),
  )
  const menu = [...dishes.values()].flatMap((picture) =>
    picture.kind === 'dish' ? [picture.painting] : [],
  )
  const first = wanted[0] ?? menu[0]
  if (!first) return undefined
  // A glass stands, a plate lies: one picture shows either.
  const view = viewOf(first)
  const plates = [...wanted, ...menu].filter(
    (painting, index, all) =>
      viewOf(painting) === view &&
      all.findIndex((other) => other.recipe === painting.recipe) === index,
  )
  const cloth =
    (typeof named === 'object' && 'plates' in named ? named.cloth : undefined) ??
    first.cloth ??
    'milk'
  return { kind: 'cover', painting: { plates: plates.slice(0, coverPlates), seed, cloth } }
}

const viewOf = ({ recipe }: DishPainting): 'above' | 'eye' => recipeBook[recipe]?.view ?? 'above'

function choosePhoto(
  named: DishPicture | CoverPicture,
  shape: 'dish' | 'cover',
  photos: Photos,
): Picture | undefined {
  const path = photoPath(named)
  const photo = path ? photos.get(path) : undefined
  if (!path || !photo || 'fault' in photo) return undefined
  return { kind: 'photo', word: photoWord(path), digest: photo.digest, shape }
}
