// Tests of an order's event stream over a real port, with broken connections and concurrent moves.
import { heartbeatSeconds } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { emptyOrderExtras } from '@tingkat/ordering/order/order-view'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openLocalBus, type Bus } from '../../platform/events/bus.ts'
import type { OrderStore } from '../store.ts'
import { createStreamLimit } from '../../live/stream-limit.ts'
import { followOrder } from './live-actions.ts'
import { lunchTime, openTestApp, type TestApp } from '../../testing/app.ts'
import { readEvents } from '../../testing/event-stream.ts'
import {
  logInByInjection,
  merchantWhere,
  openPartner,
  placeDinner,
  unwrap,
  type TestEater,
  type TestPartner,
} from '../../testing/journey.ts'

let api: TestApp
let baseUrl: string
let eater: TestEater
let merchantPartner: TestPartner
let fleet: TestPartner
let merchant: Merchant

beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

type Message = { id: number; event: string; order: Order }
const lines: AbortController[] = []
afterEach(() => lines.splice(0).forEach((line) => line.abort()))

/** Opens the stream and returns its messages as a generator, which ends with the stream. */
async function open(orderID: string, lastEventID?: number, cookie = eater.cookie) {
  const line = new AbortController()
  lines.push(line)
  const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
    headers: {
      cookie,
      accept: 'text/event-stream',
      ...(lastEventID === undefined ? {} : { 'last-event-id': String(lastEventID) }),
    },
    signal: line.signal,
  })
  return { response, messages: read(response), hangUp: () => line.abort() }
}

async function* read(response: Response): AsyncGenerator<Message, void, void> {
  for await (const { id, event, data } of readEvents(response))
    yield { id: Number(id), event, order: data as Order }
}

const next = async (messages: AsyncGenerator<Message, void, void>) => (await messages.next()).value!
const courier = { name: 'Siti Nurul', vehicle: 'e-bike', plate: 'SG 1' }
const move = async (orderID: string, name: OrderMove) => {
  const partner = ['receive', 'accept', 'ready'].includes(name) ? merchantPartner : fleet
  return unwrap(
    await partner.client.moveOrder(orderID, {
      move: name,
      ...(name === 'assign' ? { courier } : {}),
    }),
  )
}
const untilDelivered: OrderMove[] = [
  'receive',
  'accept',
  'assign',
  'ready',
  'at_store',
  'collect',
  'arrive',
  'deliver',
]

describe('the stream', () => {
  test('sends the current state, then each change, and ends with the order (ORD-12)', async () => {
    const { orderID } = await placeDinner(eater, merchant)
    const { response, messages } = await open(orderID)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(response.headers.get('cache-control')).toContain('no-store')
    expect(await next(messages)).toMatchObject({
      id: 1,
      event: 'order',
      order: { orderID, orderState: 'NEW' },
    })
    for (const [place, name] of untilDelivered.entries()) {
      const { orderState } = await move(orderID, name)
      expect(await next(messages)).toMatchObject({
        id: place + 2,
        order: { orderState, version: place + 2 },
      })
    }
    expect(await messages.next()).toMatchObject({ done: true })
  })

  test('resumes from Last-Event-ID without gaps or repetitions (ORD-12)', async () => {
    const { orderID } = await placeDinner(eater, merchant)
    const first = await open(orderID)
    expect((await next(first.messages)).id).toBe(1)
    first.hangUp()
    await move(orderID, 'receive')
    await move(orderID, 'accept')
    const again = await open(orderID, 1)
    const missed = await next(again.messages)
    expect(missed.id).toBe(3)
    expect(missed.order.events.map((event) => event.orderState)).toEqual([
      'NEW',
      'MAX_CONFIRMING',
      'ALLOCATING',
    ])
    const knowing = await open(orderID, 3)
    await move(orderID, 'assign')
    expect((await next(knowing.messages)).id).toBe(4)
  })

  test('misses no change while moves and new streams race (ORD-12)', async () => {
    for (let round = 0; round < 5; round++) {
      const { orderID } = await placeDinner(eater, merchant)
      const watched = Promise.all(
        [0, 1, 2].map(async () => {
          const { messages } = await open(orderID)
          let last: Message | undefined
          for await (const message of messages) {
            expect(message.id).toBeGreaterThan(last?.id ?? 0)
            expect(message.order.events).toHaveLength(message.id)
            last = message
          }
          return last?.order.orderState
        }),
      )
      for (const name of untilDelivered) await move(orderID, name)
      expect(await watched).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
    }
  })

  test('allows ten streams per account, and another one after one was closed', async () => {
    const crowd = await logInByInjection(api)
    const { orderID } = await placeDinner(crowd, merchant)
    const open10 = await Promise.all(
      Array.from({ length: 10 }, () => open(orderID, undefined, crowd.cookie)),
    )
    expect(open10.every(({ response }) => response.ok)).toBe(true)
    expect((await open(orderID, undefined, crowd.cookie)).response.status).toBe(429)
    open10[0]!.hangUp()
    await vi.waitFor(
      async () => {
        const { response, hangUp } = await open(orderID, undefined, crowd.cookie)
        expect(response.status).toBe(200)
        hangUp()
      },
      { timeout: 60_000 },
    )
  })

  test('opened during the shutdown does not delay it', async () => {
    const subscribing = Promise.withResolvers<void>()
    const closing = Promise.withResolvers<void>()
    const local = openLocalBus()
    const bus: Bus = {
      ...local,
      subscribe: async (topic, handler) => {
        if (!topic.startsWith('order.')) return await local.subscribe(topic, handler)
        subscribing.resolve()
        await closing.promise
        return async () => {}
      },
    }
    const other = await openTestApp({
      database: api.database,
      catalogue: api.deps.catalogue,
      jobs: api.deps.jobs,
      relay: api.deps.relay,
      countries: [],
      bus,
    })
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const { orderID } = await placeDinner(eater, merchant)
    const line = new AbortController()
    lines.push(line)
    const response = fetch(url + fillPath(paths.orderEvents, { orderID }), {
      headers: { cookie: eater.cookie },
      signal: line.signal,
    })
    await subscribing.promise
    const closed = other.app.close()
    closing.resolve()
    const text = await (await response).text()
    await closed
    expect(text).not.toContain(': still here')
  })

  test('OPS-20 ends at once when the server shuts down, with a retry hint of 0 to 5 s', async () => {
    const other = await openTestApp({ ...api.deps, countries: [] })
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' })
    const { orderID } = await placeDinner(eater, merchant)
    const response = await fetch(url + fillPath(paths.orderEvents, { orderID }), {
      headers: { cookie: eater.cookie },
    })
    const [text] = await Promise.all([response.text(), other.app.close()])
    expect(text).toContain('id: 1')
    const hint = Number(/retry: (\d+)\n\n$/.exec(text)?.[1])
    expect(hint).toBeGreaterThanOrEqual(0)
    expect(hint).toBeLessThanOrEqual(5_000)
  })
})

const unseen = { version: 0, messages: 0 }
const quiet = { chats: { list: async () => [] }, clock: () => lunchTime }

describe('between subscribing and reading', () => {
  test('a change after the subscription and before the read is sent once', async () => {
    const { orderID } = await placeDinner(eater, merchant)
    const stop = new AbortController()
    let reads = 0
    const orders = {
      find: async () => {
        // The order moves to its next state during the first
        // read. This read returns the version before the move.
        const order = await readOrder(orderID)
        if (++reads === 1) {
          await move(orderID, 'receive')
          await api.deps.relay.drain()
        }
        return {
          order,
          accountID: 'me',
          totalInMinor: 0,
          courierPartner: null,
          extras: emptyOrderExtras,
        }
      },
    } as unknown as OrderStore
    const text = await followOrder(
      { ...quiet, orders, bus: api.deps.bus, streams: createStreamLimit() },
      { accountID: 'me' },
      orderID,
      unseen,
      stop.signal,
    )
    const told: string[] = []
    for await (const part of text) {
      const id = /^id: (\d+)$/m.exec(part)?.[1]
      if (id) told.push(id)
      if (told.length === 2) break
    }
    stop.abort()
    expect(told).toEqual(['1', '2'])
  })

  test('heartbeats keep a quiet stream open, and polling finds what the bus lost', async () => {
    const { orderID } = await placeDinner(eater, merchant)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const stop = new AbortController()
      let order = await readOrder(orderID)
      const orders = {
        find: async () => ({
          order,
          accountID: 'me',
          totalInMinor: 0,
          courierPartner: null,
          extras: emptyOrderExtras,
        }),
      } as unknown as OrderStore
      const deafBus = {
        publish: async () => {},
        subscribe: async () => async () => {},
        close: async () => {},
      }
      const text = await followOrder(
        { ...quiet, orders, bus: deafBus, streams: createStreamLimit() },
        { accountID: 'me' },
        orderID,
        unseen,
        stop.signal,
      )
      await text.next()
      expect((await text.next()).value).toContain('id: 1')
      order = { ...order, version: 2 }
      const beat = async () => {
        const waiting = text.next()
        await vi.advanceTimersByTimeAsync(heartbeatSeconds * 1000)
        return (await waiting).value
      }
      for (let beats = 0; beats < 4; beats++) expect(await beat()).toMatch(/^:/)
      expect((await text.next()).value).toContain('id: 2')
      stop.abort()
    } finally {
      vi.useRealTimers()
    }
  })
})

const readOrder = async (orderID: string) => unwrap(await eater.client.readOrder(orderID))
