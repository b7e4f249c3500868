// Schemas of eaters' reviews of orders, as the eater, a merchant's page, the merchant and the
// operator's staff see them.
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
    /** An id that the page creates. Repeating a request with the same id changes nothing. */
    reviewID: idSchema,
    food: starsSchema,
    /**
     * The eater's opinion of the delivery. Null if the eater has none, or if no courier delivered
     * the order.
     */
    delivery: thumbSchema.nullable().default(null),
    labels: labelsSchema.default([]),
    words: textSchema(reviewWordsMax).default(''),
    /** The name that is shown instead of the eater's first name. */
    alias: textSchema(reviewAliasMax).default(''),
  })
  .meta({ id: 'OrderReviewRequest' })
export type OrderReviewBody = z.input<typeof reviewBodySchema>

/**
 * The public part of a review. `month` is `YYYY-MM`; `author` is empty if the account was deleted.
 */
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

/** A review as the eater who wrote it sees it. Times are ISO 8601 instants in UTC. */
const ownReviewSchema = merchantReviewSchema
  .extend({
    reviewID: idSchema,
    delivery: thumbSchema.nullable(),
    changeableUntil: z.string(),
    state: z.enum(reviewStates),
    /** Why a moderator hid the review or showed it again; empty without moderation. */
    reason: z.string(),
  })
  .meta({ id: 'OrderReview' })
export type OwnReview = z.infer<typeof ownReviewSchema>

export const orderReviewSchema = z
  .object({
    /** Null if the order has no review. */
    review: ownReviewSchema.nullable(),
    /** Whether the eater may write or change the review now. */
    open: z.boolean(),
  })
  .meta({ id: 'OrderReviewState' })
export type OrderReviewState = z.infer<typeof orderReviewSchema>

export const reviewQuerySchema = z.object({ cursor: cursorSchema.optional() })
export const merchantReviewListSchema = z
  .object({ reviews: z.array(merchantReviewSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'MerchantReviewList' })
export type MerchantReviewList = z.infer<typeof merchantReviewListSchema>

/** A review as the reviewed merchant and moderators see it. */
export const staffReviewSchema = merchantReviewSchema
  .extend({
    merchantID: idSchema,
    country: countryCodeSchema,
    state: z.enum(reviewStates),
    reason: z.string(),
    /** Number of eaters who have reported the review since it was last moderated. */
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
    /** The moderator's reason, which the author of the review and the merchant can read. */
    reason: textSchema(200, 1),
  })
  .meta({ id: 'ReviewModerationRequest' })
export type ReviewModeration = z.infer<typeof reviewModerationSchema>
