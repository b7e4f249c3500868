// Journey of a pickup order: the eater chooses pickup on the list, orders without an address,
// reports the arrival, and receives the order.
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('mobile', 'eaters collect orders with a phone in the hand')

test('an eater collects an order without an address (PICK-01 PICK-02)', async ({ page }) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  // Delays the scripts and style sheets of the switch between delivery and pickup until the eater
  // has chosen pickup.
  const { promise: chosen, resolve: choose } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(list-service|service-switch)-/, async (route) => {
    await chosen
    await route.continue()
  })
  await goTo(page, '/sg/en/restaurants')
  const main = page.getByRole('main')
  const choice = main.getByRole('group', { name: t('pickup:pickup.choice') })
  await expect(choice).toHaveCSS('display', 'flex')
  await main.getByText(t('pickup:pickup.pickup'), { exact: true }).click()
  choose()
  await expect(page).toHaveURL(/pickup=1/)
  await expect(main).toContainText(/\d+ restaurants with pickup/)
  expect(await findAccessibilityViolations(page)).toEqual([])

  // The menu and checkout keep the choice of pickup.
  await goTo(page, singaporeMenu)
  await expect(main.getByRole('radio', { name: t('pickup:pickup.pickup') })).toBeChecked()
  await expect(main.getByRole('link', { name: t('pickup:pickup.way') })).toBeVisible()
  await addDish(page, t, singaporeDish)
  const cart = await openCart(page, t)
  await cart.getByRole('button', { name: t('basket:cart.review') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await expect(main).toContainText(t('pickup:pickup.title'))
  await expect(main).not.toContainText(t('checkout:checkout.deliverTo'))
  await expect(main).not.toContainText(t('checkout:checkout.feeNames.delivery'))
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
  expect(await findAccessibilityViolations(page)).toEqual([])

  const orderID = await placeOrder(page, t)
  const { orderCode, path, deliveryAddress } = await readOrder(page.request, orderID)
  expect({ path, deliveryAddress }).toEqual({ path: 'pickup', deliveryAddress: null })
  await expect(
    main.getByRole('region', { name: t('order:order.pickup.collectFrom') }),
  ).toContainText(orderCode)
  await expect(main).toContainText(t('order:order.states.pickup_done.body'), { timeout: 120_000 })
  expect((await readOrder(page.request, orderID)).orderState).toBe('COMPLETED')
})

test('a menu with pickup in its URL renders as on the server, then shows pickup (PICK-01)', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await goTo(page, `${singaporeMenu}?pickup=1`)
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: t('pickup:pickup.pickup') })).toBeChecked()
  await expect(main.getByRole('button', { name: t('menu:menu.collectNow') })).toBeVisible()
  expect(errors).toEqual([])
})
