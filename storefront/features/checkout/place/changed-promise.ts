// Reads the refusal of an order whose price is unchanged but whose food would arrive later than the
// promised delivery time.
import type { ClientProblem } from '@tingkat/contract/client'

/**
 * Minutes from ordering to the promised delivery time, as shown to the eater and as promised now;
 * null without a promised time.
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
