// Rules of reviews of completed orders: until when they
// can be written, and which texts are held for moderation.
import type { CountryCode } from '../country/country.ts'
import type { Order } from '../order/order-shape.ts'
import { containsInsult } from './insults.ts'

export const reviewWordsMax = 500
export const reviewReplyMax = 500
/** Maximum number of characters of the name that an eater may show instead of the first name. */
export const reviewAliasMax = 30
/** In days: how long after its end an order can be reviewed. */
export const reviewDays = 14
/** In hours: how long a review, or a reply, can be changed. */
export const reviewChangeHours = 24
/**
 * A merchant has a rating only with at least this number of reviews, from the last `ratedDays`
 * days.
 */
export const ratedReviewsMin = 5
export const ratedDays = 365

/** Labels of a review for what the eater praises. */
export const praiseLabels = [
  'tasty',
  'fresh',
  'hot',
  'large_portion',
  'well_packed',
  'as_ordered',
] as const
/** Labels of a review for what the eater complains about. */
export const complaintLabels = [
  'bland',
  'cold',
  'small_portion',
  'badly_packed',
  'item_missing',
  'wrong_item',
] as const
export const reviewLabels = [...praiseLabels, ...complaintLabels] as const
export type ReviewLabel = (typeof reviewLabels)[number]

/**
 * States of a review. `held` means that the review waits for a moderator; `hidden`, that a
 * moderator has hidden it. Its stars count in every state.
 */
export const reviewStates = ['shown', 'held', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]

const hourMs = 3_600_000

/**
 * Whether the order can be reviewed for the first time now:
 * it was completed at most 14 days ago and is not a test.
 */
export function canReview(
  { orderState, stateSince, test }: Pick<Order, 'orderState' | 'stateSince' | 'test'>,
  now: Date,
): boolean {
  const age = now.getTime() - Date.parse(stateSince)
  return orderState === 'COMPLETED' && !test && age <= reviewDays * 24 * hourMs
}

/** Whether a review or reply that was first written at `writtenAt` can still be changed. */
export function canChange(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() <= reviewChangeHours * hourMs
}

/** Countries in which people write the family name first, and the given name last. */
const familyNameFirst: ReadonlySet<CountryCode> = new Set(['vn', 'kh'])

/** Returns the name to show with a review: the alias, or else the eater's given name. */
export function authorOf(name: string, alias: string, country: CountryCode): string {
  const words = name.trim().split(/\s+/)
  return alias.trim() || (familyNameFirst.has(country) ? words.at(-1) : words[0]) || ''
}

/**
 * Whether a text needs moderation before others see it: it contains an insult or a name of one of
 * the `people`. Parts of names with fewer than three letters are ignored.
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

/**
 * Returns a merchant's rating: the mean number of stars, rounded to a tenth; null for fewer than
 * five reviews.
 */
export function ratingOf({ sum, count }: { sum: number; count: number }): ReviewRating | null {
  return count < ratedReviewsMin
    ? null
    : { rating: Math.round((sum / count) * 10) / 10, voteCount: count }
}
export type ReviewRating = { rating: number; voteCount: number }
