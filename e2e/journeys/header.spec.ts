// Journeys of the header as guests see it, and of the download page.
import { expect, test, type Page } from '@playwright/test'
import { runOn } from '../steps/choose-viewport.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { goTo } from '../steps/go-to.ts'
import { translations } from '../translations.ts'

runOn('desktop')
const t = translations('en')
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })

const header = (page: Page) => page.getByRole('banner')
const bar = (page: Page, name: 'main' | 'address') => page.locator(`[data-bar="${name}"]`)
const topOf = async (page: Page, name: 'main' | 'address') =>
  Math.round((await bar(page, name).boundingBox())?.y ?? Number.NaN)
const backgroundOf = (page: Page) =>
  bar(page, 'main').evaluate((element) => getComputedStyle(element).backgroundColor)
const transparent = 'rgba(0, 0, 0, 0)'

test('the header of a guest (ROUTE-03 HDR-01 HDR-03 HDR-05 HDR-07 HDR-09 HDR-11 HDR-16)', async ({
  page,
  isMobile,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  const vi = translations('vi')
  const country = vi('site:country.vn')
  await goTo(page, '/vn/vi/restaurants')
  // Desktops show the address in the main bar; phones show it in a second bar.
  const address = bar(page, isMobile ? 'address' : 'main').locator('.addr')
  await expect(address).toBeVisible()
  await expect(page.locator('.addr').filter({ visible: true })).toHaveCount(1)
  await expect(header(page).locator('.cartb')).toBeVisible()
  await expect(header(page).getByRole('link', { name: vi('site:user.logIn') })).toHaveAttribute(
    'href',
    /^\/auth\/login\?country=vn&success_redirect=%2Fvn%2Fvi%2Frestaurants/,
  )
  await expect(header(page).locator('summary.lang').filter({ visible: true })).toHaveCount(1)
  await header(page)
    .getByRole('link', { name: vi('site:header.logo', { country }) })
    .click()
  await expect(page).toHaveURL(/\/vn\/vi$/)
  await expect(page).toHaveTitle(vi('list:home.title', { country }))
  expect(consoleErrors).toEqual([])
})

const downloadIDs = 'DOWN-01 DOWN-02 DOWN-03 DOWN-04 DOWN-05 DOWN-06 DOWN-07'
test(`the download page (ROUTE-04 ROUTE-07 HDR-18 ${downloadIDs})`, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  // A path without a country redirects to the country of the browser's region, here `sg` from the
  // locale `en-SG`.
  expect((await goTo(page, '/download?sourceID=qr&pid=poster'))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/sg\/en\/download\?sourceID=qr&pid=poster$/)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tingkat.source'))).toBe('qr')
  const title = t('pages:download.pageTitle', { country: t('site:country.sg') })
  await expect(page).toHaveTitle(title)
  const withCountry = await page.request.get('/sg/en/download')
  expect(withCountry.status()).toBe(200)
  expect(await withCountry.text()).toContain(`<title>${title}</title>`)
  const banner = page.locator('.hero')
  await expect(banner.getByRole('heading', { level: 1 })).toHaveText(t('pages:download.title'))
  await expect(banner.getByRole('link', { name: t('site:store.appstore.name') })).toHaveAttribute(
    'href',
    /.+/,
  )
  await expect(banner.getByRole('link', { name: t('site:store.playstore.name') })).toHaveAttribute(
    'href',
    /.+/,
  )
  for (const blurb of ['browse', 'eat', 'deliver'])
    await expect(
      page.getByRole('heading', { level: 2, name: t(`pages:download.${blurb}`), exact: true }),
    ).toBeVisible()
  const prompt = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('pages:download.promptTitle') }) })
  await expect(prompt).toBeVisible()
  // Without a store's address, a badge would link to this section.
  await expect(prompt.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toContainText(t('site:country.sg'))
  await expect(page.locator('.addr, [data-bar="address"]')).toHaveCount(0)
  // The header is transparent over the hero picture. It gets a background when the page is
  // scrolled.
  expect(await backgroundOf(page)).toBe(transparent)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => backgroundOf(page)).not.toBe(transparent)
  expect(await topOf(page, 'main')).toBe(0)
  await banner.getByRole('link', { name: t('pages:download.order') }).click()
  await expect(page).toHaveURL(/\/sg\/en$/)
  expect(consoleErrors).toEqual([])
})
