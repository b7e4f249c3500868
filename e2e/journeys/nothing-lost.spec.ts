// What goes wrong on the way: reloads, lost answers, changed prices, no connection, wrong codes, quick fingers.
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import type { PriceQuote } from '@tingkat/ordering/quote'
import { openAddress } from '../steps/choose-address.ts'
import { basketButton, openBasket } from '../steps/fill-basket.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { comeAlive, goTo } from '../steps/go-to.ts'
import { askForCode } from '../steps/log-in.ts'
import { listOrders, placeButton, readOrderID } from '../steps/place-order.ts'
import { fillBasket, reachCheckout, singaporeAddress, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
const orders = `**${paths.orders}`
test.use({ locale: 'en-SG' })

test('basket and address survive a reload, and are the same in a second tab', async ({ page, context }) => {
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

test('PROD-05 the answer to an order is lost: trying again gives the one order', async ({ page }) => {
  await reachCheckout(page, t)
  const keys: string[] = []
  await page.route(orders, async route => {
    if (route.request().method() !== 'POST') return await route.fallback()
    keys.push(await route.request().headerValue('idempotency-key') ?? '')
    if (keys.length > 1) return await route.fallback()
    // The server has it, the browser never hears.
    expect((await route.fetch()).status()).toBe(201)
    await route.abort('connectionreset')
  })
  await placeButton(page, t).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('checkout:checkout.unsure'))
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: t('checkout:checkout.tryAgain') }).click()
  const orderID = await readOrderID(page)
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/.{8}/)
  expect((await listOrders(page.request)).map(order => order.orderID)).toEqual([orderID])
})

test('PROD-05 the same when the page is reloaded after the answer was lost', async ({ page }) => {
  await reachCheckout(page, t)
  await page.route(orders, async route => {
    if (route.request().method() !== 'POST') return await route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  }, { times: 1 })
  await placeButton(page, t).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('checkout:checkout.unsure'))
  await page.reload()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('checkout:checkout.unsureTitle'))
  await page.getByRole('main').getByRole('alert').getByRole('button', { name: t('checkout:checkout.tryAgain') }).click()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map(order => order.orderID)).toEqual([orderID])
})

test('the price changed since the quote: nothing is ordered, and the page shows both prices', async ({ page }) => {
  // The page is told a total that is not the server's, as when the price changes after the quote.
  let stale = ''
  await page.route(`**${paths.quotes}`, async route => {
    const answer = await route.fetch()
    const quote = await answer.json() as PriceQuote
    const { reducedPriceV2 } = quote.totalQuote
    reducedPriceV2.amountInMinor -= 100
    reducedPriceV2.amountDisplay = stale = `S$\u00a0${(reducedPriceV2.amountInMinor / 100).toFixed(2)}`
    await route.fulfill({ response: answer, json: quote })
  })
  await reachCheckout(page, t)
  await expect(placeButton(page, t)).toContainText(stale)
  await placeButton(page, t).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(t('checkout:checkout.changedTitle'))
  await expect(alert).toContainText(stale)
  await expect(page).toHaveURL(/\/checkout/)
  expect(await listOrders(page.request)).toEqual([])
  // The button holds the price of now; pressed again it orders.
  await expect(placeButton(page, t)).not.toContainText(stale)
  await placeButton(page, t).click()
  await readOrderID(page)
  expect(await listOrders(page.request)).toHaveLength(1)
})

test('PROD-12 without a connection a typed address stays, and is looked up when the connection is back', async ({ page, context }) => {
  await goTo(page, '/sg/en')
  const address = await openAddress(page, t, 'T')
  await context.setOffline(true)
  await address.fill('Tiong Ba')
  await expect(page.getByRole('alert')).toContainText(t('location:address.failed'))
  await expect(address).toHaveValue('Tiong Ba')
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: t('site:ui.retry') }).click()
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
    await expect(page.getByRole('alert')).toHaveText(t('account:login.triesLeft_other', { count: String(left) }))
  }
  await expect(page.getByRole('main')).toContainText(phone.slice(-4))
  await page.getByRole('button', { name: t('account:login.changeLabel') }).click()
  await expect(page.getByLabel(t('account:login.phone'))).toHaveValue(`${phone.slice(0, 4)} ${phone.slice(4)}`)
})

test('PROD-05 two quick clicks make one order', async ({ page }) => {
  await reachCheckout(page, t)
  await placeButton(page, t).dblclick()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map(order => order.orderID)).toEqual([orderID])
})
