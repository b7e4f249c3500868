// Tests of the routes of addresses: search, reverse geocoding and refusals.
import { locationSchema } from '@tingkat/contract/location'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GeocoderUnavailable } from '../providers/geocoding/geocoder.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
})
afterAll(() => api.close())

const search = (keyword: string, country = 'sg', parameters = '') =>
  api.app.inject(
    `/api/v1/geo/search?country=${country}&keyword=${encodeURIComponent(keyword)}${parameters}`,
  )
const namesOf = (response: { json(): any }) =>
  response.json().places.map((place: { address: string }) => place.address)
const reverse = (location: string) =>
  api.app.inject(
    `/api/v1/geo/reverse?transportType=0&language=en&location=${encodeURIComponent(location)}`,
  )

test('ENT-27 PROD-12: a place of the catalogue is a complete location', async () => {
  const {
    places: [place],
    attribution,
  } = (await search('tiong')).json()
  expect(attribution.text).toContain('GeoNames')
  expect([place]).toEqual([
    {
      id: 'tiong-bahru',
      address: 'Tiong Bahru',
      addressDetail: '',
      displayAddress: 'Tiong Bahru, Singapore',
      city: 'Singapore',
      cityID: 'sg',
      countryCode: 'sg',
      // The search result is a neighbourhood and not a building.
      isAccurate: false,
      ...home,
      noteToDriver: '',
    },
  ])
  expect(locationSchema.parse(place)).toEqual(place)
})

test.each([
  ['BAHRU', 'sg', ['Tiong Bahru', 'Café Bahru']],
  ['cafe', 'sg', ['Café Bahru']],
  ['  woodl ', 'sg', ['Woodlands']],
  ['ho chi', 'vn', ['Ho Chi Minh City', 'Huyện Chiêm Hóa']],
  ['phnom', 'kh', ['Phnom Penh']],
  ['nowhere at all', 'sg', []],
  ['%', 'sg', []],
  ['x'.repeat(9_000), 'sg', []],
])('PROD-12 finds %j in %s', async (keyword, country, names) => {
  const answer = await search(keyword, country)
  expect(answer.statusCode).toBe(200)
  expect(namesOf(answer).slice(0, 2)).toEqual(names)
})

test('PROD-12 lists names that begin with the text first, larger towns first, up to the limit', async () => {
  const names = namesOf(await search('ban', 'th', '&limit=5'))
  expect(names).toHaveLength(5)
  expect(names[0]).toBe('Bangkok')
  for (const name of names) expect(name.toLowerCase().startsWith('ban')).toBe(true)
})

test('a town is not an accurate location', async () => {
  expect((await search('woodlands')).json().places[0]).toMatchObject({
    isAccurate: false,
    city: 'Singapore',
    displayAddress: 'Woodlands, Singapore',
  })
})

test.each([
  'keyword=a',
  'country=sg',
  'country=xx&keyword=a',
  'country=sg&keyword=a&limit=21',
  `country=sg&keyword=${'x'.repeat(10_001)}`,
  'country=sg&keyword=a&near=91,0',
  'country=sg&keyword=a&near=x',
])('refuses the search %s', async (query) => {
  const answer = await api.app.inject(`/api/v1/geo/search?${query}`)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
})

test.each([
  ['1.2863,103.8281', 'sg', 'Tiong Bahru, Singapore', 'Singapore'],
  ['10.7769,106.7009', 'vn', 'Quận Một, Ho Chi Minh City', 'Ho Chi Minh City'],
  ['1.4655,103.7578', 'my', 'Johor Bahru', 'Johor Bahru'],
  // Vientiane is on the Mekong, with Thailand on the other
  // bank. The result must not be a place in Thailand.
  ['17.9667,102.6', 'la', 'Vientiane', 'Vientiane'],
])('API-06 API-07: finds the place at %s in %s', async (location, country, address, city) => {
  const answer = await reverse(location)
  const [latitude, longitude] = location.split(',').map(Number)
  expect(answer.json()).toMatchObject({
    status: { code: 'SUCCESS' },
    place: { country, address, city, location: { latitude, longitude } },
  })
})

test.each(['-10,90', '0,0', '89.9,-179.9'])('finds no place at sea, at %s', async (location) => {
  expect((await reverse(location)).json()).toEqual({ status: { code: 'NOT_FOUND' }, place: null })
})

test('API-06: names the place in the requested language', async () => {
  const name = async (language: string) =>
    (
      await api.app.inject(
        `/api/v1/geo/reverse?location=13.737,100.560&transportType=0&language=${language}`,
      )
    ).json().place.address
  expect(await name('th')).toBe('อโศก, กรุงเทพมหานคร')
  expect(await name('en')).toBe('Asok, Bangkok')
  expect(await name('xx')).toBe('Asok, Bangkok')
})

test('API-06: accepts transportType 0 only', async () => {
  const answer = await api.app.inject('/api/v1/geo/reverse?location=1.3,103.8&transportType=1')
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
})

test.each([
  '',
  'here',
  '91,0',
  '0,181',
  '1.3',
  '1;2',
  '1,2,3',
  'NaN,NaN',
  '1e3,4',
  'Infinity,0',
  '1.3,\u0007103',
  '1.3,103.8\u0000',
])('refuses the position %j', async (location) => {
  const answer = await reverse(location)
  expect([answer.statusCode, answer.json().context.faults?.[0].path]).toEqual([400, 'location'])
})

test('ADDR-01 API-06: a failed geocoder is an error and not an empty result', async () => {
  const away = async () => {
    throw new GeocoderUnavailable('silence')
  }
  const lost = await openTestApp({
    countries: [],
    geocoder: {
      attribution: { text: 'nobody', url: 'https://nobody.test' },
      search: away,
      reverse: away,
    },
  })
  for (const url of [
    '/api/v1/geo/search?country=sg&keyword=tiong',
    '/api/v1/geo/reverse?location=1.3,103.8',
  ]) {
    const answer = await lost.app.inject(url)
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'geocoder_unavailable'])
  }
  await lost.close()
})
