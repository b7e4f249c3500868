// HTTP of one order's live events: server-sent events over the generator of live-actions.
import { Readable } from 'node:stream'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { problems } from '../http/answers.ts'
import { followOrder, readSeen, type LivePorts } from './live-actions.ts'

// See contract/live.ts, and Last-Event-ID to go on where a line broke.
const eventStream = { description: 'The order, whole, once at once and once for each change; each chat message; where the courier is', content: { 'text/event-stream': { schema: z.string() } } }

export type LiveRoutes = Omit<LivePorts, 'streams'> & { sessions: Sessions }

export const liveRoutes: FastifyPluginAsyncZod<LiveRoutes> = async (app, ports) => {
  const live = { ...ports, streams: new Map<string, number>() }
  const open = new Set<AbortController>()
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    for (const stream of open) stream.abort()
    done()
  })

  app.get(paths.orderEvents, {
    schema: {
      summary: 'Follow an order live (server-sent events)', tags: ['orders'], params: z.object({ orderID: idSchema }),
      security: [{ session: [] }],
      response: { 200: eventStream, ...problems('unauthenticated', 'not_found', 'too_many_requests') },
    },
  }, async (request, reply) => {
    const eater = await ports.sessions.require(request, reply)
    const stream = new AbortController()
    const close = () => {
      open.delete(stream)
      stream.abort()
    }
    const seen = readSeen(request.headers['last-event-id']?.toString())
    // Nobody reads on in the name of a session that has ended: logged out, here or from another device, or deleted with its account.
    stream.signal.addEventListener('abort', await ports.sessions.watch(request, eater, close), { once: true })
    const text = await followOrder(live, eater, request.params.orderID, seen, stream.signal).catch((error: unknown) => {
      close()
      throw error
    })
    open.add(stream)
    reply.raw.once('close', close)
    // The client may have gone, or the server been asked to, while the order was looked up.
    if (reply.raw.destroyed || closing) close()
    return reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      // A line that outlives its stream would hold a shutdown up.
      .header('connection', 'close')
      .send(Readable.from(text) as unknown as string)
  })
}
