// HTTP of partners: the orders that are open for them, their moves and changes, refunds and requests for help. A bearer token, no cookie.
import { helpAnswerSchema, helpRequestSchema, partnerHelpSchema } from '@tingkat/contract/help'
import {
  itemChangesBodySchema,
  moveBodySchema,
  partnerOrderListQuerySchema,
  partnerOrderListSchema,
  partnerOrderSchema,
} from '@tingkat/contract/partner'
import { refundBodySchema, refundResultSchema } from '@tingkat/contract/payment'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/responses.ts'
import {
  changePartnersItems,
  findPartnersOrder,
  giveBack,
  listPartnerOrders,
  makePartnerMove,
  type PartnerPorts,
} from './actions.ts'
import { requirePartner } from './credentials.ts'
import { answerPartnersHelp, listHelp } from './help-actions.ts'
import { toPartnerOrder } from './partner-order.ts'

const about = { tags: ['partner'], security: [{ partner: [] }] }
const config = { bearerOnly: true }

export const partnerRoutes: FastifyPluginAsyncZod<PartnerPorts> = async (app, ports) => {
  app.get(
    paths.partnerOrders,
    {
      config: { ...config, polled: true },
      schema: {
        ...about,
        summary: 'Orders that have not ended, oldest first',
        querystring: partnerOrderListQuerySchema,
        response: {
          200: partnerOrderListSchema,
          ...problems('invalid_request', 'unauthenticated'),
        },
      },
    },
    async (request) =>
      await listPartnerOrders(ports, await requirePartner(ports.partners, request), request.query),
  )

  app.get(
    paths.partnerOrder,
    {
      config: { ...config, polled: true },
      schema: {
        ...about,
        summary: 'One order, also after its end',
        params: z.object({ orderID: idSchema }),
        response: { 200: partnerOrderSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => {
      const partner = await requirePartner(ports.partners, request)
      const { order, extras } = await findPartnersOrder(ports, partner, request.params.orderID)
      return toPartnerOrder(order, partner.role, extras)
    },
  )

  app.post(
    paths.partnerChanges,
    {
      config,
      schema: {
        ...about,
        summary: 'Change lines of an order',
        description:
          'For the kitchen while it has the food, for the courier who buys it at a counter. All changes or none, once for a `changeID`. What was paid too much is let go or given back.',
        params: z.object({ orderID: idSchema }),
        body: itemChangesBodySchema,
        response: {
          200: partnerOrderSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'change_impossible',
            'change_too_dear',
          ),
        },
      },
    },
    async (request) =>
      await changePartnersItems(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )

  app.get(
    paths.partnerHelp,
    {
      config: { ...config, polled: true },
      schema: {
        ...about,
        summary: 'Requests for help without an answer, oldest first',
        response: { 200: partnerHelpSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request) => await listHelp(ports, await requirePartner(ports.partners, request)),
  )

  app.post(
    paths.partnerHelpAnswer,
    {
      config,
      schema: {
        ...about,
        summary: 'Answer a request for help',
        description:
          'Without a refund; one that gives money back names the `helpID` where it is made.',
        params: z.object({ orderID: idSchema, helpID: idSchema }),
        body: helpAnswerSchema,
        response: {
          200: helpRequestSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'forbidden',
            'not_found',
            'help_answered',
          ),
        },
      },
    },
    async (request) =>
      await answerPartnersHelp(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.params.helpID,
        request.body,
      ),
  )

  app.post(
    paths.partnerMoves,
    {
      config,
      schema: {
        ...about,
        summary: 'Move an order',
        params: z.object({ orderID: idSchema }),
        body: moveBodySchema,
        response: {
          200: partnerOrderSchema,
          ...problems('invalid_request', 'unauthenticated', 'not_found', 'impossible_move'),
        },
      },
    },
    async (request) =>
      await makePartnerMove(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )

  app.post(
    paths.partnerRefunds,
    {
      config,
      schema: {
        ...about,
        summary: 'Give back part of what was paid',
        description:
          'For merchants and operators, after delivery, where no cash was paid. The same `refundID` again gives nothing more, nor does another that answers the same request for help.',
        params: z.object({ orderID: idSchema }),
        body: refundBodySchema,
        response: {
          200: refundResultSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'forbidden',
            'not_found',
            'refund_too_large',
            'help_answered',
            'idempotency_key_reused',
          ),
        },
      },
    },
    async (request) =>
      await giveBack(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )
}
