// A list that the eater has narrowed down, put in another order, or searched by words: looked through whole, up to a bound.
import { settingsOf } from '@tingkat/ordering/country/country-settings'
import { listedDeliveryFee } from '@tingkat/ordering/quote/fees'
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

/** `dishes` hold the words of the search. */
type Found = { merchant: Merchant; dishes: readonly Dish[] }
/** `away`: it does not deliver to the address. */
export type Chosen = Found & { away: boolean }

export type Wish = {
  start: Point | null
  search: string
  category: string
  ids?: readonly string[]
  filter: MerchantFilter
  sort: MerchantSort
}

/** Whether the ready order of the country serves: nothing is left out and nothing moved. */
export function isPlain({ search, filter, sort, ids = [] }: Wish): boolean {
  return (
    ids.length === 0 &&
    search.trim() === '' &&
    sort === 'recommended' &&
    isEmptyMerchantFilter(filter)
  )
}

/** What an order is made of. `metres`, `minutes` and `fee` are 0 without an address; `rank` is how well words are answered, 0 the best. */
type Candidate = Chosen & {
  open: boolean
  metres: number
  minutes: number
  fee: number
  rank: number
}

/**
 * Those that pass, in the order wished for: open before closed, but for `nearest`; what does not deliver to the address comes
 * last, and is left out where a filter speaks of now. At most `most` are looked at.
 */
export function chooseMerchants(
  snapshot: CountrySnapshot,
  wish: Wish,
  now: Date,
  most: number,
): Chosen[] {
  const { start, filter } = wish
  const { country } = snapshot
  const levels = settingsOf(country.code).priceLevels
  const chosen: Candidate[] = []
  for (const { merchant, dishes, rank } of candidates(snapshot, wish, most)) {
    const metres = start ? distanceBetween(start, merchant.latlng) : 0
    const away = start !== null && !isDeliverable(merchant, start, country.testingMerchants)
    const open = snapshot.isOpen(merchant, now)
    const minutes = estimateMinutes(merchant.preparationMinutes, metres, country.courierSpeedKmh)
    if (away && !isEmptyMerchantFilter(filter)) continue
    if (
      !matchesFilter(merchant, snapshot.traitsOf(merchant), filter, {
        now,
        open,
        minutes: start ? minutes : null,
        priceLevels: levels,
      })
    )
      continue
    chosen.push({
      merchant,
      dishes,
      away,
      open,
      metres,
      minutes,
      fee: start ? listedDeliveryFee(country.fees, merchant, metres) : 0,
      rank,
    })
  }
  const before = orders[wish.sort]
  return chosen.toSorted((a, b) => Number(a.away) - Number(b.away) || before(a, b))
}

type Order = (a: Candidate, b: Candidate) => number

const openFirst: Order = (a, b) => Number(b.open) - Number(a.open)
const nearest: Order = (a, b) => a.metres - b.metres
const better: Order = (a, b) =>
  shownRating(b.merchant).rating - shownRating(a.merchant).rating ||
  b.merchant.voteCount - a.merchant.voteCount

// Of two that cost the same, the one that gives it sooner.
const freeSooner: Order = (a, b) => freeFrom(a) - freeFrom(b)
const freeFrom = ({
  merchant: { freeDeliveryFrom = Number.MAX_SAFE_INTEGER },
}: Candidate): number => freeDeliveryFrom

const orders: Record<MerchantSort, Order> = {
  recommended: (a, b) => openFirst(a, b) || a.rank - b.rank || nearest(a, b) || better(a, b),
  nearest: (a, b) => nearest(a, b) || better(a, b),
  rating: (a, b) => openFirst(a, b) || better(a, b) || nearest(a, b),
  time: (a, b) => openFirst(a, b) || a.minutes - b.minutes || nearest(a, b),
  fee: (a, b) => openFirst(a, b) || a.fee - b.fee || freeSooner(a, b) || nearest(a, b),
}

function* candidates(
  snapshot: CountrySnapshot,
  { start, search, category, ids = [] }: Wish,
  most: number,
): Generator<Found & { rank: number }> {
  const cooking = category ? snapshot.cooking(category) : undefined
  if (search.trim()) {
    const found = snapshot.search.find(search)
    const best = found[0]?.score ?? 1
    // Half as good an answer is another rank: within one, the near come first.
    for (const { merchant, score, dishes } of found.slice(0, most))
      if (!cooking || cooking.has(merchant.ID))
        yield { merchant, dishes, rank: Math.floor(Math.log2(best / score)) }
    return
  }
  const asked = new Set(ids)
  const all =
    asked.size > 0
      ? [...asked].flatMap((ID) => snapshot.merchants.get(ID) ?? [])
      : start && !cooking
        ? snapshot.near.nearest(start, most, () => true)
        : snapshot.byRating
  let count = 0
  for (const merchant of all) {
    if (cooking && !cooking.has(merchant.ID)) continue
    if (++count > most) return
    yield { merchant, dishes: [], rank: 0 }
  }
}
