// Events that browsers told: how many were kept, and why others were not.
import type { Telemetry } from './telemetry.ts'

export type EventOutcome = 'kept' | 'unknown_event' | 'unknown_field' | 'wrong_value' | 'not_wanted'
export type CountEvents = (outcome: EventOutcome, count?: number) => void

export function countEventsBy({ meter }: Telemetry): CountEvents {
  const collected = meter.createCounter('tingkat.events.collected', {
    description: 'Events that browsers told, by what became of them.',
  })
  return (outcome, count = 1) => collected.add(count, { outcome })
}
