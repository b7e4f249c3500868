// Tests of the courier's progress as a share of the way, and of the stretch of the drawn route that
// belongs to a share.
import type { Order } from '@tingkat/ordering/order/order'
import { makeOrder } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { courierProgress, pathUpTo } from './courier-progress.ts'
import { routePoints } from './map-drawing.ts'

const order = makeOrder()
const deliveryAddress = order.deliveryAddress!
const positionAt = (share: number) => ({
  latitude:
    order.merchant.latlng.latitude +
    (deliveryAddress.latitude - order.merchant.latlng.latitude) * share,
  longitude:
    order.merchant.latlng.longitude +
    (deliveryAddress.longitude - order.merchant.latlng.longitude) * share,
  at: '',
})
const progressOf = (changes: Partial<Order>) =>
  courierProgress({
    ...order,
    orderState: 'FOOD_COLLECTED',
    courierPosition: positionAt(0.3),
    ...changes,
  })

test('ORD-12 the progress is the share of the way that the courier has covered', () => {
  for (const share of [0, 0.3, 0.5, 1])
    expect(progressOf({ courierPosition: positionAt(share) })).toBeCloseTo(share, 2)
})

test('ORD-12 the progress of a courier on a detour is not below 0', () => {
  expect(progressOf({ courierPosition: positionAt(-2) })).toBe(0)
})

test('there is no progress before collection, without a position, or at a table', () => {
  expect(progressOf({ orderState: 'READY' })).toBeNull()
  expect(progressOf({ courierPosition: null })).toBeNull()
  expect(progressOf({ deliveryAddress: null })).toBeNull()
})

test('cuts the drawn route at any share of its length', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 30, y: 10 },
  ]
  expect(pathUpTo(corners, 0)).toEqual([{ x: 0, y: 0 }])
  expect(pathUpTo(corners, 0.25)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 10 },
  ])
  expect(pathUpTo(corners, 0.5)).toEqual([
    { x: 0, y: 0 },
    { x: 0, y: 10 },
    { x: 10, y: 10 },
  ])
  expect(pathUpTo(corners, 1)).toEqual(corners)
  expect(pathUpTo(routePoints, 1).at(-1)).toEqual(routePoints.at(-1))
})
