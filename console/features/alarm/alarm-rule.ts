// Decides which sounds the alarm plays now. This depends only on the orders of the kitchen board,
// so that staff who answer an order on one tablet silence the alarm on all tablets.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

/** The alarm becomes louder as soon as an order has waited this many milliseconds for an answer. */
export const loudAfterMs = 60_000
/** An order rings once when its food is this many milliseconds late. */
export const lateAfterMs = 600_000
// In milliseconds: an automatically accepted order rings only in this time after it was accepted,
// so that a kitchen board that is opened later does not ring for it.
const autoAcceptedMs = 60_000

type AlarmOrder = Pick<
  KitchenOrder,
  'orderID' | 'lane' | 'releasedAt' | 'toConfirm' | 'autoAccepted' | 'acceptedAt' | 'readyBy'
>

/**
 * A sound that is not repeated: a device plays each `key`, which contains the order's id, only
 * once. `times` says how often the sound is then played in a row.
 */
export type OnceRing = { key: string; sound: 'order' | 'late'; times: number }

export type Ringing = {
  /**
   * The number of orders that wait for the merchant's answer. While there are any, the alarm
   * repeats.
   */
  unanswered: number
  isLoud: boolean
  /**
   * The number of cancelled orders that no staff have confirmed. While there are any, a sound of
   * their own repeats.
   */
  cancelled: number
  once: OnceRing[]
}

/** Returns what the alarm has to play. `now` is the server's time in milliseconds. */
export function ringingOf(orders: readonly AlarmOrder[], now: number): Ringing {
  const unanswered = orders.filter(({ lane, toConfirm }) => lane === 'new' && toConfirm === null)
  return {
    unanswered: unanswered.length,
    isLoud: unanswered.some(
      ({ releasedAt }) => releasedAt !== null && now - Date.parse(releasedAt) >= loudAfterMs,
    ),
    cancelled: orders.filter(({ toConfirm }) => toConfirm === 'cancelled').length,
    once: orders.flatMap((order) => onceOf(order, now)),
  }
}

function onceOf(order: AlarmOrder, now: number): OnceRing[] {
  const { orderID, lane, autoAccepted, acceptedAt, readyBy } = order
  if (lane !== 'cooking') return []
  const rings: OnceRing[] = []
  if (autoAccepted && acceptedAt && now - Date.parse(acceptedAt) < autoAcceptedMs)
    rings.push({ key: `accepted ${orderID}`, sound: 'order', times: 2 })
  if (readyBy && now - Date.parse(readyBy) >= lateAfterMs)
    rings.push({ key: `late ${orderID}`, sound: 'late', times: 1 })
  return rings
}

/** Returns the rings whose keys are not in `played`, and adds their keys to it. */
export function takeNew(once: readonly OnceRing[], played: Set<string>): OnceRing[] {
  const fresh = once.filter(({ key }) => !played.has(key))
  for (const { key } of fresh) played.add(key)
  return fresh
}
