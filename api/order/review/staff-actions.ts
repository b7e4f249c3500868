// Use cases of reviews in the console: merchants read
// and answer them, moderators hide or show them.
import type {
  ReviewModeration,
  ReviewReply,
  StaffReview,
  StaffReviewList,
} from '@tingkat/contract/review'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Scope } from '@tingkat/ordering/permissions'
import { canChange } from '@tingkat/ordering/review/review'
import { problem } from '../../http/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Caller, ChangeStore } from '../../staff/change-store.ts'
import { toScopeFilter } from '../../staff/people/scope-store.ts'
import { readReviewCursor, toStaffReview, writeReviewCursor } from './review-view.ts'
import {
  findByID,
  listReviews,
  listWaiting,
  lockReview,
  moderateReview,
  queueReplyMessage,
  writeReply,
} from './store.ts'

export type StaffReviewPorts = {
  database: Pick<Database, 'kysely'>
  changes: ChangeStore
  clock: () => Date
}
type MerchantKey = { country: CountryCode; merchantID: string }

const pageSize = 20
// Maximum number of reviews in a moderator's list. The list has no further pages: moderators handle
// the oldest reviews and then read the list again.
const waitingMax = 100

/** Returns all reviews of the merchant, including held and hidden ones. */
export async function listForMerchant(
  { database, clock }: StaffReviewPorts,
  merchant: MerchantKey,
  cursor: string | undefined,
): Promise<StaffReviewList> {
  const rows = await listReviews(database.kysely, merchant, {
    after: readReviewCursor(cursor),
    limit: pageSize + 1,
    shownOnly: false,
  })
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    reviews: page.map((row) => toStaffReview(row, clock())),
    nextCursor: last ? writeReviewCursor(last) : null,
  }
}

/** Returns held and reported reviews in the scopes of the moderator, oldest first. */
export async function listForModerator(
  { database, clock }: StaffReviewPorts,
  scopes: readonly Scope[],
): Promise<StaffReviewList> {
  const rows = await listWaiting(database.kysely, toScopeFilter(scopes), waitingMax)
  return { reviews: rows.map((row) => toStaffReview(row, clock())), nextCursor: null }
}

/** Returns the review for the console. Throws not_found if there is none. */
export async function findStaffReview(
  { database, clock }: StaffReviewPorts,
  reviewID: string,
): Promise<StaffReview> {
  const row = await findByID(database.kysely, reviewID)
  if (!row) throw problem('not_found')
  return toStaffReview(row, clock())
}

/**
 * Stores the merchant's reply, or changes it within 24 hours. A repeated action id has
 * no effect. Throws not_found for a review of another merchant, review_closed after 24
 * hours, or idempotency_key_reused for another reply with the same action id.
 */
export async function replyToReview(
  ports: StaffReviewPorts,
  caller: Caller,
  merchant: MerchantKey,
  reviewID: string,
  { actionID, words }: ReviewReply,
): Promise<StaffReview> {
  await ports.changes.runOnce(
    caller,
    { actionID, kind: 'review.reply', input: { reviewID, words } },
    async (transaction) => {
      const unlocked = await findByID(transaction, reviewID)
      if (unlocked?.merchantID !== merchant.merchantID) throw problem('not_found')
      if (!unlocked.repliedAt) await queueReplyMessage(transaction, unlocked, caller.at)
      const review = (await lockReview(transaction, reviewID)) ?? unlocked
      if (review.repliedAt && !canChange(review.repliedAt, caller.at))
        throw problem('review_closed')
      await writeReply(transaction, reviewID, words, caller.at)
      return {
        targetID: reviewID,
        audit: {
          action: 'review.reply',
          targetKind: 'review',
          targetID: reviewID,
          scope: `merchant:${merchant.merchantID}`,
          country: merchant.country,
          before: { reply: review.reply },
          after: { reply: words },
        },
      }
    },
  )
  return await findStaffReview(ports, reviewID)
}

/**
 * Hides or shows the review. A repeated action id has no effect. Throws not_found,
 * or idempotency_key_reused for another decision with the same action id.
 */
export async function moderate(
  ports: StaffReviewPorts,
  caller: Caller,
  reviewID: string,
  { actionID, state, reason }: ReviewModeration,
): Promise<StaffReview> {
  await ports.changes.runOnce(
    caller,
    { actionID, kind: 'review.moderate', input: { reviewID, state, reason } },
    async (transaction) => {
      const review = await lockReview(transaction, reviewID)
      if (!review) throw problem('not_found')
      await moderateReview(transaction, reviewID, { state, reason, at: caller.at })
      return {
        targetID: reviewID,
        audit: {
          action: 'review.moderate',
          targetKind: 'review',
          targetID: reviewID,
          scope: `merchant:${review.merchantID}`,
          country: review.country,
          before: { state: review.state, reason: review.reason },
          after: { state, reason },
        },
      }
    },
  )
  return await findStaffReview(ports, reviewID)
}
