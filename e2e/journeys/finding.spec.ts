// Finding food: lists that wait as they were left, filters in the address, what was eaten last, and what machines read.
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { fillPath, paths } from '@tingkat/contract/paths'
import type { MerchantList } from '@tingkat/contract/merchant'
import { expect, test, type Page } from '@playwright/test'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { addDish, openBasket } from '../steps/fill-basket.ts'
import { goTo } from '../steps/go-to.ts'
import { keepAddress } from '../steps/keep-address.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { orderNow } from '../steps/order-quietly.ts'
import { placeButton, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { readLines } from '../steps/read-basket.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })

const cards = (page: Page) => page.getByRole('main').locator('.mgrid .m')
const namesOf = (page: Page) => cards(page).getByRole('heading').allTextContents()

test('PROD-01 PROD-13 going back finds the list as it was left: every page of it, and the place in it', async ({
  page,
}) => {
  await keepAddress(page)
  await goTo(page, '/sg/en/restaurants')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
    'Tiong Bahru',
  )
  await expect(page.locator('.mgrid[aria-busy="false"]').first()).toBeVisible()
  const first = await cards(page).count()
  await page.getByRole('button', { name: t('menu:list.more') }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(first)
  const left = await namesOf(page)
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(500)
  await last.click()
  await expect(page).toHaveURL(/\/restaurant\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/sg\/en\/restaurants$/)
  await expect.poll(() => namesOf(page)).toEqual(left)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50)
})

test('PROD-01 ROUTE-13 ROUTE-14 filters stand in the address, of a search and of a cuisine; a reload and a link find the same list', async ({
  page,
  isMobile,
}) => {
  const complaints = watchPage(page)
  for (const [path, query] of [
    ['/sg/en/restaurants', '?search=rice'],
    ['/sg/en/cuisines/noodles/noodles', ''],
  ] as const) {
    await goTo(page, path + query)
    const all = await cards(page).count()
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
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    const some = await namesOf(page)
    expect(some.length).toBeGreaterThan(0)
    await page.reload()
    expect(await namesOf(page)).toEqual(some)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await findBarriers(page), path).toEqual([])
    await page
      .getByRole('main')
      .getByRole('link', { name: t('find:filter.clear'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(path + query)
    await expect(cards(page)).toHaveCount(all)
  }
  expect(complaints).toEqual([])
})

test('PROD-01 PROD-11 QUOTE-04 free delivery is found by its filter, promised by the menu, reached in the basket and kept at checkout', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const complaints = watchPage(page)
  await keepAddress(page)
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en/restaurants?freeDelivery=1')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Tiong Bahru')
  const found = await cards(page).allTextContents()
  // The count is of those that deliver, and with a filter there are no others.
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    t('menu:list.near_other', { count: String(found.length), place: 'Tiong Bahru' }),
  )
  for (const card of found) expect(card).toContain(t('menu:merchant.freeDelivery'))
  await expect(
    main.getByRole('link', {
      name: t('find:filter.on.remove', { name: t('find:filter.freeDelivery') }),
    }),
  ).toBeVisible()
  expect(await findBarriers(page), 'list').toEqual([])

  await cards(page).filter({ hasText: 'Warung Senja' }).click()
  await expect(main.getByRole('list', { name: t('menu:home.offers') })).toContainText(/S\$\s45\.00/)
  await addDish(page, t, singaporeDish)
  const basket = await openBasket(page, t)
  await expect(basket).toContainText(/S\$\s33\.50 more for free delivery/)
  for (let more = 0; more < 3; more += 1)
    await basket.getByRole('button', { name: t('cart:cart.more', { name: singaporeDish }) }).click()
  await expect(basket).toContainText(t('cart:cart.freeDelivery'))
  expect(await findBarriers(page), 'basket').toEqual([])

  await basket.getByRole('button', { name: t('cart:cart.review') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/checkout/)
  await expect(placeButton(page, t)).toContainText(/S\$\s46\.50/)
  const delivery = main
    .locator('dl.sum > div')
    .filter({ hasText: t('checkout:checkout.feeNames.delivery') })
  await expect(delivery).toContainText(t('checkout:checkout.free'))
  await expect(delivery.locator('s')).toHaveText(/S\$/)
  expect(await findBarriers(page), 'checkout').toEqual([])
  expect(complaints).toEqual([])
})

test('D29 ORD-13 home offers what was eaten last once more, in a place that was kept for it', async ({
  page,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  const order = await orderNow(page.request, 'sg-m1')
  await expect
    .poll(async () => (await readOrder(page.request, order.orderID)).orderState, {
      timeout: 45_000,
    })
    .toBe('COMPLETED')
  await goTo(page, '/sg/en')
  const again = page
    .getByRole('main')
    .getByRole('button', { name: t('order:orders.againLabel', { merchant: order.merchant.name }) })
  await expect(again).toBeVisible()
  expect(await findBarriers(page)).toEqual([])

  await page.addInitScript(() => {
    const state = window as unknown as { shift: number }
    state.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        state.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await goTo(page, '/sg/en')
  await expect(again).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    0.05,
  )
  await again.click()
  await expect(page.getByRole('dialog', { name: t('cart:cart.title') })).toBeVisible()
  expect((await readLines(page)).map(({ ID }) => ID)).toEqual(
    order.merchantCartWithQuoteList.flatMap(({ items }) => items.map(({ ID }) => ID)),
  )
})

test.describe('what does not depend on the screen', () => {
  test.skip(({ isMobile }) => isMobile, 'same answer on a phone')

  test('PROD-09 PROD-02 ROUTE-12 ROUTE-14 pages say in schema.org what they are, and show links a card of known size', async ({
    request,
  }) => {
    const kinds = {
      '/sg/en': ['WebSite'],
      [singaporeMenu]: ['Restaurant', 'BreadcrumbList'],
      '/sg/en/cuisines/laksa/laksa': ['BreadcrumbList'],
    }
    for (const [path, types] of Object.entries(kinds)) {
      const page = await (await request.get(path)).text()
      const said = [
        ...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ].flatMap(
        ([, json = '']) => (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph'],
      )
      expect(
        said.map((thing) => thing['@type']),
        path,
      ).toEqual(types)
      const said1 = (property: string) =>
        new RegExp(`<meta property="og:${property}" content="([^"]+)"`).exec(page)?.[1]
      for (const property of ['title', 'description', 'url'])
        expect(said1(property), `${property} of ${path}`).toBeTruthy()
      const [width, height] = [Number(said1('image:width')), Number(said1('image:height'))]
      expect(width / height, path).toBeGreaterThan(1.5)
      const picture = await request.get(new URL(said1('image') ?? '').pathname)
      expect(picture.status(), said1('image')).toBe(200)
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('PROD-09 crawlers are told of every country’s pages, and each of a sample answers', async ({
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
      // The first ones, and then from all over.
      const step = Math.ceil(pages.length / 12)
      for (const page of pages.filter((_, index) => index < 3 || index % step === 0))
        expect((await request.get(page)).status(), page).toBe(200)
    }
  })

  test('PROD-01 every page of food has a title and a description of its own, in its country’s language', async ({
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
        expect(seen.has(title) || seen.has(description), `${path} repeats another`).toBe(false)
        seen.add(title).add(description)
      }
    }
  })

  test('no picture moves the page: each says its width and height before it arrives', async ({
    page,
  }) => {
    for (const path of ['/sg/en', '/sg/en/restaurants', '/sg/en/cuisines', singaporeMenu]) {
      await goTo(page, path)
      const unsized = await page
        .locator('img')
        .evaluateAll((pictures) =>
          pictures
            .filter((picture) => !picture.getAttribute('width') || !picture.getAttribute('height'))
            .map((picture) => picture.outerHTML),
        )
      expect(unsized, path).toEqual([])
    }
  })
})
