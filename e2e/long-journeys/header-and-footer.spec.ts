// Journeys of header, language switch, account drawer, footer, and static pages.
import { paths } from '@tingkat/contract/paths'
import { expect, test, type Page } from '@playwright/test'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo, waitForHydration } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { scheduleOrderByApi } from '../steps/place-order-by-api.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const bar = (page: Page, name: 'main' | 'address') => page.locator(`[data-bar="${name}"]`)
const topOf = async (page: Page, name: 'main' | 'address') =>
  Math.round((await bar(page, name).boundingBox())?.y ?? Number.NaN)
const backgroundOf = (page: Page) =>
  bar(page, 'main').evaluate((element) => getComputedStyle(element).backgroundColor)
const transparent = 'rgba(0, 0, 0, 0)'

test('the title is English on a page without a country (HDR-21)', async ({ page }) => {
  await goTo(page, '/')
  await expect(page).toHaveTitle(/Order Food Online/)
})

test('only the root page’s header is transparent and scrolls away (HDR-14 HDR-17)', async ({
  page,
}) => {
  await goTo(page, '/')
  expect(await backgroundOf(page)).toBe(transparent)
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => topOf(page, 'main')).toBeLessThan(-50)
  expect(await backgroundOf(page)).toBe(transparent)
  await goTo(page, '/sg/en')
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect.poll(() => topOf(page, 'main')).toBe(0)
  expect(await backgroundOf(page)).not.toBe(transparent)
})

test('choosing a language reloads the page with its query and fragment (LANG-04)', async ({
  page,
}) => {
  await goTo(page, '/th/th/support?from=%E0%B8%95%E0%B9%89%E0%B8%A1#contact')
  await page.evaluate(() => {
    document.body.dataset['before'] = 'yes'
  })
  const button = header(page).locator('summary.lang').filter({ visible: true })
  await waitForHydration(page, 'summary.lang')
  await button.press('ArrowDown')
  expect(await findAccessibilityViolations(page), 'languages').toEqual([])
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .filter({ visible: true })
    .press('Enter')
  await expect(page).toHaveURL(/\/th\/en\/support\?from=%E0%B8%95%E0%B9%89%E0%B8%A1#contact$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => document.body.dataset['before'])).toBeUndefined()
})

test('footer sections collapse on phones and are open on desktops (FOOT-06 FOOT-08)', async ({
  page,
  isMobile,
}) => {
  await goTo(page, '/sg/en')
  const footer = page.getByRole('contentinfo')
  const about = footer.getByRole('link', { name: t('site:footer.about') }).filter({ visible: true })
  await expect(about).toHaveCount(isMobile ? 0 : 1)
  if (isMobile) {
    const company = footer.locator('summary').filter({ hasText: t('site:footer.company') })
    await company.click()
    await expect(about).toHaveCount(1)
    await company.click()
    await expect(about).toHaveCount(0)
    await company.click()
    expect(await findAccessibilityViolations(page), 'footer unfolded').toEqual([])
  }
  await about.click()
  await expect(page).toHaveURL(/\/sg\/en\/company$/)
})

test('an open order is announced once (USER-01 USER-05 USER-06 USER-07 USER-10 ROLE-05)', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await scheduleOrderByApi(page.request, 'sg-m1')
  await goTo(page, '/sg/en')
  const badge = header(page).getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) })
  const tooltip = page
    .getByRole('tooltip')
    .filter({ hasText: t('site:user.tooltip_one', { count: '1' }) })
  await expect(tooltip).toBeVisible()
  await badge.click()
  const drawer = page.getByRole('dialog', { name: t('site:user.title') })
  await expect(drawer).toBeVisible()
  await expect(tooltip).toHaveCount(0)
  await expect(drawer.getByText('Warung Senja')).toBeVisible()
  await expect(drawer.getByRole('link', { name: t('site:user.orders') })).toContainText(
    t('site:user.ongoing_one', { count: '1' }),
  )
  expect(await findAccessibilityViolations(page), 'drawer').toEqual([])
  expect(
    await page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.includes('ongoing-orders-seen'))?.[1],
    ),
  ).toBe('true')
  await page.reload()
  await expect(badge).toBeVisible()
  await expect(
    header(page).getByRole('link', { name: t('site:header.orders_one', { count: '1' }) }),
  ).toBeVisible()
  await expect(tooltip).toHaveCount(0)
  await badge.click()
  await drawer.getByRole('link', { name: t('site:user.orders') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/order-history$/)
  await expect(drawer).toHaveCount(0)
  await badge.click()
  await drawer.getByRole('button', { name: t('site:user.logOut') }).click()
  await expect(header(page).getByRole('link', { name: t('site:user.logIn') })).toBeVisible()
  expect(await (await page.request.get(paths.me)).json()).toMatchObject({ loggedIn: false })
  expect(consoleErrors).toEqual([])
})

test('company, help, terms and privacy exist in every language (ROUTE-16)', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const pages = ['company', 'support', 'terms', 'privacy'] as const
  for (const [language, country] of [
    ['en', 'sg'],
    ['id', 'id'],
    ['vi', 'vn'],
    ['th', 'th'],
  ] as const) {
    for (const name of pages) {
      const answer = await page.request.get(`/${country}/${language}/${name}`)
      expect(answer.status()).toBe(200)
      expect(await answer.text()).toContain(
        `>${translations(language)(`legal:${name}.title`)}</h1>`,
      )
    }
  }
  const th = translations('th')
  for (const name of pages) {
    await goTo(page, `/th/th/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(th(`legal:${name}.title`))
    expect(await findAccessibilityViolations(page), name).toEqual([])
  }
  // The page says that its text has not been reviewed by a lawyer yet.
  await expect(page.locator('.note')).toContainText(
    th('legal:review', { company: '', country: '' }).slice(0, 12),
  )
  expect(consoleErrors).toEqual([])
})

test('a missing page goes back in the history, and forward again', async ({ page }) => {
  await goTo(page, '/sg/en/download')
  await page.goto('/sg/en/no-such-page')
  await page.getByRole('button', { name: t('site:failure.back') }).click()
  await expect(page).toHaveURL(/\/download$/)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site:failure.notFound.title'))
})

test('has a web app manifest with icons and a link preview card', async ({
  page,
  request,
  baseURL,
}) => {
  await goTo(page, '/th/th')
  const manifestPath = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await request.get(manifestPath ?? '')
  expect(answer.headers()['content-type']).toContain('manifest+json')
  const manifest = (await answer.json()) as {
    start_url: string
    lang: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  expect(manifest).toMatchObject({ start_url: '/th/th', lang: 'th', display: 'standalone' })
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true)
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(card).toMatch(/^https?:\/\/[^/]+\/icons\/card-th\.jpg$/)
  for (const path of [
    ...manifest.icons.map((icon) => icon.src),
    new URL(card ?? '', baseURL).pathname,
  ])
    expect((await request.get(path)).status(), path).toBe(200)
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    await page.title(),
  )
})
