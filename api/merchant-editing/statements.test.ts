// Tests of the number of SQL statements per change. The number
// matters, because each statement is a round trip to the database.
import { randomUUID } from 'node:crypto'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
import { countStatements } from '../testing/count-statements.ts'
import { openStaffSession } from '../testing/staff.ts'

let api: TestApp
let cookie: string
beforeAll(async () => {
  api = await openTestApp({ countries: [], catalogues: [castCatalogue] })
  const memberships = [{ role: 'merchant_manager', scope: 'merchant:warung' }] as const
  ;({ cookie } = await openStaffSession(api, { memberships: [...memberships] }))
})
afterAll(() => api.close())

async function call(method: 'GET' | 'PUT' | 'POST', path: string, payload?: object) {
  const response = await api.app.inject({
    method,
    url: fillPath(path, { merchantID: 'warung' }),
    headers: { cookie, origin: api.deps.config.consoleUrl },
    ...(payload && { payload }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}

test('marking a dish sold out takes eight statements (LIVE-10 LIVE-14)', async () => {
  const targets = [{ dishID: 'satay' }]
  const change = { kind: 'sold_out', targets, end: 'open' }
  const count = await countStatements(api.database, () =>
    call('POST', paths.kitchenLive, { actionID: randomUUID(), change }),
  )
  // The eight statements: session, and names of the actors; in the transaction, begin, action, lock
  // of the merchant, live state, audit entry and commit.
  expect(count).toBe(8)
})

test('publishing takes thirteen statements (LIVE-06 LIVE-09)', async () => {
  let edits = 0
  const edit = async () => {
    const { published, revision } = await call('GET', paths.kitchenDraft)
    const file = { ...published, name: `Warung ${++edits}` }
    const { version } = await call('PUT', paths.kitchenDraft, { version: 0, file })
    return { actionID: randomUUID(), version, baseRevision: revision }
  }
  const publish = (body: object) => call('POST', paths.kitchenDraftPublish, body)
  const count = await countStatements(api.database, publish, edit)
  // The thirteen statements: session, merchant, draft, and merchant as eaters see it; in the
  // transaction, begin, action, locks of the merchant and the draft, revision, marks of sold-out
  // dishes, draft, audit entry and commit.
  expect(count).toBe(13)
})
