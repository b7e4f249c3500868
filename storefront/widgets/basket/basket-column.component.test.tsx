// Tests of the basket beside the menu on wide screens.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { meStore } from '../../features/account/use-me.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import BasketColumn from './basket-column.tsx'

const store = cartStoreOf('sg')

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    Response.json(
      (input as string).startsWith('/api/v1/merchants/')
        ? testMerchant
        : { version: 1, writeID: '', cart: null, notices: [] },
    ),
  )
  localStorage.clear()
  store.replace(makeCart())
  meStore.set(null)
  await page.viewport(1280, 800)
})

test('shows the lines and leads to the login, and going back returns to the menu (BASK-13)', async () => {
  const screen = await draw(<BasketColumn />, { path: '/sg/en/restaurant/katong-warung/warung' })
  const basket = screen.getByRole('region', { name: 'Your basket' })
  await expect.element(basket).toMatchTextContent('Chicken rice')
  await expect.element(basket).toMatchTextContent(/Subtotal\s*S\$\s7\.60/)
  await basket.getByRole('link', { name: 'Log in to check out' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/auth/login')
  await screen.router.navigate(-1)
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe('/sg/en/restaurant/katong-warung/warung')
})

test('is absent on narrower screens, and says when the basket is empty', async () => {
  store.replace(null)
  const screen = await draw(<BasketColumn />)
  await expect
    .element(screen.getByRole('region', { name: 'Your basket' }))
    .toMatchTextContent('Dishes you add will show up here.')
  await page.viewport(1199, 800)
  await expect.poll(() => screen.container.querySelector('section')).toBeNull()
})
