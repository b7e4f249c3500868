// How far the courier has come: by the position when it is known, and on the drawing at the very share.
import type { Order } from '@tingkat/ordering/order/order'
import { castOrder } from '@tingkat/ordering/testing/cast'
import { expect, test } from 'vitest'
import { pathUpTo, courierProgress } from './courier-progress.ts'
import { route } from './map-drawing.ts'

const order = castOrder()
const door = order.deliveryAddress!
const between = (share: number) => ({
  latitude:
    order.merchant.latlng.latitude + (door.latitude - order.merchant.latlng.latitude) * share,
  longitude:
    order.merchant.latlng.longitude + (door.longitude - order.merchant.latlng.longitude) * share,
  at: '',
})
const on = (changes: Partial<Order>) =>
  courierProgress({
    ...order,
    orderState: 'FOOD_COLLECTED',
    courierPosition: between(0.3),
    ...changes,
  })

test('ORD-12 the share is what of the way lies behind the courier', () => {
  for (const share of [0, 0.3, 0.5, 1])
    expect(on({ courierPosition: between(share) })).toBeCloseTo(share, 2)
})

test('ORD-12 a detour is no way back beyond the kitchen', () => {
  expect(on({ courierPosition: between(-2) })).toBe(0)
})

test('nobody is drawn on the way before the food is collected, or unseen, or at a table', () => {
  expect(on({ orderState: 'READY' })).toBeNull()
  expect(on({ courierPosition: null })).toBeNull()
  expect(on({ deliveryAddress: null })).toBeNull()
})

test('the drawn way is passed corner by corner, and ends at the door', () => {
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
  expect(pathUpTo(route, 1).at(-1)).toEqual(route.at(-1))
})
