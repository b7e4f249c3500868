// HTTP routes of partners: open orders, moves, changes, refunds and help requests. Partners are
// authenticated by a bearer token.
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
import type { App } from '../http/app.ts'
import { problems } from '../http/responses.ts'
import {
  changePartnerOrderItems,
  findPartnerOrder,
  refundPartnerOrder,
  listPartnerOrders,
  movePartnerOrder,
  type PartnerPorts,
} from './actions.ts'
import { requirePartner } from './credentials.ts'
import { answerPartnerHelp, listHelp } from './help-actions.ts'
import { toPartnerOrder } from './partner-order.ts'

const about = { tags: ['partner'], security: [{ partner: [] }] }
const config = { bearerOnly: true }

export const partnerRoutes: FastifyPluginAsyncZod<PartnerPorts> = async (app, ports) => {
  addOrders(app, ports)
  addHelp(app, ports)
}

function addOrders(app: App, ports: PartnerPorts): void {
  app.get(
    paths.partnerOrders,
    {
      config: { ...config, polled: true },
      schema: {
        ...about,
        summary: 'Open orders, oldest first',
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
        summary: 'An order, also after it has ended',
        params: z.object({ orderID: idSchema }),
        response: { 200: partnerOrderSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request) => {
      const partner = await requirePartner(ports.partners, request)
      const { order, extras } = await findPartnerOrder(ports, partner, request.params.orderID)
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
          'For the merchant until the food is collected, and for the courier who buys it at a ' +
          'counter. All changes are applied or none, once per `changeID`. An amount that is no ' +
          'longer due is released or refunded.',
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
      await changePartnerOrderItems(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
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
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'too_early',
            'impossible_move',
          ),
        },
      },
    },
    async (request) =>
      await movePartnerOrder(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )
}

function addHelp(app: App, ports: PartnerPorts): void {
  app.get(
    paths.partnerHelp,
    {
      config: { ...config, polled: true },
      schema: {
        ...about,
        summary: 'Open help requests, oldest first',
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
        summary: 'Answer a help request',
        description:
          'Without a refund. A refund names the `helpID` of the request that it answers.',
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
      await answerPartnerHelp(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.params.helpID,
        request.body,
      ),
  )

  app.post(
    paths.partnerRefunds,
    {
      config,
      schema: {
        ...about,
        summary: 'Refund part of a payment',
        description:
          'For merchants and operators, after delivery, of orders not paid in cash. A repeated ' +
          '`refundID` has no further effect, nor has another one for the same help request.',
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
      await refundPartnerOrder(
        ports,
        await requirePartner(ports.partners, request),
        request.params.orderID,
        request.body,
      ),
  )
}
