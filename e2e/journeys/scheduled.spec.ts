// Dinner for later: a day and a half hour chosen at checkout, seen on the order page, and called off again.
import { expect, test } from '@playwright/test'
import { placeOrder, readOrder } from '../steps/place-order.ts'
import { reachCheckout } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

test.skip(({ isMobile }) => isMobile, 'same code on a phone')

const t = words('en')
test.use({ locale: 'en-SG' })

test('PROD-04 ORD-11 an order is scheduled, shown with its time, and cancelled while that is possible', async ({
  page,
}) => {
  await reachCheckout(page, t)
  await page.getByRole('button', { name: t('checkout:checkout.schedule') }).click()
  const days = page.getByRole('group', { name: t('checkout:checkout.day') })
  const windows = page.getByRole('group', { name: t('checkout:checkout.window') })
  // The day after the first: later than today whatever the hour.
  await days.getByRole('button').nth(1).click()
  await expect(days.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true')
  const chosen = windows.getByRole('button').nth(2)
  await chosen.click()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  const from = await chosen.locator('b').innerText()

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
  expect(start, 'the window that was pressed').toBe(from)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`^${t('order:order.states.scheduled.headline', { time: '.+' })}$`),
  )
  await expect(page.getByRole('main')).toContainText(t('order:order.states.scheduled.body'))

  // Asked once more before anything happens.
  await page.getByRole('button', { name: t('order:order.cancel') }).click()
  const sure = page.getByRole('dialog', { name: t('order:order.cancelAsk') })
  await sure.getByRole('button', { name: t('order:order.cancelNo') }).click()
  await expect(sure).toBeHidden()
  expect((await readOrder(page.request, orderID)).orderState).toBe('SCHEDULED')
  await page.getByRole('button', { name: t('order:order.cancel') }).click()
  await sure.getByRole('button', { name: t('order:order.cancelYes') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('order:order.states.cancelled_by_you.headline'),
  )
  await expect(page.getByRole('main')).toContainText(t('order:order.states.cancelled_by_you.body'))
  await expect(page.getByRole('button', { name: t('order:order.cancel') })).toHaveCount(0)
  expect((await readOrder(page.request, orderID)).orderState).toBe('CANCELLED_PASSENGER')
})
