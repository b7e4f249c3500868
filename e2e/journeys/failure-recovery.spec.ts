// Journeys of failures: reloads, lost responses, changed prices, no connection, wrong codes, double
// clicks.
import { paths } from '@tingkat/contract/paths'
import { problemOf } from '@tingkat/contract/problem'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import { expect, test } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { openAddress } from '../steps/choose-address.ts'
import { cartButton, openCart } from '../steps/fill-cart.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi, requestCode } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { listOrders, placeButton, readOrderID } from '../steps/place-order.ts'
import {
  fillCart,
  reachCheckout,
  singaporeAddress,
  singaporeDish,
  singaporeMenu,
} from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

runOnlyOn('mobile', 'same code on a desktop')

const t = translations('en')
const orders = `**${paths.orders}`
test.use({ locale: 'en-SG' })

test('cart and address are kept in the browser and shared with a second tab', async ({
  page,
  context,
}) => {
  await fillCart(page, t)
  const secondTab = await context.newPage()
  await goTo(secondTab, singaporeMenu)
  await expect(secondTab.locator('header')).toContainText(singaporeAddress)
  await expect(await openCart(secondTab, t)).toContainText(singaporeDish)
  // A change in one tab appears in the other tab without a reload.
  await secondTab
    .getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) })
    .click()
  await expect(cartButton(page)).toHaveAccessibleName(/2/)
})

longTest('retrying after a lost response gives one order (PROD-05)', async ({ page }) => {
  await reachCheckout(page, t)
  const keys: string[] = []
  await page.route(orders, async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    keys.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (keys.length > 1) return await route.fallback()
    // The server processes the request, but the browser receives no response.
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  })
  await placeButton(page, t).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('checkout:checkout.unsure'),
  )
  await page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: t('checkout:checkout.tryAgain') })
    .click()
  const orderID = await readOrderID(page)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/.{8}/)
  expect((await listOrders(page.request)).map((order) => order.orderID)).toEqual([orderID])
})

test('a reload after a lost response finds the order (PROD-05)', async ({ page }) => {
  await reachCheckout(page, t)
  await page.route(
    orders,
    async (route) => {
      if (route.request().method() !== 'POST') return await route.fallback()
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await placeButton(page, t).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('checkout:checkout.unsure'),
  )
  await page.reload()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map((order) => order.orderID)).toEqual([orderID])
})

longTest(
  'a changed price must be accepted before the order is placed (PROD-05)',
  async ({ page }) => {
    await reachCheckout(page, t)
    const keys: string[] = []
    let total = ''
    await page.route(orders, async (route) => {
      const request = route.request()
      if (request.method() !== 'POST') return await route.fallback()
      keys.push((await request.headerValue('idempotency-key')) ?? '')
      if (keys.length > 1) return await route.fallback()
      // Simulates that a fee has risen since the eater's quote. The response contains a new signed
      // quote and the changed lines.
      const quote = (await (
        await page.request.post(paths.quotes, { data: request.postDataJSON() as object })
      ).json()) as SignedQuote
      const { amountInMinor: fresh, amountDisplay } = quote.totalQuote.reducedPriceV2
      total = amountDisplay
      const changes = [
        { key: 'platform', name: 'Platform fee', kind: 'changed', shown: 0, fresh: 50 },
        { key: 'total', name: 'Total', kind: 'changed', shown: fresh - 50, fresh },
      ] satisfies FreshQuote['changes']
      await route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        body: JSON.stringify(problemOf('quote_changed', { quote, changes } satisfies FreshQuote)),
      })
    })
    await placeButton(page, t).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(t('checkout:checkout.changedTitle'))
    await expect(alert).toContainText(t('checkout:checkout.feeNames.platform'))
    await expect(page).toHaveURL(/\/checkout/)
    expect(await listOrders(page.request)).toEqual([])
    await alert.getByRole('button', { name: t('checkout:checkout.accept', { total }) }).click()
    await readOrderID(page)
    expect(new Set(keys).size).toBe(2)
    expect(await listOrders(page.request)).toHaveLength(1)
  },
)

test('code whose first request fails is requested again (PROD-12)', async ({ page }) => {
  let requests = 0
  await page.route('**/assets/search-panel-*.js', async (route) => {
    requests += 1
    if (requests === 1) await route.abort('connectionreset')
    else await route.continue()
  })
  await goTo(page, '/sg/en/restaurants')
  await page.getByRole('combobox', { name: t('list:search.label') }).fill('laksa')
  await expect(page.getByRole('option').first()).toBeVisible()
})

longTest(
  'an order page stays open if a release has removed the code of a hint (PROD-12)',
  async ({ page }) => {
    await page.route('**/assets/install-hint-*.js', (route) => route.fulfill({ status: 404 }))
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    const { orderID } = await placeOrderByApi(page.request, 'sg-m1')
    // The page reports the error after its last attempt to load the code.
    const reported = page.waitForEvent('pageerror', { timeout: 240_000 })
    await goTo(page, `/sg/en/order/${orderID}`)
    expect((await reported).message).toContain('/assets/install-hint-')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('order:order.states.delivered.headline'),
    )
  },
)

longTest(
  'an address typed without a connection is kept and found on retry (PROD-12)',
  async ({ page, context }) => {
    await goTo(page, '/sg/en')
    const address = await openAddress(page, t, 'T')
    await context.setOffline(true)
    await address.fill('Tiong Ba')
    await expect(page.getByRole('alert')).toContainText(t('location:address.failed'))
    await expect(address).toHaveValue('Tiong Ba')
    await context.setOffline(false)
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('site:ui.retry') })
      .click()
    await expect(page.getByRole('option').first()).toContainText(singaporeAddress)
    await expect(address).toHaveValue('Tiong Ba')
  },
)

longTest(
  'a wrong code shows the tries left and keeps the phone number (ROUTE-05)',
  async ({ page }) => {
    const phone = singaporePhone()
    await goTo(page, '/auth/login')
    const code = await requestCode(page, t, phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const field = page.getByLabel(t('account:login.code'))
    for (const left of [4, 3]) {
      await field.fill('')
      await field.fill(wrong)
      await expect(page.getByRole('alert')).toHaveText(
        t('account:login.triesLeft_other', { count: String(left) }),
      )
    }
    await expect(page.getByRole('main')).toContainText(phone.slice(-4))
    await page.getByRole('button', { name: t('account:login.changeLabel') }).click()
    await expect(page.getByLabel(t('account:login.phone'))).toHaveValue(
      `${phone.slice(0, 4)} ${phone.slice(4)}`,
    )
  },
)

longTest('a double click places one order (PROD-05)', async ({ page }) => {
  await reachCheckout(page, t)
  await placeButton(page, t).dblclick()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map((order) => order.orderID)).toEqual([orderID])
})
