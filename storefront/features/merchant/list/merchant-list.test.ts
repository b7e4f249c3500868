// Tests of the parts of a list: merchants that deliver to an address, and partial matches.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, it } from 'vitest'
import { countDeliverable, splitList } from './merchant-list.ts'

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
  ['all deliver', [true, true], '', '01', '', ''],
  ['there is no address', [null, null], '', '01', '', ''],
  ['some are too far', [true, false, false], '', '0', '', '12'],
  ['all are too far', [false, false], '', '', '', '01'],
  ['some match only in part', [null, null, null], '12', '0', '12', ''],
  ['all match only in part', [true, true], '01', '', '01', ''],
  ['partial matches are near and far', [true, true, false, false], '13', '0', '1', '23'],
  ['the list is empty', [], '', '', '', ''],
])('splits the list when %s', (_, deliverable, partialIDs, near, partial, far) => {
  const merchants = listOf(deliverable).map((merchant) =>
    partialIDs.includes(merchant.ID) ? { ...merchant, isPartialMatch: true } : merchant,
  )
  const split = splitList({ merchants })
  expect([split.near, split.partial, split.far].map(idsOf)).toEqual([near, partial, far])
})
