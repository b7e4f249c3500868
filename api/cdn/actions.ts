// Use case of purges: sends what was queued to the CDN until it succeeds.
import type { Deliveries } from '../platform/jobs/delivery-loop.ts'
import type { Log } from '../platform/log.ts'
import { maxKeysPerRequest, type PurgeProvider } from './provider.ts'
import type { PurgeStore, QueuedKey } from './store.ts'

// Every web process shows a change after this time, even if it polls because the bus is away.
const settleMs = 5_000
// From one second to a minute.
const backoffMs = (attempts: number): number => Math.min(1_000 * 2 ** Math.min(attempts, 6), 60_000)

type Sending = {
  purgeStore: PurgeStore
  provider: PurgeProvider
  clock: () => Date
  log: Pick<Log, 'warn' | 'info'>
}

/** A delivery is a batch of keys, so that many changes at once need few requests. */
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
