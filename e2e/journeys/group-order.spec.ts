// Journey of a group order: create, join by link, live updates, confirm, order, split the bill.
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { presetAddress } from '../steps/preset-address.ts'
import { addDish, cartButton } from '../steps/fill-cart.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { waitForHydration, goTo } from '../steps/go-to.ts'
import { logIn, logInByApi } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('desktop', 'the dine-in journey covers phones')

test('two browsers order and split the bill (PROD-07 GRP-01 GRP-26 GRP-30 GRP-31 GRP-34 GRP-38 GRP-43)', async ({
  page,
  browser,
  context,
  contextOptions,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInByApi(page.request, 'sg', singaporePhone(), 'Aisyah Rahman')
  await presetAddress(page)
  await goTo(page, singaporeMenu)
  await page.getByRole('button', { name: t('menu:menu.groupOrder') }).click()
  await page.getByRole('button', { name: t('group:create.create') }).click()
  const share = page.getByRole('dialog', { name: t('group:share.title') })
  await share.getByRole('button', { name: t('group:share.copy') }).click()
  await expect(share.getByRole('button', { name: t('group:share.copied') })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(share.getByRole('textbox')).toHaveValue(link)
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()

  const other = await browser.newContext(contextOptions)
  const otherPage = await other.newPage()
  await goTo(otherPage, new URL(link).pathname)
  await otherPage.getByRole('link', { name: t('group:join.logIn') }).click()
  await logIn(otherPage, t, singaporePhone(), 'Wei Jie')
  const invitation = otherPage.getByRole('dialog', {
    name: t('group:join.title', { name: 'Aisyah Rahman' }),
  })
  await invitation.getByRole('textbox', { name: t('group:join.name') }).fill('WJ')
  await invitation.getByRole('button', { name: t('group:join.join') }).click()
  await expect(otherPage).toHaveURL(/\/restaurant\/.*\/sg-m1$/)
  await waitForHydration(otherPage)
  await expect(
    page.getByRole('button', { name: t('group:invite.guests_other', { count: '2' }) }),
  ).toBeVisible()

  await addDish(page, t, singaporeDish)
  await addDish(otherPage, t, 'Teh tarik')
  await cartButton(page).click()
  const ours = page.getByRole('dialog', { name: t('group:group.title') })
  const theirRow = ours.getByRole('listitem', { name: 'WJ', exact: true })
  await expect(theirRow).toContainText('1 Teh tarik')
  await expect(theirRow).toContainText(t('group:group.choosing'))
  expect(await findAccessibilityViolations(page)).toEqual([])

  await cartButton(otherPage).click()
  await otherPage
    .getByRole('dialog', { name: t('group:group.title') })
    .getByRole('button', { name: t('group:group.confirm') })
    .click()
  await otherPage
    .getByRole('dialog', { name: t('group:ask.confirm.title') })
    .getByRole('button', { name: t('group:ask.confirm.yes') })
    .click()
  await expect(ours).toContainText(t('group:group.ready', { confirmed: '1', total: '2' }))
  await expect(otherPage.getByRole('button', { name: t('group:group.confirm') })).toHaveCount(0)

  await ours.getByRole('button', { name: t('group:group.review') }).click()
  await expect(page).toHaveURL(/\/checkout\?groupID=/)
  await expect(page.getByRole('main')).toContainText('Teh tarik')
  await expect(placeButton(page, t)).not.toHaveAttribute('aria-disabled')
  const orderID = await placeOrder(page, t)
  const order = await readOrder(page.request, orderID)
  expect(
    order.merchantCartWithQuoteList[0]?.items
      .map((item) => `${item.quantity} ${item.ID}`)
      .toSorted(),
  ).toEqual(['1 rendang', '1 teh-tarik'])

  await expect(otherPage).toHaveURL(/\/split-bill$/)
  const bill = otherPage.getByRole('main')
  await expect(bill).toContainText(
    order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountDisplay,
  )
  await expect(bill.getByRole('listitem', { name: 'WJ', exact: true })).toContainText('1 Teh tarik')
  await expect(bill.getByRole('listitem', { name: 'Aisyah Rahman', exact: true })).toContainText(
    singaporeDish,
  )
  expect(await findAccessibilityViolations(otherPage)).toEqual([])
  await other.close()
})
