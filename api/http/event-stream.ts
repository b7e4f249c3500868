// Server-sent events over HTTP: lines that end with their eater's session, and with the server.
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Eater, Sessions } from '../account/session.ts'
import type { App } from './app.ts'

/** Gives the stream's text; `stop` ends it. */
export type Follow = (eater: Eater, stop: AbortSignal) => Promise<AsyncIterable<string>>
export type EventStreams = (
  request: FastifyRequest,
  reply: FastifyReply,
  follow: Follow,
) => Promise<never>

/** Answers requests with streams, and ends those that are open when the server closes. */
export function openEventStreams(
  app: Pick<App, 'addHook'>,
  sessions: Pick<Sessions, 'require' | 'watch'>,
): EventStreams {
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    for (const stream of open) stream.abort()
    done()
  })
  return async (request, reply, follow) => {
    const eater = await sessions.require(request, reply)
    const stream = new AbortController()
    const close = () => {
      open.delete(stream)
      stream.abort()
    }
    // Nobody reads on in the name of a session that has ended: logged out, here or from another device, or deleted with its account.
    stream.signal.addEventListener('abort', await sessions.watch(request, eater, close), {
      once: true,
    })
    const text = await follow(eater, stream.signal).catch((error: unknown) => {
      close()
      throw error
    })
    open.add(stream)
    reply.raw.once('close', close)
    // The client may have gone, or the server been asked to, meanwhile.
    if (reply.raw.destroyed || closing) close()
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        // A line that outlives its stream would hold a shutdown up.
        .header('connection', 'close')
        .send(Readable.from(text)) as unknown as never
    )
  }
}

/** The last version that a client has, from `Last-Event-ID`; 0 for none. */
export function lastEventID({ headers }: FastifyRequest): number {
  const seen = Number(headers['last-event-id'])
  return Number.isSafeInteger(seen) ? seen : 0
}
