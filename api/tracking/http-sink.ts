// Event sink that posts batches over HTTP. It has a queue of limited
// length, and tries failed batches again after increasing pauses.
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../platform/log.ts'
import type { CollectedEvents, EventSink } from './sink.ts'

export type HttpSinkOptions = {
  log: Pick<Log, 'warn'>
  fetch?: typeof globalThis.fetch
  /**
   * Pauses between the attempts to send a batch, in milliseconds. The default is `defaultPausesMs`.
   */
  pausesMs?: readonly number[]
  maxQueued?: number
}

// Default pauses between attempts in milliseconds. All attempts to send a batch take about a
// minute.
const defaultPausesMs = [1_000, 5_000, 15_000, 40_000]
// Maximum number of queued batches. A batch has at
// most 50 events, so the queue needs a few megabytes.
const defaultMaxQueued = 1_000
const timeoutMs = 10_000
const closeLimitMs = 3_000
const retryStatuses = new Set([408, 425, 429])

/**
 * Posts each batch as JSON. All attempts of a batch have the same
 * `Idempotency-Key`, so that the receiver notices repetitions.
 */
export function openHttpSink(
  url: string,
  {
    log,
    fetch = globalThis.fetch,
    pausesMs = defaultPausesMs,
    maxQueued = defaultMaxQueued,
  }: HttpSinkOptions,
): EventSink {
  const queue: CollectedEvents[] = []
  const stop = new AbortController()
  let sending: Promise<void> | undefined

  async function sendAll(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) await send(next)
  }

  async function send(collected: CollectedEvents): Promise<void> {
    let outcome: string | number = 'stopped'
    for (const pauseMs of [...pausesMs, null]) {
      outcome = await post(collected)
      if (outcome === 'accepted') return
      if (pauseMs === null || outcome === 'refused' || stop.signal.aborted) break
      try {
        await pause(pauseMs, undefined, { signal: stop.signal })
      } catch {
        // The pause ends early when the sink closes. One last attempt follows immediately.
      }
    }
    log.warn({ events: collected.events.length, outcome }, 'events could not be delivered')
  }

  async function post({
    visitID,
    safeID,
    receivedAt,
    events,
  }: CollectedEvents): Promise<'accepted' | 'refused' | 'unavailable'> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `${visitID}-${events[0]?.n ?? 0}-${events.length}`,
        },
        body: JSON.stringify({ visitID, safeID, receivedAt: receivedAt.toISOString(), events }),
      })
      await response.body?.cancel()
      if (response.ok) return 'accepted'
      return response.status >= 500 || retryStatuses.has(response.status)
        ? 'unavailable'
        : 'refused'
    } catch {
      return 'unavailable'
    }
  }

  return {
    async add(collected) {
      if (stop.signal.aborted || queue.length >= maxQueued) {
        log.warn({ events: collected.events.length }, 'events were dropped: the queue is full')
        return
      }
      queue.push(collected)
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
