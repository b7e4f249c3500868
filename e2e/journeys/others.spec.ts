// What is somebody else's stays theirs, and log-in leads nowhere but home.
import { expect, test } from '@playwright/test'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn, logInQuietly } from '../steps/log-in.ts'
import { placeOrder } from '../steps/place-order.ts'
import { reachCheckout, singaporeDish } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

test.skip(({ isMobile }) => isMobile, 'the server decides, whatever the width')

const t = words('en')
test.use({ locale: 'en-SG' })

test('ORD-12 an order shows itself to nobody but its eater', async ({
  page,
  browser,
  contextOptions,
}) => {
  await reachCheckout(page, t)
  const path = `/sg/en/order/${await placeOrder(page, t)}`
  await expect(page.getByRole('main')).toContainText(singaporeDish)

  const elsewhere = await browser.newContext(contextOptions)
  const stranger = await elsewhere.newPage()
  await goTo(stranger, path)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('order:order.guestTitle'))
  await expect(stranger.getByRole('main')).not.toContainText(singaporeDish)

  await logInQuietly(stranger.request, 'sg', singaporePhone(), 'Somebody Else')
  await goTo(stranger, path)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    t('order:order.notFoundTitle'),
  )
  await expect(stranger.getByRole('main')).not.toContainText(singaporeDish)
  // An order that never was looks the same.
  await goTo(stranger, '/sg/en/order/no-such-order')
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
    t('order:order.notFoundTitle'),
  )
  await stranger
    .getByRole('main')
    .getByRole('link', { name: t('order:order.toOrders') })
    .click()
  await expect(stranger.getByRole('main')).toContainText(t('order:orders.emptyTitle'))
  await elsewhere.close()
})

for (const target of ['//evil.example', 'https://evil.example']) {
  test(`ROUTE-05 log-in asked to lead to ${target} leads home`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).host))
    await goTo(page, `/auth/login?country=sg&success_redirect=${encodeURIComponent(target)}`)
    await logIn(page, t, singaporePhone(), 'Mei Tan')
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/sg\/en$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('site:country.sg'))
    expect([...new Set(asked)]).toEqual([new URL(page.url()).host])
  })
}

test('ROUTE-05 log-in leads back to where the eater came from', async ({ page }) => {
  await goTo(page, '/sg/en/order-history')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('order:orders.guestAction') })
    .click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/order-history$/)
  await expect(page.getByRole('main')).toContainText(t('order:orders.emptyTitle'))
})
