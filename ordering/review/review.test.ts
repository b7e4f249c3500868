// Tests of the rules of reviews.
import { expect, test } from 'vitest'
import { authorOf, canChange, canReview, needsModeration, ratingOf } from './review.ts'

const ended = '2026-03-01T12:00:00.000Z'
const order = (orderState: 'COMPLETED' | 'FAILED' | 'CANCELLED_BY_EATER' | 'DRIVER_AT_STORE') =>
  ({ orderState, stateSince: ended }) as Parameters<typeof canReview>[0]

test('only a completed order can be reviewed, for 14 days (REV-01)', () => {
  expect(canReview(order('COMPLETED'), new Date('2026-03-15T12:00:00.000Z'))).toBe(true)
  expect(canReview(order('COMPLETED'), new Date('2026-03-15T12:00:00.001Z'))).toBe(false)
  for (const state of ['FAILED', 'CANCELLED_BY_EATER', 'DRIVER_AT_STORE'] as const)
    expect(canReview(order(state), new Date(ended)), state).toBe(false)
  expect(canReview({ ...order('COMPLETED'), test: true }, new Date(ended))).toBe(false)
})

test('a review can be changed for 24 hours (REV-01)', () => {
  expect(canChange(new Date(ended), new Date('2026-03-02T12:00:00.000Z'))).toBe(true)
  expect(canChange(new Date(ended), new Date('2026-03-02T12:00:00.001Z'))).toBe(false)
})

test('the author is the alias or the first name (REV-03)', () => {
  expect(authorOf('Aisyah binte Rahman', '', 'sg')).toBe('Aisyah')
  expect(authorOf('Aisyah binte Rahman', ' noodle fan ', 'sg')).toBe('noodle fan')
  expect(authorOf('', '', 'sg')).toBe('')
  // The family name comes first in Vietnam and Cambodia, and reviews must not show it.
  expect(authorOf('Nguyễn Thị Lan', '', 'vn')).toBe('Lan')
  expect(authorOf('Sok Dara', '', 'kh')).toBe('Dara')
})

test.each([
  ['The laksa was rich and hot', false],
  ['Rizal was late again', true],
  ['Ｒｉｚａｌ was late again', true],
  ['Ask Tan for more', true],
  ['It was so good', false],
  ['What an idiot', true],
  ['ร้านขี้โกงมาก', true],
  ['Quán này ngu quá', true],
  ['babi guling enak sekali', false],
  ['penipu!', true],
])('holds words that name people or insult: %s → %s (REV-05)', (text, isHeld) => {
  expect(needsModeration(text, ['Rizal Tan so'])).toBe(isHeld)
})

test('the rating is the mean in tenths, from five reviews on (REV-02)', () => {
  expect(ratingOf({ sum: 20, count: 4 })).toBeNull()
  expect(ratingOf({ sum: 22, count: 5 })).toEqual({ rating: 4.4, voteCount: 5 })
  expect(ratingOf({ sum: 26, count: 6 })).toEqual({ rating: 4.3, voteCount: 6 })
})
