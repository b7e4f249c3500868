// Journeys with JavaScript disabled: lists, menus, address and search work from server rendering.
import { expect, test } from '@playwright/test'
import { runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG', javaScriptEnabled: false })
runOn('mobile')

test('without scripts, merchants are listed and a menu is complete (PROD-01 PROD-02)', async ({
  page,
}) => {
  await page.goto('/sg/en')
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Warung Senja/ })
    .first()
  await expect(card).toBeVisible()
  await card.click()
  await expect(page).toHaveURL(/\/sg\/en\/restaurant\/[^/]+\/sg-m1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Warung Senja/)
  // The page shows the categories of the demo merchant, and two of its dishes, one with a discount.
  for (const category of ['Nasi lemak', 'Grill and satay', 'Noodles', 'Sides and kuih', 'Drinks']) {
    await expect(page.getByRole('heading', { level: 2, name: category, exact: true })).toBeVisible()
  }
  const dish = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) })
  const rendang = dish('Beef rendang with rice')
  await expect(rendang).toContainText('Beef cooked four hours in coconut and toasted kerisik')
  await expect(rendang).toContainText('S$\u00a011.50')
  const satay = page.getByRole('listitem').filter({ hasText: 'Turmeric chicken over charcoal' })
  await expect(satay).toContainText('S$\u00a07.20')
  await expect(satay).toContainText('S$\u00a09.00')
  await page
    .getByRole('navigation', { name: t('menu:menu.categories') })
    .getByRole('link', { name: 'Drinks' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Drinks' })).toBeInViewport()
})

test('without scripts, an address finds nearby merchants with distances (PROD-12)', async ({
  page,
}) => {
  await page.goto('/sg/en')
  const address = page
    .getByRole('main')
    .getByRole('textbox', { name: t('location:address.deliverTo') })
  await address.fill('Tiong Bahru')
  await address.press('Enter')
  await expect(page).toHaveURL(/\/sg\/en\/restaurants\?address=Tiong\+Bahru$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiong Bahru')
  const card = page.getByRole('main').getByRole('link', { name: /Warung Senja/ })
  await expect(card).toContainText(/\d+(\.\d+)? km/)
  await expect(card).toContainText(/\d+ min/)
  await expect(
    page.getByRole('main').getByRole('textbox', { name: t('location:address.deliverTo') }),
  ).toHaveValue('Tiong Bahru')
})

test('without scripts, a search finds dishes (ROUTE-13)', async ({ page }) => {
  await page.goto('/sg/en/restaurants')
  const search = page.getByRole('combobox', { name: t('list:search.label') })
  await search.fill('laksa')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/sg\/en\/restaurants\?search=laksa$/)
  await expect(
    page.getByRole('main').getByRole('link', { name: /Laksa Lorong Lima/ }),
  ).toBeVisible()
})
