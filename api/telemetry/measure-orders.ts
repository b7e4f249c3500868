// Orders as operators watch them: how many stand in each state, since when, and how long states last.
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderStore } from '../order/store.ts'
import type { TelemetryStore, OrdersByState } from './store.ts'
import type { Telemetry } from './telemetry.ts'

// However often somebody looks, the database is asked no more often.
const askEveryMs = 10_000

export function watchOrders(store: TelemetryStore, { meter }: Telemetry, clock: () => Date): void {
  const open = meter.createObservableGauge('tingkat.orders.open', {
    description: 'Orders under way, by country and state.',
  })
  const oldest = meter.createObservableGauge('tingkat.orders.oldest', {
    unit: 's',
    description:
      'How long the order that waits longest has stood in its state, by country and state.',
  })
  let known: { at: number; rows: OrdersByState[] } = { at: -Infinity, rows: [] }
  meter.addBatchObservableCallback(
    async (told) => {
      const now = clock()
      if (now.getTime() - known.at >= askEveryMs)
        known = { at: now.getTime(), rows: await store.countOpenOrders(now) }
      for (const { country, state, count, oldestSeconds } of known.rows) {
        told.observe(open, count, { country, state })
        told.observe(oldest, oldestSeconds, { country, state })
      }
    },
    [open, oldest],
  )
}

/** The same store, which notes how long the state that an order leaves has lasted. */
export function measuredOrders(orders: OrderStore, { meter }: Telemetry): OrderStore {
  const lasted = meter.createHistogram('tingkat.order.state.duration', {
    unit: 's',
    description: 'Time that orders stood in a state before they left it.',
    advice: {
      explicitBucketBoundaries: [1, 5, 15, 60, 180, 300, 600, 900, 1_800, 3_600, 7_200, 86_400],
    },
  })
  return {
    ...orders,
    saveMove: async (moved) => {
      const saved = await orders.saveMove(moved)
      const left = saved && stateLeft(moved.order)
      if (left)
        lasted.record(left.seconds, {
          country: moved.order.countryCode,
          state: left.state,
          path: moved.order.path,
        })
      return saved
    },
  }
}

/** The state that the order has just left, and how many seconds it lasted; null when it stands where it stood. */
export function stateLeft({
  events,
}: Pick<Order, 'events'>): { state: string; seconds: number } | null {
  const last = events.at(-1)
  const before = events.at(-2)
  if (!last || !before || last.orderState === before.orderState) return null
  const since =
    events.findLastIndex(
      (event, index) => index < events.length - 1 && event.orderState !== before.orderState,
    ) + 1
  return {
    state: before.orderState,
    seconds: (Date.parse(last.at) - Date.parse(events[since]?.at ?? before.at)) / 1000,
  }
}
