// Journey of favourites: a guest marks a merchant, logs in, and finds it in the list of favourites.
import type { FavouriteList } from '@tingkat/contract/favourite'
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { singaporeMenu } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('mobile', 'the page is the same on a desktop')

test('a guest’s hearts follow to the account (FAV-01)', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  // Caches may store this page for all eaters, so its HTML must not show the hearts with which one
  // eater has marked merchants.
  expect(await (await request.get('/sg/en/restaurants')).text()).not.toContain('aria-pressed="')
  await goTo(page, '/sg/en/restaurants')
  const cell = page.locator('.m-cell').first()
  const name = await cell.getByRole('heading').innerText()
  const heart = cell.getByRole('button', { name: t('favourite:heart.label', { merchant: name }) })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, singaporeMenu)
  const onMenu = page.getByRole('main').getByRole('button', { name: /^Favourite/ })
  await onMenu.click()
  await expect(onMenu).toHaveAttribute('aria-pressed', 'true')

  const phone = singaporePhone()
  await logInByApi(page.request, 'sg', phone, 'Mei Tan')
  await goTo(page, '/sg/en/favourites')
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await expect
    .poll(async () => await page.evaluate(() => localStorage.getItem('tingkat.favourites')))
    .toBeNull()

  const otherDevice = await playwright.request.newContext({ baseURL })
  await logInByApi(otherDevice, 'sg', phone, 'Mei Tan')
  const { favourites } = (await (await otherDevice.get(paths.favourites)).json()) as FavouriteList
  expect(favourites).toHaveLength(2)
  await otherDevice.dispose()
})
