// HTTP of one order's live events: server-sent events over the generator of live-actions.
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../account/session.ts'
import { problems } from '../../http/answers.ts'
import { openEventStreams } from '../../http/event-stream.ts'
import { followOrder, readSeen, type LivePorts } from './live-actions.ts'

// See contract/live-events.ts, and Last-Event-ID to go on where a line broke.
const eventStream = {
  description:
    'The order, whole, once at once and once for each change; each chat message; where the courier is',
  content: { 'text/event-stream': { schema: z.string() } },
}

export type LiveRoutes = Omit<LivePorts, 'streams'> & { sessions: Sessions }

export const liveRoutes: FastifyPluginAsyncZod<LiveRoutes> = async (app, ports) => {
  const live = { ...ports, streams: new Map<string, number>() }
  const streams = openEventStreams(app, ports.sessions)

  app.get(
    paths.orderEvents,
    {
      schema: {
        summary: 'Follow an order live (server-sent events)',
        tags: ['orders'],
        params: z.object({ orderID: idSchema }),
        security: [{ session: [] }],
        response: {
          200: eventStream,
          ...problems('unauthenticated', 'not_found', 'too_many_requests'),
        },
      },
    },
    async (request, reply) =>
      await streams(
        request,
        reply,
        async (eater, stop) =>
          await followOrder(
            live,
            eater,
            request.params.orderID,
            readSeen(request.headers['last-event-id']?.toString()),
            stop,
          ),
      ),
  )
}
