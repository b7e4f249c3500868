// HTTP routes of an eater's orders: place one, read one, list them, cancel one, report the eater's
// arrival for pickup.
import {
  cancelBodySchema,
  orderBodySchema,
  orderListQuerySchema,
  orderListSchema,
  orderSchema,
} from '@tingkat/contract/order'
import { paths } from '@tingkat/contract/paths'
import { idSchema } from '@tingkat/contract/shape'
import type { Order } from '@tingkat/ordering/order/order'
import { refusalCodes } from '@tingkat/ordering/refusal'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../account/session.ts'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { problems } from '../http/responses.ts'
import { problem } from '../http/problem.ts'
import { arriveForPickup, cancelOrder, listOrders, readOrder } from './actions.ts'
import type { MovingPorts } from './moving/moving-actions.ts'
import { placeStoredOrder, type PlacingPorts } from './placing/placing-actions.ts'

export type OrderPorts = PlacingPorts & MovingPorts & { sessions: Sessions }

const about = { tags: ['orders'], security: [{ session: [] }] }
const params = z.object({ orderID: idSchema })

export const orderRoutes: FastifyPluginAsyncZod<OrderPorts> = async (app, ports) => {
  const { sessions } = ports

  app.post(
    paths.orders,
    {
      schema: {
        ...about,
        summary: 'Place an order',
        description:
          'Needs the header `Idempotency-Key` (8 to 200 characters). A repeated request with the ' +
          'same key and body gets the same response, with the header `idempotent-replayed: ' +
          'true`. `quoteToken` and `shownTotalInMinor` are those of a quote of this cart. If the ' +
          'price has changed, the order is refused as `quote_changed`; if the quote is older ' +
          'than ten minutes, as `quote_expired`. The context then has the current signed `quote` ' +
          'and its `changes`.',
        body: orderBodySchema,
        response: {
          201: orderSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'idempotency_key_required',
            'idempotency_key_reused',
            'in_flight',
            'storage_full',
            'not_found',
            'web_ordering_disabled',
            'payment_declined',
            'payment_challenge',
            'payment_pending',
            'quote_invalid',
            'quote_expired',
            ...refusalCodes,
          ),
        },
      },
    },
    async (request, reply) => {
      const key = readIdempotencyKey(request)
      const token = sessions.readToken(request)
      if (!token) throw problem('unauthenticated')
      const { answer, replayed, seenAt } = await placeStoredOrder(ports, {
        token,
        key,
        body: request.body,
      })
      await sessions.renew(reply, token, seenAt)
      if (replayed) reply.header('idempotent-replayed', 'true')
      // Sends the stored JSON text unchanged. The cast names the type of the JSON's content.
      return reply
        .code(201)
        .header('content-type', 'application/json; charset=utf-8')
        .send(answer as unknown as Order)
    },
  )

  app.get(
    paths.orders,
    {
      schema: {
        ...about,
        summary: 'My orders: ongoing first, then past; newest first',
        querystring: orderListQuerySchema,
        response: { 200: orderListSchema, ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) =>
      await listOrders(ports, await sessions.require(request, reply), request.query),
  )

  app.get(
    paths.order,
    {
      schema: {
        ...about,
        summary: 'One of my orders',
        params,
        response: { 200: orderSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) =>
      await readOrder(ports, await sessions.require(request, reply), request.params.orderID),
  )

  app.post(
    paths.orderCancel,
    {
      schema: {
        ...about,
        summary: 'Cancel an order',
        params,
        body: cancelBodySchema,
        response: {
          200: orderSchema,
          ...problems('invalid_request', 'unauthenticated', 'not_found', 'not_cancelable'),
        },
      },
    },
    async (request, reply) =>
      await cancelOrder(
        ports,
        await sessions.require(request, reply),
        request.params.orderID,
        request.body,
      ),
  )

  app.post(
    paths.orderHere,
    {
      schema: {
        ...about,
        summary: 'Tell the merchant that I am there to collect my order',
        description:
          'For a pickup order that is being prepared or ready. A repetition changes nothing.',
        params,
        response: {
          200: orderSchema,
          ...problems('unauthenticated', 'not_found', 'impossible_move'),
        },
      },
    },
    async (request, reply) =>
      await arriveForPickup(ports, await sessions.require(request, reply), request.params.orderID),
  )
}
