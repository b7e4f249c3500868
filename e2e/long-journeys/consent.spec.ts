// Journeys of consent: no tracking before consent, after a refusal, or with Global Privacy
// Control.
import { paths } from '@tingkat/contract/paths'
import { expect, test } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { recordEvents } from '../steps/record-events.ts'
import { translations } from '../translations.ts'

test.skip(({ isMobile }) => isMobile, 'same code on a phone')

test('sends no events before an answer or after a refusal, and sends them after consent', async ({
  page,
  context,
}) => {
  const t = translations('th')
  const recorded = await recordEvents(page)
  await goTo(page, '/th/th')
  const banner = page.getByRole('region', { name: t('consent:consent.title') })
  await expect(banner).toBeVisible()
  expect([recorded.events, recorded.layers, recorded.foreign]).toEqual([[], [], []])
  await banner.getByRole('button', { name: t('consent:consent.noShort') }).click()
  await expect(banner).toBeHidden()
  await goTo(page, '/th/th/restaurants')
  await page.waitForLoadState('networkidle')
  await goTo(page, '/th/th/privacy')
  expect([recorded.events, recorded.layers, recorded.foreign]).toEqual([[], [], []])

  // The eater consents later, on the privacy page.
  await page
    .getByRole('main')
    .getByRole('button', { name: t('consent:consent.yes') })
    .click()
  await goTo(page, '/th/th/restaurants')
  await expect
    .poll(() => recorded.events.map((event) => event.name), { timeout: 120_000 })
    .toContain('PAGE_LOAD')
  expect(
    (await context.cookies())
      .map((cookie) => cookie.name)
      .filter((name) => /track|visit|ga/i.test(name)),
    'tracking sets no cookie',
  ).toEqual([])
})

test('with Global Privacy Control there is no banner and no event', async ({ page }) => {
  const recorded = await recordEvents(page)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  for (const path of ['/th/th', '/sg/en/restaurants']) {
    await goTo(page, path)
    await page.waitForLoadState('networkidle')
  }
  await expect(page.locator('.consent')).toHaveCount(0)
  expect([recorded.events, recorded.layers, recorded.foreign]).toEqual([[], [], []])
})

test('the collector drops unknown events and still answers 204', async ({ request }) => {
  const answer = await request.post(paths.events, {
    data: { visitID: '00000000-0000-4000-8000-000000000000', events: [{ name: 'STEAL' }] },
  })
  expect(answer.status()).toBe(204)
})
