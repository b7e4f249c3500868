// Starts sending webhooks in this process.
import type { AppDeps } from '../deps.ts'
import { openOrderStore } from '../order/store.ts'
import { startDeliveryLoop, type DeliveryLoop } from '../platform/jobs/delivery-loop.ts'
import { consumerTopic } from '../platform/events/outbox.ts'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { deriveKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { webhookConsumer } from './outbox-consumer.ts'
import { webhookDeliveries } from './sending-actions.ts'
import { webhookKeyPurpose } from './signature.ts'
import { openWebhookStore } from './store.ts'

export async function startWebhooks({
  config,
  database,
  bus,
  clock,
  log,
}: AppDeps): Promise<DeliveryLoop> {
  const webhookKeys = deriveKeys(await readKeyRing(database, config, clock), webhookKeyPurpose)
  const deliveries = webhookDeliveries({
    webhooks: openWebhookStore(database),
    orders: openOrderStore(database),
    outgoing: createOutgoing({ allowPrivate: config.outgoingPrivate }),
    webhookKeys,
    clock,
    log,
  })
  return await startDeliveryLoop(deliveries, {
    bus,
    topic: consumerTopic(webhookConsumer.name),
    log,
  })
}
