// SQL of reviews: write, list, report, reply, moderate, and the rating of a merchant.
import type { OwnReview, StaffReview } from '@tingkat/contract/review'
import type { CountryCode } from '@tingkat/ordering/country/country'
import {
  ratedDays,
  ratingOf,
  type ReviewLabel,
  type ReviewRating,
  type ReviewState,
} from '@tingkat/ordering/review/review'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { ScopeFilter } from '../../staff/people/scope-store.ts'

export type ReviewRow = {
  country: StaffReview['country']
  orderID: string
  ID: string
  reviewID: string
  accountID: string
  merchantID: string
  author: string
  food: number
  delivery: OwnReview['delivery']
  labels: ReviewLabel[]
  words: string
  dishes: string[]
  at: Date
  state: ReviewState
  reason: string
  reply: string | null
  repliedAt: Date | null
  replyAt: Date | null
}
export type ListedReviewRow = ReviewRow & { reports: number }
type Connection = Kysely<Schema>
type OpenTransaction = Transaction<Schema>
type OrderKey = { country: string; orderID: string }
/** Position of the last review of a page of the list. The next page begins after it. */
export type ReviewPosition = { at: Date; ID: string }

const columns = sql`r.country, r.order_id as "orderID", r.id as "ID", r.review_id as "reviewID",
  r.account_id as "accountID", r.merchant_id as "merchantID", r.author, r.food, r.delivery,
  r.labels, r.words, r.dishes, r.at, r.state, r.reason, r.reply, r.replied_at as "repliedAt",
  r.reply_at as "replyAt"`
// Counts the reports since a moderator last decided on the review.
const reportCount = sql<number>`(select count(*)::int from review_report p
  where p.review = r.id and p.at > coalesce(r.moderated_at, '-infinity')) as reports`

export async function findReview(
  connection: Connection | OpenTransaction,
  { country, orderID }: OrderKey,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from review r
    where r.country = ${country} and r.order_id = ${orderID}`.execute(connection)
  return rows[0]
}

/**
 * Locks the account against deletion and returns its
 * name. Returns undefined if the account was deleted.
 */
export async function lockAuthor(
  transaction: OpenTransaction,
  accountID: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select name from account where id = ${accountID} for no key update`.execute(transaction)
  return rows[0] && (rows[0].name ?? '')
}

/**
 * Inserts the review of an order, or updates it. An update keeps `at`, `ID` and the merchant's
 * reply, and deletes a moderator's reason, because the reason was about the former text of the
 * review.
 */
export async function writeReview(transaction: OpenTransaction, review: ReviewRow): Promise<void> {
  const { country, orderID, ID, reviewID, accountID, merchantID, author, food, delivery } = review
  await sql`
    insert into review (country, order_id, id, review_id, account_id, merchant_id, author, food,
      delivery, labels, words, dishes, at, state)
    values (${country}, ${orderID}, ${ID}, ${reviewID}, ${accountID}, ${merchantID}, ${author},
      ${food}, ${delivery}, ${JSON.stringify(review.labels)}::text::jsonb, ${review.words},
      ${JSON.stringify(review.dishes)}::text::jsonb, ${review.at}::timestamptz, ${review.state})
    on conflict (country, order_id) do update set review_id = excluded.review_id,
      author = excluded.author, food = excluded.food, delivery = excluded.delivery,
      labels = excluded.labels, words = excluded.words, state = excluded.state,
      reason = ''`.execute(transaction)
}

/**
 * Returns the rating from the reviews of the last 365 days, and the time when the oldest of them
 * leaves this period. Both are null for fewer than five reviews.
 */
export async function computeRating(
  transaction: OpenTransaction,
  { country, merchantID }: { country: string; merchantID: string },
  now: Date,
): Promise<{ rating: ReviewRating | null; until: Date | null }> {
  const { rows } = await sql<{ sum: number; count: number; until: Date | null }>`
    select coalesce(sum(food), 0)::int as sum, count(*)::int as count,
      min(at) + make_interval(hours => 24 * ${ratedDays}::int) as until
    from review
    where country = ${country} and merchant_id = ${merchantID}
      and at > ${now}::timestamptz - make_interval(hours => 24 * ${ratedDays}::int)`.execute(
    transaction,
  )
  const { sum, count, until } = rows[0] ?? { sum: 0, count: 0, until: null }
  const rating = ratingOf({ sum, count })
  return { rating, until: rating && until }
}

/**
 * Returns at most `limit` merchants whose rating still includes a review older than `ratedDays`.
 */
export async function listOutdatedRatings(
  connection: Connection,
  now: Date,
  limit: number,
): Promise<{ country: CountryCode; merchantID: string }[]> {
  const { rows } = await sql<{ country: CountryCode; merchantID: string }>`
    select country, merchant_id as "merchantID" from merchant_live
    where doc ->> 'rating' is not null
      and coalesce(doc ->> 'ratingUntil', '') <= ${now.toISOString()}
    order by country, merchant_id limit ${limit}`.execute(connection)
  return rows
}

/**
 * Returns the merchant's reviews, newest first; with
 * `shownOnly`, only those that everybody may read.
 */
export async function listReviews(
  connection: Connection,
  merchant: { country: string; merchantID: string },
  { after, limit, shownOnly }: { after: ReviewPosition | null; limit: number; shownOnly: boolean },
): Promise<ListedReviewRow[]> {
  const { rows } = await sql<ListedReviewRow>`
    select ${columns}, ${reportCount} from review r
    where r.country = ${merchant.country} and r.merchant_id = ${merchant.merchantID}
      and (r.state = 'shown' or not ${shownOnly}::boolean)
      and (${after === null}::boolean or (r.at, r.id) < (${after?.at ?? null}::timestamptz,
        ${after?.ID ?? ''}::text))
    order by r.at desc, r.id desc limit ${limit}`.execute(connection)
  return rows
}

/**
 * Returns the reviews in the given scopes that are held or were reported, because a moderator must
 * check them. The oldest come first.
 */
export async function listWaiting(
  connection: Connection,
  { everywhere, countries }: ScopeFilter,
  limit: number,
): Promise<ListedReviewRow[]> {
  const { rows } = await sql<ListedReviewRow>`
    select * from (
      select ${columns}, ${reportCount} from review r
      where (${everywhere}::boolean or r.country = any(${[...countries]}::text[]))
        and (r.state = 'held' or r.id in (select p.review from review_report p
          where p.at > coalesce(r.moderated_at, '-infinity')))
    ) waiting
    order by at, "ID" limit ${limit}`.execute(connection)
  return rows
}

/** Locks the review with this public id and returns it; undefined if there is none. */
export async function lockReview(
  transaction: OpenTransaction,
  reviewID: string,
): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${columns} from review r where r.id = ${reviewID} for no key update`.execute(transaction)
  return rows[0]
}

export async function findByID(
  connection: Connection | OpenTransaction,
  reviewID: string,
): Promise<ListedReviewRow | undefined> {
  const { rows } = await sql<ListedReviewRow>`
    select ${columns}, ${reportCount} from review r where r.id = ${reviewID}`.execute(connection)
  return rows[0]
}

/** Records that the account objects to the review, once per account. */
export async function reportReview(
  connection: Connection,
  reviewID: string,
  accountID: string,
  now: Date,
): Promise<void> {
  await sql`
    insert into review_report (review, account_id, at)
    values (${reviewID}, ${accountID}, ${now}::timestamptz)
    on conflict do nothing`.execute(connection)
}

export async function moderateReview(
  transaction: OpenTransaction,
  reviewID: string,
  { state, reason, at }: { state: ReviewState; reason: string; at: Date },
): Promise<void> {
  await sql`
    update review set state = ${state}, reason = ${reason}, moderated_at = ${at}::timestamptz
    where id = ${reviewID}`.execute(transaction)
}

/**
 * Queues a push message for each browser of the eater. Call it before `lockReview`, because
 * docs/locks.md requires the locks of subscriptions and messages before those of reviews.
 */
export async function queueReplyMessage(
  transaction: OpenTransaction,
  { country, orderID, accountID }: ReviewRow,
  now: Date,
): Promise<void> {
  await sql`
    insert into push_message (subscription_id, topic, country, order_id, version, kind,
      created_at, next_at)
    select s.id, ${`${orderID} reply`}, ${country}, ${orderID}, 1, 'replied',
      ${now}::timestamptz, ${now}::timestamptz
    from (select id from push_subscription where account_id = ${accountID}
      order by id for key share) s
    order by s.id
    on conflict do nothing`.execute(transaction)
}

export async function writeReply(
  transaction: OpenTransaction,
  reviewID: string,
  words: string,
  now: Date,
): Promise<void> {
  await sql`
    update review set reply = ${words}, reply_at = ${now}::timestamptz,
      replied_at = coalesce(replied_at, ${now}::timestamptz)
    where id = ${reviewID}`.execute(transaction)
}
