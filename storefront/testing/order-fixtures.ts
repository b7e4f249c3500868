// Creates orders for component tests, in any state, placed a moment ago.
import type { ApiResult } from '@tingkat/contract/client'
import type { Courier, Order } from '@tingkat/ordering/order/order'
import { emptyOrderExtras, toOrderView, type OrderExtras } from '@tingkat/ordering/order/order-view'
import { isEnded, isFailed, type OrderState } from '@tingkat/ordering/order/order-states'
import type { Cancellation } from '@tingkat/ordering/order/reasons'
import { makeOrder, makePlacement } from '@tingkat/ordering/testing/fixtures'
import type { OrderPlacement } from '@tingkat/ordering/order/order'

export const rizal: Courier = { name: 'Rizal Hakim', vehicle: 'Honda Wave', plate: 'FBX 4821 K' }

export type OrderSketch = Partial<Order> & {
  state?: OrderState
  /** Seconds since the order entered its state. */
  since?: number
  /** The reason of the cancellation. */
  cancellation?: Cancellation
  beside?: Partial<OrderExtras>
  placement?: Partial<OrderPlacement>
}

/** Returns an order as the server does. Version, events and payments match the state. */
export function makeOrderView({
  state = 'NEW',
  since = 0,
  cancellation,
  beside = {},
  placement,
  ...changes
}: OrderSketch = {}): Order {
  const now = new Date()
  const at = new Date(now.getTime() - since * 1000).toISOString()
  const placed = makeOrder({
    now: new Date(now.getTime() - since * 1000),
    ...(placement ? { ...makePlacement(placement), ...placement } : {}),
  })
  const ended = isEnded({ orderState: state, finalState: null })
  const moved: Order = {
    ...placed,
    orderState: state,
    finalState: ended ? state : null,
    version: 2,
    cancelable: [
      'NEW',
      'ALLOCATING',
      'MAX_CONFIRMING',
      'SCHEDULED',
      'REALLOCATING',
      'REALLOCATED',
    ].includes(state),
    reason: isFailed({ orderState: state, finalState: null }) ? 'MAX_IGNORE' : null,
    stateSince: at,
    courier: withCourier.has(state) ? rizal : null,
    ...changes,
  }
  const { orderState, finalState, reason, courier, version } = moved
  const events = changes.events ?? [
    ...placed.events,
    {
      version,
      orderState,
      finalState,
      move: 'receive' as const,
      by: 'merchant' as const,
      at,
      reason,
      courier,
      cancellation,
    },
  ]
  return {
    ...toOrderView({ ...moved, events }, { ...emptyOrderExtras, ...beside }, now),
    ...changes,
  }
}

const withCourier = new Set<OrderState>([
  'ORDER_IN_PREPARE',
  'ORDER_EXECUTING',
  'READY',
  'PICKING_UP',
  'DRIVER_AT_STORE',
  'ORDER_PLACED_ON_MERCHANT',
  'FOOD_COLLECTED',
  'DRIVER_ARRIVED',
  'REALLOCATED',
  'COMPLETED',
])

export const answered = <T>(data: T): ApiResult<T> => ({ ok: true, data })
export const refused = (code: string, status = 409): ApiResult<never> => ({
  ok: false,
  problem: { code: code as 'unavailable', status, message: '', context: {} },
})
export const unreachable: ApiResult<never> = refused('network_error', 0)
