// HTTP routes of the page on which an eater confirms an order that an AI agent has prepared.
import rateLimit from '@fastify/rate-limit'
import {
  agentCheckoutBodySchema,
  agentCheckoutSchema,
  agentConfirmationBodySchema,
} from '@tingkat/contract/agent'
import { orderSchema } from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import type { ProblemCode } from '@tingkat/contract/problem'
import type { Order } from '@tingkat/ordering/order/order'
import { refusalCodes } from '@tingkat/ordering/refusal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Sessions } from '../../account/session.ts'
import { perAddress } from '../../http/per-address.ts'
import { problem } from '../../http/problem.ts'
import { problems } from '../../http/responses.ts'
import { confirmCheckout, readCheckout, type ConfirmingPorts } from './confirming-actions.ts'

export type AgentRoutes = ConfirmingPorts & { sessions: Sessions; rateLimits: boolean }

// Limit per minute and client address. It is high, because
// many phones of a mobile network share one IP address.
const checkoutsPerAddress = { max: 300, timeWindow: 60 * 1000 }

const about = { tags: ['orders'], security: [{ session: [] }] }
const refusals: ProblemCode[] = [
  'invalid_request',
  'unauthenticated',
  'not_found',
  'too_many_requests',
  'web_ordering_disabled',
  'quote_invalid',
  'quote_expired',
  ...refusalCodes,
]

export const agentRoutes: FastifyPluginAsyncZod<AgentRoutes> = async (app, ports) => {
  const { sessions } = ports
  if (ports.rateLimits) await app.register(rateLimit, perAddress)

  app.post(
    paths.agentCheckout,
    {
      config: { rateLimit: checkoutsPerAddress },
      schema: {
        ...about,
        summary: 'The checkout of an agent, as I confirm it',
        body: agentCheckoutBodySchema,
        response: { 200: agentCheckoutSchema, ...problems(...refusals) },
      },
    },
    async (request, reply) =>
      await readCheckout(ports, await sessions.require(request, reply), request.body),
  )

  app.post(
    paths.agentConfirmation,
    {
      config: { rateLimit: checkoutsPerAddress },
      schema: {
        ...about,
        summary: 'Place the order of an agent at its signed price, once',
        body: agentConfirmationBodySchema,
        response: {
          201: orderSchema,
          ...problems(...refusals, 'idempotency_key_reused', 'in_flight', 'storage_full'),
        },
      },
    },
    async (request, reply) => {
      const { accountID } = await sessions.require(request, reply)
      const token = sessions.readToken(request)
      if (!token) throw problem('unauthenticated')
      const { answer, replayed } = await confirmCheckout(ports, {
        token,
        accountID,
        body: request.body,
      })
      if (replayed) reply.header('idempotent-replayed', 'true')
      // Sends the stored JSON text unchanged. The cast names the type of the JSON's content.
      return reply
        .code(201)
        .header('content-type', 'application/json; charset=utf-8')
        .send(answer as unknown as Order)
    },
  )
}
