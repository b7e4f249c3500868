// Loop that sends the queued deliveries of a table (webhook requests, push messages or CDN purges),
// with limited concurrency. Messages of the bus and polling wake it.
import type { Bus } from '../events/bus.ts'
import type { Log } from '../log.ts'

export type DeliveryLoop = {
  nudge(): void
  /** Claims no more deliveries, aborts the running ones and waits until they have ended. */
  stop(): Promise<void>
}

export type Deliveries<T> = {
  /** Leases at most `limit` due deliveries, so that no other process claims them. */
  claim(limit: number): Promise<readonly T[]>
  /** Sends the delivery and stores the result. */
  deliver(delivery: T, stop: AbortSignal): Promise<void>
}

type LoopOptions = {
  bus: Pick<Bus, 'subscribe'>
  topic: string
  log: Pick<Log, 'warn'>
  concurrency?: number
  pollMs?: number
}

// Maximum number of concurrent deliveries. Slow receivers cost little, but more deliveries would
// take database connections from requests.
const defaultConcurrency = 32
// In milliseconds. Polling finds deliveries that become due,
// and those that a process had claimed before it ended.
const defaultPollMs = 2_000

/**
 * Starts the loop. Several processes may run a loop on
 * the same table, because `claim` leases deliveries.
 */
export async function startDeliveryLoop<T>(
  { claim, deliver }: Deliveries<T>,
  { bus, topic, log, concurrency = defaultConcurrency, pollMs = defaultPollMs }: LoopOptions,
): Promise<DeliveryLoop> {
  const running = new Set<Promise<void>>()
  const stop = new AbortController()
  let claiming: Promise<void> | undefined
  let again = false

  async function fill(): Promise<void> {
    do {
      again = false
      const free = concurrency - running.size
      if (free <= 0 || stop.signal.aborted) return
      for (const delivery of await claim(free)) {
        const work = deliver(delivery, stop.signal)
          .catch((error: unknown) =>
            log.warn(
              { err: error, topic },
              'storing the result of a delivery failed; it will be sent again',
            ),
          )
          .finally(() => {
            running.delete(work)
            nudge()
          })
        running.add(work)
      }
    } while (again)
  }

  function nudge(): void {
    again = true
    if (stop.signal.aborted) return
    claiming ??= fill()
      .catch((error: unknown) =>
        log.warn({ err: error, topic }, 'claiming deliveries failed; it will be retried'),
      )
      .finally(() => {
        claiming = undefined
        if (again) nudge()
      })
  }

  const unsubscribe = await bus.subscribe(topic, nudge)
  const timer = setInterval(nudge, pollMs).unref()
  nudge()
  return {
    nudge,
    async stop() {
      stop.abort()
      clearInterval(timer)
      // Errors are ignored, because a bus that has failed has already dropped the subscription.
      await unsubscribe().catch(() => {})
      await claiming
      await Promise.all(running)
    },
  }
}
