// Free delivery over HTTP: from the catalogue file to the list, its filter and order, the menu and the quote.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants, home } from '../testing/cast.ts'

const giving: Record<string, number> = { evening: 0, counter: 2_000, warung: 2_500 }

let api: TestApp
beforeAll(async () => {
  const merchants = Object.values(castMerchants).map((merchant) => ({
    ...merchant,
    ...(merchant.ID in giving && { freeDeliveryFrom: giving[merchant.ID] }),
  }))
  // All are open, all in one place but for the one that is far.
  const together = merchants.map((merchant) =>
    merchant.ID === 'far'
      ? merchant
      : {
          ...merchant,
          latlng: home,
          temporarilyClosed: false,
          openingHours: castMerchants.warung.openingHours,
        },
  )
  api = await openTestApp({
    countries: [],
    catalogues: [{ ...castCatalogue, merchants: together }],
  })
})
afterAll(() => api.close())

const near = `country=sg&latitude=${home.latitude}&longitude=${home.longitude}`
type Listed = {
  ID: string
  freeDeliveryFrom?: number
  deliveryFee: { amountInMinor: number } | null
}
const list = async (query: string) =>
  (await api.app.inject({ url: `/api/v1/merchants?${query}` })).json<{
    merchants: Listed[]
    total: number
  }>()
const quoteOf = async (items: object[], ID: string, more: object = {}) => {
  const payload = {
    countryCode: 'sg',
    location: home,
    merchants: [{ ID, section: 'food', comment: '', items }],
    ...more,
  }
  return (await api.app.inject({ method: 'POST', url: '/api/v1/quotes', payload })).json()
}

describe('PROD-01 QUOTE-04: in the list', () => {
  test('a kitchen says from when on it delivers for nothing; where it always does, the fee is 0', async () => {
    const { merchants } = await list(near)
    const told = Object.fromEntries(
      merchants.map((one) => [one.ID, [one.freeDeliveryFrom, one.deliveryFee?.amountInMinor]]),
    )
    expect(told).toMatchObject({
      evening: [0, 0],
      counter: [2_000, 120],
      warung: [2_500, 120],
      closed: [undefined, 120],
    })
    expect((await list('country=sg')).merchants.find((one) => one.ID === 'evening')).toMatchObject({
      freeDeliveryFrom: 0,
      deliveryFee: null,
    })
  })

  test.each(['country=sg', near])('the filter keeps those that do, with %s', async (query) => {
    const { merchants, total } = await list(`${query}&freeDelivery=1`)
    expect(merchants.map((one) => one.ID).toSorted()).toEqual(['counter', 'evening', 'warung'])
    expect(total).toBe(3)
  })

  test('by fee the cheapest come first; of those that cost the same, the one that gives it sooner', async () => {
    expect((await list(`${near}&sort=fee`)).merchants.map((one) => one.ID)).toEqual([
      'evening',
      'counter',
      'warung',
      'closed',
      'far',
    ])
  })

  test('what a wish says wrong is refused', async () => {
    expect(
      (await api.app.inject({ url: '/api/v1/merchants?country=sg&freeDelivery=yes' })).json(),
    ).toMatchObject({ code: 'invalid_request', context: { faults: [{ path: 'freeDelivery' }] } })
  })
})

describe('QUOTE-04: in the quote', () => {
  const satay = (quantity: number) => ({ ID: 'satay', quantity })

  test('from the subtotal on the eater pays nothing for delivery, and sees what it would have cost', async () => {
    expect((await quoteOf([satay(3)], 'warung')).deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 120 },
      reducedPriceV2: { amountInMinor: 120 },
    })
    const given = await quoteOf([satay(4)], 'warung')
    expect(given.deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 120 },
      reducedPriceV2: { amountInMinor: 0, amountDisplay: 'S$\u00a00.00' },
    })
    expect(given.totalQuote).toMatchObject({
      priceV2: { amountInMinor: 4_000 + 120 + 50 },
      reducedPriceV2: { amountInMinor: 2_800 + 50 },
    })
    expect(given.breakdowns).toContainEqual(
      expect.objectContaining({ key: 'delivery', value: { amountInMinor: 0 } }),
    )
  })

  test('no client can say that it is free', async () => {
    const sly = await quoteOf([satay(1)], 'warung', {
      deliveryQuote: { reducedPriceV2: { amountInMinor: 0 } },
      merchants: [
        { ID: 'warung', section: 'food', comment: '', items: [satay(1)], freeDeliveryFrom: 0 },
      ],
    })
    expect(sly.deliveryQuote.reducedPriceV2.amountInMinor).toBe(120)
  })

  test('at a table nothing is given, for nobody rides', async () => {
    const seated = await quoteOf([satay(4)], 'warung', {
      dineInInfo: { tableID: 't1', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
    })
    expect(seated.deliveryQuote.priceV2.amountInMinor).toBe(0)
    expect(seated.breakdowns.map((line: { key: string }) => line.key)).not.toContain('delivery')
  })
})

test('ENT-07 the menu says it too', async () => {
  expect((await api.app.inject({ url: '/api/v1/merchants/counter' })).json()).toMatchObject({
    freeDeliveryFrom: 2_000,
  })
  expect((await api.app.inject({ url: '/api/v1/merchants/closed' })).json()).not.toHaveProperty(
    'freeDeliveryFrom',
  )
})
