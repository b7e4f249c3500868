// Converts reviews to the formats of the API, and reads and writes the cursors of their lists.
import type { MerchantReview, OwnReview, StaffReview } from '@tingkat/contract/review'
import { canChange, reviewChangeHours } from '@tingkat/ordering/review/review'
import { problem } from '../../http/problem.ts'
import type { ListedReviewRow, ReviewPosition, ReviewRow } from './store.ts'

/** Returns the public part of a review, which names neither the account nor the order. */
export function toMerchantReview(row: ReviewRow): MerchantReview {
  const { ID, author, at, food, labels, dishes, words, reply, replyAt } = row
  return {
    ID,
    author,
    month: at.toISOString().slice(0, 7),
    food,
    labels,
    dishes,
    words,
    reply: reply !== null && replyAt ? { words: reply, at: replyAt.toISOString() } : null,
  }
}

export function toOwnReview(row: ReviewRow): OwnReview {
  const { reviewID, delivery, at, state, reason } = row
  return {
    ...toMerchantReview(row),
    reviewID,
    delivery,
    changeableUntil: new Date(at.getTime() + reviewChangeHours * 3_600_000).toISOString(),
    state,
    reason,
  }
}

export function toStaffReview(row: ListedReviewRow, now: Date): StaffReview {
  const { merchantID, country, state, reason, reports, repliedAt } = row
  return {
    ...toMerchantReview(row),
    merchantID,
    country,
    state,
    reason,
    reports,
    replyChangeable: repliedAt === null || canChange(repliedAt, now),
  }
}

export const writeReviewCursor = ({ at, ID }: ReviewPosition): string =>
  Buffer.from(`${at.toISOString()} ${ID}`).toString('base64url')

const pattern = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,100})$/

/**
 * Parses the cursor of a request. Returns null if the request
 * has none. Throws invalid_request for a cursor of another list.
 */
export function readReviewCursor(cursor: string | undefined): ReviewPosition | null {
  if (cursor === undefined) return null
  const [, at = '', ID = ''] = pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (Number.isNaN(Date.parse(at)))
    throw problem('invalid_request', {
      faults: [{ path: 'cursor', message: 'not a cursor of this list' }],
    })
  return { at: new Date(at), ID }
}
