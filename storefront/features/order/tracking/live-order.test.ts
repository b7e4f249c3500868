// Following an order: newer ones only, again after every break, quickly when the network is back, and no longer than it lives.
import type { Answer, ClientProblem } from '@tingkat/contract/client'
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test, vi } from 'vitest'
import { followOrder, type EventStream } from './live-order.ts'

const order = (version: number, orderState = 'NEW') =>
  ({ orderID: 'o 1', version, orderState, finalState: null }) as Order
const yes = (version: number, orderState?: string): Answer<Order> => ({
  ok: true,
  data: order(version, orderState),
})
const no = (status: number, code: ClientProblem['code'] = 'network_error'): Answer<Order> => ({
  ok: false,
  problem: { code, status, message: '', context: {} },
})

/** The answers to come, one a reading; the last one stays. */
async function stage(...answers: Answer<Order>[]) {
  const opened: { url: string; closed: boolean; say: (type: string, data?: unknown) => void }[] = []
  const openStream = (url: string): EventStream => {
    const listeners = new Map<string, (event: { data?: unknown }) => void>()
    const stream = {
      url,
      closed: false,
      say: (type: string, data?: unknown) =>
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
    changed: vi.fn<(one: Order) => void>(),
    message: vi.fn<() => void>(),
    position: vi.fn<() => void>(),
    connection: vi.fn<(open: boolean) => void>(),
    failed: vi.fn<() => void>(),
  }
  const waits: { run: () => void; ms: number; off: boolean }[] = []
  const read = vi.fn<() => Promise<Answer<Order>>>(
    async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? no(0),
  )
  const following = followOrder({
    orderID: 'o 1',
    read,
    openStream,
    ...spies,
    wait(run, ms) {
      const one = { run, ms, off: false }
      waits.push(one)
      return () => {
        one.off = true
      }
    },
  })
  await settle()
  const versions = () => spies.changed.mock.calls.map(([one]) => one.version)
  return { opened, read, waits, following, versions, ...spies }
}
const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

test('ORD-12 takes each newer order once, in whatever order they come', async () => {
  const { opened, versions } = await stage(yes(1))
  expect(opened[0]!.url).toBe('/api/v1/orders/o%201/events')
  for (const version of [2, 4, 3, 5]) opened[0]!.say('order', order(version))
  expect(versions()).toEqual([1, 2, 4, 5])
})

test('ORD-12 what is told without a version of its own is taken too: a message, a position, a count', async () => {
  const { opened, message, position, versions } = await stage(yes(3))
  opened[0]!.say('order', order(3))
  opened[0]!.say('message', { messageID: 'm1', nth: 1, from: 'courier', text: 'Here', at: '' })
  opened[0]!.say('position', { latitude: 1.3, longitude: 103.8, at: '2026-11-21T04:00:00.000Z' })
  expect(versions()).toEqual([3, 3])
  expect(message).toHaveBeenCalledOnce()
  expect(position).toHaveBeenCalledOnce()
})

test('ORD-12 a broken stream: the order is read and followed anew at once; what happened meanwhile is there', async () => {
  const { opened, connection, versions, waits } = await stage(yes(1), yes(6))
  opened[0]!.say('open')
  opened[0]!.say('error')
  expect(connection.mock.calls.map(([open]) => open)).toEqual([true, false])
  await settle()
  expect(waits).toEqual([])
  expect(versions()).toEqual([1, 6])
  expect(opened).toHaveLength(2)
  opened[1]!.say('open')
  expect(connection).toHaveBeenLastCalledWith(true)
  // The old one is dead, whatever it may still say.
  expect(opened[0]!.closed).toBe(true)
  opened[0]!.say('order', order(9))
  expect(versions()).toEqual([1, 6])
})

test('ORD-12 without a network it is asked for every second; the network’s return asks at once', async () => {
  const { opened, read, waits, following, versions, connection } = await stage(
    yes(1),
    no(0),
    no(0),
    yes(4),
  )
  opened[0]!.say('error')
  await settle()
  expect(waits.map(({ ms }) => ms)).toEqual([1_000])
  waits[0]!.run()
  await settle()
  expect(read).toHaveBeenCalledTimes(3)
  expect(connection).toHaveBeenLastCalledWith(false)
  following.wake()
  await settle()
  expect(waits[1]!.off).toBe(true)
  expect(versions()).toEqual([1, 4])
  expect(opened).toHaveLength(2)
})

test('where streams are cut again and again the order is asked for instead, at a calmer pace', async () => {
  const { opened, waits, versions } = await stage(yes(1), yes(2), yes(3))
  opened[0]!.say('error')
  await settle()
  opened[1]!.say('error')
  await settle()
  expect(versions()).toEqual([1, 2, 3])
  expect(waits.map(({ ms }) => ms)).toEqual([5_000])
  waits[0]!.run()
  expect(opened).toHaveLength(3)
})

test.each([401, 403, 404])('a %i ends it: nothing is asked any more', async (status) => {
  const { failed, opened, waits, following, read } = await stage(no(status, 'unauthenticated'))
  expect(failed).toHaveBeenCalledOnce()
  following.wake()
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([0, 0, 1])
})

test('ends with the order, and when the page leaves', async () => {
  const { opened, following, waits, read } = await stage(yes(1), yes(2, 'COMPLETED'))
  opened[0]!.say('order', order(2, 'COMPLETED'))
  expect(opened[0]!.closed).toBe(true)
  opened[0]!.say('error')
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([1, 0, 1])
  // Looked at again, it is read once: a refund may have come.
  following.wake()
  await settle()
  expect([opened.length, waits.length, read.mock.calls.length]).toEqual([1, 0, 2])

  const left = await stage(yes(1))
  left.following.stop()
  left.opened[0]!.say('error')
  await settle()
  expect(left.read).toHaveBeenCalledOnce()
})

test('garbage on the stream is passed over', async () => {
  const { opened, versions, message, position } = await stage(yes(1))
  for (const data of ['', '{', 'null', '{"version":1}', undefined])
    for (const type of ['order', 'message', 'position']) opened[0]!.say(type, data)
  expect(versions()).toEqual([1])
  expect(message).not.toHaveBeenCalled()
  expect(position).not.toHaveBeenCalled()
})
