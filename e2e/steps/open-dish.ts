// Steps that open a dish of a menu, and the paths of further menus that journeys use.
import { expect, type Locator, type Page } from '@playwright/test'
import type { Translate } from '../translations.ts'

/** Menu of a merchant with an order value limit of S$ 120. */
export const limitedMenu = '/sg/en/restaurant/hainan-corner/sg-m2'
/** Menu of a merchant that is not integrated: the courier orders at the counter. */
export const conciergeMenu = '/sg/en/restaurant/prata-junction/sg-m4'

/** Clicks the first card of the dish on a menu; a best seller has two. Returns the drawer. */
export async function openDish(page: Page, name: string): Promise<Locator> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  const drawer = page.getByRole('dialog', { name, exact: true })
  await expect(drawer).toBeVisible()
  return drawer
}

/**
 * Returns the button that adds the dish. It is `aria-disabled` while the dish is invalid but still
 * handles clicks, to show what is missing; use `force` to click it then.
 */
export const addButton = (drawer: Locator, t: Translate): Locator =>
  drawer.getByRole('button', { name: new RegExp(`^${t('dish:dish.add')}`) })
