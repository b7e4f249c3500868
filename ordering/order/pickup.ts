// Rules for orders that the eater collects from the merchant.
import type { MerchantSummary } from '../merchant/merchant.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { Order, OrderEvent } from './order-shape.ts'
import { notCollectedAfterSeconds } from './order-states.ts'
import { offersPickup } from './pickup-offer.ts'

/** Returns pickup_not_offered if the merchant does not offer pickup; else null. */
export function checkPickup(
  merchant: Pick<MerchantSummary, 'ID' | 'name' | 'isIntegrated' | 'pickup'>,
): Refusal | null {
  if (offersPickup(merchant)) return null
  return refuse('pickup_not_offered', { merchantID: merchant.ID, name: merchant.name })
}

/**
 * Returns the time from which the merchant may end a pickup order as not collected, as an ISO 8601
 * instant in UTC; null unless the order is ready and waits for its eater.
 */
export function notCollectedFrom({
  path,
  orderState,
  stateSince,
}: Pick<Order, 'path' | 'orderState' | 'stateSince'>): string | null {
  return path === 'pickup' && orderState === 'READY'
    ? new Date(Date.parse(stateSince) + notCollectedAfterSeconds * 1000).toISOString()
    : null
}

/**
 * Returns when the eater reported the arrival at the merchant, as an ISO 8601 instant; null before.
 */
export function hereSince({ events }: Pick<Order, 'events'>): string | null {
  return events.find(({ move }) => move === 'here')?.at ?? null
}

/**
 * Records that the eater has arrived at the merchant. Returns the
 * unchanged order if the arrival is recorded already. Refuses with
 * `impossible_move` unless a pickup order is being prepared or ready.
 */
export function markHere(order: Order, now: Date): Order | Refusal {
  if (hereSince(order)) return order
  const { path, orderState, version } = order
  if (path !== 'pickup' || (orderState !== 'ORDER_IN_PREPARE' && orderState !== 'READY'))
    return refuse('impossible_move', { orderState, move: 'here', by: 'eater', version })
  const event: OrderEvent = {
    version: version + 1,
    orderState,
    finalState: order.finalState,
    move: 'here',
    by: 'eater',
    at: now.toISOString(),
    reason: null,
    courier: null,
  }
  return { ...order, version: event.version, events: [...order.events, event] }
}

// The eater is reminded of a pickup order this many minutes after it became READY. At READY itself
// the eater gets the message that the food is ready.
const reminderMinutes = [15, 30] as const

/**
 * Returns when the eater is next reminded of the pickup order, as an ISO 8601 instant; null if none
 * is left.
 */
export function nextReminderAt({
  path,
  orderState,
  stateSince,
  events,
}: Pick<Order, 'path' | 'orderState' | 'stateSince' | 'events'>): string | null {
  if (path !== 'pickup' || orderState !== 'READY') return null
  const minutes = reminderMinutes[events.filter(({ move }) => move === 'remind').length]
  return minutes === undefined
    ? null
    : new Date(Date.parse(stateSince) + minutes * 60_000).toISOString()
}

/**
 * Records that the eater was reminded of the pickup order. Returns null if none is left, or if the
 * order no longer waits for its eater.
 */
export function remindOfPickup(order: Order, now: Date): Order | null {
  if (nextReminderAt(order) === null) return null
  const version = order.version + 1
  const { orderState, finalState } = order
  const event: OrderEvent = {
    version,
    orderState,
    finalState,
    move: 'remind',
    by: 'clock',
    at: now.toISOString(),
    reason: null,
    courier: null,
  }
  return { ...order, version, events: [...order.events, event] }
}
