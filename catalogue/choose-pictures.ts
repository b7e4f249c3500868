// Chooses the pictures of a merchant: one for each dish, and a cover that shows plates of the menu.
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

/** A wide cover has room for this many different plates. */
const coverPlatesMax = 7

export type ChosenPictures = { cover: Picture | undefined; dishes: ReadonlyMap<string, Picture> }

/**
 * `photos` are the photographs that the catalogue file names; one that could not be read gives no
 * picture. Seeds are derived from ids, so that the same dish always gets the same picture, and
 * consecutive dishes get different cloths.
 */
export function choosePictures(merchant: CatalogueMerchant, photos: Photos): ChosenPictures {
  const dishes = new Map<string, Picture>()
  let previousCloth: Cloth | undefined
  for (const dish of merchant.categories.flatMap((category) => category.dishes)) {
    const picture = chooseDish(dish.picture, seedOf(merchant.ID, dish.ID), previousCloth, photos)
    if (picture) dishes.set(dish.ID, picture)
    previousCloth = picture?.kind === 'dish' ? picture.painting.cloth : undefined
  }
  return { cover: chooseCover(merchant, dishes, photos), dishes }
}

function chooseDish(
  picture: DishPicture,
  seed: number,
  previousCloth: Cloth | undefined,
  photos: Photos,
): Picture | undefined {
  const photo = choosePhoto(picture, 'dish', photos)
  if (photo) return photo
  const [recipe] = recipesIn(picture)
  return recipe && { kind: 'dish', painting: paintingOf(recipe, seed, previousCloth) }
}

function paintingOf(
  { recipe, cloth, vessel, toppings }: RecipePicture,
  seed: number,
  previousCloth?: Cloth,
): DishPainting {
  return {
    recipe,
    seed,
    cloth: cloth ?? otherCloth(recipe, seed, previousCloth),
    ...(vessel && { vessel }),
    ...(toppings && { toppings }),
  }
}

/** Shows the named plates, then those of the menu. Undefined if there are none. */
function chooseCover(
  merchant: CatalogueMerchant,
  dishes: ReadonlyMap<string, Picture>,
  photos: Photos,
): Picture | undefined {
  const cover: CoverPicture = merchant.picture
  const photo = choosePhoto(cover, 'cover', photos)
  if (photo) return photo
  const seed = seedOf(merchant.ID, 'cover')
  const named = recipesIn(cover).map((recipe, index) =>
    paintingOf(recipe, seedOf(merchant.ID, 'cover', String(index))),
  )
  const menu = [...dishes.values()].flatMap((picture) =>
    picture.kind === 'dish' ? [picture.painting] : [],
  )
  const first = named[0] ?? menu[0]
  if (!first) return undefined
  // Glasses are seen from the side and plates from above; a cover does not mix them.
  const view = viewOf(first)
  const plates = [...named, ...menu].filter(
    (painting, index, paintings) =>
      viewOf(painting) === view &&
      paintings.findIndex((other) => other.recipe === painting.recipe) === index,
  )
  const namedCloth = typeof cover === 'object' && 'plates' in cover ? cover.cloth : undefined
  const cloth = namedCloth ?? first.cloth ?? 'milk'
  return { kind: 'cover', painting: { plates: plates.slice(0, coverPlatesMax), seed, cloth } }
}

const viewOf = ({ recipe }: DishPainting): 'above' | 'eye' => recipeBook[recipe]?.view ?? 'above'

function choosePhoto(
  picture: DishPicture | CoverPicture,
  shape: 'dish' | 'cover',
  photos: Photos,
): Picture | undefined {
  const path = photoPath(picture)
  const photo = path ? photos.get(path) : undefined
  if (!path || !photo || 'fault' in photo) return undefined
  return { kind: 'photo', word: photoWord(path), digest: photo.digest, shape }
}
