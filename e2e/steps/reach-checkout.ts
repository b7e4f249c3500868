// The short way to checkout, for journeys that begin there: an address, a dish, somebody logged in.
import { expect, type Page } from '@playwright/test'
import type { Words } from '../words.ts'
import { chooseAddress } from './choose-address.ts'
import { addDish, openBasket } from './fill-basket.ts'
import { goTo } from './go-to.ts'
import { singaporePhone } from './fresh-phone.ts'
import { logInQuietly } from './log-in.ts'
import { placeButton } from './place-order.ts'

// Open around the clock, so that the journeys do not depend on the hour.
export const singaporeMenu = '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1'
export const singaporeDish = 'Beef rendang with rice'
export const singaporeAddress = 'Tiong Bahru'

/** An address chosen on the home page and one dish of the menu in the basket; ends on the menu. */
export async function fillBasket(page: Page, t: Words): Promise<void> {
  await goTo(page, '/sg/en')
  await chooseAddress(page, t, singaporeAddress)
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
}

/** Logged in, with a full basket, on the checkout page, its price worked out. */
export async function reachCheckout(page: Page, t: Words): Promise<void> {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await fillBasket(page, t)
  const basket = await openBasket(page, t)
  await basket.getByRole('button', { name: t('cart:cart.review') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
}
