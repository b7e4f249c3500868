// HTTP routes of reviews for eaters and guests.
import { paths } from '@tingkat/contract/paths'
import {
  merchantReviewListSchema,
  orderReviewSchema,
  reviewBodySchema,
  reviewQuerySchema,
} from '@tingkat/contract/review'
import { idSchema } from '@tingkat/contract/shape'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Sessions } from '../../account/session.ts'
import { problems } from '../../http/responses.ts'
import {
  listMerchantReviews,
  readOrderReview,
  reportMerchantReview,
  reviewOrder,
  type ReviewPorts,
} from './actions.ts'

const own = {
  tags: ['orders'],
  security: [{ session: [] }],
  params: z.object({ orderID: idSchema }),
}

export const reviewRoutes: FastifyPluginAsyncZod<ReviewPorts & { sessions: Sessions }> = async (
  app,
  ports,
) => {
  const { sessions } = ports

  app.get(
    paths.orderReview,
    {
      schema: {
        ...own,
        summary: 'My review of the order, and whether I may write or change it now',
        response: { 200: orderReviewSchema, ...problems('unauthenticated', 'not_found') },
      },
    },
    async (request, reply) =>
      await readOrderReview(ports, await sessions.require(request, reply), request.params.orderID),
  )

  app.post(
    paths.orderReview,
    {
      schema: {
        ...own,
        summary: 'Review a completed order within 14 days, or change the review for 24 hours',
        description: 'A repeated `reviewID` changes nothing.',
        body: reviewBodySchema,
        response: {
          200: orderReviewSchema,
          ...problems(
            'invalid_request',
            'unauthenticated',
            'not_found',
            'review_closed',
            'idempotency_key_reused',
            'storage_full',
          ),
        },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      const { orderID } = request.params
      await reviewOrder(ports, eater, orderID, request.body)
      return await readOrderReview(ports, eater, orderID)
    },
  )

  app.get(
    paths.merchantReviews,
    {
      schema: {
        summary: 'Reviews of a merchant, newest first, 20 a page',
        tags: ['merchants'],
        params: z.object({ merchantID: idSchema }),
        querystring: reviewQuerySchema,
        response: {
          200: merchantReviewListSchema,
          ...problems('invalid_request', 'merchant_not_found'),
        },
      },
    },
    async ({ params, query }) => await listMerchantReviews(ports, params.merchantID, query.cursor),
  )

  app.post(
    paths.merchantReviewReports,
    {
      schema: {
        summary: 'Ask a moderator to look at a review',
        tags: ['merchants'],
        security: [{ session: [] }],
        params: z.object({ merchantID: idSchema, reviewID: idSchema }),
        response: {
          200: z.null(),
          ...problems('invalid_request', 'unauthenticated', 'not_found', 'storage_full'),
        },
      },
    },
    async (request, reply) => {
      const eater = await sessions.require(request, reply)
      await reportMerchantReview(ports, eater, request.params)
      return null
    },
  )
}
