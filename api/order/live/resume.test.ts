// Tests of connections that break at any moment: two seconds after reconnecting, the client has the
// server's order and chat, and has received nothing twice.
import { randomUUID } from 'node:crypto'
import { messageEventName, orderEventName } from '@tingkat/contract/live-events'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { ChatMessage } from '@tingkat/ordering/order/chat'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/app.ts'
import { readParts, parseEvent } from '../../testing/event-stream.ts'
import {
  logInByInjection,
  merchantWhere,
  applyMoves,
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

beforeAll(async () => {
  api = await openTestApp()
  eater = await logInByInjection(api)
  merchantPartner = await openPartner(api, { role: 'merchant' })
  fleet = await openPartner(api, { role: 'courier' })
  baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => api.close())

// A fixed seed makes a failed run repeatable.
let seed = 20_261_121
const chance = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31

/** Behaves like a page of the storefront: keeps the last event id and reconnects with it. */
function openPage(orderID: string) {
  const page = {
    lastEventID: '',
    order: null as Order | null,
    messages: [] as ChatMessage[],
    parts: 0,
    line: new AbortController(),
  }
  const read = async (stop: AbortSignal) => {
    const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
      headers: { cookie: eater.cookie, 'last-event-id': page.lastEventID },
      signal: stop,
    })
    for await (const part of readParts(response)) {
      // After its connection is lost, a browser ignores the data that is still in its buffer.
      if (stop.aborted) return
      take(part)
    }
  }
  const take = (part: string) => {
    const told = parseEvent(part)
    page.parts++
    page.lastEventID = told?.id ?? page.lastEventID
    if (told?.event === orderEventName) page.order = told.data as Order
    if (told?.event === messageEventName) {
      const message = told.data as ChatMessage
      page.messages.push(message)
      // Chat messages do not change the order's version. They are numbered from 1, so the number of
      // the last message is their count.
      if (page.order) page.order = { ...page.order, messageCount: message.nth }
    }
  }
  return {
    page,
    cut: () => page.line.abort(),
    connect: () => {
      page.line = new AbortController()
      void read(page.line.signal).catch(() => {})
    },
  }
}

const moves: OrderMove[] = [
  'receive',
  'accept',
  'assign',
  'ready',
  'at_store',
  'collect',
  'arrive',
  'deliver',
]
/** Makes the order's next move, or sends a chat message from the eater or the courier. */
async function happen(orderID: string, left: OrderMove[]): Promise<void> {
  const talking = left.length < 6 && left.length > 0 && chance() < 0.6
  if (talking)
    return void unwrap(
      await (chance() < 0.5 ? eater.client.sendMessage : fleet.client.sendPartnerMessage)(orderID, {
        messageID: randomUUID(),
        text: `word ${chance()}`,
      }),
    )
  const move = left.shift()
  if (move) await applyMoves({ merchantPartner, fleet }, orderID, move)
}

test(
  'a client is up to date two seconds after any broken connection (ORD-12, TRACK-24)',
  { timeout: 60_000 },
  async () => {
    const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
    let cuts = 0
    for (let round = 0; round < 4; round++) {
      const { orderID } = await placeDinner(eater, merchant)
      const left = [...moves]
      const { page, cut, connect } = openPage(orderID)
      connect()
      while (left.length > 0) {
        const happening = happen(orderID, left)
        if (chance() < 0.5) {
          if (chance() < 0.5) await happening
          cut()
          cuts++
          // These moves and messages happen while the client is disconnected.
          await happening
          if (chance() < 0.7) await happen(orderID, left)
          connect()
        }
        await happening
        const [order, chat] = [
          unwrap(await eater.client.readOrder(orderID)),
          unwrap(await eater.client.readMessages(orderID)),
        ]
        await expect
          .poll(() => [page.order, page.messages], { timeout: 60_000, interval: 10 })
          .toEqual([order, chat.messages])
      }
      cut()
      expect(new Set(page.messages.map((message) => message.nth)).size).toBe(page.messages.length)
    }
    expect(cuts).toBeGreaterThan(8)
  },
)
