// Tests of the limits of analytics events: bytes per
// visit, bytes per network, and the size of the table.
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import { paths } from '@tingkat/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/app.ts'
import { createByteBudget } from './byte-budget.ts'
import { shortenEvents } from './event-ceiling.ts'
import { openDatabaseSink, openEventVolumeStore } from './store.ts'
import { eventOf } from './testing.ts'

let api: TestApp
let now = new Date('2026-03-18T04:15:00Z')
beforeAll(async () => {
  api = await openTestApp({
    countries: [],
    config: { rateLimits: true, trustProxy: 1 },
    clock: () => now,
  })
})
afterAll(() => api.close())

let visits = 0
const newVisit = () => `00000000-0000-4000-8000-${String(++visits).padStart(12, '0')}`
/** Returns six events of about 45 kB in total. */
const largeEvents = (from = 0): SentEvent[] =>
  Array.from({ length: 6 }, (_, index) =>
    eventOf(from + index, {
      name: 'IMPRESSION',
      list: 'home',
      item_ids: Array.from({ length: 90 }, (__, nth) => `${nth}`.padStart(80, 'x')),
    }),
  )
const send = async (visitID: string, address: string, from = 0) =>
  await api.app.inject({
    method: 'POST',
    url: paths.events,
    payload: { visitID, events: largeEvents(from) },
    headers: { 'x-forwarded-for': address },
  })
const secondsOf = (answer: Awaited<ReturnType<typeof send>>) =>
  Number(answer.headers['retry-after'])
const countEvents = async () =>
  (await api.database.query<{ count: number }>('select count(*) as count from tracked_event'))
    .rows[0]?.count

describe('the budget in bytes', () => {
  test('of a visit ends within an hour, and the next hour has a new one', async () => {
    const visit = newVisit()
    let answer = await send(visit, '203.0.113.1')
    for (let n = 1; n < 20 && answer.statusCode === 204; n += 1)
      answer = await send(visit, `203.0.113.${n + 1}`, n * 10)
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(secondsOf(answer)).toBe(3_600)
    const stored = await countEvents()
    expect((await send(visit, '203.0.113.99', 900)).statusCode).toBe(429)
    expect(await countEvents()).toBe(stored)
    expect((await send(newVisit(), '203.0.113.99')).statusCode).toBe(204)
    now = new Date(now.getTime() + 3_600_000)
    expect((await send(visit, '203.0.113.1', 990)).statusCode).toBe(204)
  })

  test('of a network is shared by all its visits and addresses', async () => {
    let answer = await send(newVisit(), '2001:db8::1')
    let sent = 0
    for (; sent < 400 && answer.statusCode === 204; sent += 1)
      answer = await send(newVisit(), `2001:db8::${sent.toString(16)}:1`)
    expect(answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(sent).toBeGreaterThan(150)
    expect((await send(newVisit(), '2001:db8:9::1')).statusCode).toBe(204)
  })

  test('does not count refused bytes', () => {
    const budget = createByteBudget({ bytes: 10, seconds: 60 })
    expect(budget.spend('a', 8, now)).toBe(0)
    expect(budget.spend('a', 3, now)).toBe(60)
    expect(budget.spend('a', 2, now)).toBe(0)
    expect(budget.spend('b', 10, now)).toBe(0)
  })
})

describe('the ceiling of the table', () => {
  const at = (minutes: number) => new Date(Date.parse('2027-01-01T00:00:00Z') + minutes * 60_000)

  test('drops the oldest events and keeps the others', async () => {
    await api.database.query('delete from tracked_event')
    await api.database.query('delete from tracked_event_volume')
    const sink = openDatabaseSink(api.database)
    const volumes = openEventVolumeStore(api.database)
    const add = async (minutes: number) =>
      await sink.add({
        visitID: newVisit(),
        safeID: null,
        receivedAt: at(minutes),
        events: largeEvents(),
      })
    for (const minutes of [0, 1, 20, 40, 41, 60]) await add(minutes)
    const bytesOf = async () =>
      Number(
        (
          await api.database.query<{ bytes: number }>(
            'select sum(bytes) as bytes from tracked_event_volume',
          )
        ).rows[0]?.bytes,
      )
    const all = await bytesOf()
    expect(all).toBeGreaterThan(6 * 40_000)
    expect(await shortenEvents(volumes, all)).toBe(0)
    // The size of events is stored per ten minutes, so events of the same ten minutes are deleted
    // together: here six events of minute 0 and six of minute 1.
    expect(await shortenEvents(volumes, all - 1)).toBe(12)
    expect(await countEvents()).toBe(24)
    expect(await bytesOf()).toBeCloseTo((all * 4) / 6, -3)
    expect(await shortenEvents(volumes, (all * 2) / 6)).toBe(18)
    const { rows } = await api.database.query<{ receivedAt: Date }>(
      'select distinct received_at as "receivedAt" from tracked_event',
    )
    expect(rows).toEqual([{ receivedAt: at(60) }])
    expect(await shortenEvents(volumes, 1)).toBe(6)
    expect([await countEvents(), await bytesOf()]).toEqual([0, 0])
  })

  test('an event that is sent twice counts once', async () => {
    const sink = openDatabaseSink(api.database)
    const batch = { visitID: newVisit(), safeID: null, receivedAt: at(100), events: largeEvents() }
    await sink.add(batch)
    const volume = async () =>
      (await api.database.query('select slot, bytes from tracked_event_volume order by slot')).rows
    const once = await volume()
    await sink.add(batch)
    expect(await volume()).toEqual(once)
  })
})
