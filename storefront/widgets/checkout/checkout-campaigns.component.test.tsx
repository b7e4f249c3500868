// Tests that campaigns used by an order are sent with the next quote only.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readUsedCampaigns } from '../../platform/storage/used-campaigns.ts'
import {
  answered,
  drawCheckout,
  openServer,
  order,
  server,
  store,
} from '../../testing/checkout.tsx'
import { makeCart } from '../../testing/cart-fixtures.ts'

beforeEach(async () => {
  await page.viewport(1280, 900)
  openServer()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('CART-01: sends used campaigns with the next quote, and not again', async () => {
  const quote = order.snapshotDetail.cartWithQuote
  const campaigns = [
    {
      ID: 'tea-time',
      name: 'Tea time',
      freeItem: null,
      amount: { amountInMinor: 0, amountDisplay: '' },
    },
  ] as unknown as typeof quote.campaigns
  server.placed = [
    answered({
      ...order,
      snapshotDetail: { ...order.snapshotDetail, cartWithQuote: { ...quote, campaigns } },
    }),
  ]
  const first = await drawCheckout()
  expect(server.quotes.at(-1)?.campaignIDs).toEqual([])
  await first.place.click()
  await expect.poll(first.at).toContain('/order/')
  expect(readUsedCampaigns('sg')).toEqual(['tea-time'])
  await first.unmount()

  store.replace(makeCart())
  server.quotes = []
  const second = await drawCheckout()
  await expect.poll(() => server.quotes[0]?.campaignIDs).toEqual(['tea-time'])
  expect(readUsedCampaigns('sg')).toEqual([])
  await second.unmount()

  server.quotes = []
  await drawCheckout()
  await expect.poll(() => server.quotes[0]?.campaignIDs).toEqual([])
})
