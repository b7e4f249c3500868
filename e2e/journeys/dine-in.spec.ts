// Dinner at a table: no address, no rider, no fee for the way; served where the eater sits.
import { expect, test } from '@playwright/test'
import { addDish } from '../steps/fill-basket.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })

test('PROD-06 ROUTE-08 ROUTE-09 a dish is ordered at table 3, paid there, and followed until it is served', async ({ page }) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  await goTo(page, '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1')
  await page.getByRole('main').getByRole('link', { name: t('checkout:checkout.guestAction') }).click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/dine-in\/checkout\?tableNumber=3&merchantID=sg-m1$/)

  const main = page.getByRole('main')
  await expect(main).toContainText(t('checkout:checkout.titleTable', { table: '3' }))
  await expect(main).toContainText(t('checkout:checkout.cashTable'))
  await expect(main).not.toContainText(t('checkout:checkout.feeNames.delivery'))
  await expect(main).not.toContainText(t('checkout:checkout.deliverTo'))
  await page.getByRole('button', { name: t('dish:dish.more') }).click()
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')

  const orderID = await placeOrder(page, t)
  const { dineInInfo, path } = await readOrder(page.request, orderID)
  expect({ dineInInfo, path }).toEqual({ path: 'table', dineInInfo: { tableID: 'sg-m1-t3', merchants: { 'sg-m1': { eaterCount: 2, tableNumber: '3' } } } })
  await expect(main).toContainText(t('order:order.states.table_served.body'), { timeout: 45_000 })
  await expect(main).toContainText(t('order:order.tableParts.door'))
  expect((await readOrder(page.request, orderID)).orderState).toBe('COMPLETED')
})

test('ROUTE-09 a table that the kitchen does not have is refused in plain words', async ({ page }) => {
  await goTo(page, singaporeMenu)
  await addDish(page, t, singaporeDish)
  await goTo(page, '/sg/en/dine-in/checkout?tableNumber=999&merchantID=sg-m1')
  await page.getByRole('main').getByRole('link', { name: t('checkout:checkout.guestAction') }).click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page.getByRole('alert')).toContainText(t('site:gfc_error.errors.required_restaurant_params.title'))
  await expect(page.getByRole('button', { name: t('checkout:checkout.place') })).toHaveCount(0)
})
