// Kinds of push messages: the events that cause them, their time to live and their urgency.
import type { OrderEvent } from '@tingkat/ordering/order/order'

export const pushKinds = [
  'accepted',
  'courier',
  'new_courier',
  'collected',
  'arrived',
  'delivered',
  'changed',
  'failed',
  'cancelled',
  'message',
  'ready',
  'reminder',
  'replied',
  'late_credit',
] as const
export type PushKind = (typeof pushKinds)[number]

const kindOfMove: Partial<Record<OrderEvent['move'], PushKind>> = {
  change: 'changed',
  accept: 'accepted',
  assign: 'courier',
  collect: 'collected',
  arrive: 'arrived',
  deliver: 'delivered',
  ready: 'ready',
  remind: 'reminder',
  // The outbox consumer drops this message unless the order was late.
  hand_over: 'late_credit',
}

/**
 * Returns the kind of message for an event. Returns null for events that the eater caused, and for
 * those that matter only to the merchant and the courier. The outbox consumer drops `ready` unless
 * the order is for pickup, and replaces `delivered` by `late_credit` if the order was late.
 */
export function pushKindOf({
  orderState,
  move,
  by,
}: Pick<OrderEvent, 'orderState' | 'move' | 'by'>): PushKind | null {
  if (orderState === 'FAILED') return 'failed'
  if (orderState.startsWith('CANCELLED')) return by === 'eater' ? null : 'cancelled'
  return move === 'assign' && orderState === 'REALLOCATED'
    ? 'new_courier'
    : (kindOfMove[move] ?? null)
}

const minutes = 60
/** In seconds. A message that cannot be sent within this time is dropped. */
export const timeToLiveSeconds: Record<PushKind, number> = {
  accepted: 30 * minutes,
  courier: 30 * minutes,
  new_courier: 30 * minutes,
  collected: 60 * minutes,
  arrived: 15 * minutes,
  message: 30 * minutes,
  delivered: 240 * minutes,
  changed: 240 * minutes,
  failed: 240 * minutes,
  cancelled: 240 * minutes,
  ready: 120 * minutes,
  reminder: 60 * minutes,
  replied: 240 * minutes,
  late_credit: 240 * minutes,
}

const urgentKinds: ReadonlySet<PushKind> = new Set([
  'arrived',
  'changed',
  'failed',
  'cancelled',
  'message',
  'ready',
  'reminder',
])
/** Returns the urgency of a message: `high` wakes a sleeping phone (RFC 8030, 5.3). */
export const urgencyOf = (kind: PushKind): 'high' | 'normal' =>
  urgentKinds.has(kind) ? 'high' : 'normal'
