// Sends events to the collector: in batches, again when it could not be reached, and by a beacon when the page is left.
import {
  batchBytesMax,
  batchMax,
  type EventBatch,
  type SentEvent,
} from '@tingkat/contract/event-catalogue'

/** taken; refused: never again; away: later. */
export type PostOutcome = 'taken' | 'refused' | 'away'
export type SenderPorts = {
  visitID: string
  post: (batch: EventBatch) => Promise<PostOutcome>
  /** Hands the batch to the browser, which sends it whatever becomes of the page; false when it does not take it. */
  beacon: (batch: EventBatch) => boolean
  after: (milliseconds: number, run: () => void) => () => void
}

export type EventSender = {
  add: (event: SentEvent) => void
  /** The page may be gone in a moment. */
  leave: () => void
  /** Forgets what was not sent. */
  clear: () => void
}

// Long enough for what belongs together, short enough that a phone put away has told it.
const gatherMs = 3_000
const againMs = [5_000, 20_000, 60_000]
// A visit without a network keeps its last hundreds.
const waitingMax = 300

export function createEventSender({ visitID, post, beacon, after }: SenderPorts): EventSender {
  let waiting: SentEvent[] = []
  let sending = false
  let failures = 0
  let callOff: (() => void) | null = null

  function plan(ms: number): void {
    callOff ??= after(ms, () => {
      callOff = null
      void send()
    })
  }

  async function send(): Promise<void> {
    if (sending || waiting.length === 0) return
    sending = true
    const events = batchOf(waiting)
    const outcome = await post({ visitID, events })
    sending = false
    if (outcome === 'away') {
      plan(againMs[Math.min(failures, againMs.length - 1)] ?? gatherMs)
      failures += 1
      return
    }
    failures = 0
    waiting = waiting.filter((event) => !events.includes(event))
    if (waiting.length > 0) plan(waiting.length >= batchMax ? 0 : gatherMs)
  }

  return {
    add(event) {
      waiting = [...waiting, event].slice(-waitingMax)
      if (waiting.length >= batchMax && failures === 0 && !sending) {
        callOff?.()
        callOff = null
        void send()
      } else plan(gatherMs)
    },
    leave() {
      // What is on its way goes along too: its answer may never come, and the collector keeps an event once.
      while (waiting.length > 0) {
        const events = batchOf(waiting)
        if (!beacon({ visitID, events })) return
        waiting = waiting.slice(events.length)
      }
    },
    clear() {
      waiting = []
      callOff?.()
      callOff = null
    },
  }
}

/** The first of them, as many as a batch may hold. */
function batchOf(waiting: readonly SentEvent[]): SentEvent[] {
  const events = waiting.slice(0, batchMax)
  const weightOf = () => new TextEncoder().encode(JSON.stringify(events)).length + 100
  while (events.length > 1 && weightOf() > batchBytesMax)
    events.length = Math.ceil(events.length / 2)
  return events
}
