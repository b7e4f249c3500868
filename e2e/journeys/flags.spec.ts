// Flags are turned while the server runs: its pages follow within a second, cached ones too.
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess, type ServerProcess } from '@tingkat/api/testing/server-process'
import { defaultFlags, flagNames, type Flags } from '@tingkat/ordering/flags'
import { expect, test, type Page } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

// A server of its own: what is turned here would turn under the other journeys' feet.
test.skip(({ isMobile }) => isMobile, 'flags are the server’s: one width shows them')
test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'tingkat-flags-'))
let server: ServerProcess | undefined
let url = ''
test.beforeAll(async () => {
  // Eight catalogues are imported first, on a machine that has other journeys to run.
  test.setTimeout(180_000)
  server = await startServerProcess({
    file: join(import.meta.dirname, '../../server/main.ts'),
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

/** Edits the file in one step and waits until the server tells so. */
async function turn(page: Page, flags: Partial<Flags>): Promise<void> {
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
    .toEqual({ ...defaultFlags, ...flags })
}

const t = words('id')

test('DISABLED-01 DISABLED-02 DISABLED-03 DISABLED-04 DISABLED-05 DISABLED-06 FLAG-02 FLAG-06: with web ordering off home promotes the app, with it on again it takes orders', async ({
  page,
}) => {
  const complaints = watchPage(page)
  const main = page.getByRole('main')
  await goTo(page, `${url}/id/id`)
  await expect(main.locator('a[href*="/restaurant/"]').first()).toBeVisible()

  await turn(page, { webOrdering: false })
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
  // Nothing to order with: no kitchen, no dish, no address, no search.
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
  // The other countries go on.
  await goTo(page, `${url}/sg/en`)
  await expect(page.getByRole('main').locator('a[href*="/restaurant/"]').first()).toBeVisible()

  await turn(page, {})
  await goTo(page, `${url}/id/id`)
  await expect(main.locator('a[href*="/restaurant/"]').first()).toBeVisible()
  await goTo(page, `${url}/id/id/restaurants`)
  await expect(page).toHaveURL(`${url}/id/id/restaurants`)
  expect(complaints).toEqual([])
})

test('FLAG-06: pages work with every flag the other way round, and follow at once', async ({
  page,
}) => {
  const complaints = watchPage(page)
  const others = Object.fromEntries(
    flagNames.filter((name) => name !== 'webOrdering').map((name) => [name, !defaultFlags[name]]),
  ) as Partial<Flags>
  const summaries = (area: 'banner' | 'contentinfo') =>
    page.getByRole(area).locator('.lang-box').filter({ visible: true })
  for (const [flags, area, other] of [
    [{}, 'banner', 'contentinfo'],
    [others, 'contentinfo', 'banner'],
    [{}, 'banner', 'contentinfo'],
  ] as const) {
    await turn(page, flags)
    await goTo(page, `${url}/id/id`)
    await expect(summaries(area)).toHaveCount(1)
    await expect(summaries(other)).toHaveCount(0)
    await page.getByRole('main').locator('a[href*="/restaurant/"]').first().click()
    await expect(page.getByRole('main').locator('[id^="category-"] h3').first()).toBeVisible()
  }
  expect(complaints).toEqual([])
})

test('FLAG-04: whether the user agent is looked at is a flag', async ({ browser, page: other }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 TingkatApp/7.3' })
  const page = await context.newPage()
  for (const [checkUserAgent, mode] of [
    [true, 'webview'],
    [false, null],
  ] as const) {
    await turn(other, { checkUserAgent })
    await goTo(page, `${url}/id/id`)
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode)
  }
  await context.close()
})
