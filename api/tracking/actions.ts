// Use case of the collector of analytics events: stores
// valid events and counts invalid ones by reason.
import { parseEvent } from '@tingkat/contract/tracking'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import type { CountEvents } from '../telemetry/measure-events.ts'
import type { EventSink } from './sink.ts'

export type TrackingPorts = { sink: EventSink; countEvents: CountEvents; clock: () => Date }

// A device with a wrong clock would send events of other days.
const maxAgeMs = 86_400_000
const maxAheadMs = 300_000

type EventBatch = { visitID: string; events: readonly unknown[]; safeID: string | null }

export async function collectEvents(
  { sink, countEvents, clock }: TrackingPorts,
  { visitID, events, safeID }: EventBatch,
): Promise<void> {
  const receivedAt = clock()
  const valid: SentEvent[] = []
  for (const event of events) {
    const parsed = parseEvent(event)
    if ('event' in parsed) valid.push(withPlausibleTime(parsed.event, receivedAt))
    else countEvents(parsed.fault)
  }
  if (valid.length === 0) return
  await sink.add({ visitID, safeID, receivedAt, events: valid })
  countEvents('kept', valid.length)
}

/** Replaces an implausible time by the time of receipt. */
function withPlausibleTime(event: SentEvent, now: Date): SentEvent {
  const age = now.getTime() - Date.parse(event.at)
  return age > maxAgeMs || age < -maxAheadMs ? { ...event, at: now.toISOString() } : event
}
