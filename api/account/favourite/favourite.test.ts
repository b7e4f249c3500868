// Tests of favourites over HTTP: repeated requests, the limit, favourites of a guest after a
// log-in, and that nobody else can read or change them.
import { paths, fillPath } from '@tingkat/contract/paths'
import { favouritesMax } from '@tingkat/ordering/merchant/favourite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { logInByInjection, unwrap, type TestEater } from '../../testing/journey.ts'

let api: TestApp
let merchantIDs: string[]
// The clock advances by a minute with every call, so that every addition has a different time.
let now = new Date('2026-03-18T04:00:00Z').getTime()
beforeAll(async () => {
  api = await openTestApp({ countries: ['sg'], clock: () => new Date((now += 60_000)) })
  merchantIDs = [...(api.deps.catalogue.of('sg')?.merchants.keys() ?? [])].slice(0, 3)
})
afterAll(() => api.close())

const listOf = async ({ client }: TestEater) =>
  unwrap(await client.listFavourites()).favourites.map(({ merchantID }) => merchantID)
const [first, second, third] = [0, 1, 2].map((index) => () => merchantIDs[index] ?? '') as [
  () => string,
  () => string,
  () => string,
]

test('every device of the account has the same favourites, newest first (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  expect(await listOf(eater)).toEqual([])
  unwrap(await eater.client.addFavourite(first()))
  unwrap(await eater.client.addFavourite(second()))
  const otherDevice = await logInByInjection(api, eater.phone)
  expect(await listOf(otherDevice)).toEqual([second(), first()])
  unwrap(await otherDevice.client.removeFavourite(second()))
  expect(await listOf(eater)).toEqual([first()])
})

test('repeated additions and removals change nothing (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  unwrap(await eater.client.addFavourite(first()))
  const before = unwrap(await eater.client.listFavourites())
  await Promise.all([1, 2, 3].map(async () => unwrap(await eater.client.addFavourite(first()))))
  expect(unwrap(await eater.client.listFavourites())).toEqual(before)
  unwrap(await eater.client.removeFavourite(first()))
  unwrap(await eater.client.removeFavourite(first()))
  expect(await listOf(eater)).toEqual([])
})

test('an unknown merchant cannot be added, but it can be removed (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  expect(await eater.client.addFavourite('sg-gone')).toMatchObject({
    ok: false,
    problem: { code: 'merchant_not_found' },
  })
  unwrap(await eater.client.removeFavourite('sg-gone'))
})

test('a guest’s favourites are added to those of the account and keep their sequence (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  unwrap(await eater.client.addFavourite(third()))
  const guests = [second(), 'sg-gone', third(), first(), second()]
  const joined = unwrap(await eater.client.joinFavourites({ merchantIDs: guests }))
  expect(joined.favourites.map(({ merchantID }) => merchantID)).toEqual([
    second(),
    first(),
    third(),
  ])
  expect(unwrap(await eater.client.joinFavourites({ merchantIDs: guests }))).toEqual(joined)
})

test('refuses more than 200 favourites, also in concurrent requests (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  await api.database.query(
    `insert into favourite (account_id, merchant_id, added_at)
     select id, 'old-' || n, now() from account, generate_series(1, $2) n where phone = $1`,
    [eater.phone, favouritesMax - 1],
  )
  const answers = await Promise.all(merchantIDs.map((ID) => eater.client.addFavourite(ID)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({
    problem: { code: 'favourites_full', status: 409, context: { max: favouritesMax } },
  })
  unwrap(await eater.client.joinFavourites({ merchantIDs }))
  expect(await listOf(eater)).toHaveLength(favouritesMax)
})

test('a guest and another eater see and change nothing of an account (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  const stranger = await logInByInjection(api)
  unwrap(await eater.client.addFavourite(first()))
  unwrap(await stranger.client.removeFavourite(first()))
  expect(await listOf(stranger)).toEqual([])
  expect(await listOf(eater)).toEqual([first()])
  const url = fillPath(paths.favourite, { merchantID: first() })
  for (const request of [
    { method: 'GET', url: paths.favourites },
    { method: 'POST', url: paths.favourites, payload: { merchantIDs: [first()] } },
    { method: 'PUT', url },
    { method: 'DELETE', url },
  ] as const)
    expect((await api.app.inject(request)).json().code, request.method).toBe('unauthenticated')
})

test('favourites are deleted with their account (FAV-01)', async () => {
  const eater = await logInByInjection(api)
  unwrap(await eater.client.addFavourite(first()))
  const count = async () =>
    (
      await api.database.query<{ count: number }>(
        'select count(*)::int as count from favourite where account_id = $1',
        [accountID],
      )
    ).rows[0]?.count
  const { rows } = await api.database.query<{ id: string }>(
    'select id from account where phone = $1',
    [eater.phone],
  )
  const accountID = rows[0]?.id
  expect(await count()).toBe(1)
  await api.database.query('delete from account where id = $1', [accountID])
  expect(await count()).toBe(0)
})
