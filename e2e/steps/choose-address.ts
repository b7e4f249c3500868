// Where to: the address form of a page, then the input with suggestions.
import { expect, type Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** Types into the page's own form, which opens the input with suggestions; gives that input. */
export async function openAddress(page: Page, t: Words, firstLetter: string) {
  await page
    .locator('main')
    .getByRole('textbox', { name: t('location:address.deliverTo') })
    .first()
    .pressSequentially(firstLetter)
  const input = page.getByRole('combobox', { name: t('location:address.deliverTo') })
  await expect(input).toHaveValue(firstLetter)
  return input
}

/** From a page with an address form: types the address and takes the first suggestion with the keyboard. */
export async function chooseAddress(page: Page, t: Words, address: string): Promise<void> {
  const input = await openAddress(page, t, address.slice(0, 1))
  await input.fill(address)
  await expect(page.getByRole('option').first()).toContainText(address)
  await input.press('ArrowDown')
  await input.press('Enter')
  await expect(input).toBeHidden()
  await expect(page.locator('header')).toContainText(address)
}
