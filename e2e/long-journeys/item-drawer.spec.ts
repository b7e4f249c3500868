// Journeys of the dish drawer: adding a dish, also while the cart belongs to another merchant, the
// order limit, and closing.
import { expect, test, type Page } from '@playwright/test'
import { addDish, cartButton, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { addButton, limitedMenu, openDish } from '../steps/open-dish.ts'
import { listCart } from '../steps/read-cart.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const dishWithChoices = 'Nasi lemak ayam berempah'
test.use({ locale: 'en-SG' })

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'same code on a phone')

  test('asks before it replaces another merchant’s cart (ITEM-22 ITEM-08 ITEM-11 ITEM-12 ITEM-24)', async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    const choicesDrawer = await openDish(page, dishWithChoices)
    await expect(choicesDrawer.getByRole('group', { name: 'Rice' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await addButton(choicesDrawer, t).click({ force: true })
    await expect(choicesDrawer.getByRole('alert').first()).toBeVisible()
    expect(await findAccessibilityViolations(page), 'with invalid groups').toEqual([])

    await goTo(page, limitedMenu)
    const drawer = await openDish(page, 'Lime juice')
    const cancel = drawer.getByRole('button', { name: t('basket:cart.newKeep') })
    const proceed = drawer.getByRole('button', { name: t('basket:cart.newStart') })
    await addButton(drawer, t).click()
    await expect(drawer).toContainText(
      t('basket:cart.newBody_one', { count: '1', merchant: 'Warung Senja, Tiong Bahru' }),
    )
    expect(await findAccessibilityViolations(page), 'question').toEqual([])
    await cancel.click()
    await expect(addButton(drawer, t)).toBeFocused()
    expect(await listCart(page)).toEqual(['1 rendang'])

    await addButton(drawer, t).click()
    await proceed.click()
    await expect(drawer).toBeHidden()
    expect(await listCart(page)).toEqual(['1 lime'])
    await openCart(page, t)
    await expect(page.getByRole('dialog', { name: t('basket:cart.title') })).toContainText(
      'Hainan Corner',
    )
  })

  test('above the order value limit the cart is unchanged (ITEM-09 VALID-01 VALID-02)', async ({
    page,
  }) => {
    await goTo(page, limitedMenu)
    await addDish(page, t, 'Lime juice')
    const drawer = await openDish(page, 'Half chicken, for three')
    for (let more = 0; more < 5; more += 1)
      await drawer.getByRole('button', { name: t('dish:dish.more') }).click()
    await addButton(drawer, t).click()
    await expect(drawer.getByRole('alert')).toContainText(/orders up to S\$\s?120\.00/)
    expect(await listCart(page)).toEqual(['1 lime'])
    await drawer.getByRole('button', { name: t('dish:dish.less') }).click()
    await addButton(drawer, t).click()
    await expect(drawer).toBeHidden()
    expect(await listCart(page)).toEqual(['1 lime', '5 half'])
  })

  test('closes with Escape and the back button, and opens from a shared link', async ({ page }) => {
    await goTo(page, '/sg/en')
    await goTo(page, singaporeMenu)
    for (const closeDrawer of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const drawer = await openDish(page, dishWithChoices)
      await expect(page).toHaveURL(/\?dish=nasi-lemak-ayam$/)
      await closeDrawer()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(singaporeMenu)
      await expect(
        page.getByRole('main').getByRole('link', { name: dishWithChoices, exact: true }).first(),
      ).toBeFocused()
    }
    await page.goBack()
    await expect(page, 'the menu has one history entry').toHaveURL('/sg/en')
    await goTo(page, `${singaporeMenu}?dish=rendang`)
    await expect(page.getByRole('dialog', { name: singaporeDish })).toBeVisible()
    await page.getByRole('button', { name: t('dish:dish.close') }).click()
    await expect(page).toHaveURL(singaporeMenu)
    await expect(cartButton(page), 'the cart is empty').toHaveCount(0)
  })

  test('the picture flies to the cart button, but not with reduced motion', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const addAndRecord = async (): Promise<string[]> => {
      const drawer = await openDish(page, singaporeDish)
      const properties = recordFlight(page)
      await addButton(drawer, t).click()
      return await properties
    }
    expect([...new Set(await addAndRecord())].toSorted()).toEqual(['opacity', 'transform'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await addAndRecord()).toEqual([])
    expect(await listCart(page)).toEqual(['2 rendang'])
  })
})

/**
 * Records the CSS properties that the picture animates while it flies to the cart. Resolves when
 * the picture and the drawer are gone.
 */
function recordFlight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const timing = new Set(['offset', 'computedOffset', 'easing', 'composite'])
    const animatedProperties = (element: HTMLElement): string[] =>
      element
        .getAnimations({ subtree: true })
        .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
        .flatMap((frame) => Object.keys(frame).filter((key) => !timing.has(key)))
    return new Promise<string[]>((resolve) => {
      const properties: string[] = []
      const observer = new MutationObserver((records) => {
        for (const node of records.flatMap((record) => [...record.addedNodes]))
          if (node instanceof HTMLElement && node.className === 'flight')
            properties.push(...animatedProperties(node))
        if (!document.querySelector('.drawer, .flight')) {
          observer.disconnect()
          resolve(properties)
        }
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })
}

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'only phones show a bottom sheet')

  /** Sends the touch events of a vertical swipe. */
  async function swipe(page: Page, x: number, from: number, to: number) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', from + ((to - from) * step) / 10)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
    await session.detach()
  }

  test('the dish is a bottom sheet that a swipe down closes (ITEM-01)', async ({ page }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, dishWithChoices)
    await expect
      .poll(
        async () => {
          const box = await drawer.boundingBox()
          return box && Math.round(box.y + box.height)
        },
        { message: 'the sheet touches the lower edge' },
      )
      .toBe(844)
    const [sheet, picture, bar] = [
      await drawer.boundingBox(),
      await drawer.locator('.it-pic img').boundingBox(),
      await drawer.locator('.it-bar').boundingBox(),
    ]
    if (!sheet || !picture || !bar) throw new Error('The sheet, its picture or its bar is missing.')
    expect([sheet.x, sheet.width]).toEqual([0, 390])
    expect(sheet.y, 'the menu is visible above the sheet').toBeGreaterThan(0)
    expect(picture.width, 'the picture has the full width').toBe(390)
    expect(picture.y - sheet.y, 'the picture starts at the top').toBeLessThan(16)
    expect(bar.y + bar.height, 'the bar is over the picture').toBeLessThan(
      picture.y + picture.height,
    )
    expect(
      await drawer
        .locator('.it-pic img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)

    // A swipe that scrolls the content does not move the sheet.
    await swipe(page, 195, 700, 300)
    await expect
      .poll(() => drawer.locator('.drawer-b').evaluate((body) => body.scrollTop))
      .toBeGreaterThan(100)
    await expect(drawer).toBeVisible()
    // With the content at the top, a swipe down closes the sheet.
    await expect
      .poll(() =>
        drawer.locator('.drawer-b').evaluate((body) => {
          body.scrollTop = 0
          return new Promise((resolve) => requestAnimationFrame(() => resolve(body.scrollTop)))
        }),
      )
      .toBe(0)
    await swipe(page, 195, sheet.y + 60, 800)
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(singaporeMenu)
  })
})
