// Every page answers, under its one true address, in its own country's money, without a complaint; what is missing says so.
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { currencies } from '@tingkat/ordering/currency'
import { expect, test } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const t = words('en')
const menu = '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1'
test.use({ locale: 'en-SG' })

test('ROUTE-01 ROUTE-02 the country and its language answer the same home, and the country alone points to the latter', async ({
  page,
}) => {
  const complaints = watchPage(page)
  const shown: string[] = []
  for (const path of ['/sg/', '/sg/en']) {
    expect((await goTo(page, path))?.status()).toBe(200)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /(^|[^/])\/sg\/en$/)
    shown.push(await page.getByRole('main').innerText())
  }
  expect(shown[0]).toContain('Warung Senja')
  expect(shown[0]).toBe(shown[1])
  expect(complaints).toEqual([])
})

test('what a page is painted with is asked for before its scripts, and each of both comes compressed', async ({
  request,
}) => {
  for (const path of ['/sg/en', '/sg/en/restaurants', menu]) {
    const html = await (await request.get(path)).text()
    const links = Array.from(
      html.matchAll(/<link rel="(stylesheet|modulepreload)"[^>]*href="([^"]+)"/g),
      ([, rel = '', href = '']) => ({ rel, href }),
    )
    expect(links.findIndex(({ rel }) => rel === 'modulepreload')).toBe(
      links.filter(({ rel }) => rel === 'stylesheet').length,
    )
    for (const { href } of links) {
      const { 'content-encoding': encoding, 'content-length': length } = (
        await request.get(href, { headers: { 'accept-encoding': 'br' } })
      ).headers()
      // What is tiny gains nothing.
      if (encoding !== 'br') expect(Number(length), href).toBeLessThan(512)
    }
  }
})

test('ROUTE-14 cuisines lead to pages that are keyed by their id; a stale name still opens, an unknown id is missing', async ({
  page,
}) => {
  const complaints = watchPage(page)
  await goTo(page, '/sg/en/cuisines')
  await page.getByRole('main').getByRole('link', { name: 'Laksa', exact: true }).click()
  await expect(page).toHaveURL(/\/sg\/en\/cuisines\/laksa\/laksa$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Laksa')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Laksa Lorong Lima/ })
      .first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
  expect((await goTo(page, '/sg/en/cuisines/old-name/laksa'))?.status()).toBe(200)
  expect((await page.goto('/sg/en/cuisines/laksa/no-such'))?.status()).toBe(404)
})

test('ROUTE-03 the logo leads home from every kind of page', async ({ page }) => {
  for (const path of [
    '/sg/en/restaurants',
    menu,
    '/sg/en/download',
    '/sg/en/partners',
    '/sg/en/order-history',
    '/sg/en/no-such-page',
  ]) {
    await goTo(page, path)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('site:header.logo', { country: t('site:country.sg') }) })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/sg\/en$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('site:country.sg'))
  }
})

test('ROUTE-04 the download page has its title, its way to order and the footer, with and without a country', async ({
  page,
}) => {
  const complaints = watchPage(page)
  for (const path of ['/download', '/sg/en/download']) {
    expect((await goTo(page, path))?.status()).toBe(200)
    await expect(page).toHaveURL(/\/sg\/en\/download$/)
    await expect(page).toHaveTitle(t('pages:download.pageTitle', { country: t('site:country.sg') }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:download.title'))
    await expect(page.getByRole('contentinfo')).toContainText(t('site:country.sg'))
    await page
      .getByRole('link', { name: t('pages:download.order') })
      .first()
      .click()
    await expect(page).toHaveURL(/\/sg\/en$/)
  }
  expect(complaints).toEqual([])
})

test('ROUTE-05 the log-in page asks for a mobile number of the browser’s country', async ({
  page,
}) => {
  const complaints = watchPage(page)
  expect((await goTo(page, '/auth/login'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:login.title'))
  await expect(page.getByLabel(t('account:login.phone'))).toBeVisible()
  await expect(page.getByLabel(t('account:login.country'))).toHaveValue('sg')
  expect(complaints).toEqual([])
})

test('COUN-01 PROD-09 the root page lists all eight countries; each has its restaurants, and prices in its own money', async ({
  page,
}) => {
  const complaints = watchPage(page)
  expect((await goTo(page, '/'))?.status()).toBe(200)
  const links = await page
    .getByRole('main')
    .locator('li a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/id/', '/ph/', '/th/', '/vn/', '/sg/', '/my/', '/mm/', '/kh/'])
  for (const code of countryCodes) {
    const { languages, currency } = countries[code]
    const { symbol } = currencies[currency]
    expect((await goTo(page, `/${code}/`))?.status(), code).toBe(200)
    const cards = page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    expect(await cards.count(), `restaurants of ${code}`).toBeGreaterThan(3)
    await expect(page.getByRole('main')).toContainText(symbol)
    const href = await cards.first().getAttribute('href')
    expect(href).toMatch(new RegExp(`^/${code}/(${languages.join('|')})/restaurant/`))
    expect((await goTo(page, href ?? ''))?.status()).toBe(200)
    const prices = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ visible: true })
      .locator('.d-p')
      .allTextContents()
    expect(prices.length).toBeGreaterThan(3)
    expect(
      prices.filter((price) => !price.includes(symbol) || !/\d/.test(price)),
      `prices in ${currency}`,
    ).toEqual([])
  }
  expect(complaints).toEqual([])
})

test('COUN-01 the footer leads to all eight countries', async ({ page }) => {
  await goTo(page, '/sg/en')
  const footer = page.getByRole('navigation', { name: t('site:footer.countries') })
  for (const code of countryCodes) {
    await expect(
      footer.getByRole('link', { name: t(`site:country.${code}`), exact: true }),
    ).toHaveAttribute('href', `/${code}/`)
  }
  await footer.getByRole('link', { name: t('site:country.kh'), exact: true }).click()
  await expect(page).toHaveURL(/\/kh\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('site:country.kh'))
})

test('PROD-10 run by a ride-hailing and delivery provider: merchants and drivers are invited', async ({
  page,
  isMobile,
}) => {
  const complaints = watchPage(page)
  await goTo(page, '/sg/en')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(t('site:footer.say'))
  if (isMobile)
    await footer
      .locator('summary')
      .filter({ hasText: t('site:footer.company') })
      .click()
  for (const part of ['merchants', 'drivers'] as const) {
    await expect(
      footer.getByRole('link', { name: t(`site:footer.${part}`) }).filter({ visible: true }),
    ).toHaveAttribute('href', /^https:/)
  }
  await footer
    .getByRole('link', { name: t('site:footer.work') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/sg\/en\/partners$/)
  for (const part of ['merchants', 'drivers'] as const)
    await expect(
      page.getByRole('heading', { name: t(`pages:partners.${part}`), exact: true }),
    ).toBeVisible()
  await expect(page.getByRole('main')).toContainText(t('pages:partners.text'))
  expect(complaints).toEqual([])
})

const missing = [
  { what: 'country', path: '/xx/en', home: '/' },
  { what: 'language of the country', path: '/sg/vi', home: '/' },
  { what: 'page', path: '/sg/en/no-such-page', home: '/sg/en' },
  { what: 'page outside any country', path: '/no/such/page', home: '/' },
  { what: 'merchant', path: '/sg/en/restaurant/nobody/sg-m999', home: '/sg/en' },
  {
    what: 'merchant of another country',
    path: '/sg/en/restaurant/bep-co-ba/vn-m1',
    home: '/sg/en',
  },
]
test('ROUTE-16 what does not exist answers 404, says so, and leads home', async ({ page }) => {
  for (const { what, path, home } of missing) {
    const complaints = watchPage(page, [{ status: 404, url: new RegExp(`${path}$`) }])
    const answer = await goTo(page, path)
    expect(answer?.status(), what).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('site:failure.notFound.title'),
    )
    await page.getByRole('link', { name: t('site:failure.home') }).click()
    await expect
      .poll(() => new URL(page.url()).pathname.replace(/^\/sg\/$/, '/sg/en'), { message: what })
      .toMatch(home === '/' ? /^\/(sg\/en)?$/ : /^\/sg\/en$/)
    await expect(page.getByRole('main')).toBeVisible()
    expect(complaints, what).toEqual([])
    page.removeAllListeners()
  }
})

test('no page complains: no error in the console, no broken policy, no failed hydration', async ({
  page,
}) => {
  const complaints = watchPage(page)
  for (const path of [
    '/sg/en/restaurants',
    '/sg/en/restaurants?search=laksa',
    '/sg/en/restaurants?address=Tiong+Bahru',
    menu,
    `${menu}?dish=nasi-lemak-ayam`,
    '/sg/en/partners',
    '/sg/en/checkout',
    '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m5',
    '/sg/en/order-history',
    '/vn/vi',
    '/th/th/restaurants',
    '/id/id/download',
  ]) {
    expect((await goTo(page, path))?.status(), path).toBe(200)
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestIdleCallback(done)
        }),
    )
    if (path.includes('?dish=')) await expect(page.getByRole('dialog')).toBeVisible()
  }
  expect(complaints).toEqual([])
})
