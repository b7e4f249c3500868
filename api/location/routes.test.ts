// Addresses over HTTP: words to places, positions to names.
import { locationSchema } from '@tingkat/contract/location'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue, home } from '../testing/cast.ts'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
})
afterAll(() => api.close())

const search = (keyword: string, country = 'sg', more = '') => api.app.inject(`/api/v1/geo/search?country=${country}&keyword=${encodeURIComponent(keyword)}${more}`)
const namesOf = (answer: { json(): any }) => answer.json().places.map((place: { address: string }) => place.address)
const reverse = (location: string) => api.app.inject(`/api/v1/geo/reverse?transportType=0&language=en&location=${encodeURIComponent(location)}`)

test('ENT-27 PROD-12 a place of the catalogue is a whole location', async () => {
  const { places } = (await search('tiong')).json()
  expect(places).toEqual([{
    id: 'tiong-bahru', address: 'Tiong Bahru', addressDetail: '', displayAddress: 'Tiong Bahru, Singapore', city: 'Singapore', cityID: 'sg',
    countryCode: 'sg', isAccurate: true, ...home, noteToDriver: '',
  }])
  expect(locationSchema.parse(places[0])).toEqual(places[0])
})

test.each([
  ['BAHRU', 'sg', ['Tiong Bahru', 'Café Bahru']],
  ['cafe', 'sg', ['Café Bahru']],
  ['  woodl ', 'sg', ['Woodlands']],
  ['ho chi', 'vn', ['Ho Chi Minh City']],
  ['phnom', 'kh', ['Phnom Penh']],
  ['nowhere at all', 'sg', []],
  ['%', 'sg', []],
  ['x'.repeat(9_000), 'sg', []],
])('PROD-12 %j in %s', async (keyword, country, names) => {
  const answer = await search(keyword, country)
  expect(answer.statusCode).toBe(200)
  expect(namesOf(answer).slice(0, 2)).toEqual(names)
})

test('PROD-12 towns whose names begin with the words come first, the larger before the smaller, at most as many as asked', async () => {
  const names = namesOf(await search('ban', 'th', '&limit=5'))
  expect(names).toHaveLength(5)
  expect(names[0]).toBe('Bangkok')
  for (const name of names) expect(name.toLowerCase().startsWith('ban')).toBe(true)
})

test('a town is only its middle, so the eater is asked for more', async () => {
  expect((await search('woodlands')).json().places[0]).toMatchObject({ isAccurate: false, cityID: 'geonames-1882316' })
})

test.each(['keyword=a', 'country=sg', 'country=xx&keyword=a', 'country=sg&keyword=a&limit=21', `country=sg&keyword=${'x'.repeat(10_001)}`])('the search %s is refused', async (query) => {
  const answer = await api.app.inject(`/api/v1/geo/search?${query}`)
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_request'])
})

test.each([
  ['1.2863,103.8281', 'sg', 'Tiong Bahru, Singapore', 'Singapore'],
  ['10.7769,106.7009', 'vn', 'Quận Một', 'Quận Một'],
  ['1.4655,103.7578', 'my', 'Johor Bahru', 'Johor Bahru'],
  // Over the river from Thailand.
  ['17.9667,102.6', 'la', 'Vientiane', 'Vientiane'],
])('PROD-12 the position %s is in %s', async (location, country, address, city) => {
  const answer = await reverse(location)
  const [latitude, longitude] = location.split(',').map(Number)
  expect(answer.json()).toMatchObject({ status: { code: 'SUCCESS' }, place: { country, address, city, location: { latitude, longitude } } })
})

test.each(['-10,95', '0,0', '89.9,-179.9'])('far out at sea, at %s, there is no place', async (location) => {
  expect((await reverse(location)).json()).toEqual({ status: { code: 'NOT_FOUND' }, place: null })
})

test.each(['', 'here', '91,0', '0,181', '1.3', '1;2', '1,2,3', 'NaN,NaN', '1e3,4'])('the position %j is refused', async (location) => {
  const answer = await reverse(location)
  expect([answer.statusCode, answer.json().context.faults?.[0].path]).toEqual([400, 'location'])
})
