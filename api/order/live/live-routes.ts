// HTTP route of an order's event stream (server-sent events).
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../account/session.ts'
import { problems } from '../../http/responses.ts'
import { openEventStreams } from '../../http/event-stream.ts'
import { createStreamLimit } from '../../live/stream-limit.ts'
import { followOrder, readStreamPosition, type LivePorts } from './live-actions.ts'

// contract/live-events.ts describes the events. `Last-Event-ID` resumes a broken stream.
const eventStream = {
  description:
    'The whole order now and after each change; each chat message; positions of the courier',
  content: { 'text/event-stream': { schema: z.string() } },
}

export type LiveRoutes = Omit<LivePorts, 'streams'> & { sessions: Sessions }

export const liveRoutes: FastifyPluginAsyncZod<LiveRoutes> = async (app, ports) => {
  const live = { ...ports, streams: createStreamLimit() }
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
            readStreamPosition(request.headers['last-event-id']?.toString()),
            stop,
          ),
      ),
  )
}
