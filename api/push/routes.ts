// HTTP routes with which browsers subscribe to push messages, unsubscribe, and get the public key
// that they need for that.
import rateLimit from '@fastify/rate-limit'
import { paths } from '@tingkat/contract/paths'
import {
  pushKeySchema,
  pushSubscriptionBodySchema,
  pushSubscriptionEndSchema,
} from '@tingkat/contract/push'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { problems } from '../http/responses.ts'
import { perAddress } from '../http/per-address.ts'
import { subscribe, unsubscribe, type PushPorts } from './actions.ts'

export type PushRoutes = PushPorts & { sessions: Sessions; publicKey: string; rateLimits: boolean }

const about = { tags: ['push'], security: [{ session: [] }] }
// Limits requests to subscribe, because each causes a DNS lookup. A page sends one whenever it
// opens, to renew its subscription.
const perMinute = { rateLimit: { max: 60, timeWindow: 60_000 } }

export const pushRoutes: FastifyPluginAsyncZod<PushRoutes> = async (app, ports) => {
  const { sessions, publicKey } = ports
  if (ports.rateLimits) await app.register(rateLimit, perAddress)

  app.get(
    paths.pushKey,
    {
      schema: {
        tags: ['push'],
        summary: 'The public VAPID key',
        response: { 200: pushKeySchema },
      },
    },
    async () => ({ publicKey }),
  )

  app.put(
    paths.pushSubscriptions,
    {
      config: perMinute,
      schema: {
        ...about,
        summary: 'Subscribe this browser until it is logged out',
        description: 'At most ten browsers. An eleventh replaces the one that was renewed first.',
        body: pushSubscriptionBodySchema,
        response: {
          200: z.null(),
          ...problems('invalid_request', 'unauthenticated', 'url_refused', 'too_many_requests'),
        },
      },
    },
    async (request, reply) => {
      await subscribe(
        ports,
        await sessions.require(request, reply),
        sessions.readToken(request) ?? '',
        request.body,
      )
      return null
    },
  )

  app.delete(
    paths.pushSubscriptions,
    {
      schema: {
        ...about,
        summary: 'Unsubscribe this browser',
        body: pushSubscriptionEndSchema,
        response: { 200: z.null(), ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) => {
      await unsubscribe(ports, await sessions.require(request, reply), request.body.endpoint)
      return null
    },
  )
}
