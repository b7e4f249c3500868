// The bus on a NATS server, for several processes.
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../log.ts'
import type { Bus, BusHandler } from './bus.ts'
import { describeUrl } from '../database/retry.ts'
import { createPolling } from './polling.ts'

const CONNECT_LIMIT_MS = 5_000
const CLOSE_LIMIT_MS = 5_000
// Short, because a request waits for the subscription. Without a response, polling covers missed
// messages.
const SUBSCRIBE_LIMIT_MS = 1_000
// A server that does not respond, such as one behind a broken network, counts as away after two
// missed pings.
const PING_INTERVAL_MS = 5_000

async function connectTo(url: string): Promise<NatsConnection> {
  const { protocol, hostname, port, username, password } = new URL(url)
  try {
    return await connect({
      servers: `${hostname}:${port || 4222}`,
      // Refuses a server without TLS or with a certificate that the system does not trust.
      ...(protocol === 'tls:' ? { tls: {} } : {}),
      ...(username
        ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        : {}),
      name: 'tingkat',
      timeout: CONNECT_LIMIT_MS,
      // Reconnects without limit.
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      pingInterval: PING_INTERVAL_MS,
      maxPingOut: 2,
    })
  } catch (error) {
    const failure = new Error(
      `The bus at ${describeUrl(url)} cannot be reached (${(error as Error).message}).`,
    )
    failure.stack = failure.message
    throw failure
  }
}

/** Awaits the promise. Throws if it fails or takes longer than the limit. */
async function withTimeout<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bus did not respond in time.')), limitMs)
  })
  return await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/**
 * Connects within 5 s. Throws an Error for the operator, without the password. Later, while the
 * server is away, publishing and subscribing succeed without it, and the handlers poll.
 */
export async function openNatsBus(url: string, log: Pick<Log, 'info' | 'warn'>): Promise<Bus> {
  const connection = await connectTo(url)
  const polling = createPolling()
  let connected = true
  let closing = false

  const followStatus = async () => {
    for await (const { type } of connection.status()) {
      // The client closes by itself when the server refuses its credentials.
      if ((type === 'disconnect' || type === 'close') && connected && !closing) {
        connected = false
        log.warn({}, 'the bus is away: changes are polled from the database')
        polling.start()
      }
      if (type === 'reconnect' && !connected) {
        connected = true
        log.info({}, 'the bus is back')
        polling.finish()
      }
    }
  }
  void followStatus()

  /** Subscribes at the server; the client repeats the subscription after each reconnection. */
  async function subscribe(topic: string, handler: BusHandler): Promise<() => void> {
    if (connection.isClosed()) return () => {}
    const subscription = connection.subscribe(topic, {
      callback: (error, message) => {
        if (!error) handler(message.json())
      },
    })
    if (!connected) return () => subscription.unsubscribe()
    try {
      // Once the server has responded, the subscription receives all later messages.
      await withTimeout(connection.flush(), SUBSCRIBE_LIMIT_MS)
    } catch (error) {
      log.warn({ err: error }, 'the bus did not confirm a subscription')
    }
    return () => subscription.unsubscribe()
  }

  return {
    isConnected: () => connected,
    publish: async (topic, message) => {
      // While the server is away, messages are dropped: the client would keep them in memory until
      // the server is back.
      if (connected) connection.publish(topic, JSON.stringify(message))
    },
    subscribe: async (topic, handler) => {
      const remove = polling.add(handler)
      const unsubscribe = await subscribe(topic, handler)
      return async () => {
        remove()
        unsubscribe()
      }
    },
    close: async () => {
      closing = true
      polling.stop()
      if (connection.isClosed()) return
      // Draining waits for the server, so it is used only while connected.
      if (connected)
        await withTimeout(connection.drain(), CLOSE_LIMIT_MS).catch(() => connection.close())
      else await connection.close()
    },
  }
}
