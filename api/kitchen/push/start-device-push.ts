// Starts sending push messages to merchants' paired devices in this process.
import type { AppDeps } from '../../deps.ts'
import { openOrderStore } from '../../order/store.ts'
import { consumerTopic } from '../../platform/events/outbox.ts'
import { startDeliveryLoop, type DeliveryLoop } from '../../platform/jobs/delivery-loop.ts'
import { createOutgoing } from '../../platform/outgoing/outgoing.ts'
import { readVapid } from '../../push/vapid-store.ts'
import { devicePushDeliveries } from './device-push-actions.ts'
import { devicePushConsumer } from './device-push-consumer.ts'
import { openDevicePushStore } from './device-push-store.ts'

export async function startDevicePush({
  config,
  database,
  bus,
  clock,
  log,
}: AppDeps): Promise<DeliveryLoop> {
  const deliveries = devicePushDeliveries({
    devicePush: openDevicePushStore(database),
    orders: openOrderStore(database),
    outgoing: createOutgoing({ allowPrivate: config.outgoingPrivate }),
    vapid: await readVapid(database, config.vapid),
    clock,
    log,
  })
  const topic = consumerTopic(devicePushConsumer.name)
  return await startDeliveryLoop(deliveries, { bus, topic, log })
}
