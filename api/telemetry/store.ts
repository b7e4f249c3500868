// SQL of the numbers that are reported as metrics.
import type { OrderState } from '@tingkat/ordering/order/order-states'
import type { Database } from '../platform/database/database.ts'

export type OrdersByState = {
  country: string
  state: OrderState
  count: number
  oldestSeconds: number
}
/** Work that is due but not done. `name` is a queue, a country or a kind of message. */
export type Backlog = {
  kind: 'event' | 'payment' | 'message' | 'failing_message' | 'job' | 'help' | 'unreachable'
  name: string
  count: number
  oldestSeconds: number
}
export type TelemetryStore = ReturnType<typeof openTelemetryStore>

export function openTelemetryStore(database: Pick<Database, 'query'>) {
  return {
    /**
     * Returns the number and the highest age of open orders by country and state. The age of a
     * pickup order that is ready does not count, because the order waits for its eater and not for
     * a partner.
     */
    async countOpenOrders(now: Date): Promise<OrdersByState[]> {
      const { rows } = await database.query<OrdersByState>(
        `select country, doc ->> 'orderState' as state, count(*)::int as count,
           coalesce(extract(epoch from $1::timestamptz - min((doc ->> 'stateSince')::timestamptz)
             filter (where doc ->> 'path' <> 'pickup' or doc ->> 'orderState' <> 'READY')), 0)::float8
             as "oldestSeconds"
         from orders where ended_at is null group by 1, 2`,
        [now],
      )
      return rows
    },

    /**
     * Counts work that is due but not done: unpublished events; unsettled payments by country;
     * webhooks and push messages that are due or have failed before; due jobs by queue; open
     * help requests and unreachable merchants by country. Kinds without work have no row.
     */
    async countBacklog(now: Date): Promise<Backlog[]> {
      const { rows } = await database.query<Backlog>(
        `select kind, name, count(*)::int as count,
           greatest(0, extract(epoch from $1::timestamptz - min(since)))::float8 as "oldestSeconds"
         from (
           select 'event' as kind, 'outbox' as name, created_at as since
             from outbox where published_at is null
           union all select 'payment', country, created_at
             from payment where state in ('started', 'challenge')
           union all select 'payment', country, created_at
             from tip_payment where state in ('started', 'challenge')
           union all select 'message', 'webhook', next_at from webhook_delivery where next_at <= $1
           union all select 'message', 'push', next_at from push_message where next_at <= $1
           union all select 'message', 'device_push', next_at
             from device_push_message where next_at <= $1
           union all select 'failing_message', 'webhook', created_at
             from webhook_delivery where attempts > 0
           union all select 'failing_message', 'push', created_at
             from push_message where attempts > 0
           union all select 'failing_message', 'device_push', created_at
             from device_push_message where attempts > 0
           union all select 'job', name, start_after
             from jobs.job where state in ('created', 'retry') and start_after <= $1
           union all select 'help', country, at from help_request where state = 'open'
           union all select 'unreachable', country, (doc ->> 'unreachableSince')::timestamptz
             from merchant_live where doc ->> 'unreachableSince' is not null
         ) as work group by kind, name`,
        [now],
      )
      return rows
    },
  }
}
