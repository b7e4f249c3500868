// Steps that add dishes to the cart and open it.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'

/** Picks the first available choice of each group in the open dish, by keyboard. */
export async function pickFirstChoices(page: Page): Promise<void> {
  for (const group of await page.getByRole('dialog').getByRole('group').all()) {
    const choice = group
      .getByRole('radio', { disabled: false })
      .or(group.getByRole('checkbox', { disabled: false }))
      .first()
    await choice.press('Space')
    await expect(choice).toBeChecked()
  }
}

/** On a menu: adds a dish without choices with its quick-add button. */
export async function addDish(page: Page, t: Translate, name: string): Promise<void> {
  const button = page.getByRole('button', { name: t('cart:cart.quickAdd', { name }), exact: true })
  // A best seller is on the menu twice.
  await button.first().click()
  await expect(cartButton(page)).toBeVisible()
}

/** Returns the cart button of the header. The cart must not be empty. */
export const cartButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', { name: /\d/ }).first()

export async function openCart(page: Page, t: Translate): Promise<Locator> {
  await cartButton(page).click()
  const cart = page.getByRole('dialog', { name: t('basket:cart.title') })
  await expect(cart).toContainText(t('basket:cart.subtotal'))
  return cart
}
