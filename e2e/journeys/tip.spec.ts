// Journey of a tip after delivery: the eater chooses and
// pays it on the order's page, and the receipt shows it.
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { readOrder } from '../steps/place-order.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
const amount = 'S$\u00a02.00'
test.use({ locale: 'en-SG' })
runOnlyOn('mobile', 'the panel is the same on a desktop')

test('an eater tips the courier of a delivered order, once (TIP-01)', async ({ page }) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  const { orderID } = await placeOrderByApi(page.request, 'sg-m1', {
    paymentTypeID: 'CREDIT_BALANCE',
  })
  await expect
    .poll(async () => (await readOrder(page.request, orderID)).orderState, { timeout: 120_000 })
    .toBe('COMPLETED')
  await goTo(page, `/sg/en/order/${orderID}`)
  await page
    .getByRole('group', { name: t('checkout:checkout.tip.title') })
    .getByText(amount)
    .click()
  await expect(page.getByRole('radio', { name: amount })).toBeChecked()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: t('order:order.laterTip.give', { amount }) }).click()
  const given = page.getByText(t('order:order.laterTip.paid', { amount }))
  await expect(given).toBeVisible()
  await page.reload()
  await expect(given).toBeVisible()
  await page.getByRole('link', { name: t('order:order.receipt') }).click()
  await expect(page.getByText(t('receipt:receipt.laterTip'))).toBeVisible()
  await expect(page.getByText(amount)).toBeVisible()
})
