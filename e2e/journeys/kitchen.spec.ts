// Journey of a delivery order in the kitchen console, without the simulator:
// an eater orders, two tablets ring, one of them accepts and packs the
// order, the ticket is printed once, and a courier collects the order.
import { createClient } from '@tingkat/contract/client'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { addAuthenticator } from '../steps/add-authenticator.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { startNodes, type Nodes } from '../steps/start-nodes.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOn('desktop')

let nodes: Nodes
test.beforeAll(async () => {
  nodes = await startNodes({ hasFleet: true, isSingle: true })
})
test.afterAll(async () => await nodes.stop())

/**
 * Accepts the invite and returns a page of the manager, who has all permissions of the merchant.
 */
async function openManager(page: Page): Promise<void> {
  await addAuthenticator(page)
  await page.goto(nodes.managerLink)
  await page.getByRole('button', { name: 'Accept invite' }).click()
  await page.getByRole('button', { name: /a passkey$/ }).click()
  await expect(page.getByRole('navigation', { name: /^tingkat (kitchen)$/ })).toBeVisible()
}

type Tablet = { page: Page; errors: string[]; prints: () => Promise<number> }

/** Pairs a tablet. Its browser counts prints instead of opening the print dialog. */
async function pairTablet(browser: Browser, manager: Page, name: string): Promise<Tablet> {
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
    // Changing settings requires a person, who then enters the PIN.
    { status: 403, url: /\/board-settings$/ },
    // Both tablets claim the ticket, and one of them is refused.
    { status: 409, url: /\/tickets\// },
  ])
  await page.goto(`${nodes.consoleUrl}/kitchen`)
  const code = (await page.locator('.pair-code').innerText()).replaceAll(' ', '')
  await manager.goto(`${nodes.consoleUrl}/kitchen/devices?code=${code}`)
  await manager.getByRole('textbox', { name: 'Tablet name' }).fill(name)
  await manager.getByRole('button', { name: 'Pair', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Cooking 0' })).toBeVisible()
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
    const who = page.getByRole('dialog', { name: 'Who are you?' })
    await who.getByRole('button', { name: 'Mei Ling' }).click()
    for (const digit of '7351') await who.getByRole('button', { name: digit, exact: true }).click()
    await who.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('checkbox', { name: /^Packing check/ })).toBeChecked()
  }
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
}

/** Makes the next move of the courier through the partner API. */
async function moveCourier(orderID: string, move: 'assign' | 'at_store'): Promise<void> {
  const fleet = createClient({
    baseUrl: nodes.eaterUrl,
    fetch,
    headers: { authorization: `Bearer ${nodes.fleetToken}` },
  })
  const courier = { name: 'Siti Nurul', vehicle: 'Honda Wave', plate: 'FBX 4821 K' }
  const body = move === 'assign' ? { move, courier } : { move }
  expect(await fleet.moveOrder(orderID, body)).toMatchObject({ ok: true })
}

const alarmOf = ({ page }: Tablet) => page.locator('[data-alarm]')

const rows = 'KITCH-02 KITCH-04 KITCH-05 KITCH-08 KITCH-13 KITCH-16 KITCH-17'
test(`two tablets ring, cook and print one order (${rows})`, async ({ page: manager, browser }) => {
  await openManager(manager)
  await manager.goto(`${nodes.consoleUrl}/kitchen/account`)
  await manager.getByLabel('PIN', { exact: true }).fill('7351')
  await manager.getByRole('button', { name: 'Set PIN' }).click()
  const [first, second] = [
    await pairTablet(browser, manager, 'Counter'),
    await pairTablet(browser, manager, 'Pass'),
  ]
  await setUp(first, true)
  await setUp(second, false)

  // An eater orders. Both tablets ring and show only the data that a cook needs.
  const eater = await (await browser.newContext({ baseURL: nodes.eaterUrl })).newPage()
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

  // One tablet accepts with 20 minutes. Both stop ringing, and the eater's page shows the time.
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
  expect([...first.errors, ...second.errors]).toEqual([])
  for (const { page } of [first, second]) await page.context().close()
  await eater.context().close()
})
