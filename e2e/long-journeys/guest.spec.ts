// Journeys of guest sessions: tokens in session storage, reuse, and the error screen.
import { paths } from '@tingkat/contract/paths'
import { expect, test, type Page } from '@playwright/test'
import { openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { fillCart, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

const readTokens = (page: Page) =>
  page.evaluate(() => ({
    token: sessionStorage.getItem('tingkat.guest-token'),
    display: sessionStorage.getItem('tingkat.guest-display-token'),
  }))
const recordGuestCalls = (page: Page) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/guest/'))
      calls.push(new URL(request.url()).pathname)
  })
  return calls
}
const refuseGuestLogin = (page: Page) =>
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
const errorHeading = (page: Page) =>
  page.getByRole('heading', {
    level: 1,
    name: t('site:gfc_error.errors.guest_session_error.title'),
  })

test('a guest session keeps its tokens in the tab (GUEST-01 GUEST-03 PROD-17 ROLE-01)', async ({
  page,
  context,
}) => {
  const calls = recordGuestCalls(page)
  await fillCart(page, t)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toHaveAttribute('href', /^\/auth\/login\?country=sg/)
  await expect
    .poll(() => readTokens(page))
    .toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      display: expect.stringMatching(/^[\w-]{43}$/),
    })
  const { token } = await readTokens(page)
  expect(await context.cookies()).not.toContainEqual(
    expect.objectContaining({ name: 'tingkat_session' }),
  )
  const cart = await openCart(page, t)
  await expect(cart).toContainText(singaporeDish)

  const callsBefore = calls.length
  await goTo(page, singaporeMenu)
  await expect.poll(() => calls.slice(callsBefore)).toEqual([paths.guestLogin])
  expect((await readTokens(page)).token, 'reused').toBe(token)
  await page.evaluate(() => sessionStorage.setItem('tingkat.guest-token', 'a.e30.b'))
  await goTo(page, singaporeMenu)
  await expect
    .poll(async () => (await readTokens(page)).token, 'a token without expiry is replaced')
    .toMatch(/^eyJ/)
  const otherTab = await context.newPage()
  await goTo(otherTab, '/sg/en')
  await expect
    .poll(async () => (await readTokens(otherTab)).token, 'another tab is another guest')
    .toMatch(/^eyJ/)
  expect((await readTokens(otherTab)).token).not.toBe((await readTokens(page)).token)
})

test('retry on the error screen clears both tokens and reloads (GUEST-11 GUEST-12 GUEST-14)', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await expect.poll(async () => (await readTokens(page)).display).toBeTruthy()
  const tokensBefore = await readTokens(page)
  await refuseGuestLogin(page)
  await page.reload()
  await expect(errorHeading(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText(
    t('site:gfc_error.errors.guest_session_error.message'),
  )
  expect(await findAccessibilityViolations(page)).toEqual([])

  await page.unroute(`**${paths.guestLogin}`)
  // Records the stored tokens before the reloaded page runs its scripts.
  await page.addInitScript(() =>
    Object.assign(window, {
      storedTokens: Object.keys(sessionStorage).filter((key) => key.startsWith('tingkat.guest-')),
    }),
  )
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site:ui.retry') })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Warung Senja')
  await expect.poll(async () => (await readTokens(page)).display).toBeTruthy()
  expect(await page.evaluate(() => 'storedTokens' in window && window.storedTokens)).toEqual([])
  expect((await readTokens(page)).token).not.toBe(tokensBefore.token)
  await expect(errorHeading(page)).toHaveCount(0)
})
