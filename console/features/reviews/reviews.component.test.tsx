// Tests of the reviews page of the kitchen console in a browser.
import type { StaffReview } from '@tingkat/contract/review'
import { afterEach, expect, test } from 'vitest'
import { draw, fakeApi } from '../../testing/draw.tsx'
import { ReviewList } from './review-list.tsx'

let restore = () => {}
afterEach(() => restore())

const review: StaffReview = {
  ID: 'r1',
  merchantID: 'sg-m1',
  country: 'sg',
  author: 'Aisyah',
  month: '2026-03',
  food: 2,
  labels: ['cold'],
  dishes: ['Nasi lemak'],
  words: 'It was cold',
  state: 'shown',
  reason: '',
  reports: 0,
  reply: null,
  replyChangeable: true,
}
const path = '/kitchen/merchants/sg-m1/reviews'

function fakeReviews(reviews: StaffReview[], replyStatus = 200) {
  const api = fakeApi(({ method, path: requested, body }) => {
    if (requested === path) return { body: { reviews, nextCursor: null } }
    if (method !== 'PUT' || requested !== `${path}/r1/reply`) return undefined
    if (replyStatus !== 200) return { status: replyStatus, body: { code: 'review_closed' } }
    const { words } = body as { words: string }
    return { body: { ...review, reply: { words, at: '2026-03-19T04:00:00Z' } } }
  })
  restore = api.restore
  return () => api.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)
}

test('a manager reads reviews and replies to one (REV-04)', async () => {
  const sent = fakeReviews([review])
  const screen = await draw(<ReviewList merchantID="sg-m1" />)
  await expect.element(screen.getByText(/Aisyah · March 2026/)).toBeVisible()
  await screen.getByRole('button', { name: 'Reply' }).click()
  await screen.getByLabelText('Your reply').fill('We are sorry')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('We are sorry')).toBeVisible()
  expect(sent()).toEqual([{ actionID: expect.any(String), words: 'We are sorry' }])
  await expect.element(screen.getByRole('button', { name: 'Change reply' })).toBeVisible()
})

test('a reply that comes too late is refused in words (REV-04)', async () => {
  fakeReviews([review], 409)
  const screen = await draw(<ReviewList merchantID="sg-m1" />)
  await screen.getByRole('button', { name: 'Reply' }).click()
  await screen.getByLabelText('Your reply').fill('We are sorry')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('The time to change this has passed.')).toBeVisible()
})

test('the page says that a review is held, or why it is hidden (REV-05)', async () => {
  fakeReviews([
    { ...review, state: 'held' },
    { ...review, ID: 'r2', state: 'hidden', reason: 'It names a person', replyChangeable: false },
  ])
  const screen = await draw(<ReviewList merchantID="sg-m1" />)
  await expect.element(screen.getByText(/A moderator checks these words/)).toBeVisible()
  await expect.element(screen.getByText('Hidden: It names a person')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reply' }).elements()).toHaveLength(1)
})
