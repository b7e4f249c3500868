// Tests of reviews over HTTP: permission to write
// them, the merchant's rating, replies and moderation.
import { randomUUID } from 'node:crypto'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { OrderReviewBody } from '@tingkat/contract/review'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createPurges } from '../../cdn/purges.ts'
import { lunchTime } from '../../testing/app.ts'
import { logInByInjection, placeDinner, unwrap, type TestEater } from '../../testing/journey.ts'
import { openStaffSession } from '../../testing/staff.ts'
import { movesToAssigned, movesToDelivered, openOrderTest, refusedWith } from '../testing.ts'
import { openPersonalReviewStore } from './personal-store.ts'
import { sweepRatings } from './rating-actions.ts'

const { api, clock, merchant, move, passSeconds } = await openOrderTest()
const day = 24 * 3_600
let eater: TestEater
beforeEach(async () => {
  clock.now = lunchTime
  await api.database.query('delete from review')
  eater = await logInByInjection(api)
})
afterAll(() => api.close())

/** Advances the clock and logs the eater in again, because sessions expire. */
async function passDays(days: number): Promise<void> {
  passSeconds(days * day)
  eater = await logInByInjection(api, eater.phone)
}
/** Returns the cookie of a new session, because sessions expire when the clock advances. */
async function sessionOf(role: 'merchant_manager' | 'support_lead'): Promise<string> {
  const scope = role === 'support_lead' ? 'country:sg' : (`merchant:${merchant.ID}` as const)
  return (await openStaffSession(api, { memberships: [{ role, scope }] })).cookie
}
const body = (changes: Partial<OrderReviewBody> = {}): OrderReviewBody => ({
  reviewID: randomUUID(),
  food: 4,
  ...changes,
})
async function delivered(by = eater): Promise<string> {
  const { orderID } = await placeDinner(by, merchant)
  await move(orderID, ...movesToAssigned, ...movesToDelivered)
  return orderID
}
async function reviewed(changes: Partial<OrderReviewBody> = {}, by = eater) {
  const orderID = await delivered(by)
  const { review } = unwrap(await by.client.reviewOrder(orderID, body(changes)))
  if (!review) throw new Error('there is no review')
  return { orderID, review }
}
const listed = async () => unwrap(await eater.client.listReviews(merchant.ID)).reviews
type Role = Parameters<typeof sessionOf>[0]
const call = async (method: 'GET' | 'PUT', path: string, role: Role, payload?: object) =>
  await api.app.inject({
    method,
    url: fillPath(path, { merchantID: merchant.ID }),
    headers: { cookie: await sessionOf(role) },
    ...(payload ? { payload } : {}),
  })
const replyTo = (reviewID: string, words: string, role: Role = 'merchant_manager') =>
  call('PUT', paths.kitchenReviewReply.replace(':reviewID', reviewID), role, {
    actionID: randomUUID(),
    words,
  })
const moderateTo = (reviewID: string, state: 'shown' | 'hidden', role: Role = 'support_lead') =>
  call('PUT', paths.deskReviewState.replace(':reviewID', reviewID), role, {
    actionID: randomUUID(),
    state,
    reason: 'Names a person',
  })

describe('a review', () => {
  test('is possible for a completed order of one’s own, for 14 days (REV-01)', async () => {
    const open = await placeDinner(eater, merchant)
    expect(await eater.client.reviewOrder(open.orderID, body())).toMatchObject(
      refusedWith('review_closed'),
    )
    unwrap(await eater.client.cancelOrder(open.orderID))
    expect(await eater.client.reviewOrder(open.orderID, body())).toMatchObject(
      refusedWith('review_closed'),
    )
    const orderID = await delivered()
    const stranger = await logInByInjection(api)
    for (const answer of [
      await stranger.client.reviewOrder(orderID, body()),
      await stranger.client.readReview(orderID),
    ])
      expect(answer).toMatchObject(refusedWith('not_found'))
    expect(unwrap(await eater.client.readReview(orderID))).toEqual({ review: null, open: true })
    await passDays(14)
    passSeconds(1)
    expect(unwrap(await eater.client.readReview(orderID))).toEqual({ review: null, open: false })
    expect(await eater.client.reviewOrder(orderID, body())).toMatchObject(
      refusedWith('review_closed'),
    )
  })

  test('is stored once, and can be changed for 24 hours (REV-01)', async () => {
    const orderID = await delivered()
    const first = body({ delivery: 'up', labels: ['tasty', 'hot'], words: 'Rich gravy' })
    const answers = await Promise.all(
      [1, 2, 3].map(async () => unwrap(await eater.client.reviewOrder(orderID, first))),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({
      open: true,
      review: { food: 4, delivery: 'up', labels: ['hot', 'tasty'], author: 'Aisyah' },
    })
    for (const other of [{ food: 1 }, { alias: 'noodle fan' }])
      expect(await eater.client.reviewOrder(orderID, { ...first, ...other })).toMatchObject(
        refusedWith('idempotency_key_reused'),
      )
    await passDays(1)
    const changed = unwrap(
      await eater.client.reviewOrder(orderID, body({ food: 5, alias: 'noodle fan' })),
    )
    expect(changed.review).toMatchObject({ food: 5, words: '', author: 'noodle fan' })
    expect(changed.review?.ID).toBe(answers[0]?.review?.ID)
    passSeconds(1)
    expect(await eater.client.reviewOrder(orderID, body())).toMatchObject(
      refusedWith('review_closed'),
    )
  })

  test('shows first name, month, dishes and words, and nothing else of the eater (REV-03)', async () => {
    const by = await logInByInjection(api, undefined, 'Nurulhuda Binte Salleh')
    const { orderID, review } = await reviewed({ words: 'Lovely' }, by)
    const shown = (await listed()).find(({ ID }) => ID === review.ID)
    expect(shown).toEqual({
      ID: review.ID,
      author: 'Nurulhuda',
      month: clock.now.toISOString().slice(0, 7),
      food: 4,
      labels: [],
      dishes: expect.arrayContaining([expect.any(String)]),
      words: 'Lovely',
      reply: null,
    })
    const { orderCode } = unwrap(await by.client.readOrder(orderID))
    for (const secret of [by.phone, orderID, orderCode, 'Salleh'])
      expect(JSON.stringify(shown)).not.toContain(secret)
  })

  test('is listed newest first, 20 a page (REV-03)', async () => {
    await api.database.query(
      `insert into review (country, order_id, id, review_id, account_id, merchant_id, author, food,
         labels, words, dishes, at, state)
       select 'sg', 'old-' || n, 'old-' || n, '', 'deleted', $1, '', 3, '[]', '', '[]',
         $2::timestamptz - make_interval(days => 400 + n), 'shown' from generate_series(1, 45) n`,
      [merchant.ID, clock.now],
    )
    const IDs: string[] = []
    let cursor: string | undefined
    const sizes: number[] = []
    do {
      const page = unwrap(await eater.client.listReviews(merchant.ID, cursor))
      IDs.push(...page.reviews.map(({ ID }) => ID))
      sizes.push(page.reviews.length)
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(IDs).size).toBe(IDs.length)
    expect(sizes.slice(0, -1).every((size) => size === 20)).toBe(true)
    expect(IDs.slice(-2)).toEqual(['old-44', 'old-45'])
    expect(await eater.client.listReviews(merchant.ID, 'x')).toMatchObject(
      refusedWith('invalid_request'),
    )
  })
})

test('five reviews of the last year make the rating, without a new snapshot (REV-02)', async () => {
  const snapshot = api.deps.catalogue.of('sg')
  const shown = async () => {
    const { rating, voteCount } = unwrap(await eater.client.readMerchant(merchant.ID))
    return { rating, voteCount }
  }
  await reviewed({ food: 1 })
  await passDays(365)
  for (const food of [5, 4, 4, 4]) await reviewed({ food })
  expect(await shown()).toEqual({ rating: merchant.rating, voteCount: merchant.voteCount })
  const { orderID } = await reviewed({ food: 5 })
  expect(await shown()).toEqual({ rating: 4.4, voteCount: 5 })
  unwrap(await eater.client.reviewOrder(orderID, body({ food: 3 })))
  expect(await shown()).toEqual({ rating: 4, voteCount: 5 })
  expect(api.deps.catalogue.of('sg')).toBe(snapshot)
})

test('ratings follow reviews that leave the last 365 days, without a new one (REV-02)', async () => {
  const shown = async () => {
    const { rating, voteCount } = unwrap(await eater.client.readMerchant(merchant.ID))
    return { rating, voteCount }
  }
  const ports = { ...api.deps, purges: createPurges({ hasCdn: false, clock: api.deps.clock }) }
  const stateNow = () => api.deps.catalogue.liveOf('sg').of(merchant.ID)
  await reviewed({ food: 1 })
  await passDays(100)
  for (const food of [5, 4, 4, 4, 5]) await reviewed({ food })
  expect(await shown()).toEqual({ rating: 3.8, voteCount: 6 })
  await passDays(265)
  passSeconds(-1)
  await sweepRatings(ports)
  expect(await shown()).toEqual({ rating: 3.8, voteCount: 6 })
  passSeconds(1)
  await sweepRatings(ports)
  expect(await shown()).toEqual({ rating: 4.4, voteCount: 5 })
  const { version } = stateNow()
  await sweepRatings(ports)
  expect(stateNow().version).toBe(version)
  // A rating needs five reviews of the last 365 days. A hundred days later, fewer are left, so the
  // rating from the catalogue applies again.
  await passDays(100)
  await sweepRatings(ports)
  expect(await shown()).toEqual({ rating: merchant.rating, voteCount: merchant.voteCount })
})

test('a person with the permission replies once and changes it for 24 hours (REV-04)', async () => {
  const { orderID, review } = await reviewed()
  expect((await replyTo(review.ID, 'Thanks', 'support_lead')).json().code).toBe('forbidden')
  expect((await replyTo(review.ID, 'x'.repeat(501))).json().code).toBe('invalid_request')
  expect((await replyTo(review.ID, 'Thank you')).json()).toMatchObject({ replyChangeable: true })
  await passDays(1)
  expect((await replyTo(review.ID, 'Thank you, come again')).statusCode).toBe(200)
  const { review: read } = unwrap(await eater.client.readReview(orderID))
  expect(read?.reply?.words).toBe('Thank you, come again')
  passSeconds(1)
  expect((await replyTo(review.ID, 'More')).json().code).toBe('review_closed')
  const { rows } = await api.database.query<{ action: string }>(
    'select action from audit where target_id = $1',
    [review.ID],
  )
  expect(rows.map(({ action }) => action)).toEqual(['review.reply', 'review.reply'])
})

test('a first reply queues one push message for each browser of the eater (REV-04)', async () => {
  const { orderID, review } = await reviewed()
  await api.database.query(
    `insert into push_subscription (id, account_id, session_hash, endpoint, p256dh, auth, language,
       created_at)
     select 'browser-' || s.account_id, s.account_id, s.token_hash, 'https://push.example/' ||
       s.account_id, 'key', 'secret', 'en', s.created_at
     from session s join account a on a.id = s.account_id where a.phone = $1`,
    [eater.phone],
  )
  await replyTo(review.ID, 'Thank you')
  await replyTo(review.ID, 'Thank you!')
  const { rows } = await api.database.query<{ kind: string }>(
    'select kind from push_message where topic = $1',
    [`${orderID} reply`],
  )
  expect(rows).toEqual([{ kind: 'replied' }])
})

describe('moderation', () => {
  test.each(['Call me at 9123 4567', 'see www.example.com', 'Siti was rude', 'idiots'])(
    'holds “%s” until a moderator shows it (REV-05)',
    async (words) => {
      const { orderID, review } = await reviewed({ words })
      expect(review.state).toBe('held')
      expect((await listed()).map(({ ID }) => ID)).not.toContain(review.ID)
      const waiting = (await call('GET', paths.deskReviews, 'support_lead')).json().reviews
      expect(waiting.map(({ ID }: { ID: string }) => ID)).toContain(review.ID)
      expect((await moderateTo(review.ID, 'shown', 'merchant_manager')).json().code).toBe(
        'forbidden',
      )
      expect((await moderateTo(review.ID, 'shown')).json().state).toBe('shown')
      expect((await listed()).map(({ ID }) => ID)).toContain(review.ID)
      const { review: own } = unwrap(await eater.client.readReview(orderID))
      expect(own).toMatchObject({ state: 'shown', reason: 'Names a person' })
    },
  )

  test('lists a review that any eater reports, once, and hides it with a reason (REV-05)', async () => {
    const { review } = await reviewed({ words: 'Nothing special' })
    const stranger = await logInByInjection(api)
    unwrap(await stranger.client.reportReview(merchant.ID, review.ID))
    unwrap(await stranger.client.reportReview(merchant.ID, review.ID))
    const waiting = (await call('GET', paths.deskReviews, 'support_lead')).json().reviews
    expect(waiting.find(({ ID }: { ID: string }) => ID === review.ID)).toMatchObject({ reports: 1 })
    expect((await moderateTo(review.ID, 'hidden')).json()).toMatchObject({ reports: 0 })
    expect((await listed()).map(({ ID }) => ID)).not.toContain(review.ID)
    const ofMerchant = (await call('GET', paths.kitchenReviews, 'merchant_manager')).json().reviews
    expect(ofMerchant.find(({ ID }: { ID: string }) => ID === review.ID)).toMatchObject({
      state: 'hidden',
      reason: 'Names a person',
    })
    expect(await stranger.client.reportReview(merchant.ID, review.ID)).toMatchObject(
      refusedWith('not_found'),
    )
    const url = fillPath(paths.merchantReviewReports, {
      merchantID: merchant.ID,
      reviewID: review.ID,
    })
    expect((await api.app.inject({ method: 'POST', url })).json().code).toBe('unauthenticated')
  })

  test('editing a hidden review does not make it visible again (REV-05)', async () => {
    const { orderID, review } = await reviewed({ words: 'Nothing special' })
    await moderateTo(review.ID, 'hidden')
    const { review: edited } = unwrap(
      await eater.client.reviewOrder(orderID, body({ words: 'Something else' })),
    )
    expect(edited).toMatchObject({ state: 'held', reason: '' })
  })
})

test('reviews are in the export, and deletion keeps stars and month only (REV-01)', async () => {
  const by = await logInByInjection(api)
  const { orderID } = await reviewed({ words: 'Fine', labels: ['tasty'] }, by)
  const exported = await api.app.inject({ url: paths.myExport, headers: { cookie: by.cookie } })
  expect(exported.json().reviews).toMatchObject([{ orderID, food: 4, words: 'Fine' }])
  const { rows } = await api.database.query<{ id: string }>(
    'select id from account where phone = $1',
    [by.phone],
  )
  const accountID = rows[0]?.id ?? ''
  await api.database.transaction(async (transaction) =>
    openPersonalReviewStore(api.database).forget?.(transaction, accountID),
  )
  const left = await api.database.query('select * from review where order_id = $1', [orderID])
  expect(left.rows[0]).toMatchObject({
    account_id: 'deleted',
    author: '',
    words: '',
    food: 4,
    labels: [],
    dishes: [],
    delivery: null,
    reply: null,
  })
  expect(new Date((left.rows[0] as { at: Date }).at).toISOString()).toMatch(/-01T00:00:00.000Z$/)
})
