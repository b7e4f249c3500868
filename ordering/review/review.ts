// Reviews of completed orders: who may write when, and which texts are held for moderation.
import type { Order } from '../order/order-shape.ts'
import { containsInsult } from './insults.ts'

export const reviewWordsMax = 500
export const reviewReplyMax = 500
/** Characters of the name that an eater may show instead of the first name. */
export const reviewAliasMax = 30
/** Days after the end of an order in which it can be reviewed. */
export const reviewDays = 14
/** Hours in which a review, and a reply, can be changed. */
export const reviewChangeHours = 24
/** A merchant shows the rating of its reviews from this number on, those of so many days. */
export const ratedReviewsMin = 5
export const ratedDays = 365

export const reviewLabels = [
  'tasty',
  'fresh',
  'hot',
  'large_portion',
  'well_packed',
  'as_ordered',
  'bland',
  'cold',
  'small_portion',
  'badly_packed',
  'item_missing',
  'wrong_item',
] as const
export type ReviewLabel = (typeof reviewLabels)[number]

/** `held`: waits for moderation; `hidden`: a moderator hid it. Stars count in every state. */
export const reviewStates = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

const hourMs = 3_600_000

/** Whether the order can get its first review now: an eater's, completed at most 14 days ago. */
export function canReview(
  { orderState, stateSince, test }: Pick<Order, 'orderState' | 'stateSince' | 'test'>,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(stateSince)
  return orderState === 'COMPLETED' && !test && age <= reviewDays * 24 * hourMs
}

/** Whether a text that was first written at `writtenAt` can still be changed. */
export function canChange(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() <= reviewChangeHours * hourMs
}

/** The name under a review: the alias, else the first word of the eater's name. */
export function authorOf(name: string, alias: string): string {
  return alias.trim() || (name.trim().split(/\s+/)[0] ?? '')
}

/**
 * Whether a text must be moderated before others see it, because it has an insult or names one of
 * `people`. Parts of names with fewer than three letters are ignored.
 */
export function needsModeration(text: string, people: readonly string[]): boolean {
  const words = wordsOf(text)
  const names = people.flatMap(wordsOf).filter((part) => Array.from(part).length >= 3)
  return containsInsult(text) || names.some((part) => words.includes(part))
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+/gu) ?? []

/** The mean of whole stars, rounded to a tenth. Returns null for fewer than five reviews. */
export function ratingOf({ sum, count }: { sum: number; count: number }): ReviewRating | null {
  return count < ratedReviewsMin
    ? null
    : { rating: Math.round((sum / count) * 10) / 10, voteCount: count }
}
export type ReviewRating = { rating: number; voteCount: number }
