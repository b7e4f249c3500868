// Journeys of the kitchen console, without the simulator. An eater orders, two tablets ring, one of
// them accepts and packs the order, the ticket is printed once, and a courier collects the order.
// A tablet pauses orders. A manager marks a dish sold out.
import { createClient } from '@tingkat/contract/client'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { acceptInvite, enterPin, pairTablet, setPin } from '../steps/kitchen-staff.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { presetAddress } from '../steps/preset-address.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { startNodes, type Nodes } from '../steps/start-nodes.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
// Without reduced motion, browsers would draw the animation of the ringing boards sixty times a
// second, which slows the test.
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })
runOn('desktop')

let nodes: Nodes
test.beforeAll(async () => {
  nodes = await startNodes()
})
test.afterAll(async () => await nodes.stop())

type Tablet = { page: Page; errors: string[]; prints: () => Promise<number> }

/** Pairs a tablet. Its browser counts prints instead of opening the print dialog. */
async function addTablet(browser: Browser, manager: Page, name: string): Promise<Tablet> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const noted = window as unknown as { prints: number }
    noted.prints = 0
    window.print = () => {
      noted.prints += 1
      dispatchEvent(new Event('beforeprint'))
      dispatchEvent(new Event('afterprint'))
    }
  })
  const errors = collectConsoleErrors(page, [
    { status: 401, url: /\/staff\/(me|devices\/me)$/ },
    // Changing settings and pausing for hours are refused until a person has entered the PIN.
    { status: 403, url: /\/(board-settings|live)$/ },
    // Both tablets claim the ticket, and one of them is refused.
    { status: 409, url: /\/tickets\// },
  ])
  await pairTablet(page, manager, { consoleUrl: nodes.consoleUrl, name })
  const prints = async () =>
    await page.evaluate(() => (window as unknown as { prints: number }).prints)
  return { page, errors, prints }
}

/** Enables printing on this tablet, and the packing check on all tablets. */
async function setUp({ page }: Tablet, isFirst: boolean): Promise<void> {
  const unlock = page.getByRole('button', { name: 'Turn on sound' })
  if (await unlock.isVisible()) await unlock.click()
  await page.getByRole('button', { name: 'Board settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Board settings' })
  await dialog.getByText('Print tickets').first().click()
  if (isFirst) {
    await dialog.getByText('Packing check').click()
    await enterPin(page.getByRole('dialog', { name: 'Who are you?' }), 'Mei Ling')
    await expect(dialog.getByRole('checkbox', { name: /^Packing check/ })).toBeChecked()
    expect(await findAccessibilityViolations(page)).toEqual([])
  }
  await page.keyboard.press('Escape')
}

/** Makes the next move of the courier through the partner API. */
async function moveCourier(orderID: string, move: 'assign' | 'at_store'): Promise<void> {
  const fleet = createClient({
    baseUrl: nodes.url,
    fetch,
    headers: { authorization: `Bearer ${nodes.fleetToken}` },
  })
  const courier = { name: 'Siti Nurul', vehicle: 'Honda Wave', plate: 'FBX 4821 K' }
  const body = move === 'assign' ? { move, courier } : { move }
  expect(await fleet.moveOrder(orderID, body)).toMatchObject({ ok: true })
}

const alarmOf = ({ page }: Tablet) => page.locator('[data-alarm]')

const rows = 'KITCH-02 KITCH-04 KITCH-05 KITCH-08 KITCH-13 KITCH-16 KITCH-17 LIVE-19 STAFF-22'
test(`two tablets ring, cook and print one order, and pause (${rows})`, async ({
  page: manager,
  browser,
}) => {
  await acceptInvite(manager, nodes.managerLink)
  await setPin(manager, nodes.consoleUrl)
  const [first, second] = [
    await addTablet(browser, manager, 'Counter'),
    await addTablet(browser, manager, 'Pass'),
  ]
  await setUp(first, true)
  await setUp(second, false)

  // An eater orders. Both tablets ring and show only the data that a cook needs. The eater uses the
  // same server as the tablets, so that no step waits until another server polls for changes.
  const eater = await (await browser.newContext({ baseURL: nodes.url })).newPage()
  await logInByApi(eater.request, 'sg', singaporePhone(), 'Aisyah Rahman')
  const { orderID, orderCode } = await placeOrderByApi(eater.request, 'sg-m1')
  await goTo(eater, `/sg/en/order/${orderID}`)
  const ringing = (tablet: Tablet) =>
    tablet.page.getByRole('article', { name: `New order ${orderCode}` })
  for (const tablet of [first, second]) {
    await expect(ringing(tablet)).toBeVisible()
    await expect(alarmOf(tablet)).toHaveAttribute('data-alarm', 'rings')
    await expect(ringing(tablet)).not.toContainText('Aisyah')
  }
  expect(await findAccessibilityViolations(first.page)).toEqual([])

  // One tablet accepts the order with a preparation time of 20 minutes. Both tablets stop ringing,
  // and the eater's page shows the time.
  await ringing(first).getByRole('button', { name: '5 minutes more' }).press('Enter')
  await expect(ringing(first)).toContainText(/20\s*min/)
  await ringing(first)
    .getByRole('button', { name: /^Accept/ })
    .press('Enter')
  const cooked = (tablet: Tablet) =>
    tablet.page.getByRole('article', { name: `Order ${orderCode}`, exact: true })
  for (const tablet of [first, second]) {
    await expect(cooked(tablet)).toContainText(/20\s*min left/)
    await expect(alarmOf(tablet)).toHaveAttribute('data-alarm', 'silent')
  }
  const told = eater.getByRole('main')
  await expect(told).toContainText(t('order:order.states.searching.headline'))
  await moveCourier(orderID, 'assign')
  await expect(cooked(second)).toContainText('Siti Nurul is coming')
  await expect(told).toContainText(t('order:order.states.cooking.headline'))

  // Although both tablets print tickets, only one ticket is printed.
  await expect.poll(async () => (await first.prints()) + (await second.prints())).toBe(1)

  // Staff pack the order on one tablet, and the second tablet shows that. After the page of the
  // order is closed, its card has the focus again.
  await cooked(first).getByRole('button').first().press('Enter')
  const packed = first.page.getByRole('checkbox')
  await expect(packed).toHaveCount(2)
  for (const line of await packed.all()) await line.press('Space')
  await expect(first.page.locator('.pk-on')).toHaveCount(2)
  expect(await findAccessibilityViolations(first.page)).toEqual([])
  await first.page.getByRole('button', { name: 'Back to the board' }).press('Enter')
  await expect(cooked(first).getByRole('button').first()).toBeFocused()
  await expect(cooked(second).locator('.ln-ok')).toHaveCount(2)

  // `Ready` can be undone for ten seconds. Then both tablets show the order in the lane of ready
  // orders, and the eater's page shows the new state.
  await cooked(first).getByRole('button', { name: 'Ready', exact: true }).press('Enter')
  await expect(cooked(first)).toContainText('Sent in')
  for (const tablet of [first, second])
    await expect(
      tablet.page.getByRole('article', { name: `Order ${orderCode}, ready` }),
    ).toBeVisible()
  await expect(told).toContainText(t('order:order.states.packed.headline'))

  // Staff hand the order to the courier on the tablet that did not accept it.
  await moveCourier(orderID, 'at_store')
  const ready = second.page.getByRole('article', { name: `Order ${orderCode}, ready` })
  await ready.getByRole('button', { name: 'Handed over' }).press('Enter')
  await expect(first.page.getByRole('region', { name: 'Ready 0' })).toBeVisible()
  await expect(told).toContainText(t('order:order.states.on_the_way.headline', { time: '' }).trim())
  expect((await first.prints()) + (await second.prints())).toBe(1)
  expect(await findAccessibilityViolations(second.page)).toEqual([])
  await eater.context().close()
  await pauseOrders(second.page)
  await openHours(second.page)
  expect([...first.errors, ...second.errors]).toEqual([])
  for (const { page } of [first, second]) await page.context().close()
})

/** Pauses orders for two hours, which requires the PIN, and takes orders again. */
async function pauseOrders(tablet: Page): Promise<void> {
  await tablet.getByRole('link', { name: 'Sold out' }).click()
  await tablet.getByText('Pause', { exact: true }).click()
  await tablet.getByText('120 min', { exact: true }).click()
  await tablet.getByRole('button', { name: /^Pause until/ }).click()
  await enterPin(tablet.getByRole('dialog'), 'Mei Ling')
  await expect(tablet.getByText(/^Paused until/)).toBeVisible()
  expect(await findAccessibilityViolations(tablet)).toEqual([])
  await tablet.getByRole('button', { name: 'Take orders again now' }).click()
  await expect(tablet.getByText(/^Paused until/)).toBeHidden()
}

/**
 * Opens the page of the opening hours. The tablet shows it without asking for the PIN, because the
 * manager has just entered it.
 */
async function openHours(tablet: Page): Promise<void> {
  await tablet.getByRole('link', { name: 'Hours' }).click()
  await tablet.getByRole('button', { name: /^Friday/ }).click()
  expect(await findAccessibilityViolations(tablet)).toEqual([])
}

// On PostgreSQL, the manager and the eater use different servers.
longTest(
  'LIVE-10 LIVE-14 LIVE-29 a basket follows a sold-out dish',
  async ({ page: manager, browser }) => {
    const errors = collectConsoleErrors(manager, [
      { status: 401, url: /\/staff\/(me|devices\/me)$/ },
    ])
    await acceptInvite(manager, nodes.kavitaLink)

    // The eater opens the cart with the dish.
    const eater = await (await browser.newContext({ locale: 'en-SG' })).newPage()
    await presetAddress(eater)
    // Polling of the menu is disabled, so that only the server's event stream can announce the
    // change.
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
    await expect(manager.getByRole('region', { name: 'Sold out now 1' })).toContainText('Kavita')
    await expect(basket).toContainText(t('basket:cart.soldOut'))
    await expect(basket).toContainText(
      t('cart:notice.food_err_order_item_not_available', { name: singaporeDish }),
    )

    // The manager puts the dish on sale again with one tap.
    await manager.getByRole('region', { name: 'Sold out now 1' }).getByRole('switch').click()
    await expect(manager.getByRole('region', { name: 'Sold out now 0' })).toBeVisible()
    await eater.context().close()
    expect(errors).toEqual([])
  },
)
