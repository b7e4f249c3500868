// Sends event streams (SSE) that end with the caller's session or with the server.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Eater } from '../account/session.ts'
import { retryText } from '../live/event-text.ts'
import type { App } from './app.ts'

// When the server closes, browsers reconnect at random moments within
// this time, so that they do not all reconnect at the same moment.
const spreadMs = 5_000

/** Returns the text of the stream. The stream ends when `stop` is aborted. */
export type Follow<Caller = Eater> = (
  caller: Caller,
  stop: AbortSignal,
) => Promise<AsyncIterable<string>>
export type EventStreams<Caller = Eater> = (
  request: FastifyRequest,
  reply: FastifyReply,
  follow: Follow<Caller>,
) => Promise<never>
/**
 * Checks the caller's session, which is an eater's or, in api/staff/acting.ts, a staff person's.
 */
export type StreamSessions<Caller> = {
  require(request: FastifyRequest, reply: FastifyReply): Promise<Caller>
  watch(request: FastifyRequest, caller: Caller, onEnd: () => void): Promise<() => void>
}

/** Returns the function that sends event streams. Open streams end when the server closes. */
export function openEventStreams<Caller = Eater>(
  app: Pick<App, 'shutdown'>,
  sessions: StreamSessions<Caller>,
): EventStreams<Caller> {
  const open = new Set<AbortController>()
  let closing = false
  app.shutdown.onRefuse(() => {
    closing = true
    for (const stream of open) stream.abort()
  })
  return async (request, reply, follow) => {
    const caller = await sessions.require(request, reply)
    const stream = new AbortController()
    const close = () => {
      open.delete(stream)
      stream.abort()
    }
    // The stream ends with the caller's session: after a
    // log-out from any device, or when the account is deleted.
    stream.signal.addEventListener('abort', await sessions.watch(request, caller, close), {
      once: true,
    })
    const text = await follow(caller, stream.signal).catch((error: unknown) => {
      close()
      throw error
    })
    open.add(stream)
    reply.raw.once('close', close)
    // The client may have disconnected, or the server may
    // have begun to close, before the listeners were added.
    if (reply.raw.destroyed || closing) close()
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // Closes the connection after the stream, because
        // an idle open connection would delay the shutdown.
        .header('connection', 'close')
        .send(Readable.from(endWithRetry(text, () => closing))) as unknown as never
    )
  }
}

/**
 * If the stream ends because the server closes, tells
 * the browser to reconnect after a random pause.
 */
async function* endWithRetry(
  text: AsyncIterable<string>,
  isClosing: () => boolean,
): AsyncGenerator<string> {
  yield* text
  if (isClosing()) yield retryText(Math.round(Math.random() * spreadMs))
}

/** Returns the id of the last event that the client has received (`Last-Event-ID`), or 0. */
export function lastEventID({ headers }: FastifyRequest): number {
  const seen = Number(headers['last-event-id'])
  return Number.isSafeInteger(seen) ? seen : 0
}
