// HTTP routes of the fleet whose courier carries an order: positions of the courier, and the chat.
import {
  chatMessageSchema,
  chatQuerySchema,
  chatSchema,
  messageBodySchema,
} from '@tingkat/contract/chat'
import { positionBodySchema } from '@tingkat/contract/partner'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import type { PartnerPorts } from './actions.ts'
import {
  readCourierChat,
  reportPosition,
  writeAsCourier,
  type CourierPorts,
} from './courier-actions.ts'
import { requirePartner } from './credentials.ts'

// Per token: a thousand positions per second, because a fleet may have thousands of couriers.
const positionLimit = { max: 60_000, timeWindow: 60_000 }
const about = {
  tags: ['partner'],
  security: [{ partner: [] }],
  params: z.object({ orderID: idSchema }),
}

export const courierRoutes: FastifyPluginAsyncZod<
  CourierPorts & Pick<PartnerPorts, 'partners'>
> = async (app, ports) => {
  const config = { bearerOnly: true, polled: true }

  app.put(
    paths.partnerPosition,
    {
      config: { ...config, rateLimit: positionLimit },
      schema: {
        ...about,
        summary: 'Report the position of the courier',
        description:
          'For the fleet that carries the order. Only the last position is stored, at most one every two seconds.',
        body: positionBodySchema,
        response: {
          200: z.null(),
          ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) => {
      await reportPosition(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      )
      return null
    },
  )

  app.get(
    paths.partnerMessages,
    {
      config,
      schema: {
        ...about,
        summary: 'The chat with the eater',
        querystring: chatQuerySchema,
        response: {
          200: chatSchema,
          ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) =>
      await readCourierChat(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.query.after,
      ),
  )

  app.post(
    paths.partnerMessages,
    {
      config,
      schema: {
        ...about,
        summary: 'Write to the eater',
        description:
          'Possible while the fleet’s courier carries the order. A repeated `messageID` has no further effect.',
        body: messageBodySchema,
        response: {
          200: chatMessageSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'forbidden',
            'not_found',
            'chat_closed',
            'chat_full',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request) =>
      await writeAsCourier(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )
}
