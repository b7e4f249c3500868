// Calls every staff route as every role, inside and outside its scope, and without a log-in, and
// compares the answers with the table of roles. The routes come from the OpenAPI document, so new
// routes are covered too. The server does not start with a route that declares no permission.
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { castCatalogue } from '../testing/cast.ts'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { testEngine } from '../testing/engine.ts'
import { logInByInjection, merchantWhere, placeDinner } from '../testing/journey.ts'
import { openStaffSession, pairTestDevice } from '../testing/staff.ts'
import { resolveSchema, sampleOf, type JsonSchema } from '../testing/sample-body.ts'

/**
 * For each permission, the roles that have it according to the documentation. Roles in `all` have
 * every permission and are not repeated here.
 */
const holders: Record<string, string[]> = {
  'order.read': [
    'support_agent',
    'support_lead',
    'dispatcher',
    'auditor',
    'merchant_owner',
    'merchant_manager',
    'merchant_staff',
    'fleet_manager',
  ],
  'order.answer': ['merchant_owner', 'merchant_manager', 'merchant_staff'],
  'order.cook': ['merchant_owner', 'merchant_manager', 'merchant_staff'],
  'order.decline': ['merchant_owner', 'merchant_manager', 'merchant_staff'],
  'order.change': ['merchant_owner', 'merchant_manager', 'merchant_staff'],
  'order.move': ['support_agent', 'support_lead'],
  'order.cancel': ['support_agent', 'support_lead', 'merchant_owner', 'merchant_manager'],
  'content.edit': ['marketing'],
  'live.set': [
    'support_lead',
    'catalogue_editor',
    'merchant_owner',
    'merchant_manager',
    'merchant_staff',
  ],
  'menu.edit': ['catalogue_editor', 'merchant_owner', 'merchant_manager'],
  'menu.publish': ['catalogue_editor', 'merchant_owner', 'merchant_manager'],
  'hours.edit': ['catalogue_editor', 'merchant_owner', 'merchant_manager'],
  'device.manage': ['merchant_owner', 'merchant_manager'],
  'people.manage': ['merchant_owner', 'fleet_manager'],
  'partner.manage': ['merchant_owner'],
  'review.reply': ['merchant_owner', 'merchant_manager'],
  'review.moderate': ['support_lead'],
  'audit.read': ['support_lead', 'auditor'],
}
const all = new Set(['platform_admin', 'country_manager'])
/** For each role, a scope that contains the merchant of the test, and one that does not. */
const scopesOf: Record<string, { inside: string | null; outside: string | null }> = {
  platform_admin: { inside: 'platform', outside: null },
  ...Object.fromEntries(
    [
      'country_manager',
      'support_agent',
      'support_lead',
      'dispatcher',
      'catalogue_editor',
      'marketing',
      'finance',
      'payout_approver',
      'auditor',
    ].map((role) => [role, { inside: 'country:sg', outside: 'country:vn' }]),
  ),
  ...Object.fromEntries(
    ['merchant_owner', 'merchant_manager', 'merchant_staff'].map((role) => [
      role,
      { inside: 'merchant:warung', outside: 'merchant:counter' },
    ]),
  ),
  fleet_manager: { inside: null, outside: 'fleet:swift' },
  courier: { inside: null, outside: 'fleet:swift' },
}
// The checks of roles do not depend on the database. With the embedded database, `npm test`
// therefore calls each route as one role only, which has all permissions, so that the SQL of every
// route runs.
const testedRoles =
  testEngine === 'postgres' || process.env.TEST_LONG ? Object.keys(scopesOf) : ['platform_admin']
const mayDo = (role: string, permission: string) =>
  all.has(role) || (holders[permission] ?? []).includes(role)

type Route = {
  method: string
  url: string
  permission: string
  body: JsonSchema | undefined
  query: { name: string; schema: JsonSchema }[]
}
/** The fields of an OpenAPI operation that the test uses. */
type Operation = {
  'x-permission'?: string
  requestBody?: { content?: Record<string, { schema: JsonSchema }> }
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
}
type Callers = { role: string; place: 'inside' | 'outside'; cookie: string }[]

let testApp: TestApp
let routes: Route[]
let callers: Callers
/**
 * Ids of the objects that the test's requests name, by the name of the parameter or field, such as
 * `deviceID`.
 */
const targets: Record<string, string> = {}
let orderID: string
let counter = 0

const ofStaff = /^\/api\/v1\/(staff|kitchen|courier|desk)\//

async function readRoutes(): Promise<Route[]> {
  const { paths, components } = (await testApp.app.inject('/api/v1/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, JsonSchema> }
  }>()
  const bodyOf = ({ requestBody }: Operation): JsonSchema | undefined => {
    const schema = requestBody?.content?.['application/json']?.schema
    return schema && resolveSchema(schema, components.schemas)
  }
  return Object.entries(paths).flatMap(([url, methods]) =>
    ofStaff.test(url)
      ? Object.entries(methods).map(([method, operation]) => ({
          method: method.toUpperCase(),
          url,
          permission: String(operation['x-permission']),
          body: bodyOf(operation),
          query: (operation.parameters ?? []).filter(
            (parameter) => parameter.in === 'query' && parameter.required,
          ),
        }))
      : [],
  )
}

beforeAll(async () => {
  testApp = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  await testApp.database.query(
    `insert into partner (id, name, role, country, token_hash) values ('swift', 'Swift', 'courier',
      'sg', 'x')`,
  )
  routes = await readRoutes()
  const warung = merchantWhere(testApp, ({ ID }) => ID === 'warung')
  orderID = (await placeDinner(await logInByInjection(testApp), warung)).orderID
  callers = []
  for (const role of testedRoles)
    for (const place of ['inside', 'outside'] as const) {
      const scope = scopesOf[role]?.[place] ?? null
      if (scope === null) continue
      const memberships = [{ role, scope }] as Parameters<typeof openStaffSession>[1]['memberships']
      const { cookie } = await openStaffSession(testApp, { memberships })
      callers.push({ role, place, cookie })
    }
})
afterAll(() => testApp.close())

/**
 * For each name of a parameter or field, such as `deviceID`, a function that creates an object for
 * requests and returns its id.
 */
const creators: Record<string, (id: string) => Promise<string>> = {
  deviceID: async () =>
    (await pairTestDevice(testApp, { country: 'sg', merchantIDs: ['warung'] })).deviceID,
  personID: createPerson,
  partnerID: (id) =>
    insert(
      id,
      `insert into partner (id, name, role, country, merchant_ids, token_hash)
       values ($1, $1, 'merchant', 'sg', '{warung}', convert_to($1, 'UTF8'))`,
    ),
  inviteID: async (id) =>
    insert(
      id,
      `insert into invite (id, token_hash, person_id, role, scope, country, created_at, expires_at)
       values ($1, convert_to($1, 'UTF8'), $2, 'merchant_staff', 'merchant:warung', 'sg', $3,
         $3::timestamptz + interval '1 day')`,
      await createPerson(),
      testApp.deps.clock(),
    ),
  pauseID: (id) =>
    insert(
      id,
      `insert into area_pause (id, country, note, from_at, until_at, set_by)
       values ($1, 'sg', 'Flood', $2, $2::timestamptz + interval '1 hour', '')`,
      testApp.deps.clock(),
    ),
  ticketID: (id) =>
    insert(
      id,
      `insert into ticket (id, country, order_id, merchant_id, kind, station, order_version,
         created_at)
       values ($1, 'sg', $2, 'warung', 'new', $1, 1, $3)`,
      orderID,
      testApp.deps.clock(),
    ),
  reviewID: (id) =>
    insert(
      id,
      `insert into review (country, order_id, id, review_id, account_id, merchant_id, author, food,
         labels, words, dishes, at, state)
       values ('sg', $1, $1, $1, 'none', 'warung', 'Mei', 5, '[]', '', '[]', $2, 'shown')`,
      testApp.deps.clock(),
    ),
}

async function createPerson(): Promise<string> {
  const memberships = [{ role: 'merchant_staff', scope: 'merchant:warung' } as const]
  return (await openStaffSession(testApp, { memberships })).personID
}

async function insert(id: string, statement: string, ...values: unknown[]): Promise<string> {
  await testApp.database.query(statement, [id, ...values])
  return id
}

/**
 * Creates new objects, such as a device or a person, for requests to these routes, because an
 * allowed request may have deleted or changed the earlier objects.
 */
async function renewTargets(...ofRoutes: Route[]): Promise<void> {
  const named = JSON.stringify(ofRoutes.map(({ url, body, query }) => [url, body, query]))
  for (const [name, create] of Object.entries(creators))
    if (named.includes(`{${name}}`) || named.includes(`"${name}"`))
      targets[name] = await create(`matrix-${++counter}`)
}

async function call({ method, url, body, query }: Route, cookie?: string) {
  const values: Record<string, string> = {
    ...targets,
    page: 'promise',
    orderID,
    merchantID: 'warung',
    tokenID: 'none',
  }
  const path = url.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
  const sample = body && sampleOf(body, { ...values, actionID: `matrix-action-${++counter}` })
  const response = await testApp.app.inject({
    method: method as 'GET',
    url: path,
    query: Object.fromEntries(
      query.map(({ name, schema }) => [name, String(sampleOf(schema, values, name))]),
    ),
    headers: cookie === undefined ? {} : { cookie },
    ...(sample === undefined ? {} : { payload: sample as object }),
    // The body of an event stream never ends, so the test must not wait for it.
    ...(url.endsWith('/events') ? { payloadAsStream: true } : {}),
  })
  if (response.statusCode === 200 && url.endsWith('/events')) {
    response.stream().destroy()
    return { status: 200 }
  }
  const isJson = String(response.headers['content-type']).includes('json')
  const text = url.endsWith('/events') ? await readText(response.stream()) : response.body
  const problem = isJson ? JSON.parse(text) : null
  return { status: response.statusCode, code: problem?.code, context: problem?.context }
}

const nameOf = ({ method, url }: Route) => `${method} ${url}`
/** Whether a route concerns one merchant, named in a path or query parameter or the body. */
const hasTarget = ({ url, body, query }: Route) =>
  /\{\w+\}/.test(url) || body !== undefined || query.some(({ name }) => name === 'merchantID')

/**
 * Whether a route concerns a whole country, for which
 * staff of a single merchant have no permission.
 */
const isOfCountry = ({ permission }: Route) => permission === 'content.edit'

describe('routes of staff', () => {
  test('say who may call them (STAFF-15)', () => {
    expect(routes.length).toBeGreaterThan(40)
    expect(routes.filter(({ permission }) => permission === 'undefined').map(nameOf)).toEqual([])
  })

  test('answer unauthenticated to eaters and to requests without a log-in (STAFF-10, STAFF-16)', async () => {
    await renewTargets(...routes)
    for (const route of routes.filter(({ permission }) => permission !== 'public'))
      for (const cookie of [undefined, '__Host-tingkat_session=abc; __Secure-tingkat_staff=abc']) {
        const { status, code } = await call(route, cookie)
        expect({ route: nameOf(route), status, code }).toEqual({
          route: nameOf(route),
          status: 401,
          code: 'unauthenticated',
        })
      }
  })

  test('follow the table of roles, inside and outside a scope (STAFF-13, STAFF-16)', async () => {
    const wrong: unknown[] = []
    const guarded = routes.filter(({ permission }) => !['own', 'public'].includes(permission))
    expect(guarded.length).toBeGreaterThan(15)
    for (const route of guarded) {
      await renewTargets(route)
      for (const { role, place, cookie } of callers) {
        const { permission } = route
        const answer = await call(route, cookie)
        const isAllowed = mayDo(role, permission)
        const isOutside = isOfCountry(route) && role.startsWith('merchant_')
        const where = isOutside ? 'outside' : place
        const expected = expectedOf(hasTarget(route), where, isAllowed)
        if (!isAsExpected(answer, expected, permission))
          wrong.push(`${nameOf(route)} as ${role} ${place}: ${JSON.stringify(answer)}`)
        if (expected === 'allowed' && route.method !== 'GET') await renewTargets(route)
      }
    }
    expect(wrong).toEqual([])
  })
})

function expectedOf(hasTarget: boolean, place: 'inside' | 'outside', isAllowed: boolean) {
  if (hasTarget && place === 'outside') return 'not_found'
  return isAllowed ? 'allowed' : 'forbidden'
}

function isAsExpected(
  { status, code, context }: { status: number; code?: string; context?: { permission?: string } },
  expected: string,
  permission: string,
): boolean {
  if (expected === 'not_found') return status === 404 && code === 'not_found'
  if (expected === 'forbidden')
    return status === 403 && code === 'forbidden' && context?.permission === permission
  // Any answer except these means that the caller has the permission; other tests check what it
  // contains. Sample bodies are valid, because calls without a log-in would otherwise get 400
  // instead of 401.
  return status !== 401 && code !== 'forbidden' && status < 500
}
