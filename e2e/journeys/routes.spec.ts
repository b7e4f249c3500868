// Journeys over every route: status, canonical URL, prices in local currency, missing pages.
import { countries, countryCodes, type CountryCode } from '@tingkat/ordering/country/country'
import { currencies } from '@tingkat/ordering/currency'
import { expect, test, type Page } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { isLong, runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const menu = '/sg/en/restaurant/warung-senja-tiong-bahru/sg-m1'
test.use({ locale: 'en-SG' })
runOn('desktop')

test('paths with and without language have one canonical URL (ROUTE-01 ROUTE-02)', async ({
  page,
}) => {
  const [short, full] = [await readPage(page, '/sg/'), await readPage(page, '/sg/en')]
  for (const { status, canonical } of [short, full]) {
    expect(status).toBe(200)
    expect(canonical).toMatch(/(^|[^/])\/sg\/en$/)
  }
  expect(short.text).toContain('Warung Senja')
  expect(short.text).toBe(full.text)
})

test('style sheets are referenced before scripts, and both are served compressed', async ({
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
      // Files below 512 bytes are not compressed.
      if (encoding !== 'br') expect(Number(length), href).toBeLessThan(512)
    }
  }
})

test('cuisine pages are keyed by id; an unknown id is a 404 (ROUTE-14)', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
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
  expect(consoleErrors).toEqual([])
  expect((await page.request.get('/sg/en/cuisines/old-name/laksa')).status()).toBe(200)
  expect((await page.request.get('/sg/en/cuisines/laksa/no-such')).status()).toBe(404)
})

test('the logo links to home from every kind of page (ROUTE-03)', async ({ page }) => {
  // The long run also visits these pages, which have the same header as the others.
  const furtherPages = ['/sg/en/restaurants', '/sg/en/partners', '/sg/en/order-history']
  for (const path of [
    menu,
    '/sg/en/download',
    '/sg/en/no-such-page',
    ...(isLong ? furtherPages : []),
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

test('the download page keeps the source of the visit (ROUTE-04 ROUTE-07 COUN-04)', async ({
  page,
}) => {
  await goTo(page, '/download?country=my&sourceID=qr&pid=poster&c=mrt')
  await expect(page).toHaveURL(/\/my\/en\/download\?sourceID=qr&pid=poster&c=mrt$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tingkat.source'))).toBe('qr')
})

test('codes in upper case redirect to the one URL of the page (ROUTE-01)', async ({ request }) => {
  for (const [path, target] of [
    ['/SG', '/sg'],
    ['/SG/en', '/sg/en'],
    ['/Sg/EN/restaurants?search=laksa', '/sg/en/restaurants?search=laksa'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const { pathname, search } = new URL(response.url())
    expect(pathname + search).toBe(target)
  }
})

test('the log-in page asks for a mobile number of the browser’s country (ROUTE-05)', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  expect((await goTo(page, '/auth/login'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account:login.title'))
  await expect(page.getByLabel(t('account:login.phone'))).toBeVisible()
  await expect(page.getByLabel(t('account:login.country'))).toHaveValue('sg')
  expect(consoleErrors).toEqual([])
})

test('the root page lists eight countries with local prices (COUN-01 PROD-09)', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  expect((await goTo(page, '/'))?.status()).toBe(200)
  const links = await page
    .getByRole('main')
    .locator('li a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/id/', '/ph/', '/th/', '/vn/', '/sg/', '/my/', '/mm/', '/kh/'])
  for (const code of countryCodes) {
    const { languages, currency } = countries[code]
    const { symbol } = currencies[currency]
    const home = await readPage(page, `/${code}/${languages[0]}`)
    expect(home.status).toBe(200)
    expect(home.text).toContain(symbol)
    expect(home.menus.length, `merchants of ${code}`).toBeGreaterThan(3)
    const href = home.menus[0] ?? ''
    expect(href).toMatch(new RegExp(`^/${code}/(${languages.join('|')})/restaurant/`))
    const { status, prices } = await readPage(page, href)
    expect(status).toBe(200)
    expect(prices.length).toBeGreaterThan(3)
    expect(
      prices.filter((price) => !price.includes(symbol) || !/\d/.test(price)),
      `prices in ${currency}`,
    ).toEqual([])
  }
  expect(consoleErrors).toEqual([])
})

/** Reads a page's status and the content of its HTML without opening it, which takes less time. */
async function readPage(page: Page, path: string) {
  const response = await page.request.get(path)
  const content = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const main = parsed.querySelector('main')
      const textsOf = (selector: string) =>
        [...(main?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent)
      return {
        title: parsed.title,
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        heading: main?.querySelector('h1')?.textContent ?? '',
        text: main?.textContent ?? '',
        links: [...(main?.querySelectorAll('a') ?? [])].map((link) => ({
          text: link.textContent.trim(),
          href: link.getAttribute('href') ?? '',
        })),
        menus: [...(main?.querySelectorAll('a:has(h3)') ?? [])].map((link) =>
          link.getAttribute('href'),
        ),
        prices: textsOf('li .d-p'),
      }
    },
    await response.text(),
  )
  return { status: response.status(), ...content }
}

test('the footer links to all countries and to the page for partners (COUN-01 PROD-10)', async ({
  page,
  isMobile,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await goTo(page, '/sg/en')
  const footer = page.getByRole('contentinfo')
  const listed = page.getByRole('navigation', { name: t('site:footer.countries') })
  const linkTo = (code: CountryCode) =>
    listed.getByRole('link', { name: t(`site:country.${code}`), exact: true })
  for (const code of countryCodes) await expect(linkTo(code)).toHaveAttribute('href', `/${code}/`)
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
  await linkTo('kh').click()
  await expect(page).toHaveURL(/\/kh\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('site:country.kh'))
  expect(consoleErrors).toEqual([])
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
] as const
test('a missing page is a 404 with a link to home (ROUTE-16)', async ({ page }) => {
  const targets = { '/': /^\/(sg\/(en)?)?$/, '/sg/en': /^\/sg\/(en)?$/ }
  // A browser opens one page for each target of the link; of the others only the HTML is read.
  const opened = new Set<string>()
  for (const { what, path, home } of missing) {
    const target = targets[home]
    if (!isLong && opened.has(home)) {
      const { status, heading, links } = await readPage(page, path)
      expect([status, heading], what).toEqual([404, t('site:failure.notFound.title')])
      const link = links.find(({ text }) => text === t('site:failure.home'))
      expect(link?.href, what).toMatch(target)
      continue
    }
    const consoleErrors = collectConsoleErrors(page, [{ status: 404, url: new RegExp(`${path}$`) }])
    const answer = await goTo(page, path)
    expect(answer?.status(), what).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('site:failure.notFound.title'),
    )
    const link = page.getByRole('link', { name: t('site:failure.home') })
    await expect(link, what).toHaveAttribute('href', target)
    if (!opened.has(home)) {
      opened.add(home)
      await link.click()
      await expect(page).toHaveURL((url) => target.test(url.pathname))
      await expect(page.getByRole('main')).toBeVisible()
    }
    expect(consoleErrors, what).toEqual([])
    page.removeAllListeners()
  }
})

test('no page logs a console error, a policy violation or a failed hydration', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  // Other journeys open these pages too and check the same.
  const furtherPages = [
    '/sg/en/restaurants',
    '/sg/en/restaurants?search=laksa',
    menu,
    '/sg/en/partners',
    '/vn/vi',
    '/id/id/download',
  ]
  for (const path of [
    '/sg/en/restaurants?address=Tiong+Bahru',
    `${menu}?dish=nasi-lemak-ayam`,
    '/sg/en/checkout',
    '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m5',
    '/sg/en/order-history',
    '/th/th/restaurants',
    ...(isLong ? furtherPages : []),
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
  expect(consoleErrors).toEqual([])
})
