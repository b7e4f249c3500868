// Interface of the destination of analytics events.
import type { SentEvent } from '@tingkat/contract/event-catalogue'

/** `safeID` is the public id of the eater, or null for a guest. */
export type CollectedEvents = {
  visitID: string
  safeID: string | null
  receivedAt: Date
  events: readonly SentEvent[]
}

export type EventSink = {
  /**
   * Accepts events. A repeated event, by visit and `n`,
   * counts once. Throws if they cannot be accepted.
   */
  add(collected: CollectedEvents): Promise<void>
  /** Sends queued events, for at most a few seconds. */
  close(): Promise<void>
}
