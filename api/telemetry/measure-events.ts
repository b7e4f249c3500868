// Counts analytics events by outcome.
import type { Telemetry } from './telemetry.ts'

export type EventOutcome =
  | 'kept'
  | 'unknown_event'
  | 'unknown_field'
  | 'wrong_value'
  | 'not_wanted'
  | 'over_budget'
export type CountEvents = (outcome: EventOutcome, count?: number) => void

export function createEventCounter(telemetry: Telemetry | undefined): CountEvents {
  if (!telemetry) return () => {}
  const collected = telemetry.meter.createCounter('tingkat.events.collected', {
    description: 'Analytics events of browsers by outcome.',
  })
  return (outcome, count = 1) => collected.add(count, { outcome })
}
