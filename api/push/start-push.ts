// Starts sending push messages in this process.
import type { AppDeps } from '../deps.ts'
import { openOrderStore } from '../order/store.ts'
import { startDeliveryLoop, type DeliveryLoop } from '../platform/jobs/delivery-loop.ts'
import { consumerTopic } from '../platform/events/outbox.ts'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { pushConsumer } from './outbox-consumer.ts'
import { pushDeliveries } from './sending-actions.ts'
import { openPushStore } from './store.ts'
import { readVapid } from './vapid-store.ts'

export async function startPush({
  config,
  database,
  bus,
  clock,
  log,
}: AppDeps): Promise<DeliveryLoop> {
  const deliveries = pushDeliveries({
    push: openPushStore(database),
    orders: openOrderStore(database),
    outgoing: createOutgoing({ allowPrivate: config.outgoingPrivate }),
    vapid: await readVapid(database, config.vapid),
    clock,
    log,
  })
  return await startDeliveryLoop(deliveries, { bus, topic: consumerTopic(pushConsumer.name), log })
}
