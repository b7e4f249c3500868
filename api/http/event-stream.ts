// Event streams (SSE) that end with the eater's session or with the server.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Eater, Sessions } from '../account/session.ts'
import type { App } from './app.ts'

/** Returns the text of the stream. The stream ends when `stop` is aborted. */
export type Follow = (eater: Eater, stop: AbortSignal) => Promise<AsyncIterable<string>>
export type EventStreams = (
  request: FastifyRequest,
  reply: FastifyReply,
  follow: Follow,
) => Promise<never>

/** Returns the function that sends event streams. Open streams end when the server closes. */
export function openEventStreams(
  app: Pick<App, 'shutdown'>,
  sessions: Pick<Sessions, 'require' | 'watch'>,
): EventStreams {
  const open = new Set<AbortController>()
  let closing = false
  app.shutdown.onRefuse(() => {
    closing = true
    for (const stream of open) stream.abort()
  })
  return async (request, reply, follow) => {
    const eater = await sessions.require(request, reply)
    const stream = new AbortController()
    const close = () => {
      open.delete(stream)
      stream.abort()
    }
    // The stream ends with the eater's session: after a logout from any device, or when the account
    // is deleted.
    stream.signal.addEventListener('abort', await sessions.watch(request, eater, close), {
      once: true,
    })
    const text = await follow(eater, stream.signal).catch((error: unknown) => {
      close()
      throw error
    })
    open.add(stream)
    reply.raw.once('close', close)
    // Covers the case that the client disconnected or the server began to close before this line.
    if (reply.raw.destroyed || closing) close()
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // A kept-alive connection would delay the shutdown.
        .header('connection', 'close')
        .send(Readable.from(text)) as unknown as never
    )
  }
}

/** Returns the id of the last event that the client has received (`Last-Event-ID`), or 0. */
export function lastEventID({ headers }: FastifyRequest): number {
  const seen = Number(headers['last-event-id'])
  return Number.isSafeInteger(seen) ? seen : 0
}
