// Journey of a live order: chat with the courier, reconnection, receipt, and order again.
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { readOrder } from '../steps/place-order.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { translations } from '../translations.ts'

const t = translations('en')
runOnlyOn('mobile', 'same code on a desktop')
test.use({ locale: 'en-SG' })

test('chat, reconnection, receipt and reorder of a live order (ORD-12 ORD-13)', async ({
  page,
  context,
}) => {
  const consoleErrors = collectConsoleErrors(page)
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  // The simulator assigns a courier within seconds. The scripts are loaded before the order is
  // placed, so that the order page opens before the courier is assigned.
  await goTo(page, '/sg/en/order-history')
  const {
    orderID,
    merchantCartWithQuoteList: [merchantCart],
  } = await placeOrderByApi(page.request, 'sg-m1')
  const dish = merchantCart!.items[0]!.name
  await goTo(page, `/sg/en/order/${orderID}`)
  const headline = page.getByRole('heading', { level: 1 })

  // The eater writes to the courier as soon as one is assigned, and the courier replies.
  await page
    .getByRole('button', { name: new RegExp(`^${t('order:order.chatWith', { name: '' }).trim()}`) })
    .click()
  const chat = page.getByRole('dialog')
  await chat.getByRole('textbox', { name: t('chat:chat.write') }).fill('The blue door')
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('log')).toContainText('The blue door')
  await expect(chat.locator('.ch-said:not(.ch-mine)')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()

  // The order is completed while the page is offline. The page must show the new state within two
  // seconds after the connection returns.
  await context.setOffline(true)
  await expect
    .poll(async () => (await readOrder(page.request, orderID)).orderState, { timeout: 120_000 })
    .toBe('COMPLETED')
  await context.setOffline(false)
  await expect(headline).toHaveText(t('order:order.states.delivered.headline'))
  expect(await findAccessibilityViolations(page)).toEqual([])

  // Opens the receipt, on the screen and in print.
  await page.getByRole('link', { name: t('order:order.receipt') }).click()
  await expect(headline).toHaveText(t('receipt:receipt.title'))
  await expect(page.getByRole('table')).toContainText(dish)
  await expect(page.getByRole('main')).toContainText(t('order:order.pay.collected'))
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('button', { name: t('receipt:receipt.print') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // Orders the same dishes again from the history.
  await goTo(page, '/sg/en/order-history')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('order:order.again')}`) })
    .click()
  await expect(page.getByRole('dialog', { name: t('basket:cart.title') })).toContainText(dish)
  // While offline, the browser itself logs an error for each failed request.
  expect(consoleErrors.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
