// Tests of merchants' event streams: two servers with
// one database, access without a session, limits.
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { emptyLiveState } from '@tingkat/ordering/merchant/live-state'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createStreamLimit } from '../../live/stream-limit.ts'
import { openBus } from '../../platform/events/open-bus.ts'
import type { Bus } from '../../platform/events/bus.ts'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { castCatalogue } from '../../testing/cast.ts'
import { readEvents, readParts } from '../../testing/event-stream.ts'
import { spreadLiveState } from './actions.ts'
import { createMerchantWatch } from './merchant-watch.ts'
import { lockLiveState, writeLiveState } from './store.ts'

let bus: Bus
let nodes: TestApp[]
let url: string
const requests: AbortController[] = []

beforeAll(async () => {
  bus = await openBus()
  const first = await openTestApp({ bus, countries: [], catalogues: [castCatalogue] })
  const second = await openTestApp({ bus, database: first.database, countries: [] })
  nodes = [first, second]
  url = await second.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => requests.splice(0).forEach((request) => request.abort()))
afterAll(async () => {
  const [first, second] = nodes
  await second?.app.close()
  await second?.deps.relay.stop()
  await second?.deps.jobs.stop({ graceful: false })
  await first?.close()
})

async function open(merchantID: string, accept = 'text/event-stream'): Promise<Response> {
  const request = new AbortController()
  requests.push(request)
  const path = fillPath(paths.merchantEvents, { merchantID })
  return await fetch(url + path, { headers: { accept }, signal: request.signal })
}

/** Marks a dish sold out on the first server. */
async function markSoldOut(merchantID: string, dishID: string): Promise<void> {
  const [{ database, deps }] = nodes as [TestApp]
  const key = { country: 'sg', merchantID } as const
  const by = { personID: null, deviceID: null, partnerID: null }
  const mark = { dishID, modifierID: null, until: null, at: deps.clock().toISOString(), by }
  const state = await database.transaction(async (transaction) => {
    const { version } = await lockLiveState(transaction, key)
    const next = { version: version + 1, live: { ...emptyLiveState, soldOut: [mark] } }
    await writeLiveState(transaction, key, next)
    return next
  })
  await spreadLiveState({ ...deps, purges: { announce: async () => {} } }, key, state)
}

test('a stranger learns from one server what was sold out on another (LIVE-10 LIVE-29)', async () => {
  const response = await open('warung')
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
  const events = readEvents(response)
  expect((await events.next()).value).toEqual({ id: undefined, event: 'changed', data: {} })
  await markSoldOut('warung', 'satay')
  expect((await events.next()).value).toMatchObject({ event: 'changed' })
  // The server sends the event after it has applied the
  // change, so the server already returns the new menu.
  const answer = await fetch(url + fillPath(paths.merchant, { merchantID: 'warung' }))
  const { menu } = (await answer.json()) as Merchant
  const dishes = menu.categories.flatMap(({ items }) => items)
  expect(dishes.find(({ ID }) => ID === 'satay')).toMatchObject({ available: false })
})

test('an unknown merchant, and a client that expects no stream, are refused', async () => {
  expect((await open('nowhere')).status).toBe(404)
  expect((await open('warung', 'application/json')).status).toBe(400)
})

test('streams of a network and of a process are bounded, and ended ones are not counted', () => {
  const limits = { perNetwork: createStreamLimit(2), inAll: createStreamLimit(3) }
  const catalogue = { find: () => undefined, onChange: () => () => {} }
  const watch = createMerchantWatch({ catalogue, ...limits })
  const stop = new AbortController()
  const follow =
    (network: string, signal = new AbortController().signal) =>
    () =>
      watch.follow('warung', network, signal)
  follow('a', stop.signal)()
  follow('a')()
  expect(follow('a')).toThrow('too_many_requests')
  follow('b')()
  expect(follow('c'), 'the process is full').toThrow('too_many_requests')
  stop.abort()
  expect(follow('a'), 'one has ended').not.toThrow()
})

// Must be the last test, because it closes the server of the streams.
test('an open stream ends when its server closes', async () => {
  const parts = readParts(await open('warung'))
  await parts.next()
  const closed = nodes[1]?.app.close()
  for await (const part of parts) expect(part).toMatch(/^retry: /)
  await closed
})
