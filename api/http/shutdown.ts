// Shuts the server down gracefully: waits until the load balancer sends no new requests, then until
// requests in flight end.
import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { problemOf } from '@tingkat/contract/problem'
import type { onRequestHookHandler } from 'fastify'
import { sendProblem } from './errors.ts'

declare module 'fastify' {
  interface FastifyInstance {
    shutdown: Shutdown
  }
}

export type Shutdown = {
  /** Returns true from the beginning of the shutdown. */
  isLeaving(): boolean
  /**
   * Resolves when no request from the network is in flight, at the latest after `limitMs`
   * milliseconds. Returns how many requests are in flight then.
   */
  untilIdle(limitMs: number): Promise<number>
  /**
   * Calls `listener` when new requests are refused. It must end
   * responses that would not end by themselves, such as event streams.
   */
  onRefuse(listener: () => void): void
  /**
   * Serves requests and new connections as usual until `noticed` resolves, but closes each
   * connection after its response. Then refuses new requests with a problem document, and waits for
   * requests in flight, at most `limitMs` milliseconds. Returns how many requests are still in
   * flight.
   */
  drain(noticed: Promise<unknown>, limitMs: number): Promise<number>
}

/**
 * Returns the object `app.shutdown`, and the Fastify hooks with which it refuses requests. Requests
 * from within the process, such as those of server-rendered pages, are never refused.
 */
export function createShutdown(server: Server): {
  shutdown: Shutdown
  onRequest: onRequestHookHandler
  preClose: () => void
} {
  // Requests that came over the network. Requests from within the process are not counted.
  const inFlight = new Set<IncomingMessage>()
  const listeners: (() => void)[] = []
  let state: 'serving' | 'leaving' | 'refusing' = 'serving'
  const idle = new EventEmitter()

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(request)
    response.once('close', () => {
      inFlight.delete(request)
      if (inFlight.size === 0) idle.emit('idle')
    })
  })

  const onRequest: onRequestHookHandler = (request, reply, done) => {
    if (state === 'serving' || !inFlight.has(request.raw)) return done()
    reply.header('connection', 'close')
    if (state === 'leaving') return done()
    sendProblem(reply, problemOf('unavailable'))
  }

  function refuse(): void {
    state = 'refusing'
    for (const listener of listeners) listener()
  }

  async function untilIdle(limitMs: number): Promise<number> {
    if (inFlight.size === 0) return 0
    const signal = AbortSignal.timeout(limitMs)
    await once(idle, 'idle', { signal }).catch(() => {})
    return inFlight.size
  }

  const shutdown: Shutdown = {
    isLeaving: () => state !== 'serving',
    untilIdle,
    onRefuse: (listener) => void listeners.push(listener),
    async drain(noticed, limitMs) {
      state = 'leaving'
      await noticed
      refuse()
      return await untilIdle(limitMs)
    },
  }
  return { shutdown, onRequest, preClose: refuse }
}
