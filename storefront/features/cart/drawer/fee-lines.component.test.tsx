// Tests of the lines about fees in the cart.
import { expect, test } from 'vitest'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { pickupWish } from '../../../platform/storage/pickup-wish.ts'
import { FeeLines } from './fee-lines.tsx'

async function textOf(sketch: Parameters<typeof makeCart>[0]) {
  const { container, unmount } = await draw(<FeeLines cart={makeCart(sketch)} />, {
    flags: { pickup: true },
  })
  const lines = [...container.querySelectorAll('p')].map((line) =>
    line.textContent.replaceAll(/\s/g, ' '),
  )
  await unmount()
  return lines
}

test('shows the delivery fee for the distance, and what avoids the small-order fee', async () => {
  expect(await textOf({ merchant: { distanceInKm: 1 } })).toEqual([
    'Delivery fee S$ 1.80',
    'Add S$ 4.40 to avoid the S$ 2.00 small order fee',
  ])
})

test('shows no fee that the order does not have', async () => {
  expect(await textOf({ merchant: { distanceInKm: null } })).toEqual([
    'Add S$ 4.40 to avoid the S$ 2.00 small order fee',
  ])
  expect(await textOf({ merchant: { distanceInKm: 1, freeDeliveryFrom: 500 } })).toEqual([
    'Add S$ 4.40 to avoid the S$ 2.00 small order fee',
  ])
  expect(await textOf({ table: '7' })).toEqual([])
})

test('shows no fees if the merchant does not deliver to the address, or for pickup', async () => {
  expect(await textOf({ merchant: { distanceInKm: 400 } })).toEqual([])
  pickupWish('sg').write(true)
  expect(await textOf({ merchant: { distanceInKm: 1, pickup: true } })).toEqual([])
  pickupWish('sg').write(null)
})
