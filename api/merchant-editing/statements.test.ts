// Tests of the number of SQL statements per change. The number
// matters, because each statement is a round trip to the database.
import { randomUUID } from 'node:crypto'
import { fillPath, paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { castCatalogue } from '../testing/cast.ts'
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

/**
 * Returns the smallest number of statements in four runs,
 * because background work adds statements to some runs.
 */
async function countStatements(run: () => Promise<() => Promise<unknown>>): Promise<number> {
  const counts: number[] = []
  for (let runs = 0; runs < 4; runs++) {
    const act = await run()
    const before = api.database.statements()
    await act()
    counts.push(api.database.statements() - before)
  }
  return Math.min(...counts)
}

test('marking a dish sold out takes eight statements (LIVE-10 LIVE-14)', async () => {
  const targets = [{ dishID: 'satay' }]
  const count = await countStatements(async () => async () => {
    const change = { kind: 'sold_out', targets, end: 'open' }
    await call('POST', paths.kitchenLive, { actionID: randomUUID(), change })
  })
  // The eight statements: session, and names of the actors; in the transaction, begin, action, lock
  // of the merchant, live state, audit entry and commit.
  expect(count).toBe(8)
})

test('publishing takes thirteen statements (LIVE-06 LIVE-09)', async () => {
  let edits = 0
  const count = await countStatements(async () => {
    const { published, revision } = await call('GET', paths.kitchenDraft)
    const file = { ...published, name: `Warung ${++edits}` }
    const { version } = await call('PUT', paths.kitchenDraft, { version: 0, file })
    const body = { actionID: randomUUID(), version, baseRevision: revision }
    return async () => await call('POST', paths.kitchenDraftPublish, body)
  })
  // The thirteen statements: session, merchant, draft, and merchant as eaters see it; in the
  // transaction, begin, action, locks of the merchant and the draft, revision, marks of sold-out
  // dishes, draft, audit entry and commit.
  expect(count).toBe(13)
})
