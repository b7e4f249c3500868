// Records what eaters do. Events wait in a bounded queue until a consumer is set.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { readOverlays } from '../navigation/overlays.ts'

/**
 * `at` is the time of the event, in milliseconds since 1970. `path` and `basketOpen` describe the
 * page at that time. `onDone` is called when the event has been processed or dropped.
 */
export type RecordedEvent = {
  event: TrackedEvent
  at: number
  path: string
  basketOpen: boolean
  onDone?: (() => void) | undefined
}
type EventConsumer = (recorded: RecordedEvent) => void

// The maximum number of waiting events; the oldest are dropped. Even a long visit records fewer.
const queueMax = 200
/** The maximum time in milliseconds for which a navigation waits for tracking (specification). */
export const callbackWaitMs = 200

let queue: RecordedEvent[] = []
let consumer: EventConsumer | null = null

/** Records an event. Never throws. */
export function track(event: TrackedEvent, onDone?: () => void): void {
  // Unit tests in Node have no location.
  const { pathname, search } =
    typeof location === 'undefined' ? { pathname: '', search: '' } : location
  const recorded = {
    event,
    at: Date.now(),
    path: pathname + search,
    basketOpen: readOverlays().basket,
    onDone,
  }
  if (!consumer) queue = [...queue, recorded].slice(-queueMax)
  else
    try {
      consumer(recorded)
    } catch {
      // A failure of tracking must not break the page.
    }
}

/**
 * Records the event, then calls `next` once the event has been processed, at the latest after
 * 200 ms. Without a consumer `next` is called at once.
 */
export function trackThen(event: TrackedEvent, next: () => void): void {
  if (!consumer) {
    track(event)
    return next()
  }
  const timer = setTimeout(proceed, callbackWaitMs)
  let isDone = false
  function proceed() {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    next()
  }
  track(event, proceed)
}

/** Passes queued and future events to `next`. With null, events are queued again. */
export function setEventConsumer(next: EventConsumer | null): void {
  consumer = next
  if (next) for (const recorded of drainEvents()) next(recorded)
}

/** Empties the queue. Returns its events, oldest first. */
function drainEvents(): RecordedEvent[] {
  const events = queue
  queue = []
  return events
}

export const drainTrackedEvents = (): TrackedEvent[] => drainEvents().map(({ event }) => event)
