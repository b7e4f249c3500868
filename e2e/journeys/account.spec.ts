// An account from its first log-in to its last day, and the ways in that lead nowhere.
import { readFileSync } from 'node:fs'
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import { openBasket } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { comeAlive, goTo } from '../steps/go-to.ts'
import { askForCode, logIn, logInQuietly } from '../steps/log-in.ts'
import { placeButton } from '../steps/place-order.ts'
import { fillBasket, singaporeDish } from '../steps/reach-checkout.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

test('ROLE-01 ROLE-03 ROLE-04: a guest is sent to log in to check out, comes back as an eater with the basket, and may check out', async ({
  page,
}) => {
  const complaints = watchPage(page, [{ status: 401, url: /\/api\/v1\// }])
  await fillBasket(page, t)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await (await openBasket(page, t)).getByRole('link', { name: t('cart:cart.logIn') }).click()
  await expect(page).toHaveURL(/\/auth\/login\?country=sg&success_redirect=%2Fsg%2Fen%2Fcheckout/)
  await comeAlive(page)
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  expect(complaints).toEqual([])
})

test('a redirect to another site leads home, to a page of ours there', async ({
  page,
  baseURL,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
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

test('the name is asked for once: who went away before giving it is asked again, who gave it never', async ({
  page,
  context,
}) => {
  const phone = singaporePhone()
  await goTo(page, '/auth/login?country=sg')
  const code = await askForCode(page, t, phone)
  await page.getByLabel(t('account:login.code')).fill(code)
  await page.getByRole('button', { name: t('account:login.logIn'), exact: true }).click()
  await expect(page.getByLabel(t('account:login.name'))).toBeFocused()
  expect(await findBarriers(page), 'name').toEqual([])
  await goTo(page, '/auth/login?country=sg')
  await page.getByLabel(t('account:login.name')).fill('Mei Tan')
  await page.getByRole('button', { name: t('account:login.nameSave'), exact: true }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  await context.clearCookies()
  await goTo(page, '/auth/login?country=sg')
  const again = await askForCode(page, t, phone)
  await page.getByLabel(t('account:login.code')).fill(again)
  await page.getByRole('button', { name: t('account:login.logIn'), exact: true }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
})

test('CONST-20: a session that has run out leaves the basket, and says calmly that the eater is a guest again', async ({
  page,
  context,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await fillBasket(page, t)
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  await context.clearCookies({ name: 'tingkat_session' })
  await goTo(page, '/sg/en')
  const notice = page.getByRole('status').filter({ hasText: t('account:session.ended') })
  await expect(notice).toBeVisible()
  await expect(await openBasket(page, t)).toContainText(singaporeDish)
  await page.keyboard.press('Escape')
  await goTo(page, '/sg/en')
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('own data: the name changed, everything as a file, another device logged out, and the account deleted; other tabs see it', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const phone = singaporePhone()
  await logInQuietly(page.request, 'sg', phone, 'Mei Tan')
  const other = await playwright.request.newContext({ baseURL })
  await logInQuietly(other, 'sg', phone, 'Mei Tan')
  await goTo(page, '/sg/en/profile')
  await expect(page.getByText(`•••• ${phone.slice(-4)}`)).toBeVisible()
  expect(await findBarriers(page), 'profile').toEqual([])
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
  expect(await (await other.get(paths.me)).json()).toMatchObject({ loggedIn: false })

  const tab = await context.newPage()
  await goTo(tab, '/sg/en/partners')
  await expect(
    tab.getByRole('button', { name: t('site:user.open', { name: 'Mei Ling' }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: t('account:profile.deleteStart') }).click()
  await page.getByRole('button', { name: t('account:profile.deleteSend') }).click()
  const message = await page.locator('main').getByText(/\d{6}/).first().textContent()
  await page.getByLabel(t('account:login.code')).fill(/\d{6}/.exec(message ?? '')?.[0] ?? '')
  expect(await findBarriers(page), 'deleting').toEqual([])
  await page.getByRole('button', { name: t('account:profile.deleteDo') }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  await expect(
    page.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  expect(await (await page.request.get(paths.me)).json()).toMatchObject({ loggedIn: false })
  await expect(
    tab.locator('header').getByRole('link', { name: t('site:user.logIn') }),
  ).toBeVisible()
  await other.dispose()
})
