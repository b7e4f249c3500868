// Use case of purges: sends queued purges to the CDN until they succeed.
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import { maxKeysPerRequest, type PurgeProvider } from './provider.ts'
import type { PurgeStore, QueuedKey } from './store.ts'

// In milliseconds: the time after which every web process shows
// a change, even one that polls because the bus is disconnected.
const settleMs = 5_000
// In milliseconds: the pause before the next attempt to send a purge, which grows from one second
// to a minute.
const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** Math.min(attempts, 6), 60_000)

type Sending = {
  purgeStore: PurgeStore
  provider: PurgeProvider
  clock: () => Date
  log: Pick<Log, 'warn' | 'info'>
}

/**
 * Sends due purges. Each delivery is a batch of keys,
 * so that many concurrent changes need few requests.
 */
export function purgeDeliveries({
  purgeStore,
  provider,
  clock,
  log,
}: Sending): Deliveries<readonly QueuedKey[]> {
  const later = (ms: number) => new Date(clock().getTime() + ms)
  let isFailing = false
  return {
    async claim() {
      const keys = await purgeStore.claim(maxKeysPerRequest, clock())
      return keys.length > 0 ? [keys] : []
    },
    async deliver(keys, stop) {
      const result = await provider.purge(
        keys.map(({ key }) => key),
        stop,
      )
      if ('status' in result && result.status >= 200 && result.status < 300) {
        if (isFailing) log.info({}, 'the CDN takes purges again')
        isFailing = false
        return await purgeStore.complete(keys, later(settleMs))
      }
      if (!isFailing) log.warn(result, 'the CDN refused a purge; it will be sent again')
      isFailing = true
      const wait = backoffMs(Math.max(...keys.map(({ attempts }) => attempts)))
      const asked = 'status' in result ? (result.retryAfterSeconds ?? 0) * 1000 : 0
      await purgeStore.postpone(keys, later(Math.min(Math.max(wait, asked), 60_000)))
    },
  }
}
