// Dinner at a table: its code is scanned, no address, no rider, no fee for the way; two phones fill one order; served where they sit.
import { expect, test } from '@playwright/test'
import { addDish, basketButton, openBasket } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn, logInQuietly } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { sitDown } from '../steps/sit-down.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => !isMobile, 'codes are scanned with phones')

test('PROD-06 ROUTE-08 ROUTE-09 a table’s code is scanned, a dish ordered there through log-in, and followed until it is served', async ({
  page,
}) => {
  await goTo(page, `${singaporeMenu}?tableNumber=3`)
  const landing = page.getByRole('dialog')
  await landing.getByRole('button', { name: t('group:table.fewer') }).click()
  expect(await findBarriers(page)).toEqual([])
  await landing.getByRole('button', { name: t('group:table.toMenu'), exact: true }).click()
  await expect(landing).toBeHidden()
  await page
    .getByRole('region', { name: t('group:table.dineIn', { table: '3' }) })
    .getByRole('button', { name: t('group:table.more') })
    .click()
  await addDish(page, t, singaporeDish)
  const basket = await openBasket(page, t)
  await expect(basket.locator('.when')).toHaveText('Served to table 3')
  await basket.getByRole('link', { name: t('cart:cart.logIn') }).click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(page).toHaveURL(/\/sg\/en\/dine-in\/checkout\?tableNumber=3&merchantID=sg-m1$/)

  const main = page.getByRole('main')
  await expect(main).toContainText(t('checkout:checkout.titleTable', { table: '3' }))
  await expect(main).not.toContainText(t('checkout:checkout.feeNames.delivery'))
  await expect(main).not.toContainText(t('checkout:checkout.deliverTo'))
  await expect(placeButton(page, t)).toContainText(/\d/)
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')

  const orderID = await placeOrder(page, t)
  const { dineInInfo, path } = await readOrder(page.request, orderID)
  expect({ dineInInfo, path }).toEqual({
    path: 'table',
    dineInInfo: {
      tableID: 'sg-m1-t3',
      merchants: { 'sg-m1': { eaterCount: 2, tableNumber: '3' } },
    },
  })
  await expect(main).toContainText(t('order:order.states.table_served.body'), { timeout: 45_000 })
  expect((await readOrder(page.request, orderID)).orderState).toBe('COMPLETED')
})

test('DINE-05 ROUTE-09 a code that is not good is refused in plain words, and so is a table that nobody scanned', async ({
  page,
}) => {
  await goTo(page, `${singaporeMenu}?tableNumber=3&tableCode=1.AAAAAAAAAAAAAAAAAAAAAA`)
  const landing = page.getByRole('dialog')
  await expect(landing.getByRole('alert')).toContainText(
    t('site:gfc_error.errors.required_restaurant_params.title'),
  )
  await landing.getByRole('button', { name: t('group:table.withoutTable') }).click()
  await expect(landing).toBeHidden()
  await addDish(page, t, singaporeDish)
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  await goTo(page, '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    t('site:gfc_error.errors.required_restaurant_params.title'),
  )
  await expect(page.getByRole('button', { name: t('checkout:checkout.place') })).toHaveCount(0)
})

test('GRP-01 GRP-17 two phones at one table share one order: each sees the other’s dishes at once and changes only their own; one of them orders', async ({
  page,
  browser,
  contextOptions,
}) => {
  const other = await browser.newContext(contextOptions)
  const there = await other.newPage()
  for (const [phone, name, dish] of [
    [page, 'Mei Tan', singaporeDish],
    [there, 'Ravi Nair', 'Teh tarik'],
  ] as const) {
    await logInQuietly(phone.request, 'sg', singaporePhone(), name)
    await sitDown(phone, t, '4')
    await phone.getByRole('button', { name: t('group:table.together') }).click()
    await expect(phone.getByRole('button', { name: t('group:invite.seeTable') })).toBeVisible()
    await addDish(phone, t, dish)
  }
  await basketButton(page).click()
  const table = page.getByRole('dialog', { name: t('group:group.tableTitle', { table: '4' }) })
  const ravi = table.getByRole('listitem', { name: 'Ravi Nair', exact: true })
  await expect(ravi).toContainText('1 Teh tarik')
  await expect(ravi.getByRole('button')).toHaveCount(0)
  await there.getByRole('button', { name: t('cart:cart.more', { name: 'Teh tarik' }) }).click()
  await expect(ravi).toContainText('2 Teh tarik')

  await table.getByRole('button', { name: t('group:group.orderTable') }).click()
  await expect(page).toHaveURL(/\/dine-in\/checkout\?groupID=.*tableNumber=4/)
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
  const orderID = await placeOrder(page, t)
  const {
    merchantCartWithQuoteList: [ordered],
    dineInInfo,
  } = await readOrder(page.request, orderID)
  expect(ordered?.items.map((item) => `${item.quantity} ${item.ID}`).toSorted()).toEqual([
    '1 rendang',
    '2 teh-tarik',
  ])
  expect(dineInInfo?.tableID).toBe('sg-m1-t4')
  await there.getByRole('button', { name: t('group:news.seeBill') }).click()
  await expect(there.getByRole('listitem', { name: 'Ravi Nair', exact: true })).toContainText(
    '2 Teh tarik',
  )
  await other.close()
})
