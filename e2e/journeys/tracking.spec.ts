// Whether a visit is measured: not before an answer nor after a no, and not where the browser wishes otherwise.
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { noteEvents } from '../steps/note-events.ts'
import { words } from '../words.ts'

test.skip(({ isMobile }) => isMobile, 'same code on a phone')

test('before an answer nothing is told, after a no nothing is, and after a yes it is', async ({
  page,
  context,
}) => {
  const t = words('th')
  const noted = await noteEvents(page)
  await goTo(page, '/th/th')
  const banner = page.getByRole('region', { name: t('consent:consent.title') })
  await expect(banner).toBeVisible()
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])
  await banner.getByRole('button', { name: t('consent:consent.no') }).click()
  await expect(banner).toBeHidden()
  await goTo(page, '/th/th/restaurants')
  await page.waitForLoadState('networkidle')
  await goTo(page, '/th/th/privacy')
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])

  // Another mind, on the privacy page: from now on.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('consent:consent.yes') })
    .click()
  await goTo(page, '/th/th/restaurants')
  await expect
    .poll(() => noted.events.map((event) => event.name), { timeout: 15_000 })
    .toContain('PAGE_LOAD')
  expect(
    (await context.cookies())
      .map((cookie) => cookie.name)
      .filter((name) => /track|visit|ga/i.test(name)),
    'no cookie for it',
  ).toEqual([])
})

test('a browser that asks not to be tracked is not asked, and not measured', async ({ page }) => {
  const noted = await noteEvents(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  for (const path of ['/th/th', '/sg/en/restaurants']) {
    await goTo(page, path)
    await page.waitForLoadState('networkidle')
  }
  await expect(page.locator('.consent')).toHaveCount(0)
  expect([noted.events, noted.layers, noted.foreign]).toEqual([[], [], []])
})

test('the collector’s address is the page’s own', async ({ request }) => {
  const answer = await request.post(paths.events, {
    data: { visitID: '00000000-0000-4000-8000-000000000000', events: [{ name: 'STEAL' }] },
  })
  expect(answer.status()).toBe(204)
})
