// Tests of which dishes a menu names as the most ordered ones.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants } from '../testing/cast.ts'

const [section] = castMerchants.far.categories
const bestSellers = ['rice', 'noodles', 'soup']
/** A merchant whose catalogue file names its best sellers. */
const grill = {
  ...castMerchants.far,
  bestSellers,
  categories: [
    {
      ...section!,
      dishes: [...bestSellers, 'tea'].map((ID) => ({ ...section!.dishes[0]!, ID, name: ID })),
    },
  ],
}
const catalogue = {
  ...castCatalogue,
  merchants: castCatalogue.merchants.map((merchant) => (merchant.ID === 'far' ? grill : merchant)),
}

let now = new Date('2026-03-18T04:15:00Z')
let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [catalogue], clock: () => now })
})
afterAll(() => api.close())

const hour = 3_600_000
const day = 24 * hour
let orders = 0

async function order(
  dishIDs: readonly string[],
  { merchantID = 'warung', state = 'COMPLETED', daysAgo = 1, free = false } = {},
): Promise<void> {
  orders += 1
  const placedAt = new Date(now.getTime() - daysAgo * day)
  const items = dishIDs.map((ID) => ({ ID, quantity: 3, ...(free && { isFreeItem: true }) }))
  await api.database.query(
    `insert into orders (country, id, account_id, merchant_id, code, state, version, type, currency,
       total_in_minor, doc, placed_at, state_since, ended_at)
     values ('sg', $1, 'a1', $2, 'X1', $3, 1, 'DELIVERY', 'SGD', 100, $4, $5, $5, $5)`,
    [
      `o${orders}`,
      merchantID,
      state,
      JSON.stringify({ merchantCartWithQuoteList: [{ items }] }),
      placedAt,
    ],
  )
}

const menu = async (merchantID = 'warung', query = '') =>
  (await api.app.inject({ url: `/api/v1/merchants/${merchantID}${query}` })).json<{
    mostOrdered?: string[]
  }>()

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
  now = new Date(now.getTime() + hour)
  await expect.poll(async () => (await menu()).mostOrdered).toEqual([b, a, c])
})

test('names the best sellers of the catalogue file until enough orders are counted (PROD-02)', async () => {
  const merchantID = 'far'
  expect((await menu(merchantID)).mostOrdered).toEqual(bestSellers)
  for (let count = 0; count < 5; count += 1) await order(['tea', 'soup'], { merchantID })
  for (let count = 0; count < 6; count += 1) await order(['tea', 'noodles'], { merchantID })
  now = new Date(now.getTime() + hour)
  await expect
    .poll(async () => (await menu(merchantID)).mostOrdered)
    .toEqual(['tea', 'noodles', 'soup'])
  const near = `?latitude=${grill.latlng.latitude}&longitude=${grill.latlng.longitude}`
  expect((await menu(merchantID, near)).mostOrdered).toEqual(['tea', 'noodles', 'soup'])
})

test('lists of merchants have no best sellers (PROD-02)', async () => {
  const { body } = await api.app.inject({ url: '/api/v1/merchants?country=sg' })
  expect(body).toContain('"far"')
  expect(body).not.toContain('mostOrdered')
})
