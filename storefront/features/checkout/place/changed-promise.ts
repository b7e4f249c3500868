// Reads the refusal of an order whose price is unchanged
// but whose food would arrive later than promised.
import type { ClientProblem } from '@tingkat/contract/client'

/**
 * Minutes from ordering to the promised time, as shown to
 * the eater and as promised now; null without a promise.
 */
export type ChangedPromise = { shownMinutes: number | null; freshMinutes: number | null }

export function readChangedPromise({
  code,
  context: { shownMinutes, freshMinutes },
}: Pick<ClientProblem, 'code' | 'context'>): ChangedPromise | null {
  if (code !== 'promise_changed') return null
  return { shownMinutes: minutesOf(shownMinutes), freshMinutes: minutesOf(freshMinutes) }
}

const minutesOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
