// Where collected events go: the one small port of the tracking service.
import type { SentEvent } from '@tingkat/contract/event-catalogue'

/** `safeID` is that of the eater who was logged in; null for a guest. Nothing else says who it was. */
export type CollectedEvents = {
  visitID: string
  safeID: string | null
  receivedAt: Date
  events: readonly SentEvent[]
}

export type EventSink = {
  /** Takes them in. An event of a visit that comes again, by its `n`, counts once. Throws when they cannot be taken. */
  take(collected: CollectedEvents): Promise<void>
  /** Sends what waits, a few seconds long at most. */
  close(): Promise<void>
}
