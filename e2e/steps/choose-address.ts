// Steps that choose a delivery address with the address form and its suggestions.
import { expect, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'

/** Types the first letter into the page's address form, which opens the input with suggestions. */
export async function openAddress(page: Page, t: Translate, firstLetter: string) {
  await page
    .locator('main')
    .getByRole('textbox', { name: t('location:address.deliverTo') })
    .first()
    .pressSequentially(firstLetter)
  const input = page.getByRole('combobox', { name: t('location:address.deliverTo') })
  await expect(input).toHaveValue(firstLetter)
  return input
}

/** Types the address into the page's address form and selects the first suggestion by keyboard. */
export async function chooseAddress(page: Page, t: Translate, address: string): Promise<void> {
  const input = await openAddress(page, t, address.slice(0, 1))
  // Types letter by letter, as eaters do. The address panel has put the caret after the first
  // letter.
  await input.pressSequentially(address.slice(1))
  await expect(page.getByRole('option').first()).toContainText(address)
  // The first suggestion is highlighted, so Enter selects it.
  await input.press('Enter')
  await expect(input).toBeHidden()
  await expect(page.locator('header')).toContainText(address)
}

/** Adds street and unit on the checkout page, because a district alone is no complete address. */
export async function addStreet(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('address:pin.street')).fill('78 Moh Guan Terrace')
  await page.getByLabel(t('checkout:checkout.detail')).fill('#02-15')
}
