// What members are told of their group: others' doings, never their own, and that it is over.
import { expect, test } from 'vitest'
import { aisyah, castGroup, daniel, priya, weiJie } from '../../../testing/cast-group.ts'
import { findGroupEvents } from './group-events.ts'
import { canChooseDishes } from './can-choose-dishes.ts'

const me = { ...daniel, myself: true }
const before = castGroup({ members: [aisyah, { ...weiJie, confirmed: false }, priya, me] })

test('GRP-17: who joined, left and got ready is told; one’s own readiness is not', () => {
  const now = castGroup({
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
  expect(findGroupEvents(null, castGroup({ groupState: 'ORDERED' }))).toEqual([
    { event: 'ordered' },
  ])
})

test.each([
  ['CANCELLED', 'cancelled'],
  ['ORDERED', 'ordered'],
] as const)('GRP-33: %s is told as the end', (groupState, event) => {
  expect(findGroupEvents(before, castGroup({ groupState }))).toEqual([{ event }])
})

test('GRP-39: members are told that the creator has gone on; the creator knows', () => {
  const confirmed = { groupState: 'CONFIRMED' } as const
  expect(
    findGroupEvents(before, castGroup({ ...confirmed, members: [aisyah, weiJie, priya, me] })),
  ).toEqual([{ event: 'closed' }])
  const creators = [{ ...aisyah, myself: true }, weiJie]
  expect(
    findGroupEvents(
      castGroup({ members: creators }),
      castGroup({ ...confirmed, members: creators }),
    ),
  ).toEqual([])
})

test('ROLE-07: who was removed is told so', () => {
  expect(findGroupEvents(before, castGroup({ membership: 'removed', members: [] }))).toEqual([
    { event: 'removed' },
  ])
})

test('GRP-38 GRP-39: dishes change while the group is open and oneself unconfirmed; never while somebody pays', () => {
  expect(canChooseDishes(before)).toBe(true)
  expect(canChooseDishes(castGroup({ members: [aisyah, { ...me, confirmed: true }] }))).toBe(false)
  expect(canChooseDishes(castGroup({ groupState: 'CONFIRMED' }))).toBe(false)
  expect(canChooseDishes(castGroup({ paying: true }))).toBe(false)
})
