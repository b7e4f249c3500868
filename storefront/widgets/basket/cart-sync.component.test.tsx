// Tests that a change of the basket is announced once: in the basket beside the menu, or as a
// toast.
import { chickenRice, makeLine } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { meStore } from '../../features/account/use-me.ts'
import { cartChanges, cartChoice } from '../../features/cart/sync/cart-mirrors.ts'
import MenuRefreshedTip from '../../features/cart/menu-refreshed-tip.tsx'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import BasketColumn from './basket-column.tsx'
import { BasketOverlays } from './basket-overlays.tsx'
import CartSync from './cart-sync.tsx'

const menu = '/sg/en/restaurant/katong-warung/warung'
const joined = 'We added the dishes from Katong Warung that were saved in your account'
const menuChanged = /The menu has changed\./

let accountCart = makeCart()

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if ((input as string).startsWith('/api/v1/merchants/')) return Response.json(testMerchant)
    const version = init?.method === 'PUT' ? 2 : 1
    return Response.json({ version, writeID: 'other', cart: accountCart, notices: [] })
  })
  localStorage.clear()
  accountCart = makeCart()
  cartStoreOf('sg').replace(makeCart({ lines: [makeLine(chickenRice, 'c')] }))
  cartChanges.write([])
  meStore.set(null)
  await page.viewport(1280, 800)
})

const drawMenu = (path = menu) =>
  draw(
    <>
      <BasketColumn />
      <MenuRefreshedTip countryCode="sg" />
      <CartSync account="mei" isBasketOpen={false} onGuest={() => {}} />
    </>,
    { path },
  )

test('the basket beside the menu tells of joined dishes, without a toast (PROD-17)', async () => {
  const screen = await drawMenu()
  const basket = screen.getByRole('region', { name: 'Your basket' })
  await expect.element(basket.getByText(joined)).toBeVisible()
  expect(screen.getByText(joined).elements()).toHaveLength(1)
  expect(screen.getByText(menuChanged).elements(), 'the menu is the same').toHaveLength(0)
})

test.each([
  ['on a narrower screen', 1199, menu],
  ['on a page without a menu', 1280, '/sg/en/order-history'],
])('a toast tells of joined dishes %s (PROD-17)', async (_, width, path) => {
  await page.viewport(width, 800)
  const screen = await drawMenu(path)
  await expect.element(screen.getByText(joined).first()).toBeVisible()
  expect(screen.container.querySelector('.toasts')?.textContent).toContain(joined)
})

test('the basket beside the menu tells of a changed menu, without a tooltip', async () => {
  const screen = await drawMenu()
  await expect.element(screen.getByText(joined)).toBeVisible()
  cartChanges.write([{ notice: 'refreshed', lineID: 'c', name: 'Chicken rice' }])
  await expect.element(screen.getByText(menuChanged)).toBeVisible()
  expect(screen.getByText(menuChanged).elements()).toHaveLength(1)
})

test('while the eater is asked to choose a basket, the basket does not ask too', async () => {
  const choice = {
    mine: makeCart(),
    stored: makeCart({ merchant: { ID: 'stall', name: 'Satay Stall' } }),
  }
  cartChoice.write({ ...choice, asking: false })
  const screen = await draw(<BasketColumn />, { path: menu })
  const waits = screen.getByText(/You have another basket from Satay Stall\./)
  await expect.element(waits).toBeVisible()
  cartChoice.write({ ...choice, asking: true })
  await expect.element(waits).not.toBeInTheDocument()
  cartChoice.write(null)
})

test('an eater whose cart is refused learns that the session has ended (CONST-20)', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    (input as string).startsWith('/api/v1/merchants/')
      ? Response.json(testMerchant)
      : Response.json({ code: 'unauthenticated', status: 401, title: 'x' }, { status: 401 }),
  )
  meStore.set({ name: 'Aisyah Rahman', loggedIn: true, safeId: 'mei', ongoingOrderCount: 0 })
  await draw(<BasketOverlays />, { path: menu })
  await expect.poll(() => meStore.read()).toEqual({ status: 'guest', ended: true })
})
