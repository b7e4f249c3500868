// Rules for orders that the eater collects from the merchant.
import type { MerchantSummary } from '../merchant/merchant.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { Order, OrderEvent } from './order-shape.ts'
import { notCollectedAfterSeconds } from './order-states.ts'
import { offersPickup } from './pickup-offer.ts'

/** Refusal: pickup_not_offered. */
export function checkPickup(
  merchant: Pick<MerchantSummary, 'ID' | 'name' | 'isIntegrated' | 'pickup'>,
): Refusal | null {
  if (offersPickup(merchant)) return null
  return refuse('pickup_not_offered', { merchantID: merchant.ID, name: merchant.name })
}

/**
 * When the merchant may end an order that nobody collected, as an ISO 8601 instant, UTC; null
 * unless the order waits for its eater.
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

/** When the eater said that they are at the merchant, as an ISO 8601 instant; null if not yet. */
export function hereSince({ events }: Pick<Order, 'events'>): string | null {
  return events.find(({ move }) => move === 'here')?.at ?? null
}

/**
 * Records that the eater is at the merchant. A repetition returns the unchanged order. Refusal:
 * impossible_move unless the merchant prepares the order or has it ready for pickup.
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

// Minutes after READY. The first message, at READY, says that the food is ready.
const reminderMinutes = [15, 30] as const

/** When the eater is reminded next, as an ISO 8601 instant; null if no reminder is left. */
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

/** Records a reminder. Null if none is left or the order no longer waits for its eater. */
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
