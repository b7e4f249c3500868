// Checks that the pictures in a catalogue file exist: as recipes in `art/`, from which they are
// painted, or as photographs beside the file.
import { recipeKeys } from './art/recipe-book.ts'
import type { Path, ReportFault } from './fault.ts'
import {
  isKnownRecipe,
  photoPath,
  recipesIn,
  type CoverPicture,
  type DishPicture,
} from './picture-format.ts'
import type { Partly } from './prune.ts'

/** The digest of a photograph's content, or the reason why it cannot be used. */
export type Photo = { digest: string } | { fault: string }
export type Photos = ReadonlyMap<string, Photo>

export function checkPicture(
  picture: Partly<DishPicture | CoverPicture>,
  photos: Photos,
  path: Path,
  report: ReportFault,
): void {
  if (!picture) return
  const complete = picture as DishPicture | CoverPicture
  const file = photoPath(complete)
  if (file) {
    const photo = photos.get(file)
    if (!photo) report(path, `there is no file ${file} beside the catalogue file`)
    else if ('fault' in photo) report(path, `${file} ${photo.fault}`)
    return
  }
  for (const reference of recipesIn(complete)) {
    if (reference?.recipe === undefined || isKnownRecipe(reference)) continue
    const suggestion = findSimilarKey(reference.recipe)
    report(
      path,
      `there is no recipe ${reference.recipe}${suggestion ? `; is it ${suggestion}?` : ''}`,
    )
  }
}

/**
 * Returns the recipe key that shares the most words with `key`; undefined if none shares a word.
 */
function findSimilarKey(key: string): string | undefined {
  const words = key.split('-')
  const candidates = recipeKeys.map((recipeKey) => ({
    recipeKey,
    shared: recipeKey.split('-').filter((word) => words.includes(word)).length,
  }))
  const [best] = candidates.toSorted(
    (a, b) => b.shared - a.shared || a.recipeKey.length - b.recipeKey.length,
  )
  return best && best.shared > 0 ? best.recipeKey : undefined
}
