// HTTP route of a merchant's event stream, for pages that show its menu or a cart. It needs no
// session, contains no personal data and is never cached.
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import { refuse } from '@tingkat/ordering/refusal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { openEventStreams } from '../../http/event-stream.ts'
import { networkOf } from '../../http/network.ts'
import { problem, refused } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { createStreamLimit } from '../../live/stream-limit.ts'
import type { Catalogue } from '../snapshot.ts'
import { createMerchantWatch } from './merchant-watch.ts'

export type MerchantEventsRoutes = { catalogue: Catalogue; rateLimits: boolean }

// Maximum numbers of open streams. The limit per network is enough for an office behind one IP
// address. Pages that get no stream poll instead.
const streamsPerNetwork = 100
const streamsInAll = 2_000

const eventStream = {
  description: 'Events: `changed`, first and after each change of the merchant',
  content: { 'text/event-stream': { schema: z.string() } },
}

export const merchantEventsRoutes: FastifyPluginAsyncZod<MerchantEventsRoutes> = async (
  app,
  { catalogue, rateLimits },
) => {
  const watch = createMerchantWatch({
    catalogue,
    perNetwork: rateLimits ? createStreamLimit(streamsPerNetwork) : undefined,
    inAll: createStreamLimit(streamsInAll),
  })
  const streams = openEventStreams<string>(app, {
    require: async ({ ip }) => networkOf(ip),
    watch: async () => () => {},
  })

  app.get(
    paths.merchantEvents,
    {
      schema: {
        summary: 'Follow the changes of a merchant live (server-sent events)',
        tags: ['merchants'],
        params: z.object({ merchantID: idSchema }),
        response: {
          200: eventStream,
          ...problems('invalid_request', 'merchant_not_found', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      // The stream never ends, so it is sent only to clients that accept one. Another client would
      // wait forever for a complete response.
      if (!request.headers.accept?.includes('text/event-stream'))
        throw problem('invalid_request', {
          faults: [{ path: 'accept', message: 'must include text/event-stream' }],
        })
      const { merchantID } = request.params
      if (!catalogue.find(merchantID)) throw refused(refuse('merchant_not_found', { merchantID }))
      return await streams(request, reply, async (network, stop) =>
        watch.follow(merchantID, network, stop),
      )
    },
  )
}
