// The kinds of push messages: which event causes each kind, its time to live and its urgency.
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
  // The outbox consumer drops the message `late_credit` unless the eater gets credit for a late
  // order.
  hand_over: 'late_credit',
}

/**
 * Returns the kind of message for an event, or null for events that the eater
 * caused or that concern only the merchant and the courier. The outbox consumer
 * then drops `ready` unless the eater collects the order, and replaces
 * `delivered` by `late_credit` if the eater gets credit for a late order.
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
/** Time to live in seconds. A message that cannot be sent within this time is dropped. */
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
/** Returns the urgency of a message (RFC 8030, 5.3). `high` wakes a sleeping phone. */
export const urgencyOf = (kind: PushKind): 'high' | 'normal' =>
  urgentKinds.has(kind) ? 'high' : 'normal'
