// The delivery address: typed, saved, closed to some guests, refined on a map, and not reached by the web yet.
import { expect, test, type Page } from '@playwright/test'
import { chooseAddress, openAddress } from '../steps/choose-address.ts'
import { addDish } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { freshPhone, singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG', contextOptions: { reducedMotion: 'reduce' } })

const bannerAddress = (page: Page) =>
  page.getByRole('banner').locator('a.addr').filter({ visible: true })
const saved = (page: Page) => page.getByRole('button', { name: t('location:saved.title') })

test('ADDR-01: only addresses of the country are found, and what was typed outlives a reload', async ({
  page,
}) => {
  await goTo(page, '/sg/en')
  const input = await openAddress(page, t, 'J')
  // A city on the other side of the strait.
  await input.fill('Johor Bahru')
  await expect(page.getByText(t('location:address.noMatchHint'))).toBeVisible()
  await goTo(page, '/sg/en')
  await bannerAddress(page).click()
  await expect(input).toHaveValue('Johor Bahru')
  await input.fill('Tiong')
  await expect(page.getByRole('option').first()).toContainText('Tiong Bahru')
})

test('ADDR-04: an address is refined on the map, saved, and taken from the saved places', async ({
  page,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en')
  await chooseAddress(page, t, 'Tiong Bahru')
  await bannerAddress(page).click()
  await page.getByRole('button', { name: t('location:pin.refine') }).click()
  const drawer = page.getByRole('dialog', { name: t('location:pin.title') })
  await drawer.getByRole('button', { name: t('location:pin.handle') }).press('ArrowUp')
  await expect(
    drawer.getByText(
      t('location:pin.moved', { distance: '20 m', direction: t('location:direction.n') }),
    ),
  ).toBeVisible()
  await drawer.getByLabel(t('location:pin.detail')).fill('#02-15')
  expect(await findBarriers(page), 'the map').toEqual([])
  await drawer.getByRole('button', { name: t('location:pin.confirm') }).click()
  await expect(bannerAddress(page)).toContainText('#02-15')

  await bannerAddress(page).click()
  await saved(page).click()
  await expect(page.getByText(t('location:saved.empty'))).toBeVisible()
  await page.getByRole('button', { name: /^Save Tiong Bahru/ }).click()
  await page.getByRole('button', { name: t('location:saved.save'), exact: true }).click()
  const home = page.getByRole('button', { name: /^Home/ })
  await expect(home).toContainText('#02-15')
  expect(await findBarriers(page), 'saved places').toEqual([])

  await page.keyboard.press('Escape')
  await page.evaluate(() => localStorage.clear())
  await goTo(page, '/sg/en')
  await bannerAddress(page).click()
  await saved(page).click()
  await home.click()
  await expect(bannerAddress(page)).toContainText('#02-15')
})

test('ADDR-06 ADDR-19 ROLE-02: where guests are kept out the input takes nothing, until they log in', async ({
  page,
}) => {
  await goTo(page, '/kh/en')
  const closed = page.locator('main').getByPlaceholder(t('location:address.placeholderLogin'))
  await expect(closed).toBeDisabled()
  await expect(page.getByRole('button', { name: t('location:address.detect') })).toHaveCount(0)
  await closed.click({ force: true })
  await page.keyboard.type('Phnom Penh')
  await expect(closed).not.toBeFocused()
  await expect(closed).toHaveValue('')

  await logInQuietly(page.request, 'kh', freshPhone('12', 8), 'Sok Dara')
  await goTo(page, '/kh/en')
  await expect(
    page.locator('main').getByRole('textbox', { name: t('location:address.deliverTo') }),
  ).toBeEnabled()
  await expect(
    page.locator('main').getByRole('button', { name: t('location:address.detect') }),
  ).toBeVisible()
  await chooseAddress(page, t, 'Phnom Penh')
})

test('THRO-02 THRO-06: an address that the web has not reached is browsed, not ordered to, and stays so over a reload', async ({
  page,
  context,
}) => {
  await logInQuietly(page.request, 'id', freshPhone('812', 11), 'Budi')
  await goTo(page, '/id/en')
  await chooseAddress(page, t, 'Pekanbaru')
  const told = page.getByText(t('location:throttle.title', { city: 'Pekanbaru' }))
  await expect(told).toBeVisible()
  const cookie = (await context.cookies()).find(({ name }) => name === 'tingkat_throttle')
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    country: 'id',
    throttle: true,
  })
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 86_400)
  await goTo(page, '/id/en/restaurants')
  await expect(told).toBeVisible()

  await goTo(page, '/id/en/restaurant/warung-bu-sari-menteng/id-m1')
  await addDish(page, t, 'Nasi rendang')
  await goTo(page, '/id/en/checkout')
  await expect(
    page.getByRole('heading', { name: t('location:throttle.title', { city: 'Pekanbaru' }) }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: t('location:throttle.getApp') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('checkout:checkout.place') })).toHaveCount(0)
})

test.describe(() => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('PROD-14: the panel and the map fit the narrowest phone', async ({ page }) => {
    const tooWide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
    await goTo(page, '/vn/vi')
    await bannerAddress(page).click()
    const vi = words('vi')
    await expect(page.getByRole('combobox')).toBeFocused()
    expect(await tooWide(), 'panel').toBe(0)
    await page.getByRole('button', { name: vi('location:address.map') }).click()
    await expect(page.getByRole('button', { name: vi('location:pin.handle') })).toBeVisible()
    expect(await tooWide(), 'map').toBe(0)
  })
})
