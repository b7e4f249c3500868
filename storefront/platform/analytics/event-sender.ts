// Sends tracked events to the collector: in batches with retries, by beacon when the page closes.
import {
  batchBytesMax,
  batchMax,
  type EventBatch,
  type SentEvent,
} from '@tingkat/contract/event-catalogue'

/**
 * The collector's answer to a batch of events. After `rejected` the batch is dropped; after
 * `unavailable` it is sent again later.
 */
export type PostOutcome = 'accepted' | 'rejected' | 'unavailable'
export type SenderPorts = {
  visitID: string
  post: (batch: EventBatch) => Promise<PostOutcome>
  /**
   * Hands the batch to the browser, which sends it even if the page is closed. Returns false if the
   * browser's queue is full.
   */
  beacon: (batch: EventBatch) => boolean
  /** Calls `run` after `ms` milliseconds. Returns a function that cancels the timer. */
  startTimer: (run: () => void, ms: number) => () => void
}

export type EventSender = {
  add: (event: SentEvent) => void
  /** Sends all unsent events by beacon, because the page may close. */
  leave: () => void
  /** Drops all unsent events. */
  clear: () => void
}

const batchDelayMs = 3_000
const retryMs = [5_000, 20_000, 60_000]
// The queue grows while the collector is unavailable. Beyond this length the oldest events are
// dropped.
const queueMax = 300

export function createEventSender({ visitID, post, beacon, startTimer }: SenderPorts): EventSender {
  let queue: SentEvent[] = []
  let sending = false
  let failures = 0
  let cancelTimer: (() => void) | null = null

  function schedule(ms: number): void {
    cancelTimer ??= startTimer(() => {
      cancelTimer = null
      void send()
    }, ms)
  }

  async function send(): Promise<void> {
    if (sending || queue.length === 0) return
    sending = true
    const events = nextBatch(queue)
    const outcome = await post({ visitID, events })
    sending = false
    if (outcome === 'unavailable') {
      schedule(retryMs[Math.min(failures, retryMs.length - 1)] ?? batchDelayMs)
      failures += 1
      return
    }
    failures = 0
    queue = queue.filter((event) => !events.includes(event))
    if (queue.length > 0) schedule(queue.length >= batchMax ? 0 : batchDelayMs)
  }

  return {
    add(event) {
      queue = [...queue, event].slice(-queueMax)
      if (queue.length >= batchMax && failures === 0 && !sending) {
        cancelTimer?.()
        cancelTimer = null
        void send()
      } else schedule(batchDelayMs)
    },
    leave() {
      // The beacon includes a batch whose response has not arrived: the collector ignores events
      // that it has received already.
      while (queue.length > 0) {
        const events = nextBatch(queue)
        if (!beacon({ visitID, events })) return
        queue = queue.slice(events.length)
      }
    },
    clear() {
      queue = []
      cancelTimer?.()
      cancelTimer = null
    },
  }
}

/** Returns the oldest events, within the limits of one batch in count and bytes. */
function nextBatch(queue: readonly SentEvent[]): SentEvent[] {
  const events = queue.slice(0, batchMax)
  const countBytes = () => new TextEncoder().encode(JSON.stringify(events)).length + 100
  while (events.length > 1 && countBytes() > batchBytesMax)
    events.length = Math.ceil(events.length / 2)
  return events
}
