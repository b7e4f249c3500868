// Tests of which dishes a menu names as the most ordered ones.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'

let now = new Date('2026-03-18T04:15:00Z')
let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue], clock: () => now })
})
afterAll(() => api.close())

const day = 24 * 3_600_000
let orders = 0

async function order(
  dishIDs: readonly string[],
  { state = 'COMPLETED', daysAgo = 1, free = false } = {},
): Promise<void> {
  orders += 1
  const placedAt = new Date(now.getTime() - daysAgo * day)
  const items = dishIDs.map((ID) => ({ ID, quantity: 3, ...(free && { isFreeItem: true }) }))
  await api.database.query(
    `insert into orders (country, id, account_id, merchant_id, code, state, version, type, currency,
       total_in_minor, doc, placed_at, state_since, ended_at)
     values ('sg', $1, 'a1', 'warung', 'X1', $2, 1, 'DELIVERY', 'SGD', 100, $3, $4, $4, $4)`,
    [`o${orders}`, state, JSON.stringify({ merchantCartWithQuoteList: [{ items }] }), placedAt],
  )
}

const menu = async () =>
  (await api.app.inject({ url: '/api/v1/merchants/warung' })).json<{ mostOrdered?: string[] }>()

test('counts delivered orders of thirty days, and is absent without enough (PROD-02)', async () => {
  const [a = '', b = '', c = '', d = ''] = castMerchants.warung.categories
    .flatMap(({ dishes }) => dishes)
    .map(({ ID }) => ID)
  expect(d).not.toBe('')
  for (let count = 0; count < 5; count += 1) {
    await order([a, b])
    await order([c, 'not-on-the-menu'], { daysAgo: 31 })
    await order([c], { state: 'CANCELLED_BY_EATER' })
    await order([c], { free: true })
  }
  await order([a, b])
  await order([b, d])
  expect((await menu()).mostOrdered).toBeUndefined()
  // After an hour, orders are counted again in the background.
  for (let count = 0; count < 5; count += 1) await order([c, 'not-on-the-menu'])
  now = new Date(now.getTime() + 3_600_000)
  await expect.poll(async () => (await menu()).mostOrdered).toEqual([b, a, c])
})
