// Random kitchens and carts of the eight countries: the same number gives the same cart, so that one that fails can be had again.
import { countries, countryCodes, type CountryCode } from '../country/country.ts'
import { currencies } from '../currency.ts'
import { indexMenu, type Dish, type Merchant } from '../merchant/merchant.ts'
import type { OrderPath } from '../order/order-states.ts'
import type { PromoRule, QuoteInput, QuoteRequest } from '../quote/quote.ts'
import { makeDish, makeModifierGroup, makeHours, makeMerchant, makeModifier } from './fixtures.ts'

/** Dinner time in the east, lunch in the west: kitchens of all eight are open. */
const dinner = new Date('2026-11-20T05:00:00.000Z')
// About S$ 40 in minor units of the country's money.
const dear: Record<CountryCode, number> = {
  sg: 4_000,
  my: 13_600,
  id: 480_000,
  th: 108_000,
  vn: 760_000,
  ph: 172_000,
  mm: 6_400_000,
  kh: 3_000,
}

type Dice = {
  upTo: (most: number) => number
  oneOf: <T>(list: readonly T[]) => T
  in100: (chances: number) => boolean
}

/** Mulberry32: small, and the same everywhere. */
function diceOf(seed: number): Dice {
  let state = seed * 0x9e3779b1
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (most: number) => Math.floor(next() * (most + 1))
  return {
    upTo,
    oneOf: <T>(list: readonly T[]) => list[upTo(list.length - 1)] as T,
    in100: (chances) => upTo(99) < chances,
  }
}

function randomDish(ID: string, code: CountryCode, { upTo, in100 }: Dice): Dish {
  const { currency } = countries[code]
  const price = 1 + upTo(in100(40) ? Math.ceil(dear[code] / 5) : dear[code])
  const groups = Array.from({ length: upTo(2) }, (_, group) => {
    const modifiers = Array.from({ length: 1 + upTo(3) }, (_one, one) =>
      makeModifier(`${ID}-${group}-${one}`, in100(40) ? 0 : upTo(Math.ceil(dear[code] / 8))),
    )
    const min = upTo(modifiers.length)
    return makeModifierGroup(`${ID}-${group}`, min, min + upTo(3), modifiers)
  })
  const onOffer = in100(40)
  return makeDish(ID, price, {
    code: currency,
    modifierGroups: groups,
    campaignID: onOffer && in100(50) ? 'offer' : '',
    campaignName: onOffer ? 'Offer' : '',
    // A discount above the price is a fault of somebody's catalogue, and must cost nobody more.
    discounted: onOffer ? upTo(price + (in100(10) ? price : 0)) : price,
  })
}

function randomMerchant(ID: string, code: CountryCode, dice: Dice): Merchant {
  const { upTo, in100, oneOf } = dice
  const { currency, centre, timeZones } = countries[code]
  const dishes = Array.from({ length: 1 + upTo(5) }, (_, dish) =>
    randomDish(`${ID}-d${dish}`, code, dice),
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
    isIntegrated: in100(60),
    ...(in100(35) && { freeDeliveryFrom: in100(20) ? 0 : upTo(dear[code] * 3) }),
    menu: {
      categories: [{ ID: `${ID}-c`, name: 'Food', available: true, items: dishes }],
      campaigns: [
        { ID: 'offer', name: 'Offer', tcDetails: '', freeItem: null },
        ...(in100(50)
          ? [
              {
                ID: 'gift',
                name: 'Gift',
                tcDetails: '',
                freeItem: { ID: gift.ID, name: gift.name, minSubtotal: upTo(dear[code] * 3) },
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
  { upTo, in100, oneOf }: Dice,
): QuoteRequest['merchants'][number]['items'][number] {
  const modifierGroups = dish.modifierGroups.map((group) => {
    const picks = new Map<string, number>()
    const wanted = group.selectionRangeMin + upTo(group.selectionRangeMax - group.selectionRangeMin)
    for (let pick = 0; pick < wanted; pick += 1) {
      const { ID } = oneOf(group.modifiers)
      picks.set(ID, (picks.get(ID) ?? 0) + 1)
    }
    return { ID: group.ID, modifiers: [...picks].map(([ID, quantity]) => ({ ID, quantity })) }
  })
  return {
    ID: dish.ID,
    quantity: 1 + (in100(10) ? upTo(98) : upTo(3)),
    comment: in100(20) ? 'less 🌶' : '',
    modifierGroups,
  }
}

/** A cart that can be priced: one kitchen or two, with a till or at the counter, to the door or to a table, promos or none. */
export function randomCart(
  number: number,
): QuoteInput & { merchants: ReadonlyMap<string, Merchant> } {
  const dice = diceOf(number)
  const { upTo, oneOf, in100 } = dice
  const code = oneOf(countryCodes)
  const merchants = Array.from({ length: in100(15) ? 2 : 1 }, (_, index) =>
    randomMerchant(`k${index}`, code, dice),
  )
  const promos: PromoRule[] = Array.from({ length: in100(40) ? 1 + upTo(1) : 0 }, (_, index) => ({
    code: `P${index}`,
    basisPoints: in100(50) ? upTo(12_000) : 0,
    amountInMinor: upTo(dear[code]),
    cap: in100(50) ? upTo(dear[code]) : 0,
    minSubtotal: 0,
    description: '',
  }))
  // A snack: small enough for the small-order fee.
  const snack = in100(25)
  const path: OrderPath = in100(20)
    ? 'table'
    : merchants[0]?.isIntegrated
      ? 'integrated'
      : 'concierge'
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
            randomItem(oneOf(dishes), dice),
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
    now: dinner,
    path,
    start:
      path === 'table' || in100(5)
        ? null
        : { latitude: centre.latitude + (upTo(80) - 40) / 1_000, longitude: centre.longitude },
  }
}
