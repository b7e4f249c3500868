// Use case of the collector: the good events of a batch are kept, each of the others is counted by why it is not.
import { parseEvent } from '@tingkat/contract/tracking'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import type { CountEvents } from '../telemetry/measure-events.ts'
import type { EventSink } from './sink.ts'

export type TrackingPorts = { sink: EventSink; countEvents: CountEvents; clock: () => Date }

// A phone whose clock is wrong tells of days that no report is about.
const oldestMs = 86_400_000
const newestMs = 300_000

type Told = { visitID: string; events: readonly unknown[]; safeID: string | null }

export async function collectEvents(
  { sink, countEvents, clock }: TrackingPorts,
  { visitID, events, safeID }: Told,
): Promise<void> {
  const receivedAt = clock()
  const good: SentEvent[] = []
  for (const told of events) {
    const read = parseEvent(told)
    if ('event' in read) good.push(atOurTime(read.event, receivedAt))
    else countEvents(read.fault)
  }
  if (good.length === 0) return
  await sink.take({ visitID, safeID, receivedAt, events: good })
  countEvents('kept', good.length)
}

/** When it happened, or when it came where that cannot be. */
function atOurTime(event: SentEvent, now: Date): SentEvent {
  const age = now.getTime() - Date.parse(event.at)
  return age > oldestMs || age < -newestMs ? { ...event, at: now.toISOString() } : event
}
