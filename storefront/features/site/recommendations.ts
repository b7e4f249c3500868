// Chooses the cuisines and merchants that the footer of a country recommends.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { cuisinesByID, type CuisineNames } from '@tingkat/ordering/merchant/category'

export type Recommendations = {
  /**
   * The cuisines with the most merchants, except those that the list `cuisines` already contains.
   */
  categories: CuisineNames[]
  /** The cuisines whose merchants have the most votes. */
  cuisines: CuisineNames[]
  merchants: { ID: string; name: string }[]
}

export const noRecommendations: Recommendations = { categories: [], cuisines: [], merchants: [] }

// The number of entries that the footer shows of each list.
const limits = { categories: 5, cuisines: 2, merchants: 3 }

type Rated = Pick<
  ListedMerchant,
  'ID' | 'name' | 'cuisines' | 'englishCuisines' | 'rating' | 'voteCount'
>

/**
 * Returns the recommendations. Merchants and cuisines of equal rank keep the sequence of
 * `merchants`, so that the result is always the same.
 */
export function pickRecommendations(merchants: readonly Rated[]): Recommendations {
  const cuisines = [...new Set(merchants.flatMap((merchant) => merchant.cuisines))]
  const byVotes = rank(cuisines, (cuisine) =>
    total(merchants, cuisine, (merchant) => merchant.voteCount),
  ).slice(0, limits.cuisines)
  const others = cuisines.filter((cuisine) => !byVotes.includes(cuisine))
  const names = new Map(
    merchants.flatMap((merchant) =>
      [...cuisinesByID(merchant).values()].map((cuisine) => [cuisine.name, cuisine] as const),
    ),
  )
  const toNames = (name: string) => names.get(name) ?? { name }
  const byRating = rank(merchants, ({ rating, voteCount }) => rating * voteCount)
  return {
    categories: rank(others, (cuisine) => total(merchants, cuisine, () => 1))
      .slice(0, limits.categories)
      .map(toNames),
    cuisines: byVotes.map(toNames),
    merchants: byRating.slice(0, limits.merchants).map(({ ID, name }) => ({ ID, name })),
  }
}

/** Returns the items sorted by weight, the heaviest first. */
function rank<T>(items: readonly T[], weight: (item: T) => number): T[] {
  return items.toSorted((a, b) => weight(b) - weight(a))
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
