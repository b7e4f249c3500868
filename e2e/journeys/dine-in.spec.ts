// Journeys of ordering at a table: a scanned code, an order without delivery, two phones at one
// table.
import { expect, test } from '@playwright/test'
import { longTest, runOnlyOn } from '../steps/choose-viewport.ts'
import { addDish, cartButton, openCart } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logIn, logInByApi } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { openTable } from '../steps/open-table.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('mobile', 'codes are scanned with phones')

test('an eater scans a table’s code, orders, and is served (PROD-06 ROUTE-08 ROUTE-09)', async ({
  page,
}) => {
  await goTo(page, `${singaporeMenu}?tableNumber=3`)
  const landing = page.getByRole('dialog')
  await landing.getByRole('button', { name: t('group:table.fewer') }).click()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await landing.getByRole('button', { name: t('group:table.toMenu'), exact: true }).click()
  await expect(landing).toBeHidden()
  await page
    .getByRole('region', { name: t('group:table.dineIn', { table: '3' }) })
    .getByRole('button', { name: t('group:table.more') })
    .click()
  await addDish(page, t, singaporeDish)
  const cart = await openCart(page, t)
  await expect(cart.locator('.when')).toHaveText('Served to table 3')
  await cart.getByRole('link', { name: t('basket:cart.logIn') }).click()
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
  await expect(main).toContainText(t('order:order.states.table_served.body'), { timeout: 120_000 })
  expect((await readOrder(page.request, orderID)).orderState).toBe('COMPLETED')
})

for (const width of [390, 1280])
  test(`the drawer of a table’s code fits into a window of ${width} pixels (PROD-06 ROUTE-09)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await goTo(page, `${singaporeMenu}?tableNumber=3`)
    const landing = page.getByRole('dialog')
    const boxOf = async (name: string) => {
      const button = landing.getByRole('button', { name: t(name), exact: true })
      await expect(button).toBeInViewport({ ratio: 1 })
      return (await button.boundingBox())!
    }
    const [more, toMenu] = [await boxOf('group:table.more'), await boxOf('group:table.toMenu')]
    // The styles of dine-in visits make the gap between the row of the stepper and the button.
    expect(toMenu.y - (more.y + more.height)).toBeGreaterThan(20)
    const picture = await landing.locator('.pic').boundingBox()
    expect(picture!.width).toBeGreaterThan(width / 2)
  })

longTest(
  'refuses an invalid table code and a table not scanned (DINE-05 ROUTE-09)',
  async ({ page }) => {
    await goTo(page, `${singaporeMenu}?tableNumber=3&tableCode=1.AAAAAAAAAAAAAAAAAAAAAA`)
    const landing = page.getByRole('dialog')
    await expect(landing.getByRole('alert')).toContainText(
      t('problem:gfc_error.errors.required_restaurant_params.title'),
    )
    await landing.getByRole('button', { name: t('group:table.withoutTable') }).click()
    await expect(landing).toBeHidden()
    await addDish(page, t, singaporeDish)
    await logInByApi(page.request, 'sg', singaporePhone(), 'Mei Tan')
    await goTo(page, '/sg/en/dine-in/checkout?tableNumber=3&merchantID=sg-m1')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      t('problem:gfc_error.errors.required_restaurant_params.title'),
    )
    await expect(page.getByRole('button', { name: t('checkout:checkout.place') })).toHaveCount(0)
  },
)

longTest(
  'two phones at a table share one order and change only their own dishes (GRP-01 GRP-17)',
  async ({ page, browser, contextOptions }) => {
    const other = await browser.newContext(contextOptions)
    const otherPage = await other.newPage()
    for (const [phone, name, dish] of [
      [page, 'Mei Tan', singaporeDish],
      [otherPage, 'Ravi Nair', 'Teh tarik'],
    ] as const) {
      await logInByApi(phone.request, 'sg', singaporePhone(), name)
      await openTable(phone, t, '4')
      await phone.getByRole('button', { name: t('group:table.together') }).click()
      await expect(phone.getByRole('button', { name: t('group:invite.seeTable') })).toBeVisible()
      await addDish(phone, t, dish)
    }
    await cartButton(page).click()
    const table = page.getByRole('dialog', { name: t('group:group.tableTitle', { table: '4' }) })
    const ravi = table.getByRole('listitem', { name: 'Ravi Nair', exact: true })
    await expect(ravi).toContainText('1 Teh tarik')
    await expect(ravi.getByRole('button')).toHaveCount(0)
    // The quantity buttons of a dish collapse when a click scrolls the page, so the test presses a
    // key instead of clicking.
    await otherPage
      .getByRole('button', { name: t('cart:cart.more', { name: 'Teh tarik' }) })
      .press('Enter')
    await expect(ravi).toContainText('2 Teh tarik')

    await table.getByRole('button', { name: t('group:group.orderTable') }).click()
    await expect(page).toHaveURL(/\/dine-in\/checkout\?groupID=.*tableNumber=4/)
    await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
    const orderID = await placeOrder(page, t)
    const {
      merchantCartWithQuoteList: [merchantCart],
      dineInInfo,
    } = await readOrder(page.request, orderID)
    expect(merchantCart?.items.map((item) => `${item.quantity} ${item.ID}`).toSorted()).toEqual([
      '1 rendang',
      '2 teh-tarik',
    ])
    expect(dineInInfo?.tableID).toBe('sg-m1-t4')
    await otherPage.getByRole('button', { name: t('group:news.seeBill') }).click()
    await expect(otherPage.getByRole('listitem', { name: 'Ravi Nair', exact: true })).toContainText(
      '2 Teh tarik',
    )
    await other.close()
  },
)
