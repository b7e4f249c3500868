// Filters and sort criteria of merchant lists.
import { isClosed, shownRating, type Merchant, isOnDemandBlocked } from './merchant.ts'
import { offersPickup } from '../order/pickup-offer.ts'
import { nextWindow } from '../schedule.ts'

export const merchantSorts = ['recommended', 'nearest', 'rating', 'time', 'fee'] as const
export type MerchantSort = (typeof merchantSorts)[number]
/** The sort criteria that a list of merchants offers for pickup. */
export const pickupSorts = [
  'recommended',
  'nearest',
  'rating',
] as const satisfies readonly MerchantSort[]

export const diets = ['halal', 'vegetarian', 'vegan'] as const
export type Diet = (typeof diets)[number]

/**
 * Price levels of merchants. 1 is the cheapest. The limits of level 2 are the country's
 * `priceLevels`.
 */
export const priceLevels = [1, 2, 3] as const
export type PriceLevel = (typeof priceLevels)[number]

export type MerchantFilter = {
  /** Only merchants that are open now. */
  open: boolean
  /** Only merchants with a promo or a discounted dish. */
  offer: boolean
  /** Only merchants with free delivery, always or from a subtotal on. */
  freeDelivery: boolean
  /** Only merchants that accept scheduled orders. */
  scheduled: boolean
  /** Only merchants whose orders eaters may collect. The delivery area then does not matter. */
  pickup: boolean
  /** Minimum displayed rating; 0 for any. */
  rating: number
  /** Maximum delivery time in minutes; 0 for any. Ignored without an address. */
  minutes: number
  /**
   * Latest time of delivery as an ISO 8601 instant; null for
   * any. For pickup, the latest time at which the food is ready.
   */
  by: string | null
  prices: readonly PriceLevel[]
  diets: readonly Diet[]
}

export const emptyMerchantFilter: MerchantFilter = {
  open: false,
  offer: false,
  freeDelivery: false,
  scheduled: false,
  pickup: false,
  rating: 0,
  minutes: 0,
  by: null,
  prices: [],
  diets: [],
}

/**
 * For pickup, returns the query without the filters and the sort criteria
 * that concern the delivery fee and time. Otherwise returns the same object.
 */
export function dropDeliveryFilters<Query extends { filter: MerchantFilter; sort: MerchantSort }>(
  query: Query,
): Query {
  const { filter, sort } = query
  if (!filter.pickup) return query
  return {
    ...query,
    filter: { ...filter, freeDelivery: false, minutes: 0 },
    sort: pickupSorts.find((known) => known === sort) ?? 'recommended',
  }
}

export function isEmptyMerchantFilter(filter: MerchantFilter): boolean {
  const { prices, diets: dietFilter, ...scalars } = filter
  return (
    prices.length === 0 &&
    dietFilter.length === 0 &&
    Object.entries(scalars).every(
      ([key, value]) => value === emptyMerchantFilter[key as keyof typeof scalars],
    )
  )
}

/** The properties of a menu that filters use, computed once per menu. */
export type MerchantTraits = {
  typicalPrice: number | null
  offer: boolean
  diets: ReadonlySet<Diet>
}

// Minimum number of dishes that suit a diet, for the merchant to match the filter for this diet.
const dishesForDiet = 3

/**
 * Returns the properties of a menu that filters use. A merchant is halal if every dish is marked as
 * halal, and vegetarian or vegan if three dishes are. Unknown facts do not count.
 */
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

/**
 * Returns the price level (1 to 3) of a price in minor units, according to the country's two
 * limits.
 */
export function priceLevelOf(price: number, [low, high]: readonly [number, number]): PriceLevel {
  if (price < low) return 1
  return price < high ? 2 : 3
}

/**
 * What a filter needs besides the merchant. `minutes` is the delivery time from now; null without
 * an address. For pickup it is the time until the food is ready.
 */
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
  context: FilterContext,
): boolean {
  if (filter.open && !context.open) return false
  if (filter.freeDelivery && merchant.freeDeliveryFrom === undefined) return false
  if (filter.pickup && !offersPickup(merchant)) return false
  // A merchant that is closed for some time has no delivery windows, so no order can be scheduled.
  if (filter.scheduled && isClosed(merchant)) return false
  if (shownRating(merchant).rating < filter.rating) return false
  if (filter.minutes > 0 && context.minutes !== null && context.minutes > filter.minutes)
    return false
  if (!matchesMenu(traits, filter, context)) return false
  return filter.by === null || deliversBy(merchant, Date.parse(filter.by), context)
}

function matchesMenu(
  traits: MerchantTraits,
  filter: MerchantFilter,
  { priceLevels: bounds }: FilterContext,
): boolean {
  if (filter.offer && !traits.offer) return false
  if (!filter.diets.every((diet) => traits.diets.has(diet))) return false
  if (filter.prices.length === 0) return true
  return (
    traits.typicalPrice !== null &&
    filter.prices.includes(priceLevelOf(traits.typicalPrice, bounds))
  )
}

/**
 * Whether the merchant can deliver until `by`: now if
 * it is open, otherwise in its first delivery window.
 */
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
    pause: merchant.pause,
    now,
  })
  return window !== null && Date.parse(window.to) <= by
}
