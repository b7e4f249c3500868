// Tests of free delivery over HTTP: list, filter, sorting, menu and quote.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, castMerchants, home } from '../testing/cast.ts'

const thresholds: Record<string, number> = { evening: 0, counter: 2_000, warung: 2_500 }

let api: TestApp
beforeAll(async () => {
  const merchants = Object.values(castMerchants).map((merchant) => ({
    ...merchant,
    ...(merchant.ID in thresholds && { freeDeliveryFrom: thresholds[merchant.ID] }),
  }))
  // All merchants are open and at the same place, except `far`.
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
const quoteOf = async (items: object[], ID: string, overrides: object = {}) => {
  const payload = {
    countryCode: 'sg',
    location: home,
    merchants: [{ ID, section: 'food', comment: '', items }],
    ...overrides,
  }
  return (await api.app.inject({ method: 'POST', url: '/api/v1/quotes', payload })).json()
}

describe('PROD-01 QUOTE-04: in the list', () => {
  test('merchants show the subtotal from which delivery is free; if it is 0, the fee is 0', async () => {
    const { merchants } = await list(near)
    const offers = Object.fromEntries(
      merchants.map((merchant) => [
        merchant.ID,
        [merchant.freeDeliveryFrom, merchant.deliveryFee?.amountInMinor],
      ]),
    )
    expect(offers).toMatchObject({
      evening: [0, 0],
      counter: [2_000, 120],
      warung: [2_500, 120],
      closed: [undefined, 120],
    })
    expect(
      (await list('country=sg')).merchants.find((merchant) => merchant.ID === 'evening'),
    ).toMatchObject({
      freeDeliveryFrom: 0,
      deliveryFee: null,
    })
  })

  test.each(['country=sg', near])(
    'the filter lists only merchants with free delivery, with %s',
    async (query) => {
      const { merchants, total } = await list(`${query}&freeDelivery=1`)
      expect(merchants.map((merchant) => merchant.ID).toSorted()).toEqual([
        'counter',
        'evening',
        'warung',
      ])
      expect(total).toBe(3)
    },
  )

  test('sorts by fee, then by the subtotal from which delivery is free', async () => {
    expect((await list(`${near}&sort=fee`)).merchants.map((merchant) => merchant.ID)).toEqual([
      'evening',
      'counter',
      'warung',
      'closed',
      'far',
    ])
  })

  test('refuses an invalid filter', async () => {
    expect(
      (await api.app.inject({ url: '/api/v1/merchants?country=sg&freeDelivery=yes' })).json(),
    ).toMatchObject({ code: 'invalid_request', context: { faults: [{ path: 'freeDelivery' }] } })
  })
})

describe('QUOTE-04: in the quote', () => {
  const satay = (quantity: number) => ({ ID: 'satay', quantity })

  test('reduces the fee to 0 from the subtotal on and shows the full fee', async () => {
    expect((await quoteOf([satay(3)], 'warung')).deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 120 },
      reducedPriceV2: { amountInMinor: 120 },
    })
    const quote = await quoteOf([satay(4)], 'warung')
    expect(quote.deliveryQuote).toMatchObject({
      priceV2: { amountInMinor: 120 },
      reducedPriceV2: { amountInMinor: 0, amountDisplay: 'S$\u00a00.00' },
    })
    expect(quote.totalQuote).toMatchObject({
      priceV2: { amountInMinor: 4_000 + 120 + 50 },
      reducedPriceV2: { amountInMinor: 2_800 + 50 },
    })
    expect(quote.breakdowns).toContainEqual(
      expect.objectContaining({ key: 'delivery', value: { amountInMinor: 0 } }),
    )
  })

  test('ignores a threshold that the client sends', async () => {
    const quote = await quoteOf([satay(1)], 'warung', {
      deliveryQuote: { reducedPriceV2: { amountInMinor: 0 } },
      merchants: [
        { ID: 'warung', section: 'food', comment: '', items: [satay(1)], freeDeliveryFrom: 0 },
      ],
    })
    expect(quote.deliveryQuote.reducedPriceV2.amountInMinor).toBe(120)
  })

  test('has no delivery fee for an order at a table', async () => {
    const quote = await quoteOf([satay(4)], 'warung', {
      dineInInfo: { tableID: 't1', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
    })
    expect(quote.deliveryQuote.priceV2.amountInMinor).toBe(0)
    expect(quote.breakdowns.map((line: { key: string }) => line.key)).not.toContain('delivery')
  })
})

test('ENT-07 the subtotal from which delivery is free is part of the menu', async () => {
  expect((await api.app.inject({ url: '/api/v1/merchants/counter' })).json()).toMatchObject({
    freeDeliveryFrom: 2_000,
  })
  expect((await api.app.inject({ url: '/api/v1/merchants/closed' })).json()).not.toHaveProperty(
    'freeDeliveryFrom',
  )
})
