// Eight countries in all their languages: each page whole, in its own words, with its own letters; the language is found, kept and switched.
import { expect, test, type Page } from '@playwright/test'
import { countries, countryCodes } from '@tingkat/ordering/country/country'
import { comeAlive, goTo } from '../steps/go-to.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

test.skip(
  ({ isMobile }) => !isMobile,
  'same code on a desk, and on phones a long word sticks out first',
)

const languageSwitch = (page: Page) =>
  page
    .getByRole('banner')
    .locator('summary')
    .filter({ has: page.locator('span', { hasText: /:/ }) })
    .filter({ visible: true })

/** Keys that stand where words should. */
const rawKeys = (text: string) =>
  text.match(
    /\b(site|location|menu|cart|dish|account|checkout|order|pages|legal|country|home|footer|header)[.:][a-z]\w*(\.\w+)*/g,
  ) ?? []

for (const code of countryCodes) {
  test(`COUN-01 LANG-01 LANG-08: ${code} in each of its languages, home and menu, without a complaint or a key in the place of a word`, async ({
    page,
  }) => {
    const complaints = watchPage(page)
    const { languages } = countries[code]
    for (const language of languages) {
      expect((await goTo(page, `/${code}/${language}`))?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        words(language)(`site:country.${code}`),
      )
      expect(await languageSwitch(page).count()).toBe(languages.length > 1 ? 1 : 0)
      expect(rawKeys(await page.locator('body').innerText())).toEqual([])
      await page
        .getByRole('main')
        .locator(`a[href*="/${code}/${language}/restaurant/"]`)
        .first()
        .click()
      await expect(page.getByRole('main').locator('[id^="category-"] h3').first()).toBeVisible()
      expect(rawKeys(await page.locator('body').innerText())).toEqual([])
      // Nothing sticks out sideways, whatever the script.
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    expect(complaints).toEqual([])
  })
}

test('letters of other scripts are fetched only where they are shown', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/\.woff2/.test(request.url())) fonts.push(request.url())
  })
  await goTo(page, '/sg/en')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((url) => /thai|khmer|myanmar|vietnamese/.test(url))).toEqual([])
  await goTo(page, '/th/th')
  await page.evaluate(() => document.fonts.ready)
  expect(fonts.filter((url) => /thai/.test(url)).length).toBeGreaterThan(0)
  expect(fonts.filter((url) => /khmer|myanmar/.test(url))).toEqual([])
  await page.evaluate(() => {
    document.querySelector('h1')!.textContent = 'ភ្នំពេញ'
  })
  await expect.poll(() => fonts.filter((url) => /khmer/.test(url)).length).toBe(1)
})

test('I18N-05: query, cookie, storage, then the browser choose the language where the path leaves it open', async ({
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

test('LANG-07: the language that is switched to is kept in the browser, and chooses the next visit', async ({
  page,
  context,
}) => {
  const complaints = watchPage(page)
  await goTo(page, '/th/th/restaurants?search=%E0%B8%95%E0%B9%89%E0%B8%A1')
  await languageSwitch(page).click()
  await page.getByRole('banner').getByText('English').filter({ visible: true }).last().click()
  await expect(page).toHaveURL(/\/th\/en\/restaurants\?search=/)
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('en')
  expect((await context.cookies()).find(({ name }) => name === 'i18next')?.value).toBe('en')
  await goTo(page, '/th/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(complaints).toEqual([])
})

test.describe('words that a page did not carry', () => {
  const toDownload = async (page: Page) => {
    await goTo(page, '/th/th')
    await comeAlive(page, 'footer')
    const footer = page.getByRole('contentinfo')
    await footer
      .getByText(words('th')('site:footer.support'), { exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await footer.locator('a[href="/th/th/download"]').filter({ visible: true }).first().click()
  }

  test('I18N-01: come when they are first wanted, and the page before stays until they are there', async ({
    page,
  }) => {
    const complaints = watchPage(page)
    const headings: string[] = []
    await page.exposeFunction('sawHeading', (text: string) => void headings.push(text))
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const text = document.querySelector('h1')?.textContent
        if (text) (window as unknown as { sawHeading(text: string): void }).sawHeading(text)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    const fetched = page.waitForResponse(/\/locales\/th\/pages\.json/)
    await toDownload(page)
    expect((await fetched).status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('th')('pages:download.title'),
    )
    expect(headings.filter((text) => text.includes('download.'))).toEqual([])
    expect(complaints).toEqual([])
  })

  test('I18N-03: are English at once when the server has none', async ({ page }) => {
    let asked = 0
    await page.route('**/locales/th/pages.json*', async (route) => {
      asked += 1
      await route.fulfill({ status: 404, body: '' })
    })
    await toDownload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('en')('pages:download.title'),
    )
    expect(asked).toBe(1)
  })

  test('I18N-02: are asked for three times more when the server is in trouble, and then English', async ({
    page,
  }) => {
    let asked = 0
    await page.route('**/locales/th/pages.json*', async (route) => {
      asked += 1
      await route.fulfill({ status: 503, body: '' })
    })
    await toDownload(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      words('en')('pages:download.title'),
    )
    expect(asked).toBe(4)
  })
})

test('WEBV-01: asked for in the address, the webview holds for the session, and nothing of the browser’s page flashes', async ({
  page,
}) => {
  const complaints = watchPage(page)
  await goTo(page, '/sg/en/download?webview=1')
  const badges = page.locator('.badge-store')
  await expect(badges).toHaveCount(0)
  await goTo(page, '/my/en')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview')
  await expect(badges).toHaveCount(0)
  await goTo(page, '/my/en?webview=0')
  await expect(page.locator('html')).not.toHaveAttribute('data-mode', 'webview')
  expect(complaints).toEqual([])
})

test('WEBV-01 FLAG-04: the super-app is recognised by its user agent, on the very bytes that every guest gets', async ({
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
  const shown: boolean[] = []
  await page.exposeFunction('sawBadge', (visible: boolean) => void shown.push(visible))
  await page.addInitScript(() => {
    const look = () => {
      for (const badge of document.querySelectorAll('.badge-store'))
        (window as unknown as { sawBadge(visible: boolean): void }).sawBadge(
          badge.checkVisibility(),
        )
      if (document.readyState !== 'complete') requestAnimationFrame(look)
    }
    look()
  })
  await goTo(page, '/sg/en/download')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'webview')
  await expect(page.locator('.badge-store')).toHaveCount(0)
  expect(shown).not.toContain(true)
  const [app, other] = await Promise.all(
    [userAgent, 'Mozilla/5.0'].map(
      async (agent) =>
        (await request.get('/sg/en/download', { headers: { 'user-agent': agent } })).headers()[
          'etag'
        ],
    ),
  )
  expect(app).toBe(other)
  await context.close()
})
