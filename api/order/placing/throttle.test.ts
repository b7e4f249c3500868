// Tests of orders to cities where the web does not accept orders yet, to incomplete addresses, and
// to addresses beyond a merchant's delivery radius.
import { randomUUID } from 'node:crypto'
import type { Country } from '@tingkat/ordering/country/country'
import { isDeliverable, type Location } from '@tingkat/ordering/location/location'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { dinnerOf } from '../../testing/dinner.ts'
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

/**
 * Calls `run` while the country has the settings in
 * `reach`, then restores the country's own settings.
 */
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
    const body = await pricedOrder(eater.client, merchant())
    await withReach({ orderingCities: ['Jurong'] }, async () => {
      const before = await orders()
      expect(await eater.client.placeOrder(body, randomUUID())).toMatchObject({
        ok: false,
        problem: { code: 'address_throttled', status: 409, context: { country: 'sg' } },
      })
      expect(await orders()).toBe(before)
    })
  })

  test('accept orders in any letter case of the name', async () => {
    await withReach({ orderingCities: ['jurong', 'SINGApore'] }, async () => {
      expect(await place({})).toMatchObject({ ok: true })
    })
  })

  test('the coordinates decide the city, not what the request says', async () => {
    const body = await pricedOrder(eater.client, merchant())
    await withReach({ orderingCities: ['Jurong'] }, async () => {
      const location = body.location && { ...body.location, city: 'Jurong East' }
      expect(await eater.client.placeOrder({ ...body, location }, randomUUID())).toMatchObject({
        ok: false,
        problem: { code: 'address_throttled' },
      })
    })
    await withReach({ orderingCities: ['Singapore'] }, async () => {
      const order = unwrap(await place({ city: 'Jurong East', cityID: 'jurong' }))
      expect(order.deliveryAddress?.city).toBe('Singapore')
    })
  })

  test('refuse quotes to other cities, but not of a table or without an address', async () => {
    const dinner = dinnerOf(merchant(), 2)
    await withReach({ orderingCities: ['Jurong'] }, async () => {
      expect(await eater.client.quote(dinner)).toMatchObject({
        ok: false,
        problem: { code: 'address_throttled', status: 409 },
      })
      expect(await eater.client.quote({ ...dinner, location: null })).toMatchObject({ ok: true })
    })
  })

  test('accept every address if the country does not list any', async () => {
    expect(await place({ city: 'Tampines' })).toMatchObject({ ok: true })
  })
})

describe('an address that names only an area (ADDR-18)', () => {
  const area = {
    address: 'Tiong Bahru',
    displayAddress: 'Tiong Bahru, Singapore',
    addressDetail: '',
  }
  const incomplete = { ok: false, problem: { code: 'address_incomplete', status: 422 } }

  test('is refused, and nothing is written', async () => {
    const before = await orders()
    expect(await place({ ...area, isAccurate: false })).toMatchObject(incomplete)
    expect(await place({ ...area, isAccurate: false, addressDetail: '#02-15' })).toMatchObject(
      incomplete,
    )
    expect(await orders()).toBe(before)
  })

  test('is accepted with a street and a number, or with a pin at the door', async () => {
    const street = { street: '78 Moh Guan Terrace', isAccurate: false }
    const order = unwrap(await place({ ...area, ...street }))
    expect(order.deliveryAddress).toMatchObject(street)
    expect(await place({ ...area, isAccurate: true })).toMatchObject({ ok: true })
  })

  test('is refused while the pin is where the search places it', async () => {
    const near = merchantWhere(api, ({ radius }) => radius > 0)
    const places = api.deps.catalogue.of('sg')?.places ?? []
    const middle = places.find((place) => isDeliverable(near, place))!
    const { latitude, longitude } = middle
    const body = await pricedOrder(eater.client, near, { location: { latitude, longitude } })
    const location = { ...body.location!, ...area, isAccurate: true }
    expect(await eater.client.placeOrder({ ...body, location }, randomUUID())).toMatchObject(
      incomplete,
    )
    expect(
      await eater.client.placeOrder(
        { ...body, location: { ...location, street: '78 Moh Guan Terrace' } },
        randomUUID(),
      ),
    ).toMatchObject({ ok: true })
  })
})

describe('the delivery radius (THRO-07, THRO-09)', () => {
  // This delivery address is beyond the delivery radius of every merchant of the demo.
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
