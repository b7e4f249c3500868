// Tests of reviews in a browser: writing a review, the
// state of a review, and the list on a merchant's page.
import type { MerchantReview, OwnReview } from '@tingkat/contract/review'
import { beforeEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/browser/client.ts'
import { LoggedInProvider } from '../../platform/site/logged-in.tsx'
import { draw } from '../../testing/draw.tsx'
import { answered, makeOrderView, rizal, unreachable } from '../../testing/order-fixtures.ts'
import { MerchantReviews } from './merchant-reviews.tsx'
import OrderReview from './order-review.tsx'

const order = makeOrderView({ orderID: 'o1', orderState: 'COMPLETED', courier: rizal })
const shown: MerchantReview = {
  ID: 'r1',
  author: 'Aisyah',
  month: '2026-03',
  food: 4,
  labels: ['hot'],
  dishes: ['Nasi lemak'],
  words: 'Rich gravy',
  reply: { words: 'Thank you', at: '2026-03-19T04:00:00Z' },
}
const own: OwnReview = {
  ...shown,
  reviewID: 'x',
  delivery: 'up',
  changeableUntil: '2026-03-19T04:00:00Z',
  state: 'shown',
  reason: '',
}

beforeEach(() => vi.restoreAllMocks())

test('REV-01 REV-03: the eater sends stars, labels, a thumb, words and a name; a retry has the same id', async () => {
  vi.spyOn(client, 'readReview').mockResolvedValue(answered({ review: null, open: true }))
  const send = vi.spyOn(client, 'reviewOrder').mockResolvedValue(unreachable)
  const { getByRole, getByText, getByLabelText } = await draw(<OrderReview order={order} />)
  await getByText('4 stars').click({ force: true })
  await getByRole('button', { name: 'Served hot' }).click()
  await getByRole('button', { name: 'Delivery was good' }).click()
  await getByLabelText(/Anything to add/).fill('Rich gravy')
  await getByLabelText(/Name shown/).fill('Noodle fan')
  await getByRole('button', { name: 'Send review' }).click()
  await expect.poll(() => send.mock.calls.length).toBe(1)
  send.mockResolvedValue(answered({ review: own, open: true }))
  await expect
    .element(getByRole('button', { name: 'Send review' }))
    .not.toHaveAttribute('aria-busy', 'true')
  await getByRole('button', { name: 'Send review' }).click()
  await expect.element(getByText('Thank you')).toBeVisible()
  expect(send.mock.calls[0]).toEqual([
    'o1',
    {
      reviewID: expect.any(String),
      food: 4,
      delivery: 'up',
      labels: ['hot'],
      words: 'Rich gravy',
      alias: 'Noodle fan',
    },
  ])
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
  await getByRole('button', { name: 'Change' }).click()
  await expect.element(getByLabelText(/Name shown/)).toHaveValue('Aisyah')
})

test('REV-05: the eater reads that words are held, or why they are hidden', async () => {
  const read = vi.spyOn(client, 'readReview')
  read.mockResolvedValue(answered({ review: { ...own, state: 'held' }, open: false }))
  const held = await draw(<OrderReview order={order} />)
  await expect.element(held.getByText(/We’re checking your review/)).toBeVisible()
  expect(held.getByRole('button', { name: 'Change' }).elements()).toEqual([])
  await held.unmount()
  read.mockResolvedValue(
    answered({ review: { ...own, state: 'hidden', reason: 'It names a person' }, open: false }),
  )
  const hidden = await draw(<OrderReview order={order} />)
  await expect
    .element(hidden.getByText(/can’t see the text of your review: It names a person/))
    .toBeVisible()
  await hidden.unmount()
  read.mockResolvedValue(
    answered({ review: { ...own, state: 'shown', reason: 'It names nobody' }, open: false }),
  )
  const checked = await draw(<OrderReview order={order} />)
  await expect
    .element(checked.getByText(/We’ve checked this review: It names nobody/))
    .toBeVisible()
})

test('REV-03 REV-04: the list shows name, month, dishes, words and reply, and loads more', async () => {
  const list = vi.spyOn(client, 'listReviews')
  list.mockResolvedValueOnce(answered({ reviews: [shown], nextCursor: 'next' }))
  list.mockResolvedValueOnce(
    answered({ reviews: [{ ...shown, ID: 'r2', author: '', reply: null }], nextCursor: null }),
  )
  const report = vi.spyOn(client, 'reportReview').mockResolvedValue(answered(null))
  const { getByRole } = await draw(
    <LoggedInProvider value>
      <MerchantReviews merchantID="m1" />
    </LoggedInProvider>,
  )
  expect(list).not.toHaveBeenCalled()
  await getByRole('button', { name: 'Read reviews' }).click()
  const card = getByRole('article').first()
  await expect.element(card).toMatchTextContent(/Aisyah · March 2026/)
  await expect.element(card).toMatchTextContent(/Rich gravy.*Served hot.*Nasi lemak.*Thank you/)
  await getByRole('button', { name: 'Show more' }).click()
  await expect.element(getByRole('article').nth(1)).toMatchTextContent(/A customer · March 2026/)
  expect(list).toHaveBeenLastCalledWith('m1', 'next')
  expect(getByRole('button', { name: 'Show more' }).elements()).toEqual([])
  await card.getByRole('button', { name: 'Report' }).click()
  await expect.element(card.getByRole('button', { name: /Reported/ })).toBeVisible()
  expect(report).toHaveBeenCalledWith('m1', 'r1')
})
