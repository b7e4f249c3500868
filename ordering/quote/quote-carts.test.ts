// Prices random carts in all eight countries and checks that the lines sum to the total.
import { expect, test } from 'vitest'
import { countryCodes } from '../country/country.ts'
import { isDeliveryFree } from './delivery-fee.ts'
import { sum } from '../money.ts'
import { priceQuote, summariseQuote, type PriceQuote, type QuotedItem } from './quote.ts'
import { compareWithShownQuote, compareQuotes, toShownQuote } from './quote-difference.ts'
import { deepFreeze, unwrap } from '../testing/fixtures.ts'
import { randomCart } from '../testing/random-cart.ts'

const carts = process.env.TEST_LONG ? 10_000 : 1_000

/** Returns all amounts of the quote, except the promo line, which is negative. */
const amountsOf = (quote: PriceQuote): number[] =>
  [
    ...Object.values(quote.foodQuote),
    ...quote.promoCodes.map((promo) => promo.promoAmountV2),
    ...Object.values(quote.deliveryQuote),
    ...Object.values(quote.totalQuote),
    ...quote.merchants.flatMap((merchant) =>
      merchant.items.flatMap((item) => [item.totalPriceV2, item.totalReducedPriceV2]),
    ),
    ...quote.otherFees.map((line) => line.value),
    ...quote.breakdowns.filter((line) => line.key !== 'promo').map((line) => line.value),
  ].map((amount) => amount.amountInMinor)

type RandomCart = ReturnType<typeof randomCart>

/**
 * Returns the faults of the quote as texts, because one assertion for each amount would take
 * minutes.
 */
const faultsOf = (quote: PriceQuote, cart: RandomCart): string[] => [
  ...amountsOf(quote)
    .filter((amount) => !Number.isSafeInteger(amount) || amount < 0)
    .map((amount) => `not a whole amount: ${amount}`),
  ...sumFaults(quote),
  ...boundFaults(quote),
  ...deliveryFaults(quote, cart),
  ...itemFaults(quote),
]

/** Returns the sum of the breakdown lines with this key. */
const lineOf = (quote: PriceQuote, key: string): number =>
  sum(quote.breakdowns.filter((line) => line.key === key).map((line) => line.value.amountInMinor))

const dishesOf = (quote: PriceQuote) => quote.merchants.flatMap((merchant) => merchant.items)

function sumFaults(quote: PriceQuote): string[] {
  const { foodQuote, totalQuote } = quote
  const summary = summariseQuote(quote)
  const dishes = dishesOf(quote)
  const subtotal = lineOf(quote, 'subtotal')
  const fees = lineOf(quote, 'platform') + lineOf(quote, 'small_order')
  const expected: [what: string, actual: number, expected: number][] = [
    [
      'lines',
      sum(quote.breakdowns.map((line) => line.value.amountInMinor)),
      totalQuote.reducedPriceV2.amountInMinor,
    ],
    ['dishes', sum(dishes.map((dish) => dish.totalReducedPriceV2.amountInMinor)), subtotal],
    [
      'dishes before discounts',
      sum(dishes.map((dish) => dish.totalPriceV2.amountInMinor)),
      foodQuote.priceV2.amountInMinor,
    ],
    ['food after discounts', foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor, subtotal],
    ['promos', -summary.promo, lineOf(quote, 'promo')],
    ['delivery', summary.delivery, lineOf(quote, 'delivery')],
    ['other fees', sum(quote.otherFees.map((line) => line.value.amountInMinor)), fees],
    [
      'total before discounts',
      totalQuote.priceV2.amountInMinor,
      foodQuote.priceV2.amountInMinor + quote.deliveryQuote.priceV2.amountInMinor + fees,
    ],
  ]
  return expected
    .filter(([, actual, expectedAmount]) => actual !== expectedAmount)
    .map(([what, actual, expectedAmount]) => `${what}: ${actual} is not ${expectedAmount}`)
}

function boundFaults(quote: PriceQuote): string[] {
  const { foodQuote, totalQuote } = quote
  const subtotal = lineOf(quote, 'subtotal')
  const faults: string[] = []
  if (summariseQuote(quote).promo > subtotal) faults.push('the promo exceeds the food')
  if (foodQuote.inclTaxV2.amountInMinor > subtotal) faults.push('the tax exceeds the food')
  if (totalQuote.reducedPriceV2.amountInMinor > totalQuote.priceV2.amountInMinor)
    faults.push('the reduced total exceeds the full total')
  if (compareWithShownQuote(toShownQuote(quote), quote).length)
    faults.push('the quote differs from itself')
  return faults
}

function deliveryFaults(quote: PriceQuote, { merchants, path }: RandomCart): string[] {
  const { delivery } = summariseQuote(quote)
  const full = quote.deliveryQuote.priceV2.amountInMinor
  const faults: string[] = []
  const [merchant] = quote.merchants
  if (merchant && quote.merchants.length === 1) {
    const free = isDeliveryFree(merchants.get(merchant.ID)!, lineOf(quote, 'subtotal'))
    const expected = free ? 0 : full
    if (delivery !== expected) faults.push(`delivery fee: ${delivery} is not ${expected}`)
  }
  if (delivery > full) faults.push('the delivery fee exceeds its full price')
  if (path === 'table' && (full || delivery || lineOf(quote, 'small_order')))
    faults.push('a table order has delivery fees')
  return faults
}

function itemFaults(quote: PriceQuote): string[] {
  const isReduced = ({ totalPriceV2, totalReducedPriceV2 }: QuotedItem) =>
    totalReducedPriceV2.amountInMinor !== totalPriceV2.amountInMinor
  const priced = dishesOf(quote).filter(
    (dish) => dish.isFreeItem && dish.totalReducedPriceV2.amountInMinor !== 0,
  )
  const reduced = quote.merchants
    .filter(({ orderType }) => orderType === 'CONCIERGE')
    .flatMap(({ items }) => items.filter((item) => item.isFreeItem || isReduced(item)))
  return [
    ...priced.map(({ ID }) => `free item ${ID} has a price`),
    ...reduced.map(({ ID }) => `discount at a counter: ${ID}`),
  ]
}

test(
  `QUOTE-01 QUOTE-02 QUOTE-03 QUOTE-05 FEE-04 ENT-33 ${carts} random carts sum to their totals`,
  { timeout: 60_000 },
  () => {
    const seen = new Map<string, number>()
    const wrong: { cart: number; faults: string[] }[] = []
    const see = (what: string, condition: unknown = true) => {
      if (condition) seen.set(what, (seen.get(what) ?? 0) + 1)
    }
    for (let number = 1; number <= carts; number += 1) {
      const cart = randomCart(number)
      // A frozen input makes mutations throw. Only every 50th cart is frozen, because freezing is
      // slower than pricing.
      const quote = unwrap(priceQuote(number % 50 ? cart : deepFreeze(cart)))
      const faults = faultsOf(quote, cart)
      if (faults.length) wrong.push({ cart: number, faults })
      see(cart.country.code)
      see(cart.path)
      see('two merchants', quote.merchants.length > 1)
      see(
        'promo',
        quote.promoCodes.some((promo) => promo.promoAmountV2.amountInMinor > 0),
      )
      see(
        'discount',
        quote.foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor <
          quote.foodQuote.priceV2.amountInMinor,
      )
      see(
        'free item',
        quote.campaigns.some((campaign) => campaign.freeItem),
      )
      see('tax', quote.foodQuote.inclTaxV2.amountInMinor > 0)
      see(
        'small order',
        quote.otherFees.some((line) => line.key === 'small_order'),
      )
      see('delivery', summariseQuote(quote).delivery > 0)
      see(
        'free delivery',
        quote.deliveryQuote.reducedPriceV2.amountInMinor <
          quote.deliveryQuote.priceV2.amountInMinor,
      )
    }
    expect(wrong).toEqual([])
    // Each kind of cart must occur often enough among the random carts.
    for (const what of [
      ...countryCodes,
      'integrated',
      'concierge',
      'table',
      'two merchants',
      'promo',
      'discount',
      'free item',
      'tax',
      'small order',
      'delivery',
      'free delivery',
    ])
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(carts / 50)
  },
)

test(
  'QUOTE-05 random carts with changed prices: shown amounts give the same differences as quotes',
  { timeout: 60_000 },
  () => {
    const wrong: number[] = []
    let moved = 0
    let lostOrWon = 0
    for (let number = 1; number <= carts / 4; number += 1) {
      const cart = randomCart(number)
      // Changes the menus before the fresh quote: every third dish costs one
      // unit more, every fifth dish is free, and every seventh campaign ends.
      let nth = number
      const merchants = new Map(
        [...cart.merchants].map(([ID, merchant]) => [
          ID,
          {
            ...merchant,
            menu: {
              ...merchant.menu,
              campaigns: merchant.menu.campaigns.filter(() => {
                nth += 1
                return nth % 7 > 0
              }),
              categories: merchant.menu.categories.map((category) => ({
                ...category,
                items: category.items.map((dish) => {
                  nth += 1
                  const raised = dish.priceInMinorUnit + (nth % 3 === 0 ? 1 : 0)
                  const price = nth % 5 === 0 ? 0 : raised
                  return {
                    ...dish,
                    priceInMinorUnit: price,
                    discountedPriceInMin: Math.min(dish.discountedPriceInMin, price),
                  }
                }),
              })),
            },
          },
        ]),
      )
      const shown = unwrap(priceQuote(cart))
      const fresh = unwrap(priceQuote({ ...cart, merchants, menus: undefined }))
      const changes = compareWithShownQuote(
        JSON.parse(JSON.stringify(toShownQuote(shown))) as ReturnType<typeof toShownQuote>,
        fresh,
      )
      const totalMoved =
        fresh.totalQuote.reducedPriceV2.amountInMinor -
        shown.totalQuote.reducedPriceV2.amountInMinor
      const lines = changes.filter((line) => line.key !== 'total' && !line.key.startsWith('item:'))
      // The two functions that compare quotes may list the free items of two merchants in a
      // different sequence.
      const sortByKey = (differences: typeof changes) =>
        JSON.stringify(differences.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      if (
        sortByKey(changes) !== sortByKey(compareQuotes(shown, fresh)) ||
        sum(lines.map((line) => line.fresh - line.shown)) !== totalMoved
      )
        wrong.push(number)
      if (changes.length) moved += 1
      if (changes.some((line) => line.key === 'delivery' && (line.shown === 0 || line.fresh === 0)))
        lostOrWon += 1
    }
    expect(wrong).toEqual([])
    expect(moved).toBeGreaterThan(carts / 20)
    // The changed prices must let some carts gain or lose free delivery.
    expect(lostOrWon).toBeGreaterThan(carts / 1_000)
  },
)
