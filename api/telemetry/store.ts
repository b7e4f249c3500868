// SQL of metrics.
import type { OrderState } from '@tingkat/ordering/order/order-states'
import type { Database } from '../platform/database/database.ts'

export type OrdersByState = {
  country: string
  state: OrderState
  count: number
  oldestSeconds: number
}
export type TelemetryStore = ReturnType<typeof openTelemetryStore>

export function openTelemetryStore(database: Pick<Database, 'query'>) {
  return {
    /** Returns number and highest age of open orders by country and state. */
    async countOpenOrders(now: Date): Promise<OrdersByState[]> {
      const { rows } = await database.query<OrdersByState>(
        `select country, doc ->> 'orderState' as state, count(*)::int as count,
           extract(epoch from $1::timestamptz - min((doc ->> 'stateSince')::timestamptz))::float8 as "oldestSeconds"
         from orders where ended_at is null group by 1, 2`,
        [now],
      )
      return rows
    },
  }
}
