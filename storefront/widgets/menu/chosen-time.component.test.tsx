// The menu of an eater who has chosen a later delivery time, in a browser.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { makeDish, makeMerchant } from '@tingkat/ordering/testing/fixtures'
import { afterEach, expect, test } from 'vitest'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { useServedMerchant } from './chosen-time.ts'

const breakfast = Array.from({ length: 7 }, () => [{ from: '06:00', to: '11:00' }])
const merchant: Merchant = {
  ...makeMerchant(),
  ID: testMerchant.ID,
  menu: {
    ...makeMerchant().menu,
    categories: [
      {
        ID: 'breakfast',
        name: 'Breakfast',
        available: true,
        servedAt: breakfast,
        items: [
          makeDish('toast', 300, { available: false, servedFrom: '2026-03-19T22:00:00.000Z' }),
          makeDish('eggs', 300, { available: false }),
        ],
      },
    ],
  },
}

function OnSale() {
  const { menu } = useServedMerchant(merchant)
  const onSale = menu.categories.flatMap(({ items }) => items.filter((dish) => dish.available))
  return <p>On sale: {onSale.map(({ ID }) => ID).join(', ') || 'none'}</p>
}
const choose = (windowStartTime: string, windowEndTime: string) =>
  cartStoreOf('sg').replace({
    ...makeCart(),
    scheduledOrder: {
      isScheduledOrder: true,
      windowStartTime,
      windowEndTime,
      formattedDisplayDate: '',
      formattedDisplayTime: '',
      error: null,
    },
  })
afterEach(() => cartStoreOf('sg').replace(null))

test('dishes that are served at the chosen time can be taken, sold-out ones cannot (LIVE-17)', async () => {
  const { getByText } = await draw(<OnSale />)
  await expect.element(getByText('On sale: none')).toBeVisible()
  choose('2026-03-20T00:00:00.000Z', '2026-03-20T00:30:00.000Z')
  await expect.element(getByText('On sale: toast')).toBeVisible()
  choose('2026-03-20T06:00:00.000Z', '2026-03-20T06:30:00.000Z')
  await expect.element(getByText('On sale: none')).toBeVisible()
})
