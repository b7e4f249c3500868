// Journeys of the delivery address: search, pin on the map, saved places, guests who may not enter
// an address, and cities where the website does not offer delivery yet.
import { expect, test, type Page } from '@playwright/test'
import { chooseAddress, openAddress } from '../steps/choose-address.ts'
import { addDish } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { uniquePhone, singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })
runOn('mobile')

const bannerAddress = (page: Page) =>
  page.getByRole('banner').locator('a.addr').filter({ visible: true })
const savedPlacesButton = (page: Page) =>
  page.getByRole('button', { name: t('address:saved.title') })

test('finds addresses of the country only and keeps typed text on reload (ADDR-01)', async ({
  page,
}) => {
  await goTo(page, '/sg/en')
  const input = await openAddress(page, t, 'J')
  // Johor Bahru is in Malaysia, so the search in Singapore does not find it.
  await input.fill('Johor Bahru')
  await expect(page.getByText(t('location:address.noMatchHint'))).toBeVisible()
  await goTo(page, '/sg/en')
  await bannerAddress(page).click()
  await expect(input).toHaveValue('Johor Bahru')
  await input.fill('Tiong')
  await expect(page.getByRole('option').first()).toContainText('Tiong Bahru')
})

test('an address is refined on the map, saved, and chosen from the saved places (ADDR-04)', async ({
  page,
}) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en')
  await chooseAddress(page, t, 'Tiong Bahru')
  await bannerAddress(page).click()
  await page.getByRole('button', { name: t('address:pin.refine') }).click()
  const drawer = page.getByRole('dialog', { name: t('address:pin.title') })
  await drawer.getByRole('button', { name: t('address:pin.handle') }).press('ArrowUp')
  await expect(
    drawer.getByText(
      t('address:pin.moved', { distance: '20 m', direction: t('address:direction.n') }),
    ),
  ).toBeVisible()
  await drawer.getByLabel(t('address:pin.detail')).fill('#02-15')
  expect(await findAccessibilityViolations(page), 'the map').toEqual([])
  await drawer.getByRole('button', { name: t('address:pin.confirm') }).click()
  await expect(bannerAddress(page)).toContainText('#02-15')

  await bannerAddress(page).click()
  await savedPlacesButton(page).click()
  await expect(page.getByText(t('address:saved.empty'))).toBeVisible()
  await page.getByRole('button', { name: /^Save Tiong Bahru/ }).click()
  await page.getByRole('button', { name: t('address:saved.save'), exact: true }).click()
  const home = page.getByRole('button', { name: /^Home/ })
  await expect(home).toContainText('#02-15')
  expect(await findAccessibilityViolations(page), 'saved places').toEqual([])

  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.clear())
  await goTo(page, '/sg/en')
  await bannerAddress(page).click()
  await savedPlacesButton(page).click()
  await home.click()
  await expect(bannerAddress(page)).toContainText('#02-15')
})

test('a guest must log in where location is disabled for guests (ADDR-06 ADDR-19 ROLE-02)', async ({
  page,
}) => {
  await goTo(page, '/kh/en')
  const disabledInput = page
    .locator('main')
    .getByPlaceholder(t('location:address.placeholderLogin'))
  await expect(disabledInput).toBeDisabled()
  await expect(page.getByRole('button', { name: t('location:address.detect') })).toHaveCount(0)
  await disabledInput.click({ force: true })
  await page.keyboard.type('Phnom Penh')
  await expect(disabledInput).not.toBeFocused()
  await expect(disabledInput).toHaveValue('')

  await logInByApi(page.request, 'kh', uniquePhone('12', 8), 'Sok Dara')
  await goTo(page, '/kh/en')
  await expect(
    page.locator('main').getByRole('textbox', { name: t('location:address.deliverTo') }),
  ).toBeEnabled()
  await expect(
    page.locator('main').getByRole('button', { name: t('location:address.detect') }),
  ).toBeVisible()
  await chooseAddress(page, t, 'Phnom Penh')
})

test('a throttled address allows browsing but no order (THRO-02 THRO-06)', async ({
  page,
  context,
}) => {
  await logInByApi(page.request, 'id', uniquePhone('812', 11), 'Budi')
  // Without a delivery address, dishes of any merchant can be added to the cart.
  await goTo(page, '/id/en/restaurant/warung-bu-sari-menteng/id-m1')
  await addDish(page, t, 'Nasi rendang')
  await goTo(page, '/id/en')
  await chooseAddress(page, t, 'Pekanbaru')
  const notice = page.getByText(t('location:throttle.title', { city: 'Pekanbaru' }))
  await expect(notice).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'tingkat_throttle')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    country: 'id',
    throttle: true,
  })
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
  await goTo(page, '/id/en/restaurants')
  await expect(notice).toBeVisible()

  await goTo(page, '/id/en/checkout')
  await expect(
    page.getByRole('heading', { name: t('location:throttle.title', { city: 'Pekanbaru' }) }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('location:throttle.getApp') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout:checkout.place') })).toHaveCount(0)
})

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('the address panel and the map fit a width of 320 pixels (PROD-14)', async ({ page }) => {
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await goTo(page, '/vn/vi')
    await bannerAddress(page).click()
    const vi = translations('vi')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect(await overflow(), 'panel').toBe(0)
    await page.getByRole('button', { name: vi('address:address.map') }).click()
    await expect(page.getByRole('button', { name: vi('address:pin.handle') })).toBeVisible()
    expect(await overflow(), 'map').toBe(0)
  })
})
