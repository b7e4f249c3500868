// What eaters ask of a catalogue: merchants near them or by words, and when one delivers.
import type { FoundDish, ListedMerchant, MerchantList, TimeSlots } from '@tingkat/contract/merchant'
import { listedDeliveryFee } from '@tingkat/ordering/quote/fees'
import {
  distanceBetween,
  estimateMinutes,
  isDeliverable,
  type Point,
} from '@tingkat/ordering/location/location'
import { isClosed, type Dish, type Merchant } from '@tingkat/ordering/merchant/merchant'
import { amountOf } from '@tingkat/ordering/money'
import { nextOpening } from '@tingkat/ordering/merchant/opening-hours'
import { deliveryWindows } from '@tingkat/ordering/schedule'
import { chooseMerchants, isPlain, type Wish } from './chosen-merchants.ts'
import type { CountrySnapshot } from './country-snapshot.ts'
import { nearestFirst } from './near-index.ts'

export type ListQuery = Wish & { offset: number; limit: number }

// Nobody pages farther; each page looks at those before it once more.
const deepest = 10_000
// So few are sorted faster than they are looked for in the index.
const few = 2_000

/**
 * A page of merchants, those that can cook now before those that are closed. Near a point those that deliver there,
 * nearest first, and at the very end the others; without a point best rated first. Pages end after ten thousand.
 */
export function listMerchants(
  snapshot: CountrySnapshot,
  { offset, limit, ...wish }: ListQuery,
  now: Date,
): MerchantList {
  const { start, category } = wish
  if (!isPlain(wish)) {
    const chosen = chooseMerchants(snapshot, wish, now, deepest)
    const shown = chosen.slice(offset, offset + limit)
    const next = offset + limit < chosen.length ? writeCursor(offset + limit) : null
    return {
      merchants: shown.map(({ merchant, dishes }) => ({
        ...listed(snapshot, merchant, start, now),
        ...(wish.search.trim() ? { dishes: dishes.map(foundDish) } : {}),
      })),
      total: chosen.length,
      deliverableCount: start && chosen.filter(({ away }) => !away).length,
      nextCursor: next,
    }
  }
  const found = category ? snapshot.cooking(category) : undefined
  const total = found ? found.size : snapshot.merchants.size
  const last = Math.min(total, deepest)
  const end = Math.min(offset + limit, last)
  const page: Merchant[] = []
  for (const tier of start ? nearTiers(snapshot, start, found, now) : tiers(snapshot, found, now)) {
    if (page.length === end) break
    page.push(...tier(end - page.length))
  }
  return {
    merchants: page.slice(offset).map((merchant) => listed(snapshot, merchant, start, now)),
    total,
    deliverableCount: start && countDelivering(snapshot, page, start, end === last),
    nextCursor: end < last ? writeCursor(end) : null,
  }
}

/** How many deliver to the address, of which `page` holds the first or, when it is `whole`, all; null while it ends among them. */
function countDelivering(
  { country: { testingMerchants } }: CountrySnapshot,
  page: readonly Merchant[],
  start: Point,
  whole: boolean,
): number | null {
  const delivers = (merchant: Merchant) => isDeliverable(merchant, start, testingMerchants)
  const last = page.at(-1)
  return !whole && last && delivers(last) ? null : page.filter(delivers).length
}

/** At most `count` of those that come one after the other; tiers follow each other and no merchant stands in two. */
type Tier = (count: number) => Merchant[]
type Found = ReadonlySet<string> | undefined

function tiers(snapshot: CountrySnapshot, found: Found, now: Date): Tier[] {
  return [true, false].map(
    (open) => (count) =>
      best(
        snapshot,
        count,
        (merchant) => isFound(found, merchant) && snapshot.isOpen(merchant, now) === open,
      ),
  )
}

function nearTiers(snapshot: CountrySnapshot, start: Point, found: Found, now: Date): Tier[] {
  const {
    near,
    country: { testingMerchants = [] },
  } = snapshot
  const delivers = (merchant: Merchant) => isDeliverable(merchant, start, testingMerchants)
  const isDelivering = (open: boolean) => (merchant: Merchant) =>
    isFound(found, merchant) && delivers(merchant) && snapshot.isOpen(merchant, now) === open
  const isAway = (merchant: Merchant) => isFound(found, merchant) && !delivers(merchant)
  if (found && found.size <= few) {
    const sorted = nearestFirst(
      [...found].flatMap((ID) => snapshot.merchants.get(ID) ?? []),
      start,
    )
    return [isDelivering(true), isDelivering(false), isAway].map(
      (takes) => (count) => sorted.filter(takes).slice(0, count),
    )
  }
  const anywhere = testingMerchants.flatMap((ID) => snapshot.merchants.get(ID) ?? [])
  return [
    (count) => near.reaching(start, count, isDelivering(true), anywhere),
    (count) => near.reaching(start, count, isDelivering(false), anywhere),
    (count) => near.nearest(start, count, isAway),
  ]
}

const isFound = (found: Found, { ID }: Merchant): boolean => found === undefined || found.has(ID)

function best(
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

const foundDish = ({
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

function listed(
  snapshot: CountrySnapshot,
  merchant: Merchant,
  start: Point | null,
  now: Date,
): ListedMerchant {
  // Written from the merchant itself, which was just looked at: a copy that lies ready elsewhere in memory would be another look.
  const { address: _address, tables: _tables, menu: _menu, openingHours, ...summary } = merchant
  const { fees, currency, locale, courierSpeedKmh, testingMerchants } = snapshot.country
  const open = snapshot.isOpen(merchant, now)
  const metres = start && distanceBetween(start, merchant.latlng)
  return {
    ...summary,
    openingHours: { ...openingHours, open },
    ...(metres === null ? {} : reached(merchant.preparationMinutes, metres, courierSpeedKmh)),
    deliverable: start && isDeliverable(merchant, start, testingMerchants),
    deliveryFee:
      metres === null
        ? null
        : amountOf(listedDeliveryFee(fees, merchant, metres), currency, locale),
    // One closed by hand opens again when a person says so.
    opensAt:
      open || isClosed(merchant) ? null : (nextOpening(openingHours, now)?.toISOString() ?? null),
  }
}

/** ETA in whole minutes, distance in km to the metre. */
const reached = (preparationMinutes: number, metres: number, courierSpeedKmh: number) => ({
  ETA: estimateMinutes(preparationMinutes, metres, courierSpeedKmh),
  distanceInKm: Math.round(metres) / 1000,
})

/** The merchant as shown now; with a start point also its ETA (whole minutes) and its distance (km, to the metre). */
export function merchantAt(
  snapshot: CountrySnapshot,
  merchant: Merchant,
  start: Point | null,
  now: Date,
): Merchant {
  const shown = snapshot.shownAt(merchant, now)
  if (!start) return shown
  return {
    ...shown,
    ...reached(
      merchant.preparationMinutes,
      distanceBetween(start, merchant.latlng),
      snapshot.country.courierSpeedKmh,
    ),
  }
}

/** The delivery windows on offer; none from a merchant closed by hand. */
export function listTimeSlots(merchant: Merchant, now: Date): TimeSlots {
  if (isClosed(merchant)) return { slots: [] }
  return {
    slots: deliveryWindows({
      hours: merchant.openingHours,
      preparationMinutes: merchant.preparationMinutes,
      now,
    }),
  }
}

const writeCursor = (offset: number): string => `after-${offset}`

/** How many merchants the pages before held; undefined for a cursor that is not ours. */
export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0
  const match = /^after-(\d{1,9})$/.exec(cursor)
  return match ? Number(match[1]) : undefined
}
