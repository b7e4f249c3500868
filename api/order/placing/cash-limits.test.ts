// Tests of the limits for cash orders: how many an account may have open,
// and the maximum value of an order until the account has completed one.
import { randomUUID } from 'node:crypto'
import type { OrderBody } from '@tingkat/contract/order'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { dinnerOf, orderOf } from '../../testing/dinner.ts'
import {
  applyMoves,
  logInByInjection,
  merchantWhere,
  openPartner,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'

let api: TestApp
let merchant: Merchant
beforeAll(async () => {
  api = await openTestApp({ config: { rateLimits: true, trustProxy: 1 } })
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
})
afterAll(() => api.close())

function dinner(quantity: number, paymentTypeID: string): QuoteBody {
  const { merchants, ...others } = dinnerOf(merchant, 1)
  const [cart] = merchants
  if (!cart) throw new Error('the dinner is empty')
  const items = cart.items.map((item) => ({ ...item, quantity }))
  return { ...others, merchants: [{ ...cart, items }], paymentTypeID }
}

async function priced(eater: TestEater, quantity: number, payment: string): Promise<OrderBody> {
  const body = dinner(quantity, payment)
  const order = orderOf(body, unwrap(await eater.client.quote(body)))
  return { ...order, paymentToken: payment ? 'tok_visa' : '' }
}
const place = async (eater: TestEater, quantity = 1, { payment = '', key = randomUUID() } = {}) =>
  await eater.client.placeOrder(await priced(eater, quantity, payment), key)

test('an account has at most three open orders in cash', async () => {
  const eater = await logInByInjection(api)
  const key = randomUUID()
  const first = unwrap(await place(eater, 1, { key }))
  for (let count = 0; count < 2; count += 1) unwrap(await place(eater))
  expect(await place(eater)).toMatchObject({
    ok: false,
    problem: { status: 409, code: 'cash_orders_full', context: { max: 3 } },
  })
  // The limit is reached, but a repeated request still returns its order.
  expect(unwrap(await place(eater, 1, { key })).orderID).toBe(first.orderID)
  expect(unwrap(await place(eater, 1, { payment: 'VISA' })).orderState).toBe('NEW')
  unwrap(await eater.client.cancelOrder(first.orderID, { reason: 'changed_mind' }))
  unwrap(await place(eater))
})

test('concurrent orders count, up to twice the limit, and each account has its own limit', async () => {
  const eaters = [await logInByInjection(api), await logInByInjection(api)]
  const outcomes = await Promise.all(
    eaters.map(async (eater) => {
      const body = await priced(eater, 1, '')
      const results = await Promise.all(
        Array.from({ length: 8 }, () => eater.client.placeOrder(body, randomUUID())),
      )
      return results.filter(({ ok }) => ok).length
    }),
  )
  // An SQL statement does not count orders that a concurrent statement is writing. Two statements
  // run at a time, and each allows three orders. So an eater may place up to six.
  for (const placed of outcomes) {
    expect(placed).toBeGreaterThanOrEqual(3)
    expect(placed).toBeLessThanOrEqual(6)
  }
  for (const eater of eaters) expect((await place(eater)).ok).toBe(false)
})

test('orders in cash have a maximum value until the account has completed an order', async () => {
  const eater = await logInByInjection(api)
  const { totalQuote } = unwrap(await eater.client.quote(dinner(1, '')))
  const many = Math.ceil((20_000 / totalQuote.reducedPriceV2.amountInMinor) * 2)
  const refused = await place(eater, many)
  expect(refused).toMatchObject({
    ok: false,
    problem: {
      status: 422,
      code: 'cash_order_too_large',
      context: { orderLimit: 20_000, currency: 'SGD' },
    },
  })
  unwrap(await place(eater, many, { payment: 'VISA' }))
  const { orderID } = unwrap(await place(eater))
  await applyMoves(
    {
      merchantPartner: await openPartner(api, { role: 'merchant' }),
      fleet: await openPartner(api, { role: 'courier' }),
    },
    orderID,
    'receive',
    'accept',
    'assign',
    'ready',
    'at_store',
    'collect',
    'arrive',
    'deliver',
  )
  unwrap(await place(eater, many))
})
