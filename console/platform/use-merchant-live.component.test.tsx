// Tests how a page keeps a merchant's live state (sold out, busy, paused) up to date, in a browser.
import type { LiveChange } from '@tingkat/ordering/merchant/live-change'
import type { Board } from '@tingkat/contract/console/kitchen'
import type { MerchantLive } from '@tingkat/contract/console/merchant-live'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw, fakeApi } from '../testing/draw.tsx'
import { changeLive, makeLive, merchant } from '../testing/live.ts'
import { BoardFeedProvider, useBoard } from './board-feed/use-board.tsx'
import { useMerchantLive } from './use-merchant-live.ts'

const originalEventSource = globalThis.EventSource
let restore = () => {}
// Fake time-outs never fire, so that a page that only polls reads once.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => {
  restore()
  globalThis.EventSource = originalEventSource
  vi.useRealTimers()
})

const livePath = '/kitchen/merchants/sg-m1/live'
const soldOut: LiveChange = { kind: 'sold_out', targets: [{ dishID: 'ikan' }], end: 'open' }

const boardMerchantOf = (live: MerchantLive): Board['merchants'][number] => ({
  merchantID: live.merchantID,
  name: merchant.name,
  country: live.country,
  timeZone: 'Asia/Singapore',
  currency: 'SGD',
  live: {
    version: live.version,
    soldOutCount: live.soldOut.length,
    busy: null,
    pause: null,
    autoAccept: live.autoAccept,
    capacity: live.capacity,
  },
  settings: { packingCheck: false, playedBy: 'person' },
})

/** Fakes a server with one merchant. The test sends the events of the board's event stream. */
function fakeServer() {
  const server = { live: makeLive() }
  const streams: EventTarget[] = []
  globalThis.EventSource = class extends EventTarget {
    readyState = 1
    constructor() {
      super()
      streams.push(this)
    }
    close() {}
  } as unknown as typeof EventSource
  const api = fakeApi(({ path }) => {
    if (path === '/merchants/sg-m1') return { body: merchant }
    if (path === livePath) return { body: server.live }
    if (path !== '/kitchen/board') return undefined
    const merchants = [boardMerchantOf(server.live)]
    const now = new Date().toISOString()
    return { body: { now, position: '7', merchants, orders: [], truncated: false } }
  })
  restore = api.restore
  return {
    server,
    streams,
    reads: () => api.requests.filter(({ path }) => path === livePath).length,
    emit: (name: string, data: object) =>
      streams.at(-1)?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) })),
  }
}

function Marks() {
  const { board } = useMerchantLive('sg-m1')
  const { staleSince } = useBoard()
  return (
    <p>
      {board?.live.soldOut.length ?? 0} marks, stream {staleSince === null ? 'alive' : 'lost'}
    </p>
  )
}

const Page = () => (
  <BoardFeedProvider merchantIDs={['sg-m1']}>
    <Marks />
  </BoardFeedProvider>
)

test('shows a mark of another tablet as soon as the stream tells of it (LIVE-15)', async () => {
  const { server, streams, reads, emit } = fakeServer()
  const screen = await draw(<Page />)
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(reads).toBeGreaterThan(0)
  server.live = changeLive(server.live, soldOut)
  emit('live', boardMerchantOf(server.live))
  await expect.element(screen.getByText('1 marks, stream alive')).toBeVisible()
})

test('reads every three seconds only while the stream is lost', async () => {
  const { server, streams, reads, emit } = fakeServer()
  const screen = await draw(<Page />)
  await expect.poll(() => streams.length).toBe(1)
  await expect.poll(reads).toBeGreaterThan(0)
  // The page reads the live state again when the kitchen board arrives.
  await expect.poll(reads).toBe(2)
  for (let second = 0; second < 10; second += 5) {
    vi.advanceTimersByTime(5_000)
    emit('heartbeat', {})
  }
  expect(reads()).toBe(2)
  server.live = changeLive(server.live, soldOut)
  vi.advanceTimersByTime(15_000)
  await expect.element(screen.getByText(/^1 marks/)).toBeVisible()
})
