// The bus on a NATS server, for several processes.
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'
import { describeUrl } from '../database/retry.ts'

const CONNECT_LIMIT_MS = 5_000
const FLUSH_LIMIT_MS = 5_000

async function connectTo(url: string): Promise<NatsConnection> {
  const { hostname, port, username, password } = new URL(url)
  try {
    return await connect({
      servers: `${hostname}:${port || 4222}`,
      ...(username
        ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        : {}),
      name: 'tingkat',
      timeout: CONNECT_LIMIT_MS,
      // Reconnects without limit. The outbox publishes events that were missed.
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
    })
  } catch (error) {
    const failure = new Error(
      `The bus at ${describeUrl(url)} cannot be reached (${(error as Error).message}).`,
    )
    failure.stack = failure.message
    throw failure
  }
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bus did not respond in time.')), FLUSH_LIMIT_MS)
  })
  return await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Connects within 5 s. Throws an Error for the operator, without the password. */
export async function openNatsBus(url: string): Promise<Bus> {
  const connection = await connectTo(url)
  return {
    publish: async (topic, message) => {
      connection.publish(topic, JSON.stringify(message))
    },
    subscribe: async (topic, handler) => {
      const subscription = connection.subscribe(topic, {
        callback: (error, message) => {
          if (!error) handler(message.json())
        },
      })
      // After the response of the server the subscription receives all later messages.
      await withTimeout(connection.flush())
      return async () => subscription.unsubscribe()
    },
    close: async () => {
      if (!connection.isClosed())
        await withTimeout(connection.drain()).catch(() => connection.close())
    },
  }
}
