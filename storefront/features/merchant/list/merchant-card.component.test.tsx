// Tests of the merchant card in a browser: its tag and the delivery fee.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { testMerchant } from '../../../testing/cart-fixtures.ts'
import { MerchantCard } from './merchant-card.tsx'

const listed: ListedMerchant = {
  ...testMerchant,
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
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) =>
      element.textContent.replaceAll(/\s/g, ' '),
    )
  return { tags: textsOf('.tag'), facts: textsOf('.meta > span').at(-1) }
}

test.each<[string, Partial<ListedMerchant>, string]>([
  ['the fee without an offer', {}, 'Delivery S$ 1.90'],
  ['free delivery', { freeDeliveryFrom: 0 }, 'Free delivery'],
  ['free delivery from a subtotal', { freeDeliveryFrom: 4_500 }, 'Free delivery from S$ 45.00'],
  [
    'free delivery from a subtotal, also without an address',
    { freeDeliveryFrom: 4_500, deliverable: null, deliveryFee: null },
    'Free delivery from S$ 45.00',
  ],
  [
    'that it is too far, also with free delivery',
    { freeDeliveryFrom: 0, deliverable: false },
    'Too far to deliver',
  ],
])('PROD-01: the only tag shows %s', async (_, changes, tag) => {
  expect((await tags(changes)).tags).toEqual([tag])
})

test('PROD-01: what delivery costs is among the facts if the tag shows an offer', async () => {
  const promo = { hasPromo: true, description: '15% off laksa' }
  expect(await tags({ promo, freeDeliveryFrom: 2_500 })).toEqual({
    tags: ['15% off laksa'],
    facts: 'Free delivery from S$ 25.00',
  })
  expect(await tags({ promo })).toEqual({ tags: ['15% off laksa'], facts: 'Delivery S$ 1.90' })
  expect((await tags({ promo, deliverable: null, deliveryFee: null })).facts).toBe('1.1 km')
  expect((await tags({ promo, freeDeliveryFrom: 0, deliverable: false })).facts).toBe('1.1 km')
})

test('a paused merchant says when it opens again, in words of its own (LIVE-19)', async () => {
  const openingHours = { ...listed.openingHours, open: false }
  const opensAt = '2026-11-20T04:45:00.000Z'
  const pause = { until: opensAt, reason: 'equipment' as const }
  const textOf = async (changes: Partial<ListedMerchant>) => {
    await tags({ openingHours, opensAt, ...changes })
    return document.body.textContent
  }
  expect(await textOf({ pause })).toContain('Paused, opens 12:45')
})

test('PROD-01: the tag is translated to Thai, in baht', async () => {
  const thai = { code: 'THB', symbol: '฿', exponent: 2 }
  expect(
    (await tags({ currency: thai, freeDeliveryFrom: 25_000 }, { country: 'th', language: 'th' }))
      .tags,
  ).toEqual(['ส่งฟรีเมื่อสั่งครบ ฿ 250.00'])
})

test.each([
  ['th', 'ส้มตำ, ของหวาน', 'ลด 10% ส้มตำ'],
  ['en', 'Papaya salad, Desserts', '10% off papaya salad'],
] as const)(
  'PROD-01: cuisines and promo are in the language of the page, here %s',
  async (language, cuisines, offer) => {
    const shown = await tags(
      {
        cuisines: ['ส้มตำ', 'ของหวาน'],
        englishCuisines: ['Papaya salad', 'Desserts'],
        promo: {
          hasPromo: true,
          description: 'ลด 10% ส้มตำ',
          englishDescription: '10% off papaya salad',
        },
      },
      { country: 'th', language },
    )
    expect(shown.tags).toEqual([offer])
    expect(document.body.textContent).toContain(cuisines)
  },
)

const foundTexts = (container: Element) =>
  [...container.querySelectorAll('.m-found li')].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' '),
  )

test.each([
  ['en', 'ปีกไก่ย่าง · Grilled chicken wings ฿ 80.00'],
  ['th', 'ปีกไก่ย่าง ฿ 80.00'],
] as const)('a search on a page in %s shows the dish as %s', async (language, text) => {
  const dish = {
    ID: 'd1',
    name: 'ปีกไก่ย่าง',
    englishName: 'Grilled chicken wings',
    available: true,
    imgHref: '',
    discountedPriceV2: { amountInMinor: 8_000, amountDisplay: '฿ 80.00' },
  }
  const { container } = await draw(
    <MerchantCard
      merchant={{ ...listed, dishes: [dish] }}
      now={new Date('2026-11-20T04:00:00.000Z')}
      position={0}
      heading="h2"
    />,
    { country: 'th', language },
  )
  expect(foundTexts(container)).toEqual([text])
})

test('D30 PROD-01: a search shows the matching dishes, best first, and dims the sold-out one', async () => {
  await page.viewport(390, 844)
  const dish = {
    ID: 'd1',
    name: 'Laksa lemak',
    available: true,
    imgHref: '',
    discountedPriceV2: { amountInMinor: 850, amountDisplay: 'S$ 8.50' },
  }
  const { container } = await draw(
    <MerchantCard
      merchant={{
        ...listed,
        dishes: [dish, { ...dish, ID: 'd2', name: 'Laksa goreng', available: false }],
      }}
      now={new Date('2026-11-20T04:00:00.000Z')}
      position={0}
      heading="h2"
    />,
  )
  expect(foundTexts(container)).toEqual(['Laksa lemak S$ 8.50', 'Laksa goreng S$ 8.50'])
  const found = [...container.querySelectorAll('.m-found li')]
  expect(found.map(({ classList }) => classList.contains('mut3'))).toEqual([false, true])
})
