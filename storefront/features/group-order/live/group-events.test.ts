// What members are told of their group: others' doings, never their own, and that it is over.
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

test('GRP-17: who joined, left and got ready is told; one’s own readiness is not', () => {
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

test('the first look tells nothing but an end', () => {
  expect(findGroupEvents(null, before)).toEqual([])
  expect(findGroupEvents(null, makeGroupOrder({ groupState: 'ORDERED' }))).toEqual([
    { event: 'ordered' },
  ])
})

test.each([
  ['CANCELLED', 'cancelled'],
  ['ORDERED', 'ordered'],
] as const)('GRP-33: %s is told as the end', (groupState, event) => {
  expect(findGroupEvents(before, makeGroupOrder({ groupState }))).toEqual([{ event }])
})

test('GRP-39: members are told that the creator has gone on; the creator knows', () => {
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

test('ROLE-07: who was removed is told so', () => {
  expect(findGroupEvents(before, makeGroupOrder({ membership: 'removed', members: [] }))).toEqual([
    { event: 'removed' },
  ])
})

test('GRP-38 GRP-39: dishes change while the group is open and oneself unconfirmed; never while somebody pays', () => {
  expect(canChooseDishes(before)).toBe(true)
  expect(canChooseDishes(makeGroupOrder({ members: [aisyah, { ...me, confirmed: true }] }))).toBe(
    false,
  )
  expect(canChooseDishes(makeGroupOrder({ groupState: 'CONFIRMED' }))).toBe(false)
  expect(canChooseDishes(makeGroupOrder({ paying: true }))).toBe(false)
})
