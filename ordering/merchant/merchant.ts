// Types of merchants, menus, dishes and modifiers. Field names are those of section 3 of the
// product's specification.
import type { Currency } from '../currency.ts'
import type { Amount } from '../money.ts'
import type { ShownPause } from './pause.ts'
import type { Point } from '../location/location.ts'

export const selectionTypes = { single: 0, multiple: 1 } as const
export type SelectionType = (typeof selectionTypes)[keyof typeof selectionTypes]

/** A modifier on the menu. `price` is in minor units, for one piece. */
export type Modifier = {
  ID: string
  name: string
  englishName?: string | undefined
  quantity: number
  available: boolean
  price: number
  groupID: string
}

export type ModifierGroup = {
  ID: string
  name: string
  englishName?: string | undefined
  selectionRangeMin: number
  selectionRangeMax: number
  selectionType: SelectionType
  available: boolean
  modifiers: Modifier[]
}

/** Ingredients that some eaters must avoid or do not eat. */
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
 * Facts about a dish, as stated by the merchant. An allergen in neither
 * list is unknown: the dish may contain it. `spicy` is 0 to 3. A
 * missing diet is unknown; false means that the dish is not suitable.
 */
export type DishFacts = {
  contains: Allergen[]
  mayContain: Allergen[]
  halal?: boolean | undefined
  vegetarian?: boolean | undefined
  vegan?: boolean | undefined
  spicy?: number | undefined
}

/** A dish on a menu. Prices are in minor units; both prices are equal without a discount. */
export type Dish = {
  ID: string
  name: string
  /** The English name if it differs from `name`. */
  englishName?: string | undefined
  description: string
  englishDescription?: string | undefined
  /** Undefined if the merchant states no facts. */
  facts?: DishFacts | undefined
  imgHref: string
  images: string[]
  available: boolean
  /**
   * For a dish that is unavailable only because of its serving times: the instant from which it is
   * sold next; '' if never. Undefined for other dishes.
   */
  servedFrom?: string | undefined
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

/**
 * A category of a menu. `servedAt` has its serving times for seven days, Monday first; undefined
 * means all opening hours.
 */
export type MenuCategory = {
  ID: string
  name: string
  englishName?: string | undefined
  available: boolean
  servedAt?: OpeningSpan[][] | undefined
  items: Dish[]
}

/**
 * A campaign of a merchant: a discount or a free item. `freeItem` is added to an order whose
 * subtotal is at least `minSubtotal`, in minor units.
 */
export type Campaign = {
  ID: string
  name: string
  englishName?: string | undefined
  tcDetails: string
  englishTcDetails?: string | undefined
  freeItem: { ID: string; name: string; minSubtotal: number } | null
}

/**
 * One span of a day's opening hours. Times are `HH:mm` in the merchant's time zone. If `to` is not
 * after `from`, it is on the next day; `24:00` is the end of the day.
 */
export type OpeningSpan = { from: string; to: string }

export type Holiday = { date: string; spans: OpeningSpan[] }

export type OpeningHours = {
  /**
   * Whether the merchant is open, as computed by the
   * server for each response. Only `false` means closed.
   */
  open?: boolean | null
  timeZone: string
  /**
   * The opening spans of seven days, Monday first. The merchant is closed on a day without spans.
   */
  weekly: OpeningSpan[][]
  /**
   * Days with different hours, each at most once, as `YYYY-MM-DD`
   * in the merchant's time zone. A day without spans is closed.
   */
  holidays?: Holiday[] | undefined
  /**
   * How many whole minutes before closing the last
   * order is accepted; undefined means until closing.
   */
  lastOrderMinutes?: number | undefined
}

/**
 * The promo that a merchant list shows. `imgHref` is the picture of the promo's dish; undefined if
 * the promo is for all dishes.
 */
export type Promo = {
  hasPromo: boolean
  description: string
  englishDescription?: string | undefined
  imgHref?: string | undefined
}
export type RatingShowFlag = { enable: boolean; minRating: number; minVoteCount: number }

/** A merchant in a list. `ETA` (whole minutes) and `distanceInKm` are null without an address. */
export type MerchantSummary = {
  ID: string
  name: string
  countryCode: string
  section: string
  cuisines: string[]
  /** The English names of `cuisines`, in the same sequence; undefined if they are unknown. */
  englishCuisines?: string[] | undefined
  imgHref: string
  currency: Currency
  ETA: number | null
  distanceInKm: number | null
  /** Delivery radius in metres. */
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
  /**
   * The food subtotal from which delivery is free, in minor units, after discounts and before
   * promos. 0 means always; undefined means never.
   */
  freeDeliveryFrom?: number | undefined
  /** Whether eaters may collect orders; undefined means false. See `offersPickup`. */
  pickup?: boolean | undefined
  /** The additional minutes of a busy merchant, which are part of `preparationMinutes`. */
  busyMinutes?: number | undefined
  /** The current pause, during which `openingHours.open` is false; undefined if there is none. */
  pause?: ShownPause | undefined
}

export type Merchant = MerchantSummary & {
  address: string
  tables: { tableID: string; tableNumber: string }[]
  /**
   * Ids of the dishes that were ordered most often recently, the most ordered first. If there are
   * too few orders, those that the merchant's file names; undefined if it names none.
   */
  mostOrdered?: string[] | undefined
  menu: {
    categories: MenuCategory[]
    campaigns: Campaign[]
    /** In minor units; 0 means no limit. */
    menuMeta: { orderValueLimit: number }
  }
}

/**
 * Whether the merchant is closed: the server has set `open` to false. Undefined and null do not
 * mean closed.
 */
export function isClosed(merchant: Pick<MerchantSummary, 'openingHours'>): boolean {
  return merchant.openingHours.open === false
}

/** Whether the merchant accepts scheduled orders only. */
export function isOnDemandBlocked(merchant: {
  schedulerOrderConfig?: { blockOnDemandOrders: boolean }
}): boolean {
  return merchant.schedulerOrderConfig?.blockOnDemandOrders ?? false
}

export function isOrderable(
  merchant: Pick<MerchantSummary, 'openingHours'>,
  dish: Pick<Dish, 'available'>,
): boolean {
  return !isClosed(merchant) && dish.available
}

/**
 * Returns the items sorted by `sortOrder` (stable). Returns the same array if it is already sorted.
 */
export function sortByMenuOrder<Item extends Pick<Dish, 'sortOrder'>>(items: Item[]): Item[] {
  const ordered = items.every(
    (item, index) => index === 0 || (items[index - 1]?.sortOrder ?? 0) <= item.sortOrder,
  )
  return ordered ? items : items.toSorted((a, b) => a.sortOrder - b.sortOrder)
}

/** Returns the most ordered dishes that are available, most ordered first. */
export function listMostOrderedDishes({
  mostOrdered = [],
  menu,
}: Pick<Merchant, 'menu' | 'mostOrdered'>): Dish[] {
  const dishes = menu.categories
    .filter((category) => category.available)
    .flatMap((category) => category.items.filter((dish) => dish.available))
  return mostOrdered.flatMap((dishID) => dishes.find(({ ID }) => ID === dishID) ?? [])
}

/**
 * Returns the available dishes with a discount, without duplicates, in the sequence of the menu.
 */
export function listDiscountedDishes(merchant: Pick<Merchant, 'menu'>): Dish[] {
  const dishes = merchant.menu.categories
    .filter((category) => category.available)
    .flatMap((category) =>
      sortByMenuOrder(category.items).filter(
        (dish) => dish.available && dish.discountedPriceInMin < dish.priceInMinorUnit,
      ),
    )
  return dishes.filter((dish, index) => dishes.findIndex(({ ID }) => ID === dish.ID) === index)
}

/** Returns the dish with this id. In an unavailable category it is unavailable. */
export function findDish(merchant: Pick<Merchant, 'menu'>, dishID: string): Dish | undefined {
  for (const category of merchant.menu.categories) {
    const dish = category.items.find((item) => item.ID === dishID)
    if (dish) return category.available ? dish : { ...dish, available: false }
  }
  return undefined
}

/** Dishes by id, for many look-ups. Dishes in unavailable categories are unavailable. */
export type MenuIndex = ReadonlyMap<string, Dish>

export function indexMenu(merchant: Pick<Merchant, 'menu'>): MenuIndex {
  const dishes = new Map<string, Dish>()
  for (const category of merchant.menu.categories) {
    for (const dish of category.items) {
      // If a dish is listed twice, the first of the two counts, as in `findDish`.
      if (!dishes.has(dish.ID))
        dishes.set(dish.ID, category.available ? dish : { ...dish, available: false })
    }
  }
  return dishes
}

/**
 * Returns the lowest and highest discounted price of the available dishes; null if there are none.
 */
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

/**
 * Returns the rating and number of votes that eaters see. If the merchant's
 * `ratingShowFlag` is on, these are not less than the minimums of the flag.
 */
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
