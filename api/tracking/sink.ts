// Interface of the destination of analytics events.
import type { SentEvent } from '@tingkat/contract/event-catalogue'

/** Events of one visit. `safeID` is the public id of the eater, or null for a guest. */
export type CollectedEvents = {
  visitID: string
  safeID: string | null
  receivedAt: Date
  events: readonly SentEvent[]
}

export type EventSink = {
  /**
   * Accepts events. An event with the same visit and the same `n` as an earlier event is a
   * repetition and counts only once. Throws if the events cannot be accepted.
   */
  add(collected: CollectedEvents): Promise<void>
  /** Sends queued events, for at most a few seconds. */
  close(): Promise<void>
}
