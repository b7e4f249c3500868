// HTTP routes of guests: issue a guest token, and log in with it.
import rateLimit from '@fastify/rate-limit'
import { guestLoginSchema, guestSchema, guestTokenSchema } from '@tingkat/contract/guest'
import { paths } from '@tingkat/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { problems } from '../http/responses.ts'
import { perAddress } from '../http/per-address.ts'
import { issueGuestToken, logInGuest, type GuestPorts } from './actions.ts'

// Limits the tokens per client address. The limit is high, because thousands of
// phones in a mobile network may share one address, and issuing a token costs little.
const guestsPerAddress = { max: 1_200, timeWindow: 60 * 1000 }

export const guestRoutes: FastifyPluginAsyncZod<GuestPorts & { rateLimits: boolean }> = async (
  app,
  ports,
) => {
  if (ports.rateLimits) await app.register(rateLimit, perAddress)

  app.post(
    paths.guestToken,
    {
      config: { rateLimit: guestsPerAddress },
      schema: {
        summary: 'Get a guest token, valid for 24 hours',
        tags: ['account'],
        response: { 201: guestTokenSchema, ...problems('too_many_requests') },
      },
    },
    async (_request, reply) => reply.code(201).send(issueGuestToken(ports)),
  )

  app.post(
    paths.guestLogin,
    {
      config: { rateLimit: guestsPerAddress },
      schema: {
        summary: 'Log a guest in',
        tags: ['account'],
        body: guestLoginSchema,
        response: {
          200: guestSchema,
          ...problems('invalid_request', 'guest_session_error', 'too_many_requests'),
        },
      },
    },
    async (request) => logInGuest(ports, request.body.token),
  )
}
