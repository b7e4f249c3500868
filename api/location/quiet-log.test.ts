// Test that positions, search texts and addresses are never logged.
import { paths } from '@tingkat/contract/paths'
import { expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { GeocoderUnavailable } from '../providers/geocoding/geocoder.ts'
import { openTestApp } from '../testing/app.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { logInByInjection, merchantWhere, pricedOrder, unwrap } from '../testing/journey.ts'

test('logs neither positions nor search texts nor addresses', async () => {
  const lines: string[] = []
  const write = (fields: object, message: string) => {
    const plain = JSON.stringify(fields, (_, value: unknown) =>
      value instanceof Error ? [value.message, value.stack, Object.entries(value)] : value,
    )
    lines.push(`${message} ${plain}`)
  }
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const real = await openTestDatabase()
  let broken = false
  const api = await openTestApp({
    log,
    database: {
      ...real,
      query: async (text, values) => {
        if (broken) throw new Error('a surprise')
        return await real.query(text, values)
      },
    },
  })
  const eater = await logInByInjection(api)
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const latitude = merchant.latlng.latitude + 0.001_357_9
  const longitude = merchant.latlng.longitude + 0.001_246_8
  const typed = 'blok tujuh puluh'
  const at = `${latitude},${longitude}`

  const { geocoder } = api.deps
  const working = { ...geocoder }
  for (const failure of [
    undefined,
    new GeocoderUnavailable('status 500'),
    new Error('a surprise of the geocoder'),
  ]) {
    geocoder.search = failure
      ? async () => {
          throw failure
        }
      : working.search
    geocoder.reverse = failure
      ? async () => {
          throw failure
        }
      : working.reverse
    await eater.client.searchPlaces({ keyword: typed, country: 'sg', near: at })
    await eater.client.reversePlace({ location: at, transportType: '0', language: 'en' })
  }
  await eater.client.searchPlaces({ keyword: typed, country: 'xx' })
  await api.app.inject(`${paths.geoReverse}?location=${at}x`)
  await api.app.inject(`/api/v1/geo/nothing?keyword=${encodeURIComponent(typed)}&location=${at}`)
  unwrap(await eater.client.listMerchants({ country: 'sg', latitude, longitude, search: typed }))
  unwrap(await eater.client.readMerchant(merchant.ID, { latitude, longitude }))

  const location = {
    longitude,
    latitude,
    address: 'Lorong Rahasia 9',
    keywords: typed,
    poiID: 'poi-rahasia',
    meta: {
      displayAddress: 'Lorong Rahasia 9',
      addressDetail: '#09-99',
      city: 'Singapore',
      cityID: 'sg',
      countryCode: 'sg' as const,
      isAccurate: true,
      noteToDriver: 'Ketuk pintu',
    },
  }
  const { id } = unwrap(await eater.client.savePlace({ label: 'Sarang', location }))
  await eater.client.savePlace({ label: 'Sarang', location: { ...location, latitude: 91 } })
  await eater.client.changeSavedPlace(id, { label: 'Pondok', noteToDriver: 'Telepon dulu' })
  unwrap(
    await eater.client.placeOrder(
      await pricedOrder(eater.client, merchant, { location: { latitude, longitude } }),
      'key-of-an-order',
    ),
  )
  const body = await pricedOrder(eater.client, merchant, { location: { latitude, longitude } })
  broken = true
  expect(await eater.client.placeOrder(body, 'key-of-a-surprise')).toMatchObject({
    ok: false,
    problem: { code: 'internal_error' },
  })
  broken = false
  await api.close()

  const text = lines.join('\n')
  for (const there of [
    paths.geoSearch,
    paths.geoReverse,
    paths.savedPlaces,
    paths.orders,
    'a surprise of the geocoder',
    'a surprise',
  ])
    expect(text).toContain(there)
  const secrets = [latitude, longitude].flatMap((degrees) => [
    String(degrees),
    degrees.toFixed(4),
    degrees.toFixed(3),
  ])
  for (const secret of [
    ...secrets,
    typed,
    encodeURIComponent(typed),
    typed.replaceAll(' ', '+'),
    'Rahasia',
    '#09-99',
    'Ketuk',
    'Telepon',
    'Sarang',
    'Pondok',
  ]) {
    expect(text).not.toContain(secret)
  }
})
