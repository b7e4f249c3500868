// Filters, sorts and searches the list of merchants.
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { listedDeliveryFee } from '@tingkat/ordering/quote/delivery-fee'
import {
  distanceBetween,
  estimateMinutes,
  isDeliverable,
  type Point,
} from '@tingkat/ordering/location/location'
import { shownRating, type Dish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import {
  isEmptyMerchantFilter,
  matchesFilter,
  type MerchantFilter,
  type MerchantSort,
} from '@tingkat/ordering/merchant/merchant-filter'
import type { CountrySnapshot } from './country-snapshot.ts'

/** A merchant, and those of its dishes that match the search. */
type SearchMatch = { merchant: Merchant; dishes: readonly Dish[] }
type SearchRank = { rank: number; soldOut: boolean; isPartial: boolean }
/**
 * `outOfRange` means that the merchant does not deliver to the address, `isPartial` that it matches
 * the search only in part.
 */
export type MatchedMerchant = SearchMatch & { outOfRange: boolean; isPartial: boolean }

export type MerchantQuery = {
  start: Point | null
  search: string
  category: string
  ids?: readonly string[]
  filter: MerchantFilter
  sort: MerchantSort
}

/**
 * Whether the query neither filters, sorts nor searches,
 * so that the snapshot's prepared lists are used.
 */
export function usesDefaultOrder({ search, filter, sort, ids = [] }: MerchantQuery): boolean {
  return (
    ids.length === 0 &&
    search.trim() === '' &&
    sort === 'recommended' &&
    isEmptyMerchantFilter(filter)
  )
}

/**
 * A match with its sort keys. Without an address, `metres` and `fee` are 0 and `minutes` is the
 * preparation time. `rank` says how well the merchant matches the search; 0 is the best rank.
 * `soldOut` means that all matching dishes are sold out.
 */
type Candidate = MatchedMerchant & {
  open: boolean
  metres: number
  minutes: number
  fee: number
} & SearchRank

/**
 * Returns the sorted matches among at most `maxCandidates` merchants. Open merchants come first,
 * except with the sort `nearest`. With a search and the sort `recommended`, open merchants come
 * first only among equally good matches. Partial matches of a search come after the others, and
 * merchants out of range come last; if there is a filter, those are left out. Throws if there is a
 * search and the snapshot's search is not prepared.
 */
export function queryMerchants(
  snapshot: CountrySnapshot,
  query: MerchantQuery,
  now: Date,
  maxCandidates: number,
): MatchedMerchant[] {
  const matches: Candidate[] = []
  for (const match of listCandidates(snapshot, query, maxCandidates)) {
    const candidate = toCandidate(snapshot, match, query, now)
    if (passesFilter(snapshot, candidate, query, now)) matches.push(candidate)
  }
  const compare = comparators[query.sort]
  return matches.toSorted(
    (a, b) =>
      Number(a.outOfRange) - Number(b.outOfRange) ||
      Number(a.isPartial) - Number(b.isPartial) ||
      compare(a, b),
  )
}

function toCandidate(
  snapshot: CountrySnapshot,
  match: SearchMatch & SearchRank,
  { start, filter: { pickup } }: MerchantQuery,
  now: Date,
): Candidate {
  const { country } = snapshot
  const merchant = snapshot.at(match.merchant.ID, now) ?? match.merchant
  const metres = start ? distanceBetween(start, merchant.latlng) : 0
  return {
    ...match,
    merchant,
    outOfRange:
      start !== null && !pickup && !isDeliverable(merchant, start, country.testingMerchants),
    open: snapshot.isOpen(merchant, now),
    metres,
    minutes: pickup
      ? merchant.preparationMinutes
      : estimateMinutes(merchant.preparationMinutes, metres, country.courierSpeedKmh),
    fee: start ? listedDeliveryFee(country.fees, merchant, metres) : 0,
  }
}

function passesFilter(
  snapshot: CountrySnapshot,
  { merchant, minutes, open, outOfRange }: Candidate,
  { filter, start }: MerchantQuery,
  now: Date,
): boolean {
  if (isEmptyMerchantFilter(filter)) return true
  const { priceLevels } = settingsOf(snapshot.country.code)
  return (
    !outOfRange &&
    matchesFilter(merchant, snapshot.traitsOf(merchant), filter, {
      now,
      open,
      minutes: start ? minutes : null,
      priceLevels,
    })
  )
}

type Comparator = (a: Candidate, b: Candidate) => number

const byOpen: Comparator = (a, b) => Number(b.open) - Number(a.open)
const byDistance: Comparator = (a, b) => a.metres - b.metres
const byRating: Comparator = (a, b) =>
  shownRating(b.merchant).rating - shownRating(a.merchant).rating ||
  b.merchant.voteCount - a.merchant.voteCount

const freeDeliveryFrom = ({ merchant }: Candidate): number =>
  merchant.freeDeliveryFrom ?? Number.MAX_SAFE_INTEGER
const byFreeDelivery: Comparator = (a, b) => freeDeliveryFrom(a) - freeDeliveryFrom(b)

const comparators: Record<MerchantSort, Comparator> = {
  recommended: (a, b) =>
    a.rank - b.rank ||
    Number(a.soldOut) - Number(b.soldOut) ||
    byOpen(a, b) ||
    byDistance(a, b) ||
    byRating(a, b),
  nearest: (a, b) => byDistance(a, b) || byRating(a, b),
  rating: (a, b) => byOpen(a, b) || byRating(a, b) || byDistance(a, b),
  time: (a, b) => byOpen(a, b) || a.minutes - b.minutes || byDistance(a, b),
  fee: (a, b) => byOpen(a, b) || a.fee - b.fee || byFreeDelivery(a, b) || byDistance(a, b),
}

function listCandidates(
  snapshot: CountrySnapshot,
  query: MerchantQuery,
  max: number,
): Iterable<SearchMatch & SearchRank> {
  const cuisine = query.category ? snapshot.merchantIDsOf(query.category) : undefined
  const isInCuisine = ({ ID }: Merchant) => cuisine === undefined || cuisine.has(ID)
  if (query.search.trim())
    return snapshot.search
      .find(query.search)
      .slice(0, max)
      .filter(({ merchant }) => isInCuisine(merchant))
  return listedMerchants(snapshot, query, max)
    .filter(isInCuisine)
    .slice(0, max)
    .map((merchant) => ({ merchant, dishes: [], rank: 0, soldOut: false, isPartial: false }))
}

function listedMerchants(
  snapshot: CountrySnapshot,
  { category, ids = [], start }: MerchantQuery,
  max: number,
): readonly Merchant[] {
  if (ids.length > 0) return [...new Set(ids)].flatMap((ID) => snapshot.merchants.get(ID) ?? [])
  // For a cuisine, all merchants are returned, because there may be no merchant of the cuisine
  // among the nearest `max`.
  return start && !category ? snapshot.near.nearest(start, max, () => true) : snapshot.byRating
}
