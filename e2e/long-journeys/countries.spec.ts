// Journeys of eight countries in all their languages: translations, fonts, language detection and
// switching, and the webview.
import { expect, test, type Page } from '@playwright/test'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { waitForHydration, goTo } from '../steps/go-to.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

test.skip(
  ({ isMobile }) => !isMobile,
  'same code on a desktop, and long words overflow on phones first',
)

const languageSwitch = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.locator('span', { hasText: /:/ }) })
    .filter({ visible: true })

/** Returns translation keys that are shown in place of translations. */
const findRawKeys = (text: string) =>
  text.match(
    /\b(site|location|menu|cart|dish|account|checkout|order|pages|legal|country|home|footer|header)[.:][a-z]\w*(\.\w+)*/g,
  ) ?? []

for (const code of countryCodes) {
  test(`${code} shows home and menu fully translated in each language (COUN-01 LANG-01 LANG-08)`, async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    const { languages } = countries[code]
    for (const language of languages) {
      expect((await goTo(page, `/${code}/${language}`))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        translations(language)(`site:country.${code}`),
      )
      expect(await languageSwitch(page).count()).toBe(languages.length > 1 ? 1 : 0)
      expect(findRawKeys(await page.locator('body').innerText())).toEqual([])
      await page
        .getByRole('main')
        .locator(`a[href*="/${code}/${language}/restaurant/"]`)
        .first()
        .click()
      await expect(page.getByRole('main').locator('[id^="category-"] h3').first()).toBeVisible()
      expect(findRawKeys(await page.locator('body').innerText())).toEqual([])
      // The page has no horizontal overflow in any language.
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    expect(consoleErrors).toEqual([])
  })
}

test('fonts of other scripts are fetched only when they are shown', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/\.woff2/.test(request.url())) fonts.push(request.url())
  })
  await goTo(page, '/sg/en')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((url) => /thai|khmer|myanmar|vietnamese|others/.test(url))).toEqual([])
  await goTo(page, '/th/th')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((url) => /thai/.test(url)).length).toBeGreaterThan(0)
  expect(fonts.filter((url) => /khmer|myanmar/.test(url))).toEqual([])
  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'ភ្នំពេញ'
  })
  await expect.poll(() => fonts.filter((url) => /khmer/.test(url)).length).toBe(1)
})

test('a path without language uses query, cookie, storage, then the browser (I18N-05)', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'vi-VN', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  const langOf = async (path: string) => {
    await goTo(page, path)
    return await page.locator('html').getAttribute('lang')
  }
  expect(await langOf('/vn/')).toBe('vi')
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
  await goTo(page, '/vn/')
  await expect(page).toHaveURL(/\/vn\/en$/)
  await context.addCookies([{ name: 'i18next', value: 'vi', url: baseURL ?? '' }])
  expect(await langOf('/vn/')).toBe('vi')
  expect(await langOf('/vn/?lng=en')).toBe('en')
  expect(await langOf('/vn/vi?lng=en')).toBe('vi')
  await context.close()
})

test('a chosen language is stored and used on the next visit (LANG-07)', async ({
  page,
  context,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await goTo(page, '/th/th/restaurants?search=%E0%B8%95%E0%B9%89%E0%B8%A1')
  await waitForHydration(page, 'summary.lang')
  await languageSwitch(page).click()
  await page.getByRole('banner').getByText('English').filter({ visible: true }).last().click()
  await expect(page).toHaveURL(/\/th\/en\/restaurants\?search=/)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('i18nextLng')).catch(() => null))
    .toBe('en')
  expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('en')
  await goTo(page, '/th/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(consoleErrors).toEqual([])
})

test.describe('translations that are not part of the page', () => {
  const openDownloadPage = async (page: Page) => {
    await goTo(page, '/th/th')
    await waitForHydration(page, 'footer')
    const footer = page.getByRole('contentinfo')
    await footer
      .getByText(translations('th')('site:footer.support'), { exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await footer.locator('a[href="/th/th/download"]').filter({ visible: true }).first().click()
  }

  test('are fetched on navigation, and the previous page stays until then (I18N-01)', async ({
    page,
  }) => {
    const consoleErrors = collectConsoleErrors(page)
    const headings: string[] = []
    await page.exposeFunction('recordHeading', (text: string) => void headings.push(text))
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent
        if (text) (window as unknown as { recordHeading(text: string): void }).recordHeading(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const fetched = page.waitForResponse(/\/locales\/th\/pages\.json/)
    await openDownloadPage(page)
    expect((await fetched).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translations('th')('pages:download.title'),
    )
    expect(headings.filter((text) => text.includes('download.'))).toEqual([])
    expect(consoleErrors).toEqual([])
  })

  test('fall back to English without a retry on a 404 (I18N-03)', async ({ page }) => {
    let requestCount = 0
    await page.route('**/locales/th/pages.json*', async (route) => {
      requestCount += 1
      await route.fulfill({ status: 404, body: '' })
    })
    await openDownloadPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translations('en')('pages:download.title'),
    )
    expect(requestCount).toBe(1)
  })

  test('fall back to English after three retries on a 503 (I18N-02)', async ({ page }) => {
    let requestCount = 0
    await page.route('**/locales/th/pages.json*', async (route) => {
      requestCount += 1
      await route.fulfill({ status: 503, body: '' })
    })
    await openDownloadPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      translations('en')('pages:download.title'),
    )
    expect(requestCount).toBe(4)
  })
})

test('the webview mode set by the query lasts for the session (WEBV-01)', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  await goTo(page, '/sg/en/download?webview=1')
  const badges = page.locator('.badge-store')
  await expect(badges).toHaveCount(0)
  await goTo(page, '/my/en')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview')
  await expect(badges).toHaveCount(0)
  await goTo(page, '/my/en?webview=0')
  await expect(page.locator('html')).not.toHaveAttribute('data-mode', 'webview')
  expect(consoleErrors).toEqual([])
})

test('the super-app is detected by its user agent on the cached page (WEBV-01 FLAG-04)', async ({
  browser,
  baseURL,
  request,
}) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Mobile TingkatApp/7.3'
  const context = await browser.newContext({
    userAgent,
    javaScriptEnabled: true,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  const badgeVisibility: boolean[] = []
  await page.exposeFunction('recordBadge', (visible: boolean) => void badgeVisibility.push(visible))
  await page.addInitScript(() => {
    const checkEachFrame = () => {
      for (const badge of document.querySelectorAll('.badge-store'))
        (window as unknown as { recordBadge(visible: boolean): void }).recordBadge(
          badge.checkVisibility(),
        )
      if (document.readyState !== 'complete') requestAnimationFrame(checkEachFrame)
    }
    checkEachFrame()
  })
  await goTo(page, '/sg/en/download')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview')
  await expect(page.locator('.badge-store')).toHaveCount(0)
  expect(badgeVisibility).not.toContain(true)
  const [appEtag, browserEtag] = await Promise.all(
    [userAgent, 'Mozilla/5.0'].map(
      async (agent) =>
        (await request.get('/sg/en/download', { headers: { 'user-agent': agent } })).headers()[
          'etag'
        ],
    ),
  )
  expect(appEtag).toBe(browserEtag)
  await context.close()
})
