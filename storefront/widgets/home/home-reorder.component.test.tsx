// Tests of ordering again from the home page, in a browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { client } from '../../platform/browser/client.ts'
import { answered, makeOrderView, unreachable } from '../../testing/order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { testMerchant } from '../../testing/cart-fixtures.ts'
import HomeReorder from './home-reorder.tsx'

const store = cartStoreOf('sg')
const isKept = () => [
  localStorage.getItem('tingkat.again.sg'),
  document.documentElement.dataset['again'],
]

beforeEach(async () => {
  vi.restoreAllMocks()
  store.replace(null)
  await page.viewport(390, 844)
})
afterEach(() => {
  localStorage.removeItem('tingkat.again.sg')
  delete document.documentElement.dataset['again']
})

test('D29 ORD-13 shows the last orders, and fills the cart with one click', async () => {
  vi.spyOn(client, 'listOrders').mockResolvedValue(
    answered({ orders: [makeOrderView({ state: 'COMPLETED' })], nextCursor: null }),
  )
  const listed = vi.spyOn(client, 'listMerchants').mockResolvedValue(
    answered({
      merchants: [{ ...testMerchant, deliverable: null, deliveryFee: null, opensAt: null }],
      total: 1,
      deliverableCount: null,
      nextCursor: null,
    }),
  )
  vi.spyOn(client, 'readMerchant').mockResolvedValue(answered(testMerchant))
  const screen = await draw(<HomeReorder account="mei" />)
  await expect.element(screen.getByRole('heading', { name: 'Order again' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Katong Warung' }))
    .toHaveAttribute('href', expect.stringContaining('/sg/en/restaurant/katong-warung/'))
  expect(screen.container.textContent).toContain('2\u00a0×\u00a0Laksa, 1\u00a0×\u00a0Kopi')
  expect(listed).toHaveBeenCalledWith({ country: 'sg', ids: testMerchant.ID })
  // The browser stores that the home page shows orders to repeat. The next page load then reserves
  // the space for them from its first paint.
  expect(isKept()).toEqual(['true', ''])
  // The section has the height that styles/pages.css reserves for it.
  expect(
    screen.container.querySelector('section')?.getBoundingClientRect().height,
  ).toBeLessThanOrEqual(184)
  await userEvent.click(screen.getByRole('button', { name: 'Order again from Katong Warung' }))
  await expect
    .poll(() =>
      store
        .read()
        ?.merchants.flatMap((entry) => entry.items.map((line) => `${line.quantity} ${line.name}`)),
    )
    .toEqual(['2 Laksa', '1 Kopi'])
})

test('D29 without orders shows no heading and reserves no space', async () => {
  localStorage.setItem('tingkat.again.sg', 'true')
  document.documentElement.dataset['again'] = ''
  const requests = vi
    .spyOn(client, 'listOrders')
    .mockResolvedValue(answered({ orders: [makeOrderView({ state: 'READY' })], nextCursor: null }))
  const screen = await draw(<HomeReorder account="tan" />)
  await expect.poll(() => document.documentElement.dataset['again']).toBeUndefined()
  expect(requests).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading').query()).toBeNull()
})

test('D29 does not offer orders of a removed merchant', async () => {
  vi.spyOn(client, 'listOrders').mockResolvedValue(
    answered({ orders: [makeOrderView({ state: 'COMPLETED' })], nextCursor: null }),
  )
  const listed = vi
    .spyOn(client, 'listMerchants')
    .mockResolvedValue(
      answered({ merchants: [], total: 0, deliverableCount: null, nextCursor: null }),
    )
  const screen = await draw(<HomeReorder account="lim" />)
  await expect.poll(() => listed.mock.calls.length).toBe(1)
  expect(screen.getByRole('heading').query()).toBeNull()
})

test('shows nothing and reserves no space if the request fails', async () => {
  document.documentElement.dataset['again'] = ''
  const requests = vi.spyOn(client, 'listOrders').mockResolvedValue(unreachable)
  const screen = await draw(<HomeReorder account="rina" />)
  await expect.poll(() => requests.mock.calls.length).toBe(1)
  await expect.poll(() => document.documentElement.dataset['again']).toBeUndefined()
  expect(screen.getByRole('heading').query()).toBeNull()
})
