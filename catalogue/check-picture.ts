// A picture that is named must be there: its recipe in the book, or its photograph beside the file.
import { recipeKeys } from './art/recipe-book.ts'
import type { Path, Report } from './fault.ts'
import {
  isKnownRecipe,
  photoPath,
  recipesIn,
  type CoverPicture,
  type DishPicture,
} from './picture-format.ts'
import type { Partly } from './prune.ts'

/** What reading a photograph gave: the digest of its content, or in plain words what is wrong with it. */
export type Photo = { digest: string } | { fault: string }
export type Photos = ReadonlyMap<string, Photo>

export function checkPicture(
  picture: Partly<DishPicture | CoverPicture>,
  photos: Photos,
  path: Path,
  report: Report,
): void {
  if (!picture) return
  const whole = picture as DishPicture | CoverPicture
  const file = photoPath(whole)
  if (file) {
    const photo = photos.get(file)
    if (!photo) report(path, `there is no file ${file} beside the catalogue file`)
    else if ('fault' in photo) report(path, `${file} ${photo.fault}`)
    return
  }
  for (const named of recipesIn(whole)) {
    if (named?.recipe === undefined || isKnownRecipe(named)) continue
    const like = nearest(named.recipe)
    report(path, `there is no recipe ${named.recipe}${like ? `; is it ${like}?` : ''}`)
  }
}

/** A key that shares the most words, for the slip of the keyboard. */
function nearest(key: string): string | undefined {
  const words = key.split('-')
  const scored = recipeKeys.map((known) => ({
    known,
    shared: known.split('-').filter((word) => words.includes(word)).length,
  }))
  const best = scored.toSorted((a, b) => b.shared - a.shared || a.known.length - b.known.length)[0]
  return best && best.shared > 0 ? best.known : undefined
}
