// The journey of a review: written for a completed order, and read on the merchant’s page.
import { expect, test } from '@playwright/test'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { goTo } from '../steps/go-to.ts'
import { logInByApi } from '../steps/log-in.ts'
import { placeOrderByApi } from '../steps/place-order-by-api.ts'
import { readOrder } from '../steps/place-order.ts'
import { singaporeMenu } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => !isMobile, 'the form is the same on a desktop')

test('an eater reviews a delivered order, and others read it (REV-01 REV-03)', async ({ page }) => {
  await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
  const { orderID } = await placeOrderByApi(page.request, 'sg-m1')
  await expect
    .poll(async () => (await readOrder(page.request, orderID)).orderState, { timeout: 120_000 })
    .toBe('COMPLETED')
  await goTo(page, `/sg/en/order/${orderID}`)
  const form = page.getByRole('region', { name: t('review:own.title') })
  await form
    .getByText(t('review:stars_other', { count: '5' }), { exact: true })
    .click({ force: true })
  await form.getByRole('button', { name: t('review:labels.tasty') }).click()
  await form.getByRole('textbox').fill('Rich gravy and crisp chicken')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await form.getByRole('button', { name: t('review:form.send') }).click()
  await expect(form.getByRole('button', { name: t('review:own.change') })).toBeVisible()

  await goTo(page, singaporeMenu)
  const reviews = page.getByRole('region', { name: t('review:list.title') })
  await reviews.getByRole('button', { name: t('review:list.read') }).click()
  const first = reviews.getByRole('article').first()
  await expect(first).toContainText('Mei')
  await expect(first).toContainText('Rich gravy and crisp chicken')
  await expect(first).not.toContainText('Tan')
  expect(await findAccessibilityViolations(page)).toEqual([])
})
