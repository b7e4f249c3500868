// Kitchens near an address, for an eater who is logged in.
import { expect, test } from '@playwright/test'
import { chooseAddress } from '../steps/choose-address.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })

test('PROD-11 a logged-in eater finds the kitchens that deliver to an address, with minutes and distance', async ({
  page,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en')
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  const card = page.locator('.mgrid').getByRole('link', { name: /Warung Senja/ })
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(/\d km/)

  await chooseAddress(page, t, 'Tiong Bahru')
  await expect(page.getByRole('heading', { name: t('menu:home.near') })).toBeVisible()
  await expect(card).toContainText(/\d+ min/)
  await expect(card).toContainText(/\d[.,]\d km/)
})
