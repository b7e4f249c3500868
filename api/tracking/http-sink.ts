// The sink that hands events on over HTTP: what waits is bounded, a batch that was not taken is sent again, later each time.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { CollectedEvents, EventSink } from './sink.ts'

export type HttpSinkOptions = {
  log: Pick<Log, 'warn'>
  fetch?: typeof globalThis.fetch
  /** Pauses between the tries of a batch, in milliseconds. */
  pausesMs?: readonly number[]
  waitingMax?: number
}

// A minute in all: longer away, and whoever takes them has more than our events to mend.
const defaultPausesMs = [1_000, 5_000, 15_000, 40_000]
// Batches of 50 at most: a few megabytes.
const defaultWaitingMax = 1_000
const timeoutMs = 10_000
const closeLimitMs = 3_000
const laterStatuses = new Set([408, 425, 429])

/** Each batch is one POST of JSON; its `Idempotency-Key` stays the same however often it is tried. */
export function openHttpSink(
  url: string,
  {
    log,
    fetch = globalThis.fetch,
    pausesMs = defaultPausesMs,
    waitingMax = defaultWaitingMax,
  }: HttpSinkOptions,
): EventSink {
  const waiting: CollectedEvents[] = []
  const stop = new AbortController()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await send(next)
  }

  async function send(collected: CollectedEvents): Promise<void> {
    let why: string | number = 'stopped'
    for (const wait of [...pausesMs, null]) {
      why = await post(collected)
      if (why === 'taken') return
      if (wait === null || why === 'refused' || stop.signal.aborted) break
      try {
        await pause(wait, undefined, { signal: stop.signal })
      } catch {
        // Closing: one last try without a pause.
      }
    }
    log.warn({ events: collected.events.length, why }, 'events were given up')
  }

  async function post({
    visitID,
    safeID,
    receivedAt,
    events,
  }: CollectedEvents): Promise<'taken' | 'refused' | 'away'> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `${visitID}-${events[0]?.n ?? 0}-${events.length}`,
        },
        body: JSON.stringify({ visitID, safeID, receivedAt: receivedAt.toISOString(), events }),
      })
      await answer.body?.cancel()
      if (answer.ok) return 'taken'
      return answer.status >= 500 || laterStatuses.has(answer.status) ? 'away' : 'refused'
    } catch {
      return 'away'
    }
  }

  return {
    async take(collected) {
      if (stop.signal.aborted || waiting.length >= waitingMax) {
        log.warn({ events: collected.events.length }, 'events were dropped: too many wait')
        return
      }
      waiting.push(collected)
      sending ??= sendAll().finally(() => {
        sending = undefined
      })
    },
    async close() {
      stop.abort()
      await Promise.race([sending, pause(closeLimitMs, undefined, { ref: false })])
    },
  }
}
