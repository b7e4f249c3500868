// Computes how much time an order has left until its food must be ready, or until it must be
// answered.
import type { KitchenOrder } from '@tingkat/contract/console/kitchen'

const minute = 60_000
/** From three minutes before the food must be ready, the time is amber (KITCH-12). */
const soonMs = 3 * minute

/** `minutes` is never negative: for a late order, it counts the minutes since `readyBy`. */
export type TimeLeft = {
  state: 'ok' | 'soon' | 'late'
  minutes: number
  /** The part of the cooking time that has passed, from 0 to 1. */
  share: number
}

type CookedOrder = Pick<KitchenOrder, 'readyBy' | 'acceptedAt' | 'placedAt'>

/** Returns null for an order without `readyBy`. */
export function timeLeftOf(order: CookedOrder, now: number): TimeLeft | null {
  if (order.readyBy === null) return null
  const end = Date.parse(order.readyBy)
  const start = Date.parse(order.acceptedAt ?? order.placedAt)
  const left = end - now
  const share = Math.min(1, Math.max(0, (now - start) / Math.max(1, end - start)))
  if (left < 0) return { state: 'late', minutes: Math.max(1, Math.floor(-left / minute)), share: 1 }
  return { state: left <= soonMs ? 'soon' : 'ok', minutes: Math.floor(left / minute), share }
}

/**
 * Returns whole seconds until the order times out because nobody answers it; null if it does not
 * time out.
 */
export const secondsToAnswer = ({ answerBy }: Pick<KitchenOrder, 'answerBy'>, now: number) =>
  answerBy === null ? null : Math.max(0, Math.ceil((Date.parse(answerBy) - now) / 1000))

/** Returns which part of the time to answer the order is left, as a fraction from 0 to 1. */
export function shareToAnswer(
  { answerBy, releasedAt, placedAt }: Pick<KitchenOrder, 'answerBy' | 'releasedAt' | 'placedAt'>,
  now: number,
): number {
  if (answerBy === null) return 1
  const end = Date.parse(answerBy)
  const start = Date.parse(releasedAt ?? placedAt)
  return Math.min(1, Math.max(0, (end - now) / Math.max(1, end - start)))
}

/** The kitchen board warns staff this many seconds before an unanswered order times out. */
export const lastCallSeconds = 30

/** Returns the seconds as minutes and seconds, for example `1:48`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Returns the whole minutes since an instant, at least 0. */
export const minutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / minute))
