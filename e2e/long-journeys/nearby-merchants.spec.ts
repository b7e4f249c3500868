// Journey of a logged-in eater who finds merchants near an address.
import { expect, test } from '@playwright/test'
import { chooseAddress } from '../steps/choose-address.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOn('mobile')

test('a logged-in eater finds merchants near an address (PROD-11)', async ({ page }) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en')
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  const card = page.locator('.mgrid').getByRole('link', { name: /Warung Senja/ })
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(/\d km/)

  await chooseAddress(page, t, 'Tiong Bahru')
  await expect(page.getByRole('heading', { name: t('list:home.near') })).toBeVisible()
  await expect(card).toContainText(/\d+ min/)
  await expect(card).toContainText(/\d[.,]\d km/)
})
