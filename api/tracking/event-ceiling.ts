// Keeps the table of analytics events below a maximum size by deleting the oldest events.
import type { Log } from '../platform/log.ts'
import type { EventVolumeStore } from './store.ts'

// Time between two runs in milliseconds. The events that arrive between two runs may exceed the
// maximum size of the table.
const intervalMs = 60_000
const batchSize = 1_000
// Maximum number of batches of events that one run deletes. The next run deletes the rest.
const batchesMax = 500

/**
 * Deletes the oldest analytics events until the remaining ones have at most `maxBytes`. Returns the
 * number of deleted events. Several servers may do this at the same time.
 */
export async function shortenEvents(
  volumes: EventVolumeStore,
  maxBytes: number,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const before = await volumes.findEndOfSurplus(maxBytes)
  if (before === null) return 0
  let deleted = 0
  for (let batch = 0; batch < batchesMax && !isStopped(); batch++) {
    const count = await volumes.deleteBefore(before, batchSize)
    deleted += count
    if (count < batchSize) {
      await volumes.forgetBefore(before)
      break
    }
  }
  return deleted
}

/**
 * Starts to shorten the table of events every minute. Failures are logged, and the next run tries
 * again.
 */
export function startEventCeiling(
  volumes: EventVolumeStore,
  maxBytes: number,
  log: Pick<Log, 'warn'>,
): { stop(): Promise<void> } {
  let stopped = false
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      const deleted = await shortenEvents(volumes, maxBytes, () => stopped)
      if (deleted > 0)
        log.warn({ deleted, maxBytes }, 'deleted the oldest analytics events: too many are stored')
    } catch (error) {
      log.warn({ err: error }, 'deleting old analytics events failed; it will be retried')
    }
  }
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined
    })
  }, intervalMs).unref()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
