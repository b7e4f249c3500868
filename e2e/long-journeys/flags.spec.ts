// Journeys of feature flags that change while the server runs. All pages follow the change, also
// cached ones.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'
import { developmentFlags, flagNames, type Flags } from '@tingkat/ordering/flags'
import { expect, test, type Page } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

// This file starts its own server, because changed flags would affect the other journeys.
test.skip(({ isMobile }) => isMobile, 'flags do not depend on the viewport')
test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'tingkat-flags-'))
let server: ServerProcess | undefined
let url = ''
test.beforeAll(async () => {
  // The start takes long: the server imports eight catalogues while other journeys use the CPU.
  server = await startServerProcess({
    file: join(import.meta.dirname, '../../server/build/main.js'),
    env: {
      DATA_DIR: folder,
      DATABASE_URL: '',
      SIMULATOR: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'development',
    },
    path: '/id/id',
    timeoutMs: 170_000,
  })
  url = server.url
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Replaces the flags file atomically and waits until the server returns the new flags. */
async function setFlags(page: Page, flags: Partial<Flags>): Promise<void> {
  writeFileSync(join(folder, 'next.json'), JSON.stringify({ countries: { id: flags } }))
  renameSync(join(folder, 'next.json'), join(folder, 'flags.json'))
  await expect
    .poll(
      async () =>
        (
          (await (await page.request.get(`${url}/api/v1/config?country=id`)).json()) as {
            flags: Flags
          }
        ).flags,
    )
    .toEqual({ ...developmentFlags, ...flags })
}

const t = translations('id')

const disabledIds =
  'DISABLED-01 DISABLED-02 DISABLED-03 DISABLED-04 DISABLED-05 DISABLED-06 FLAG-02 FLAG-06'

test(`with web ordering off, home only promotes the app (${disabledIds})`, async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const main = page.getByRole('main')
  await goTo(page, `${url}/id/id`)
  await expect(main.locator('a[href*="/restaurant/"]').first()).toBeVisible()

  await setFlags(page, { webOrdering: false })
  await goTo(page, `${url}/id/id`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages:promotion.title'))
  await expect(main.locator('.badge-store')).toHaveCount(2)
  for (const part of ['merchants', 'drivers']) {
    const link = main.getByRole('link', { name: t(`pages:promotion.${part}`) })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  const header = page.getByRole('banner')
  for (const part of ['merchants', 'drivers']) {
    const link = header.getByRole('link', { name: t(`site:footer.${part}`) })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await expect(header.locator('summary.lang').filter({ visible: true })).toHaveCount(1)
  await expect(header.locator('.addr, .cartb, .hdr-login, .avatar')).toHaveCount(0)
  // Without web ordering, the home page has no ordering controls: no links to merchants or
  // checkout, and no address form or search.
  await expect(page.locator('a[href*="/restaurant"], a[href*="/checkout"]')).toHaveCount(0)
  await expect(main.locator('input, form')).toHaveCount(0)
  for (const path of [
    'restaurants',
    'restaurants?search=sate',
    'restaurant/x/id-m1',
    'checkout',
    'dine-in/checkout?tableNumber=1&merchantID=id-m1',
  ]) {
    await page.goto(`${url}/id/id/${path}`)
    await expect(page).toHaveURL(`${url}/id/id`)
  }
  // The download page has no link for ordering on the web, which would lead back to this page.
  await goTo(page, `${url}/id/id/download`)
  await expect(main.locator('.badge-store').first()).toBeVisible()
  await expect(main.locator('.dl-order')).toHaveCount(0)
  // Other countries are not affected.
  await goTo(page, `${url}/sg/en`)
  await expect(page.getByRole('main').locator('a[href*="/restaurant/"]').first()).toBeVisible()

  await setFlags(page, {})
  await goTo(page, `${url}/id/id`)
  await expect(main.locator('a[href*="/restaurant/"]').first()).toBeVisible()
  await goTo(page, `${url}/id/id/restaurants`)
  await expect(page).toHaveURL(`${url}/id/id/restaurants`)
  expect(consoleErrors).toEqual([])
})

test('pages work with every flag inverted and follow changes (FLAG-06)', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page)
  const inverted = Object.fromEntries(
    flagNames
      .filter((name) => name !== 'webOrdering')
      .map((name) => [name, !developmentFlags[name]]),
  ) as Partial<Flags>
  const summaries = (area: 'banner' | 'contentinfo') =>
    page.getByRole(area).locator('.lang-box').filter({ visible: true })
  for (const [flags, area, other] of [
    [{}, 'banner', 'contentinfo'],
    [inverted, 'contentinfo', 'banner'],
    [{}, 'banner', 'contentinfo'],
  ] as const) {
    await setFlags(page, flags)
    await goTo(page, `${url}/id/id`)
    await expect(summaries(area)).toHaveCount(1)
    await expect(summaries(other)).toHaveCount(0)
    await page.getByRole('main').locator('a[href*="/restaurant/"]').first().click()
    await expect(page.getByRole('main').locator('[id^="category-"] h3').first()).toBeVisible()
  }
  expect(consoleErrors).toEqual([])
})

test('checkUserAgent turns the detection of the super-app on and off (FLAG-04)', async ({
  browser,
  page: requestPage,
}) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 TingkatApp/7.3' })
  const page = await context.newPage()
  for (const [checkUserAgent, mode] of [
    [true, 'webview'],
    [false, null],
  ] as const) {
    await setFlags(requestPage, { checkUserAgent })
    await goTo(page, `${url}/id/id`)
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode)
  }
  await context.close()
})
