// A server with partners for tests of orders, and a function that counts the rows that placing an
// order writes.
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

/** The moves of an order up to the assignment of a courier. */
export const movesToAssigned: OrderMove[] = ['receive', 'accept', 'assign']
/** The moves that follow the assignment, up to the delivery. */
export const movesToDelivered: OrderMove[] = ['ready', 'at_store', 'collect', 'arrive', 'deliver']
export const message = (text: string, messageID: string = randomUUID()) => ({ messageID, text })
export const refusedWith = (code: string) => ({ ok: false, problem: { code } })

/** Returns the number of rows in each table that placing an order writes. */
export async function countWritten(api: TestApp): Promise<Record<string, number> | undefined> {
  const tables = ['orders', 'idempotency_key', 'ledger_entry', 'outbox']
  const { rows } = await api.database.query<Record<string, number>>(
    `select ${tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}` +
      ', (select count(*) from jobs.job) as jobs',
  )
  return rows[0]
}

/**
 * Returns a server with a merchant and two courier
 * fleets. Its clock stands still until a test moves it.
 */
export async function openOrderTest() {
  const clock = { now: lunchTime }
  const api = await openTestApp({ clock: () => clock.now })
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  const fleet = await openPartner(api, { role: 'courier' })
  const otherFleet = await openPartner(api, { role: 'courier' })
  const merchant = merchantWhere(api, ({ isIntegrated }) => isIntegrated)
  const baseUrl = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const connections: AbortController[] = []
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
    passSeconds: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },

    async assignedOrder(eater: TestEater): Promise<Order> {
      const order = await placeDinner(eater, merchant)
      await move(order.orderID, ...movesToAssigned)
      return order
    },

    async follow({ cookie }: TestEater, orderID: string, lastEventID?: string) {
      const connection = new AbortController()
      connections.push(connection)
      const response = await fetch(baseUrl + fillPath(paths.orderEvents, { orderID }), {
        headers: { cookie, ...(lastEventID ? { 'last-event-id': lastEventID } : {}) },
        signal: connection.signal,
      })
      const events = readEvents(response)
      const next = async () => {
        const { value } = await events.next()
        if (!value) throw new Error('the stream ended')
        return value
      }
      return { next, events, disconnect: () => connection.abort() }
    },
    disconnectAll: () => connections.splice(0).forEach((connection) => connection.abort()),
  }
}
