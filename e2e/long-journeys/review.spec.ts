// Journey after a completed order: the eater tips the courier and writes a review, the merchant
// answers it in the console, and another eater reads it on the merchant’s page.
import { expect, test, type Browser } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { acceptInvite } from '../steps/kitchen-staff.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { readOrder } from '../steps/place-order.ts'
import { singaporeMenu } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
const tip = 'S$\u00a02.00'
const words = 'Rich gravy and crisp chicken'
const reply = 'Thank you, Mei, come again'
runOnlyOn('mobile', 'the form is the same on a desktop, and the invite works once')

/**
 * Invite link for a manager of the merchant sg-m1. The link works once, so this journey runs once
 * per server.
 */
const managerLink = process.env.E2E_MANAGER_LINK ?? ''

/** Answers this journey's review in the console. */
async function replyInConsole(browser: Browser): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 } })
  const manager = await context.newPage()
  await acceptInvite(manager, managerLink)
  await manager.goto(new URL('/kitchen/reviews', managerLink).href)
  const review = manager.getByRole('article').filter({ hasText: words })
  await review.getByRole('button', { name: 'Reply' }).click()
  await review.getByRole('textbox', { name: 'Your reply' }).fill(reply)
  await review.getByRole('button', { name: 'Send' }).click()
  await expect(review.getByRole('blockquote')).toContainText(reply)
  expect(await findAccessibilityViolations(manager)).toEqual([])
  await context.close()
}

test('an eater tips and reviews; others read the review and its reply (TIP-01 REV-01 REV-03 REV-04)', async ({
  page,
  browser,
}) => {
  test.skip(test.info().repeatEachIndex > 0, 'the invite has been used')
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
    .getByText(tip)
    .click()
  await expect(page.getByRole('radio', { name: tip })).toBeChecked()
  const form = page.getByRole('region', { name: t('review:own.title') })
  await form
    .getByText(t('review:stars_other', { count: '5' }), { exact: true })
    .click({ force: true })
  await form.getByRole('button', { name: t('review:labels.tasty') }).click()
  await form.getByRole('textbox', { name: t('review:form.words') }).fill(words)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await form.getByRole('button', { name: t('review:form.send') }).click()
  await expect(form.getByRole('button', { name: t('review:own.change') })).toBeVisible()
  await page.getByRole('button', { name: t('order:order.laterTip.give', { amount: tip }) }).click()
  const given = page.getByText(t('order:order.laterTip.paid', { amount: tip }))
  await expect(given).toBeVisible()
  await page.getByRole('link', { name: t('order:order.receipt') }).click()
  await expect(page.getByText(t('receipt:receipt.laterTip'))).toBeVisible()
  await expect(page.getByText(tip)).toBeVisible()

  await replyInConsole(browser)
  await goTo(page, `/sg/en/order/${orderID}`)
  await expect(given).toBeVisible()
  await expect(form).toContainText(reply)

  const guest = await (await browser.newContext({ locale: 'en-SG' })).newPage()
  await goTo(guest, singaporeMenu)
  const reviews = guest.getByRole('region', { name: t('review:list.title') })
  await reviews.getByRole('button', { name: t('review:list.read') }).click()
  const first = reviews.getByRole('article').first()
  await expect(first).toContainText('Mei')
  await expect(first).toContainText(words)
  await expect(first).toContainText(reply)
  await expect(first).not.toContainText('Tan')
  expect(await findAccessibilityViolations(guest)).toEqual([])
  await guest.context().close()
})
