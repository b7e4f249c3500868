// One contract for every sink: what was taken arrives, whole, in order, and can be told apart when it comes twice.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { silentLog } from '../platform/log.ts'
import { openTestDatabase } from '../testing/engine.ts'
import { openHttpSink, type HttpSinkOptions } from './http-sink.ts'
import type { CollectedEvents, EventSink } from './sink.ts'
import { openDatabaseSink } from './store.ts'
import { eventOf } from './testing.ts'

type Arrived = { visitID: string; safeID: string | null; event: SentEvent }
type World = { sink: EventSink; arrived(): Promise<Arrived[]>; close(): Promise<void> }
const open: World[] = []
afterEach(async () => {
  for (const world of open.splice(0)) await world.close()
})

const visitID = '00000000-0000-4000-8000-000000000001'
const batchOf = (...numbers: number[]): CollectedEvents => ({
  visitID,
  safeID: 's',
  receivedAt: new Date('2026-03-18T04:15:00Z'),
  events: numbers.map((n) => eventOf(n, { name: 'CATEGORY_VIEWED', category_id: `c${n}` })),
})

async function databaseWorld(): Promise<World> {
  const database = await openTestDatabase()
  const sink = openDatabaseSink(database)
  return {
    sink,
    arrived: async () =>
      (
        await database.query<Arrived>(
          'select visit_id as "visitID", safe_id as "safeID", doc as event from tracked_event order by n',
        )
      ).rows,
    close: () => database.close(),
  }
}

/** Answers with the statuses in turn, then takes everything. */
async function httpWorld(
  statuses: (number | 'hang up')[] = [],
  options: Partial<HttpSinkOptions> = {},
): Promise<World & { keys: string[]; calls: () => number }> {
  const bodies: { visitID: string; safeID: string | null; events: SentEvent[] }[] = []
  const keys: string[] = []
  let calls = 0
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      calls += 1
      keys.push(String(request.headers['idempotency-key']))
      const status = statuses.shift() ?? 202
      if (status === 'hang up') {
        request.socket.destroy()
        return
      }
      if (status < 300) bodies.push(JSON.parse(text) as never)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const sink = openHttpSink(`http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, {
    log: silentLog,
    pausesMs: [1, 1, 1],
    ...options,
  })
  const world = {
    sink,
    keys,
    calls: () => calls,
    // A receiver keeps an event of a visit once, by its number.
    arrived: async () => {
      await sink.close()
      const seen = new Map(
        bodies.flatMap(({ events, ...of }) =>
          events.map((event) => [
            `${of.visitID} ${event.n}`,
            { visitID: of.visitID, safeID: of.safeID, event },
          ]),
        ),
      )
      return [...seen.values()].toSorted((a, b) => a.event.n - b.event.n)
    },
    close: async () => {
      await sink.close()
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
  return world
}

describe.each([
  ['the database', databaseWorld],
  ['a URL', httpWorld],
] as const)('TRACK-05: a sink to %s', (_, openWorld) => {
  test('what was taken arrives whole, and what comes again counts once', async () => {
    const world = await openWorld()
    open.push(world)
    await world.sink.take(batchOf(1, 2))
    await world.sink.take(batchOf(2, 3))
    const { events } = batchOf(1, 2, 3)
    expect(await world.arrived()).toEqual(events.map((event) => ({ visitID, safeID: 's', event })))
  })

  test('nobody who is logged in is null', async () => {
    const world = await openWorld()
    open.push(world)
    await world.sink.take({ ...batchOf(1), safeID: null })
    expect((await world.arrived())[0]?.safeID).toBeNull()
  })
})

test('TRACK-05: a batch that was not taken is sent again under the same key; one that is refused is given up, and the next goes on', async () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const world = await httpWorld([503, 'hang up', 202, 400], { log: { warn } })
  open.push(world)
  await world.sink.take(batchOf(1))
  await vi.waitFor(() => expect(world.calls()).toBe(3), { timeout: 60_000 })
  await world.sink.take(batchOf(2))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  await world.sink.take(batchOf(3))
  expect((await world.arrived()).map(({ event }) => event.n)).toEqual([1, 3])
  expect(new Set(world.keys.slice(0, 3)).size).toBe(1)
  expect(warn.mock.calls[0]?.[0]).toEqual({ events: 1, why: 'refused' })
})

test('what waits is bounded', async () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const never = openHttpSink('http://127.0.0.1:9/', {
    log: { warn },
    waitingMax: 2,
    pausesMs: [],
    fetch: () => new Promise(() => {}),
  })
  for (let n = 1; n <= 5; n += 1) await never.take(batchOf(n))
  expect(warn).toHaveBeenCalledTimes(2)
})
