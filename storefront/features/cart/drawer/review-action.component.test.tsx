// Tests of the review button: its target path for delivery, dine-in and guests. The path contains
// the source of the visit (`sourceID`).
import { beforeEach, expect, test, vi } from 'vitest'
import { storeVisitSource } from '../../../platform/analytics/visit-source.ts'
import { draw } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { ReviewAction } from './review-action.tsx'

beforeEach(() => sessionStorage.clear())

async function drawAction({ guest = false, table }: { guest?: boolean; table?: string } = {}) {
  const onReview = vi.fn<(target: string) => void>()
  const cart = makeCart(table ? { table } : {})
  // For dine-in, every merchant entry of the cart has the table number.
  const cartAtTable = table
    ? {
        ...cart,
        merchants: cart.merchants.map((entry) => ({ ...entry, eaterCount: 2, tableNumber: table })),
      }
    : cart
  const screen = await draw(
    <ReviewAction
      cart={cartAtTable}
      guest={guest}
      blocked={false}
      reviewing={false}
      amount="S$ 7.60"
      onReview={onReview}
      onLeave={() => {}}
    />,
  )
  return { screen, onReview }
}

test.each([
  ['delivery', undefined, '', '/sg/en/checkout'],
  ['delivery', undefined, '?sourceID=poster-7', '/sg/en/checkout?sourceID=poster-7'],
  ['dine-in', '7', '', '/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung'],
  [
    'dine-in',
    '7',
    '?sourceID=poster-7',
    '/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung&sourceID=poster-7',
  ],
])(
  'leads to checkout: %s, table %j, source %j, path %s (ROUTE-07 ROUTE-10)',
  async (_, table, search, target) => {
    storeVisitSource(search)
    const { screen, onReview } = await drawAction(table === undefined ? {} : { table })
    await screen.getByRole('button').click()
    expect(onReview.mock.calls).toEqual([[target]])
  },
)

test('returns a guest from login to checkout with the source (ROUTE-07)', async () => {
  storeVisitSource('?sourceID=poster-7')
  const { screen } = await drawAction({ guest: true })
  await expect
    .element(screen.getByRole('link'))
    .toHaveAttribute(
      'href',
      `/auth/login?country=sg&success_redirect=${encodeURIComponent('/sg/en/checkout?sourceID=poster-7')}`,
    )
})
