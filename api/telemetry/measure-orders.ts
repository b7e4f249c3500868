// Reports metrics of orders: their number and age in each state, and how long they stay in a state.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderStore } from '../order/store.ts'
import type { TelemetryStore, OrdersByState } from './store.ts'
import type { Telemetry } from './telemetry.ts'

// Minimum time in milliseconds between two queries that count orders, however often metrics are
// read.
const queryIntervalMs = 10_000

export function observeOrders(
  store: TelemetryStore,
  { meter }: Telemetry,
  clock: () => Date,
): void {
  const open = meter.createObservableGauge('tingkat.orders.open', {
    description: 'Open orders by country and state.',
  })
  const oldest = meter.createObservableGauge('tingkat.orders.oldest', {
    unit: 's',
    description: 'Age of the oldest order in a state, by country and state.',
  })
  let cached: { at: number; rows: OrdersByState[] } = { at: -Infinity, rows: [] }
  meter.addBatchObservableCallback(
    async (result) => {
      const now = clock()
      if (now.getTime() - cached.at >= queryIntervalMs)
        cached = { at: now.getTime(), rows: await store.countOpenOrders(now) }
      for (const { country, state, count, oldestSeconds } of cached.rows) {
        result.observe(open, count, { country, state })
        result.observe(oldest, oldestSeconds, { country, state })
      }
    },
    [open, oldest],
  )
}

/** Returns an order store that also measures how long orders stay in each state. */
export function instrumentOrders(orders: OrderStore, telemetry: Telemetry | undefined): OrderStore {
  if (!telemetry) return orders
  const duration = telemetry.meter.createHistogram('tingkat.order.state.duration', {
    unit: 's',
    description: 'Time that orders spent in a state.',
    advice: {
      explicitBucketBoundaries: [1, 5, 15, 60, 180, 300, 600, 900, 1_800, 3_600, 7_200, 86_400],
    },
  })
  return {
    ...orders,
    saveMove: async (moved) => {
      const saved = await orders.saveMove(moved)
      const left = saved && leftState(moved.order)
      if (left)
        duration.record(left.seconds, {
          country: moved.order.countryCode,
          state: left.state,
          path: moved.order.path,
        })
      return saved
    },
  }
}

/**
 * Returns the state that the order has just left and how many
 * seconds it was in it, or null if the state did not change.
 */
export function leftState({
  events,
}: Pick<Order, 'events'>): { state: string; seconds: number } | null {
  const last = events.at(-1)
  const previous = events.at(-2)
  if (!last || !previous || last.orderState === previous.orderState) return null
  const firstIndex =
    events.findLastIndex(
      (event, index) => index < events.length - 1 && event.orderState !== previous.orderState,
    ) + 1
  return {
    state: previous.orderState,
    seconds: (Date.parse(last.at) - Date.parse(events[firstIndex]?.at ?? previous.at)) / 1000,
  }
}
