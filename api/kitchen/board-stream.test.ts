import { afterEach, expect, test, vi } from 'vitest'
import { createStreamLimit } from '../live/stream-limit.ts'
import type { BoardHub } from './board-hub.ts'
import { followBoard } from './board-stream.ts'

const now = new Date('2026-11-20T04:00:00.000Z')
afterEach(() => {
  vi.useRealTimers()
})

async function follow() {
  const views: ((text: string) => void)[] = []
  const hub = {
    follow: async (_keys: unknown, _position: string, view: (text: string) => void) => {
      views.push(view)
      return { first: ['first'], wholeBoard: () => 'whole board', stop: () => {} }
    },
  } as unknown as BoardHub
  const stop = new AbortController()
  const ports = { hub, streams: createStreamLimit(), clock: () => now }
  const caller = { personID: null, deviceID: 'tablet' }
  const text = await followBoard(ports, caller, [], '', stop.signal)
  const next = async () => (await text.next()).value
  return { next, view: (change: string) => views[0]!(change), stop: () => stop.abort() }
}

test('a heartbeat is sent after five seconds without news (KITCH-32)', async () => {
  vi.useFakeTimers()
  const { next } = await follow()
  expect([await next(), await next()]).toEqual(['retry: 1000\n\n', 'first'])
  const heartbeat = next()
  await vi.advanceTimersByTimeAsync(4_999)
  const early = await Promise.race([heartbeat, Promise.resolve('nothing yet')])
  expect(early).toBe('nothing yet')
  await vi.advanceTimersByTimeAsync(1)
  expect(await heartbeat).toBe(`event: heartbeat\ndata: {"now":"${now.toISOString()}"}\n\n`)
})

test('a slow connection gets the whole board in place of too many events (KITCH-33)', async () => {
  const { next, view, stop } = await follow()
  await next()
  await next()
  view('one')
  view('two')
  expect([await next(), await next()]).toEqual(['one', 'two'])
  for (let count = 0; count < 501; count++) view(`news ${count}`)
  expect(await next()).toBe('whole board')
  stop()
  expect(await next()).toBeUndefined()
})
