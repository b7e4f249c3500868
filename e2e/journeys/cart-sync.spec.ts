// Journeys of one eater with two devices: the carts are merged at log-in and stay synchronised.
import { paths } from '@tingkat/contract/paths'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { addStreet } from '../steps/choose-address.ts'
import { addDish, openCart } from '../steps/fill-cart.ts'
import { goTo } from '../steps/go-to.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { logInByApi } from '../steps/log-in.ts'
import { conciergeMenu } from '../steps/open-dish.ts'
import { listCart } from '../steps/read-cart.ts'
import { placeButton } from '../steps/place-order.ts'
import { fillCart, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('desktop', 'same code on a phone')

const waitForSave = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(paths.cart) && answer.request().method() === 'PUT' && answer.ok(),
  )

/** Simulates that the eater returns to the page from another window. */
async function triggerVisibilityChange(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

longTest(
  'a guest’s cart is merged at log-in, and an order empties it on both devices (PROD-17)',
  async ({ page, browser, contextOptions }) => {
    const phone = singaporePhone()
    await logInByApi(page.request, 'sg', phone, 'Mei Tan')
    const saved = waitForSave(page)
    await fillCart(page, t)
    await saved

    const other: BrowserContext = await browser.newContext(contextOptions)
    const otherPage = await other.newPage()
    await goTo(otherPage, singaporeMenu)
    await addDish(otherPage, t, 'Teh tarik')
    await logInByApi(otherPage.request, 'sg', phone, 'Mei Tan')
    const joined = waitForSave(otherPage)
    await goTo(otherPage, singaporeMenu)
    await expect(
      otherPage.getByText(t('cart:notice.joined', { name: 'Warung Senja, Tiong Bahru' })),
    ).toBeVisible()
    await joined
    expect((await listCart(otherPage)).toSorted()).toEqual(['1 rendang', '1 teh-tarik'])

    await triggerVisibilityChange(page)
    await expect
      .poll(async () => (await listCart(page)).toSorted())
      .toEqual(['1 rendang', '1 teh-tarik'])

    const cart = await openCart(page, t)
    await cart.getByRole('button', { name: t('basket:cart.review') }).click()
    await addStreet(page, t)
    await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
    await placeButton(page, t).click()
    await expect(page).toHaveURL(/\/order\//)
    await triggerVisibilityChange(otherPage)
    await expect.poll(() => listCart(otherPage)).toEqual([])
    await other.close()
  },
)

longTest(
  'of two merchants’ carts the eater chooses one and can restore the other (PROD-17)',
  async ({ page, browser, contextOptions }) => {
    const phone = singaporePhone()
    await logInByApi(page.request, 'sg', phone, 'Mei Tan')
    await goTo(page, singaporeMenu)
    const saved = waitForSave(page)
    await addDish(page, t, singaporeDish)
    await saved

    const other = await browser.newContext(contextOptions)
    const otherPage = await other.newPage()
    await goTo(otherPage, conciergeMenu)
    await addDish(otherPage, t, 'Mee goreng')
    const guestCart = await listCart(otherPage)
    await logInByApi(otherPage.request, 'sg', phone, 'Mei Tan')
    await goTo(otherPage, conciergeMenu)
    const choice = otherPage.getByRole('dialog', { name: t('basket:cart.choiceTitle') })
    await expect(choice).toBeVisible()
    expect(await listCart(otherPage), 'unchanged while the question is open').toEqual(guestCart)
    await choice.getByRole('button', { name: /^Warung Senja/ }).click()
    await expect.poll(() => listCart(otherPage)).toEqual(['1 rendang'])
    await otherPage.getByRole('button', { name: t('basket:cart.choiceOther') }).click()
    await expect.poll(() => listCart(otherPage)).toEqual(guestCart)
    await other.close()
  },
)

test('dishes stay in place while a menu loads, so that no press is lost', async ({ page }) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  // Delays the scripts of the basket column and the pickup choice until after the click.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(basket-column|menu-pickup)-[^/]+\.js$/, async (route) => {
    await pressed
    await route.continue()
  })
  await goTo(page, singaporeMenu)
  const addButton = (name: string) =>
    page.getByRole('button', { name: t('cart:cart.quickAdd', { name }), exact: true })
  // Once the session has been read, React renders again the parts of the page that are not hydrated
  // yet. The test waits for that before it measures a button.
  await expect(
    page.getByRole('button', { name: t('site:user.open', { name: 'Mei Tan' }) }),
  ).toBeVisible()
  // A neighbour of the pressed dish: the height of lists outside the viewport is an estimate until
  // the press scrolls them into view.
  const place = () =>
    addButton('Nasi ambeng').evaluate((button) => {
      const { x, y } = button.getBoundingClientRect()
      return { x, y: y + window.scrollY }
    })
  const before = await place()
  await addButton(singaporeDish).click()
  press()
  const basket = page.getByRole('region', { name: t('basket:cart.title') })
  await expect(basket).toContainText(singaporeDish)
  await expect(page.getByRole('radio', { name: t('pickup:pickup.pickup') })).toBeVisible()
  expect(await place()).toEqual(before)
})

longTest(
  'the cart works offline and is saved when the connection returns',
  async ({ page, context }) => {
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, singaporeMenu)
    const first = waitForSave(page)
    await addDish(page, t, singaporeDish)
    await first
    await context.setOffline(true)
    await addDish(page, t, 'Teh tarik')
    expect(await listCart(page)).toEqual(['1 rendang', '1 teh-tarik'])
    const saved = waitForSave(page)
    await context.setOffline(false)
    expect(await (await saved).json()).toMatchObject({
      version: 2,
      cart: { merchants: [{ items: [{ ID: 'rendang' }, { ID: 'teh-tarik' }] }] },
    })
  },
)
