// Tests of the eater's place on the map of an order.
import { expect, test } from 'vitest'
import { makeOrderView } from '../../../testing/order-fixtures.ts'
import { eaterPlaceOf, placeBeside } from './eater-place.ts'

const delivery = makeOrderView()
const { latitude, longitude } = delivery.merchant.latlng
const kilometre = 1 / 111.3

test('a pickup order shows the chosen address only if it is near (ORD-12)', () => {
  const pickup = { ...delivery, path: 'pickup' as const, deliveryAddress: null }
  const near = { latitude: latitude + 2 * kilometre, longitude }
  expect(eaterPlaceOf(pickup, near)).toBe(near)
  expect(eaterPlaceOf(pickup, { latitude: latitude + 8 * kilometre, longitude })).toBeNull()
  expect(eaterPlaceOf(pickup, null)).toBeNull()
})

test('a delivery shows its address, a table none (ORD-12)', () => {
  const chosen = { latitude, longitude }
  expect(eaterPlaceOf(delivery, chosen)).toBe(delivery.deliveryAddress)
  expect(eaterPlaceOf({ ...delivery, path: 'table' }, chosen)).toBeNull()
})

test('the drawing keeps the direction and separates the markers (ORD-12)', () => {
  const at = { x: 100, y: 100 }
  const merchant = { latitude, longitude }
  const north = placeBeside(at, merchant, { latitude: latitude + 5 * kilometre, longitude })
  expect(north.x).toBeCloseTo(100)
  expect(north.y).toBeLessThan(-100)
  const nextDoorEast = placeBeside(at, merchant, { latitude, longitude: longitude + 1e-5 })
  expect(nextDoorEast.x - at.x).toBeGreaterThan(62)
  expect(nextDoorEast.y).toBeCloseTo(100)
})
