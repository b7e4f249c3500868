// Use cases of the catalogue: lists of merchants, one merchant and its delivery windows.
import type { FoundDish, ListedMerchant, MerchantList, TimeSlots } from '@tingkat/contract/merchant'
import { dropDeliveryFilters } from '@tingkat/ordering/merchant/merchant-filter'
import { listedDeliveryFee } from '@tingkat/ordering/quote/delivery-fee'
import {
  distanceBetween,
  estimateMinutes,
  isDeliverable,
  type Point,
} from '@tingkat/ordering/location/location'
import {
  isClosed,
  type Dish,
  type MenuIndex,
  type Merchant,
} from '@tingkat/ordering/merchant/merchant'
import { amountOf } from '@tingkat/ordering/money'
import { opensAtOf } from '@tingkat/ordering/quote/quote'
import { freeWindows, type MerchantLoad } from '@tingkat/ordering/kitchen/cooking-plan'
import { deliveryWindows } from '@tingkat/ordering/schedule'
import {
  queryMerchants,
  usesDefaultOrder,
  type MatchedMerchant,
  type MerchantQuery,
} from './merchant-query.ts'
import type { CountrySnapshot } from './country-snapshot.ts'
import { sortByDistance } from './near-index.ts'

export type ListQuery = MerchantQuery & { offset: number; limit: number }

// A list ends after this many merchants, because the cost of a page grows with the number of
// merchants on the pages before it.
const maxListed = 10_000
// For a cuisine with at most this many merchants, sorting them
// all by distance is faster than querying the spatial index.
const smallSetSize = 2_000

/**
 * Returns a page of the list of merchants. Without filter, sort and search,
 * the list has open merchants before closed ones, best rated first. With a
 * start point, merchants that deliver there come first, open before closed,
 * and each part is sorted by distance. The list ends after 10,000 merchants.
 */
export function listMerchants(
  snapshot: CountrySnapshot,
  { offset, limit, ...wanted }: ListQuery,
  now: Date,
): MerchantList {
  const query = dropDeliveryFilters(wanted)
  const { start, category } = query
  if (!usesDefaultOrder(query)) {
    const matches = queryMerchants(snapshot, query, now, maxListed)
    const listed = (merchant: Merchant) => {
      const view = toListedMerchant(snapshot, merchant, start, now)
      return query.filter.pickup ? withoutDelivery(view) : view
    }
    const isSearch = query.search.trim() !== ''
    const shown = matches.slice(offset, offset + limit)
    const next = offset + limit < matches.length ? formatCursor(offset + limit) : null
    return {
      merchants: shown.map(({ merchant, dishes, isPartial }) => ({
        ...listed(merchant),
        ...(isSearch ? { dishes: toFoundDishes(snapshot.menuAt(merchant.ID, now), dishes) } : {}),
        ...(isPartial ? { isPartialMatch: true } : {}),
      })),
      total: matches.length,
      deliverableCount: start && matches.filter(({ outOfRange }) => !outOfRange).length,
      ...(isSearch ? { matchCount: countWholeMatches(matches) } : {}),
      nextCursor: next,
    }
  }
  const cuisine = category ? snapshot.merchantIDsOf(category) : undefined
  const total = cuisine ? cuisine.size : snapshot.merchants.size
  const last = Math.min(total, maxListed)
  const end = Math.min(offset + limit, last)
  const page: Merchant[] = []
  for (const tier of start
    ? nearTiers(snapshot, start, cuisine, now)
    : tiers(snapshot, cuisine, now)) {
    if (page.length === end) break
    page.push(...tier(end - page.length))
  }
  return {
    merchants: page
      .slice(offset)
      .map((merchant) => toListedMerchant(snapshot, merchant, start, now)),
    total,
    deliverableCount: start && countDelivering(snapshot, page, start, end === last),
    nextCursor: end < last ? formatCursor(end) : null,
  }
}

const countWholeMatches = (matches: readonly MatchedMerchant[]): number =>
  matches.filter(({ outOfRange, isPartial }) => !outOfRange && !isPartial).length

/**
 * Returns how many merchants deliver to the address, or null if unknown. In the list,
 * merchants that deliver come first. The number is therefore known if `page`, the beginning
 * of the list, ends with a merchant that does not deliver, or if it is the complete list.
 */
function countDelivering(
  { country: { testingMerchants } }: CountrySnapshot,
  page: readonly Merchant[],
  start: Point,
  isComplete: boolean,
): number | null {
  const delivers = (merchant: Merchant) => isDeliverable(merchant, start, testingMerchants)
  const last = page.at(-1)
  return !isComplete && last && delivers(last) ? null : page.filter(delivers).length
}

/**
 * Returns the first `count` merchants of one section of the list, such as the open ones that
 * deliver to the address. Sections do not overlap.
 */
type Tier = (count: number) => Merchant[]
/** Ids of the merchants of a cuisine; undefined for all merchants. */
type Cuisine = ReadonlySet<string> | undefined

function tiers(snapshot: CountrySnapshot, cuisine: Cuisine, now: Date): Tier[] {
  return [true, false].map(
    (open) => (count) =>
      takeBestRated(
        snapshot,
        count,
        (merchant) => isIn(cuisine, merchant) && snapshot.isOpen(merchant, now) === open,
      ),
  )
}

function nearTiers(snapshot: CountrySnapshot, start: Point, cuisine: Cuisine, now: Date): Tier[] {
  const {
    near,
    country: { testingMerchants = [] },
  } = snapshot
  const delivers = (merchant: Merchant) => isDeliverable(merchant, start, testingMerchants)
  const isDelivering = (open: boolean) => (merchant: Merchant) =>
    isIn(cuisine, merchant) && delivers(merchant) && snapshot.isOpen(merchant, now) === open
  const isOutOfRange = (merchant: Merchant) => isIn(cuisine, merchant) && !delivers(merchant)
  if (cuisine && cuisine.size <= smallSetSize) {
    const sorted = sortByDistance(
      [...cuisine].flatMap((ID) => snapshot.merchants.get(ID) ?? []),
      start,
    )
    return [isDelivering(true), isDelivering(false), isOutOfRange].map(
      (belongs) => (count) => sorted.filter(belongs).slice(0, count),
    )
  }
  const unlimited = testingMerchants.flatMap((ID) => snapshot.merchants.get(ID) ?? [])
  return [
    (count) => near.deliveringTo(start, count, isDelivering(true), unlimited),
    (count) => near.deliveringTo(start, count, isDelivering(false), unlimited),
    (count) => near.nearest(start, count, isOutOfRange),
  ]
}

const isIn = (cuisine: Cuisine, { ID }: Merchant): boolean =>
  cuisine === undefined || cuisine.has(ID)

function takeBestRated(
  snapshot: CountrySnapshot,
  count: number,
  accept: (merchant: Merchant) => boolean,
): Merchant[] {
  const page: Merchant[] = []
  for (const merchant of snapshot.byRating) {
    if (page.length === count) break
    if (accept(merchant)) page.push(merchant)
  }
  return page
}

/**
 * Returns the dishes that were found, with their current live state, because some may be sold out.
 */
const toFoundDishes = (menu: MenuIndex | undefined, dishes: readonly Dish[]): FoundDish[] =>
  dishes.map((dish) => toFoundDish(menu?.get(dish.ID) ?? dish))

const toFoundDish = ({
  ID,
  name,
  englishName,
  available,
  imgHref,
  discountedPriceV2,
}: Dish): FoundDish => ({
  ID,
  name,
  ...(englishName ? { englishName } : {}),
  available,
  imgHref,
  discountedPriceV2,
})

/**
 * Returns the merchant for pickup: `ETA` is the preparation time, and delivery fields are empty.
 */
const withoutDelivery = (listed: ListedMerchant): ListedMerchant => ({
  ...listed,
  ETA: listed.preparationMinutes,
  deliverable: null,
  deliveryFee: null,
  freeDeliveryFrom: undefined,
})

function toListedMerchant(
  snapshot: CountrySnapshot,
  merchant: Merchant,
  start: Point | null,
  now: Date,
): ListedMerchant {
  // Copies the merchant for each list. Using a prepared copy would be slower,
  // because the merchant is in the CPU cache already and a prepared copy is not.
  const current = snapshot.at(merchant.ID, now) ?? merchant
  const {
    address: _address,
    tables: _tables,
    menu: _menu,
    mostOrdered: _mostOrdered,
    ...summary
  } = current
  const { fees, currency, locale, courierSpeedKmh, testingMerchants } = snapshot.country
  const open = snapshot.isOpen(merchant, now)
  const metres = start && distanceBetween(start, merchant.latlng)
  return {
    ...summary,
    openingHours: { ...current.openingHours, open },
    ...(metres === null ? {} : travelTo(current.preparationMinutes, metres, courierSpeedKmh)),
    deliverable: start && isDeliverable(merchant, start, testingMerchants),
    deliveryFee:
      metres === null
        ? null
        : amountOf(listedDeliveryFee(fees, merchant, metres), currency, locale),
    opensAt: open ? null : (opensAtOf(current, now)?.toISOString() ?? null),
  }
}

/** Returns `ETA` in whole minutes, and `distanceInKm` rounded to the metre. */
const travelTo = (preparationMinutes: number, metres: number, courierSpeedKmh: number) => ({
  ETA: estimateMinutes(preparationMinutes, metres, courierSpeedKmh),
  distanceInKm: Math.round(metres) / 1000,
})

/**
 * Returns the merchant with its opening state at `now`. With a start point, also its ETA in whole
 * minutes and its distance in km, rounded to the metre.
 */
export function toMerchantView(
  snapshot: CountrySnapshot,
  merchant: Merchant,
  start: Point | null,
  now: Date,
): Merchant {
  const shown = snapshot.shownAt(merchant, now)
  if (!start) return shown
  return {
    ...shown,
    ...travelTo(
      shown.preparationMinutes,
      distanceBetween(start, merchant.latlng),
      snapshot.country.courierSpeedKmh,
    ),
  }
}

/**
 * Returns the delivery windows of a merchant. With `load` (how many orders start cooking in each
 * quarter of an hour), leaves out windows for which the merchant's capacity is used up.
 * `leadMinutes` is the time for preparation and delivery. A merchant that is closed by hand has no
 * windows.
 */
export function listTimeSlots(
  merchant: Merchant,
  now: Date,
  {
    load = null,
    leadMinutes = merchant.preparationMinutes,
  }: { load?: MerchantLoad | null; leadMinutes?: number } = {},
): TimeSlots {
  if (isClosed(merchant)) return { slots: [] }
  const input = {
    hours: merchant.openingHours,
    preparationMinutes: merchant.preparationMinutes,
    now,
    pause: merchant.pause,
  }
  const slots = load
    ? freeWindows(load, { ...input, leadMinutes, places: 1 })
    : deliveryWindows(input)
  return { slots }
}

const formatCursor = (offset: number): string => `after-${offset}`

/** Returns the number of merchants on earlier pages, or undefined for an invalid cursor. */
export function parseCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0
  const match = /^after-(\d{1,9})$/.exec(cursor)
  return match ? Number(match[1]) : undefined
}
