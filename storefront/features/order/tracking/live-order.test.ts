// Tests of following an order: versions, broken streams, retries, polling, and the end.
import type { ApiResult, ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test, vi } from 'vitest'
import { followOrder, type EventStream } from './live-order.ts'

const order = (version: number, orderState = 'NEW') =>
  ({ orderID: 'o 1', version, orderState, finalState: null }) as Order
const success = (version: number, orderState?: string): ApiResult<Order> => ({
  ok: true,
  data: order(version, orderState),
})
const failure = (
  status: number,
  code: ClientProblem['code'] = 'network_error',
): ApiResult<Order> => ({
  ok: false,
  problem: { code, status, message: '', context: {} },
})

/** `answers` are the responses to the requests for the order. The last one is repeated. */
async function start(...answers: ApiResult<Order>[]) {
  const opened: { url: string; closed: boolean; emit: (type: string, data?: unknown) => void }[] =
    []
  const openStream = (url: string): EventStream => {
    const listeners = new Map<string, (event: { data?: unknown }) => void>()
    const stream = {
      url,
      closed: false,
      emit: (type: string, data?: unknown) =>
        listeners.get(type)?.({ data: typeof data === 'object' ? JSON.stringify(data) : data }),
    }
    opened.push(stream)
    return {
      addEventListener: (type, listener) => {
        listeners.set(type, listener)
      },
      close: () => {
        stream.closed = true
      },
    }
  }
  const spies = {
    onOrder: vi.fn<(received: Order) => void>(),
    onMessage: vi.fn<() => void>(),
    onPosition: vi.fn<() => void>(),
    onConnection: vi.fn<(open: boolean) => void>(),
    onProblem: vi.fn<() => void>(),
  }
  const waits: { run: () => void; ms: number; cancelled: boolean }[] = []
  const read = vi.fn<() => Promise<ApiResult<Order>>>(
    async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? failure(0),
  )
  const follower = followOrder({
    orderID: 'o 1',
    read,
    openStream,
    ...spies,
    wait(run, ms) {
      const timer = { run, ms, cancelled: false }
      waits.push(timer)
      return () => {
        timer.cancelled = true
      }
    },
  })
  await settle()
  const versions = () => spies.onOrder.mock.calls.map(([received]) => received.version)
  return { opened, read, waits, follower, versions, ...spies }
}
const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

test('ORD-12 reports each newer version once and ignores older versions', async () => {
  const { opened, versions } = await start(success(1))
  expect(opened[0]!.url).toBe('/api/v1/orders/o%201/events')
  for (const version of [2, 4, 3, 5]) opened[0]!.emit('order', order(version))
  expect(versions()).toEqual([1, 2, 4, 5])
})

test('ORD-12 reports a repeated version, messages and positions', async () => {
  const { opened, onMessage, onPosition, versions } = await start(success(3))
  opened[0]!.emit('order', order(3))
  opened[0]!.emit('message', { messageID: 'm1', nth: 1, from: 'courier', text: 'Here', at: '' })
  opened[0]!.emit('position', { latitude: 1.3, longitude: 103.8, at: '2026-11-21T04:00:00.000Z' })
  expect(versions()).toEqual([3, 3])
  expect(onMessage).toHaveBeenCalledOnce()
  expect(onPosition).toHaveBeenCalledOnce()
})

test('ORD-12 reads and connects again at once after a broken stream', async () => {
  const { opened, onConnection, versions, waits } = await start(success(1), success(6))
  opened[0]!.emit('open')
  opened[0]!.emit('error')
  expect(onConnection.mock.calls.map(([open]) => open)).toEqual([true, false])
  await settle()
  expect(waits).toEqual([])
  expect(versions()).toEqual([1, 6])
  expect(opened).toHaveLength(2)
  opened[1]!.emit('open')
  expect(onConnection).toHaveBeenLastCalledWith(true)
  // Events of the stream that was closed are ignored.
  expect(opened[0]!.closed).toBe(true)
  opened[0]!.emit('order', order(9))
  expect(versions()).toEqual([1, 6])
})

test('ORD-12 retries every second while offline, and at once when back online', async () => {
  const { opened, read, waits, follower, versions, onConnection } = await start(
    success(1),
    failure(0),
    failure(0),
    success(4),
  )
  opened[0]!.emit('error')
  await settle()
  expect(waits.map(({ ms }) => ms)).toEqual([1_000])
  waits[0]!.run()
  await settle()
  expect(read).toHaveBeenCalledTimes(3)
  expect(onConnection).toHaveBeenLastCalledWith(false)
  follower.wake()
  await settle()
  expect(waits[1]!.cancelled).toBe(true)
  expect(versions()).toEqual([1, 4])
  expect(opened).toHaveLength(2)
})

test('polls every 5 seconds after the second broken stream in a row', async () => {
  const { opened, waits, versions } = await start(success(1), success(2), success(3))
  opened[0]!.emit('error')
  await settle()
  opened[1]!.emit('error')
  await settle()
  expect(versions()).toEqual([1, 2, 3])
  expect(waits.map(({ ms }) => ms)).toEqual([5_000])
  waits[0]!.run()
  expect(opened).toHaveLength(3)
})

test.each([401, 403, 404])('stops after a %i', async (status) => {
  const refused = failure(status, 'unauthenticated')
  const { onProblem, opened, waits, follower, read } = await start(refused)
  expect(onProblem).toHaveBeenCalledOnce()
  follower.wake()
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([0, 0, 1])
})

test('disconnects when the order ends, and when stopped', async () => {
  const { opened, follower, waits, read } = await start(success(1), success(2, 'COMPLETED'))
  opened[0]!.emit('order', order(2, 'COMPLETED'))
  expect(opened[0]!.closed).toBe(true)
  opened[0]!.emit('error')
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([1, 0, 1])
  // A refund may follow after the order has ended, so `wake` reads the order once more.
  follower.wake()
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([1, 0, 2])

  const stopped = await start(success(1))
  stopped.follower.stop()
  stopped.opened[0]!.emit('error')
  await settle()
  expect(stopped.read).toHaveBeenCalledOnce()
})

test('ignores malformed events', async () => {
  const { opened, versions, onMessage, onPosition } = await start(success(1))
  for (const data of ['', '{', 'null', '{"version":1}', undefined])
    for (const type of ['order', 'message', 'position']) opened[0]!.emit(type, data)
  expect(versions()).toEqual([1])
  expect(onMessage).not.toHaveBeenCalled()
  expect(onPosition).not.toHaveBeenCalled()
})
