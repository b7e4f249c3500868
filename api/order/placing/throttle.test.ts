// Orders to places that web ordering has not reached, and to places that the kitchen does not.
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

const merchant = () => merchantWhere(api, (one) => one.isIntegrated)

/** The country as its settings would have it, for one test. */
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

describe('THRO-03 THRO-04 THRO-05: the server, too, knows the throttle', () => {
  test('an address in another city than those of the web is refused, and nothing is written', async () => {
    await withReach({ orderingCities: ['Jurong'] }, async () => {
      const before = await orders()
      expect(await place({ city: 'Tampines' })).toMatchObject({
        ok: false,
        problem: { code: 'address_throttled', status: 409, context: { country: 'sg' } },
      })
      expect(await orders()).toBe(before)
    })
  })

  test('a city that is among them, in any case, gets its food', async () => {
    await withReach({ orderingCities: ['jurong', 'Bedok'] }, async () => {
      expect(await place({ city: 'JURONG East' })).toMatchObject({ ok: true })
    })
  })

  test('without such cities every address does', async () => {
    expect(await place({ city: 'Tampines' })).toMatchObject({ ok: true })
  })
})

describe('THRO-07 THRO-09: the server decides who delivers where', () => {
  // 30 km off: beyond every kitchen of the demo.
  const afar = { latitude: 1.36, longitude: 104.04 }

  test('an address out of reach is refused', async () => {
    expect(await place(afar)).toMatchObject({
      ok: false,
      problem: { code: 'too_far', status: 409 },
    })
  })

  test('a testing merchant delivers there all the same, is priced and listed so', async () => {
    const { ID } = merchant()
    await withReach({ testingMerchants: [ID] }, async () => {
      unwrap(
        await eater.client.placeOrder(
          await pricedOrder(eater.client, merchant(), { location: afar }),
          randomUUID(),
        ),
      )
      const { merchants } = unwrap(await eater.client.listMerchants({ country: 'sg', ...afar }))
      expect(merchants.filter(({ deliverable }) => deliverable).map((one) => one.ID)).toEqual([ID])
    })
  })
})
