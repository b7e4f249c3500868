// The merchants that an eater has marked as favourites.

/** The most favourites of an eater. */
export const favouritesMax = 200

/** Returns the ids without repetitions, at most `favouritesMax`. */
export function limitFavourites(merchantIDs: readonly string[]): string[] {
  return [...new Set(merchantIDs)].slice(0, favouritesMax)
}
