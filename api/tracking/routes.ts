// HTTP route of the collector of analytics events.
import rateLimit from '@fastify/rate-limit'
import { batchBytesMax } from '@tingkat/contract/event-catalogue'
import { paths } from '@tingkat/contract/paths'
import { eventBatchSchema } from '@tingkat/contract/tracking'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { problems } from '../http/responses.ts'
import { networkOf } from '../http/network.ts'
import { perAddress } from '../http/per-address.ts'
import { collectEvents, createEventBudgets, type TrackingPorts } from './actions.ts'

// The limit of requests per IP address is high, because mobile networks share one address among
// thousands of phones. A busy visit sends a few batches a minute.
const batchesPerAddress = { max: 1_200, timeWindow: 60 * 1000 }

export const trackingRoutes: FastifyPluginAsyncZod<
  TrackingPorts & { sessions: Sessions; rateLimits: boolean }
> = async (app, { sessions, rateLimits, ...others }) => {
  const ports = { ...others, budgets: rateLimits ? createEventBudgets() : undefined }
  if (rateLimits) await app.register(rateLimit, perAddress)

  app.post(
    paths.events,
    {
      bodyLimit: batchBytesMax,
      config: { rateLimit: batchesPerAddress },
      schema: {
        summary: 'Send analytics events of the storefront. Invalid events are dropped one by one',
        tags: ['tracking'],
        body: eventBatchSchema,
        response: { 204: z.null(), ...problems('invalid_request', 'too_many_requests') },
      },
    },
    async (request, reply) => {
      const { visitID, events } = request.body
      if (refusesTracking(request)) ports.countEvents('not_wanted', events.length)
      else {
        const eater = await sessions.read(request, reply)
        const network = networkOf(request.ip)
        await collectEvents(ports, { visitID, events, safeID: eater?.safeID ?? null, network })
      }
      return reply.code(204).send(null)
    },
  )
}

/**
 * Whether the browser sends Global Privacy Control or Do Not Track. The storefront sends no events
 * in such browsers; the server checks the header in case it does.
 */
const refusesTracking = ({ headers }: FastifyRequest): boolean =>
  headers['sec-gpc'] === '1' || headers['dnt'] === '1'
