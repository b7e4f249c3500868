// Sitting down: what a table's QR code opens, and the seat taken there.
import { expect, type Page } from '@playwright/test'
import type { Words } from '../words.ts'
import { goTo } from './go-to.ts'
import { singaporeMenu } from './reach-checkout.ts'

/** Opens what the table's code says; ends on the menu, at the table. */
export async function sitDown(page: Page, t: Words, tableNumber: string): Promise<void> {
  await goTo(page, `${singaporeMenu}?tableNumber=${tableNumber}`)
  const landing = page.getByRole('dialog')
  await landing.getByRole('button', { name: t('group:table.toMenu'), exact: true }).click()
  await expect(landing).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${singaporeMenu}$`))
}
