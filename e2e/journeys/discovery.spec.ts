// Journeys of finding merchants: the list after going back, filters in the URL, free delivery,
// reordering, and metadata for crawlers.
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { MerchantList } from '@tingkat/contract/merchant'
import { expect, test, type Page } from '@playwright/test'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { goTo } from '../steps/go-to.ts'
import { mostLayoutShift, readLayoutShift, recordLayoutShifts } from '../steps/layout-shift.ts'
import { presetAddress } from '../steps/preset-address.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { placeButton, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { readCartLines } from '../steps/read-cart.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { isLong, longTest, runOn, runOnlyOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOn('desktop')

const cards = (page: Page) => page.getByRole('main').locator('.mgrid .m')
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents()

test('going back restores the loaded pages and the scroll position (PROD-01 PROD-13)', async ({
  page,
}) => {
  await presetAddress(page)
  await goTo(page, '/sg/en/restaurants')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    'Tiong Bahru',
  )
  await expect(page.locator('.mgrid[aria-busy="false"]').first()).toBeVisible()
  const first = await cards(page).count()
  await page.getByRole('button', { name: t('list:list.more') }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  const namesBefore = await namesOf(page)
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  const scrollPosition = await page.evaluate(() => window.scrollY)
  expect(scrollPosition).toBeGreaterThan(500)
  await last.click()
  await expect(page).toHaveURL(/\/restaurant\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/sg\/en\/restaurants$/)
  await expect.poll(() => namesOf(page)).toEqual(namesBefore)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollPosition))
    .toBeLessThan(50)
})

test('filters are part of the URL and survive a reload (PROD-01 ROUTE-13 ROUTE-14)', async ({
  page,
  isMobile,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  // Only `npm run test:long` opens a cuisine page, because cuisine pages have the same filters as
  // the list of restaurants.
  for (const [path, query] of [
    ['/sg/en/restaurants', '?search=rice'],
    ...(isLong ? ([['/sg/en/cuisines/noodles/noodles', '']] as const) : []),
  ] as const) {
    await goTo(page, path + query)
    const unfilteredCount = await cards(page).count()
    const offer = isMobile
      ? page.getByRole('main').getByRole('link', { name: t('find:filter.offer') })
      : page.getByRole('complementary').getByText(t('find:filter.offer'))
    await offer.click()
    await expect(page).toHaveURL(
      (url) =>
        url.pathname === path &&
        url.searchParams.get('offer') === '1' &&
        url.searchParams.get('search') === (query ? 'rice' : null),
    )
    await expect.poll(() => cards(page).count()).toBeLessThan(unfilteredCount)
    const filteredNames = await namesOf(page)
    expect(filteredNames.length).toBeGreaterThan(0)
    await page.reload()
    expect(await namesOf(page)).toEqual(filteredNames)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await findAccessibilityViolations(page), path).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: t('find:filter.clear'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(path + query)
    await expect(cards(page)).toHaveCount(unfilteredCount)
  }
  expect(consoleErrors).toEqual([])
})

longTest(
  'free delivery appears in filter, menu, cart and checkout (PROD-01 PROD-11 QUOTE-04)',
  async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await presetAddress(page)
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, '/sg/en/restaurants?freeDelivery=1')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Tiong Bahru')
    const cardTexts = await cards(page).allTextContents()
    // The heading shows the number of merchants that deliver to the address and match the filter.
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      t('list:list.near_other', { count: String(cardTexts.length), place: 'Tiong Bahru' }),
    )
    for (const card of cardTexts) expect(card).toContain(t('merchant:merchant.freeDelivery'))
    await expect(
      main.getByRole('link', {
        name: t('find:filter.on.remove', { name: t('find:filter.freeDelivery') }),
      }),
    ).toBeVisible()
    expect(await findAccessibilityViolations(page), 'list').toEqual([])

    await cards(page).filter({ hasText: 'Warung Senja' }).click()
    await expect(main.getByRole('list', { name: t('merchant:merchant.offers') })).toContainText(
      /S\$\s45\.00/,
    )
    await addDish(page, t, singaporeDish)
    const cart = await openCart(page, t)
    await expect(cart).toContainText(/S\$\s33\.50 more for free delivery/)
    for (let more = 0; more < 3; more += 1)
      await cart.getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) }).click()
    await expect(cart).toContainText(t('basket:cart.freeDelivery'))
    expect(await findAccessibilityViolations(page), 'cart').toEqual([])

    await cart.getByRole('button', { name: t('basket:cart.review') }).click()
    await expect(page).toHaveURL(/\/sg\/en\/checkout/)
    await expect(placeButton(page, t)).toContainText(/S\$\s46\.50/)
    const delivery = main
      .locator('dl.sum > div')
      .filter({ hasText: t('checkout:checkout.feeNames.delivery') })
    await expect(delivery).toContainText(t('checkout:checkout.free'))
    await expect(delivery.locator('s')).toHaveText(/S\$/)
    expect(await findAccessibilityViolations(page), 'checkout').toEqual([])
    expect(consoleErrors).toEqual([])
  },
)

longTest(
  'home offers to repeat the last order, without a layout shift (D29 ORD-13)',
  async ({ page }) => {
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    const order = await placeOrderByApi(page.request, 'sg-m1')
    await expect
      .poll(async () => (await readOrder(page.request, order.orderID)).orderState, {
        timeout: 120_000,
      })
      .toBe('COMPLETED')
    await goTo(page, '/sg/en')
    const orderAgain = page.getByRole('main').getByRole('button', {
      name: t('order:orders.againLabel', { merchant: order.merchant.name }),
    })
    await expect(orderAgain).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])

    await recordLayoutShifts(page)
    await goTo(page, '/sg/en')
    await expect(orderAgain).toBeVisible()
    expect(await readLayoutShift(page)).toBeLessThan(mostLayoutShift)
    await orderAgain.click()
    await expect(page.getByRole('dialog', { name: t('basket:cart.title') })).toBeVisible()
    expect((await readCartLines(page)).map(({ ID }) => ID)).toEqual(
      order.merchantCartWithQuoteList.flatMap(({ items }) => items.map(({ ID }) => ID)),
    )
  },
)

test('the list shows the restaurants of a stored address without a layout shift', async ({
  page,
}) => {
  await presetAddress(page)
  await recordLayoutShifts(page)
  await goTo(page, '/sg/en/restaurants')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    'Tiong Bahru',
  )
  await expect(page.locator('.mgrid[aria-busy="false"]').first()).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  expect(await readLayoutShift(page)).toBeLessThan(mostLayoutShift)
})

test.describe('metadata', () => {
  runOnlyOn('desktop', 'same response on a phone')

  test('pages have schema.org data and a preview picture (PROD-09 PROD-02 ROUTE-12 ROUTE-14)', async ({
    request,
  }) => {
    const kinds = {
      '/sg/en': ['WebSite'],
      [singaporeMenu]: ['Restaurant', 'BreadcrumbList'],
      '/sg/en/cuisines/laksa/laksa': ['BreadcrumbList'],
    }
    for (const [path, types] of Object.entries(kinds)) {
      const page = await (await request.get(path)).text()
      const graph = [
        ...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ].flatMap(
        ([, json = '']) => (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'],
      )
      expect(
        graph.map((node) => node['@type']),
        path,
      ).toEqual(types)
      const openGraph = (property: string) =>
        new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(page)?.[1]
      for (const property of ['title', 'description', 'url'])
        expect(openGraph(property), `${property} of ${path}`).toBeTruthy()
      const [width, height] = [Number(openGraph('image:width')), Number(openGraph('image:height'))]
      expect(width / height, path).toBeGreaterThan(1.5)
      const { pathname } = new URL(openGraph('image') ?? '')
      const picture = await request.get(pathname)
      expect(picture.status(), pathname).toBe(200)
      // The link preview picture is not AVIF, because messaging apps cannot decode AVIF.
      expect(picture.headers()['content-type'], pathname).toMatch(/^image\/(jpeg|png)$/)
    }
  })

  test('sitemaps list the pages of every country, and a sample of them responds (PROD-09)', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text()
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
    const locations = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => new URL(address).pathname,
      )
    const sitemaps = await locations('/sitemap.xml')
    expect(sitemaps).toEqual(
      countryCodes.flatMap((code) =>
        countries[code].languages.map((language) => `/${code}/${language}/sitemap.xml`),
      ),
    )
    for (const sitemap of ['/sg/en/sitemap.xml', '/vn/vi/sitemap.xml']) {
      const pages = await locations(sitemap)
      expect(pages.length).toBeGreaterThan(10)
      // Requests the first three pages and about twelve others, spread over the sitemap.
      const step = Math.ceil(pages.length / 12)
      for (const page of pages.filter((_, index) => index < 3 || index % step === 0))
        expect((await request.get(page)).status(), page).toBe(200)
    }
  })

  test('every public page has its own title and description in its language (PROD-01)', async ({
    request,
  }) => {
    const seen = new Set<string>()
    for (const home of ['/sg/en', '/vn/vi', '/th/th', '/id/id']) {
      const { merchants } = (await (
        await request.get(fillPath(paths.merchants), {
          params: { country: home.slice(1, 3), limit: 1 },
        })
      ).json()) as MerchantList
      const menu = `${home}/restaurant/menu/${merchants[0]?.ID}`
      for (const path of [home, `${home}/restaurants`, `${home}/cuisines`, menu]) {
        const page = await (await request.get(path)).text()
        const title = /<title>([^<]+)<\/title>/.exec(page)?.[1] ?? ''
        const description = /<meta name="description" content="([^"]+)"/.exec(page)?.[1] ?? ''
        expect(title.length, path).toBeGreaterThan(9)
        expect(description.length, path).toBeGreaterThan(29)
        expect(`${title}${description}`).not.toMatch(/\{\{|undefined/)
        expect(seen.has(title) || seen.has(description), `${path} is not unique`).toBe(false)
        seen.add(title).add(description)
      }
    }
  })

  test('every picture has a width and a height, so that it causes no layout shift', async ({
    request,
  }) => {
    for (const path of ['/sg/en', '/sg/en/restaurants', '/sg/en/cuisines', singaporeMenu]) {
      const html = await (await request.get(path)).text()
      const pictures = html.match(/<img\b[^>]*>/g) ?? []
      expect(pictures.length, path).toBeGreaterThan(5)
      const isSized = (picture: string) =>
        / width="\d+"/.test(picture) && / height="\d+"/.test(picture)
      expect(
        pictures.filter((picture) => !isSized(picture)),
        path,
      ).toEqual([])
    }
  })
})
