// Tests of the events of a group order, and of whether dishes can be chosen.
import { expect, test } from 'vitest'
import {
  aisyah,
  makeGroupOrder,
  daniel,
  priya,
  weiJie,
} from '../../../testing/group-order-fixtures.ts'
import { findGroupEvents } from './group-events.ts'
import { canChooseDishes } from './can-choose-dishes.ts'

const me = { ...daniel, myself: true }
const before = makeGroupOrder({ members: [aisyah, { ...weiJie, confirmed: false }, priya, me] })

test('finds who joined, left and confirmed, without the eater (GRP-17)', () => {
  const now = makeGroupOrder({
    version: 8,
    members: [aisyah, weiJie, { ...me, confirmed: true }, { name: 'Mei', alias: 'MM' }],
  })
  expect(findGroupEvents(before, now)).toEqual([
    { event: 'confirmed', name: 'Wei Jie' },
    { event: 'joined', name: 'MM' },
    { event: 'left', name: 'Priya' },
  ])
})

test('finds no event in the first version except the end of the group order', () => {
  expect(findGroupEvents(null, before)).toEqual([])
  expect(findGroupEvents(null, makeGroupOrder({ groupState: 'ORDERED' }))).toEqual([
    { event: 'ordered' },
  ])
})

test.each([
  ['CANCELLED', 'cancelled'],
  ['ORDERED', 'ordered'],
] as const)('finds the end of a group order: %s (GRP-33)', (groupState, event) => {
  expect(findGroupEvents(before, makeGroupOrder({ groupState }))).toEqual([{ event }])
})

test('finds the start of checkout for members but not for the creator (GRP-39)', () => {
  const confirmed = { groupState: 'CONFIRMED' } as const
  expect(
    findGroupEvents(before, makeGroupOrder({ ...confirmed, members: [aisyah, weiJie, priya, me] })),
  ).toEqual([{ event: 'closed' }])
  const creators = [{ ...aisyah, myself: true }, weiJie]
  expect(
    findGroupEvents(
      makeGroupOrder({ members: creators }),
      makeGroupOrder({ ...confirmed, members: creators }),
    ),
  ).toEqual([])
})

test('finds that the eater was removed (ROLE-07)', () => {
  expect(findGroupEvents(before, makeGroupOrder({ membership: 'removed', members: [] }))).toEqual([
    { event: 'removed' },
  ])
})

test('allows choosing dishes until confirmation, checkout or payment (GRP-38 GRP-39)', () => {
  expect(canChooseDishes(before)).toBe(true)
  expect(canChooseDishes(makeGroupOrder({ members: [aisyah, { ...me, confirmed: true }] }))).toBe(
    false,
  )
  expect(canChooseDishes(makeGroupOrder({ groupState: 'CONFIRMED' }))).toBe(false)
  expect(canChooseDishes(makeGroupOrder({ paying: true }))).toBe(false)
})
