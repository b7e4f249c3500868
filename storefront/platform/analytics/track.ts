// Records what eaters do. Events wait in a bounded queue until a consumer is set.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { readOverlays } from '../navigation/overlays.ts'

/**
 * `path` and `basketOpen` are those of the moment `at`, in milliseconds since 1970. `onDone` is
 * called once the event has been processed, or will not be sent.
 */
export type RecordedEvent = {
  event: TrackedEvent
  at: number
  path: string
  basketOpen: boolean
  onDone?: (() => void) | undefined
}
type EventConsumer = (recorded: RecordedEvent) => void

// Even a long visit records fewer events than this. If there are more, the oldest are dropped.
const queueMax = 200
/** The maximum time for which a navigation waits for tracking (specification). */
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
