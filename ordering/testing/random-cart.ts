// Random merchants and carts in the eight countries. They are
// reproducible: the number of a cart is the seed of its random numbers.
import { countries, countryCodes, type CountryCode } from '../country/country.ts'
import { currencies } from '../currency.ts'
import { indexMenu, type Dish, type Merchant } from '../merchant/merchant.ts'
import type { OrderPath } from '../order/order-states.ts'
import type { PromoRule, QuoteInput, QuoteRequest } from '../quote/quote.ts'
import { makeDish, makeModifierGroup, makeHours, makeMerchant, makeModifier } from './fixtures.ts'

/** Lunchtime in all eight countries, so that all random merchants are open. */
const lunchtime = new Date('2026-11-20T05:00:00.000Z')
// The highest price of a random dish: about S$ 40 in minor units of the country's currency.
const highPrice: Record<CountryCode, number> = {
  sg: 4_000,
  my: 13_600,
  id: 480_000,
  th: 108_000,
  vn: 760_000,
  ph: 172_000,
  mm: 6_400_000,
  kh: 3_000,
}

type RandomSource = {
  /** Returns a whole number from 0 to `max`. */
  upTo: (max: number) => number
  oneOf: <T>(list: readonly T[]) => T
  /** Returns true with the given probability in per cent. */
  chance: (percent: number) => boolean
}

/**
 * Returns the random number generator Mulberry32, which gives the same numbers on every platform.
 */
function randomSource(seed: number): RandomSource {
  let state = seed * 0x9e3779b1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (max: number) => Math.floor(next() * (max + 1))
  return {
    upTo,
    oneOf: <T>(list: readonly T[]) => list[upTo(list.length - 1)] as T,
    chance: (percent) => upTo(99) < percent,
  }
}

function randomDish(ID: string, code: CountryCode, { upTo, chance }: RandomSource): Dish {
  const { currency } = countries[code]
  const price = 1 + upTo(chance(40) ? Math.ceil(highPrice[code] / 5) : highPrice[code])
  const groups = Array.from({ length: upTo(2) }, (_, group) => {
    const modifiers = Array.from({ length: 1 + upTo(3) }, (_, index) =>
      makeModifier(
        `${ID}-${group}-${index}`,
        chance(40) ? 0 : upTo(Math.ceil(highPrice[code] / 8)),
      ),
    )
    const min = upTo(modifiers.length)
    return makeModifierGroup(`${ID}-${group}`, min, min + upTo(3), modifiers)
  })
  const onOffer = chance(40)
  return makeDish(ID, price, {
    code: currency,
    modifierGroups: groups,
    campaignID: onOffer && chance(50) ? 'offer' : '',
    campaignName: onOffer ? 'Offer' : '',
    // One discounted price in ten may exceed the full price: a fault in the catalogue, for which
    // quotes charge the full price.
    discounted: onOffer ? upTo(price + (chance(10) ? price : 0)) : price,
  })
}

function randomMerchant(ID: string, code: CountryCode, random: RandomSource): Merchant {
  const { upTo, chance, oneOf } = random
  const { currency, centre, timeZones } = countries[code]
  const dishes = Array.from({ length: 1 + upTo(5) }, (_, dish) =>
    randomDish(`${ID}-d${dish}`, code, random),
  )
  const gift = oneOf(dishes)
  return makeMerchant({
    ID,
    countryCode: code,
    currency: {
      code: currency,
      symbol: currencies[currency].symbol,
      exponent: currencies[currency].exponent,
    },
    latlng: centre,
    openingHours: makeHours(timeZones[0]),
    isIntegrated: chance(60),
    ...(chance(35) && { freeDeliveryFrom: chance(20) ? 0 : upTo(highPrice[code] * 3) }),
    menu: {
      categories: [{ ID: `${ID}-c`, name: 'Food', available: true, items: dishes }],
      campaigns: [
        { ID: 'offer', name: 'Offer', tcDetails: '', freeItem: null },
        ...(chance(50)
          ? [
              {
                ID: 'gift',
                name: 'Gift',
                tcDetails: '',
                freeItem: { ID: gift.ID, name: gift.name, minSubtotal: upTo(highPrice[code] * 3) },
              },
            ]
          : []),
      ],
      menuMeta: { orderValueLimit: 0 },
    },
  })
}

function randomItem(
  dish: Dish,
  { upTo, chance, oneOf }: RandomSource,
): QuoteRequest['merchants'][number]['items'][number] {
  const modifierGroups = dish.modifierGroups.map((group) => {
    const picks = new Map<string, number>()
    const count = group.selectionRangeMin + upTo(group.selectionRangeMax - group.selectionRangeMin)
    for (let pick = 0; pick < count; pick += 1) {
      const { ID } = oneOf(group.modifiers)
      picks.set(ID, (picks.get(ID) ?? 0) + 1)
    }
    return { ID: group.ID, modifiers: [...picks].map(([ID, quantity]) => ({ ID, quantity })) }
  })
  return {
    ID: dish.ID,
    quantity: 1 + (chance(10) ? upTo(98) : upTo(3)),
    comment: chance(20) ? 'less 🌶' : '',
    modifierGroups,
  }
}

/** Returns a valid cart of one or two merchants, on any path, with or without promos. */
export function randomCart(
  number: number,
): QuoteInput & { merchants: ReadonlyMap<string, Merchant> } {
  const random = randomSource(number)
  const { upTo, oneOf, chance } = random
  const code = oneOf(countryCodes)
  const merchants = Array.from({ length: chance(15) ? 2 : 1 }, (_, index) =>
    randomMerchant(`k${index}`, code, random),
  )
  const promos: PromoRule[] = Array.from({ length: chance(40) ? 1 + upTo(1) : 0 }, (_, index) => ({
    code: `P${index}`,
    basisPoints: chance(50) ? upTo(12_000) : 0,
    amountInMinor: upTo(highPrice[code]),
    cap: chance(50) ? upTo(highPrice[code]) : 0,
    minSubtotal: 0,
    description: '',
  }))
  // One random cart in four is small enough for the small-order fee.
  const snack = chance(25)
  const deliveryPath: OrderPath = merchants[0]?.isIntegrated ? 'integrated' : 'concierge'
  const path: OrderPath = chance(20) ? 'table' : deliveryPath
  const { centre } = countries[code]
  return {
    request: {
      merchants: merchants.map((merchant) => {
        const dishes = merchant.menu.categories.flatMap((category) => category.items)
        return {
          ID: merchant.ID,
          section: 'FOOD',
          comment: '',
          items: Array.from({ length: snack ? 1 : 1 + upTo(6) }, () =>
            randomItem(oneOf(dishes), random),
          ),
        }
      }),
      paymentTypeID: oneOf(['', 'VISA', 'POINTS']),
      promoCode: promos.map((promo) => promo.code),
      comment: '',
      campaignIDs: [],
      campaignList: [],
      enterprise: null,
      scheduledTime: null,
    },
    merchants: new Map(merchants.map((merchant) => [merchant.ID, merchant])),
    menus: new Map(merchants.map((merchant) => [merchant.ID, indexMenu(merchant)])),
    country: countries[code],
    promos,
    now: lunchtime,
    path,
    start:
      path === 'table' || chance(5)
        ? null
        : { latitude: centre.latitude + (upTo(80) - 40) / 1_000, longitude: centre.longitude },
  }
}
