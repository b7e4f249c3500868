// Tests that browser and server compute the same quote from the same request.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { priceQuote, type QuoteInput } from '@tingkat/ordering/quote/quote'
import { unwrap } from '@tingkat/ordering/testing/fixtures'
import { randomCart } from '@tingkat/ordering/testing/random-cart'
import { expect, test } from 'vitest'
import { merchantSchema } from './merchant.ts'
import { priceQuoteSchema, quoteBodySchema } from './quote.ts'

const carts = process.env.TEST_LONG ? 10_000 : 1_000

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * Returns the browser's input: menus and request after JSON serialisation, without a menu index.
 */
function inTheBrowser(cart: QuoteInput & { merchants: ReadonlyMap<string, Merchant> }): QuoteInput {
  const merchants = new Map(
    [...cart.merchants.values()].map((merchant) => [
      merchant.ID,
      merchantSchema.parse(overTheWire(merchant)) as Merchant,
    ]),
  )
  const {
    countryCode: _country,
    location,
    dineInInfo: _table,
    ...request
  } = quoteBodySchema.parse(
    overTheWire({ ...cart.request, countryCode: cart.country.code, location: cart.start }),
  )
  return { ...cart, request, merchants, menus: undefined, start: location }
}

test(
  `QUOTE-01 QUOTE-14 QUOTE-18 browser and server compute equal quotes of ${carts} random carts`,
  { timeout: 120_000 },
  () => {
    const wrong: { cart: number; what: string; here: unknown; there: unknown }[] = []
    for (let number = 1; number <= carts; number += 1) {
      const cart = randomCart(number)
      const server = unwrap(priceQuote(cart))
      const browser = priceQuote(inTheBrowser(cart))
      const parsed = priceQuoteSchema.parse(overTheWire(server))
      if (!isSame(browser, server))
        wrong.push({ cart: number, what: 'worked out', here: browser, there: server })
      if (!isSame(parsed, server))
        wrong.push({ cart: number, what: 'told', here: parsed, there: server })
    }
    expect(wrong.slice(0, 1)).toEqual([])
  },
)
