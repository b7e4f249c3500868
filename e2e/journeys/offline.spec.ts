// Journey without a network: a menu, the cart, an order and its receipt open from what the browser
// has stored. After another eater logs in, none of it is left.
import { expect, test, type Page } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
runOnlyOn('mobile', 'same code on a desktop')
test.use({ locale: 'en-SG', serviceWorkers: 'allow' })

/** Returns the paths of the pages that the service worker has stored. */
const keptPaths = async (page: Page) =>
  await page.evaluate(async () => {
    const keys = await (await caches.open('tingkat-pages-1')).keys()
    return keys.map(({ url }) => new URL(url).pathname)
  })
const keptOrders = async (page: Page) =>
  await page.evaluate(() => localStorage.getItem('tingkat.kept-orders'))

test('menu, basket, order and receipt open without network (ORD-12)', async ({ page, context }) => {
  const bar = page.locator('.off-bar')
  const saved = t('offline:bar.saved', { time: '' }).split(' ')[0]!
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  const { orderID, orderCode, merchantCartWithQuoteList } = await placeOrderByApi(
    page.request,
    'sg-m1',
  )
  const dish = merchantCartWithQuoteList[0]!.items[0]!.name
  await goTo(page, singaporeMenu)
  const merchant = await page.getByRole('heading', { level: 1 }).innerText()
  await addDish(page, t, singaporeDish)
  await expect.poll(() => keptPaths(page)).toContain('/sg/en/checkout')
  await goTo(page, `/sg/en/order/${orderID}`)
  await expect.poll(() => keptOrders(page)).toContain(orderID)
  await expect.poll(() => keptPaths(page)).toContain('/sg/en/order/-/receipt')
  // Chromium must offer to install the page.
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = (await session.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[]
  }
  const faults = installabilityErrors.map(({ errorId }) => errorId)
  expect(faults.filter((fault) => fault !== 'in-incognito')).toEqual([])
  // No cache of the service worker may contain data of the order.
  const texts = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)))
        return await Promise.all(kept.map(async (answer) => await answer?.text()))
      }),
    )
    return all.flat().join('\n')
  })
  expect(texts).toContain(merchant)
  expect(texts).not.toContain(orderID)
  expect(texts).not.toContain(orderCode)

  await context.setOffline(true)
  await page.goto(`/sg/en/order/${orderID}/receipt`)
  await expect(page.getByRole('table')).toContainText(dish)
  await expect(bar).toContainText(saved)
  await page.goto(`/sg/en/order/${orderID}`)
  await expect(page.getByRole('main')).toContainText(merchant)
  // A page that is not stored shows a list of the stored pages.
  await page.goto('/sg/en')
  await expect(page.getByRole('heading', { name: t('offline:page.title') })).toBeVisible()
  await page.getByRole('link', { name: merchant, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: merchant })).toBeVisible()
  await expect(bar).toContainText(saved)
  // Checkout says that it needs a network, and the cart is kept.
  const basket = await openCart(page, t)
  await expect(basket).toContainText(singaporeDish)
  await basket.getByRole('button', { name: t('basket:cart.review') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(bar).toContainText(t('offline:bar.lost'))
  await expect(page.getByRole('main')).toContainText(singaporeDish)

  // Another eater logs in with the same browser.
  await context.setOffline(false)
  await context.clearCookies()
  await logInByApi(page.request, 'sg', singaporePhone(), 'Daniel Lim')
  await goTo(page, '/sg/en')
  await expect.poll(() => keptOrders(page)).toBeNull()
  await expect.poll(() => keptPaths(page)).toEqual([])
  await context.setOffline(true)
  await page.goto(`/sg/en/order/${orderID}`).catch(() => null)
  await expect(page.getByText(orderCode)).toHaveCount(0)
  await expect(page.getByText(dish)).toHaveCount(0)
})
