// Journey of location detection in the browser: denied, in another country, timed out, successful.
import { expect, test, type Page } from '@playwright/test'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { translations } from '../translations.ts'

test.skip(({ isMobile }) => isMobile, 'same code on a phone')

const t = translations('en')
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })

const tiongBahru = { latitude: 1.2852, longitude: 103.8306 }
const johorBahru = { latitude: 1.4927, longitude: 103.7414 }

/** Makes geolocation fail immediately with the error that browsers report after ten seconds. */
const simulateTimeout = (page: Page) =>
  page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, onError) =>
      onError?.({ code: 3, message: 'Timeout expired' } as GeolocationPositionError)
  })

test('each detection error has its own message (ADDR-02 ADDR-08 ADDR-13 GEO-16 ROLE-10)', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await goTo(page, '/sg/en')
  await page
    .locator('main')
    .getByRole('button', { name: t('location:address.detect') })
    .click()
  const panel = page.getByRole('dialog', { name: t('location:address.deliverTo') })
  const popover = panel.getByRole('alert')
  const detect = panel.getByRole('button', { name: t('location:address.detect') })
  await expect(popover).toContainText(t('address:detection.permission_denied'))
  await expect(panel).toBeVisible()
  expect(await findAccessibilityViolations(page), 'the panel with its popover').toEqual([])

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(johorBahru)
  await detect.click()
  await expect(popover).toContainText(
    t('address:detection.cross_country_location', { country: 'Singapore' }),
  )
  await popover.getByRole('button', { name: t('site:ui.close') }).click()
  await expect(popover).toBeHidden()

  await simulateTimeout(page)
  await detect.click()
  await expect(popover).toContainText(t('address:detection.detect_failed'))

  await goTo(page, '/sg/en')
  await context.setGeolocation(tiongBahru)
  await page
    .locator('main')
    .getByRole('button', { name: t('location:address.detect') })
    .click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('banner')).toContainText('Singapore')
  await expect(page.getByRole('heading', { name: t('list:home.near') })).toBeVisible()
})
