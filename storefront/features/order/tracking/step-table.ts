// What the tracking page says in every state of an order: which of four parts is under way, and how it stands.
import type { OrderPath, OrderState } from '@tingkat/ordering/order/order-states'
import { isCancelled, isFailed } from '@tingkat/ordering/order/order-states'
import type { Order } from '@tingkat/ordering/order/order'

/** The four parts of the progress bar, to the door or to a table. */
export const parts = ['sent', 'kitchen', 'way', 'door'] as const
export type Part = (typeof parts)[number]

export type Standing = 'waiting' | 'going' | 'done' | 'cancelled' | 'failed'

/** `part` is the one under way; `words` names the sentences under `order:states`. */
export type Step = { part: Part; standing: Standing; words: string }

const going = (part: Part, words: string): Step => ({ part, standing: 'going', words })
const cancelled = (words: string): Step => ({ part: 'sent', standing: 'cancelled', words })

const delivered: Record<OrderState, Step> = {
  SCHEDULED: { part: 'sent', standing: 'waiting', words: 'scheduled' },
  NEW: going('sent', 'new'),
  MAX_CONFIRMING: going('sent', 'confirming'),
  ALLOCATING: going('kitchen', 'searching'),
  REALLOCATING: going('kitchen', 'searching_again'),
  REALLOCATED: going('kitchen', 'rider_found_again'),
  ORDER_IN_PREPARE: going('kitchen', 'cooking'),
  ORDER_EXECUTING: going('kitchen', 'rider_waits'),
  READY: going('kitchen', 'packed'),
  PICKING_UP: going('kitchen', 'rider_to_kitchen'),
  DRIVER_AT_STORE: going('kitchen', 'rider_at_kitchen'),
  ORDER_PLACED_ON_MERCHANT: going('kitchen', 'ordered_at_counter'),
  FOOD_COLLECTED: going('way', 'on_the_way'),
  DRIVER_ARRIVED: going('door', 'at_the_door'),
  COMPLETED: { part: 'door', standing: 'done', words: 'delivered' },
  FAILED: { part: 'sent', standing: 'failed', words: 'failed' },
  CANCELLED: cancelled('cancelled'),
  CANCELLED_PASSENGER: cancelled('cancelled_by_you'),
  CANCELLED_DRIVER: cancelled('cancelled_by_rider'),
  CANCELLED_OPERATOR: cancelled('cancelled_by_us'),
  CANCELLED_MAX: cancelled('cancelled_by_kitchen'),
  CANCELLED_MEX: cancelled('cancelled_by_kitchen'),
  CANCELLED_PARTNER: cancelled('cancelled_by_partner'),
  CANCELLED_CHATBOT: cancelled('cancelled_by_bot'),
}

// At a table nobody rides: the food is cooked, is ready, and is served.
const served: Partial<Record<OrderState, Step>> = {
  ORDER_IN_PREPARE: going('kitchen', 'table_cooking'),
  ORDER_EXECUTING: going('kitchen', 'table_cooking'),
  READY: going('way', 'table_ready'),
  COMPLETED: { part: 'door', standing: 'done', words: 'table_served' },
}

/** Without a till the rider is sought first and orders at the counter. */
const counter: Partial<Record<OrderState, Step>> = { NEW: going('sent', 'searching_soon') }

export function stepOf(state: OrderState, path: OrderPath): Step {
  const special =
    path === 'table' ? served[state] : path === 'concierge' ? counter[state] : undefined
  return special ?? delivered[state]
}

/** An order's step now. A final state of cancelled or failed speaks louder than the state before it. */
export function currentStep(order: Pick<Order, 'orderState' | 'finalState' | 'path'>): Step {
  const ended =
    order.finalState && (isCancelled(order) || isFailed(order)) ? order.finalState : null
  return stepOf(ended ?? order.orderState, order.path)
}

export type TimelineRow = {
  part: Part
  mark: 'done' | 'now' | 'todo' | 'stopped'
  at: string | null
}

type Told = Pick<Order, 'orderState' | 'finalState' | 'path' | 'events' | 'placedAt'>

/** The four parts with their times (ISO 8601), as far as the order has come; parts never reached by an ended order are left out. */
export function timelineOf(order: Told): TimelineRow[] {
  const step = currentStep(order)
  const stopped = step.standing === 'cancelled' || step.standing === 'failed'
  const reached = stopped ? lastPart(order) : step.part
  const rows = parts.map((part, index): TimelineRow => {
    const place = index - parts.indexOf(reached)
    const mark =
      step.standing === 'done' || place < 0
        ? 'done'
        : place > 0
          ? 'todo'
          : stopped
            ? 'stopped'
            : 'now'
    return { part, mark, at: timeOf(order, part, mark) }
  })
  return stopped ? rows.filter((row) => row.mark !== 'todo') : rows
}

/** How much of each part's bar is filled: 1, a share of it, or 0. */
export function progressOf(order: Told): number[] {
  return parts.map((part) => {
    const mark = timelineOf(order).find((row) => row.part === part)?.mark ?? 'todo'
    return mark === 'done' ? 1 : mark === 'now' ? 0.55 : 0
  })
}

function timeOf(order: Told, part: Part, mark: TimelineRow['mark']): string | null {
  if (part === 'sent') return order.placedAt
  if (mark === 'todo') return null
  if (mark === 'stopped') return order.events.at(-1)?.at ?? null
  // A finished kitchen is told by when the food was packed, everything else by when it began.
  const packed =
    part === 'kitchen' && mark === 'done'
      ? order.events.find((event) => event.move === 'ready' || event.move === 'collect')
      : undefined
  return (
    (
      packed ??
      order.events.find(
        (event) => stepOf(event.orderState, order.path).part === part && !isStop(event.orderState),
      )
    )?.at ?? null
  )
}

const isStop = (state: OrderState) =>
  isCancelled({ orderState: state, finalState: null }) ||
  isFailed({ orderState: state, finalState: null })

function lastPart(order: Told): Part {
  const last = order.events.filter((event) => !isStop(event.orderState)).at(-1)
  return last ? stepOf(last.orderState, order.path).part : 'sent'
}
