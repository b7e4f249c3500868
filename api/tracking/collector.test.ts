// Tests of the collector of analytics events over HTTP.
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { logInByInjection, type TestEater } from '../testing/journey.ts'
import type { CountEvents } from '../telemetry/measure-events.ts'
import { collectEvents } from './actions.ts'
import type { CollectedEvents } from './sink.ts'
import { openPersonalEventStore } from './store.ts'
import { eventOf } from './testing.ts'

let api: TestApp
let eater: TestEater
beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

let visits = 0
const newVisit = () => `00000000-0000-4000-8000-${String(++visits).padStart(12, '0')}`
const send = async (
  visitID: string,
  events: readonly unknown[],
  headers: Record<string, string> = {},
) =>
  await api.app.inject({ method: 'POST', url: paths.events, payload: { visitID, events }, headers })

async function storedEvents(visitID: string): Promise<{ safeID: string | null; doc: SentEvent }[]> {
  const { rows } = await api.database.query<{ safeID: string | null; doc: SentEvent }>(
    'select safe_id as "safeID", doc from tracked_event where visit_id = $1 order by n',
    [visitID],
  )
  return rows
}

test('TRACK-05: stores a batch and responds with 204; a guest has no id', async () => {
  const visit = newVisit()
  const events = [
    eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' }),
    eventOf(2, { name: 'CLICK_ACCOUNT', screen: 'homepage' }),
  ]
  const answer = await send(visit, events)
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(await storedEvents(visit)).toEqual(events.map((doc) => ({ safeID: null, doc })))
})

test('TRACK-05: stores a repeated event once', async () => {
  const visit = newVisit()
  const [first, second] = [
    eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' }),
    eventOf(2, { name: 'PAGE_LOAD', page_type: 'checkout' }),
  ]
  await send(visit, [first])
  await send(visit, [first, second])
  expect((await storedEvents(visit)).map(({ doc }) => doc)).toEqual([first, second])
})

test('TRACK-05: stores valid events and drops those with unknown names, fields or values', async () => {
  const visit = newVisit()
  const valid = eventOf(4, { name: 'CATEGORY_VIEWED', category_id: 'laksa' })
  const answer = await send(visit, [
    eventOf(1, { name: 'STEAL' } as never),
    eventOf(2, { name: 'CATEGORY_VIEWED', category_id: 'laksa', phone: eater.phone } as never),
    eventOf(3, { name: 'CATEGORY_VIEWED', category_id: 7 } as never),
    valid,
    null,
    'nothing',
  ])
  expect(answer.statusCode).toBe(204)
  expect((await storedEvents(visit)).map(({ doc }) => doc)).toEqual([valid])
})

test('TRACK-05: stores the safeId of the session, whatever the browser sends', async () => {
  const visit = newVisit()
  const { safeId } = (
    await api.app.inject({ url: paths.me, headers: { cookie: eater.cookie } })
  ).json<{ safeId: string }>()
  await send(
    visit,
    [
      eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' }),
      eventOf(2, { name: 'PAGE_LOAD', page_type: 'home', safeID: 'somebody-else' } as never),
    ],
    { cookie: eater.cookie },
  )
  expect(await storedEvents(visit)).toEqual([
    { safeID: safeId, doc: expect.objectContaining({ n: 1 }) },
  ])
  const { rows } = await api.database.query<{ text: string }>(
    'select t::text as text from tracked_event t where visit_id = $1',
    [visit],
  )
  expect(rows[0]?.text).not.toContain(eater.phone)
})

test('stores nothing for a browser that refuses tracking', async () => {
  const visit = newVisit()
  for (const header of ['sec-gpc', 'dnt'])
    expect(
      (await send(visit, [eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' })], { [header]: '1' }))
        .statusCode,
    ).toBe(204)
  expect(await storedEvents(visit)).toEqual([])
})

test.each([
  ['no visit', { events: [{}] }],
  ['an invalid visit id', { visitID: 'Aisyah', events: [{}] }],
  ['no events', { visitID: newVisit(), events: [] }],
  [
    '51 events',
    {
      visitID: newVisit(),
      events: Array.from({ length: 51 }, (_, n) =>
        eventOf(n, { name: 'PAGE_LOAD', page_type: 'home' }),
      ),
    },
  ],
  ['unknown fields', { visitID: newVisit(), events: [{}], accountID: 'a' }],
])('refuses %s', async (_, payload) => {
  expect(
    (await api.app.inject({ method: 'POST', url: paths.events, payload })).json(),
  ).toMatchObject({ code: 'invalid_request', status: 400 })
})

test('refuses a body that is too large, and requests of other sites', async () => {
  const heavy = await send(newVisit(), [{ name: 'x'.repeat(70_000) }])
  expect(heavy.json()).toMatchObject({ code: 'body_too_large', status: 413 })
  const foreign = await send(newVisit(), [eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' })], {
    'sec-fetch-site': 'cross-site',
  })
  expect(foreign.json()).toMatchObject({ code: 'cross_site_request', status: 403 })
})

test('limits the requests of an address', async () => {
  const limited = await openTestApp({ config: { rateLimits: true } })
  try {
    let status = 204
    for (let count = 0; count < 1_201 && status === 204; count += 1)
      status = (
        await limited.app.inject({
          method: 'POST',
          url: paths.events,
          payload: { visitID: newVisit(), events: [null] },
        })
      ).statusCode
    expect(status).toBe(429)
  } finally {
    await limited.close()
  }
})

test('TRACK-05: counts events by outcome', async () => {
  const counted: Record<string, number> = {}
  const taken: number[] = []
  const sink = {
    add: async ({ events }: CollectedEvents) => {
      taken.push(events.length)
    },
    close: async () => {},
  }
  const countEvents: CountEvents = (outcome, count = 1) => {
    counted[outcome] = (counted[outcome] ?? 0) + count
  }
  const valid = eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' })
  await collectEvents(
    { sink, countEvents, clock: api.deps.clock },
    {
      visitID: newVisit(),
      safeID: null,
      network: '203.0.113.7',
      events: [valid, { ...valid, n: 2 }, { ...valid, extra: 1 }, { ...valid, page_type: 1 }, {}],
    },
  )
  expect([taken, counted]).toEqual([
    [2],
    { kept: 2, unknown_field: 1, wrong_value: 1, unknown_event: 1 },
  ])
})

test('replaces an implausible time by the server time', async () => {
  const visit = newVisit()
  await send(visit, [
    { ...eventOf(1, { name: 'PAGE_LOAD', page_type: 'home' }), at: '1999-01-01T00:00:00.000Z' },
  ])
  expect((await storedEvents(visit))[0]?.doc.at).toBe(api.deps.clock().toISOString())
})

test('exports and deletes the events of an account only', async () => {
  const [own, foreign] = [newVisit(), newVisit()]
  const stranger = await logInByInjection(api)
  await send(own, [eventOf(1, { name: 'CATEGORY_VIEWED', category_id: 'mine' })], {
    cookie: eater.cookie,
  })
  await send(foreign, [eventOf(1, { name: 'CATEGORY_VIEWED', category_id: 'not-mine' })], {
    cookie: stranger.cookie,
  })
  const data = (
    await api.app.inject({ url: paths.myExport, headers: { cookie: eater.cookie } })
  ).json<{ events: SentEvent[] }>()
  expect(data.events).toContainEqual(expect.objectContaining({ category_id: 'mine' }))
  expect(JSON.stringify(data.events)).not.toContain('not-mine')
  const {
    rows: [account],
  } = await api.database.query<{ id: string }>('select id from account where phone = $1', [
    eater.phone,
  ])
  await api.database.kysely
    .transaction()
    .execute(
      async (transaction) =>
        await openPersonalEventStore(api.database).forget?.(transaction, account?.id ?? ''),
    )
  expect([await storedEvents(own), (await storedEvents(foreign)).length]).toEqual([[], 1])
})
