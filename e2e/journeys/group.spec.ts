// Lunch together: a group is made, its link joined through log-in, dishes seen live, confirmed, ordered once, and the bill split.
import { expect, test } from '@playwright/test'
import { keepAddress } from '../steps/keep-address.ts'
import { addDish, basketButton } from '../steps/fill-basket.ts'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { comeAlive, goTo } from '../steps/go-to.ts'
import { logIn, logInQuietly } from '../steps/log-in.ts'
import { placeButton, placeOrder, readOrder } from '../steps/place-order.ts'
import { singaporeDish, singaporeMenu } from '../steps/reach-checkout.ts'
import { words } from '../words.ts'

const t = words('en')
test.use({ locale: 'en-SG' })
test.skip(({ isMobile }) => isMobile, 'phones share a table in the journey of dinner at one')

test('PROD-07 GRP-01 GRP-26 GRP-30 GRP-31 GRP-34 GRP-38 GRP-43 two browsers order together and split the bill', async ({
  page,
  browser,
  context,
  contextOptions,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Aisyah Rahman')
  await keepAddress(page)
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
  const there = await other.newPage()
  await goTo(there, new URL(link).pathname)
  await there.getByRole('link', { name: t('group:join.logIn') }).click()
  await logIn(there, t, singaporePhone(), 'Wei Jie')
  const invitation = there.getByRole('dialog', {
    name: t('group:join.title', { name: 'Aisyah Rahman' }),
  })
  await invitation.getByRole('textbox', { name: t('group:join.name') }).fill('WJ')
  await invitation.getByRole('button', { name: t('group:join.join') }).click()
  await expect(there).toHaveURL(/\/restaurant\/.*\/sg-m1$/)
  await comeAlive(there)
  await expect(
    page.getByRole('button', { name: t('group:invite.guests_other', { count: '2' }) }),
  ).toBeVisible()

  await addDish(page, t, singaporeDish)
  await addDish(there, t, 'Teh tarik')
  await basketButton(page).click()
  const ours = page.getByRole('dialog', { name: t('group:group.title') })
  const theirRow = ours.getByRole('listitem', { name: 'WJ', exact: true })
  await expect(theirRow).toContainText('1 Teh tarik')
  await expect(theirRow).toContainText(t('group:group.choosing'))
  expect(await findBarriers(page)).toEqual([])

  await basketButton(there).click()
  await there
    .getByRole('dialog', { name: t('group:group.title') })
    .getByRole('button', { name: t('group:group.confirm') })
    .click()
  await there
    .getByRole('dialog', { name: t('group:ask.confirm.title') })
    .getByRole('button', { name: t('group:ask.confirm.yes') })
    .click()
  await expect(ours).toContainText(t('group:group.ready', { confirmed: '1', total: '2' }))
  await expect(there.getByRole('button', { name: t('group:group.confirm') })).toHaveCount(0)

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

  await there.getByRole('button', { name: t('group:news.seeBill') }).click()
  await expect(there).toHaveURL(/\/split-bill$/)
  const bill = there.getByRole('main')
  await expect(bill).toContainText(
    order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountDisplay,
  )
  await expect(bill.getByRole('listitem', { name: 'WJ', exact: true })).toContainText('1 Teh tarik')
  await expect(bill.getByRole('listitem', { name: 'Aisyah Rahman', exact: true })).toContainText(
    singaporeDish,
  )
  expect(await findBarriers(there)).toEqual([])
  await other.close()
})
