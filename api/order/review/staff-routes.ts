// HTTP routes of reviews in the console: for merchants, and for the moderators of the company that
// operates Tingkat.
import { paths } from '@tingkat/contract/paths'
import {
  reviewModerationSchema,
  reviewQuerySchema,
  reviewReplySchema,
  staffReviewListSchema,
  staffReviewSchema,
} from '@tingkat/contract/review'
import { idSchema } from '@tingkat/contract/shape'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findLiveMerchant } from '../../catalogue/live/actions.ts'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import { problems } from '../../http/responses.ts'
import type { Staff } from '../../staff/acting.ts'
import {
  findStaffReview,
  listForMerchant,
  listForModerator,
  moderate,
  replyToReview,
  type StaffReviewPorts,
} from './staff-actions.ts'

export type StaffReviewRoutes = StaffReviewPorts & { catalogue: Catalogue; staff: Staff }

const staffProblems = ['unauthenticated', 'forbidden', 'not_found', 'invalid_request'] as const
const merchantParams = z.object({ merchantID: idSchema })
const reviewParams = z.object({ reviewID: idSchema })

export const staffReviewRoutes: FastifyPluginAsyncZod<StaffReviewRoutes> = async (app, ports) => {
  /** Checks that the caller has the route's permission for the merchant that `find` returns. */
  const open = async (
    request: FastifyRequest,
    reply: FastifyReply,
    find: () =>
      | { country: CountryCode; merchantID: string }
      | Promise<{
          country: CountryCode
          merchantID: string
        }>,
  ) => {
    const acting = await ports.staff.require(request, reply)
    const { country, merchantID } = await find()
    ports.staff.check(acting, request, { country, merchantID })
    const { personID, deviceID, sessionID } = acting
    const caller = { personID, deviceID, sessionID, at: ports.clock(), requestID: request.id }
    return { key: { country, merchantID }, caller }
  }

  app.get(
    paths.kitchenReviews,
    {
      config: { allow: 'review.reply' },
      schema: {
        summary: 'Reviews of the merchant, newest first, also held and hidden ones',
        tags: ['kitchen'],
        params: merchantParams,
        querystring: reviewQuerySchema,
        response: { 200: staffReviewListSchema, ...problems(...staffProblems) },
      },
    },
    async (request, reply) => {
      const { merchantID } = request.params
      const { key } = await open(request, reply, () => findLiveMerchant(ports, merchantID).key)
      return await listForMerchant(ports, key, request.query.cursor)
    },
  )

  app.put(
    paths.kitchenReviewReply,
    {
      config: { allow: 'review.reply' },
      schema: {
        summary: 'Reply to a review, or change the reply for 24 hours; once per action id',
        tags: ['kitchen'],
        params: merchantParams.extend(reviewParams.shape),
        body: reviewReplySchema,
        response: {
          200: staffReviewSchema,
          ...problems(...staffProblems, 'review_closed', 'idempotency_key_reused'),
        },
      },
    },
    async (request, reply) => {
      const { merchantID, reviewID } = request.params
      const { key, caller } = await open(
        request,
        reply,
        () => findLiveMerchant(ports, merchantID).key,
      )
      return await replyToReview(ports, caller, key, reviewID, request.body)
    },
  )

  app.get(
    paths.deskReviews,
    {
      config: { allow: 'review.moderate' },
      schema: {
        summary: 'Reviews that are held or reported, oldest first',
        tags: ['desk'],
        response: { 200: staffReviewListSchema, ...problems('unauthenticated', 'forbidden') },
      },
    },
    async (request, reply) => {
      const acting = await ports.staff.require(request, reply)
      return await listForModerator(ports, ports.staff.scopes(acting, request))
    },
  )

  app.put(
    paths.deskReviewState,
    {
      config: { allow: 'review.moderate' },
      schema: {
        summary: 'Hide or show a review with a reason; once per action id',
        tags: ['desk'],
        params: reviewParams,
        body: reviewModerationSchema,
        response: {
          200: staffReviewSchema,
          ...problems(...staffProblems, 'idempotency_key_reused'),
        },
      },
    },
    async (request, reply) => {
      const { reviewID } = request.params
      const { caller } = await open(request, reply, () => findStaffReview(ports, reviewID))
      return await moderate(ports, caller, reviewID, request.body)
    },
  )
}
