// Dishes into the basket, and the basket itself.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** Picks the first free choice of every group of the open dish, by keyboard. */
export async function pickSomething(page: Page): Promise<void> {
  for (const group of await page.getByRole('dialog').getByRole('group').all()) {
    const choice = group
      .getByRole('radio', { disabled: false })
      .or(group.getByRole('checkbox', { disabled: false }))
      .first()
    await choice.press('Space')
    await expect(choice).toBeChecked()
  }
}

/** On a menu: one tap on a dish without choices. */
export async function addDish(page: Page, t: Words, name: string): Promise<void> {
  await page.getByRole('button', { name: t('cart:cart.quickAdd', { name }), exact: true }).click()
  await expect(basketButton(page)).toBeVisible()
}

/** The header's basket, once something is in it. */
export const basketButton = (page: Page): Locator =>
  page.locator('header').getByRole('button', { name: /\d/ }).first()

export async function openBasket(page: Page, t: Words): Promise<Locator> {
  await basketButton(page).click()
  const basket = page.getByRole('dialog', { name: t('cart:cart.title') })
  await expect(basket).toContainText(t('cart:cart.subtotal'))
  return basket
}
