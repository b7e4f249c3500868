// Repeats requests to which the fuzzer once got a wrong answer.
import { randomUUID } from 'node:crypto'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffSession } from '../staff.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { castCatalogue } from '../cast.ts'
import { startGroup } from '../group.ts'
import { logInByInjection, merchantWhere, pricedOrder, type TestEater } from '../journey.ts'
import { readContract, type Contract, type OpenApiDocument } from './contract.ts'

let api: TestApp
let contract: Contract
let eater: TestEater
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  eater = await logInByInjection(api)
  contract = readContract((await api.app.inject(paths.openapi)).json<OpenApiDocument>())
})
afterAll(() => api.close())

const placeWithGroup = async (groupID: string) =>
  await api.app.inject({
    method: 'POST',
    url: paths.orders,
    payload: {
      ...(await pricedOrder(
        eater.client,
        merchantWhere(api, () => true),
      )),
      groupID,
    },
    headers: { cookie: eater.cookie, 'idempotency-key': randomUUID() },
  })

test('the contract declares the refusal of an order of an unknown group', async () => {
  const answer = await placeWithGroup('sg-nobody')
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  const placing = contract.operations.find(({ id }) => id === `POST ${paths.orders}`)
  expect(placing?.answers.get(404)?.codes).toContain('not_found')
})

test('an order for a group of others reveals nothing about the group', async () => {
  const host = await logInByInjection(api, undefined, 'Siti Aminah')
  const { groupID } = (await startGroup(host)).info
  const answer = await placeWithGroup(groupID)
  expect(answer.json()).toMatchObject({ code: 'group_not_joined', context: {} })
  expect(answer.body).not.toContain('Siti')
})

test('a value that is nested thousands of levels deep is refused', async () => {
  const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
  const answer = await api.app.inject({
    method: 'POST',
    url: paths.events,
    headers: { 'content-type': 'application/json' },
    payload: `{"visitID":"00000000-0000-4000-8000-000000000001","events":[{"name":${deep}}]}`,
  })
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' })
})

test('the contract declares that parameters may be invalid', async () => {
  const { cookie } = await logInByInjection(api)
  const answer = await api.app.inject({
    method: 'DELETE',
    url: fillPath(paths.savedPlace, { savedPlaceID: 'x'.repeat(101) }),
    headers: { cookie },
  })
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' })
  const undeclared = contract.operations.filter(
    ({ pathParameters, query, body, answers }) =>
      pathParameters.length + query.length + (body ? 1 : 0) > 0 &&
      !answers.get(400)?.codes?.has('invalid_request'),
  )
  expect(undeclared.map(({ id }) => id)).toEqual([])
})

test.each([
  ['/api/v1/merchants/{merchantID}', 'merchants/warung'],
  [paths.merchants, 'merchants?country=sg'],
  [paths.categories, 'categories?country=sg'],
  [paths.suggestions, 'search/suggestions?country=sg&q=rice'],
])('the contract declares that %s may be unchanged', async (path, query) => {
  const answer = await api.app.inject({
    url: `/api/v1/${query}`,
    headers: { 'if-none-match': '*' },
  })
  expect([answer.statusCode, answer.body]).toEqual([304, ''])
  const operation = contract.operations.find(({ id }) => id === `GET ${path}`)
  expect(operation?.answers.has(304)).toBe(true)
})

test('a refused host gets the security headers too', async () => {
  // The type is cast because the types of `inject` allow only one value per header.
  const headers = { host: ['a.test', 'b.test'] as unknown as string }
  const answer = await api.app.inject({ url: paths.me, headers })
  expect(answer.json()).toMatchObject({ status: 400, code: 'malformed_request' })
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
})

test('a version of the cart that no integer column holds is refused', async () => {
  const answer = await api.app.inject({
    method: 'PUT',
    url: paths.cart,
    headers: { cookie: eater.cookie },
    payload: { country: 'sg', version: 1_000_000_000_000_000, writeID: 'w', cart: null },
  })
  expect(answer.json()).toMatchObject({ code: 'invalid_request' })
})

test.each(['GET', 'POST'] as const)(
  '%s of an unknown path is answered with not_found for other sites too',
  async (method) => {
    const answer = await api.app.inject({
      method,
      url: `${paths.orders}/${'9'.repeat(400)}`,
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  },
)

test('two log-outs of staff at the same time are not answered with not_found', async () => {
  const { cookie } = await openStaffSession(api, {
    memberships: [{ role: 'merchant_owner', scope: 'merchant:warung' }],
  })
  const headers = { cookie, origin: api.deps.config.consoleUrl }
  const logOut = () => api.app.inject({ method: 'POST', url: staffPaths.logout, headers })
  const answers = await Promise.all(Array.from({ length: 4 }, logOut))
  expect(answers.filter(({ statusCode }) => ![200, 401].includes(statusCode))).toEqual([])
})
