// Starts background work: relay of outbox events, webhooks, push messages and housekeeping.
// Processes with ROLE=web start none of it.
import { startPublishSweep } from '../../merchant-editing/publish-clock.ts'
import { openEditing } from '../merchant-editing-api.ts'
import { startReachability } from '../../catalogue/live/reachability.ts'
import { createPurges } from '../../cdn/purges.ts'
import { startPurging } from '../../cdn/start-purging.ts'
import type { AppDeps } from '../../deps.ts'
import { openAuditPartitions } from '../../housekeeping/audit-partition-store.ts'
import { startHousekeeping } from '../../housekeeping/actions.ts'
import { openHousekeepingStore } from '../../housekeeping/store.ts'
import { startAutoAccept } from '../../kitchen/auto-accept.ts'
import { devicePushConsumer } from '../../kitchen/push/device-push-consumer.ts'
import { startDevicePush } from '../../kitchen/push/start-device-push.ts'
import { startRatingSweep } from '../../order/review/rating-actions.ts'
import { openOrderStore } from '../../order/store.ts'
import { relayOnRequest, startRelay, type Relay } from '../../platform/events/outbox.ts'
import { pushConsumer } from '../../push/outbox-consumer.ts'
import { startPush } from '../../push/start-push.ts'
import { startEventCeiling } from '../../tracking/event-ceiling.ts'
import { openEventVolumeStore } from '../../tracking/store.ts'
import { webhookConsumer } from '../../webhook/outbox-consumer.ts'
import { startWebhooks } from '../../webhook/start-webhooks.ts'
import type { Start, Storage } from './open-storage.ts'

/**
 * Starts the relay, which publishes the events of the outbox. Processes without a relay can ask
 * this process over the bus to publish now.
 */
export async function startWorkerRelay(
  { log, closers }: Start,
  { database, bus }: Pick<Storage, 'database' | 'bus'>,
): Promise<Relay> {
  const consumers = [webhookConsumer, pushConsumer, devicePushConsumer]
  const relay = startRelay(database, bus, { log, consumers })
  closers.add(() => relay.stop())
  closers.add(await relayOnRequest(bus, relay))
  return relay
}

export async function startWorker({ config, log, closers }: Start, deps: AppDeps): Promise<void> {
  const { database, clock } = deps
  const housekeeping = startHousekeeping({
    housekeeping: openHousekeepingStore(database),
    audit: { partitions: openAuditPartitions(database), months: config.auditMonths },
    clock,
    log,
  })
  closers.add(() => housekeeping.stop())
  const ceiling = startEventCeiling(openEventVolumeStore(database), config.eventsMaxBytes, log)
  closers.add(() => ceiling.stop())
  const webhooks = await startWebhooks(deps)
  closers.add(() => webhooks.stop())
  const push = await startPush(deps)
  closers.add(() => push.stop())
  const devicePush = await startDevicePush(deps)
  closers.add(() => devicePush.stop())
  const { bus, catalogue } = deps
  const purges = createPurges({ hasCdn: config.cdn !== undefined, bus, clock })
  const reachability = startReachability({ bus, catalogue, database, clock, log, purges })
  closers.add(() => reachability.stop())
  const rating = startRatingSweep({ bus, catalogue, database, clock, log, purges })
  closers.add(() => rating.stop())
  const publishing = startPublishSweep(openEditing(deps, { purges }))
  closers.add(() => publishing.stop())
  const moving = { ...deps, orders: openOrderStore(database) }
  const autoAccept = startAutoAccept(moving)
  closers.add(() => autoAccept.stop())
  const purging = await startPurging(deps)
  closers.add(() => purging?.stop())
}
