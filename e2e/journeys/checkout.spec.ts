// Journeys of card payments with the sandbox: a bank challenge, and a declined card.
import { expect, test, type Page } from '@playwright/test'
import { goTo } from '../steps/go-to.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { listOrders, placeButton, readOrder, readOrderID } from '../steps/place-order.ts'
import { reachCheckout } from '../steps/reach-checkout.ts'
import { collectConsoleErrors } from '../steps/collect-console-errors.ts'
import { longTest, runOn } from '../steps/choose-viewport.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOn('desktop')

const paymentOption = (page: Page, name: string) =>
  page.getByRole('radio', { name: new RegExp(`^${name}`) })

async function payByCard(page: Page, number: string): Promise<void> {
  await paymentOption(page, t('checkout:checkout.ways.VISA')).press('Space')
  await page.getByLabel(t('checkout:checkout.cardNumber')).fill(number)
  await page.getByLabel(t('checkout:checkout.cardExpiry')).fill('1230')
  await page.getByLabel(t('checkout:checkout.cardCvc')).fill('123')
}

test('an approved bank challenge gives one order despite a reload (PAY-04 PROD-05)', async ({
  page,
}) => {
  const consoleErrors = collectConsoleErrors(page, [{ status: 402, url: /\/orders$/ }])
  await reachCheckout(page, t)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await payByCard(page, '4000002500003155')
  await placeButton(page, t).click()
  const bank = page.getByRole('region', { name: t('checkout:checkout.bankTitle') })
  await expect(bank).toBeFocused()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await goTo(page, '/sg/en/checkout')
  await expect(bank.getByRole('timer')).toContainText(/\d:\d\d/)
  expect(await listOrders(page.request)).toEqual([])
  await bank.getByRole('button', { name: t('checkout:checkout.bankApprove') }).click()
  const orderID = await readOrderID(page)
  expect((await listOrders(page.request)).map((order) => order.orderID)).toEqual([orderID])
  expect((await readOrder(page.request, orderID)).paymentTypeID).toBe('VISA')
  expect(
    sent.filter((text) => text.includes('4000002500003155') || text.includes('4000%20')),
  ).toEqual([])
  expect(consoleErrors).toEqual([])
})

longTest(
  'a declined card shows its reason, and the eater pays in cash (PAY-04)',
  async ({ page }) => {
    await reachCheckout(page, t)
    await payByCard(page, '4000000000009995')
    await placeButton(page, t).click()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText(t('checkout:checkout.declined.INSUFFICIENT_BALANCE'))
    await paymentOption(page, t('checkout:checkout.ways.CASH')).press('Space')
    await expect(alert).toBeHidden()
    await page.getByRole('checkbox', { name: t('checkout:checkout.cutlery') }).press('Space')
    await placeButton(page, t).click()
    const orderID = await readOrderID(page)
    const order = await readOrder(page.request, orderID)
    expect({ paymentTypeID: order.paymentTypeID, wishes: order.wishes }).toEqual({
      paymentTypeID: '',
      wishes: { cutlery: true, contactless: false },
    })
  },
)
