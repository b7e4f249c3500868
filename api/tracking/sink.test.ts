// Tests of the event sinks over HTTP and in the database:
// delivery, duplicates, retries and the limited queue.
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

type StoredEvent = { visitID: string; safeID: string | null; event: SentEvent }
type Destination = { sink: EventSink; listEvents(): Promise<StoredEvent[]>; close(): Promise<void> }
const opened: Destination[] = []
afterEach(async () => {
  for (const destination of opened.splice(0)) await destination.close()
})

const visitID = '00000000-0000-4000-8000-000000000001'
const batchOf = (...numbers: number[]): CollectedEvents => ({
  visitID,
  safeID: 's',
  receivedAt: new Date('2026-03-18T04:15:00Z'),
  events: numbers.map((n) => eventOf(n, { name: 'CATEGORY_VIEWED', category_id: `c${n}` })),
})

async function openDatabaseDestination(): Promise<Destination> {
  const database = await openTestDatabase()
  const sink = openDatabaseSink(database)
  return {
    sink,
    listEvents: async () =>
      (
        await database.query<StoredEvent>(
          `select visit_id as "visitID", safe_id as "safeID", doc as event from tracked_event
            order by n`,
        )
      ).rows,
    close: () => database.close(),
  }
}

/**
 * Opens an HTTP receiver of events that answers its first requests with these statuses, and accepts
 * later requests.
 */
async function openHttpDestination(
  statuses: (number | 'hang up')[] = [],
  options: Partial<HttpSinkOptions> = {},
): Promise<Destination & { keys: string[]; calls: () => number }> {
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
  const destination = {
    sink,
    keys,
    calls: () => calls,
    // A receiver must count events with the same visit and number once, so only one of them is
    // returned.
    listEvents: async () => {
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
  return destination
}

describe.each([
  ['the database', openDatabaseDestination],
  ['a URL', openHttpDestination],
] as const)('TRACK-05: a sink to %s', (_, openDestination) => {
  test('stores all events, and repeated ones once', async () => {
    const destination = await openDestination()
    opened.push(destination)
    await destination.sink.add(batchOf(1, 2))
    await destination.sink.add(batchOf(2, 3))
    const { events } = batchOf(1, 2, 3)
    expect(await destination.listEvents()).toEqual(
      events.map((event) => ({ visitID, safeID: 's', event })),
    )
  })

  test('stores null for a guest', async () => {
    const destination = await openDestination()
    opened.push(destination)
    await destination.sink.add({ ...batchOf(1), safeID: null })
    expect((await destination.listEvents())[0]?.safeID).toBeNull()
  })
})

test('TRACK-05: retries with the same key, drops a refused batch and continues with the next', async () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const destination = await openHttpDestination([503, 'hang up', 202, 400], { log: { warn } })
  opened.push(destination)
  await destination.sink.add(batchOf(1))
  await vi.waitFor(() => expect(destination.calls()).toBe(3), { timeout: 60_000 })
  await destination.sink.add(batchOf(2))
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), { timeout: 60_000 })
  await destination.sink.add(batchOf(3))
  expect((await destination.listEvents()).map(({ event }) => event.n)).toEqual([1, 3])
  expect(new Set(destination.keys.slice(0, 3)).size).toBe(1)
  expect(warn.mock.calls[0]?.[0]).toEqual({ events: 1, outcome: 'refused' })
})

test('limits the queue', async () => {
  const warn = vi.fn<(fields: object, message: string) => void>()
  const never = openHttpSink('http://127.0.0.1:9/', {
    log: { warn },
    maxQueued: 2,
    pausesMs: [],
    fetch: () => new Promise(() => {}),
  })
  for (let n = 1; n <= 5; n += 1) await never.add(batchOf(n))
  expect(warn).toHaveBeenCalledTimes(2)
})
