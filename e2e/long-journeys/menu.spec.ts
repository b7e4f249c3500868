// Journeys of the menu: quick-add, adding a dish while the cart belongs to another merchant, and
// the layout at each breakpoint.
import { expect, test, type Page } from '@playwright/test'
import { addDish, cartButton } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { limitedMenu } from '../steps/open-dish.ts'
import { listCart } from '../steps/read-cart.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

/** Returns the quick-add control on a dish's picture. */
const quickAdd = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .locator('.qa')

test('quick-add becomes a stepper that collapses on scroll (QADD-01 QADD-06 CBTN-07 CBTN-08)', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('cart:cart.openEmpty') }),
  ).toHaveClass(/is-empty/)
  const quick = quickAdd(page, singaporeDish)
  await addDish(page, t, singaporeDish)
  await expect(quick.getByRole('button')).toHaveCount(2)
  await expect(cartButton(page)).toContainText('11.50')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 120)
  await expect(quick.getByRole('button')).toHaveCount(1)
  const collapsed = quick.getByRole('button', {
    name: t('cart:cart.quickExpand', { count: '1', name: singaporeDish }),
  })
  await expect(collapsed).toHaveText('1')
  await collapsed.click()
  await expect(quick.getByRole('button')).toHaveCount(2)
  expect(await listCart(page)).toEqual(['1 rendang'])
})

test('quick-add asks before it replaces the cart of another merchant (ITEM-08 ITEM-24)', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  await goTo(page, limitedMenu)
  const quick = quickAdd(page, 'Lime juice').getByRole('button', {
    name: t('cart:cart.quickAdd', { name: 'Lime juice' }),
  })
  const question = page.getByRole('dialog', { name: t('basket:cart.newTitle') })
  await quick.click()
  await question.getByRole('button', { name: t('basket:cart.newKeep') }).click()
  await expect(question).toBeHidden()
  expect(await listCart(page)).toEqual(['1 rendang'])
  await quick.click()
  await question.getByRole('button', { name: t('basket:cart.newStart') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => listCart(page)).toEqual(['1 lime'])
})

test('the layout changes at 768 and 992 pixels and is accessible (CONST-06)', async ({ page }) => {
  await goTo(page, singaporeMenu)
  // Returns the number of columns, the gutter, whether the icon buttons of phones are visible, and
  // whether the page has no horizontal overflow.
  const readLayout = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return await page.evaluate(() => {
      const columns = getComputedStyle(
        document.querySelector('.dgrid') ?? document.body,
      ).gridTemplateColumns.split(' ').length
      const gutter = getComputedStyle(document.documentElement).getPropertyValue('--gutter').trim()
      return [
        columns,
        gutter,
        document.querySelector('.mhero .icb')?.checkVisibility() ?? false,
        document.documentElement.scrollWidth <= window.innerWidth,
      ]
    })
  }
  expect(await readLayout(767)).toEqual([1, '16px', true, true])
  expect(await readLayout(768)).toEqual([2, '24px', true, true])
  expect(await readLayout(991)).toEqual([2, '24px', true, true])
  expect(await readLayout(992)).toEqual([2, '32px', false, true])
  // 320 pixels equal a width of 1280 pixels at a zoom of 400 %.
  expect(await readLayout(320)).toEqual([1, '16px', true, true])

  await page.getByRole('button', { name: t('menu:menu.search') }).click()
  await page.getByRole('searchbox', { name: t('menu:menu.search') }).fill('ramen')
  await expect(
    page.getByRole('heading', { name: t('menu:menu.foundNone', { search: 'ramen' }) }),
  ).toBeVisible()
  expect(await findAccessibilityViolations(page), 'search without results').toEqual([])
  await page.getByRole('searchbox').fill('rice')
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await findAccessibilityViolations(page), 'search with results').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '20% off satay' }).click()
  await expect(page.getByRole('dialog', { name: '20% off satay' })).toContainText(
    'while stocks last',
  )
  expect(await findAccessibilityViolations(page), 'terms of a campaign').toEqual([])
})
