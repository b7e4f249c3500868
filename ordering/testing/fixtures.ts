// Test fixtures: an integrated merchant with all kinds of dishes, a merchant without a merchant
// system, a delivery address, and a time at which both merchants are open.
import { countries, type CountryCode } from '../country/country.ts'
import { currencies, type CurrencyCode } from '../currency.ts'
import type { CartItem } from '../cart/cart-shape.ts'
import { startLine } from '../dish/dish.ts'
import type { Location } from '../location/location.ts'
import {
  indexMenu,
  selectionTypes,
  type Dish,
  type Merchant,
  type Modifier,
  type ModifierGroup,
  type OpeningHours,
} from '../merchant/merchant.ts'
import { amountOf } from '../money.ts'
import { orderPathOf, placeOrder, type Order, type OrderPlacement } from '../order/order.ts'
import { priceQuote, type PromoRule, type QuoteInput, type QuoteRequest } from '../quote/quote.ts'
import { isRefusal, type Refusal } from '../refusal.ts'

/** Friday, 20 November 2026, 12:00 in Singapore. */
export const lunchTime = new Date('2026-11-20T04:00:00.000Z')

/** Returns opening hours from 10:00 to 22:00 every day. */
export function makeHours(timeZone: string = 'Asia/Singapore'): OpeningHours {
  return { timeZone, weekly: Array.from({ length: 7 }, () => [{ from: '10:00', to: '22:00' }]) }
}

export function makeModifier(ID: string, price: number, changes: Partial<Modifier> = {}): Modifier {
  return {
    ID,
    name: `Modifier ${ID}`,
    quantity: 0,
    available: true,
    price,
    groupID: 'group',
    ...changes,
  }
}

export function makeModifierGroup(
  ID: string,
  min: number,
  max: number,
  modifiers: Modifier[],
  changes: Partial<ModifierGroup> = {},
): ModifierGroup {
  return {
    ID,
    name: `Group ${ID}`,
    selectionRangeMin: min,
    selectionRangeMax: max,
    selectionType: max === 1 ? selectionTypes.single : selectionTypes.multiple,
    available: true,
    modifiers: modifiers.map((modifier) => ({ ...modifier, groupID: ID })),
    ...changes,
  }
}

/**
 * Returns a dish. Prices are in minor units; `discounted`
 * is the price after the discount, if there is one.
 */
export function makeDish(
  ID: string,
  price: number,
  changes: Partial<Dish> & { discounted?: number; code?: CurrencyCode } = {},
): Dish {
  const { discounted = price, code = 'SGD', ...fields } = changes
  const locale =
    Object.values(countries).find((country) => country.currency === code)?.locale ?? 'en-SG'
  return {
    ID,
    name: `Dish ${ID}`,
    description: '',
    imgHref: '',
    images: [],
    available: true,
    sortOrder: 1,
    campaignID: '',
    campaignName: '',
    _currency: { code, symbol: currencies[code].symbol },
    priceInMinorUnit: price,
    discountedPriceInMin: discounted,
    priceV2: amountOf(price, code, locale),
    discountedPriceV2: amountOf(discounted, code, locale),
    modifierGroups: [],
    ...fields,
  }
}

/**
 * A dish with a required modifier group for the noodles and up to three optional extras, one of
 * them sold out.
 */
export const laksa = makeDish('laksa', 650, {
  name: 'Laksa',
  modifierGroups: [
    makeModifierGroup('noodle', 1, 1, [makeModifier('thick', 0), makeModifier('thin', 50)]),
    makeModifierGroup('extras', 0, 3, [
      makeModifier('egg', 100),
      makeModifier('prawn', 300),
      makeModifier('cockle', 200, { available: false }),
    ]),
  ],
})
export const kopi = makeDish('kopi', 180, { name: 'Kopi' })
/** A dish that a campaign discounts by a fifth. */
export const chickenRice = makeDish('chicken-rice', 500, {
  name: 'Chicken rice',
  discounted: 400,
  campaignID: 'fifth-off',
  campaignName: 'A fifth off',
})
export const durian = makeDish('durian', 900, { name: 'Durian', available: false })
export const breakfast = makeDish('kaya-toast', 300, { name: 'Kaya toast' })

/**
 * Returns an integrated merchant with five dishes in three categories
 * (one of them unavailable), two campaigns and two tables.
 */
export function makeMerchant(changes: Partial<Merchant> = {}): Merchant {
  return {
    ID: 'warung',
    name: 'Katong Warung',
    countryCode: 'sg',
    section: 'FOOD',
    cuisines: ['Peranakan'],
    imgHref: '',
    currency: { code: 'SGD', symbol: 'S$', exponent: 2 },
    ETA: null,
    distanceInKm: null,
    radius: 6_000,
    latlng: { latitude: 1.3048, longitude: 103.9047 },
    isIntegrated: true,
    openingHours: makeHours(),
    promo: { hasPromo: false, description: '' },
    rating: 4.6,
    voteCount: 210,
    ratingShowFlag: { enable: false, minRating: 0, minVoteCount: 0 },
    preparationMinutes: 15,
    schedulerOrderConfig: { blockOnDemandOrders: false },
    address: '1 East Coast Road',
    tables: [
      { tableID: 'T-7', tableNumber: '7' },
      { tableID: 'T-8', tableNumber: '8' },
    ],
    menu: {
      categories: [
        { ID: 'mains', name: 'Mains', available: true, items: [laksa, chickenRice, durian] },
        { ID: 'drinks', name: 'Drinks', available: true, items: [kopi] },
        { ID: 'morning', name: 'Breakfast', available: false, items: [breakfast] },
      ],
      campaigns: [
        { ID: 'fifth-off', name: 'A fifth off', tcDetails: 'Chicken rice only', freeItem: null },
        {
          ID: 'free-kopi',
          name: 'Free kopi',
          tcDetails: 'From S$ 20',
          freeItem: { ID: 'kopi', name: 'Kopi', minSubtotal: 2_000 },
        },
      ],
      menuMeta: { orderValueLimit: 0 },
    },
    ...changes,
  }
}

/** Returns the merchant with a limit for the value of an order, in minor units. */
export function withLimit(merchant: Merchant, orderValueLimit: number): Merchant {
  return { ...merchant, menu: { ...merchant.menu, menuMeta: { orderValueLimit } } }
}

/** Returns a merchant without a merchant system, where couriers order at the counter. */
export const makeCounterMerchant = (): Merchant =>
  makeMerchant({ ID: 'stall', name: 'Satay Stall', isIntegrated: false, tables: [] })

/** A delivery address about 1.1 km from the merchant. */
export const testLocation: Location = {
  id: 'poi-1',
  address: '80 Marine Parade Road',
  addressDetail: '#05-12',
  displayAddress: 'Parkway Parade',
  city: 'Singapore',
  cityID: 'sg-1',
  countryCode: 'sg',
  isAccurate: true,
  noteToDriver: '',
  latitude: 1.301,
  longitude: 103.914,
}

/** Returns a line with the first available modifier of each required group. */
export function makeLine(dish: Dish, lineID: string, quantity: number = 1): CartItem {
  const line = startLine(dish, lineID)
  return {
    ...line,
    quantity,
    modifierGroups: line.modifierGroups.map((group) => {
      const first = group.modifiers.find((modifier) => modifier.available)
      return {
        ...group,
        modifiers: group.modifiers.map((modifier) =>
          modifier === first ? { ...modifier, quantity: group.selectionRangeMin } : modifier,
        ),
      }
    }),
  }
}

export function makeQuoteRequest(
  items: QuoteRequest['merchants'][number]['items'],
  changes: Partial<QuoteRequest> = {},
  merchantID: string = 'warung',
): QuoteRequest {
  return {
    merchants: [{ ID: merchantID, section: 'FOOD', comment: '', items }],
    paymentTypeID: '',
    promoCode: [],
    comment: '',
    campaignIDs: [],
    campaignList: [],
    enterprise: null,
    scheduledTime: null,
    ...changes,
  }
}

export const makeRequestItem = (
  ID: string,
  quantity: number,
  picks: Record<string, Record<string, number>> = {},
): QuoteRequest['merchants'][number]['items'][number] => ({
  ID,
  quantity,
  comment: '',
  modifierGroups: Object.entries(picks).map(([group, modifiers]) => ({
    ID: group,
    modifiers: Object.entries(modifiers).map(([modifier, count]) => ({
      ID: modifier,
      quantity: count,
    })),
  })),
})

export const testPromos: PromoRule[] = [
  {
    code: 'TENTH',
    basisPoints: 1_000,
    amountInMinor: 0,
    cap: 300,
    minSubtotal: 1_000,
    description: 'A tenth off, at most S$ 3',
  },
  {
    code: 'FIVER',
    basisPoints: 0,
    amountInMinor: 500,
    cap: 0,
    minSubtotal: 0,
    description: 'S$ 5 off',
  },
]

/** Returns the input for a quote from the merchant at lunchtime. */
export function makeQuoteInput(
  request: QuoteRequest,
  changes: Partial<QuoteInput> = {},
  merchant: Merchant = makeMerchant(),
): QuoteInput {
  return {
    request,
    merchants: new Map([[merchant.ID, merchant]]),
    menus: new Map([[merchant.ID, indexMenu(merchant)]]),
    country: countries.sg,
    start: testLocation,
    promos: testPromos,
    now: lunchTime,
    path: orderPathOf(merchant, null),
    ...changes,
  }
}

export function makePlacement(changes: Partial<OrderPlacement> = {}): OrderPlacement {
  const merchant = changes.merchant ?? makeMerchant()
  const request =
    changes.request ??
    makeQuoteRequest(
      [makeRequestItem('laksa', 2, { noodle: { thick: 1 } }), makeRequestItem('kopi', 1)],
      {},
      merchant.ID,
    )
  const dineInInfo = changes.dineInInfo ?? null
  const path = orderPathOf(merchant, dineInInfo, changes.pickup)
  const start = dineInInfo || changes.pickup ? null : testLocation
  const quote =
    changes.quote ?? unwrap(priceQuote(makeQuoteInput(request, { path, start }, merchant)))
  return {
    quote,
    request,
    merchant,
    country: countries.sg,
    location: start,
    dineInInfo,
    paymentTypeID: '',
    shownTotalInMinor: quote.totalQuote.reducedPriceV2.amountInMinor,
    orderID: 'order-1',
    orderCode: 'KA-7',
    now: lunchTime,
    comment: '',
    sourceID: '',
    ...changes,
  }
}

export const makeOrder = (changes: Partial<OrderPlacement> = {}): Order =>
  unwrap(placeOrder(makePlacement(changes)))

/** Returns the value; throws if it is a refusal, which a test does not expect. */
export function unwrap<Value extends object>(value: Value | Refusal): Exclude<Value, Refusal> {
  if (isRefusal(value))
    throw new Error(`refused: ${value.refused} ${JSON.stringify(value.context)}`)
  return value as Exclude<Value, Refusal>
}

/** Freezes the value recursively, so that a rule that mutates its input throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (
    typeof value === 'object' &&
    value !== null &&
    !(value instanceof Date) &&
    !(value instanceof Map) &&
    !Object.isFrozen(value)
  ) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/**
 * Returns the merchant in another country: with its
 * currency, time zone, location and converted prices.
 */
export function makeMerchantIn(code: CountryCode): Merchant {
  const country = countries[code]
  // About S$ 1, in minor units of each country's currency.
  const minorUnitsPerDollar: Record<CountryCode, number> = {
    sg: 100,
    my: 340,
    id: 12_000,
    th: 2_700,
    vn: 19_000,
    ph: 4_300,
    mm: 160_000,
    kh: 75,
  }
  const scale = (amount: number) => Math.round((amount * minorUnitsPerDollar[code]) / 100)
  const menu = makeMerchant().menu
  return makeMerchant({
    countryCode: code,
    currency: {
      code: country.currency,
      symbol: currencies[country.currency].symbol,
      exponent: currencies[country.currency].exponent,
    },
    latlng: country.centre,
    openingHours: makeHours(country.timeZones[0]),
    menu: {
      ...menu,
      categories: menu.categories.map((category) => ({
        ...category,
        items: category.items.map((dish) =>
          makeDish(dish.ID, scale(dish.priceInMinorUnit), {
            name: dish.name,
            available: dish.available,
            campaignID: dish.campaignID,
            campaignName: dish.campaignName,
            discounted: scale(dish.discountedPriceInMin),
            code: country.currency,
            modifierGroups: dish.modifierGroups.map((group) => ({
              ...group,
              modifiers: group.modifiers.map((modifier) => ({
                ...modifier,
                price: scale(modifier.price),
              })),
            })),
          }),
        ),
      })),
    },
  })
}
