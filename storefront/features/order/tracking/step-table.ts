// Maps each state of an order to one of the four parts of the progress bar and to a text.
import type { OrderPath, OrderState } from '@tingkat/ordering/order/order-states'
import { isCancelled, isFailed } from '@tingkat/ordering/order/order-states'
import type { Order } from '@tingkat/ordering/order/order'

/** The parts of the progress bar, from sent to the end: delivered, served or collected. */
export const orderParts = ['sent', 'merchant', 'way', 'door'] as const
type OrderPart = (typeof orderParts)[number]

export type StepStatus = 'waiting' | 'going' | 'done' | 'cancelled' | 'failed'

/**
 * `part` is the part of the progress bar that the order is in. `textKey` is the key of the texts
 * under `order:states`.
 */
type Step = { part: OrderPart; status: StepStatus; textKey: string }

const going = (part: OrderPart, textKey: string): Step => ({ part, status: 'going', textKey })
const cancelled = (textKey: string): Step => ({ part: 'sent', status: 'cancelled', textKey })

const deliverySteps: Record<OrderState, Step> = {
  SCHEDULED: { part: 'sent', status: 'waiting', textKey: 'scheduled' },
  NEW: going('sent', 'new'),
  MAX_CONFIRMING: going('sent', 'confirming'),
  ALLOCATING: going('merchant', 'searching'),
  REALLOCATING: going('merchant', 'searching_again'),
  REALLOCATED: going('merchant', 'courier_found_again'),
  ORDER_IN_PREPARE: going('merchant', 'cooking'),
  ORDER_EXECUTING: going('merchant', 'courier_waits'),
  READY: going('merchant', 'packed'),
  PICKING_UP: going('merchant', 'courier_to_merchant'),
  DRIVER_AT_STORE: going('merchant', 'courier_at_merchant'),
  ORDER_PLACED_ON_MERCHANT: going('merchant', 'ordered_at_counter'),
  FOOD_COLLECTED: going('way', 'on_the_way'),
  DRIVER_ARRIVED: going('door', 'at_the_door'),
  COMPLETED: { part: 'door', status: 'done', textKey: 'delivered' },
  FAILED: { part: 'sent', status: 'failed', textKey: 'failed' },
  CANCELLED: cancelled('cancelled'),
  CANCELLED_PASSENGER: cancelled('cancelled_by_you'),
  CANCELLED_DRIVER: cancelled('cancelled_by_courier'),
  CANCELLED_OPERATOR: cancelled('cancelled_by_us'),
  CANCELLED_MAX: cancelled('cancelled_by_merchant'),
  CANCELLED_MEX: cancelled('cancelled_by_merchant'),
  CANCELLED_PARTNER: cancelled('cancelled_by_partner'),
  CANCELLED_CHATBOT: cancelled('cancelled_by_bot'),
}

const specialSteps: Record<OrderPath, Partial<Record<OrderState, Step>>> = {
  integrated: {},
  // An order at a table has no courier: the food is prepared, then ready, then served.
  table: {
    ORDER_IN_PREPARE: going('merchant', 'table_cooking'),
    ORDER_EXECUTING: going('merchant', 'table_cooking'),
    READY: going('way', 'table_ready'),
    COMPLETED: { part: 'door', status: 'done', textKey: 'table_served' },
  },
  // An order for pickup has no courier: the eater collects the food once it is ready.
  pickup: {
    ORDER_IN_PREPARE: going('merchant', 'pickup_cooking'),
    READY: going('way', 'pickup_ready'),
    COMPLETED: { part: 'door', status: 'done', textKey: 'pickup_done' },
  },
  // The merchant of a concierge order has no connected system.
  // A courier is found first and then orders at the counter.
  concierge: { NEW: going('sent', 'searching_soon') },
}

export function stepOf(state: OrderState, path: OrderPath): Step {
  return specialSteps[path][state] ?? deliverySteps[state]
}

/**
 * Returns the current step. A final state that is a cancellation
 * or a failure takes precedence over the order state.
 */
export function currentStep(order: Pick<Order, 'orderState' | 'finalState' | 'path'>): Step {
  const endState =
    order.finalState && (isCancelled(order) || isFailed(order)) ? order.finalState : null
  return stepOf(endState ?? order.orderState, order.path)
}

export const isStopped = ({ status }: Step): boolean =>
  status === 'cancelled' || status === 'failed'

type TimelineMark = 'done' | 'now' | 'todo' | 'stopped'
export type TimelineRow = { part: OrderPart; mark: TimelineMark; at: string | null }

type TimelineOrder = Pick<Order, 'orderState' | 'finalState' | 'path' | 'events' | 'placedAt'>

/**
 * Returns the four parts of the progress bar with their times (ISO 8601; null for a part that is
 * not reached yet). For a cancelled or failed order, parts that it never reached are left out and
 * the last row is its end.
 */
export function timelineOf(order: TimelineOrder): TimelineRow[] {
  const step = currentStep(order)
  const stopped = isStopped(step)
  const reached = orderParts.indexOf(stopped ? lastPart(order) : step.part)
  const rows = orderParts.map((part, index): TimelineRow => {
    const mark = markOf(index - reached, step)
    return { part, mark, at: timeOf(order, part, mark) }
  })
  if (!stopped) return rows
  const sent: TimelineRow = { part: 'sent', mark: 'done', at: order.placedAt }
  return [sent, ...rows.filter((row) => row.mark === 'stopped' || isDoneAfterSent(row))]
}

const isDoneAfterSent = ({ part, mark }: TimelineRow) => part !== 'sent' && mark === 'done'

/**
 * Returns how a part of the progress bar is marked. `distance` is the index of the part minus the
 * index of the part that the order has reached.
 */
function markOf(distance: number, step: Step): TimelineMark {
  if (step.status === 'done' || distance < 0) return 'done'
  if (distance > 0) return 'todo'
  return isStopped(step) ? 'stopped' : 'now'
}

function timeOf(order: TimelineOrder, part: OrderPart, mark: TimelineMark): string | null {
  if (mark === 'todo') return null
  if (mark === 'stopped') return order.events.at(-1)?.at ?? null
  if (part === 'sent') return order.placedAt
  // Once the merchant has finished preparing, the part `merchant` shows the time of its end. Every
  // other part shows the time of its start.
  const packed =
    part === 'merchant' && mark === 'done'
      ? order.events.find((event) => event.move === 'ready' || event.move === 'collect')
      : undefined
  return (packed ?? firstEventOf(order, part))?.at ?? null
}

const firstEventOf = ({ events, path }: TimelineOrder, part: OrderPart) =>
  events.find(
    (event) => !isEndState(event.orderState) && stepOf(event.orderState, path).part === part,
  )

/** Returns the part of the progress bar that a cancelled or failed order has reached. */
function lastPart({ events, path }: TimelineOrder): OrderPart {
  const last = events.filter((event) => !isEndState(event.orderState)).at(-1)
  return last ? stepOf(last.orderState, path).part : 'sent'
}

const isEndState = (state: OrderState) =>
  isCancelled({ orderState: state, finalState: null }) ||
  isFailed({ orderState: state, finalState: null })
