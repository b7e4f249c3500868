// Tests of counting and separating the merchants that deliver to an address.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, it } from 'vitest'
import { countDeliverable, splitByDeliverable } from './merchant-list.ts'

const listOf = (deliverable: (boolean | null)[]) =>
  deliverable.map(
    (delivers, index) => ({ ID: `${index}`, deliverable: delivers }) as ListedMerchant,
  )
const idsOf = (merchants: ListedMerchant[]) => merchants.map(({ ID }) => ID).join('')

it.each([
  ['the count of the server', [true, true], 12, { count: 12, more: false }],
  ['zero', [false, false], 0, { count: 0, more: false }],
  ['the shown merchants as a minimum', [true, true], null, { count: 2, more: true }],
])('returns %s', (_, deliverable, deliverableCount, counted) => {
  expect(countDeliverable({ merchants: listOf(deliverable), deliverableCount })).toEqual(counted)
})

it.each([
  ['all deliver', [true, true], '01', ''],
  ['there is no address', [null, null], '01', ''],
  ['some are too far', [true, false, false], '0', '12'],
  ['all are too far', [false, false], '', '01'],
  ['the list is empty', [], '', ''],
])('splits the list when %s', (_, deliverable, near, far) => {
  const split = splitByDeliverable({ merchants: listOf(deliverable) })
  expect([idsOf(split.near), idsOf(split.far)]).toEqual([near, far])
})
