// Journeys of the cart drawer: opening, closing with the back button, links, and the review of the
// cart before checkout.
import { paths } from '@tingkat/contract/paths'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { expect, test } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { addDish, cartButton, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { logInByApi } from '../steps/log-in.ts'
import { fillCart, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { openTable } from '../steps/open-table.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const merchantName = 'Warung Senja, Tiong Bahru'
test.use({ locale: 'en-SG' })

test.describe('on a desktop', () => {
  runOnlyOn('desktop', 'same code on a phone')

  longTest(
    'the cart closes with the back button and links to log-in (CBTN-07 CBTN-08 BASK-04 BASK-06 BASK-16)',
    async ({ page }) => {
      await fillCart(page, t)
      const cart = await openCart(page, t)
      await expect(cart.locator('.when')).toHaveText(/^Arrives in about \d+ min, \d+\.\d km away$/)
      expect(await findAccessibilityViolations(page)).toEqual([])
      await page.goBack()
      await expect(cart).toBeHidden()
      await expect(page).toHaveURL(singaporeMenu)

      await page.evaluate(() => localStorage.setItem('tingkat.menu-refreshed.sg', 'true'))
      await goTo(page, '/sg/en')
      await expect(page.getByText(t('basket:cart.menuRefreshed'))).toBeVisible()
      await openCart(page, t)
      await cart.getByRole('link', { name: merchantName }).click()
      await expect(page).toHaveURL(singaporeMenu)
      await expect(cart).toBeHidden()
      await page.goBack()
      await expect(page, 'the drawer adds no history entry').toHaveURL('/sg/en')

      await openCart(page, t)
      await cart.getByRole('link', { name: t('basket:cart.logIn') }).click()
      await expect(page).toHaveURL(
        /\/auth\/login\?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout$/,
      )
    },
  )

  longTest(
    'a reviewed cart goes to checkout, which explains the fees (BASK-13 FEE-02 CART-01)',
    async ({ page }) => {
      await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
      await fillCart(page, t)
      await page.evaluate(() => localStorage.setItem('tingkat.used-campaigns.sg', '["free-tea"]'))
      const cart = await openCart(page, t)
      const reviewed = page.waitForResponse((answer) => answer.url().includes(paths.checkoutReview))
      const quoted = page.waitForResponse(
        (answer) => answer.url().endsWith(paths.quotes) && answer.ok(),
      )
      await cart.getByRole('button', { name: t('basket:cart.review') }).click()
      expect(await (await reviewed).json()).toMatchObject({
        success: true,
        cart: { merchants: [{ merchant: { name: merchantName } }] },
      })
      await expect(page).toHaveURL(/\/sg\/en\/checkout$/)
      await expect(cart).toBeHidden()

      expect((await quoted).request().postDataJSON()).toMatchObject({ campaignIDs: ['free-tea'] })
      expect(
        await page.evaluate(() => localStorage.getItem('tingkat.used-campaigns.sg')),
      ).toBeNull()
      const { breakdowns } = (await (await quoted).json()) as PriceQuote
      await page.getByRole('button', { name: t('checkout:checkout.aboutFees') }).click()
      const details = page.getByRole('dialog', { name: t('checkout:checkout.feesTitle') })
      for (const { key, amountDisplay } of breakdowns.filter(
        (line) => line.key === 'delivery' || line.key === 'platform',
      )) {
        await expect(details).toContainText(t(`checkout:checkout.feeWhy.${key}`))
        await expect(details).toContainText(amountDisplay)
      }
      await details.getByRole('button', { name: t('checkout:checkout.ok') }).click()
      await expect(details).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(singaporeMenu)
    },
  )

  longTest("a table's cart goes to the table's checkout (BASK-14 BASK-16)", async ({ page }) => {
    const checkout = '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1'
    await openTable(page, t, '3')
    await addDish(page, t, singaporeDish)
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, singaporeMenu)
    const cart = await openCart(page, t)
    await expect(cart.locator('.when')).toHaveText('Served to table 3')
    await cart.getByRole('button', { name: t('basket:cart.review') }).click()
    await expect(page).toHaveURL(checkout)

    await page.context().clearCookies()
    await goTo(page, singaporeMenu)
    await openCart(page, t)
    const link = cart.getByRole('link', { name: t('basket:cart.logIn') })
    await expect(link).toBeVisible()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect([address.pathname, address.searchParams.get('success_redirect')]).toEqual([
      '/auth/login',
      checkout,
    ])
  })
})

test.describe('on a phone', () => {
  runOnlyOn('mobile', 'only phones show a bottom sheet')

  test("the cart is a bottom sheet and the merchant's name is not a link (BASK-06)", async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    await cartButton(page).tap()
    const cart = page.getByRole('dialog', { name: t('basket:cart.title') })
    await expect
      .poll(async () => {
        const box = await cart.boundingBox()
        return box && [box.x, box.width, Math.round(box.y + box.height)]
      })
      .toEqual([0, 390, 844])
    await expect(cart.getByText(merchantName).filter({ visible: true })).toBeVisible()
    await expect(cart.getByRole('link', { name: merchantName })).toHaveCount(0)
  })
})
