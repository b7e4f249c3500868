// What eaters do, noted for whoever measures it. Kept in memory, bounded, until something takes it away.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { readOverlays } from '../navigation/overlays.ts'

/** An event with when and where it happened. `told` is called once it has been handed on, or will not be. */
export type RecordedEvent = {
  event: TrackedEvent
  at: number
  path: string
  basketOpen: boolean
  told?: (() => void) | undefined
}
type Taker = (noted: RecordedEvent) => void

// As many as a long visit makes; beyond it the oldest are forgotten.
const kept = 200
/** The specification's longest wait for the tracking's callback. */
export const callbackWaitMs = 200

let queue: RecordedEvent[] = []
let taker: Taker | null = null

/** Never throws, and costs the page nothing. */
export function track(event: TrackedEvent, told?: () => void): void {
  // Rules are tested without a page.
  const { pathname, search } =
    typeof location === 'undefined' ? { pathname: '', search: '' } : location
  const noted = {
    event,
    at: Date.now(),
    path: pathname + search,
    basketOpen: readOverlays().basket,
    told,
  }
  if (!taker) queue = [...queue, noted].slice(-kept)
  else
    try {
      taker(noted)
    } catch {
      // Measuring must not break what it measures.
    }
}

/** Notes the event, then goes on: when it has been handed on, 200 ms later at most. Before anything measures there is nothing to wait for. */
export function trackThen(event: TrackedEvent, goOn: () => void): void {
  if (!taker) {
    track(event)
    return goOn()
  }
  const timer = setTimeout(once, callbackWaitMs)
  let gone = false
  function once() {
    if (gone) return
    gone = true
    clearTimeout(timer)
    goOn()
  }
  track(event, once)
}

/** From now on `next` takes each, and at once those that waited. Null: they wait again. */
export function setEventConsumer(next: Taker | null): void {
  taker = next
  if (next) for (const noted of drainEvents()) next(noted)
}

/** All that was noted since the last time, oldest first; they are then forgotten here. */
export function drainEvents(): RecordedEvent[] {
  const taken = queue
  queue = []
  return taken
}

export const drainTrackedEvents = (): TrackedEvent[] => drainEvents().map((noted) => noted.event)
