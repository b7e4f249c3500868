// The message bus on NATS servers, for several processes. While it has no connection, it calls the
// handlers at an interval.
import { setTimeout as pause } from 'node:timers/promises'
import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import type { Log } from '../log.ts'
import { withTimeout } from '../with-timeout.ts'
import type { Bus, BusHandler } from './bus.ts'
import { prepareNatsConnection, type BusSettings } from './nats-connection.ts'
import { createPolling } from './polling.ts'

const CLOSE_LIMIT_MS = 5_000
// In milliseconds: the time limit for confirming a subscription. It is short, because an HTTP
// request waits for the subscription.
const SUBSCRIBE_LIMIT_MS = 1_000
// In milliseconds: the pause between attempts to make the first connection. After a lost
// connection, the NATS client reconnects by itself.
const RETRY_MS = 2_000

type Registration = { topic: string; handler: BusHandler; subscription?: Subscription }

const noResponse = () => new Error('The bus did not respond in time.')

/**
 * Opens the bus. Resolves after the first attempt to connect, within 5 s. While no server can be
 * reached, publishing and subscribing do not fail: the handlers are called by polling, and the
 * attempts continue. Throws an Error with a readable message if a certificate, key or credentials
 * file cannot be read.
 */
export async function openNatsBus(
  settings: BusSettings,
  { log, pollMs }: { log: Pick<Log, 'info' | 'warn'>; pollMs: number },
): Promise<Bus> {
  const connect = await prepareNatsConnection(settings)
  const polling = createPolling(pollMs)
  const registrations = new Set<Registration>()
  const closing = new AbortController()
  /** Undefined until the first connection, and after the server has refused the credentials. */
  let connection: NatsConnection | undefined
  let connected = false

  function listen(registration: Registration): void {
    const { topic, handler } = registration
    const subscription = connection?.subscribe(topic, {
      callback: (error, message) => {
        if (!error) handler(message.json())
      },
    })
    if (subscription) registration.subscription = subscription
  }

  function attach(made: NatsConnection): void {
    connection = made
    connected = true
    for (const registration of registrations) listen(registration)
    void followStatus(made)
  }

  function goAway(): void {
    if (!connected || closing.signal.aborted) return
    connected = false
    log.warn({}, 'the bus is away: changes are polled from the database')
    polling.start()
  }

  function comeBack(): void {
    connected = true
    log.info({}, 'the bus is back')
    polling.finish()
  }

  /**
   * Polls while the connection is interrupted. After each reconnection, the NATS client repeats the
   * subscriptions by itself.
   */
  async function followStatus(followed: NatsConnection): Promise<void> {
    for await (const { type } of followed.status()) {
      if (type === 'disconnect' || type === 'close') goAway()
      if (type === 'reconnect' && !connected) comeBack()
    }
    // The client closes the connection by itself if the server refuses its credentials.
    goAway()
    connection = undefined
    if (!closing.signal.aborted) await retryConnecting()
  }

  async function retryConnecting(): Promise<void> {
    while (!connection) {
      await pause(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => {})
      if (closing.signal.aborted) return
      const made = await connect().catch(() => undefined)
      if (!made) continue
      if (closing.signal.aborted) return await made.close()
      attach(made)
      comeBack()
    }
  }

  /**
   * Waits until the server has processed the subscription,
   * which from then on receives all messages.
   */
  async function confirmSubscription(): Promise<void> {
    if (!connection || !connected) return
    try {
      await withTimeout(connection.flush(), SUBSCRIBE_LIMIT_MS, noResponse)
    } catch (error) {
      log.warn({ err: error }, 'the bus did not confirm a subscription')
    }
  }

  try {
    attach(await connect())
  } catch (error) {
    const { message } = error as Error
    log.warn({}, `${message} Changes are polled from the database until it can.`)
    polling.start()
    void retryConnecting()
  }

  return {
    isConnected: () => connected,
    publish: async (topic, message) => {
      // While the NATS server is unavailable, messages are dropped, because the client would keep
      // them in memory until it reconnects.
      if (connected) connection?.publish(topic, JSON.stringify(message))
    },
    subscribe: async (topic, handler) => {
      const remove = polling.add(handler)
      const registration: Registration = { topic, handler }
      registrations.add(registration)
      listen(registration)
      await confirmSubscription()
      return async () => {
        remove()
        registrations.delete(registration)
        registration.subscription?.unsubscribe()
      }
    },
    close: async () => {
      closing.abort()
      polling.stop()
      if (!connection || connection.isClosed()) return
      // Draining needs a response of the NATS server, so without a connection the client is closed
      // immediately.
      const open = connection
      if (connected)
        await withTimeout(open.drain(), CLOSE_LIMIT_MS, noResponse).catch(() => open.close())
      else await open.close()
    },
  }
}
