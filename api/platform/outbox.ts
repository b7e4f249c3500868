// Tells the bus what was committed: publishes unpublished outbox rows in order, at least once.
import type { Bus } from './bus.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

/** What subscribers of `order.{orderID}` get. `id` grows with each event of the outbox: server-sent events resume from it. */
export type OrderEvent = {
  id: number
  country: string
  orderID: string
  version: number
  type: string
  payload: unknown
  createdAt: string
}

export type Relay = {
  /** Call after a commit that wrote to the outbox; returns at once. */
  nudge(): void
  /** Publishes all there is and resolves when nothing unpublished is left. */
  drain(): Promise<void>
  stop(): Promise<void>
}

export const orderTopic = (orderID: string): string => `order.${orderID}`

export function startRelay(_database: Database, _bus: Bus, _options: { log: Log }): Relay {
  throw new Error('The relay cannot be started yet.')
}
