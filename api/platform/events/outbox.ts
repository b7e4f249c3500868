// Transactional outbox: publishes committed order events on the bus, in sequence and at least once.
import type { Bus } from './bus.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

/**
 * Message of the topics `order.{orderID}` and `merchant.{merchantID}`.
 * `id` increases with each event. A reconnected event stream (SSE)
 * sends the events after the last `id` that its client received.
 */
export type OrderEvent = {
  id: number
  country: string
  orderID: string
  merchantID: string | null
  version: number
  type: string
  payload: unknown
  createdAt: string
}

/**
 * Stores rows for later delivery in the same statement that marks events as published,
 * so that each event is consumed exactly once. `expressions` returns common table
 * expressions, which may read `published` (id, country, order_id, version, type,
 * created_at). The last expression must be called `name` and return one row for each
 * stored row. The result of `value` is the statement's parameter number `parameter`.
 */
export type OutboxConsumer = {
  name: string
  expressions(parameter: number): string
  value(events: readonly OrderEvent[]): string
}

/** Topic of the message that announces new rows for the consumer `name`. */
export const consumerTopic = (name: string): string => `handed_on.${name}`

export type Relay = {
  /** Starts publishing and returns immediately. Call it after a commit that wrote to the outbox. */
  nudge(): void
  /** Resolves when all events are published. Throws if the database or the message bus fails. */
  drain(): Promise<void>
  /** Stops publishing. Resolves after the current batch. */
  stop(): Promise<void>
}

type Row = {
  id: number
  country: string
  order_id: string
  merchant_id: string | null
  version: number
  type: string
  payload: unknown
  created_at: Date
}

// Number of events per batch. Marking a batch is one
// round trip and takes milliseconds at this size.
const BATCH_SIZE = 100
// In milliseconds: the interval at which the relay looks for unpublished
// events, because a process may stop between its commit and publishing.
const SWEEP_MS = 5_000

/** Topic of the messages by which a process without a relay asks other processes to publish. */
const requestTopic = 'outbox.relay'

export const orderTopic = (orderID: string): string => `order.${orderID}`

/** Encodes `.` and `*`, which have a special meaning in NATS topics. */
export const merchantTopic = (merchantID: string): string =>
  `merchant.${encodeURIComponent(merchantID).replaceAll('.', '%2E').replaceAll('*', '%2A')}`

const toEvent = (row: Row): OrderEvent => ({
  id: row.id,
  country: row.country,
  orderID: row.order_id,
  merchantID: row.merchant_id,
  version: row.version,
  type: row.type,
  payload: row.payload,
  createdAt: row.created_at.toISOString(),
})

/** Starts publishing. If several processes relay one outbox, an event may be published twice. */
export function startRelay(
  database: Database,
  bus: Bus,
  {
    log,
    sweepMs = SWEEP_MS,
    consumers = [],
  }: { log: Log; sweepMs?: number; consumers?: readonly OutboxConsumer[] },
): Relay {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  const publishBatch = async (): Promise<number> => {
    const { rows } = await database.query<Row>(
      `select id, country, order_id, merchant_id, version, type, payload, created_at
       from outbox where published_at is null order by id limit $1`,
      [BATCH_SIZE],
    )
    const events = rows.map(toEvent)
    for (const event of events) {
      await bus.publish(orderTopic(event.orderID), event)
      if (event.merchantID !== null) await bus.publish(merchantTopic(event.merchantID), event)
    }
    if (events.length > 0) await markPublished(events)
    return rows.length
  }

  const markPublished = async (events: readonly OrderEvent[]): Promise<void> => {
    // If two processes publish the same event, only one
    // of them marks it and stores the consumers' rows.
    const { rows } = await database.query<Record<string, number>>(
      `with untold as (
         select id from outbox where id = any($1::bigint[]) and published_at is null
         order by id for update
       ), published as (
         update outbox set published_at = now() where id in (select id from untold)
         returning id, country, order_id, version, type, created_at
       )${consumers.map(({ expressions }, index) => `, ${expressions(index + 2)}`).join('')}
       select ${[
         '0 as nothing',
         ...consumers.map(
           ({ name }) => `(select count(*)
         from ${name}) as ${name}`,
         ),
       ].join(', ')}`,
      [events.map(({ id }) => id), ...consumers.map(({ value }) => value(events))],
    )
    for (const { name } of consumers)
      if (rows[0]?.[name]) await bus.publish(consumerTopic(name), {})
  }

  const publishAll = async (): Promise<void> => {
    do {
      again = false
      while (!stopped && (await publishBatch()) === BATCH_SIZE);
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
        log.warn({ err: error }, 'publishing events failed; it will be retried'),
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

/**
 * Returns the relay of a process that publishes no events itself.
 * Instead, it asks other processes over the bus to publish them.
 */
export function requestRelay(bus: Pick<Bus, 'publish'>): Pick<Relay, 'nudge'> {
  // If the request is lost, another process finds the event when it polls.
  return { nudge: () => void bus.publish(requestTopic, {}).catch(() => {}) }
}

/**
 * Calls the relay whenever another process requests
 * it. Returns a function that ends the subscription.
 */
export async function relayOnRequest(
  bus: Pick<Bus, 'subscribe'>,
  relay: Pick<Relay, 'nudge'>,
): Promise<() => Promise<void>> {
  return await bus.subscribe(requestTopic, () => relay.nudge())
}
