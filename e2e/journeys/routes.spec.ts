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
      html.matchAll(
        /<(link rel="(?:stylesheet|modulepreload)"|script)[^>]*(?:href|src)="([^"]+)"/g,
      ),
      ([, element = '', href = '']) => ({ isStyle: element.includes('stylesheet'), href }),
    )
    const styleCount = links.filter(({ isStyle }) => isStyle).length
    expect(links.length).toBeGreaterThan(styleCount + 5)
    expect(links.findIndex(({ isStyle }) => !isStyle)).toBe(styleCount)
    for (const { href } of links) {
      const { 'content-encoding': encoding, 'content-length': length } = (
        await request.get(href, { headers: { 'accept-encoding': 'br' } })
      ).headers()
      // The build does not compress files below 512 bytes.
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

// This test reads the logo's link in the HTML. `header.spec.ts` clicks the logo in a browser.
test('the logo links to home from every kind of page (ROUTE-03)', async ({ page }) => {
  const label = t('site:header.logo', { country: t('site:country.sg') })
  for (const path of [
    menu,
    '/sg/en/download',
    '/sg/en/no-such-page',
    '/sg/en/restaurants',
    '/sg/en/partners',
    '/sg/en/order-history',
  ]) {
    const { headerLinks } = await readPage(page, path)
    const targets = headerLinks.filter((link) => link.label === label).map(({ href }) => href)
    expect(new Set(targets), path).toEqual(new Set(['/sg/en']))
  }
})

test('the download page of a country keeps the source in its URL (ROUTE-04 ROUTE-07 COUN-04)', async ({
  request,
}) => {
  const response = await request.get('/download?country=my&sourceID=qr&pid=poster&c=mrt')
  expect(response.status()).toBe(200)
  const { pathname, search } = new URL(response.url())
  expect(pathname + search).toBe('/my/en/download?sourceID=qr&pid=poster&c=mrt')
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
  const start = await readPage(page, '/')
  expect(start.status).toBe(200)
  expect(start.listLinks).toEqual(['/id/', '/ph/', '/th/', '/vn/', '/sg/', '/my/', '/mm/', '/kh/'])
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
})

/** Reads a page's status and the content of its HTML without opening it, which takes less time. */
async function readPage(page: Page, path: string) {
  const response = await page.request.get(path)
  const content = await page.evaluate(
    (html) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html')
      const main = parsed.querySelector('main')
      const hrefsOf = (selector: string) =>
        [...(main?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href'))
      return {
        title: parsed.title,
        canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
        heading: main?.querySelector('h1')?.textContent ?? '',
        text: main?.textContent ?? '',
        links: [...(main?.querySelectorAll('a') ?? [])].map((link) => ({
          text: link.textContent.trim(),
          href: link.getAttribute('href') ?? '',
        })),
        headerLinks: [...parsed.querySelectorAll('header a')].map((link) => ({
          label: link.getAttribute('aria-label') ?? '',
          href: link.getAttribute('href') ?? '',
        })),
        listLinks: hrefsOf('li a'),
        menus: hrefsOf('a:has(h3)'),
        prices: [...(main?.querySelectorAll('li .d-p') ?? [])].map(
          ({ textContent }) => textContent,
        ),
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
  // `npm run test:long` opens every missing page in a browser. `npm test` opens only the first,
  // whose path has no country, and reads the HTML of the others.
  for (const [index, { what, path, home }] of missing.entries()) {
    const target = targets[home]
    if (!isLong && index > 0) {
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
    await link.click()
    await expect(page).toHaveURL((url) => target.test(url.pathname))
    await expect(page.getByRole('main')).toBeVisible()
    expect(consoleErrors, what).toEqual([])
    page.removeAllListeners()
  }
})

test('no page logs a console error, a policy violation or a failed hydration', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  // Only `npm run test:long` opens these pages, because other journeys open and check them too.
  const furtherPages = [
    '/sg/en/restaurants',
    '/sg/en/restaurants?search=laksa',
    menu,
    '/sg/en/partners',
    '/vn/vi',
    '/id/id/download',
    '/sg/en/order-history',
    '/th/th/restaurants',
  ]
  for (const path of [
    '/sg/en/restaurants?address=Tiong+Bahru',
    `${menu}?dish=nasi-lemak-ayam`,
    '/sg/en/checkout',
    '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m5',
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
