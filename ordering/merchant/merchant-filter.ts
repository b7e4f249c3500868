// What an eater asks of a list of restaurants: only some of them, and in which order.
import { isClosed, shownRating, type Merchant } from './merchant.ts'
import { isOnDemandBlocked, nextWindow } from '../schedule.ts'

export const merchantSorts = ['recommended', 'nearest', 'rating', 'time', 'fee'] as const
export type MerchantSort = (typeof merchantSorts)[number]

export const diets = ['halal', 'vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/** 1 is the cheapest: below the first of the country's `priceLevels`; 3 from the second on. */
export const priceLevels = [1, 2, 3] as const
export type PriceLevel = (typeof priceLevels)[number]

export type MerchantFilter = {
  /** Cooks now. */
  open: boolean
  /** Has a promo, or a dish at a reduced price. */
  offer: boolean
  /** Delivers for nothing, always or from some subtotal on. */
  freeDelivery: boolean
  /** Takes orders for later. */
  scheduled: boolean
  /** At least that rating, as it is shown; 0 for any. */
  rating: number
  /** At most so many minutes to the door; 0 for any. Where the address is not known nobody is left out. */
  minutes: number
  /** An instant by which the food must be there; null for any. */
  by: string | null
  prices: readonly PriceLevel[]
  diets: readonly Diet[]
}

export const emptyMerchantFilter: MerchantFilter = {
  open: false,
  offer: false,
  freeDelivery: false,
  scheduled: false,
  rating: 0,
  minutes: 0,
  by: null,
  prices: [],
  diets: [],
}

export function isEmptyMerchantFilter(filter: MerchantFilter): boolean {
  const { prices, diets: wanted, ...rest } = filter
  return (
    prices.length === 0 &&
    wanted.length === 0 &&
    Object.entries(rest).every(
      ([key, value]) => value === emptyMerchantFilter[key as keyof typeof rest],
    )
  )
}

/** What a filter asks of a menu, worked out once for each menu. */
export type MerchantTraits = {
  typicalPrice: number | null
  offer: boolean
  diets: ReadonlySet<Diet>
}

// Fewer dishes than this make no meal for somebody who eats only such.
const dishesForDiet = 3

/** A kitchen is halal when every dish is marked so; it serves vegetarians and vegans with three dishes or more. Unknown is no. */
export function traitsOf(merchant: Pick<Merchant, 'menu' | 'promo'>): MerchantTraits {
  const dishes = merchant.menu.categories
    .filter((category) => category.available)
    .flatMap((category) => category.items.filter((dish) => dish.available))
  const prices = dishes.map((dish) => dish.discountedPriceInMin).toSorted((a, b) => a - b)
  const serves: Diet[] = []
  if (dishes.length > 0 && dishes.every(({ facts }) => facts?.halal === true)) serves.push('halal')
  if (
    dishes.filter(({ facts }) => facts?.vegetarian === true || facts?.vegan === true).length >=
    dishesForDiet
  )
    serves.push('vegetarian')
  if (dishes.filter(({ facts }) => facts?.vegan === true).length >= dishesForDiet)
    serves.push('vegan')
  return {
    typicalPrice: prices[Math.floor(prices.length / 2)] ?? null,
    offer:
      merchant.promo.hasPromo ||
      dishes.some((dish) => dish.discountedPriceInMin < dish.priceInMinorUnit),
    diets: new Set(serves),
  }
}

/** Of a price in whole minor units, by the two bounds of the country. */
export function priceLevelOf(price: number, [low, high]: readonly [number, number]): PriceLevel {
  return price < low ? 1 : price < high ? 2 : 3
}

/** `minutes` from now to the eater's door, null without an address. */
export type FilterContext = {
  now: Date
  open: boolean
  minutes: number | null
  priceLevels: readonly [number, number]
}

export function matchesFilter(
  merchant: Merchant,
  traits: MerchantTraits,
  filter: MerchantFilter,
  moment: FilterContext,
): boolean {
  if (filter.open && !moment.open) return false
  if (filter.offer && !traits.offer) return false
  if (filter.freeDelivery && merchant.freeDeliveryFrom === undefined) return false
  // Closed by hand, a kitchen offers no windows either.
  if (filter.scheduled && isClosed(merchant)) return false
  if (shownRating(merchant).rating < filter.rating) return false
  if (filter.minutes > 0 && moment.minutes !== null && moment.minutes > filter.minutes) return false
  if (
    filter.prices.length > 0 &&
    (traits.typicalPrice === null ||
      !filter.prices.includes(priceLevelOf(traits.typicalPrice, moment.priceLevels)))
  )
    return false
  if (!filter.diets.every((diet) => traits.diets.has(diet))) return false
  return filter.by === null || deliversBy(merchant, Date.parse(filter.by), moment)
}

/** Now, when it is open and near enough; otherwise by its first window. */
function deliversBy(
  merchant: Merchant,
  by: number,
  { now, open, minutes }: FilterContext,
): boolean {
  if (isClosed(merchant)) return false
  if (
    open &&
    !isOnDemandBlocked(merchant) &&
    now.getTime() + (minutes ?? merchant.preparationMinutes) * 60_000 <= by
  )
    return true
  const window = nextWindow({
    hours: merchant.openingHours,
    preparationMinutes: merchant.preparationMinutes,
    now,
  })
  return window !== null && Date.parse(window.to) <= by
}
