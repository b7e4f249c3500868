// One eater, two devices, one basket: joined at log-in, the same on both, empty on both after an order.
import { paths } from '@tingkat/contract/paths'
import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { addDish, openBasket } from '../steps/fill-basket.ts'
import { goTo } from '../steps/go-to.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { conciergeMenu } from '../steps/open-dish.ts'
import { listBasket } from '../steps/read-basket.ts'
import { placeButton } from '../steps/place-order.ts'
import { fillBasket, singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'the same on a phone')

const kept = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(paths.cart) && answer.request().method() === 'PUT' && answer.ok(),
  )

/** Comes back to the page, as from another window. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test('PROD-17 a guest’s basket joins the account’s; what one device changes the other has; an order empties both', async ({
  page,
  browser,
  contextOptions,
}) => {
  const phone = singaporePhone()
  await logInQuietly(page.request, 'sg', phone, 'Mei Tan')
  const saved = kept(page)
  await fillBasket(page, t)
  await saved

  const other: BrowserContext = await browser.newContext(contextOptions)
  const there = await other.newPage()
  await goTo(there, singaporeMenu)
  await addDish(there, t, 'Teh tarik')
  await logInQuietly(there.request, 'sg', phone, 'Mei Tan')
  const joined = kept(there)
  await goTo(there, singaporeMenu)
  await expect(
    there.getByText(t('cart:notice.joined', { name: 'Warung Senja, Tiong Bahru' })),
  ).toBeVisible()
  await joined
  expect((await listBasket(there)).toSorted()).toEqual(['1 rendang', '1 teh-tarik'])

  await comeBack(page)
  await expect
    .poll(async () => (await listBasket(page)).toSorted())
    .toEqual(['1 rendang', '1 teh-tarik'])

  const basket = await openBasket(page, t)
  await basket.getByRole('button', { name: t('cart:cart.review') }).click()
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
  await placeButton(page, t).click()
  await expect(page).toHaveURL(/\/order\//)
  await comeBack(there)
  await expect.poll(() => listBasket(there)).toEqual([])
  await other.close()
})

test('PROD-17 baskets of two kitchens: the eater chooses, and the other can be had back', async ({
  page,
  browser,
  contextOptions,
}) => {
  const phone = singaporePhone()
  await logInQuietly(page.request, 'sg', phone, 'Mei Tan')
  await goTo(page, singaporeMenu)
  const saved = kept(page)
  await addDish(page, t, singaporeDish)
  await saved

  const other = await browser.newContext(contextOptions)
  const there = await other.newPage()
  await goTo(there, conciergeMenu)
  await addDish(there, t, 'Mee goreng')
  const mine = await listBasket(there)
  await logInQuietly(there.request, 'sg', phone, 'Mei Tan')
  await goTo(there, conciergeMenu)
  const choice = there.getByRole('dialog', { name: t('cart:cart.choiceTitle') })
  await expect(choice).toBeVisible()
  expect(await listBasket(there), 'nothing is lost while the question stands').toEqual(mine)
  await choice.getByRole('button', { name: /^Warung Senja/ }).click()
  await expect.poll(() => listBasket(there)).toEqual(['1 rendang'])
  await there.getByRole('button', { name: t('cart:cart.choiceOther') }).click()
  await expect.poll(() => listBasket(there)).toEqual(mine)
  await other.close()
})

test('without a connection the basket goes on, and is kept when the connection is back', async ({
  page,
  context,
}) => {
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, singaporeMenu)
  const first = kept(page)
  await addDish(page, t, singaporeDish)
  await first
  await context.setOffline(true)
  await addDish(page, t, 'Teh tarik')
  expect(await listBasket(page)).toEqual(['1 rendang', '1 teh-tarik'])
  const saved = kept(page)
  await context.setOffline(false)
  expect(await (await saved).json()).toMatchObject({
    version: 2,
    cart: { merchants: [{ items: [{ ID: 'rendang' }, { ID: 'teh-tarik' }] }] },
  })
})
