// A server for tests, with a stub of a partner's webhook and a clock that tests advance.
import { webhookMessageSchema, type WebhookMessage } from '@tingkat/contract/webhook'
import { Webhook } from 'standardwebhooks'
import { openOrderStore } from '../order/store.ts'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { deriveKeys, readKeyRing } from '../platform/keys/key-ring.ts'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { logInByInjection, merchantWhere, openPartner, unwrap } from '../testing/journey.ts'
import { openHttpStub, type ReceivedRequest } from '../testing/http-stub.ts'
import { webhookDeliveries, type SendingPorts } from './sending-actions.ts'
import { webhookKeyPurpose } from './signature.ts'
import { openWebhookStore } from './store.ts'

export async function openSender() {
  const clock = { now: lunchTime }
  /** The fields of each warning that the server has logged. */
  const lines: object[] = []
  const api = await openTestApp({ clock: () => clock.now, config: { outgoingPrivate: true } })
  const eater = await logInByInjection(api)
  const stub = await openHttpStub()
  // The time-out is long, because the stub's response may be slow on a busy machine.
  const patient = createOutgoing({ allowPrivate: true, timeoutMs: 60_000 })
  const ports: SendingPorts = {
    webhooks: openWebhookStore(api.database),
    orders: openOrderStore(api.database),
    outgoing: patient,
    webhookKeys: deriveKeys(
      await readKeyRing(api.database, api.deps.config, api.deps.clock),
      webhookKeyPurpose,
    ),
    clock: () => clock.now,
    log: { warn: (fields) => void lines.push(fields) },
  }

  return {
    api,
    eater,
    stub,
    ports,
    clock,
    lines,
    advance: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    firstMerchant: () => merchantWhere(api, ({ isIntegrated }) => isIntegrated),

    async registerPartner(
      role: 'merchant' | 'courier' = 'merchant',
      path = '',
      merchantIDs: string[] | null = null,
    ) {
      const partner = await openPartner(api, { role, merchantIDs })
      return { ...partner, ...unwrap(await partner.client.saveWebhook({ url: stub.url + path })) }
    },

    /** Publishes committed events, sends all due messages and returns their number. */
    async sendDue(): Promise<number> {
      await api.deps.relay.drain()
      const deliveries = webhookDeliveries(ports)
      for (let count = 0; ;) {
        const claimed = await deliveries.claim(32)
        if (claimed.length === 0) return count
        await Promise.all(
          claimed.map((delivery) => deliveries.deliver(delivery, new AbortController().signal)),
        )
        count += claimed.length
      }
    },

    /**
     * Parses a message. Throws for a wrong timestamp or signature. The library's `verify` cannot be
     * used, because it compares the timestamp with the real time.
     */
    verifyMessage({ body, headers }: ReceivedRequest, secret: string): WebhookMessage {
      if (Number(headers['webhook-timestamp']) !== Math.floor(clock.now.getTime() / 1000))
        throw new Error('wrong timestamp')
      const at = new Date(Number(headers['webhook-timestamp']) * 1000)
      const signature = new Webhook(secret).sign(headers['webhook-id'] ?? '', at, body.toString())
      if (!headers['webhook-signature']?.split(' ').includes(signature))
        throw new Error('no matching signature')
      return webhookMessageSchema.parse(JSON.parse(body.toString()))
    },

    messagesOf: (orderID: string) =>
      stub.received
        .map(({ body }) => JSON.parse(body.toString()) as WebhookMessage)
        .filter((message) => message.data?.orderID === orderID),
    listQueued: async () =>
      (
        await api.database.query<{ attempts: number; nextAt: Date }>(
          'select attempts, next_at as "nextAt" from webhook_delivery order by id',
        )
      ).rows,

    /** Shortens the time-out to 300 ms until the next test, for requests that get no response. */
    waitBriefly: () => {
      ports.outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 300 })
    },

    /** Resets clock, received messages and log before the next test. */
    async reset(): Promise<void> {
      clock.now = lunchTime
      ports.outgoing = patient
      stub.received = []
      stub.respond = () => 204
      await api.database.query('delete from webhook')
    },
    async close(): Promise<void> {
      await stub.close()
      await api.close()
    },
  }
}
