// Use case that stores valid analytics events and counts invalid ones by reason.
import { parseEvent } from '@tingkat/contract/tracking'
import type { SentEvent } from '@tingkat/contract/event-catalogue'
import { problem } from '../http/problem.ts'
import type { CountEvents } from '../telemetry/measure-events.ts'
import { createByteBudget, type ByteBudget } from './byte-budget.ts'
import type { EventSink } from './sink.ts'

export type TrackingPorts = {
  sink: EventSink
  countEvents: CountEvents
  clock: () => Date
  /** Limits of the bytes that a visit and a network may send. Undefined if there are no limits. */
  budgets?: EventBudgets | undefined
}
export type EventBudgets = { perVisit: ByteBudget; perNetwork: ByteBudget }

export function createEventBudgets(): EventBudgets {
  return {
    // A visit may send 500 kB an hour. A visit of an hour with a hundred events sends about 40 kB.
    perVisit: createByteBudget({ bytes: 500_000, seconds: 3_600 }),
    // A mobile network shares one address among thousands of phones. The limit of 10 MB is enough
    // for about 300 visits in ten minutes, and stops an address from storing more than 1.5 GB a
    // day.
    perNetwork: createByteBudget({ bytes: 10_000_000, seconds: 600 }),
  }
}

// Limits of an event's age in milliseconds, into the past and into the future. An event with an age
// beyond these limits comes from a device whose clock is wrong.
const maxAgeMs = 86_400_000
const maxAheadMs = 300_000

type EventBatch = {
  visitID: string
  events: readonly unknown[]
  safeID: string | null
  /**
   * The network to which the IP address of the browser belongs. All addresses of a network share
   * one limit of bytes.
   */
  network: string
}

/**
 * Stores the events. Throws too_many_requests if the visit or the network has sent too many bytes.
 */
export async function collectEvents(
  { sink, countEvents, clock, budgets }: TrackingPorts,
  { visitID, events, safeID, network }: EventBatch,
): Promise<void> {
  const receivedAt = clock()
  const valid: SentEvent[] = []
  for (const event of events) {
    const parsed = parseEvent(event)
    if ('event' in parsed) valid.push(withPlausibleTime(parsed.event, receivedAt))
    else countEvents(parsed.fault)
  }
  if (valid.length === 0) return
  if (budgets) {
    const bytes = Buffer.byteLength(JSON.stringify(valid))
    const wait =
      budgets.perVisit.spend(visitID, bytes, receivedAt) ||
      budgets.perNetwork.spend(network, bytes, receivedAt)
    if (wait > 0) {
      countEvents('over_budget', valid.length)
      throw problem('too_many_requests', { retryAfterSeconds: wait })
    }
  }
  await sink.add({ visitID, safeID, receivedAt, events: valid })
  countEvents('kept', valid.length)
}

/** Replaces the event's time by the time of receipt if its age is outside the limits. */
function withPlausibleTime(event: SentEvent, now: Date): SentEvent {
  const age = now.getTime() - Date.parse(event.at)
  return age > maxAgeMs || age < -maxAheadMs ? { ...event, at: now.toISOString() } : event
}
