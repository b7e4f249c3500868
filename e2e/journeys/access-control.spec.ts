// Journeys of access control: other eaters' orders, and redirects after log-in.
import { expect, test } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn, logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { translations } from '../translations.ts'

runOnlyOn('desktop', 'does not depend on the viewport')

const t = translations('en')
test.use({ locale: 'en-SG' })

longTest(
  'an order is visible to its eater only (ORD-12 ROUTE-16)',
  async ({ page, browser, contextOptions }) => {
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    const order = await placeOrderByApi(page.request, 'sg-m1')
    const dish = order.merchantCartWithQuoteList[0]?.items[0]?.name ?? ''
    const path = `/sg/en/order/${order.orderID}`
    await goTo(page, path)
    expect(dish).not.toBe('')
    await expect(page.getByRole('main')).toContainText(dish)

    const otherContext = await browser.newContext(contextOptions)
    const stranger = await otherContext.newPage()
    await goTo(stranger, path)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      t('order:order.guestTitle'),
    )
    await expect(stranger.getByRole('main')).not.toContainText(dish)

    await logInByApi(stranger.request, 'sg', singaporePhone(), 'Somebody Else')
    await goTo(stranger, path)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      t('order:order.notFoundTitle'),
    )
    await expect(stranger.getByRole('main')).not.toContainText(dish)
    // The page of an order that does not exist is the same as the page of another eater's order, so
    // that strangers cannot find out which orders exist.
    const missing = await goTo(stranger, '/sg/en/order/no-such-order')
    expect(missing?.status()).toBe(404)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      t('order:order.notFoundTitle'),
    )
    await stranger
      .getByRole('main')
      .getByRole('link', { name: t('order:order.toOrders') })
      .click()
    await expect(stranger.getByRole('main')).toContainText(t('order:orders.emptyTitle'))
    await otherContext.close()
  },
)

for (const [target, declare] of [
  ['//evil.example', test],
  ['https://evil.example', longTest],
] as const)
  declare(
    `log-in with a redirect to ${target} goes to the home page (ROUTE-05)`,
    async ({ page }) => {
      const requestedHosts: string[] = []
      page.on('request', (request) => requestedHosts.push(new URL(request.url()).host))
      await goTo(page, `/auth/login?country=sg&success_redirect=${encodeURIComponent(target)}`)
      await logIn(page, t, singaporePhone(), 'Mei Tan')
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/sg\/en$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('site:country.sg'))
      expect([...new Set(requestedHosts)]).toEqual([new URL(page.url()).host])
    },
  )

longTest('log-in returns to the page that the eater came from (ROUTE-05)', async ({ page }) => {
  await goTo(page, '/sg/en/order-history')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:orders.guestAction') })
    .click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/order-history$/)
  await expect(page.getByRole('main')).toContainText(t('order:orders.emptyTitle'))
})
