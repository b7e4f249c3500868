// Tests of carts whose merchant does not deliver to the address.
import { expect, test } from 'vitest'
import { isBeyondReach } from './cart-reach.ts'

const merchant = { ID: 'm', radius: 3_000, latlng: { latitude: 1, longitude: 103 } }

test('THRO-08 THRO-09: an address is beyond reach if its distance is at least the radius', () => {
  expect(isBeyondReach({ ...merchant, distanceInKm: 2.9 })).toBe(false)
  expect(isBeyondReach({ ...merchant, distanceInKm: 3 })).toBe(true)
  expect(isBeyondReach({ ...merchant, distanceInKm: 757 })).toBe(true)
  expect(isBeyondReach({ ...merchant, distanceInKm: 757 }, ['m'])).toBe(false)
  expect(isBeyondReach({ ...merchant, distanceInKm: null })).toBe(false)
})
