// The choice of the delivery time in a browser, when the merchant does not deliver now.
import type { ClientProblem } from '@tingkat/contract/client'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import { DeliveryTimePanel } from './delivery-time-panel.tsx'
import { useDeliveryTime } from './use-delivery-time.ts'

function Panel({ problem }: { problem: ClientProblem }) {
  const cart = makeCart()
  return (
    <DeliveryTimePanel cart={cart} time={useDeliveryTime(cart, problem)} onSchedule={() => {}} />
  )
}
const closed = (context: Record<string, unknown>): ClientProblem => ({
  code: 'food_err_order_merchant_closed',
  status: 409,
  message: '',
  context,
})

test('a closed merchant’s note says when it opens again (LIVE-19)', async () => {
  const opensAt = new Date(Date.now() + 3 * 86_400_000)
  opensAt.setUTCHours(3, 45, 0, 0)
  const screen = await draw(<Panel problem={closed({ opensAt: opensAt.toISOString() })} />)
  await expect
    .element(screen.getByText(/closed right now and opens .+11:45(\s?am)?\. Choose/i))
    .toBeVisible()
})

test('without a known time the note says that it is closed (LIVE-19)', async () => {
  const screen = await draw(<Panel problem={closed({})} />)
  await expect
    .element(screen.getByText(/^This restaurant is closed right now\. Choose/))
    .toBeVisible()
})
