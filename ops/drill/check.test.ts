// Tests that the drill's comparison of acknowledged with stored data finds lost and doubled data.
import { expect, test } from 'vitest'
import { findFaults, type Acknowledged, type Stored } from './check.ts'

const at = 0
const acknowledged: Acknowledged = {
  orders: [
    { key: 'k1', orderID: 'o1', at },
    { key: 'k2', orderID: 'o2', at },
  ],
  moves: [{ orderID: 'o1', version: 2, move: 'accept', at }],
  edits: [{ groupID: 'g1', version: 3, quantity: 4 }],
}
const placed = { version: 1, move: 'place' }
const first = { orderID: 'o1', events: [placed, { version: 2, move: 'accept' }] }
const second = { orderID: 'o2', events: [placed] }
const stored: Stored = {
  orders: [first, second],
  keys: [
    { key: 'k1', orderID: 'o1' },
    { key: 'k2', orderID: 'o2' },
  ],
  edits: [{ groupID: 'g1', version: 3, quantity: 4 }],
  bookFaults: [],
}
const check = (change: Partial<Stored>, more: Partial<Acknowledged> = {}) =>
  findFaults({ ...acknowledged, ...more }, { ...stored, ...change })

test('finds nothing when everything acknowledged is stored once (OPS-16)', () => {
  expect(check({})).toEqual({ lost: [], doubled: [], bookFaults: [] })
})

test('finds an acknowledged order that is not stored, or not under its key (OPS-16)', () => {
  expect(check({ orders: [first] }).lost).toEqual(['order o2 of the key k2'])
  const keys = [...stored.keys.slice(0, 1), { key: 'k2', orderID: 'o1' }]
  expect(check({ keys }).lost).toEqual(['order o2 of the key k2'])
})

test('finds an acknowledged move whose version has another move (OPS-16)', () => {
  const changed = { orderID: 'o1', events: [placed, { version: 2, move: 'cancel' }] }
  expect(check({ orders: [changed, second] }).lost).toEqual(['move accept of o1 as version 2'])
})

test('finds an acknowledged edit that an earlier edit has replaced (OPS-16)', () => {
  const edits = [{ groupID: 'g1', version: 2, quantity: 3 }]
  expect(check({ edits }).lost).toEqual(['edit 3 of the group order g1'])
})

test('finds a second order that one request has placed (OPS-16)', () => {
  const twin = { orderID: 'o3', events: [placed] }
  expect(check({ orders: [...stored.orders, twin] }).doubled).toEqual(['order o3 without a key'])
  const orders = [...acknowledged.orders, { key: 'k1', orderID: 'o2', at }]
  expect(check({}, { orders }).doubled).toEqual(['key k1'])
})

test('finds an event that is stored twice (OPS-16)', () => {
  const twice = { orderID: 'o2', events: [placed, placed] }
  expect(check({ orders: [first, twice] }).doubled).toEqual(['version 1 of o2'])
})

test('reports the faults of the ledger (OPS-14)', () => {
  expect(check({ bookFaults: ['payment has no order: p1'] }).bookFaults).toHaveLength(1)
})
