// Calls every route of eaters with the cookies of staff, and every route of staff with the session
// of an eater. The routes come from the OpenAPI document, so that new routes are called too.
import { paths } from '@tingkat/contract/paths'
import { staffPaths } from '@tingkat/contract/console/staff-paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { castCatalogue } from '../testing/cast.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection } from '../testing/journey.ts'
import { resolveSchema, sampleOf, type JsonSchema } from '../testing/sample-body.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'

type Operation = {
  security?: Record<string, unknown>[]
  requestBody?: { content?: Record<string, { schema: JsonSchema }> }
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}
type Route = { method: string; url: string; body: unknown; query: Record<string, string> }

let testApp: TestApp
let document: Document
let eater: string
let staff: string

beforeAll(async () => {
  testApp = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  document = (await testApp.app.inject(paths.openapi)).json<Document>()
  eater = (await logInByInjection(testApp)).cookie
  const person = await openStaffSession(testApp, {
    memberships: [{ role: 'platform_admin', scope: 'platform' }],
  })
  const device = await pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })
  staff = `${person.cookie}; ${device.cookie}`
})
afterAll(() => testApp.close())

/** Returns the routes that need this kind of credential, each with a valid request. */
function routesWith(credential: 'session' | 'staff' | 'partner'): Route[] {
  const { schemas } = document.components
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((scheme) => credential in scheme))
      .map(([method, { requestBody, parameters = [] }]) => {
        const schema = requestBody?.content?.['application/json']?.schema
        const needed = parameters.filter(({ in: place, required }) => place === 'query' && required)
        return {
          method: method.toUpperCase(),
          url: path.replaceAll(/\{\w+\}/g, 'warung'),
          body:
            schema && sampleOf(resolveSchema(schema, schemas), { actionID: 'action-of-the-test' }),
          query: Object.fromEntries(
            needed.map(({ name, schema: part }) => [name, String(sampleOf(part, {}, name))]),
          ),
        }
      }),
  )
}

async function call({ method, url, body, query }: Route, cookie: string, token?: string) {
  const response = await testApp.app.inject({
    method: method as 'GET',
    url,
    query,
    headers: {
      cookie,
      'idempotency-key': 'a-key-of-the-test',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { route: `${method} ${url}`, status: response.statusCode, code: response.json().code }
}

/**
 * Expects that requests with the wrong cookie or token get the same answers as
 * requests without any. At least nine of ten answers must be `unauthenticated`;
 * some routes check the request before the credential and give another refusal.
 */
async function expectRefusals(routes: Route[], cookies: string[], token?: string) {
  const isUnauthenticated: boolean[] = []
  for (const route of routes)
    for (const cookie of cookies) {
      const answer = await call(route, cookie, token)
      expect(answer).toEqual(await call(route, ''))
      expect(answer.status, answer.route).toBeGreaterThanOrEqual(400)
      isUnauthenticated.push(answer.code === 'unauthenticated')
    }
  const share = isUnauthenticated.filter(Boolean).length / isUnauthenticated.length
  expect(share).toBeGreaterThan(0.9)
}

test.each(['session', 'partner'] as const)(
  'routes that need a %s refuse the cookies of staff and devices (STAFF-10)',
  async (credential) => {
    const routes = routesWith(credential)
    expect(routes.length).toBeGreaterThan(15)
    await expectRefusals(routes, [staff])
  },
)

test('the token of a staff session is no session of an eater and no token of a partner (STAFF-10)', async () => {
  const token = /tingkat_staff=([\w-]+)/.exec(staff)![1]!
  const [name] = eater.split('=')
  await expectRefusals(routesWith('session'), [`${name}=${token}`])
  await expectRefusals(routesWith('partner'), [''], token)
})

test('routes of staff refuse the session of an eater (STAFF-10)', async () => {
  const routes = routesWith('staff')
  expect(routes.length).toBeGreaterThan(30)
  const [, token] = eater.split('=')
  const asStaff = `__Secure-tingkat_staff=${token}; __Secure-tingkat_device_staff=${token}`
  await expectRefusals(routes, [eater, asStaff])
})

test('one person as eater and as staff are two accounts without a common session (STAFF-01, STAFF-10)', async () => {
  const phone = '+6598765001'
  const { cookie } = await logInByInjection(testApp, phone, 'Mei as eater')
  const person = await openStaffSession(testApp, { memberships: [], name: 'Mei as staff' })
  await testApp.database.query('update person set phone = $2 where id = $1', [
    person.personID,
    phone,
  ])
  const asStaff = await testApp.app.inject({
    url: paths.me,
    headers: { cookie: person.cookie },
  })
  expect(asStaff.json()).toMatchObject({ loggedIn: false })
  await testApp.database.query('delete from staff_session where person_id = $1', [person.personID])
  const asEater = await testApp.app.inject({ url: paths.me, headers: { cookie } })
  expect(asEater.json()).toMatchObject({ loggedIn: true })
})

test('a person has a contact, a language of the list and no password (STAFF-01)', async () => {
  const insert = async (phone: string | null, email: string | null) =>
    await testApp.database.query(
      `insert into person (id, name, language, phone, email, state, created_at)
       values (gen_random_uuid()::text, 'X', 'en', $1, $2, 'invited', now())`,
      [phone, email],
    )
  await expect(insert(null, null)).rejects.toThrow(/check constraint/)
  await insert('+6598765002', null)
  // A second person with the same phone number is refused.
  await expect(insert('+6598765002', 'x@y.example')).rejects.toThrow(/duplicate key/)
  const change = await testApp.app.inject({
    method: 'PATCH',
    url: staffPaths.me,
    headers: { cookie: staff },
    payload: { language: 'xx' },
  })
  expect(change.json()).toMatchObject({ code: 'invalid_request' })
  const { rows } = await testApp.database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'person'`,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ name }) => /password/i.test(name))).toEqual([])
})
