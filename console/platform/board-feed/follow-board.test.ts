// Tests how the kitchen board is kept up to date: when it counts as out of date, when all of it is
// read again after a long silence, and how failed reads are repeated.
import type { ApiResult } from '@tingkat/contract/client'
import type { Board } from '@tingkat/contract/console/kitchen'
import { expect, test, vi } from 'vitest'
import { followBoard, staleMs, type EventStream } from './follow-board.ts'

const board = { now: '2026-11-20T11:00:00Z', position: '7', merchants: [], orders: [] }
const success = { ok: true, data: board as unknown as Board } as const
const failure = {
  ok: false,
  problem: { code: 'network_error', status: 0, message: '', context: {} },
} as const

/** Starts a follower whose clock, answers and streams the test controls. */
function setUp() {
  const clock = { now: 0 }
  let timers: { at: number; run: () => void }[] = []
  const streams: { position: string; emit: (name: string, data?: string) => void }[] = []
  const answers: { next: ApiResult<Board>; reads: number } = { next: success, reads: 0 }
  const onStale = vi.fn<(since: number | null) => void>()
  const onBoard = vi.fn<(board: Board) => void>()
  const openStream = (position: string): EventStream => {
    const listeners: Record<string, (event: { data?: unknown }) => void> = {}
    const stream = { readyState: 0, close: () => {}, addEventListener }
    function addEventListener(name: string, listener: (event: { data?: unknown }) => void) {
      listeners[name] = listener
    }
    streams.push({
      position,
      emit(name, data) {
        if (name === 'error') stream.readyState = data === 'closed' ? 2 : 0
        listeners[name]?.({ data })
      },
    })
    return stream
  }
  const follower = followBoard({
    async read() {
      answers.reads += 1
      return answers.next
    },
    openStream,
    onBoard,
    onOrder: () => {},
    onMerchant: () => {},
    onTicket: () => {},
    onStale,
    onProblem: () => {},
    now: () => clock.now,
    wait(run, ms) {
      const timer = { at: clock.now + ms, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((each) => each !== timer)
      }
    },
  })
  async function pass(ms: number) {
    const end = clock.now + ms
    for (;;) {
      await settle()
      const next = timers.toSorted((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      timers = timers.filter((each) => each !== next)
      clock.now = next.at
      next.run()
    }
    clock.now = end
  }
  return { follower, streams, answers, onStale, onBoard, pass, lastStale: () => lastOf(onStale) }
}

const settle = async () => await new Promise((resolve) => setImmediate(resolve))
const lastOf = (spy: ReturnType<typeof vi.fn>) => spy.mock.lastCall?.[0] as unknown

test('the stream continues at the position of the board', async () => {
  const { streams, pass, lastStale } = setUp()
  await pass(0)
  expect(streams.map(({ position }) => position)).toEqual(['7'])
  expect(lastStale()).toBeNull()
})

test('heartbeats keep the board fresh; fifteen seconds without one make it stale (KITCH-32)', async () => {
  const { streams, answers, pass, lastStale } = setUp()
  await pass(0)
  answers.next = failure
  await pass(10_000)
  streams[0]?.emit('heartbeat', '{"now":""}')
  await pass(staleMs - 1)
  expect(lastStale()).toBeNull()
  await pass(1)
  expect(lastStale()).toBe(10_000)
})

test('a stale board is fresh within two seconds of contact, after a whole read (KITCH-32)', async () => {
  const { answers, onBoard, pass, lastStale } = setUp()
  await pass(0)
  answers.next = failure
  await pass(60_000)
  expect(lastStale()).toBe(0)
  onBoard.mockClear()
  answers.next = success
  await pass(1_000)
  expect(lastStale()).toBeNull()
  expect(onBoard).toHaveBeenCalledTimes(1)
})

test('the browser resumes a short break itself; a closed stream is opened again (KITCH-33)', async () => {
  const { streams, answers, pass } = setUp()
  await pass(0)
  streams[0]?.emit('error')
  await pass(2_000)
  expect([streams.length, answers.reads]).toEqual([1, 1])
  streams[0]?.emit('error', 'closed')
  await pass(2_000)
  expect([streams.length, answers.reads]).toEqual([2, 2])
})

test('waking reads at once after a silence, and not while the stream is alive', async () => {
  const { follower, answers, pass } = setUp()
  await pass(5_000)
  follower.wake()
  expect(answers.reads).toBe(1)
  await pass(6_000)
  follower.wake()
  expect(answers.reads).toBe(2)
})
