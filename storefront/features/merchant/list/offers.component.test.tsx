// Tests in a browser that each offer banner shows the content of its offer.
import type { ListedMerchant } from '@tingkat/contract/merchant'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../../../styles/index.css'
import './promo.css'
import { testMerchant } from '../../../testing/cart-fixtures.ts'
import { draw } from '../../../testing/draw.tsx'
import { Offers } from './offers.tsx'

const listed: ListedMerchant = {
  ...testMerchant,
  imgHref: '/media/cover-laksa.0123456789-c640.avif',
  ETA: 22,
  distanceInKm: 1.1,
  deliverable: true,
  deliveryFee: { amountInMinor: 190, amountDisplay: 'S$ 1.90' },
  opensAt: null,
}
const satay = '/media/satay.0123456789-640.avif'
const promo = { hasPromo: true, description: '20% off satay' }

async function drawOffer(imgHref?: string) {
  const { container } = await draw(
    <Offers merchants={[{ ...listed, promo: { ...promo, ...(imgHref && { imgHref }) } }]} />,
  )
  const image = container.querySelector('img')
  if (!image) throw new Error('The offer has no picture.')
  return { container, image }
}

test.each([390, 1280])(
  'an offer shows its dish beside the words, %i pixels wide',
  async (width) => {
    await page.viewport(width, 800)
    const { container, image } = await drawOffer(satay)
    expect(image.srcset).toContain('/media/satay.0123456789-336.avif 336w')
    const banner = container.querySelector('.promo')?.getBoundingClientRect()
    const picture = image.getBoundingClientRect()
    expect(picture.width).toBeCloseTo(picture.height, 0)
    expect(picture.right).toBeCloseTo(banner?.right ?? 0, 0)
    expect(picture.left).toBeGreaterThan((banner?.left ?? 0) + (banner?.width ?? 0) * 0.4)
  },
)

test('an offer about no single dish shows the cover of its merchant', async () => {
  const { image } = await drawOffer()
  expect(image.srcset).toContain('/media/cover-laksa.0123456789-c360.avif 360w')
})
