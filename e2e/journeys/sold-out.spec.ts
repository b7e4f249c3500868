// Journey of a sold-out dish: a manager marks it in the console, and an eater with the dish in an
// open cart is told its name without a reload. On PostgreSQL, manager and eater use different
// servers. Then a paired tablet pauses orders, which requires a person's PIN.
import { expect, test, type Page } from '@playwright/test'
import { addAuthenticator } from '../steps/add-authenticator.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { presetAddress } from '../steps/preset-address.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { startNodes, type Nodes } from '../steps/start-nodes.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOn('desktop')

let nodes: Nodes
test.beforeAll(async () => {
  nodes = await startNodes()
})
test.afterAll(async () => await nodes.stop())

async function acceptInvite(page: Page): Promise<void> {
  await addAuthenticator(page)
  await page.goto(nodes.managerLink)
  await page.getByRole('button', { name: 'Accept invite' }).click()
  await page.getByRole('button', { name: /a passkey$/ }).click()
  await expect(page.getByRole('navigation', { name: /^tingkat (kitchen)$/ })).toBeVisible()
}

test('LIVE-10 LIVE-14 LIVE-19 LIVE-29 STAFF-22 a basket follows a sold-out dish; a tablet pauses', async ({
  page: manager,
  browser,
}) => {
  const errors = collectConsoleErrors(manager, [{ status: 401, url: /\/staff\/(me|devices\/me)$/ }])
  await acceptInvite(manager)

  // The eater opens the cart with the dish.
  const eater = await (await browser.newContext({ locale: 'en-SG' })).newPage()
  await presetAddress(eater)
  // Polling is disabled, so that only the server's event stream can announce the change.
  await eater.addInitScript((pollMs) => {
    const start = window.setInterval.bind(window)
    window.setInterval = ((run: () => void, ms?: number) =>
      ms === pollMs ? 0 : start(run, ms)) as typeof window.setInterval
  }, 15_000)
  await goTo(eater, nodes.eaterUrl + singaporeMenu)
  await addDish(eater, t, singaporeDish)
  const basket = await openCart(eater, t)
  await expect(basket).toContainText(singaporeDish)

  // The manager marks the dish with two key presses.
  await manager.goto(`${nodes.consoleUrl}/kitchen/sold-out`)
  const dish = manager.getByRole('switch', { name: `${singaporeDish} on sale` })
  await dish.press('Enter')
  expect(await findAccessibilityViolations(manager)).toEqual([])
  await manager.getByRole('button', { name: /^Until tomorrow .*\d\d:\d\d$/ }).press('Enter')
  await expect(manager.getByRole('region', { name: 'Sold out now 1' })).toContainText('Mei Ling')
  await expect(basket).toContainText(t('cart:cart.soldOut'))
  await expect(basket).toContainText(
    t('cart:notice.food_err_order_item_not_available', { name: singaporeDish }),
  )

  // The manager puts it on sale again with one tap.
  await manager.getByRole('region', { name: 'Sold out now 1' }).getByRole('switch').click()
  await expect(manager.getByRole('region', { name: 'Sold out now 0' })).toBeVisible()
  await eater.context().close()

  // The manager pairs a tablet and sets a PIN.
  const tablet = await (await browser.newContext({ locale: 'en-SG' })).newPage()
  await tablet.goto(`${nodes.consoleUrl}/kitchen`)
  const code = (await tablet.locator('.pair-code').innerText()).replaceAll(' ', '')
  await manager.goto(`${nodes.consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill('Counter')
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await manager.goto(`${nodes.consoleUrl}/kitchen/account`)
  await manager.getByLabel('PIN', { exact: true }).fill('7351')
  await manager.getByRole('button', { name: 'Set PIN' }).click()

  // Pausing for two hours requires the PIN.
  await tablet.getByRole('link', { name: 'Sold out' }).click()
  await tablet.getByText('Pause', { exact: true }).click()
  await tablet.getByText('120 min', { exact: true }).click()
  await tablet.getByRole('button', { name: /^Pause until/ }).click()
  const who = tablet.getByRole('dialog')
  await who.getByRole('button', { name: 'Mei Ling' }).click()
  for (const digit of '7351') await who.getByRole('button', { name: digit, exact: true }).click()
  await who.getByRole('button', { name: 'Continue' }).click()
  await expect(tablet.getByText(/^Paused until/)).toBeVisible()
  expect(await findAccessibilityViolations(tablet)).toEqual([])
  await tablet.getByRole('button', { name: 'Take orders again now' }).click()
  await expect(tablet.getByText(/^Paused until/)).toBeHidden()

  // The tablet shows the opening hours, because the manager has the turn.
  await tablet.getByRole('link', { name: 'Hours' }).click()
  await tablet.getByRole('button', { name: /^Friday/ }).click()
  expect(await findAccessibilityViolations(tablet)).toEqual([])
  await tablet.context().close()
  expect(errors).toEqual([])
})
