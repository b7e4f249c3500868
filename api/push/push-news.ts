// Which events of an order are worth a message to the eater, how long each is news, and how much it presses.
import type { OrderEvent } from '@tingkat/ordering/order/order'

export const pushKinds = [
  'accepted',
  'rider',
  'new_rider',
  'collected',
  'arrived',
  'delivered',
  'changed',
  'failed',
  'cancelled',
  'message',
] as const
export type PushKind = (typeof pushKinds)[number]

const newsOfMove: Partial<Record<OrderEvent['move'], PushKind>> = {
  change: 'changed',
  accept: 'accepted',
  assign: 'rider',
  collect: 'collected',
  arrive: 'arrived',
  deliver: 'delivered',
}

/** Null for what the eater did, what only the kitchen cares about, and what happens while they look on. */
export function newsOf({
  orderState,
  move,
  by,
}: Pick<OrderEvent, 'orderState' | 'move' | 'by'>): PushKind | null {
  if (orderState === 'FAILED') return 'failed'
  if (orderState.startsWith('CANCELLED')) return by === 'eater' ? null : 'cancelled'
  return move === 'assign' && orderState === 'REALLOCATED'
    ? 'new_rider'
    : (newsOfMove[move] ?? null)
}

const minutes = 60
/** Seconds after which nobody needs to hear it any more. */
export const newsSeconds: Record<PushKind, number> = {
  accepted: 30 * minutes,
  rider: 30 * minutes,
  new_rider: 30 * minutes,
  collected: 60 * minutes,
  arrived: 15 * minutes,
  message: 30 * minutes,
  delivered: 240 * minutes,
  changed: 240 * minutes,
  failed: 240 * minutes,
  cancelled: 240 * minutes,
}

const pressing: ReadonlySet<PushKind> = new Set([
  'arrived',
  'changed',
  'failed',
  'cancelled',
  'message',
])
/** Whether a sleeping phone is woken for it (RFC 8030, 5.3). */
export const urgencyOf = (kind: PushKind): 'high' | 'normal' =>
  pressing.has(kind) ? 'high' : 'normal'
