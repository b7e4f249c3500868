// Tells the bus what was committed: publishes unpublished outbox rows in order, at least once.
import type { Bus } from './bus.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

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

/**
 * What is kept for those who are told later, written by the very statement that marks events as told: none is lost, none
 * is kept twice. `expressions` are common table expressions over `told` (id, country, order_id, version, type, created_at);
 * the last is called `name` and gives a row for each that was kept. `$parameter` is what `value` made of the batch.
 */
export type HandOn = {
  name: string
  expressions(parameter: number): string
  value(events: readonly OrderEvent[]): string
}

/** Rung when a batch left something for `name`. */
export const handedOnTopic = (name: string): string => `handed_on.${name}`

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
export function startRelay(
  database: Database,
  bus: Bus,
  {
    log,
    sweepMs = SWEEP_MS,
    handsOn = [],
  }: { log: Log; sweepMs?: number; handsOn?: readonly HandOn[] },
): Relay {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const publishBatch = async (): Promise<number> => {
    const { rows } = await database.query<Row>(
      `select id, country, order_id, version, type, payload, created_at
       from outbox where published_at is null order by id limit $1`,
      [BATCH],
    )
    const events = rows.map(toEvent)
    for (const event of events) await bus.publish(orderTopic(event.orderID), event)
    if (events.length > 0) await markTold(events)
    return rows.length
  }

  const markTold = async (events: readonly OrderEvent[]): Promise<void> => {
    // Of two processes that tell the same event one alone marks it, and so hands it on.
    const { rows } = await database.query<Record<string, number>>(
      `with told as (
         update outbox set published_at = now() where id = any($1::bigint[]) and published_at is null
         returning id, country, order_id, version, type, created_at
       )${handsOn.map(({ expressions }, place) => `, ${expressions(place + 2)}`).join('')}
       select ${['0 as nothing', ...handsOn.map(({ name }) => `(select count(*) from ${name}) as ${name}`)].join(', ')}`,
      [events.map(({ id }) => id), ...handsOn.map(({ value }) => value(events))],
    )
    for (const { name } of handsOn) if (rows[0]?.[name]) await bus.publish(handedOnTopic(name), {})
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
    if (!stopped)
      drain().catch((error) =>
        log.warn({ err: error }, 'events wait to be published; trying again'),
      )
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
