// How many kitchens an address has, of a list that ends with those that do not deliver to it.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, it } from 'vitest'
import { countReached } from './merchant-list.ts'

const listOf = (deliverable: (boolean | null)[], nextCursor: string | null) =>
  ({ merchants: deliverable.map(one => ({ deliverable: one }) as ListedMerchant), nextCursor })

it.each([
  ['all of a whole list', [true, true], null, { count: 2, more: false }],
  ['those before the first that is too far, however long the list', [true, true, false], 'after-3', { count: 2, more: false }],
  ['at least those of a page that has none too far', [true, true], 'after-2', { count: 2, more: true }],
  ['none', [false, false], 'after-2', { count: 0, more: false }],
  ['all, without an address', [null, null], null, { count: 2, more: false }],
])('an address is reached by %s', (_, deliverable, nextCursor, counted) => {
  expect(countReached(listOf(deliverable, nextCursor))).toEqual(counted)
})
