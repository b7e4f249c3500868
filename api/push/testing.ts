// A server for tests, with a stub of a push service and a clock that tests advance.
import { randomUUID } from 'node:crypto'
import type { PushMessage } from '@tingkat/contract/push'
import type { Flags } from '@tingkat/ordering/flags'
import type { Order } from '@tingkat/ordering/order/order'
import type { OrderMove } from '@tingkat/ordering/order/order-states'
import { openOrderStore } from '../order/store.ts'
import { createOutgoing } from '../platform/outgoing/outgoing.ts'
import { lunchTime, openTestApp } from '../testing/app.ts'
import { openBrowserPush, type BrowserPush } from '../testing/browser-push.ts'
import {
  logInByInjection,
  merchantWhere,
  applyMoves,
  openPartner,
  unwrap,
} from '../testing/journey.ts'
import { fixedFlags } from '../testing/flags.ts'
import { openHttpStub } from '../testing/http-stub.ts'
import { pushDeliveries, type PushSendingPorts } from './sending-actions.ts'
import { openPushStore } from './store.ts'
import { readVapid } from './vapid-store.ts'

export async function openPushService(flags: Partial<Flags> = {}) {
  const clock = { now: lunchTime }
  /** The fields of each warning that the server has logged. */
  const lines: object[] = []
  const api = await openTestApp({
    clock: () => clock.now,
    config: { outgoingPrivate: true },
    flags: fixedFlags(flags),
  })
  const merchantPartner = await openPartner(api, { role: 'merchant' })
  const fleet = await openPartner(api, { role: 'courier' })
  const service = await openHttpStub()
  service.respond = () => 201
  // The time-out is long, because the stub's response may be slow on a busy machine.
  const patient = createOutgoing({ allowPrivate: true, timeoutMs: 60_000 })
  const ports: PushSendingPorts = {
    push: openPushStore(api.database),
    orders: openOrderStore(api.database),
    outgoing: patient,
    vapid: await readVapid(api.database, api.deps.config.vapid),
    clock: () => clock.now,
    log: { warn: (fields) => void lines.push(fields) },
  }
  const body = (browser: BrowserPush, path = `/${randomUUID()}`, language: 'en' | 'th' = 'en') => ({
    endpoint: service.url + path,
    keys: browser.keys,
    language,
  })

  return {
    api,
    merchantPartner,
    fleet,
    service,
    ports,
    clock,
    lines,
    body,
    advance: (seconds: number) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    merchant: () => merchantWhere(api, ({ isIntegrated }) => isIntegrated),

    async subscribeEater(language: 'en' | 'th' = 'en', path?: string) {
      const eater = await logInByInjection(api)
      const browser = openBrowserPush()
      const subscription = body(browser, path, language)
      unwrap(await eater.client.subscribePush(subscription))
      return { eater, browser, subscription }
    },

    async sendDue(): Promise<number> {
      await api.deps.relay.drain()
      const deliveries = pushDeliveries(ports)
      for (let count = 0; ;) {
        const claimed = await deliveries.claim(32)
        if (claimed.length === 0) return count
        await Promise.all(
          claimed.map((message) => deliveries.deliver(message, new AbortController().signal)),
        )
        count += claimed.length
      }
    },

    /**
     * Returns the last message that the push service received, decrypted with the browser's keys.
     */
    read: (browser: BrowserPush) =>
      JSON.parse(browser.read(service.received.at(-1)?.body ?? Buffer.alloc(0))) as PushMessage,
    subscriptions: async () =>
      (
        await api.database.query<{ endpoint: string }>(
          'select endpoint from push_subscription order by created_at, id',
        )
      ).rows.map((row) => row.endpoint),
    moveTo: async ({ orderID }: Order, ...moves: OrderMove[]) =>
      await applyMoves({ merchantPartner, fleet }, orderID, ...moves),

    /** Shortens the time-out to 300 ms until the next test, for requests that get no response. */
    waitBriefly: () => {
      ports.outgoing = createOutgoing({ allowPrivate: true, timeoutMs: 300 })
    },

    /** Resets clock, received messages and log before the next test. */
    async reset(): Promise<void> {
      clock.now = lunchTime
      ports.outgoing = patient
      service.received = []
      service.respond = () => 201
      await api.database.query('delete from push_subscription')
    },
    async close(): Promise<void> {
      await service.close()
      await api.close()
    },
  }
}
