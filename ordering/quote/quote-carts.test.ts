// Prices random carts in all eight countries and checks that the lines sum to the total.
import { expect, test } from 'vitest'
import { countryCodes } from '../country/country.ts'
import { isDeliveryFree } from './fees.ts'
import { sum } from '../money.ts'
import { priceQuote, summariseQuote, type PriceQuote } from './quote.ts'
import { compareWithShownQuote, compareQuotes, toShownQuote } from './quote-difference.ts'
import { deepFreeze, unwrap } from '../testing/fixtures.ts'
import { randomCart } from '../testing/random-cart.ts'

const carts = process.env.TEST_LONG ? 10_000 : 2_000

/** All amounts of the quote, except the promo line, which is negative. */
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

/** Faults of the quote. Assertions per amount would take minutes. */
function faultsOf(quote: PriceQuote, { merchants, path }: ReturnType<typeof randomCart>): string[] {
  const faults: string[] = []
  const equal = (what: string, actual: number, expected: number) => {
    if (actual !== expected) faults.push(`${what}: ${actual} is not ${expected}`)
  }
  const { foodQuote, totalQuote } = quote
  const summary = summariseQuote(quote)
  const dishes = quote.merchants.flatMap((merchant) => merchant.items)
  const lineOf = (key: string) =>
    sum(quote.breakdowns.filter((line) => line.key === key).map((line) => line.value.amountInMinor))
  for (const amount of amountsOf(quote))
    if (!Number.isSafeInteger(amount) || amount < 0) faults.push(`not a whole amount: ${amount}`)
  equal(
    'lines',
    sum(quote.breakdowns.map((line) => line.value.amountInMinor)),
    totalQuote.reducedPriceV2.amountInMinor,
  )
  equal(
    'dishes',
    sum(dishes.map((dish) => dish.totalReducedPriceV2.amountInMinor)),
    lineOf('subtotal'),
  )
  equal(
    'dishes before discounts',
    sum(dishes.map((dish) => dish.totalPriceV2.amountInMinor)),
    foodQuote.priceV2.amountInMinor,
  )
  equal(
    'food after discounts',
    foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor,
    lineOf('subtotal'),
  )
  equal('promos', -summary.promo, lineOf('promo'))
  equal('delivery', summary.delivery, lineOf('delivery'))
  equal(
    'other fees',
    sum(quote.otherFees.map((line) => line.value.amountInMinor)),
    lineOf('platform') + lineOf('small_order'),
  )
  equal(
    'total before discounts',
    totalQuote.priceV2.amountInMinor,
    foodQuote.priceV2.amountInMinor +
      quote.deliveryQuote.priceV2.amountInMinor +
      lineOf('platform') +
      lineOf('small_order'),
  )
  if (summary.promo > lineOf('subtotal')) faults.push('a promo takes off more than the food')
  if (foodQuote.inclTaxV2.amountInMinor > lineOf('subtotal')) faults.push('more tax than food')
  if (totalQuote.reducedPriceV2.amountInMinor > totalQuote.priceV2.amountInMinor)
    faults.push('a discount made it dearer')
  if (quote.merchants.length === 1) {
    const free = isDeliveryFree(merchants.get(quote.merchants[0]!.ID)!, lineOf('subtotal'))
    equal(
      'what the eater pays of the delivery',
      summary.delivery,
      free ? 0 : quote.deliveryQuote.priceV2.amountInMinor,
    )
  }
  if (summary.delivery > quote.deliveryQuote.priceV2.amountInMinor)
    faults.push('delivery dearer than it costs')
  for (const dish of dishes)
    if (dish.isFreeItem && dish.totalReducedPriceV2.amountInMinor !== 0)
      faults.push('a free item costs')
  for (const { orderType, items } of quote.merchants) {
    if (
      orderType === 'CONCIERGE' &&
      items.some(
        (item) =>
          item.isFreeItem ||
          item.totalReducedPriceV2.amountInMinor !== item.totalPriceV2.amountInMinor,
      )
    )
      faults.push('a discount at the counter')
  }
  if (
    path === 'table' &&
    (quote.deliveryQuote.priceV2.amountInMinor || summary.delivery || lineOf('small_order'))
  )
    faults.push('somebody rides to a table')
  if (compareWithShownQuote(toShownQuote(quote), quote).length)
    faults.push('the quote differs from itself')
  return faults
}

test(
  `QUOTE-01 QUOTE-02 QUOTE-03 QUOTE-05 FEE-04 ENT-33 lines of ${carts} random carts sum to the total`,
  { timeout: 60_000 },
  () => {
    const seen = new Map<string, number>()
    const wrong: { cart: number; faults: string[] }[] = []
    const see = (what: string, so: unknown = true) => {
      if (so) seen.set(what, (seen.get(what) ?? 0) + 1)
    }
    for (let number = 1; number <= carts; number += 1) {
      const cart = randomCart(number)
      // A frozen input makes mutations throw. Freezing every cart would take longer than pricing.
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
    // Every kind of cart occurred often enough.
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
      expect(seen.get(what) ?? 0, what).toBeGreaterThan(200)
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
      // Every third dish costs one unit more, every fifth is free, every seventh campaign ends.
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
      // Free items of two merchants may be in another order.
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
    // Changed prices move some carts across the free-delivery threshold in both directions.
    expect(lostOrWon).toBeGreaterThan(10)
  },
)
