// Tests of tips in new orders: in the signed quote, the order, the partner's form of the order, the
// cash limit and the ledger.
import { randomUUID } from 'node:crypto'
import type { QuoteBody } from '@tingkat/contract/quote'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { tipOf } from '@tingkat/ordering/quote/tip'
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
  type TestPartner,
} from '../../testing/journey.ts'

let api: TestApp
let merchant: Merchant
let merchantPartner: TestPartner
let fleet: TestPartner
beforeAll(async () => {
  api = await openTestApp({ countries: ['sg', 'my'] })
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
})
afterAll(() => api.close())

async function place(eater: TestEater, body: QuoteBody) {
  const quote = unwrap(await eater.client.quote(body))
  return await eater.client.placeOrder(orderOf(body, quote), randomUUID())
}

test('TIP-01 the tip is in quote and order, the courier reads it, and it is owed to the courier', async () => {
  const eater = await logInByInjection(api)
  const order = unwrap(await place(eater, { ...dinnerOf(merchant, 2), tipInMinor: 200 }))
  expect(tipOf(order.snapshotDetail.cartWithQuote)).toBe(200)
  expect(unwrap(await merchantPartner.client.readPartnerOrder(order.orderID)).tipInMinor).toBe(null)
  const partners = { merchantPartner, fleet }
  await applyMoves(partners, order.orderID, 'receive', 'accept', 'assign', 'ready', 'at_store')
  await applyMoves(partners, order.orderID, 'collect', 'arrive', 'deliver')
  const { tipInMinor, total } = unwrap(await fleet.client.readPartnerOrder(order.orderID))
  expect([tipInMinor, total]).toEqual([200, order.placedTotalInMinor])
  const { rows } = await api.database.query<{ account: string; amount: number }>(
    `select account, amount_in_minor as amount from ledger_entry
     where order_id = $1 and movement = 'settle' order by amount_in_minor`,
    [order.orderID],
  )
  expect(rows).toEqual([
    { account: 'courier:payable', amount: -200 },
    { account: 'sales', amount: 200 },
  ])
})

test('TIP-01 a cancelled order owes the courier nothing', async () => {
  const eater = await logInByInjection(api)
  const { orderID } = unwrap(await place(eater, { ...dinnerOf(merchant, 2), tipInMinor: 200 }))
  unwrap(await eater.client.cancelOrder(orderID, { reason: 'changed_mind' }))
  const { rows } = await api.database.query<{ account: string; sum: number }>(
    `select account, sum(amount_in_minor)::bigint as sum from ledger_entry
     where order_id = $1 group by account having sum(amount_in_minor) <> 0`,
    [orderID],
  )
  expect(rows).toEqual([])
})

test('TIP-02 the signature covers the tip: another tip needs another quote', async () => {
  const eater = await logInByInjection(api)
  const body = { ...dinnerOf(merchant, 2), tipInMinor: 200 }
  const signed = orderOf(body, unwrap(await eater.client.quote(body)))
  for (const tipInMinor of [100, 0, undefined])
    expect(await eater.client.placeOrder({ ...signed, tipInMinor }, randomUUID())).toMatchObject({
      ok: false,
      problem: { code: 'quote_invalid' },
    })
})

test('TIP-01 a tip above the food, or in a country without tips, is refused', async () => {
  const eater = await logInByInjection(api)
  const body = dinnerOf(merchant, 2)
  const { foodQuote } = unwrap(await eater.client.quote(body))
  const food = foodQuote.priceAfterCampaignInMinorUnitV2.amountInMinor
  unwrap(await eater.client.quote({ ...body, tipInMinor: food }))
  expect(await eater.client.quote({ ...body, tipInMinor: food + 1 })).toMatchObject({
    ok: false,
    problem: { status: 422, code: 'tip_too_large', context: { orderLimit: food } },
  })
  const abroad = merchantWhere(api, ({ isIntegrated }) => isIntegrated, 'my')
  expect(await eater.client.quote({ ...dinnerOf(abroad, 1), tipInMinor: 100 })).toMatchObject({
    ok: false,
    problem: { code: 'tip_too_large', context: { orderLimit: 0 } },
  })
})
