// Starts sending purges to the CDN in this process. Starts nothing if no CDN is configured.
import type { AppDeps } from '../deps.ts'
import { startDeliveryLoop, type DeliveryLoop } from '../platform/jobs/delivery-loop.ts'
import { purgeDeliveries } from './actions.ts'
import { createPurgeProvider } from './provider.ts'
import { purgeTopic } from './purges.ts'
import { openPurgeStore } from './store.ts'

// In milliseconds. A purge must be sent within a second.
// Polling twice as often covers purges whose message is lost.
const pollMs = 500
// CDNs limit the rate of requests, so batches of purges are sent one after the other.
const concurrency = 1

export async function startPurging({
  config,
  database,
  bus,
  clock,
  log,
}: Pick<AppDeps, 'config' | 'database' | 'bus' | 'clock' | 'log'>): Promise<
  DeliveryLoop | undefined
> {
  if (!config.cdn) return undefined
  const deliveries = purgeDeliveries({
    purgeStore: openPurgeStore(database.kysely),
    provider: createPurgeProvider(config.cdn),
    clock,
    log,
  })
  return await startDeliveryLoop(deliveries, { bus, topic: purgeTopic, log, concurrency, pollMs })
}
