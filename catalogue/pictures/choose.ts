// Chooses the pictures of merchants among those that come with the repository: one for each dish,
// and a cover that shows a recipe of the menu.
import { seedOf } from '../art/random.ts'
import type { Photos } from '../check-picture.ts'
import type { CatalogueMerchant } from '../format.ts'
import {
  photoPath,
  recipesIn,
  storedID,
  type CoverPicture,
  type DishPicture,
  type RecipePicture,
} from '../picture-format.ts'
import { photoWord, type Picture } from '../picture.ts'
import { readManifest, type PictureManifest, type ReadyDish } from './manifest.ts'

/**
 * A cover shows one recipe larger than the others. At most this number of covers compete for a
 * merchant: those whose large recipe comes first on the merchant's menu.
 */
const leadChoices = 6

export type ChosenPictures = { cover: Picture | undefined; dishes: ReadonlyMap<string, Picture> }
export type KeptPictures = ChosenPictures
const noPictures: KeptPictures = { cover: undefined, dishes: new Map() }

/**
 * Chooses pictures for the merchants of a catalogue file, one merchant after another. Of the covers
 * that suit a merchant, takes the cover that the fewest earlier merchants have. The same catalogue
 * file always gets the same pictures.
 */
export class PictureChooser {
  readonly #photos: Photos
  readonly #manifest: PictureManifest
  /** By id of a cover, the number of merchants for which the cover was chosen. */
  readonly #taken = new Map<string, number>()

  /** `photos` has the photographs that the catalogue file names. Unreadable ones are ignored. */
  constructor(photos: Photos = new Map(), manifest: PictureManifest = readManifest()) {
    this.#photos = photos
    this.#manifest = manifest
  }

  /**
   * Chooses the pictures of one merchant. `kept` has the pictures that were chosen earlier for
   * dishes and a cover that did not change.
   */
  choose(merchant: CatalogueMerchant, kept: KeptPictures = noPictures): ChosenPictures {
    const dishes = new Map<string, Picture>()
    const menu = new MenuPictures(this.#manifest)
    for (const dish of merchant.categories.flatMap((category) => category.dishes)) {
      const photo = this.#photoOf(dish.picture, 'dish')
      const [recipe] = recipesIn(dish.picture)
      const picture =
        kept.dishes.get(dish.ID) ??
        photo ??
        (recipe && menu.next(recipe, seedOf(merchant.ID, dish.ID)))
      if (picture) dishes.set(dish.ID, picture)
    }
    return { cover: kept.cover ?? this.#chooseCover(merchant), dishes }
  }

  #chooseCover(merchant: CatalogueMerchant): Picture | undefined {
    const photo = this.#photoOf(merchant.picture, 'cover')
    if (photo) return photo
    const wanted = [
      merchant.picture,
      ...merchant.categories.flatMap(({ dishes }) => dishes.map(({ picture }) => picture)),
    ].flatMap((picture) => recipesIn(picture).map(({ recipe }) => recipe))
    const byLead = new Map(this.#manifest.covers.map((cover) => [cover.plates[0], cover]))
    const leading = [...new Set(wanted)]
      .flatMap((recipe) => byLead.get(recipe) ?? [])
      .slice(0, leadChoices)
    const cover = leastBy(leading, ({ id }) => this.#taken.get(id) ?? 0) ?? this.#nearest(wanted)
    if (!cover) return undefined
    this.#taken.set(cover.id, (this.#taken.get(cover.id) ?? 0) + 1)
    return { id: cover.id, kind: 'cover' }
  }

  /**
   * Returns the cover that shows the most of the given recipes; undefined if no cover shows any.
   */
  #nearest(recipes: readonly string[]): PictureManifest['covers'][number] | undefined {
    const sharedBy = (plates: readonly string[]) =>
      plates.filter((plate) => recipes.includes(plate)).length
    const best = leastBy(this.#manifest.covers, ({ plates }) => -sharedBy(plates))
    return best && sharedBy(best.plates) > 0 ? best : undefined
  }

  #photoOf(picture: DishPicture | CoverPicture, kind: Picture['kind']): Picture | undefined {
    const stored = storedID(picture)
    if (stored) return { id: stored, kind }
    const path = photoPath(picture)
    const photo = path ? this.#photos.get(path) : undefined
    if (!path || !photo || 'fault' in photo) return undefined
    return { id: `${photoWord(path)}.${photo.digest}`, kind }
  }
}

/** Chooses the pictures of one menu from top to bottom, so that adjacent dishes differ. */
class MenuPictures {
  readonly #manifest: PictureManifest
  readonly #uses = new Map<string, number>()
  #previous: ReadyDish | undefined

  constructor(manifest: PictureManifest) {
    this.#manifest = manifest
  }

  /**
   * Chooses the next picture of the menu. Avoids the picture of the dish above, then pictures that
   * the menu has already shown, then the tablecloth of the picture above. `seed` decides between
   * equally good variants.
   */
  next(reference: RecipePicture, seed: number): Picture | undefined {
    const variants = variantsFor(this.#manifest.dishes[reference.recipe] ?? [], reference)
    const first = seed % Math.max(1, variants.length)
    const rotated = [...variants.slice(first), ...variants.slice(0, first)]
    const previous = this.#previous
    const chosen = leastBy(
      rotated,
      ({ id, cloth }) =>
        (id === previous?.id ? 1000 : 0) +
        (this.#uses.get(id) ?? 0) * 2 +
        (cloth === previous?.cloth ? 1 : 0),
    )
    if (!chosen) return undefined
    this.#previous = chosen
    this.#uses.set(chosen.id, (this.#uses.get(chosen.id) ?? 0) + 1)
    return { id: chosen.id, kind: 'dish' }
  }
}

/**
 * Returns the variants of a recipe's picture that match most of the toppings, vessel and cloth that
 * the catalogue file names.
 */
function variantsFor(
  variants: readonly ReadyDish[],
  { toppings, vessel, cloth }: RecipePicture,
): readonly ReadyDish[] {
  if (!toppings && !vessel && !cloth) return variants.filter(({ extra }) => !extra)
  const likeness = (variant: ReadyDish) =>
    (toppings && toppings.join() === variant.toppings.join() ? 4 : 0) +
    (vessel === variant.vessel ? 2 : 0) +
    (cloth === variant.cloth ? 1 : 0)
  const best = Math.max(...variants.map(likeness))
  return variants.filter((variant) => likeness(variant) === best)
}

/** Returns the first entry with the smallest number; undefined for an empty list. */
function leastBy<T>(list: readonly T[], numberOf: (entry: T) => number): T | undefined {
  return list.reduce<T | undefined>(
    (least, entry) => (least === undefined || numberOf(entry) < numberOf(least) ? entry : least),
    undefined,
  )
}
