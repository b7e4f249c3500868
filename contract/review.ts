// Schemas of reviews of orders: of the eater, of a merchant's page, of merchants and the desk.
import {
  reviewAliasMax,
  reviewLabels,
  reviewReplyMax,
  reviewStates,
  reviewWordsMax,
} from '@tingkat/ordering/review/review'
import { z } from 'zod'
import { countryCodeSchema, cursorSchema, idSchema, textSchema } from './shape.ts'

const starsSchema = z.int().min(1).max(5)
const labelsSchema = z.array(z.enum(reviewLabels)).max(reviewLabels.length)
const thumbSchema = z.enum(['up', 'down'])
const replySchema = z.object({ words: z.string(), at: z.string() })

export const reviewBodySchema = z
  .object({
    /** Made by the page; a repeated request with the same id changes nothing. */
    reviewID: idSchema,
    food: starsSchema,
    /** Null without an opinion, and for orders that no courier delivered. */
    delivery: thumbSchema.nullable().default(null),
    labels: labelsSchema.default([]),
    words: textSchema(reviewWordsMax).default(''),
    /** Shown instead of the first name. */
    alias: textSchema(reviewAliasMax).default(''),
  })
  .meta({ id: 'OrderReviewRequest' })
export type OrderReviewBody = z.input<typeof reviewBodySchema>

/** What everybody may read. `month` is `YYYY-MM`; `author` is empty for a deleted account. */
export const merchantReviewSchema = z
  .object({
    ID: idSchema,
    author: z.string(),
    month: z.string(),
    food: starsSchema,
    labels: labelsSchema,
    dishes: z.array(z.string()),
    words: z.string(),
    reply: replySchema.nullable(),
  })
  .meta({ id: 'MerchantReview' })
export type MerchantReview = z.infer<typeof merchantReviewSchema>

/** Times are ISO 8601 instants, UTC. */
const ownReviewSchema = merchantReviewSchema
  .extend({
    reviewID: idSchema,
    delivery: thumbSchema.nullable(),
    changeableUntil: z.string(),
    state: z.enum(reviewStates),
    /** Why a moderator hid it or showed it again; empty without moderation. */
    reason: z.string(),
  })
  .meta({ id: 'OrderReview' })
export type OwnReview = z.infer<typeof ownReviewSchema>

export const orderReviewSchema = z
  .object({
    /** Null before the first review. */
    review: ownReviewSchema.nullable(),
    /** Whether the eater may write or change it now. */
    open: z.boolean(),
  })
  .meta({ id: 'OrderReviewState' })
export type OrderReviewState = z.infer<typeof orderReviewSchema>

export const reviewQuerySchema = z.object({ cursor: cursorSchema.optional() })
export const merchantReviewListSchema = z
  .object({ reviews: z.array(merchantReviewSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantReviewList' })
export type MerchantReviewList = z.infer<typeof merchantReviewListSchema>

/** A review as its merchant and moderators see it. */
export const staffReviewSchema = merchantReviewSchema
  .extend({
    merchantID: idSchema,
    country: countryCodeSchema,
    state: z.enum(reviewStates),
    reason: z.string(),
    /** How many eaters have reported it since it was moderated. */
    reports: z.int(),
    replyChangeable: z.boolean(),
  })
  .meta({ id: 'StaffReview' })
export type StaffReview = z.infer<typeof staffReviewSchema>
export const staffReviewListSchema = z
  .object({ reviews: z.array(staffReviewSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'StaffReviewList' })
export type StaffReviewList = z.infer<typeof staffReviewListSchema>

export const reviewReplySchema = z
  .object({ actionID: idSchema, words: textSchema(reviewReplyMax, 1) })
  .meta({ id: 'ReviewReplyRequest' })
export type ReviewReply = z.infer<typeof reviewReplySchema>

export const reviewModerationSchema = z
  .object({
    actionID: idSchema,
    state: z.enum(['shown', 'hidden']),
    /** Read by author and merchant. */
    reason: textSchema(200, 1),
  })
  .meta({ id: 'ReviewModerationRequest' })
export type ReviewModeration = z.infer<typeof reviewModerationSchema>
