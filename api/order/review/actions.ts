// Use cases of reviews for eaters: write a review, read one's
// own review, list those of a merchant, report a review.
import { cleanText } from '@tingkat/contract/clean-text'
import type {
  MerchantReviewList,
  OrderReviewState,
  OwnReview,
  reviewBodySchema,
} from '@tingkat/contract/review'
import type { CountryCode } from '@tingkat/ordering/country/country'
import type { Order } from '@tingkat/ordering/order/order'
import { authorOf, canChange, canReview, needsModeration } from '@tingkat/ordering/review/review'
import { refuse } from '@tingkat/ordering/refusal'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import type { Eater } from '../../account/session.ts'
import { spreadLiveState } from '../../catalogue/live/actions.ts'
import type { StoredLiveState } from '../../catalogue/live/live-states.ts'
import type { Catalogue } from '../../catalogue/snapshot.ts'
import type { Purges } from '../../cdn/purges.ts'
import { problem, refused } from '../../http/problem.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Bus } from '../../platform/events/bus.ts'
import type { Log } from '../../platform/log.ts'
import { findOwnOrder, type ReadingPorts } from '../actions.ts'
import type { StoredOrder } from '../store.ts'
import {
  readReviewCursor,
  toMerchantReview,
  toOwnReview,
  writeReviewCursor,
} from './review-view.ts'
import { writeRating } from './rating-actions.ts'
import {
  findByID,
  findReview,
  listReviews,
  lockAuthor,
  reportReview,
  writeReview,
  type ReviewRow,
} from './store.ts'

export type ReviewPorts = ReadingPorts & {
  database: Pick<Database, 'kysely' | 'transaction'>
  catalogue: Catalogue
  bus: Pick<Bus, 'publish'>
  purges: Pick<Purges, 'merchant' | 'announce'>
  newID: () => string
  log: Log
}
type ReviewInput = z.output<typeof reviewBodySchema>

const pageSize = 20

/** Returns the eater's review of the order. Throws not_found for an order of another eater. */
export async function readOrderReview(
  ports: ReviewPorts,
  eater: Eater,
  orderID: string,
): Promise<OrderReviewState> {
  const { order } = await findOwnOrder(ports, eater, orderID)
  const row = await findReview(ports.database.kysely, keyOf(order))
  const now = ports.clock()
  return {
    review: row ? toOwnReview(row) : null,
    open: row ? canChange(row.at, now) : canReview(order, now),
  }
}

/**
 * Stores the review of an order, or changes it within 24 hours. No-op if this
 * `reviewID` was stored before. Throws not_found, review_closed after the time for
 * reviews, or idempotency_key_reused if the `reviewID` was stored with other content.
 */
export async function reviewOrder(
  ports: ReviewPorts,
  eater: Eater,
  orderID: string,
  input: ReviewInput,
): Promise<OwnReview> {
  const stored = await findOwnOrder(ports, eater, orderID)
  const now = ports.clock()
  const merchant = merchantOf(stored.order)
  let rated: StoredLiveState | undefined
  const review = await ports.database.transaction(async (transaction) => {
    const name = await lockAuthor(transaction, eater.accountID)
    if (name === undefined) throw problem('not_found')
    const before = await findReview(transaction, keyOf(stored.order))
    const next = toRow(stored, before, input, { name, ID: ports.newID(), now })
    if (before?.reviewID === input.reviewID) return requireSame(before, next)
    if (before ? !canChange(before.at, now) : !canReview(stored.order, now))
      throw problem('review_closed')
    await writeReview(transaction, next)
    rated = await writeRating(ports, transaction, merchant, now)
    return next
  })
  if (rated) await spreadLiveState(ports, merchant, rated)
  return toOwnReview(review)
}

function toRow(
  { order, accountID }: StoredOrder,
  before: ReviewRow | undefined,
  { reviewID, food, delivery, labels, words, alias }: ReviewInput,
  { name, ID, now }: { name: string; ID: string; now: Date },
): ReviewRow {
  const isHeld = mustBeHeld(order, [words, alias])
  const earlier = before ?? { ID, at: now, reply: null, repliedAt: null, replyAt: null }
  return {
    ...keyOf(order),
    ID: earlier.ID,
    reviewID,
    accountID,
    merchantID: order.merchant.ID,
    author: authorOf(name, alias, order.countryCode as CountryCode),
    food,
    delivery: order.courier ? delivery : null,
    labels: [...new Set(labels)].toSorted(),
    words,
    dishes: dishesOf(order),
    at: earlier.at,
    // Editing a hidden review must not make it visible again.
    state: isHeld || before?.state === 'hidden' ? 'held' : 'shown',
    reason: '',
    reply: earlier.reply,
    repliedAt: earlier.repliedAt,
    replyAt: earlier.replyAt,
  }
}

/** Whether a text has contact data, a link, an insult or the name of the courier. */
function mustBeHeld({ courier }: Order, texts: readonly string[]): boolean {
  return texts.some(
    (text) =>
      (text !== '' && cleanText(text) === '') || needsModeration(text, [courier?.name ?? '']),
  )
}

function requireSame(before: ReviewRow, next: ReviewRow): ReviewRow {
  const pick = ({ food, delivery, labels, words, author }: ReviewRow) => ({
    food,
    delivery,
    labels,
    words,
    author,
  })
  if (!isDeepStrictEqual(pick(before), pick(next))) throw problem('idempotency_key_reused')
  return before
}

const keyOf = (order: Order) => ({
  country: order.countryCode as CountryCode,
  orderID: order.orderID,
})
const merchantOf = (order: Order) => ({
  country: order.countryCode as CountryCode,
  merchantID: order.merchant.ID,
})
const dishesOf = (order: Order): string[] => [
  ...new Set(order.merchantCartWithQuoteList.flatMap(({ items }) => items.map(({ name }) => name))),
]

/** Returns a page of 20 reviews that everybody may read. Throws merchant_not_found. */
export async function listMerchantReviews(
  { catalogue, database }: Pick<ReviewPorts, 'catalogue' | 'database'>,
  merchantID: string,
  cursor: string | undefined,
): Promise<MerchantReviewList> {
  const found = catalogue.find(merchantID)
  if (!found) throw refused(refuse('merchant_not_found', { merchantID }))
  const rows = await listReviews(
    database.kysely,
    { country: found.snapshot.country.code, merchantID },
    { after: readReviewCursor(cursor), limit: pageSize + 1, shownOnly: true },
  )
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return { reviews: page.map(toMerchantReview), nextCursor: last ? writeReviewCursor(last) : null }
}

/**
 * Records that the eater objects to the review. Idempotent. Throws
 * not_found for a review that is hidden, held or of another merchant.
 */
export async function reportMerchantReview(
  { database, clock }: Pick<ReviewPorts, 'database' | 'clock'>,
  { accountID }: Eater,
  { merchantID, reviewID }: { merchantID: string; reviewID: string },
): Promise<void> {
  const review = await findByID(database.kysely, reviewID)
  if (review?.merchantID !== merchantID || review.state !== 'shown') throw problem('not_found')
  await reportReview(database.kysely, reviewID, accountID, clock())
}
