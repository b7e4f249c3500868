// Limits the number of merchants that an eater has marked as favourites.

/** Maximum number of favourites per eater. */
export const favouritesMax = 200

/** Returns the ids without duplicates, at most `favouritesMax`. */
export function limitFavourites(merchantIDs: readonly string[]): string[] {
  return [...new Set(merchantIDs)].slice(0, favouritesMax)
}
