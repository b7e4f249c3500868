// An order and all that can be done about it: a word with the rider, the network lost and found, the receipt, the same once more.
import { expect, test } from '@playwright/test'
import { findBarriers } from '../steps/find-barriers.ts'
import { singaporePhone } from '../steps/fresh-phone.ts'
import { goTo } from '../steps/go-to.ts'
import { logInQuietly } from '../steps/log-in.ts'
import { orderNow } from '../steps/order-quietly.ts'
import { readOrder } from '../steps/place-order.ts'
import { watchPage } from '../steps/watch-page.ts'
import { words } from '../words.ts'

const t = words('en')
test.skip(({ isMobile }) => !isMobile, 'same code on a desk, and orders are watched on phones')
test.use({ locale: 'en-SG' })

test('ORD-12 ORD-13 ROUTE-16 a live order: chat, offline and back, receipt, order again', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const complaints = watchPage(page)
  await logInQuietly(page.request, 'sg', singaporePhone(), 'Mei Tan')
  // The page's scripts are here before the rider is.
  await goTo(page, '/sg/en/order-history')
  const {
    orderID,
    merchantCartWithQuoteList: [kitchen],
  } = await orderNow(page.request, 'sg-m1')
  const dish = kitchen!.items[0]!.name
  await goTo(page, `/sg/en/order/${orderID}`)
  const headline = page.getByRole('heading', { level: 1 })

  // A word with the rider, as soon as there is one; the rider answers.
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

  // The network goes; meanwhile the food is brought. Back again, the page equals the server within two seconds.
  await context.setOffline(true)
  await expect
    .poll(async () => (await readOrder(page.request, orderID)).orderState, { timeout: 30_000 })
    .toBe('COMPLETED')
  await context.setOffline(false)
  await expect(headline).toHaveText(t('order:order.states.delivered.headline'), { timeout: 2_000 })
  expect(await findBarriers(page)).toEqual([])

  // The receipt, on the screen and on paper.
  await page.getByRole('link', { name: t('order:order.receipt') }).click()
  await expect(headline).toHaveText(t('receipt:receipt.title'))
  await expect(page.getByRole('table')).toContainText(dish)
  await expect(page.getByRole('main')).toContainText(t('order:order.pay.collected'))
  expect(await findBarriers(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('header')).toBeHidden()
  await expect(page.getByRole('button', { name: t('receipt:receipt.print') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // The same once more, from the history.
  await goTo(page, '/sg/en/order-history')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t('order:order.again')}`) })
    .click()
  await expect(page.getByRole('dialog', { name: t('cart:cart.title') })).toContainText(dish)
  // The browser notes each try without a network.
  expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])

  // An order that is nobody's is no page.
  const answer = await goTo(page, '/sg/en/order/no-such-order')
  expect(answer?.status()).toBe(404)
  await expect(headline).toHaveText(t('order:order.notFoundTitle'))
})
