// Tests of ordering again in a browser.
import type { Merchant } from '@tingkat/ordering/merchant/merchant'
import { isCartEmpty } from '@tingkat/ordering/cart/cart'
import { makeLine, makeMerchant, chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { client } from '../../platform/browser/client.ts'
import { closeDrawer, readOverlays } from '../../platform/navigation/overlays.ts'
import { answered, makeOrderView, refused } from '../../testing/order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import ReorderFlow from './reorder-flow.tsx'

const store = cartStoreOf('sg')
const onDone = vi.fn<() => void>()

beforeEach(async () => {
  vi.restoreAllMocks()
  onDone.mockClear()
  store.replace(null)
  closeDrawer()
  await page.viewport(1280, 800)
})

async function again(merchant: Merchant | null) {
  vi.spyOn(client, 'readMerchant').mockResolvedValue(
    merchant ? answered(merchant) : refused('not_found', 404),
  )
  return await draw(<ReorderFlow order={makeOrderView({ state: 'COMPLETED' })} onDone={onDone} />)
}

const names = () =>
  store
    .read()
    ?.merchants.flatMap((entry) => entry.items.map((line) => `${line.quantity} ${line.name}`)) ?? []

/** Returns the merchant without some dishes. */
const without = (...gone: string[]): Merchant => ({
  ...testMerchant,
  menu: {
    ...testMerchant.menu,
    categories: testMerchant.menu.categories.map((category) => ({
      ...category,
      items: category.items.filter((dish) => !gone.includes(dish.ID)),
    })),
  },
})

test('ORD-13 fills and opens the basket at once if nothing has changed', async () => {
  await again(testMerchant)
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(names()).toEqual(['2 Laksa', '1 Kopi'])
  expect(readOverlays().basket).toBe(true)
})

test('ORD-13 names removed dishes before it fills the basket', async () => {
  const screen = await again(without('kopi'))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toMatchTextContent('Kopi is no longer on the menu')
  expect(isCartEmpty(store.read())).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Add to basket' }))
  await expect.poll(names).toEqual(['2 Laksa'])
})

test('ORD-13 shows a message if no dish is left, and keeps the basket', async () => {
  const screen = await again(without('kopi', 'laksa'))
  await expect
    .element(screen.getByRole('dialog', { name: 'These dishes aren’t available' }))
    .toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(readOverlays().basket).toBe(false)
})

test.each([
  ['Start new basket', ['2 Laksa', '1 Kopi']],
  ['Keep basket', ['2 Kopi', '1 Chicken rice']],
])('ORD-13 asks before it replaces another cart: %s', async (answer, then) => {
  store.replace(makeCart({ lines: [makeLine(kopi, 'a', 2), makeLine(chickenRice, 'b')] }))
  const screen = await again(testMerchant)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const button = answer.startsWith('Start')
    ? screen.t('basket:cart.newStart')
    : screen.t('basket:cart.newKeep')
  await userEvent.click(dialog.getByRole('button', { name: button }))
  await expect.poll(() => onDone.mock.calls.length).toBe(1)
  expect(names()).toEqual(then)
})

test('ORD-13 offers the next window of a closed merchant', async () => {
  const closed = makeMerchant({ openingHours: { ...testMerchant.openingHours, open: false } })
  const screen = await again(closed)
  await expect
    .element(screen.getByRole('dialog', { name: 'Katong Warung is closed right now' }))
    .toMatchTextContent(/The next available time is .*\d\d:\d\d – \d\d:\d\d/)
  await userEvent.click(screen.getByRole('button', { name: 'Order for later' }))
  await expect.poll(names).toEqual(['2 Laksa', '1 Kopi'])
  expect(store.read()?.scheduledOrder).toMatchObject({
    isScheduledOrder: true,
    error: null,
    windowStartTime: expect.stringMatching(/Z$/),
  })
})

test('shows a message for a removed merchant', async () => {
  const screen = await again(null)
  await expect.element(screen.getByText('Katong Warung is no longer on Tingkat.')).toBeVisible()
  expect(onDone).toHaveBeenCalledOnce()
  expect(isCartEmpty(store.read())).toBe(true)
})
