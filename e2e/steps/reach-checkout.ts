// Steps that reach checkout with an address, a dish and a log-in, for journeys that begin there.
import { expect, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'
import { addStreet } from './choose-address.ts'
import { addDish, openCart } from './fill-cart.ts'
import { goTo } from './go-to.ts'
import { singaporePhone } from './unique-phone.ts'
import { logInByApi } from './log-in.ts'
import { placeButton } from './place-order.ts'
import { presetNeighbourhood } from './preset-address.ts'

// This merchant is open around the clock, so that journeys do not depend on the time of day.
export const singaporeMenu = '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1'
export const singaporeDish = 'Beef rendang with rice'
export const singaporeAddress = 'Tiong Bahru'

/** Adds one dish to the cart of an eater with an address; ends on the menu. */
export async function fillCart(page: Page, t: Translate): Promise<void> {
  await presetNeighbourhood(page)
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
}

/** Logs in, fills the cart and waits for the price on the checkout page. */
export async function reachCheckout(page: Page, t: Translate): Promise<void> {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await fillCart(page, t)
  await reviewCart(page, t)
}

/** Opens the cart, continues to checkout and waits for the price. */
export async function reviewCart(page: Page, t: Translate): Promise<void> {
  const cart = await openCart(page, t)
  await cart.getByRole('button', { name: t('basket:cart.review') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await addStreet(page, t)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
}
