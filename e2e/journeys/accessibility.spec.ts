// Journeys of accessibility: WCAG checks with axe, keyboard-only use, and a width of 320 pixels.
import { expect, test, type Page } from '@playwright/test'
import { addDish, openCart, pickFirstChoices } from '../steps/fill-cart.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi, requestCode } from '../steps/log-in.ts'
import { placeOrder } from '../steps/place-order.ts'
import { presetNeighbourhood } from '../steps/preset-address.ts'
import { reachCheckout, reviewCart, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const dishWithChoices = 'Nasi lemak ayam berempah'
// With reduced motion, the checks do not run during animations.
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })
runOn('mobile')

const furtherPages = ['/sg/en/restaurants', '/sg/en/download', '/sg/en/partners']

longTest('home, menu, dish, cart, log-in and missing page have no violations', async ({ page }) => {
  // This test checks a dozen pages, so it has a longer time-out.
  test.slow()
  for (const path of ['/', '/sg/en', '/sg/en/no-such-page', ...furtherPages]) {
    await goTo(page, path)
    expect(await findAccessibilityViolations(page), path).toEqual([])
  }
  await goTo(page, singaporeMenu)
  expect(await findAccessibilityViolations(page), 'menu').toEqual([])
  await addDish(page, t, singaporeDish)
  const cart = await openCart(page, t)
  expect(await findAccessibilityViolations(page), 'cart').toEqual([])
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await page.getByRole('link', { name: dishWithChoices }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('dish:dish.add') })
    .press('Enter')
  await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  expect(await findAccessibilityViolations(page), 'dish with invalid groups').toEqual([])
  await goTo(page, '/auth/login')
  expect(await findAccessibilityViolations(page), 'log-in').toEqual([])
  await requestCode(page, t, singaporePhone())
  expect(await findAccessibilityViolations(page), 'code').toEqual([])
})

longTest('checkout, order page and history have no violations', async ({ page }) => {
  await reachCheckout(page, t)
  await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
  await expect(
    page.getByRole('group', { name: t('checkout:checkout.window'), exact: true }),
  ).toBeVisible()
  expect(await findAccessibilityViolations(page), 'checkout').toEqual([])
  await page.getByRole('button', { name: /^Now/ }).click()
  await placeOrder(page, t)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await findAccessibilityViolations(page), 'order').toEqual([])
  await goTo(page, '/sg/en/order-history')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  expect(await findAccessibilityViolations(page), 'history').toEqual([])
})

test.describe(() => {
  test.use({ colorScheme: 'dark' })
  longTest('home, menu and checkout have no violations in dark mode', async ({ page }) => {
    for (const path of ['/sg/en', singaporeMenu]) {
      await goTo(page, path)
      expect(await findAccessibilityViolations(page), path).toEqual([])
    }
    await reachCheckout(page, t)
    expect(await findAccessibilityViolations(page), 'checkout').toEqual([])
  })
})

test('the keyboard alone closes the address panel, adds a dish and opens the cart (ITEM-22 PROD-12 PROD-14)', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  const opener = page
    .getByRole('banner')
    .getByRole('link', { name: t('location:address.choose') })
    .filter({ visible: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const input = page.getByRole('combobox', { name: t('location:address.deliverTo') })
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
  await expect(opener).toBeFocused()

  const dish = page.getByRole('link', { name: dishWithChoices }).first()
  await dish.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expect
    .poll(() => drawer.evaluate((box) => box.contains(document.activeElement)), {
      message: 'the focus is inside the drawer',
    })
    .toBe(true)

  // Space selects the focused radio button; an arrow key selects the next enabled one.
  const [coconut, ginger] = [
    drawer.getByRole('radio', { name: /^Coconut rice(?! with)/ }),
    drawer.getByRole('radio', { name: 'Coconut rice with ginger' }),
  ]
  await coconut.focus()
  await page.keyboard.press('Space')
  await expect(coconut).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(ginger).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(drawer.getByRole('checkbox', { name: 'Sambal tumis' })).toBeChecked()
  await drawer.getByRole('button', { name: t('dish:dish.add') }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(dish).toBeFocused()

  const button = page.getByRole('banner').getByRole('button', { name: /1 item/ })
  await button.focus()
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: t('basket:cart.title') })
  await expect(cart).toContainText(dishWithChoices)
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()
  await expect(button).toBeFocused()
})

// The width of a narrow phone, and of a window of 1280 pixels at 400 % zoom (WCAG 1.4.10).
test.describe('at a width of 320 pixels no page scrolls horizontally, none has violations', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  const check = async (page: Page, what: string) => {
    expect(await overflow(page), what).toBe(0)
    expect(await findAccessibilityViolations(page), what).toEqual([])
  }

  test('home and menu', async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    for (const path of ['/vn/vi', singaporeMenu]) {
      await goTo(page, path)
      await check(page, path)
    }
    expect(consoleErrors).toEqual([])
  })

  longTest('the root page, log-in, and each page of an order', async ({ page }) => {
    // This test checks a dozen pages, so it has a longer time-out.
    test.slow()
    // Placing the order empties the cart in the account. If the browser saves a change of the cart
    // at the same time, the server refuses it with 409.
    const consoleErrors = collectConsoleErrors(page, [{ status: 409, url: /\/api\/v1\/cart$/ }])
    for (const path of ['/', ...furtherPages, '/auth/login?country=sg']) {
      await goTo(page, path)
      await check(page, path)
    }
    await requestCode(page, t, singaporePhone())
    await check(page, 'code')

    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await presetNeighbourhood(page)
    await goTo(page, singaporeMenu)
    await check(page, 'menu with an address')
    await addDish(page, t, singaporeDish)
    await page.getByRole('link', { name: dishWithChoices }).first().click()
    const dish = page.getByRole('dialog')
    await dish.getByRole('button', { name: t('dish:dish.add') }).press('Enter')
    await expect(dish.getByRole('alert').first()).toBeVisible()
    await check(page, 'dish with invalid groups')
    await pickFirstChoices(page)
    expect(await overflow(page), 'dish with choices').toBe(0)
    await page.keyboard.press('Escape')
    await expect(dish).toBeHidden()
    const cart = await openCart(page, t)
    await check(page, 'cart')
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await reviewCart(page, t)
    await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
    await expect(
      page.getByRole('group', { name: t('checkout:checkout.window'), exact: true }),
    ).toBeVisible()
    await check(page, 'checkout')
    await page.getByRole('button', { name: /^Now/ }).click()
    await placeOrder(page, t)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await check(page, 'order')
    await goTo(page, '/sg/en/order-history')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await check(page, 'history')
    expect(consoleErrors).toEqual([])
    await goTo(page, '/sg/en/no-such-page')
    await check(page, 'missing page')
  })
})
