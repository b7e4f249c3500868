// Reads why an order was not placed although its price still holds: the food would be later.
import type { ClientProblem } from '@tingkat/contract/client'

/** Minutes from ordering to the promised time; null without a promise. */
export type ChangedPromise = { shownMinutes: number | null; freshMinutes: number | null }

export function readChangedPromise({
  code,
  context: { shownMinutes, freshMinutes },
}: Pick<ClientProblem, 'code' | 'context'>): ChangedPromise | null {
  if (code !== 'promise_changed') return null
  return { shownMinutes: minutesOf(shownMinutes), freshMinutes: minutesOf(freshMinutes) }
}

const minutesOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
