// Opens the menu at a table, as scanning the table's QR code does.
import { expect, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'
import { goTo } from './go-to.ts'
import { singaporeMenu } from './reach-checkout.ts'

/** Opens the table's link and confirms the dialog; ends on the menu. */
export async function openTable(page: Page, t: Translate, tableNumber: string): Promise<void> {
  await goTo(page, `${singaporeMenu}?tableNumber=${tableNumber}`)
  const landing = page.getByRole('dialog')
  await landing.getByRole('button', { name: t('group:table.toMenu'), exact: true }).click()
  await expect(landing).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${singaporeMenu}$`))
}
