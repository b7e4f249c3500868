// What goes wrong on the way: reloads, lost answers, changed prices, no connection, wrong codes, quick fingers.
import { paths } from '@tingkat/contract/paths'
import { problemOf } from '@tingkat/contract/problem'
import type { FreshQuote, SignedQuote } from '@tingkat/contract/quote'
import { expect, test } from '@playwright/test'
import { openAddress } from '../steps/choose-address.ts'
import { basketButton, openBasket } from '../steps/fill-basket.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { comeAlive, goTo } from '../steps/go-to.ts'
import { askForCode } from '../steps/log-in.ts'
import { listOrders, placeButton, readOrderID } from '../steps/place-order.ts'
import {
  fillBasket,
  reachCheckout,
  singaporeAddress,
  singaporeDish,
  singaporeMenu,
} from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

test.skip(({ isMobile }) => !isMobile, 'same code on a desk, and phones lose the line')

const t = words('en')
const orders = `**${paths.orders}`
test.use({ locale: 'en-SG' })

test('basket and address survive a reload, and are the same in a second tab', async ({
  page,
  context,
}) => {
  await fillBasket(page, t)
  await page.reload()
  await comeAlive(page)
  await expect(page.locator('header')).toContainText(singaporeAddress)
  const basket = await openBasket(page, t)
  await expect(basket).toContainText(singaporeDish)
  await page.keyboard.press('Escape')
  await expect(basket).toBeHidden()

  const second = await context.newPage()
  await goTo(second, singaporeMenu)
  await expect(second.locator('header')).toContainText(singaporeAddress)
  await expect(await openBasket(second, t)).toContainText(singaporeDish)
  // One more here is one more there, without a reload.
  await second.getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) }).click()
  await expect(basketButton(page)).toHaveAccessibleName(/2/)
})

test('PROD-05 the answer to an order is lost: trying again gives the one order', async ({
  page,
}) => {
  await reachCheckout(page, t)
  const keys: string[] = []
  await page.route(orders, async (route) => {
    if (route.request().method() !== 'POST') return await route.fallback()
    keys.push((await route.request().headerValue('idempotency-key')) ?? '')
    if (keys.length > 1) return await route.fallback()
    // The server has it, the browser never hears.
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

test('PROD-05 reloaded after the answer was lost, the page asks by itself and finds the one order', async ({
  page,
}) => {
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

test('PROD-05 the price changed since the quote: nothing is ordered, the page says what changed, and orders once that is accepted', async ({
  page,
}) => {
  await reachCheckout(page, t)
  const keys: string[] = []
  let total = ''
  await page.route(orders, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return await route.fallback()
    keys.push((await request.headerValue('idempotency-key')) ?? '')
    if (keys.length > 1) return await route.fallback()
    // As when a fee rose after the quote: the price of now, signed by the server, and the line that was another.
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
})

test('PROD-12 without a connection a typed address stays, and is looked up when the connection is back', async ({
  page,
  context,
}) => {
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
})

test('ROUTE-05 a wrong code says how many tries are left and loses nothing', async ({ page }) => {
  const phone = singaporePhone()
  await goTo(page, '/auth/login')
  const code = await askForCode(page, t, phone)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  const field = page.getByLabel(t('account:login.code'))
  for (const left of [4, 3]) {
    await field.fill(wrong)
    await page.getByRole('button', { name: t('account:login.logIn'), exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText(
      t('account:login.triesLeft_other', { count: String(left) }),
    )
  }
  await expect(page.getByRole('main')).toContainText(phone.slice(-4))
  await page.getByRole('button', { name: t('account:login.changeLabel') }).click()
  await expect(page.getByLabel(t('account:login.phone'))).toHaveValue(
    `${phone.slice(0, 4)} ${phone.slice(4)}`,
  )
})

test('PROD-05 two quick clicks make one order', async ({ page }) => {
  await reachCheckout(page, t)
  await placeButton(page, t).dblclick()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map((order) => order.orderID)).toEqual([orderID])
})
