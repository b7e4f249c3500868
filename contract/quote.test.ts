// The browser's quote is the server's: the same rule over what crossed the wire gives the same answer, to the last unit.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { priceQuote, type QuoteInput } from '@tingkat/ordering/quote/quote'
import { unwrap } from '@tingkat/ordering/testing/fixtures'
import { randomCart } from '@tingkat/ordering/testing/random-cart'
import { expect, test } from 'vitest'
import { merchantSchema } from './merchant.ts'
import { priceQuoteSchema, quoteBodySchema } from './quote.ts'

const carts = 10_000

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a page has of it: menus as they were answered, the cart as it is asked, and no index. */
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
  `QUOTE-01 QUOTE-14 QUOTE-18 ${carts.toLocaleString('en')} random carts: the quote that a browser works out from the menus is the server's, and crosses the wire unchanged`,
  { timeout: 120_000 },
  () => {
    const wrong: { cart: number; what: string; here: unknown; there: unknown }[] = []
    for (let number = 1; number <= carts; number += 1) {
      const cart = randomCart(number)
      const server = unwrap(priceQuote(cart))
      const browser = priceQuote(inTheBrowser(cart))
      const told = priceQuoteSchema.parse(overTheWire(server))
      if (!isSame(browser, server))
        wrong.push({ cart: number, what: 'worked out', here: browser, there: server })
      if (!isSame(told, server))
        wrong.push({ cart: number, what: 'told', here: told, there: server })
    }
    expect(wrong.slice(0, 1)).toEqual([])
  },
)
