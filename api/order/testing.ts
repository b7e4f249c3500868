// For tests of orders: one that its courier carries, to say things about, and what placing one writes.
import { randomUUID } from 'node:crypto'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { lunchTime, openTestApp, type TestApp } from '../testing/app.ts'
import { readEvents } from '../testing/event-stream.ts'
import {
  merchantWhere,
  applyMoves,
  openPartner,
  placeDinner,
  type TestEater,
} from '../testing/journey.ts'

export const assigned: OrderMove[] = ['receive', 'accept', 'assign']
export const rest: OrderMove[] = ['ready', 'at_store', 'collect', 'arrive', 'deliver']
export const message = (text: string, messageID: string = randomUUID()) => ({ messageID, text })
export const refusedFor = (code: string) => ({ ok: false, problem: { code } })

/** How many rows stand in each table that placing an order writes. */
export async function countWritten(api: TestApp): Promise<Record<string, number> | undefined> {
  const tables = ['orders', 'idempotency_key', 'ledger_entry', 'outbox']
  const { rows } = await api.database.query<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}, (select count(*) from jobs.job) as jobs`,
  )
  return rows[0]
}

/** A server with its kitchen and two fleets; its clock stands still until a test moves it on. */
export async function openRound() {
  const clock = { now: lunchTime }
  const api = await openTestApp({ clock: () => clock.now })
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  const fleet = await openPartner(api, { role: 'courier' })
  const otherFleet = await openPartner(api, { role: 'courier' })
  const merchant = merchantWhere(api, (one) => one.isIntegrated)
  const baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const lines: AbortController[] = []
  const move = async (orderID: string, ...names: OrderMove[]) =>
    await applyMoves({ merchantPartner, fleet }, orderID, ...names)

  return {
    api,
    merchantPartner,
    fleet,
    otherFleet,
    merchant,
    clock,
    move,
    secondsOn: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },

    async assignedOrder(eater: TestEater): Promise<Order> {
      const order = await placeDinner(eater, merchant)
      await move(order.orderID, ...assigned)
      return order
    },

    /** The order's live events, as that eater hears them. */
    async follow({ cookie }: TestEater, orderID: string, lastEventID?: string) {
      const line = new AbortController()
      lines.push(line)
      const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
        headers: { cookie, ...(lastEventID ? { 'last-event-id': lastEventID } : {}) },
        signal: line.signal,
      })
      const told = readEvents(response)
      const next = async () => {
        const { value } = await told.next()
        if (!value) throw new Error('the stream ended')
        return value
      }
      return { next, told, hangUp: () => line.abort() }
    },
    hangUpAll: () => lines.splice(0).forEach((line) => line.abort()),
  }
}
