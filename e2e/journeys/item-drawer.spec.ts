// The item drawer over a real menu: its way into the basket, another kitchen's basket, the ways out, and a finger on it.
import { expect, test, type Page } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { goTo } from '../steps/go-to.ts'
import { addButton, limitedMenu, openDish } from '../steps/open-dish.ts'
import { listBasket } from '../steps/read-basket.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
const wanting = 'Nasi lemak ayam berempah'
test.use({ locale: 'en-SG' })

test.describe('on a desk', () => {
  test.skip(({ isMobile }) => isMobile, 'same code on a phone')

  test('ITEM-22 ITEM-08 ITEM-11 ITEM-12 ITEM-24: another kitchen: the basket stays with cancel and begins anew with proceed', async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    await addDish(page, t, singaporeDish)
    const complex = await openDish(page, wanting)
    await expect(complex.getByRole('group', { name: 'Rice' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await addButton(complex, t).click({ force: true })
    await expect(complex.getByRole('alert').first()).toBeVisible()
    expect(await findBarriers(page), 'with marks').toEqual([])

    await goTo(page, limitedMenu)
    const drawer = await openDish(page, 'Lime juice')
    const [keep, start] = [
      drawer.getByRole('button', { name: t('cart:cart.newKeep') }),
      drawer.getByRole('button', { name: t('cart:cart.newStart') }),
    ]
    await addButton(drawer, t).click()
    await expect(drawer).toContainText(
      t('cart:cart.newBody_one', { count: '1', merchant: 'Warung Senja, Tiong Bahru' }),
    )
    expect(await findBarriers(page), 'asking').toEqual([])
    await keep.click()
    await expect(addButton(drawer, t)).toBeFocused()
    expect(await listBasket(page)).toEqual(['1 rendang'])

    await addButton(drawer, t).click()
    await start.click()
    await expect(drawer).toBeHidden()
    expect(await listBasket(page)).toEqual(['1 lime'])
    await openBasket(page, t)
    await expect(page.getByRole('dialog', { name: t('cart:cart.title') })).toContainText(
      'Hainan Corner',
    )
  })

  test('ITEM-09 VALID-01 VALID-02: above the limit of the kitchen the drawer stays and says how much, and the basket is as before', async ({
    page,
  }) => {
    await goTo(page, limitedMenu)
    await addDish(page, t, 'Lime juice')
    const drawer = await openDish(page, 'Half chicken, for three')
    for (let more = 0; more < 5; more += 1)
      await drawer.getByRole('button', { name: t('dish:dish.more') }).click()
    await addButton(drawer, t).click()
    await expect(drawer.getByRole('alert')).toContainText(/orders up to S\$\s?120\.00/)
    expect(await listBasket(page)).toEqual(['1 lime'])
    await drawer.getByRole('button', { name: t('dish:dish.less') }).click()
    await addButton(drawer, t).click()
    await expect(drawer).toBeHidden()
    expect(await listBasket(page)).toEqual(['1 lime', '5 half'])
  })

  test('out by Escape and by the way back, to the menu’s one entry; a shared address opens it for a guest', async ({
    page,
  }) => {
    await goTo(page, '/sg/en')
    await goTo(page, singaporeMenu)
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      const drawer = await openDish(page, wanting)
      await expect(page).toHaveURL(/\?dish=nasi-lemak-ayam$/)
      await leave()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(singaporeMenu)
      await expect(
        page.getByRole('main').getByRole('link', { name: wanting, exact: true }),
      ).toBeFocused()
    }
    await page.goBack()
    await expect(page, 'no second entry of the menu').toHaveURL('/sg/en')
    await goTo(page, `${singaporeMenu}?dish=rendang`)
    await expect(page.getByRole('dialog', { name: singaporeDish })).toBeVisible()
    await page.getByRole('button', { name: t('dish:dish.close') }).click()
    await expect(page).toHaveURL(singaporeMenu)
    await expect(basketButton(page), 'nothing was added').toHaveCount(0)
  })

  test('the picture flies to the basket’s badge when the dish is in, and not for those who ask for stillness', async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    const seen = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const flights: string[] = []
            const observer = new MutationObserver((records) => {
              for (const node of records.flatMap((record) => [...record.addedNodes])) {
                if (node instanceof HTMLElement && node.className === 'flight')
                  flights.push(
                    ...new Set(
                      node
                        .getAnimations({ subtree: true })
                        .flatMap((one) =>
                          (one.effect as KeyframeEffect)
                            .getKeyframes()
                            .flatMap((frame) =>
                              Object.keys(frame).filter(
                                (key) =>
                                  !['offset', 'computedOffset', 'easing', 'composite'].includes(
                                    key,
                                  ),
                              ),
                            ),
                        ),
                    ),
                  )
              }
              if (!document.querySelector('.drawer, .flight')) {
                observer.disconnect()
                resolve(flights)
              }
            })
            observer.observe(document.body, { childList: true, subtree: true })
          }),
      )
    const add = async (): Promise<string[]> => {
      const drawer = await openDish(page, singaporeDish)
      const flown = seen()
      await addButton(drawer, t).click()
      return await flown
    }
    expect([...new Set(await add())].toSorted()).toEqual(['opacity', 'transform'])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await add()).toEqual([])
    expect(await listBasket(page)).toEqual(['2 rendang'])
  })
})

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'a sheet from below is for phones')

  /** A finger from one height to another, as the browser hears it. */
  async function swipe(page: Page, x: number, from: number, to: number) {
    const browser = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x, y }],
      })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', from + ((to - from) * step) / 10)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await touch('touchEnd')
    await browser.detach()
  }

  test('ITEM-01: the dish comes as a sheet from below, its picture at the top behind the bar; a swipe down sends it away', async ({
    page,
  }) => {
    await goTo(page, singaporeMenu)
    const drawer = await openDish(page, wanting)
    await expect
      .poll(
        async () => {
          const box = await drawer.boundingBox()
          return box && Math.round(box.y + box.height)
        },
        { message: 'at rest on the lower edge' },
      )
      .toBe(844)
    const [sheet, picture, bar] = [
      await drawer.boundingBox(),
      await drawer.locator('.it-pic img').boundingBox(),
      await drawer.locator('.it-bar').boundingBox(),
    ]
    if (!sheet || !picture || !bar)
      throw new Error('the sheet, its picture or its bar is not there')
    expect([sheet.x, sheet.width]).toEqual([0, 390])
    expect(sheet.y, 'the menu shows above it').toBeGreaterThan(0)
    expect(picture.width, 'from edge to edge').toBe(390)
    expect(picture.y - sheet.y, 'right under the rim').toBeLessThan(16)
    expect(bar.y + bar.height, 'the bar lies over the picture').toBeLessThan(
      picture.y + picture.height,
    )
    expect(
      await drawer
        .locator('.it-pic img')
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)

    // A finger that scrolls the dish leaves the sheet where it is.
    await swipe(page, 195, 700, 300)
    await expect
      .poll(() => drawer.locator('.drawer-b').evaluate((body) => body.scrollTop))
      .toBeGreaterThan(100)
    await expect(drawer).toBeVisible()
    // Back at the top, and at rest, the next one is for the sheet.
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
