// Tests of the menu in a browser, for an eater who has chosen a later delivery time.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { makeDish, makeMerchant } from '@tingkat/ordering/testing/fixtures'
import { afterEach, expect, test } from 'vitest'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { parseWaitingTime, useChosenTime, useServedMerchant } from './chosen-time.ts'

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

const evening = {
  isScheduledOrder: true,
  windowStartTime: '2126-03-20T11:00:00.000Z',
  windowEndTime: '2126-03-20T11:30:00.000Z',
  formattedDisplayDate: 'Wed, 20 Mar',
  formattedDisplayTime: '19:00 – 19:30',
  error: null,
}

function ChosenTime() {
  const { chosen, choose: pick } = useChosenTime(merchant)
  return (
    <button type="button" onClick={() => pick(evening)}>
      {chosen?.formattedDisplayTime ?? 'Now'}
    </button>
  )
}

test('a time that is chosen before the first dish survives a reload, and goes into the basket', async () => {
  const screen = await draw(<ChosenTime />)
  await screen.getByRole('button', { name: 'Now' }).click()
  await expect.element(screen.getByRole('button', { name: '19:00 – 19:30' })).toBeVisible()
  const stored: unknown = JSON.parse(sessionStorage.getItem('tingkat.waiting-time') ?? 'null')
  expect(parseWaitingTime(stored, new Date())).toEqual({ merchantID: merchant.ID, time: evening })
  expect(parseWaitingTime(stored, new Date('2126-03-20T11:00:00Z')), 'has begun').toBeNull()
  expect(parseWaitingTime({ merchantID: 'warung', time: {} }, new Date())).toBeNull()
  cartStoreOf('sg').replace(makeCart())
  await expect.poll(() => cartStoreOf('sg').read()?.scheduledOrder).toEqual(evening)
  expect(sessionStorage.getItem('tingkat.waiting-time')).toBeNull()
})
