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
  /** Publishes all there is; resolves when nothing unpublished was left. Throws when the database or the bus is away. */
  drain(): Promise<void>
  /** Finishes the batch under way and stops. */
  stop(): Promise<void>
}

type Row = {
  id: number
  country: string
  order_id: string
  version: number
  type: string
  payload: unknown
  created_at: Date
}

// Small enough that a batch is quick, large enough that one round trip tells many.
const BATCH = 100
// Finds what a process left behind that died between commit and publishing.
const SWEEP_MS = 5_000

export const orderTopic = (orderID: string): string => `order.${orderID}`

const toEvent = (row: Row): OrderEvent => ({
  id: row.id,
  country: row.country,
  orderID: row.order_id,
  version: row.version,
  type: row.type,
  payload: row.payload,
  createdAt: row.created_at.toISOString(),
})

/** Starts publishing. Several processes may relay one outbox: an event may then come twice, never not at all. */
export function startRelay(database: Database, bus: Bus, { log, sweepMs = SWEEP_MS }: { log: Log; sweepMs?: number }): Relay {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const publishBatch = async (): Promise<number> => {
    const { rows } = await database.query<Row>(
      `select id, country, order_id, version, type, payload, created_at
       from outbox where published_at is null order by id limit $1`,
      [BATCH],
    )
    for (const row of rows) await bus.publish(orderTopic(row.order_id), toEvent(row))
    if (rows.length > 0) {
      await database.query('update outbox set published_at = now() where id = any($1::bigint[])', [rows.map((row) => row.id)])
    }
    return rows.length
  }

  const publishAll = async (): Promise<void> => {
    do {
      again = false
      while (!stopped && (await publishBatch()) === BATCH);
    } while (again && !stopped)
  }

  const drain = (): Promise<void> => {
    again = true
    running ??= publishAll().finally(() => {
      running = undefined
    })
    return running
  }

  const nudge = (): void => {
    if (!stopped) drain().catch((error) => log.warn({ err: error }, 'events wait to be published; trying again'))
  }
  const timer = setInterval(nudge, sweepMs)
  timer.unref()
  nudge()

  return {
    nudge,
    drain,
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}
