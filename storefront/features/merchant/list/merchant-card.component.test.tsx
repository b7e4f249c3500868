// A restaurant in a list, in a real browser: one tag, and what delivery costs.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { kitchen } from '../../../testing/fill-cart.ts'
import { MerchantCard } from './merchant-card.tsx'

const listed: ListedMerchant = {
  ...kitchen,
  ETA: 22,
  distanceInKm: 1.1,
  deliverable: true,
  deliveryFee: { amountInMinor: 190, amountDisplay: 'S$ 1.90' },
  opensAt: null,
}

async function tags(changes: Partial<ListedMerchant>, around?: Around) {
  await page.viewport(390, 844)
  const { container } = await draw(
    <MerchantCard
      merchant={{ ...listed, ...changes }}
      now={new Date('2026-11-20T04:00:00.000Z')}
      position={0}
      heading="h2"
    />,
    around,
  )
  const textOf = (part: string) =>
    [...container.querySelectorAll(part)].map((one) => one.textContent.replaceAll(/\s/g, ' '))
  return { tags: textOf('.tag'), facts: textOf('.meta > span').at(-1) }
}

test.each<[string, Partial<ListedMerchant>, string]>([
  ['the fee, where nothing better is to be said', {}, 'Delivery S$ 1.90'],
  ['free delivery', { freeDeliveryFrom: 0 }, 'Free delivery'],
  ['free delivery from a subtotal', { freeDeliveryFrom: 4_500 }, 'Free delivery from S$ 45.00'],
  [
    'free delivery from a subtotal, without an address too',
    { freeDeliveryFrom: 4_500, deliverable: null, deliveryFee: null },
    'Free delivery from S$ 45.00',
  ],
  [
    'that it is too far, whatever it gives',
    { freeDeliveryFrom: 0, deliverable: false },
    'Too far to deliver',
  ],
])('PROD-01: one tag says %s', async (_, changes, tag) => {
  expect((await tags(changes)).tags).toEqual([tag])
})

test('PROD-01: beside another offer free delivery is one of the facts', async () => {
  const promo = { hasPromo: true, description: '15% off laksa' }
  expect(await tags({ promo, freeDeliveryFrom: 2_500 })).toEqual({
    tags: ['15% off laksa'],
    facts: 'Free delivery from S$ 25.00',
  })
  expect(await tags({ promo })).toEqual({ tags: ['15% off laksa'], facts: '1.1 km' })
  expect((await tags({ promo, freeDeliveryFrom: 0, deliverable: false })).facts).toBe('1.1 km')
})

test('PROD-01: in Thai, in baht', async () => {
  const thai = { code: 'THB', symbol: '฿', exponent: 2 }
  expect(
    (await tags({ currency: thai, freeDeliveryFrom: 25_000 }, { country: 'th', language: 'th' }))
      .tags,
  ).toEqual(['ส่งฟรีเมื่อสั่งครบ ฿ 250'])
})
