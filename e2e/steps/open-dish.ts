// A dish of a menu in full, and the menus that journeys open besides the first.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from '../words.ts'

/** Takes orders up to S$ 120. */
export const limitedMenu = '/sg/en/restaurant/hainan-corner/sg-m2'
/** Not connected: the rider orders at the counter. */
export const conciergeMenu = '/sg/en/restaurant/prata-junction/sg-m4'

/** On a menu: a click on the dish's card. Gives the drawer, come to rest. */
export async function openDish(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name, exact: true })
  await expect(drawer).toBeVisible()
  return drawer
}

/** The button that adds. It takes presses while it says disabled, so that it can say why: force them. */
export const addButton = (drawer: Locator, t: Words): Locator =>
  drawer.getByRole('button', { name: new RegExp(`^${t('dish:dish.add')}`) })

/** Picks by name, as a finger does. */
export async function pickChoice(drawer: Locator, name: string): Promise<void> {
  await drawer
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}(?! with)`) })
    .click()
}
