// What eaters ask of a catalogue: merchants near them or by words, and when one delivers.
import type { ListedMerchant, MerchantList, TimeSlots } from '@tingkat/contract/merchant'
import { deliveryFee } from '@tingkat/ordering/fees'
import { distanceBetween, estimateMinutes, isDeliverable, type Point } from '@tingkat/ordering/location'
import { isClosed, type Merchant } from '@tingkat/ordering/merchant'
import { amountOf } from '@tingkat/ordering/money'
import { nextOpening } from '@tingkat/ordering/opening-hours'
import { deliveryWindows } from '@tingkat/ordering/schedule'
import type { CountrySnapshot } from './country-snapshot.ts'

export type ListQuery = { start: Point | null; search: string; offset: number; limit: number }

/**
 * A page of merchants, those that can cook now before those that are closed. Near a point those that deliver there,
 * nearest first, and at the very end the others; without a point best rated first.
 */
export function listMerchants(snapshot: CountrySnapshot, { start, search, offset, limit }: ListQuery, now: Date): MerchantList {
  const found = search.trim() ? snapshot.matching(search) : undefined
  const total = found ? found.size : snapshot.merchants.size
  const end = Math.min(offset + limit, total)
  const page: Merchant[] = []
  for (const tier of start ? nearTiers(snapshot, start, now) : tiers(snapshot, now)) {
    const wanted = (merchant: Merchant) => (found === undefined || found.has(merchant.ID)) && tier.takes(merchant)
    page.push(...start ? snapshot.near(start, end - page.length, tier.metres, wanted) : best(snapshot, end - page.length, wanted))
    if (page.length === end) break
  }
  return {
    merchants: page.slice(offset).map(merchant => listed(snapshot, merchant, start, now)),
    total,
    nextCursor: end < total ? writeCursor(end) : null,
  }
}

/** Who comes before whom: a merchant stands in the first tier that takes it. */
type Tier = { metres: number; takes: (merchant: Merchant) => boolean }

function tiers(snapshot: CountrySnapshot, now: Date): Tier[] {
  return [true, false].map(open => ({ metres: Infinity, takes: merchant => snapshot.isOpen(merchant, now) === open }))
}

function nearTiers(snapshot: CountrySnapshot, start: Point, now: Date): Tier[] {
  const delivering = tiers(snapshot, now).map(tier => ({ metres: snapshot.longestRadius, takes: (merchant: Merchant) => tier.takes(merchant) && isDeliverable(merchant, start) }))
  return [...delivering, { metres: Infinity, takes: merchant => !isDeliverable(merchant, start) }]
}

function best(snapshot: CountrySnapshot, count: number, accept: (merchant: Merchant) => boolean): Merchant[] {
  const page: Merchant[] = []
  for (const merchant of snapshot.byRating) {
    if (page.length === count) break
    if (accept(merchant)) page.push(merchant)
  }
  return page
}

function listed(snapshot: CountrySnapshot, merchant: Merchant, start: Point | null, now: Date): ListedMerchant {
  const { address: _address, tables: _tables, menu: _menu, ...summary } = merchantAt(snapshot, merchant, start, now)
  const { fees, currency, locale } = snapshot.country
  const open = snapshot.isOpen(merchant, now)
  return {
    ...summary,
    deliverable: start && isDeliverable(merchant, start),
    deliveryFee: start && amountOf(deliveryFee(fees, distanceBetween(start, merchant.latlng)), currency, locale),
    // One closed by hand opens again when a person says so.
    opensAt: open || isClosed(merchant) ? null : nextOpening(merchant.openingHours, now)?.toISOString() ?? null,
  }
}

/** The merchant as shown now; with a start point also its ETA (whole minutes) and its distance (km, to the metre). */
export function merchantAt(snapshot: CountrySnapshot, merchant: Merchant, start: Point | null, now: Date): Merchant {
  const shown = snapshot.shownAt(merchant, now)
  if (!start) return shown
  const distance = distanceBetween(start, merchant.latlng)
  return {
    ...shown,
    ETA: estimateMinutes(merchant.preparationMinutes, distance, snapshot.country.courierSpeedKmh),
    distanceInKm: Math.round(distance) / 1000,
  }
}

/** The delivery windows on offer; none from a merchant closed by hand. */
export function listTimeSlots(merchant: Merchant, now: Date): TimeSlots {
  if (isClosed(merchant)) return { slots: [] }
  return { slots: deliveryWindows({ hours: merchant.openingHours, preparationMinutes: merchant.preparationMinutes, now }) }
}

const writeCursor = (offset: number): string => `after-${offset}`

/** How many merchants the pages before held; undefined for a cursor that is not ours. */
export function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0
  const match = /^after-(\d{1,9})$/.exec(cursor)
  return match ? Number(match[1]) : undefined
}
