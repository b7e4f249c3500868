// Guests in a browser: a session of their own in this tab, and what happens when it cannot be had.
import { paths } from '@tingkat/contract/paths'
import { expect, test, type Page } from '@playwright/test'
import { openBasket } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { goTo } from '../steps/go-to.ts'
import { fillBasket, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

const tokens = (page: Page) =>
  page.evaluate(() => ({
    token: sessionStorage.getItem('tingkat.guest-token'),
    display: sessionStorage.getItem('tingkat.guest-display-token'),
  }))
const guestCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/guest/'))
      calls.push(new URL(request.url()).pathname)
  })
  return calls
}
const refuseGuests = (page: Page) =>
  page.route(`**${paths.guestLogin}`, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: '',
        title: 'no',
        status: 401,
        code: 'guest_session_error',
        context: {},
      }),
    }),
  )
const ended = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: t('site:gfc_error.errors.guest_session_error.title'),
  })

test('GUEST-01 GUEST-03 PROD-17 ROLE-01: a visitor browses as a guest, whose tokens live in the tab; menu, dishes and basket need no log-in', async ({
  page,
  context,
}) => {
  const calls = guestCalls(page)
  await fillBasket(page, t)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toHaveAttribute('href', /^\/auth\/login\?country=sg/)
  await expect
    .poll(() => tokens(page))
    .toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      display: expect.stringMatching(/^[\w-]{43}$/),
    })
  const { token } = await tokens(page)
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'tingkat_session' }),
  )
  const basket = await openBasket(page, t)
  await expect(basket).toContainText(singaporeDish)

  const before = calls.length
  await goTo(page, singaporeMenu)
  await expect.poll(() => calls.slice(before)).toEqual([paths.guestLogin])
  expect((await tokens(page)).token, 'reused').toBe(token)
  await page.evaluate(() => sessionStorage.setItem('tingkat.guest-token', 'a.e30.b'))
  await goTo(page, singaporeMenu)
  await expect
    .poll(async () => (await tokens(page)).token, 'one that says no end is replaced')
    .toMatch(/^eyJ/)
  const elsewhere = await context.newPage()
  await goTo(elsewhere, '/sg/en')
  await expect
    .poll(async () => (await tokens(elsewhere)).token, 'another tab is another guest')
    .toMatch(/^eyJ/)
  expect((await tokens(elsewhere)).token).not.toBe((await tokens(page)).token)
})

test('GUEST-11 GUEST-12 GUEST-14: a guest session that fails shows its screen; trying again forgets both tokens and loads the page anew', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await expect.poll(async () => (await tokens(page)).display).toBeTruthy()
  const old = await tokens(page)
  await refuseGuests(page)
  await page.reload()
  await expect(ended(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText(
    t('site:gfc_error.errors.guest_session_error.message'),
  )
  expect(await findBarriers(page)).toEqual([])

  await page.unroute(`**${paths.guestLogin}`)
  // What the page that loads anew finds in its tab, before it does anything.
  await page.addInitScript(() =>
    Object.assign(window, {
      found: Object.keys(sessionStorage).filter((key) => key.startsWith('tingkat.guest-')),
    }),
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site:ui.retry') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warung Senja')
  await expect.poll(async () => (await tokens(page)).display).toBeTruthy()
  expect(await page.evaluate(() => 'found' in window && window.found)).toEqual([])
  expect((await tokens(page)).token).not.toBe(old.token)
  await expect(ended(page)).toHaveCount(0)
})
