import { expect, test } from 'vitest'
import { priceQuote } from './quote.ts'
import { makeRequestItem, makeQuoteInput, makeQuoteRequest, unwrap } from '../testing/fixtures.ts'

const quote = unwrap(
  priceQuote(
    makeQuoteInput(
      makeQuoteRequest([makeRequestItem('chicken-rice', 2)], { promoCode: ['FIVER'] }),
    ),
  ),
)

test('FEE-04: each breakdown line has all fields of a fee line', () => {
  expect(quote.breakdowns.map((line) => line.key)).toEqual([
    'subtotal',
    'delivery',
    'platform',
    'small_order',
    'promo',
  ])
  for (const line of quote.breakdowns) {
    expect(Object.keys(line).toSorted()).toEqual([
      'amountDisplay',
      'combinedFees',
      'description',
      'details',
      'key',
      'name',
      'value',
    ])
    expect(line.name).not.toBe('')
    expect(Number.isSafeInteger(line.value.amountInMinor)).toBe(true)
    expect(line.amountDisplay).toMatch(/S\$/)
  }
})

test('FEE-04: a description has a title and a content', () => {
  const [subtotal] = quote.breakdowns
  expect(subtotal).toMatchObject({
    value: { amountInMinor: 800 },
    description: { title: 'Tax included', content: quote.foodQuote.inclTaxV2.amountDisplay },
    details: [],
    combinedFees: null,
  })
})
