// HTTP routes of an eater's stored cart, one per country, and of its review before checkout.
import {
  cartBodySchema,
  cartQuerySchema,
  reviewBodySchema,
  reviewSchema,
  savedCartSchema,
  storedCartSchema,
} from '@tingkat/contract/cart'
import { paths } from '@tingkat/contract/paths'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Sessions } from '../account/session.ts'
import { problems } from '../http/responses.ts'
import { readCart, reviewCart, saveCart, type CartPorts } from './actions.ts'

const about = { tags: ['carts'], security: [{ session: [] }] }

export const cartRoutes: FastifyPluginAsyncZod<CartPorts & { sessions: Sessions }> = async (
  app,
  ports,
) => {
  const { sessions } = ports

  app.get(
    paths.cart,
    {
      schema: {
        ...about,
        summary: 'My stored cart of a country',
        querystring: cartQuerySchema,
        response: { 200: storedCartSchema, ...problems('invalid_request', 'unauthenticated') },
      },
    },
    async (request, reply) =>
      await readCart(ports, await sessions.require(request, reply), request.query.country),
  )

  app.put(
    paths.cart,
    {
      schema: {
        ...about,
        summary: 'Replace my cart of a country',
        description:
          'Prices and names are taken from the menu. Refused as `cart_stale`, with the `stored` ' +
          'cart, unless `version` is the stored version.',
        body: cartBodySchema,
        response: {
          200: savedCartSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'cart_stale',
            'instructions_too_long',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) =>
      await saveCart(ports, await sessions.require(request, reply), request.body),
  )

  app.post(
    paths.checkoutReview,
    {
      schema: {
        ...about,
        summary: 'Review my cart before checkout',
        description:
          'Updates the stored cart by the menu. Responds with `success`, an `error` about ' +
          'removed items, or an `errCode` that says why the cart cannot be ordered.',
        querystring: cartQuerySchema,
        body: reviewBodySchema,
        response: {
          200: reviewSchema,
          ...problems('invalid_request', 'unauthenticated', 'cart_stale', 'storage_full'),
        },
      },
    },
    async (request, reply) =>
      await reviewCart(
        ports,
        await sessions.require(request, reply),
        request.query.country,
        request.body.isRestaurantPage,
      ),
  )
}
