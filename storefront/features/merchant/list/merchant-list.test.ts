// How many kitchens an address has, of a list that ends with those that do not deliver to it.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, it } from 'vitest'
import { countDeliverable, splitByDeliverable } from './merchant-list.ts'

const listOf = (deliverable: (boolean | null)[]) =>
  deliverable.map((one, index) => ({ ID: String(index), deliverable: one }) as ListedMerchant)
const idsOf = (merchants: ListedMerchant[]) => merchants.map(({ ID }) => ID).join('')

it.each([
  [
    'as many as the server counted, however many are shown',
    [true, true],
    12,
    { count: 12, more: false },
  ],
  ['none', [false, false], 0, { count: 0, more: false }],
  ['at least those of a page that has none too far', [true, true], null, { count: 2, more: true }],
])('an address is reached by %s', (_, deliverable, deliverableCount, counted) => {
  expect(countDeliverable({ merchants: listOf(deliverable), deliverableCount })).toEqual(counted)
})

it.each([
  ['all are near', [true, true], '01', ''],
  ['nothing is known without an address', [null, null], '01', ''],
  ['some are too far', [true, false, false], '0', '12'],
  ['all are too far', [false, false], '', '01'],
  ['there are none', [], '', ''],
])('%s', (_, deliverable, near, far) => {
  const split = splitByDeliverable({ merchants: listOf(deliverable) })
  expect([idsOf(split.near), idsOf(split.far)]).toEqual([near, far])
})
