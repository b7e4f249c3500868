import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries, countryCodes, type CountryCode } from '../country/country.ts'
import { indexMenu } from '../merchant/merchant.ts'
import { priceQuote, summariseQuote, type PriceQuote, type QuoteInput } from './quote.ts'
import { compareQuotes } from './quote-difference.ts'
import { sum } from '../money.ts'
import {
  makeRequestItem,
  makeMerchantIn,
  makeQuoteRequest,
  deepFreeze,
  unwrap,
} from '../testing/fixtures.ts'

const merchants = Object.fromEntries(
  countryCodes.map((code) => [code, deepFreeze(makeMerchantIn(code))]),
) as Record<CountryCode, ReturnType<typeof makeMerchantIn>>
// Lunchtime in all eight countries, so that all merchants are open.
const now = new Date('2026-11-20T05:00:00.000Z')

const item = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom('thick', 'thin'),
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 0, max: 1 }),
    )
    .map(([quantity, noodle, eggs, prawns]) =>
      makeRequestItem('laksa', quantity, {
        noodle: { [noodle]: 1 },
        extras: { egg: eggs, prawn: prawns },
      }),
    ),
  fc
    .tuple(fc.constantFrom('kopi', 'chicken-rice'), fc.integer({ min: 1, max: 99 }))
    .map(([ID, quantity]) => makeRequestItem(ID, quantity)),
)
const promo = fc.record({
  code: fc.constantFrom('A', 'B'),
  basisPoints: fc.integer({ min: 0, max: 20_000 }),
  amountInMinor: fc.nat(10_000_000),
  cap: fc.nat(1_000_000),
  minSubtotal: fc.constant(0),
  description: fc.constant(''),
})

const input = fc
  .tuple(
    fc.constantFrom(...countryCodes),
    fc.array(item, { minLength: 1, maxLength: 8 }),
    fc.array(promo, { maxLength: 2 }),
    fc.boolean(),
    fc.option(fc.nat(20_000), { nil: undefined }),
    fc.constantFrom('delivery', 'table'),
    fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  )
  .map(([code, items, promos, isIntegrated, freeDeliveryFrom, where, away]): QuoteInput => {
    const merchant = deepFreeze({ ...merchants[code], isIntegrated, freeDeliveryFrom })
    const deliveryPath = isIntegrated ? 'integrated' : 'concierge'
    return {
      request: deepFreeze(
        makeQuoteRequest(items, { promoCode: promos.map((promo) => promo.code) }),
      ),
      merchants: new Map([['warung', merchant]]),
      menus: new Map([['warung', indexMenu(merchant)]]),
      country: countries[code],
      promos: deepFreeze(promos),
      now,
      start:
        where === 'table'
          ? null
          : { latitude: merchant.latlng.latitude + away, longitude: merchant.latlng.longitude },
      path: where === 'table' ? 'table' : deliveryPath,
    }
  })

const everyAmount = (quote: PriceQuote): number[] =>
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

describe('random carts in every currency', () => {
  test('QUOTE-02 QUOTE-05 ENT-33 lines sum to the total; amounts are whole', () => {
    fc.assert(
      fc.property(input, (quoteInput) => {
        const quote = unwrap(priceQuote(quoteInput))
        for (const amount of everyAmount(quote))
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        const lines = quote.breakdowns.reduce((sum, line) => sum + line.value.amountInMinor, 0)
        expect(lines).toBe(quote.totalQuote.reducedPriceV2.amountInMinor)
        expect(quote.currency.code).toBe(quoteInput.country.currency)
      }),
      { numRuns: 400 },
    )
  })

  test('QUOTE-03 QUOTE-06 the summary sums to its total, and dishes to its subtotal', () => {
    fc.assert(
      fc.property(input, (quoteInput) => {
        const quote = unwrap(priceQuote(quoteInput))
        const summary = summariseQuote(quote)
        const fees = quote.otherFees.reduce((sum, line) => sum + line.value.amountInMinor, 0)
        expect(
          summary.subtotal + summary.tax + summary.delivery + fees - summary.promo + summary.misc,
        ).toBe(summary.total)
        expect(summary.promo).toBeLessThanOrEqual(summary.subtotal)
        expect(summary.inclTax).toBeLessThanOrEqual(summary.subtotal)
        expect(summary.originalTotal).toBeGreaterThanOrEqual(summary.total)
        expect(
          quote.merchants
            .flatMap((merchant) => merchant.items)
            .reduce((sum, dish) => sum + dish.totalReducedPriceV2.amountInMinor, 0),
        ).toBe(summary.subtotal)
      }),
      { numRuns: 400 },
    )
  })

  test('QUOTE-01 quotes are deterministic; line differences sum to the total difference', () => {
    fc.assert(
      fc.property(input, input, (inputA, inputB) => {
        const first = unwrap(priceQuote(inputA))
        expect(priceQuote(inputA)).toEqual(first)
        const second = unwrap(priceQuote(inputB))
        const total = (quote: PriceQuote) => quote.totalQuote.reducedPriceV2.amountInMinor
        const difference = compareQuotes(first, second)
        expect(difference.some((line) => line.key === 'total')).toBe(total(first) !== total(second))
        const moved = difference
          .filter((line) => line.key !== 'total' && !line.key.startsWith('item:'))
          .reduce((sum, line) => sum + line.fresh - line.shown, 0)
        expect(moved).toBe(total(second) - total(first))
      }),
    )
  })
})

test('QUOTE-01 a quote of five lines sums to its total', () => {
  const merchant = merchants.sg
  const request = makeQuoteRequest([
    makeRequestItem('laksa', 2, { noodle: { thick: 1 }, extras: { egg: 1, prawn: 1 } }),
    makeRequestItem('laksa', 1, { noodle: { thin: 1 } }),
    makeRequestItem('kopi', 3),
    makeRequestItem('chicken-rice', 2),
    makeRequestItem('chicken-rice', 1),
  ])
  const quote = unwrap(
    priceQuote({
      request,
      merchants: new Map([['warung', merchant]]),
      menus: new Map([['warung', indexMenu(merchant)]]),
      country: countries.sg,
      promos: [],
      now,
      start: { latitude: merchant.latlng.latitude + 0.01, longitude: merchant.latlng.longitude },
      path: 'integrated',
    }),
  )
  const [ordered] = quote.merchants
  expect(ordered?.items.filter((item) => !item.isFreeItem)).toHaveLength(5)
  expect(sum(quote.breakdowns.map((line) => line.value.amountInMinor))).toBe(
    quote.totalQuote.reducedPriceV2.amountInMinor,
  )
})
