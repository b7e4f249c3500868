import { describe, expect, test } from 'vitest'
import { countries } from '../country/country.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { priceQuote, type PriceQuote, type QuoteInput, type QuoteRequest } from './quote.ts'
import {
  compareWithShownQuote,
  compareQuotes,
  toShownQuote,
  type ShownQuote,
} from './quote-difference.ts'
import {
  makeRequestItem,
  makeMerchant,
  testPromos,
  makeQuoteInput,
  makeQuoteRequest,
  deepFreeze,
  unwrap,
} from '../testing/fixtures.ts'

const warung = deepFreeze(makeMerchant())
const noodle = { noodle: { thick: 1 } }
const lunchFor = (
  items: QuoteRequest['merchants'][number]['items'],
  changes: Partial<QuoteRequest> = {},
) => deepFreeze(makeQuoteRequest(items, changes))
const quote = (
  request: QuoteRequest,
  changes: Partial<QuoteInput> = {},
  merchant = warung,
): PriceQuote => unwrap(priceQuote(makeQuoteInput(request, changes, merchant)))
/** Returns the merchant with changed prices of some dishes. */
const withPrices = (prices: Record<string, number>): Merchant => ({
  ...warung,
  menu: {
    ...warung.menu,
    categories: warung.menu.categories.map((category) => ({
      ...category,
      items: category.items.map((dish) =>
        prices[dish.ID] === undefined
          ? dish
          : { ...dish, priceInMinorUnit: prices[dish.ID]!, discountedPriceInMin: prices[dish.ID]! },
      ),
    })),
  },
})
/** Returns the amounts of the quote after serialisation and parsing, as in a quote token. */
const toStored = (shown: PriceQuote): ShownQuote =>
  JSON.parse(JSON.stringify(toShownQuote(shown))) as ShownQuote
const lines = (shown: PriceQuote, fresh: PriceQuote) => {
  const changes = compareWithShownQuote(toStored(shown), fresh)
  // For the same cart, comparing quotes and comparing shown amounts gives the same result.
  expect(compareQuotes(shown, fresh)).toEqual(changes)
  return changes.map((line) => [line.key, line.kind, line.shown, line.fresh])
}

const lunch = lunchFor([makeRequestItem('laksa', 1, noodle), makeRequestItem('kopi', 2)])
const shown = quote(lunch)

describe('differences for the same cart', () => {
  test('QUOTE-05 equal quotes have no differences', () =>
    expect(lines(shown, structuredClone(shown))).toEqual([]))

  test('QUOTE-05 a higher price appears in line, subtotal and total', () => {
    expect(
      compareWithShownQuote(toStored(shown), quote(lunch, {}, withPrices({ kopi: 200 }))),
    ).toEqual([
      { key: 'item:warung:kopi:', name: 'Kopi', kind: 'changed', shown: 360, fresh: 400 },
      { key: 'subtotal', name: 'Subtotal', kind: 'changed', shown: 1_010, fresh: 1_050 },
      { key: 'total', name: 'Total', kind: 'changed', shown: 1_450, fresh: 1_490 },
    ])
  })

  test('QUOTE-05 lost or gained free delivery appears in the delivery line', () => {
    const generous = { freeDeliveryFrom: 1_000 }
    const withFreeDelivery = quote(lunch, {}, { ...warung, ...generous })
    expect(
      lines(withFreeDelivery, quote(lunch, {}, { ...withPrices({ kopi: 100 }), ...generous })),
    ).toEqual([
      ['item:warung:kopi:', 'changed', 360, 200],
      ['subtotal', 'changed', 1_010, 850],
      ['delivery', 'changed', 0, 190],
      ['total', 'changed', 1_260, 1_290],
    ])
    expect(lines(withFreeDelivery, shown)).toEqual([
      ['delivery', 'changed', 0, 190],
      ['total', 'changed', 1_260, 1_450],
    ])
    expect(lines(shown, withFreeDelivery)).toEqual([
      ['delivery', 'changed', 190, 0],
      ['total', 'changed', 1_450, 1_260],
    ])
  })

  test('QUOTE-05 a lower price is a difference too', () => {
    expect(lines(shown, quote(lunch, {}, withPrices({ kopi: 100 })))).toEqual([
      ['item:warung:kopi:', 'changed', 360, 200],
      ['subtotal', 'changed', 1_010, 850],
      ['total', 'changed', 1_450, 1_290],
    ])
  })

  test('QUOTE-05 finds changed dishes even if the total is the same', () => {
    expect(lines(shown, quote(lunch, {}, withPrices({ laksa: 630, kopi: 190 })))).toEqual([
      ['item:warung:laksa:thick*1', 'changed', 650, 630],
      ['item:warung:kopi:', 'changed', 360, 380],
    ])
  })

  test('FEE-04 a higher fee is changed, a removed fee is gone', () => {
    const fees = { ...countries.sg.fees, platform: 70, smallOrder: { below: 0, fee: 200 } }
    expect(lines(shown, quote(lunch, { country: { ...countries.sg, fees } }))).toEqual([
      ['platform', 'changed', 50, 70],
      ['small_order', 'gone', 200, 0],
      ['total', 'changed', 1_450, 1_270],
    ])
  })

  test('QUOTE-03 an ended promo is a line that is gone', () => {
    const two = [makeRequestItem('laksa', 2, noodle)]
    const before = quote(lunchFor(two, { promoCode: ['TENTH'] }), { promos: testPromos })
    expect(lines(before, quote(lunchFor(two)))).toEqual([
      ['promo', 'gone', -130, 0],
      ['total', 'changed', 1_410, 1_540],
    ])
  })

  test('QUOTE-08 a lost or added free item is a difference', () => {
    const rich = lunchFor([makeRequestItem('chicken-rice', 5)])
    const without = {
      ...warung,
      menu: {
        ...warung.menu,
        campaigns: warung.menu.campaigns.filter((campaign) => !campaign.freeItem),
      },
    }
    expect(lines(quote(rich), quote(rich, {}, without))).toEqual([
      ['gift:warung:kopi', 'gone', 0, 0],
    ])
    expect(lines(quote(rich, {}, without), quote(rich))).toEqual([
      ['gift:warung:kopi', 'added', 0, 0],
    ])
  })

  test('QUOTE-05 two lines of the same dish are one difference', () => {
    const twice = lunchFor([
      makeRequestItem('kopi', 1),
      makeRequestItem('laksa', 1, noodle),
      makeRequestItem('kopi', 2),
    ])
    expect(lines(quote(twice), quote(twice, {}, withPrices({ kopi: 200 })))[0]).toEqual([
      'item:warung:kopi:',
      'changed',
      540,
      600,
    ])
  })
})

test('QUOTE-05 a line of only one of two carts counts as 0 in the other', () => {
  const fewer = quote(lunchFor([makeRequestItem('laksa', 2, noodle)]))
  expect(
    compareQuotes(shown, fewer).map((line) => [line.name, line.kind, line.shown, line.fresh]),
  ).toEqual([
    ['Laksa', 'changed', 650, 1_300],
    ['Kopi', 'gone', 360, 0],
    ['Subtotal', 'changed', 1_010, 1_300],
    ['Small order fee', 'gone', 200, 0],
    ['Total', 'changed', 1_450, 1_540],
  ])
})
