// On the menu: the quick way of a dish into the basket, and the layout at each width.
import { expect, test, type Page } from '@playwright/test'
import { addDish, basketButton } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { goTo } from '../steps/go-to.ts'
import { limitedMenu } from '../steps/open-dish.ts'
import { listBasket } from '../steps/read-basket.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

/** The quick-add on the picture of a dish. */
const quickAdd = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .locator('.qa')

test('QADD-01 QADD-06 CBTN-07 CBTN-08: a plus becomes a stepper, which folds away when the page scrolls and opens again on its number; the basket’s button tells of it', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('cart:cart.openEmpty') }),
  ).toHaveClass(/is-empty/)
  const quick = quickAdd(page, singaporeDish)
  await addDish(page, t, singaporeDish)
  await expect(quick.getByRole('button')).toHaveCount(2)
  await expect(basketButton(page)).toContainText('11.50')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 120)
  await expect(quick.getByRole('button')).toHaveCount(1)
  const folded = quick.getByRole('button', {
    name: t('cart:cart.quickExpand', { count: '1', name: singaporeDish }),
  })
  await expect(folded).toHaveText('1')
  await folded.click()
  await expect(quick.getByRole('button')).toHaveCount(2)
  expect(await listBasket(page)).toEqual(['1 rendang'])
})

test('ITEM-08 ITEM-24: the quick way asks too before it empties the basket of another kitchen', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  await goTo(page, limitedMenu)
  const quick = quickAdd(page, 'Lime juice').getByRole('button', {
    name: t('cart:cart.quickAdd', { name: 'Lime juice' }),
  })
  const question = page.getByRole('dialog', { name: t('cart:cart.newTitle') })
  await quick.click()
  await question.getByRole('button', { name: t('cart:cart.newKeep') }).click()
  await expect(question).toBeHidden()
  expect(await listBasket(page)).toEqual(['1 rendang'])
  await quick.click()
  await question.getByRole('button', { name: t('cart:cart.newStart') }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => listBasket(page)).toEqual(['1 lime'])
})

test('CONST-06: phones up to 767, tablets from 768 to 991, desktops from 992; nothing in the way in any state of the menu', async ({
  page,
}) => {
  await goTo(page, singaporeMenu)
  // How many dishes stand beside one another, whether the header has the desktop's words, and from where the drawer comes.
  const look = async (width: number) => {
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
  expect(await look(767)).toEqual([1, '16px', true, true])
  expect(await look(768)).toEqual([2, '24px', true, true])
  expect(await look(991)).toEqual([2, '24px', true, true])
  expect(await look(992)).toEqual([2, '32px', false, true])
  // 400 % of a screen of 1280.
  expect(await look(320)).toEqual([1, '16px', true, true])

  await page.getByRole('button', { name: t('menu:menu.search') }).click()
  await page.getByRole('searchbox', { name: t('menu:menu.search') }).fill('ramen')
  await expect(
    page.getByRole('heading', { name: t('menu:menu.foundNone', { search: 'ramen' }) }),
  ).toBeVisible()
  expect(await findBarriers(page), 'nothing found').toEqual([])
  await page.getByRole('searchbox').fill('rice')
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await findBarriers(page), 'found').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '20% off satay' }).click()
  await expect(page.getByRole('dialog', { name: '20% off satay' })).toContainText(
    'while stocks last',
  )
  expect(await findBarriers(page), 'terms of an offer').toEqual([])
})
