// On the menu: the quick way of a dish into the basket, and the basket's button in the header.
import { expect, test, type Page } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { goTo } from '../steps/go-to.ts'
import { addButton, limitedMenu, openDish } from '../steps/open-dish.ts'
import { listBasket } from '../steps/read-basket.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'same code on a phone')

/** The quick-add on the picture of a dish. */
const quickAdd = (page: Page, name: string) => page.getByRole('main').getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) }).locator('.qa')

test('QADD-01 QADD-02 QADD-03 QADD-04 QADD-05 QADD-07 QADD-08 a plus becomes a stepper, its minus a trash can at 1, and both fold away at 0', async ({ page }) => {
  await goTo(page, singaporeMenu)
  const quick = quickAdd(page, singaporeDish)
  await expect(quick.getByRole('button')).toHaveCount(1)
  await quick.getByRole('button', { name: t('cart:cart.quickAdd', { name: singaporeDish }) }).click()
  const press = (key: string) => quick.getByRole('button', { name: t(`cart:cart.${key}`, { name: singaporeDish }) })
  const [more, less, trash] = [press('more'), press('less'), press('removeDish')]
  await expect(quick.locator('.step b')).toHaveText('1')
  await expect(trash).toBeVisible()
  await expect(trash.locator('svg')).toHaveClass(/trash/)
  await more.click()
  await expect(quick.locator('.step b')).toHaveText('2')
  await expect(trash).toHaveCount(0)
  await expect(less.locator('svg')).toHaveClass(/minus/)
  expect(await listBasket(page), 'one line').toEqual(['2 rendang'])
  await less.click()
  await trash.click()
  await expect(quick.getByRole('button', { name: t('cart:cart.quickAdd', { name: singaporeDish }) })).toBeVisible()
  await expect(quick.getByRole('button')).toHaveCount(1)
  expect(await listBasket(page)).toEqual([])
})

test('QADD-06 a stepper folds away when the page scrolls, and opens again on its number', async ({ page }) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  const quick = quickAdd(page, singaporeDish)
  await expect(quick.getByRole('button')).toHaveCount(2)
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 120)
  await expect(quick.getByRole('button')).toHaveCount(1)
  const folded = quick.getByRole('button', { name: t('cart:cart.quickExpand', { count: '1', name: singaporeDish }) })
  await expect(folded).toHaveText('1')
  await folded.click()
  await expect(quick.getByRole('button')).toHaveCount(2)
  expect(await listBasket(page)).toEqual(['1 rendang'])
})

test('QADD-10 ITEM-22 a dish with choices opens instead of going in, and a sold-out one has no button', async ({ page }) => {
  await goTo(page, singaporeMenu)
  const quick = quickAdd(page, 'Nasi lemak ayam berempah')
  await expect(quick.getByRole('button')).toHaveCount(1)
  await quick.getByRole('button', { name: t('cart:cart.quickChoose', { name: 'Nasi lemak ayam berempah' }) }).click()
  await expect(page.getByRole('dialog', { name: 'Nasi lemak ayam berempah' })).toBeVisible()
  expect(await listBasket(page)).toEqual([])
  await expect(quickAdd(page, 'Ikan bakar')).toHaveCount(0)
})

test('ITEM-08 ITEM-24 the quick way asks too before it empties the basket of another kitchen', async ({ page }) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  await goTo(page, limitedMenu)
  const quick = quickAdd(page, 'Lime juice').getByRole('button', { name: t('cart:cart.quickAdd', { name: 'Lime juice' }) })
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

test('CBTN-01 CBTN-02 CBTN-03 CBTN-04 CBTN-05 CBTN-07 the button counts and sums up to 99, says 99+ beyond, and looks empty with nothing', async ({ page }) => {
  await goTo(page, singaporeMenu)
  const empty = page.getByRole('banner').getByRole('button', { name: t('cart:cart.openEmpty') })
  await expect(empty).toHaveClass(/is-empty/)
  await expect(empty.locator('svg')).toBeVisible()
  await expect(empty.locator('.count')).toHaveCount(0)
  await addDish(page, t, singaporeDish)
  const button = basketButton(page)
  await expect(button).not.toHaveClass(/is-empty/)
  await expect(button.locator('svg')).toBeVisible()
  await expect(button.locator('.count')).toHaveText('1')
  await expect(button).toContainText('11.50')

  // Ninety-eight teas, pressed one after the other, each once the one before is drawn.
  const drawer = await openDish(page, 'Teh tarik')
  await drawer.getByRole('button', { name: t('dish:dish.more') }).evaluate(async (more: HTMLButtonElement) => {
    for (let press = 0; press < 97; press += 1) {
      more.click()
      await new Promise(requestAnimationFrame)
    }
  })
  await expect(drawer.locator('.step b')).toHaveText('98')
  await addButton(drawer, t).click()
  await expect(drawer).toBeHidden()
  await expect(button.locator('.count')).toHaveText('99')
  await expect(button, '98 teas at 2.80').toContainText('285.90')
  await addDish(page, t, 'Limau ais')
  await expect(button.locator('.count')).toHaveText('99+')
  await expect(button, 'the exact number for those who do not see it').toHaveAccessibleName(/^Basket, 100 items/)

  // No line goes beyond 99.
  const basket = await openBasket(page, t)
  const more = basket.getByRole('button', { name: t('cart:cart.more', { name: 'Teh tarik' }) })
  await more.click()
  await expect(more).toHaveAttribute('aria-disabled', 'true')
  await more.click({ force: true })
  expect(await listBasket(page)).toEqual(['1 rendang', '99 teh-tarik', '1 limau-ais'])
})
