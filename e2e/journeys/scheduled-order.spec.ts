// Journey of a scheduled order: choose a time window at checkout, then cancel on the order page.
import { expect, test } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { addDish, cartButton } from '../steps/fill-cart.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { presetAddress } from '../steps/preset-address.ts'
import { reachCheckout } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

runOnlyOn('desktop', 'same code on a phone')

const t = translations('en')
const scheduledOnlyMenu = '/sg/en/restaurant/satay-by-lamplight/sg-m6'
test.use({ locale: 'en-SG' })

test('an order is scheduled, shown with its time, and cancelled (SCHED-01 PROD-04 ORD-11)', async ({
  page,
}) => {
  await reachCheckout(page, t)
  await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
  // The first window is preselected, so that no order for immediate delivery is placed by mistake.
  await expect(placeButton(page, t)).toContainText(
    new RegExp(`^${t('checkout:checkout.placeFor', { time: '.+' })}`),
  )
  const days = page.getByRole('group', { name: t('checkout:checkout.day') })
  const windows = page.getByRole('group', { name: t('checkout:checkout.window'), exact: true })
  // Chooses the second day, because all its windows are in the future at any time of day.
  await days.getByRole('button').nth(1).click()
  await expect(days.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  const timeWindow = windows.getByRole('button').nth(2)
  await timeWindow.click()
  await expect(timeWindow).toHaveAttribute('aria-pressed', 'true')
  const from = await timeWindow.locator('b').innerText()
  await expect(placeButton(page, t)).toContainText(from)

  const orderID = await placeOrder(page, t)
  const order = await readOrder(page.request, orderID)
  expect(order.orderState).toBe('SCHEDULED')
  expect(
    Date.parse(order.scheduledTime?.to ?? '') - Date.parse(order.scheduledTime?.from ?? ''),
  ).toBe(30 * 60_000)
  const start = new Intl.DateTimeFormat('en-SG', {
    timeZone: 'Asia/Singapore',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(order.scheduledTime?.from ?? ''))
  expect(start, 'the chosen time window').toBe(from)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${t('order:order.states.scheduled.headline', { time: '.+' })}$`),
  )
  await expect(page.getByRole('main')).toContainText(t('order:order.states.scheduled.body'))

  // The page asks for confirmation before it cancels.
  await page.getByRole('button', { name: t('order:order.cancel') }).click()
  const confirmation = page.getByRole('dialog', { name: t('order:order.cancelAsk') })
  await confirmation.getByRole('button', { name: t('order:order.cancelNo') }).click()
  await expect(confirmation).toBeHidden()
  expect((await readOrder(page.request, orderID)).orderState).toBe('SCHEDULED')
  await page.getByRole('button', { name: t('order:order.cancel') }).click()
  await confirmation.getByRole('button', { name: t('order:order.cancelYes') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('order:order.states.cancelled_by_you.headline'),
  )
  await expect(page.getByRole('main')).toContainText(t('order:order.states.cancelled_by_you.body'))
  await expect(page.getByRole('button', { name: t('order:order.cancel') })).toHaveCount(0)
  expect((await readOrder(page.request, orderID)).orderState).toBe('CANCELLED_PASSENGER')
})

longTest(
  'a scheduled-only merchant says so on the menu, in the basket and first at checkout (SCHED-04)',
  async ({ page }) => {
    await logInByApi(page.request, 'sg', singaporePhone(), 'Aisyah Rahman')
    await presetAddress(page)
    await goTo(page, scheduledOnlyMenu)
    const main = page.getByRole('main')
    await expect(main).toContainText(t('merchant:merchant.scheduledOnly'))
    await addDish(page, t, 'Ikan bakar')
    await cartButton(page).click()
    const basket = page.getByRole('dialog', { name: t('basket:cart.title') })
    await expect(basket).toContainText(t('basket:cart.scheduledOnly').replaceAll(/<\/?b>/g, ''))
    await basket.getByRole('button', { name: t('basket:cart.review') }).click()
    await expect(page).toHaveURL(/\/checkout/)
    const panels = main.locator('.co-form .panel')
    await expect(panels.first()).toContainText(t('checkout:checkout.onlyScheduled'))
    await expect(placeButton(page, t)).toContainText(
      new RegExp(`^${t('checkout:checkout.placeFor', { time: '.+' })}`),
    )
  },
)
