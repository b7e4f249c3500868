// A merchant, its menu, and the shapes of dishes and modifiers; field names of the specification, section 3.
import type { Currency } from '../currency.ts'
import type { Amount } from '../money.ts'
import type { Point } from '../location/location.ts'

export const selectionTypes = { single: 0, multiple: 1 } as const
export type SelectionType = (typeof selectionTypes)[keyof typeof selectionTypes]

/** Price in whole minor units, added once for each unit picked. */
export type Modifier = {
  ID: string
  name: string
  quantity: number
  available: boolean
  price: number
  groupID: string
}

export type ModifierGroup = {
  ID: string
  name: string
  selectionRangeMin: number
  selectionRangeMax: number
  selectionType: SelectionType
  available: boolean
  modifiers: Modifier[]
}

/** What a dish may hold that some eaters must not, or do not, eat. */
export const allergens = [
  'wheat',
  'egg',
  'milk',
  'peanut',
  'treeNut',
  'soy',
  'sesame',
  'fish',
  'crustacean',
  'mollusc',
  'pork',
  'beef',
  'alcohol',
] as const
export type Allergen = (typeof allergens)[number]

export const spicinessMax = 3

/**
 * What the kitchen says of a dish. What is in neither list is unknown, never absent: nothing here says that a dish is free of
 * something. `spicy` counts from 0 to 3. A diet left out is unknown; false says that the dish is not for it.
 */
export type DishFacts = {
  contains: Allergen[]
  mayContain: Allergen[]
  halal?: boolean | undefined
  vegetarian?: boolean | undefined
  vegan?: boolean | undefined
  spicy?: number | undefined
}

/** A dish as the menu offers it. Prices in whole minor units; without a discount both prices are equal. */
export type Dish = {
  ID: string
  name: string
  /** What the name says in English, where it is another. */
  englishName?: string | undefined
  description: string
  /** Left out when the kitchen says nothing. */
  facts?: DishFacts | undefined
  imgHref: string
  images: string[]
  available: boolean
  sortOrder: number
  campaignID: string
  campaignName: string
  _currency: Pick<Currency, 'code' | 'symbol'>
  priceInMinorUnit: number
  discountedPriceInMin: number
  priceV2: Amount
  discountedPriceV2: Amount
  modifierGroups: ModifierGroup[]
}

export type MenuCategory = { ID: string; name: string; available: boolean; items: Dish[] }

/** `freeItem` joins an order whose subtotal reaches `minSubtotal` (whole minor units). */
export type Campaign = {
  ID: string
  name: string
  tcDetails: string
  freeItem: { ID: string; name: string; minSubtotal: number } | null
}

/** `HH:mm` in the merchant's zone; `to` at or before `from` means past midnight; `24:00` ends the day. */
export type OpeningSpan = { from: string; to: string }

export type Holiday = { date: string; spans: OpeningSpan[] }

export type OpeningHours = {
  /** Worked out by the server at the moment of the answer; only an explicit false closes. */
  open?: boolean | null
  timeZone: string
  /** Seven days, Monday first; an empty day is closed. */
  weekly: OpeningSpan[][]
  /** Days that differ from their week: `YYYY-MM-DD` in the merchant's zone, each once; without spans it is closed. */
  holidays?: Holiday[] | undefined
  /** Whole minutes before each closing from which the kitchen takes no more orders; left out: to the last minute. */
  lastOrderMinutes?: number | undefined
}

export type Promo = { hasPromo: boolean; description: string }
export type RatingShowFlag = { enable: boolean; minRating: number; minVoteCount: number }

/** What a list shows of a merchant. ETA in whole minutes and distanceInKm are null without an address. */
export type MerchantSummary = {
  ID: string
  name: string
  countryCode: string
  section: string
  cuisines: string[]
  imgHref: string
  currency: Currency
  ETA: number | null
  distanceInKm: number | null
  /** Metres. */
  radius: number
  latlng: Point
  isIntegrated: boolean
  openingHours: OpeningHours
  promo: Promo
  rating: number
  voteCount: number
  ratingShowFlag: RatingShowFlag
  preparationMinutes: number
  schedulerOrderConfig: { blockOnDemandOrders: boolean }
  /** Food for so much (whole minor units; after discounts, before promos) is brought for nothing: 0 always, left out never. */
  freeDeliveryFrom?: number | undefined
}

export type Merchant = MerchantSummary & {
  address: string
  tables: { tableID: string; tableNumber: string }[]
  menu: {
    categories: MenuCategory[]
    campaigns: Campaign[]
    /** Whole minor units; 0 means no limit. */
    menuMeta: { orderValueLimit: number }
  }
}

/** Closed only when the server said so outright. */
export function isClosed(merchant: Pick<MerchantSummary, 'openingHours'>): boolean {
  return merchant.openingHours.open === false
}

export function isOrderable(
  merchant: Pick<MerchantSummary, 'openingHours'>,
  dish: Pick<Dish, 'available'>,
): boolean {
  return !isClosed(merchant) && dish.available
}

/** Dishes in the order of the menu: by `sortOrder`, ties as the server has them. The same list when it already is. */
export function sortByMenuOrder<Item extends Pick<Dish, 'sortOrder'>>(items: Item[]): Item[] {
  const ordered = items.every(
    (item, index) => index === 0 || (items[index - 1]?.sortOrder ?? 0) <= item.sortOrder,
  )
  return ordered ? items : items.toSorted((a, b) => a.sortOrder - b.sortOrder)
}

/** Available dishes whose price is reduced, one of each, in menu order. */
export function listDiscountedDishes(merchant: Pick<Merchant, 'menu'>): Dish[] {
  const dishes = merchant.menu.categories
    .filter((category) => category.available)
    .flatMap((category) =>
      sortByMenuOrder(category.items).filter(
        (dish) => dish.available && dish.discountedPriceInMin < dish.priceInMinorUnit,
      ),
    )
  return dishes.filter((dish, index) => dishes.findIndex((one) => one.ID === dish.ID) === index)
}

/** The dish of that id, and its category, wherever the menu lists it. */
export function findDish(merchant: Pick<Merchant, 'menu'>, dishID: string): Dish | undefined {
  for (const category of merchant.menu.categories) {
    const dish = category.items.find((item) => item.ID === dishID)
    if (dish) return category.available ? dish : { ...dish, available: false }
  }
  return undefined
}

/** Dishes by id, for looking many up without walking the menu; an unavailable category makes its dishes unavailable. */
export type MenuIndex = ReadonlyMap<string, Dish>

export function indexMenu(merchant: Pick<Merchant, 'menu'>): MenuIndex {
  const dishes = new Map<string, Dish>()
  for (const category of merchant.menu.categories) {
    for (const dish of category.items) {
      // A dish listed twice counts where it stands first, as in findDish.
      if (!dishes.has(dish.ID))
        dishes.set(dish.ID, category.available ? dish : { ...dish, available: false })
    }
  }
  return dishes
}

/** Lowest and highest price among available dishes, discounts counted; null when nothing is available. */
export function priceRange(
  merchant: Pick<Merchant, 'menu'>,
): { lowest: number; highest: number } | null {
  const prices = merchant.menu.categories
    .filter((category) => category.available)
    .flatMap((category) =>
      category.items.filter((item) => item.available).map((item) => item.discountedPriceInMin),
    )
  return prices.length ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : null
}

/** What a list shows as rating: raised to the merchant's floor only where its flag says so. */
export function shownRating(
  merchant: Pick<MerchantSummary, 'rating' | 'voteCount' | 'ratingShowFlag'>,
): { rating: number; voteCount: number } {
  const { enable, minRating, minVoteCount } = merchant.ratingShowFlag
  if (!enable) return { rating: merchant.rating, voteCount: merchant.voteCount }
  return {
    rating: Math.max(merchant.rating, minRating),
    voteCount: Math.max(merchant.voteCount, minVoteCount),
  }
}
