// Tests over HTTP of the places that an eater has
// saved: limits, a single home and work, and privacy.
import { paths } from '@tingkat/contract/paths'
import type { SavePlaceBody } from '@tingkat/contract/saved-place'
import { countryCodes, countries } from '@tingkat/ordering/country/country'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { home } from '../../testing/cast.ts'
import { fixedFlags } from '../../testing/flags.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'

let api: TestApp
let aisyah: TestEater
let mallory: TestEater
beforeAll(async () => {
  api = await openTestApp({ countries: [] })
  aisyah = await logInByInjection(api)
  mallory = await logInByInjection(api)
})
afterAll(() => api.close())

const tiongBahru: SavePlaceBody['location'] = {
  ...home,
  address: 'Tiong Bahru',
  keywords: 'tiong',
  poiID: 'tiong-bahru',
  meta: {
    displayAddress: 'Tiong Bahru, Singapore',
    addressDetail: '#02-15',
    city: 'Singapore',
    cityID: 'sg',
    countryCode: 'sg',
    isAccurate: true,
    noteToDriver: 'Ring twice',
  },
}
const body = (label: string, changes: Partial<SavePlaceBody> = {}): SavePlaceBody => ({
  kind: 'other',
  label,
  location: tiongBahru,
  ...changes,
})
const newEater = () => logInByInjection(api)
const listOf = async ({ client }: TestEater) => unwrap(await client.listSavedPlaces()).savedPlaces
const codeOf = (result: { ok: boolean; problem?: { code: string } }) =>
  result.ok ? 'fine' : result.problem?.code

test('API-08 ENT-29 ADDR-04: the list of saved places is empty at first', async () => {
  expect(await listOf(await newEater())).toEqual([])
})

test('API-08 ENT-27 ENT-28: stores a complete location', async () => {
  const eater = await newEater()
  const place = unwrap(await eater.client.savePlace(body('  Auntie Mei  ')))
  expect(place).toMatchObject({ kind: 'other', label: 'Auntie Mei' })
  expect(place.location).toEqual({
    id: 'tiong-bahru',
    address: 'Tiong Bahru',
    addressDetail: '#02-15',
    displayAddress: 'Tiong Bahru, Singapore',
    city: 'Singapore',
    cityID: 'sg',
    countryCode: 'sg',
    isAccurate: true,
    ...home,
    noteToDriver: 'Ring twice',
  })
  expect(await listOf(eater)).toEqual([place])
})

test('API-08: lists home first, then work, then others, newest first', async () => {
  let now = new Date('2026-03-18T04:00:00Z').getTime()
  const ticking = await openTestApp({ countries: [], clock: () => new Date((now += 1_000)) })
  try {
    const { client } = await logInByInjection(ticking)
    for (const [kind, label] of [
      ['other', 'a'],
      ['work', 'w'],
      ['other', 'b'],
      ['home', 'h'],
      ['other', 'c'],
    ] as const)
      unwrap(await client.savePlace(body(label, { kind })))
    expect(unwrap(await client.listSavedPlaces()).savedPlaces.map(({ label }) => label)).toEqual([
      'h',
      'w',
      'c',
      'b',
      'a',
    ])
  } finally {
    await ticking.close()
  }
})

test('changes label, kind and detail; other fields keep their value', async () => {
  const { client } = await newEater()
  const { id, location } = unwrap(await client.savePlace(body('Auntie')))
  expect(unwrap(await client.changeSavedPlace(id, { label: 'Auntie Mei' }))).toEqual({
    id,
    kind: 'other',
    label: 'Auntie Mei',
    location,
  })
  const changed = unwrap(
    await client.changeSavedPlace(id, { kind: 'home', addressDetail: '#03-01', noteToDriver: '' }),
  )
  expect(changed).toEqual({
    id,
    kind: 'home',
    label: 'Auntie Mei',
    location: { ...location, addressDetail: '#03-01', noteToDriver: '' },
  })
  expect(unwrap(await client.changeSavedPlace(id, {}))).toEqual(changed)
})

test('a deleted place cannot be changed or deleted again', async () => {
  const eater = await newEater()
  const { id } = unwrap(await eater.client.savePlace(body('Gone')))
  expect(unwrap(await eater.client.deleteSavedPlace(id))).toBeNull()
  expect(await listOf(eater)).toEqual([])
  expect(codeOf(await eater.client.deleteSavedPlace(id))).toBe('not_found')
})

describe('one home and one work', () => {
  test.each(['home', 'work'] as const)(
    'refuses a second %s when adding and when changing',
    async (kind) => {
      const eater = await newEater()
      unwrap(await eater.client.savePlace(body('first', { kind })))
      expect(codeOf(await eater.client.savePlace(body('second', { kind })))).toBe(
        'place_kind_taken',
      )
      const { id } = unwrap(await eater.client.savePlace(body('second')))
      expect(codeOf(await eater.client.changeSavedPlace(id, { kind }))).toBe('place_kind_taken')
      expect((await listOf(eater)).map((place) => place.kind)).toEqual([kind, 'other'])
    },
  )

  test('concurrent additions leave one', async () => {
    const eater = await newEater()
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((label) => eater.client.savePlace(body(label, { kind: 'home' }))),
    )
    expect(
      answers.map((answer) => codeOf(answer) ?? '').filter((code) => code === 'fine'),
    ).toHaveLength(1)
    expect((await listOf(eater)).map(({ kind }) => kind)).toEqual(['home'])
  })
})

test('a repeated request does not add the place again', async () => {
  const eater = await newEater()
  const [first, ...repeated] = await Promise.all(
    [1, 2, 3].map(async () => unwrap(await eater.client.savePlace(body('Home', { kind: 'home' })))),
  )
  for (const place of repeated) expect(place).toEqual(first)
  expect(await listOf(eater)).toEqual([first])
})

test('refuses the fifty-first place, also for concurrent requests', async () => {
  const eater = await newEater()
  for (let batch = 0; batch < 5; batch++) {
    await Promise.all(
      Array.from({ length: 11 }, (_, index) => eater.client.savePlace(body(`${batch}-${index}`))),
    )
  }
  expect(await listOf(eater)).toHaveLength(50)
  expect(await eater.client.savePlace(body('one more'))).toMatchObject({
    ok: false,
    problem: { code: 'saved_places_full', status: 409, context: { max: 50 } },
  })
})

describe('places of another account', () => {
  test('cannot be read, renamed or deleted: not_found', async () => {
    const { id } = unwrap(await aisyah.client.savePlace(body('Secret')))
    expect(await listOf(mallory)).toEqual([])
    expect(await mallory.client.changeSavedPlace(id, { label: 'Mine' })).toMatchObject({
      ok: false,
      problem: { code: 'not_found', status: 404 },
    })
    expect(await mallory.client.deleteSavedPlace(id)).toMatchObject({
      ok: false,
      problem: { code: 'not_found', status: 404 },
    })
    expect((await listOf(aisyah)).map(({ label }) => label)).toEqual(['Secret'])
  })

  test.each([
    ['GET', paths.savedPlaces],
    ['POST', paths.savedPlaces],
    ['PATCH', `${paths.savedPlaces}/x`],
    ['DELETE', `${paths.savedPlaces}/x`],
  ] as const)('a guest may not %s', async (method, url) => {
    const answer = await api.app.inject({
      method,
      url,
      ...(method === 'POST' || method === 'PATCH' ? { payload: body('x') } : {}),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated'])
  })

  test('refuses requests of other sites', async () => {
    for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
      const answer = await api.app.inject({
        method,
        url: method === 'POST' ? paths.savedPlaces : `${paths.savedPlaces}/x`,
        headers: { cookie: aisyah.cookie, origin: 'https://evil.test' },
        ...(method === 'DELETE' ? {} : { payload: body('x') }),
      })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site_request'])
    }
  })
})

describe('validation of the location', () => {
  const at = (latitude: number, longitude: number, countryCode = 'sg') =>
    body('x', {
      location: {
        ...tiongBahru,
        latitude,
        longitude,
        meta: { ...tiongBahru.meta, countryCode: countryCode as 'sg' },
      },
    })

  test.each([
    ['in another country', at(1.4655, 103.7578)],
    ['in the sea', at(0, 0)],
    ['not on Earth', at(91, 103)],
    ['beyond the date line', at(1.3, 180.0001)],
    ['in a country not served', at(17.9667, 102.6, 'la')],
    ['without a number', at(Number.NaN, 103)],
    ['without an address', body('x', { location: { ...tiongBahru, address: '' } })],
    ['with a lone surrogate', body('\ud83c')],
    [
      'with a NUL character in the note',
      body('x', {
        location: { ...tiongBahru, meta: { ...tiongBahru.meta, noteToDriver: 'a\0b' } },
      }),
    ],
    ['of an unknown kind', body('x', { kind: 'gym' as never })],
    ['with a label that is too long', body('x'.repeat(61))],
  ])('refuses a place %s', async (_, invalid) => {
    const answer = await aisyah.client.savePlace(invalid)
    expect(answer).toMatchObject({ ok: false, problem: { code: 'invalid_request', status: 400 } })
  })

  test('accepts the middle of each of the eight countries', async () => {
    const { client } = await newEater()
    for (const code of countryCodes) {
      const { latitude, longitude } = countries[code].centre
      expect(codeOf(await client.savePlace(at(latitude, longitude, code))), code).toBe('fine')
    }
  })
})

test('a country without saved places stores, lists and changes none, but deletes them (ADDR-03)', async () => {
  const flags = fixedFlags()
  const switched = await openTestApp({ countries: [], flags })
  try {
    const eater = await logInByInjection(switched)
    const place = unwrap(await eater.client.savePlace(body('Home', { kind: 'home' })))
    flags.flags.savedAddresses = false
    const refused = { ok: false, problem: { code: 'saved_places_disabled', status: 409 } }
    expect(await eater.client.savePlace(body('Work', { kind: 'work' }))).toMatchObject(refused)
    expect(await eater.client.changeSavedPlace(place.id, { label: 'x' })).toMatchObject(refused)
    expect(await listOf(eater)).toEqual([])
    flags.flags.savedAddresses = true
    expect(await listOf(eater)).toEqual([place])
    flags.flags.savedAddresses = false
    expect(unwrap(await eater.client.deleteSavedPlace(place.id))).toBeNull()
  } finally {
    await switched.close()
  }
})

test('deletes places together with their account', async () => {
  const eater = await newEater()
  unwrap(await eater.client.savePlace(body('Home', { kind: 'home' })))
  await api.database.query('delete from account where phone = $1', [eater.phone])
  expect(codeOf(await eater.client.listSavedPlaces())).toBe('unauthenticated')
  expect(
    (
      await api.database.query(
        'select 1 from saved_place where account_id not in (select id from account)',
      )
    ).rows,
  ).toEqual([])
})
