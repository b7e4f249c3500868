// Journeys of an account: first log-in, redirects, expired session, export of its data, deletion.
import { readFileSync } from 'node:fs'
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { waitForHydration, goTo } from '../steps/go-to.ts'
import { requestCode, logIn, logInByApi } from '../steps/log-in.ts'
import { addStreet } from '../steps/choose-address.ts'
import { placeButton, placeOrder } from '../steps/place-order.ts'
import { fillCart, singaporeDish } from '../steps/reach-checkout.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('desktop', 'same code on a phone')

test('a guest logs in on the way to checkout and keeps the cart (ROLE-01 ROLE-03 ROLE-04)', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page, [{ status: 401, url: /\/api\/v1\// }])
  await fillCart(page, t)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await (await openCart(page, t)).getByRole('link', { name: t('basket:cart.logIn') }).click()
  await expect(page).toHaveURL(/\/auth\/login\?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout/)
  await waitForHydration(page)
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await addStreet(page, t)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(page.getByRole('button', { name: t('site:user.title') })).toBeVisible()
  // Placing the order saves the name, so the eater is not asked for it again.
  await placeOrder(page, t)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('redirects to own pages only; redirects to other sites go to the home page', async ({
  page,
  baseURL,
}) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  for (const target of [
    'https://evil.example/',
    '//evil.example',
    String.raw`/\evil.example`,
    '/\t/evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/auth/login?country=sg&success_redirect=${encodeURIComponent(target)}`)
    await expect(page, target).toHaveURL(`${baseURL}/sg/en`)
  }
  await page.goto(
    `/auth/login?country=sg&success_redirect=${encodeURIComponent('/sg/en/profile?a=1')}`,
  )
  await expect(page).toHaveURL(`${baseURL}/sg/en/profile?a=1`)
})

test('asks for the name at each log-in until the eater enters it', async ({ page, context }) => {
  const phone = singaporePhone()
  await goTo(page, '/auth/login?country=sg')
  const code = await requestCode(page, t, phone)
  await page.getByLabel(t('account:login.code')).fill(code)
  await expect(page.getByLabel(t('account:login.name'))).toBeFocused()
  expect(await findAccessibilityViolations(page), 'name').toEqual([])
  await goTo(page, '/auth/login?country=sg')
  await page.getByLabel(t('account:login.name')).fill('Mei Tan')
  await page.getByRole('button', { name: t('account:login.nameSave'), exact: true }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  await context.clearCookies()
  await goTo(page, '/auth/login?country=sg')
  const secondCode = await requestCode(page, t, phone)
  await page.getByLabel(t('account:login.code')).fill(secondCode)
  await expect(page).toHaveURL(/\/sg\/en$/)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
})

test('an expired session keeps the cart and shows a notice (CONST-20)', async ({
  page,
  context,
}) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await fillCart(page, t)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  // Leaves the menu before the session ends: an open menu would try to save the cart, and show at
  // once the notice that the session has ended.
  await page.goto('about:blank')
  await context.clearCookies({ name: 'tingkat_session' })
  const notice = page.getByRole('status').filter({ hasText: t('account:session.ended') })
  // The notice that the session has ended disappears after a while, so the test waits for it while
  // the page loads.
  await Promise.all([goTo(page, '/sg/en'), expect(notice).toBeVisible()])
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await expect(await openCart(page, t)).toContainText(singaporeDish)
})

test('changes the name, exports data, logs out a device, deletes the account', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const phone = singaporePhone()
  await logInByApi(page.request, 'sg', phone, 'Mei Tan')
  const otherDevice = await playwright.request.newContext({ baseURL })
  await logInByApi(otherDevice, 'sg', phone, 'Mei Tan')
  await goTo(page, '/sg/en/profile')
  await expect(page.getByText(`•••• ${phone.slice(-4)}`)).toBeVisible()
  expect(await findAccessibilityViolations(page), 'profile').toEqual([])
  await page.getByLabel(t('account:login.name')).fill('Mei Ling')
  await page.getByRole('button', { name: t('account:profile.nameSave'), exact: true }).click()
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Ling' }) }),
  ).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: t('account:profile.dataTake') }).click()
  const file = JSON.parse(readFileSync(await (await downloading).path(), 'utf8')) as {
    account: { name: string; phone: string }
  }
  expect(file.account).toMatchObject({ name: 'Mei Ling', phone: `+65${phone}` })

  await page
    .getByRole('listitem')
    .filter({ hasNotText: t('account:profile.deviceThis') })
    .getByRole('button')
    .click()
  await expect(
    page.getByRole('status').filter({ hasText: t('account:profile.deviceEnded') }),
  ).toBeVisible()
  expect(await (await otherDevice.get(paths.me)).json()).toMatchObject({ loggedIn: false })

  const otherTab = await context.newPage()
  await goTo(otherTab, '/sg/en/partners')
  await expect(
    otherTab.getByRole('button', { name: t('site:user.open', { name: 'Mei Ling' }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: t('account:profile.deleteStart') }).click()
  await page.getByRole('button', { name: t('account:profile.deleteSend') }).click()
  const message = await page.locator('main').getByText(/\d{6}/).first().textContent()
  await page.getByLabel(t('account:login.code')).fill(/\d{6}/.exec(message ?? '')?.[0] ?? '')
  expect(await findAccessibilityViolations(page), 'deleting').toEqual([])
  await page.getByRole('button', { name: t('account:profile.deleteDo') }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  expect(await (await page.request.get(paths.me)).json()).toMatchObject({ loggedIn: false })
  await expect(
    otherTab.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await otherDevice.dispose()
})
