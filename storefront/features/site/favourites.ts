// What the footer recommends of a country: what many kitchens cook, what eaters rate most, and who cooks it.
import type { ListedMerchant } from '@tingkat/contract/merchant'

export type Favourites = {
  /** Cuisines by the number of kitchens, the favourites left out. */
  categories: string[]
  /** The cuisines whose kitchens most eaters rated. */
  cuisines: string[]
  merchants: { ID: string; name: string }[]
}

export const noFavourites: Favourites = { categories: [], cuisines: [], merchants: [] }

// As many as the footer has lines for.
const most = { categories: 5, cuisines: 2, merchants: 3 }

type Rated = Pick<ListedMerchant, 'ID' | 'name' | 'cuisines' | 'rating' | 'voteCount'>

/** Equal ones stay in the order of the list, so that the same list always gives the same footer. */
export function pickFavourites(merchants: readonly Rated[]): Favourites {
  const cuisines = [...new Set(merchants.flatMap((merchant) => merchant.cuisines))]
  const byVotes = rank(cuisines, (cuisine) =>
    total(merchants, cuisine, (merchant) => merchant.voteCount),
  ).slice(0, most.cuisines)
  const others = cuisines.filter((cuisine) => !byVotes.includes(cuisine))
  const loved = rank(merchants, ({ rating, voteCount }) => rating * voteCount)
  return {
    categories: rank(others, (cuisine) => total(merchants, cuisine, () => 1)).slice(
      0,
      most.categories,
    ),
    cuisines: byVotes,
    merchants: loved.slice(0, most.merchants).map(({ ID, name }) => ({ ID, name })),
  }
}

function rank<T>(all: readonly T[], weight: (one: T) => number): T[] {
  return all.toSorted((a, b) => weight(b) - weight(a))
}

function total(
  merchants: readonly Rated[],
  cuisine: string,
  weight: (merchant: Rated) => number,
): number {
  return merchants.reduce(
    (sum, merchant) => (merchant.cuisines.includes(cuisine) ? sum + weight(merchant) : sum),
    0,
  )
}
