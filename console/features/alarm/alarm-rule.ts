// Decides which sounds the alarm plays now. This depends only on the orders of the board, so that
// an answer on one tablet silences all tablets.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

/** The alarm is louder as soon as an order has waited this long, in milliseconds. */
export const loudAfterMs = 60_000
/** An order rings once when it is late by this many milliseconds. */
export const lateAfterMs = 600_000
// Automatically accepted orders ring only in the first minute after they were accepted, so that a
// board that is opened later is silent.
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
  /** The number of orders that wait for an answer. While there are any, the alarm repeats. */
  unanswered: number
  isLoud: boolean
  /**
   * The number of cancelled orders that nobody has confirmed. While there are any, another sound
   * repeats.
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

/** Returns the rings that were not played yet, and adds them to `played`. */
export function takeNew(once: readonly OnceRing[], played: Set<string>): OnceRing[] {
  const fresh = once.filter(({ key }) => !played.has(key))
  for (const { key } of fresh) played.add(key)
  return fresh
}
