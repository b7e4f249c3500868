// The bus over a NATS server, for more than one process.
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
      // A server that restarts is found again however long
      // it takes; what was missed lives in the outbox.
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
    })
  } catch (error) {
    const sentence = new Error(
      `The bus at ${describeUrl(url)} cannot be reached (${(error as Error).message}).`,
    )
    sentence.stack = sentence.message
    throw sentence
  }
}

async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The bus did not answer in time.')), FLUSH_LIMIT_MS)
  })
  return await Promise.race([promise, limit]).finally(() => clearTimeout(timer))
}

/** Connects within 5 s. Throws an Error of one plain sentence, without password, when it cannot. */
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
      // Only after the server has answered is the subscription sure to hear what is published next.
      await within(connection.flush())
      return async () => subscription.unsubscribe()
    },
    close: async () => {
      if (!connection.isClosed()) await within(connection.drain()).catch(() => connection.close())
    },
  }
}
