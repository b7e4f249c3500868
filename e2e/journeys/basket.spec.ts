// The basket drawer: what it holds and says, changing it, and the way on; then the fees at checkout.
import { paths } from '@tingkat/contract/paths'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { expect, test } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { goTo } from '../steps/go-to.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { conciergeMenu } from '../steps/open-dish.ts'
import { listBasket } from '../steps/read-basket.ts'
import { fillBasket, reachCheckout, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
const kitchen = 'Warung Senja, Tiong Bahru'
const dayMs = 24 * 60 * 60_000
test.use({ locale: 'en-SG' })

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'same code on a phone')

  test('BASK-01 BASK-04 BASK-05 BASK-06 BASK-07 BASK-09 BASK-10 BASK-11 BASK-15 BASK-16 CBTN-07 a guest looks into the basket', async ({ page }) => {
    await fillBasket(page, t)
    await addDish(page, t, 'Teh tarik')
    const basket = await openBasket(page, t)
    await expect(basket.getByRole('heading', { level: 2, name: t('cart:cart.title') })).toBeVisible()
    await expect(basket.locator('.when')).toHaveText(/^Arrives in about \d+ min, \d+\.\d km away$/)
    await expect(basket.locator('section').filter({ hasText: kitchen }).getByRole('listitem')).toHaveText([/Beef rendang with rice/, /Teh tarik/])
    await basket.getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) }).click()
    await expect(basket.locator('.sum'), 'two rendang at 11.50 and a tea at 2.80').toContainText('25.80')
    expect(await listBasket(page)).toEqual(['2 rendang', '1 teh-tarik'])
    await basket.getByRole('button', { name: t('cart:cart.less', { name: singaporeDish }) }).click()
    await expect(basket.locator('.sum')).toContainText('14.30')
    await expect(basket).not.toContainText(t('cart:cart.conciergeTitle'))
    await expect(basket).toContainText(t('cart:cart.feeNote'))

    await expect(basket.getByRole('button', { name: t('cart:cart.review') })).toHaveCount(0)
    await expect(basket.getByRole('link', { name: t('cart:cart.logIn') })).toHaveAttribute('href', /^\/auth\/login\?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout$/)
    await goTo(page, '/sg/en')
    await openBasket(page, t)
    await basket.getByRole('link', { name: kitchen }).click()
    await expect(page).toHaveURL(singaporeMenu)
    await expect(basket).toBeHidden()
  })

  test('BASK-08 BASK-17 BASK-18 BASK-19 BASK-21 BASK-22 a dish at 0 waits to be removed, comes back, goes, and is brought back', async ({ page }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    const basket = await openBasket(page, t)
    const less = basket.getByRole('button', { name: t('cart:cart.less', { name: singaporeDish }) })
    const remove = basket.getByRole('button', { name: t('cart:cart.removeDish', { name: singaporeDish }) })
    await expect(remove).toHaveCount(0)
    await less.click()
    await expect(remove).toHaveText(t('cart:cart.remove'))
    expect(await listBasket(page), 'still there').toEqual(['1 rendang'])
    await basket.getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) }).click()
    await expect(remove).toHaveCount(0)
    await expect(basket.locator('.step b')).toHaveText('1')
    expect(await listBasket(page)).toEqual(['1 rendang'])

    await less.click()
    await remove.click()
    await expect(basket.getByRole('heading', { name: t('cart:cart.emptyTitle') })).toBeVisible()
    expect(await listBasket(page)).toEqual([])
    await expect(basket).toContainText(t('cart:cart.empty'))
    await expect(basket.locator('svg.art')).toBeVisible()
    await expect(basket.getByRole('button', { name: t('site:ui.close') })).toBeVisible()
    await page.getByRole('button', { name: t('cart:cart.undo') }).click()
    await expect(basket.getByRole('listitem')).toContainText(singaporeDish)
    expect(await listBasket(page)).toEqual(['1 rendang'])

    await less.click()
    await remove.click()
    await basket.getByRole('button', { name: t('cart:cart.emptyAction') }).click()
    await expect(basket).toBeHidden()
    await page.getByRole('banner').getByRole('button', { name: t('cart:cart.openEmpty') }).click()
    await expect(basket.getByRole('heading', { name: t('cart:cart.emptyTitle') })).toBeVisible()
    await basket.getByRole('button', { name: t('site:ui.close') }).click()
    await expect(basket).toBeHidden()
  })

  test('BASK-10 a kitchen that is not connected may change the price', async ({ page }) => {
    await goTo(page, conciergeMenu)
    await addDish(page, t, 'Mee goreng')
    const basket = await openBasket(page, t)
    await expect(basket).toContainText(t('cart:cart.conciergeTitle'))
    await expect(basket).toContainText(t('cart:cart.concierge'))
  })

  test('BASK-11 BASK-13 FEE-01 FEE-02 FEE-03 FEE-04 logged in, the way leads to checkout, where every fee is written and explained', async ({ page }) => {
    await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await fillBasket(page, t)
    const basket = await openBasket(page, t)
    await expect(basket.getByRole('button', { name: t('cart:cart.review') })).toBeVisible()
    await expect(basket.getByRole('link', { name: t('cart:cart.logIn') })).toHaveCount(0)
    await expect(basket).not.toContainText(t('cart:cart.feeNote'))
    const quoted = page.waitForResponse(answer => answer.url().endsWith(paths.quotes) && answer.ok())
    await basket.getByRole('button', { name: t('cart:cart.review') }).click()
    await expect(page).toHaveURL(/\/sg\/en\/checkout$/)
    await expect(basket).toBeHidden()

    const { breakdowns } = await (await quoted).json() as PriceQuote
    const fees = breakdowns.filter(line => line.key === 'delivery' || line.key === 'platform')
    expect(fees.length, 'delivery and platform').toBe(2)
    for (const line of breakdowns) {
      expect(line).toMatchObject({ key: expect.any(String), name: expect.any(String), amountDisplay: expect.any(String), value: { amountInMinor: expect.any(Number) } })
      expect(line).toHaveProperty('details')
      for (const text of [line.description, line.combinedFees]) {
        if (text !== null) expect(text).toMatchObject({ title: expect.any(String), content: expect.any(String) })
      }
    }
    const summary = page.getByRole('complementary').locator('dl.sum')
    const lineOf = (name: string) => summary.locator('div').filter({ has: page.locator('dt', { hasText: name }) })
    await expect(lineOf(t('checkout:checkout.subtotal')).locator('dd')).toContainText('11.50')
    for (const { key, amountDisplay } of fees) await expect(lineOf(t(`checkout:checkout.feeNames.${key}`)).locator('dd')).toHaveText(amountDisplay)

    await summary.getByRole('button', { name: t('checkout:checkout.aboutFees') }).click()
    const details = page.getByRole('dialog', { name: t('checkout:checkout.feesTitle') })
    for (const { key, amountDisplay } of fees) {
      await expect(details).toContainText(t(`checkout:checkout.feeWhy.${key}`))
      await expect(details).toContainText(amountDisplay)
    }
    await details.getByRole('button', { name: t('checkout:checkout.ok') }).click()
    await expect(details).toBeHidden()
  })

  test('BASK-02 BASK-03 BASK-12 BASK-24 VALID-19 a scheduled basket says when; once its time has passed it says so and leads nowhere', async ({ page }) => {
    await reachCheckout(page, t)
    await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
    await page.getByRole('group', { name: t('checkout:checkout.day') }).getByRole('button').nth(1).click()
    const chosen = page.getByRole('group', { name: t('checkout:checkout.window') }).getByRole('button').nth(2)
    const from = await chosen.locator('b').innerText()
    await chosen.click()
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await goTo(page, singaporeMenu)
    const basket = await openBasket(page, t)
    await expect(basket.locator('.when')).toHaveText(new RegExp(`^Scheduled for .+, ${from}`))
    await expect(basket.locator('.when')).not.toHaveRole('alert')
    await expect(basket.getByRole('button', { name: t('cart:cart.review') })).not.toHaveAttribute('aria-disabled')

    await page.clock.setFixedTime(new Date(Date.now() + 3 * dayMs))
    await goTo(page, singaporeMenu)
    await openBasket(page, t)
    const late = basket.getByRole('alert')
    await expect(late).toContainText(t('site:gfc_error.errors.slot_unavailable.title'))
    await expect(late).toContainText(/Next possible time: .+\d\d[:.]\d\d/)
    await expect(late.locator('svg')).toBeVisible()
    const review = basket.getByRole('button', { name: t('cart:cart.review') })
    await expect(review).toHaveAttribute('aria-disabled', 'true')
    await review.click({ force: true })
    await expect(basket).toBeVisible()
    await expect(page).toHaveURL(singaporeMenu)
  })

  test('BASK-14 BASK-16 a basket for a table leads to the checkout of that table', async ({ page }) => {
    const checkout = '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1'
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, checkout)
    await page.getByRole('main').getByRole('button', { name: t('dish:dish.more') }).click()
    await expect(page.getByRole('main').locator('.step b'), 'two are eating').toHaveText('2')
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
    const address = new URL(await link.getAttribute('href') ?? '', page.url())
    expect([address.pathname, address.searchParams.get('success_redirect')]).toEqual(['/auth/login', checkout])
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a sheet from below is for phones')

  test('BASK-06 the basket comes as a sheet from below, and the kitchen leads nowhere', async ({ page }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    await basketButton(page).tap()
    const basket = page.getByRole('dialog', { name: t('cart:cart.title') })
    await expect.poll(async () => { const box = await basket.boundingBox(); return box && [box.x, box.width, Math.round(box.y + box.height)] }).toEqual([0, 390, 844])
    await expect(basket.getByText(kitchen).filter({ visible: true })).toBeVisible()
    await expect(basket.getByRole('link', { name: kitchen })).toHaveCount(0)
  })
})
