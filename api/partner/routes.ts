// HTTP of partners: the orders that are open for them, and their moves. A bearer token, no cookie.
import { moveBodySchema, partnerOrderListQuerySchema, partnerOrderListSchema, partnerOrderSchema } from '@tingkat/contract/partner'
import { refundBodySchema, refundSchema } from '@tingkat/contract/payment'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { problems } from '../http/answers.ts'
import { giveBack, listPartnerOrders, makePartnerMove, type PartnerPorts } from './actions.ts'
import { requirePartner } from './credentials.ts'

const about = { tags: ['partner'], security: [{ partner: [] }] }
const config = { bearerOnly: true }

export const partnerRoutes: FastifyPluginAsyncZod<PartnerPorts> = async (app, ports) => {
  app.get(paths.partnerOrders, {
    config: { ...config, polled: true },
    schema: {
      ...about, summary: 'Orders that have not ended, oldest first', querystring: partnerOrderListQuerySchema,
      response: { 200: partnerOrderListSchema, ...problems('invalid_request', 'unauthenticated') },
    },
  }, async request => await listPartnerOrders(ports, await requirePartner(ports.partners, request), request.query))

  app.post(paths.partnerMoves, {
    config,
    schema: {
      ...about, summary: 'Move an order', params: z.object({ orderID: idSchema }), body: moveBodySchema,
      response: { 200: partnerOrderSchema, ...problems('invalid_request', 'unauthenticated', 'not_found', 'impossible_move') },
    },
  }, async request => await makePartnerMove(ports, await requirePartner(ports.partners, request), request.params.orderID, request.body))

  app.post(paths.partnerRefunds, {
    config,
    schema: {
      ...about, summary: 'Give back part of what was paid', description: 'For merchants, after delivery, where no cash was paid. The same `refundID` again gives nothing more.',
      params: z.object({ orderID: idSchema }), body: refundBodySchema,
      response: { 200: refundSchema, ...problems('invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'refund_too_large') },
    },
  }, async request => await giveBack(ports, await requirePartner(ports.partners, request), request.params.orderID, request.body))
}
