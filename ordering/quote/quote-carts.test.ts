// Ten thousand random carts in the eight currencies: whatever is in them, the lines are the total.
import { expect, test } from 'vitest'
import { countryCodes } from '../country/country.ts'
import { isDeliveryFree } from './fees.ts'
import { sum } from '../money.ts'
import { priceQuote, summariseQuote, type PriceQuote } from './quote.ts'
import { compareWithShownQuote, compareQuotes, toShownQuote } from './quote-difference.ts'
import { deepFreeze, unwrap } from '../testing/fixtures.ts'
import { randomCart } from '../testing/random-cart.ts'

const carts = 10_000

/** Every amount of the quote but the promo's line, which is the one below zero. */
const amountsOf = (quote: PriceQuote): number[] =>
  [
    ...Object.values(quote.foodQuote),
    ...quote.promoCodes.map((one) => one.promoAmountV2),
    ...Object.values(quote.deliveryQuote),
    ...Object.values(quote.totalQuote),
    ...quote.merchants.flatMap((merchant) =>
      merchant.items.flatMap((one) => [one.totalPriceV2, one.totalReducedPriceV2]),
    ),
    ...quote.otherFees.map((line) => line.value),
    ...quote.breakdowns.filter((line) => line.key !== 'promo').map((line) => line.value),
  ].map((amount) => amount.amountInMinor)

/** What is wrong with the quote; empty when nothing is. A thousand assertions a cart would take minutes. */
function faultsOf(quote: PriceQuote, { merchants, path }: ReturnType<typeof randomCart>): string[] {
  const faults: string[] = []
  const equal = (what: string, one: number, other: number) => {
    if (one !== other) faults.push(`${what}: ${one} is not ${other}`)
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
  `QUOTE-01 QUOTE-02 QUOTE-03 QUOTE-05 FEE-04 ENT-33 ${carts.toLocaleString('en')} random carts in eight currencies: lines sum to the total, whole and never below zero`,
  { timeout: 60_000 },
  () => {
    const seen = new Map<string, number>()
    const wrong: { cart: number; faults: string[] }[] = []
    const see = (what: string, so: unknown = true) => {
      if (so) seen.set(what, (seen.get(what) ?? 0) + 1)
    }
    for (let number = 1; number <= carts; number += 1) {
      const cart = randomCart(number)
      // Rules that write to what they are handed would throw; freezing each would take longer than pricing.
      const quote = unwrap(priceQuote(number % 50 ? cart : deepFreeze(cart)))
      const faults = faultsOf(quote, cart)
      if (faults.length) wrong.push({ cart: number, faults })
      see(cart.country.code)
      see(cart.path)
      see('two kitchens', quote.merchants.length > 1)
      see(
        'promo',
        quote.promoCodes.some((one) => one.promoAmountV2.amountInMinor > 0),
      )
      see(
        'discount',
        quote.foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor <
          quote.foodQuote.priceV2.amountInMinor,
      )
      see(
        'free item',
        quote.campaigns.some((one) => one.freeItem),
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
    // Whatever may be in a cart was in hundreds of them.
    for (const what of [
      ...countryCodes,
      'integrated',
      'concierge',
      'table',
      'two kitchens',
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
  'QUOTE-05 random carts whose prices moved: the amounts that were shown tell the same changes as the whole quote, and the fees that moved are what the total moved by',
  { timeout: 60_000 },
  () => {
    const wrong: number[] = []
    let moved = 0
    let lostOrWon = 0
    for (let number = 1; number <= carts / 4; number += 1) {
      const cart = randomCart(number)
      // Every third dish a unit dearer, every fifth for nothing, every seventh campaign over.
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
                  const price =
                    nth % 5 === 0
                      ? 0
                      : nth % 3 === 0
                        ? dish.priceInMinorUnit + 1
                        : dish.priceInMinorUnit
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
      // Of two kitchens the free items may come in another order.
      const byKey = (all: typeof changes) =>
        JSON.stringify(all.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
      if (
        byKey(changes) !== byKey(compareQuotes(shown, fresh)) ||
        sum(lines.map((line) => line.fresh - line.shown)) !== totalMoved
      )
        wrong.push(number)
      if (changes.length) moved += 1
      if (changes.some((line) => line.key === 'delivery' && (line.shown === 0 || line.fresh === 0)))
        lostOrWon += 1
    }
    expect(wrong).toEqual([])
    expect(moved).toBeGreaterThan(carts / 20)
    // Dearer or given away, dishes take some carts over the line of free delivery and some back.
    expect(lostOrWon).toBeGreaterThan(10)
  },
)
