// Orders to cities without web ordering, and to addresses beyond a merchant's delivery radius.
import { randomUUID } from 'node:crypto'
import type { Country } from '@tingkat/ordering/country/country'
import type { Location } from '@tingkat/ordering/location/location'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import {
  logInByInjection,
  merchantWhere,
  pricedOrder,
  unwrap,
  type TestEater,
} from '../../testing/journey.ts'

let api: TestApp
let eater: TestEater
beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

const merchant = () => merchantWhere(api, ({ isIntegrated }) => isIntegrated)

/** Changes the country's settings for one test. */
async function withReach<T>(
  reach: Pick<Country, 'orderingCities' | 'testingMerchants'>,
  run: () => Promise<T>,
): Promise<T> {
  const snapshot = api.deps.catalogue.of('sg') as { country: object }
  const { country } = snapshot
  snapshot.country = { ...country, ...reach }
  try {
    return await run()
  } finally {
    snapshot.country = country
  }
}

const orders = async () => (await api.database.query('select 1 from orders')).rows.length
async function place(location: Partial<Location>) {
  const body = await pricedOrder(eater.client, merchant())
  return await eater.client.placeOrder(
    { ...body, location: body.location && { ...body.location, ...location } },
    randomUUID(),
  )
}

describe('cities with web ordering (THRO-03, THRO-04, THRO-05)', () => {
  test('refuse orders to other cities, and nothing is written', async () => {
    await withReach({ orderingCities: ['Jurong'] }, async () => {
      const before = await orders()
      expect(await place({ city: 'Tampines' })).toMatchObject({
        ok: false,
        problem: { code: 'address_throttled', status: 409, context: { country: 'sg' } },
      })
      expect(await orders()).toBe(before)
    })
  })

  test('accept orders in any letter case of the name', async () => {
    await withReach({ orderingCities: ['jurong', 'Bedok'] }, async () => {
      expect(await place({ city: 'JURONG East' })).toMatchObject({ ok: true })
    })
  })

  test('accept every address if there are none', async () => {
    expect(await place({ city: 'Tampines' })).toMatchObject({ ok: true })
  })
})

describe('the delivery radius (THRO-07, THRO-09)', () => {
  // 30 km away: beyond every merchant of the demo.
  const afar = { latitude: 1.36, longitude: 104.04 }

  test('refuses an address beyond it', async () => {
    expect(await place(afar)).toMatchObject({
      ok: false,
      problem: { code: 'too_far', status: 409 },
    })
  })

  test('does not apply to a testing merchant', async () => {
    const { ID } = merchant()
    await withReach({ testingMerchants: [ID] }, async () => {
      unwrap(
        await eater.client.placeOrder(
          await pricedOrder(eater.client, merchant(), { location: afar }),
          randomUUID(),
        ),
      )
      const { merchants } = unwrap(await eater.client.listMerchants({ country: 'sg', ...afar }))
      expect(merchants.filter(({ deliverable }) => deliverable).map((listed) => listed.ID)).toEqual(
        [ID],
      )
    })
  })
})
