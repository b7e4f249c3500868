// Journey of a complete delivery order: address, menu, cart, log-in, checkout, live tracking,
// history.
import { expect, test, type Page } from '@playwright/test'
import { addStreet, chooseAddress } from '../steps/choose-address.ts'
import { openCart, pickFirstChoices } from '../steps/fill-cart.ts'
import { uniquePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { placeButton } from '../steps/place-order.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const cases = [
  {
    country: 'sg',
    viewport: 'mobile',
    declare: test,
    language: 'en',
    locale: 'en-SG',
    address: 'Tiong Bahru',
    phone: () => uniquePhone('91', 8),
    dish: 'Nasi lemak ayam berempah',
    merchantID: 'sg-m1',
    merchant: /Warung Senja/,
  },
  {
    country: 'vn',
    viewport: 'desktop',
    declare: longTest,
    language: 'vi',
    locale: 'vi-VN',
    address: 'Bến Thành',
    phone: () => uniquePhone('90', 9),
    dish: null,
    merchantID: 'vn-m1',
    merchant: /Bếp Cô Ba/,
  },
] as const

type RecordingWindow = Window & { headlines?: string[] }

/**
 * Starts recording every order state that the page shows, until the page is reloaded. During
 * delivery the headline is the arrival time, and the state is below it.
 */
async function recordHeadlines(page: Page): Promise<void> {
  await page.evaluate(() => {
    const headlines: string[] = ((window as RecordingWindow).headlines = [])
    new MutationObserver(() => {
      const headline =
        document.querySelector('.tr-state, main:not(:has(.tr-state)) h1')?.textContent ?? ''
      if (headline && headline !== headlines.at(-1)) headlines.push(headline)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

for (const testCase of cases)
  test.describe(() => {
    test.use({ locale: testCase.locale })
    runOn(testCase.viewport)

    const ids =
      'PROD-01 PROD-02 PROD-03 PROD-05 PROD-08 PROD-09 PROD-12 PROD-13 PROD-14 PROD-15 ' +
      'ROUTE-02 ROUTE-05 ROUTE-06 ROUTE-11 ROUTE-12 ORD-12 ORD-13'
    testCase.declare(
      `a guest orders in /${testCase.country}/ and follows the order to the end (${ids})`,
      async ({ page }) => {
        test.setTimeout(600_000)
        const t = translations(testCase.language)
        const consoleErrors = collectConsoleErrors(page)
        const home = `/${testCase.country}/${testCase.language}`
        await goTo(page, `/${testCase.country}/`)
        await expect(page.locator('html')).toHaveAttribute('lang', testCase.language)

        // The eater types an address and selects a suggestion by keyboard.
        await chooseAddress(page, t, testCase.address)

        // The list shows merchants with distance and delivery time. The eater opens one.
        const card = page.getByRole('main').getByRole('link', { name: testCase.merchant }).first()
        await expect(card).toBeVisible()
        await expect(page.getByText(/\d+([.,]\d+)? km/).first()).toBeVisible()
        await card.click()
        await expect(page).toHaveURL(new RegExp(`${home}/restaurant/[^/]+/${testCase.merchantID}`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(testCase.merchant)

        // The eater opens a dish with required choices, chooses, and adds it.
        const chooser = testCase.dish
          ? page.getByRole('button', { name: t('cart:cart.quickChoose', { name: testCase.dish }) })
          : page
              .getByRole('button', {
                name: new RegExp(
                  t('cart:cart.quickChoose', { name: '' }).trim().split(' ').slice(0, 2).join(' '),
                ),
              })
              .first()
        await chooser.first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await pickFirstChoices(page)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('dish:dish.add') })
          .click()
        await expect(page.getByRole('dialog')).toBeHidden()

        // The cart asks a guest to log in.
        const cart = await openCart(page, t)
        await cart.getByRole('link', { name: t('basket:cart.logIn') }).click()

        // The eater logs in with the code from the development inbox.
        await expect(page).toHaveURL(/\/auth\/login/)
        await logIn(page, t, testCase.phone(), 'Nguyễn An')

        // After the log-in, checkout shows the cart. Its button shows the total to be charged.
        await expect(page).toHaveURL(new RegExp(`${home}/checkout`))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('checkout:checkout.title'),
        )
        await expect(page.getByRole('main')).toContainText(testCase.address)
        // The address contains only a district, so checkout asks for the street.
        await expect(
          page.getByRole('button', { name: t('checkout:checkout.missing.street') }).first(),
        ).toBeAttached()
        await addStreet(page, t)
        const place = placeButton(page, t)
        await expect(place).toContainText(/\d/)
        const total = ((await place.textContent()) ?? '')
          .replace(t('checkout:checkout.place'), '')
          .trim()
        await recordHeadlines(page)
        await place.click()

        // The order page follows the order to delivery without a reload.
        await expect(page).toHaveURL(new RegExp(`${home}/order/`))
        const orderPath = new URL(page.url()).pathname
        await expect(page.getByRole('main')).toContainText(total)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          t('order:order.states.delivered.headline'),
          { timeout: 120_000 },
        )
        const recordedHeadlines = await page.evaluate(
          () => (window as RecordingWindow).headlines ?? [],
        )
        const expectedHeadlines = [
          t('order:order.states.new.headline'),
          t('order:order.states.confirming.headline'),
          t('order:order.states.searching.headline'),
          t('order:order.states.cooking.headline'),
          t('order:order.states.packed.headline'),
          t('order:order.states.courier_at_merchant.headline'),
          t('order:order.states.at_the_door.headline'),
          t('order:order.states.delivered.headline'),
        ]
        const shown = recordedHeadlines.filter((headline) => expectedHeadlines.includes(headline))
        expect(shown, 'headlines in the order of the states').toEqual(
          expectedHeadlines.filter((headline) => recordedHeadlines.includes(headline)),
        )
        expect(shown.length).toBeGreaterThan(3)

        // The order history lists the order.
        await goTo(page, `${home}/order-history`)
        await expect(page.getByRole('main')).toContainText(testCase.merchant)
        await expect(page.getByRole('main').locator(`a[href="${orderPath}"]`).first()).toBeVisible()
        expect(consoleErrors).toEqual([])
      },
    )
  })
