// Following an order: newer ones only, again after a refusal, and no longer than it lives.
import type { Order } from '@tingkat/ordering/order'
import { expect, test, vi } from 'vitest'
import { followOrder, type EventStream } from './live-order.ts'

function stage() {
  const opened: { url: string; closed: boolean; readyState: number; say: (type: string, data?: unknown) => void }[] = []
  const openStream = (url: string): EventStream => {
    const listeners = new Map<string, (event: { data?: unknown }) => void>()
    const stream = { url, closed: false, readyState: 1, say: (type: string, data?: unknown) => listeners.get(type)?.({ data }) }
    opened.push(stream)
    return {
      addEventListener: (type, listener) => { listeners.set(type, listener) },
      close: () => { stream.closed = true },
      get readyState() { return stream.readyState },
    }
  }
  const changed = vi.fn<(order: Order) => void>()
  const connection = vi.fn<(open: boolean) => void>()
  const later: (() => void)[] = []
  const following = followOrder({ orderID: 'o 1', openStream, changed, connection, later: again => later.push(again) })
  const order = (version: number, orderState = 'NEW') => JSON.stringify({ orderID: 'o 1', version, orderState, finalState: null })
  return { opened, changed, connection, later, following, order }
}

test('ORD-12 takes each newer order once, in whatever order they come', () => {
  const { opened, changed, order } = stage()
  expect(opened[0]!.url).toBe('/api/v1/orders/o%201/events')
  for (const version of [1, 3, 2, 3, 4]) opened[0]!.say('order', order(version))
  expect(changed.mock.calls.map(([one]) => one.version)).toEqual([1, 3, 4])
})

test('says when the connection is lost and when it is back; a refused stream is opened anew', () => {
  const { opened, connection, later } = stage()
  opened[0]!.say('open')
  opened[0]!.say('error')
  expect(later).toHaveLength(0)
  opened[0]!.readyState = 2
  opened[0]!.say('error')
  later[0]!()
  expect(opened).toHaveLength(2)
  opened[1]!.say('open')
  expect(connection.mock.calls.map(([open]) => open)).toEqual([true, false, false, true])
})

test('ends with the order, and when the page leaves', () => {
  const { opened, order, following, later } = stage()
  opened[0]!.say('order', order(2, 'COMPLETED'))
  expect(opened[0]!.closed).toBe(true)
  following.stop()
  opened[0]!.readyState = 2
  opened[0]!.say('error')
  expect(later).toHaveLength(0)
})

test('garbage on the stream is passed over', () => {
  const { opened, changed } = stage()
  for (const data of ['', '{', 'null', '{"version":1}', undefined]) opened[0]!.say('order', data)
  expect(changed).not.toHaveBeenCalled()
})
