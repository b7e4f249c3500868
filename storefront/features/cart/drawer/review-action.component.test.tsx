// The way from the basket to checkout: where the visit came from goes along, at a table too, and through log-in.
import { beforeEach, expect, test, vi } from 'vitest'
import { storeVisitSource } from '../../../platform/analytics/visit-source.ts'
import { draw } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { ReviewAction } from './review-action.tsx'

beforeEach(() => sessionStorage.clear())

async function open({ guest = false, table }: { guest?: boolean; table?: string } = {}) {
  const onReview = vi.fn<(target: string) => void>()
  const cart = makeCart(table ? { table } : {})
  // At a table each kitchen's entry carries its number.
  const seated = table
    ? {
        ...cart,
        merchants: cart.merchants.map((one) => ({ ...one, eaterCount: 2, tableNumber: table })),
      }
    : cart
  const screen = await draw(
    <ReviewAction
      cart={seated}
      guest={guest}
      blocked={false}
      reviewing={false}
      subtotal="S$ 7.60"
      onReview={onReview}
      onLeave={() => {}}
    />,
  )
  return { screen, onReview }
}

test.each([
  ['to the door', undefined, '', '/sg/en/checkout'],
  ['to the door', undefined, '?sourceID=poster-7', '/sg/en/checkout?sourceID=poster-7'],
  ['at a table', '7', '', '/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung'],
  [
    'at a table',
    '7',
    '?sourceID=poster-7',
    '/sg/en/dine-in/checkout?tableNumber=7&merchantID=warung&sourceID=poster-7',
  ],
])(
  'ROUTE-07 ROUTE-10: %s, table %j, a visit from %j is taken to %s',
  async (_, table, search, target) => {
    storeVisitSource(search)
    const { screen, onReview } = await open(table === undefined ? {} : { table })
    await screen.getByRole('button').click()
    expect(onReview.mock.calls).toEqual([[target]])
  },
)

test('ROUTE-07: a guest comes back from log-in with it', async () => {
  storeVisitSource('?sourceID=poster-7')
  const { screen } = await open({ guest: true })
  await expect
    .element(screen.getByRole('link'))
    .toHaveAttribute(
      'href',
      `/auth/login?country=sg&success_redirect=${encodeURIComponent('/sg/en/checkout?sourceID=poster-7')}`,
    )
})
