// Tests of tips in quotes: a tip is a separate line and does not count for promos, fees and limits.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '../country/country.ts'
import { changeItems } from '../order/changes.ts'
import { ledgerAccounts, tipEntries } from '../payment/ledger.ts'
import {
  lunchTime,
  makeCounterMerchant,
  makeMerchant,
  makeOrder,
  makeQuoteInput,
  makeQuoteRequest,
  makeRequestItem,
  unwrap,
} from '../testing/fixtures.ts'
import { priceQuote, type PriceQuote } from './quote.ts'
import type { QuoteRequest } from './quote-shape.ts'
import { checkTip, tipOf } from './tip.ts'

const lines = [makeRequestItem('laksa', 2, { noodle: { thick: 1 } }), makeRequestItem('kopi', 1)]
const merchant = makeMerchant()

const answerTo = (tipInMinor: number | undefined, changes: Partial<QuoteRequest> = {}) =>
  priceQuote(
    makeQuoteInput(makeQuoteRequest(lines, { tipInMinor, ...changes }), { tips: true }, merchant),
  )
const quoteWith = (tipInMinor: number, changes?: Partial<QuoteRequest>): PriceQuote =>
  unwrap(answerTo(tipInMinor, changes))
const totalOf = (quote: PriceQuote) => quote.totalQuote.reducedPriceV2.amountInMinor
const food = quoteWith(0).foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor

test('TIP-01 a tip is a line of its own; without a tip there is none', () => {
  const quote = quoteWith(150)
  expect(quote.breakdowns.find(({ key }) => key === 'tip')).toMatchObject({
    name: 'Tip',
    value: { amountInMinor: 150 },
    amountDisplay: 'S$\u00a01.50',
  })
  expect(tipOf(quote)).toBe(150)
  expect(totalOf(quote)).toBe(totalOf(quoteWith(0)) + 150)
  expect(quoteWith(0).breakdowns.map(({ key }) => key)).not.toContain('tip')
  expect(answerTo(undefined)).toEqual(quoteWith(0))
})

test('TIP-01 a tip is at most the price of the food', () => {
  expect(tipOf(quoteWith(food))).toBe(food)
  expect(answerTo(food + 1)).toEqual({
    refused: 'tip_too_large',
    context: { orderLimit: food, currency: 'SGD' },
  })
})

test('TIP-01 nobody can tip in a country without tips, at a table or for pickup', () => {
  const request = makeQuoteRequest(lines, { tipInMinor: 100 })
  const refused = { refused: 'tip_too_large', context: { orderLimit: 0, currency: 'SGD' } }
  expect(priceQuote(makeQuoteInput(request, {}, merchant))).toEqual(refused)
  for (const path of ['table', 'pickup'] as const)
    expect(
      priceQuote(
        makeQuoteInput(request, { tips: true, path, start: null }, { ...merchant, pickup: true }),
      ),
    ).toMatchObject(refused)
})

test.each([-1, 0.5, Number.NaN])('TIP-01 refuses a tip of %d', (tip) => {
  expect(answerTo(tip)).toMatchObject({ refused: 'tip_too_large' })
})

test('TIP-01 a tip in kyat is whole kyat, because its minor unit is out of use', () => {
  const limits = { limit: 100_000, country: countries.mm }
  expect(checkTip(50_000, limits)).toBeNull()
  expect(checkTip(50_050, limits)).toMatchObject({ refused: 'tip_too_large' })
})

test('TIP-02 promos, fees and the value limit of an order ignore the tip', () => {
  fc.assert(
    fc.property(
      fc.nat(food),
      fc.constantFrom<string[]>([], ['FIVER'], ['TENTH']),
      (tip, promoCode) => {
        const without = quoteWith(0, { promoCode })
        const quote = quoteWith(tip, { promoCode })
        expect(quote.breakdowns.filter(({ key }) => key !== 'tip')).toEqual(without.breakdowns)
        expect(quote.promoCodes).toEqual(without.promoCodes)
        expect(totalOf(quote)).toBe(totalOf(without) + tip)
        const sum = quote.breakdowns.reduce((total, line) => total + line.value.amountInMinor, 0)
        expect(sum).toBe(totalOf(quote))
      },
    ),
  )
  const { menu } = merchant
  const limited = {
    ...merchant,
    menu: { ...menu, menuMeta: { ...menu.menuMeta, orderValueLimit: food } },
  }
  const request = makeQuoteRequest(lines, { tipInMinor: food })
  expect(tipOf(unwrap(priceQuote(makeQuoteInput(request, { tips: true }, limited))))).toBe(food)
})

test('TIP-01 a removed dish leaves the tip as it is', () => {
  const order = makeOrder({ quote: quoteWith(food) })
  const changed = unwrap(
    changeItems(order, {
      changeID: 'change-01',
      version: order.version,
      by: 'merchant',
      now: lunchTime,
      changes: [{ type: 'DELETED', index: 1, itemID: 'kopi' }],
    }),
  )
  expect(tipOf(changed.order.snapshotDetail.cartWithQuote)).toBe(food)
  expect(changed.reductionInMinor).toBeGreaterThan(0)
})

test('TIP-02 the limit of a dearer counter price ignores the tip', () => {
  const counter = makeCounterMerchant()
  const request = makeQuoteRequest(lines, { tipInMinor: 500 }, counter.ID)
  const limitOf = (tips: number) => {
    const quote = unwrap(
      priceQuote(
        makeQuoteInput(
          { ...request, tipInMinor: tips },
          { tips: true, path: 'concierge' },
          counter,
        ),
      ),
    )
    const order = makeOrder({ merchant: counter, request, quote })
    const refused = changeItems(order, {
      changeID: 'change-01',
      version: order.version,
      by: 'courier',
      now: lunchTime,
      changes: [{ type: 'UPDATED', index: 0, itemID: 'laksa', newPriceInMinor: 1_000_000 }],
    })
    return 'context' in refused ? Number(refused.context.limit) : Number.NaN
  }
  expect(limitOf(500)).toBe(limitOf(0) + 500)
})

test('TIP-01 the ledger owes all of the tip to the courier', () => {
  expect(tipEntries(157)).toEqual([
    { movement: 'settle', account: ledgerAccounts.sales, amount: 157, owned: false },
    { movement: 'settle', account: 'courier:payable', amount: -157, owned: false },
  ])
  expect(tipEntries(0)).toEqual([])
})
