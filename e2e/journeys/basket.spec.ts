// The basket over the real pages: opened, closed by the way back, and the ways on from it; then the fees at checkout.
import { paths } from '@tingkat/contract/paths'
import type { PriceQuote } from '@tingkat/ordering/quote/quote'
import { expect, test } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { goTo } from '../steps/go-to.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { fillBasket, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { sitDown } from '../steps/sit-down.ts'
import { words } from '../words.ts'

const t = words('en')
const kitchen = 'Warung Senja, Tiong Bahru'
test.use({ locale: 'en-SG' })

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'same code on a phone')

  test('CBTN-07 CBTN-08 BASK-04 BASK-06 BASK-16 a guest looks into the basket, goes back out of it, and on to log-in', async ({
    page,
  }) => {
    await fillBasket(page, t)
    const basket = await openBasket(page, t)
    await expect(basket.locator('.when')).toHaveText(/^Arrives in about \d+ min, \d+\.\d km away$/)
    expect(await findBarriers(page)).toEqual([])
    await page.goBack()
    await expect(basket).toBeHidden()
    await expect(page).toHaveURL(singaporeMenu)

    await page.evaluate(() => localStorage.setItem('tingkat.menu-refreshed.sg', 'true'))
    await goTo(page, '/sg/en')
    await expect(page.getByText(t('cart:cart.menuRefreshed'))).toBeVisible()
    await openBasket(page, t)
    await basket.getByRole('link', { name: kitchen }).click()
    await expect(page).toHaveURL(singaporeMenu)
    await expect(basket).toBeHidden()
    await page.goBack()
    await expect(page, 'the drawer left no entry behind').toHaveURL('/sg/en')

    await openBasket(page, t)
    await basket.getByRole('link', { name: t('cart:cart.logIn') }).click()
    await expect(page).toHaveURL(
      /\/auth\/login\?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout$/,
    )
  })

  test('BASK-13 FEE-02 CART-01 reviewed, the way leads to checkout, where the fees are explained; used campaigns are told once', async ({
    page,
  }) => {
    await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await fillBasket(page, t)
    await page.evaluate(() => localStorage.setItem('tingkat.used-campaigns.sg', '["free-tea"]'))
    const basket = await openBasket(page, t)
    const reviewed = page.waitForResponse((answer) => answer.url().includes(paths.checkoutReview))
    const quoted = page.waitForResponse(
      (answer) => answer.url().endsWith(paths.quotes) && answer.ok(),
    )
    await basket.getByRole('button', { name: t('cart:cart.review') }).click()
    expect(await (await reviewed).json()).toMatchObject({
      success: true,
      cart: { merchants: [{ merchant: { name: kitchen } }] },
    })
    await expect(page).toHaveURL(/\/sg\/en\/checkout$/)
    await expect(basket).toBeHidden()

    expect((await quoted).request().postDataJSON()).toMatchObject({ campaignIDs: ['free-tea'] })
    expect(await page.evaluate(() => localStorage.getItem('tingkat.used-campaigns.sg'))).toBeNull()
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
  })

  test('BASK-14 BASK-16 a basket for a table leads to the checkout of that table', async ({
    page,
  }) => {
    const checkout = '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1'
    await sitDown(page, t, '3')
    await addDish(page, t, singaporeDish)
    await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, singaporeMenu)
    const basket = await openBasket(page, t)
    await expect(basket.locator('.when')).toHaveText('Served to table 3')
    await basket.getByRole('button', { name: t('cart:cart.review') }).click()
    await expect(page).toHaveURL(checkout)

    await page.context().clearCookies()
    await goTo(page, singaporeMenu)
    await openBasket(page, t)
    const link = basket.getByRole('link', { name: t('cart:cart.logIn') })
    await expect(link).toBeVisible()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url())
    expect([address.pathname, address.searchParams.get('success_redirect')]).toEqual([
      '/auth/login',
      checkout,
    ])
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a sheet from below is for phones')

  test('BASK-06 the basket comes as a sheet from below, and the kitchen leads nowhere', async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    await basketButton(page).tap()
    const basket = page.getByRole('dialog', { name: t('cart:cart.title') })
    await expect
      .poll(async () => {
        const box = await basket.boundingBox()
        return box && [box.x, box.width, Math.round(box.y + box.height)]
      })
      .toEqual([0, 390, 844])
    await expect(basket.getByText(kitchen).filter({ visible: true })).toBeVisible()
    await expect(basket.getByRole('link', { name: kitchen })).toHaveCount(0)
  })
})
