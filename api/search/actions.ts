// Searching a country: what delivers and is open comes first, and within that what answers the words best.
import type { SearchAnswer } from '@tingkat/contract/search'
import { isDeliverable, type Point } from '@tingkat/ordering/location'
import { listed } from '../catalogue/actions.ts'
import type { CountrySnapshot } from '../catalogue/country-snapshot.ts'

// An exact dish of a kitchen that is closed is worth as much as half a match of one that cooks.
const closedWorth = 0.5

/** Those that deliver to `start` before those that do not; a closed kitchen needs a better match than an open one. */
export function search(snapshot: CountrySnapshot, { typed, start, limit }: { typed: string; start: Point | null; limit: number }, now: Date): SearchAnswer {
  const ranked = snapshot.search.find(typed)
    .map(found => ({ ...found, away: start !== null && !isDeliverable(found.merchant, start, snapshot.country.testingMerchants), worth: found.score * (snapshot.isOpen(found.merchant, now) ? 1 : closedWorth) }))
    .toSorted((a, b) => Number(a.away) - Number(b.away) || b.worth - a.worth)
  return {
    found: ranked.slice(0, limit).map(({ merchant, dishes }) => ({
      merchant: listed(snapshot, merchant, start, now),
      dishes: dishes.map(({ ID, name, imgHref, available, priceV2, discountedPriceV2 }) => ({ ID, name, imgHref, available, priceV2, discountedPriceV2 })),
    })),
    total: ranked.length,
  }
}
