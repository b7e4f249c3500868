// Journey of an order that an AI agent prepares and the eater confirms in a browser.
import { connectAgent } from '@tingkat/api/testing/agent-client'
import { expect, test } from '@playwright/test'
import { runOnlyOn } from '../steps/choose-viewport.ts'
import { findAccessibilityViolations } from '../steps/find-accessibility-violations.ts'
import { waitForHydration } from '../steps/go-to.ts'
import { logIn } from '../steps/log-in.ts'
import { readOrder } from '../steps/place-order.ts'
import { singaporeAddress } from '../steps/reach-checkout.ts'
import { singaporePhone } from '../steps/unique-phone.ts'
import { translations } from '../translations.ts'

const t = translations('en')
test.use({ locale: 'en-SG' })
runOnlyOn('mobile', 'eaters follow the link of an agent on their phone')

test('an agent orders only what the eater confirms at the signed price', async ({
  page,
  baseURL,
}) => {
  const agent = await connectAgent(baseURL ?? '')
  const { cart: declared } = await agent.call('declare_allergens', {
    country: 'sg',
    allergens: ['alcohol'],
  })
  const menu = { country: 'sg', restaurantID: 'sg-m1', allergens: ['alcohol'], limit: 40 }
  const { dishes } = (await agent.call('read_menu', menu)) as unknown as {
    dishes: {
      dishID: string
      available: boolean
      blockedBy: object[]
      choices: { chooseAtLeast: number }[]
    }[]
  }
  const dish = dishes.find(
    ({ available, blockedBy, choices }) =>
      available && blockedBy.length === 0 && choices.every(({ chooseAtLeast }) => !chooseAtLeast),
  )
  const { cart } = await agent.call('build_cart', {
    cart: declared,
    restaurantID: 'sg-m1',
    lines: [{ dishID: dish?.dishID, quantity: 2 }],
    address: singaporeAddress,
    street: '78 Moh Guan Terrace',
  })
  const price = await agent.call('get_price', { cart })
  const { confirmAt, order } = await agent.call('start_checkout', { price: price.price })

  // The link first leads to the log-in, and afterwards to the checkout that the eater confirms.
  const { pathname, hash } = new URL(confirmAt)
  await page.goto(`${pathname}${hash}`, { waitUntil: 'domcontentloaded' })
  await waitForHydration(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t('agent:agent.logIn') }).click()
  await logIn(page, t, singaporePhone(), 'Mei Tan')
  await expect(main).toContainText(price.total)
  await expect(main).toContainText(t('dish:dish.allergen.alcohol'))
  expect(page.url()).not.toContain(hash)
  expect(await findAccessibilityViolations(page)).toEqual([])
  expect(await agent.call('order_status', { order })).toMatchObject({ state: 'waiting_for_eater' })

  await main.getByRole('button', { name: t('agent:agent.confirm') }).click()
  await expect(page).toHaveURL(/\/sg\/en\/order\/sg-/)
  const orderID = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const placed = await readOrder(page.request, orderID)
  expect(placed.placedTotalInMinor).toBe(price.totalInMinor)
  expect(await agent.call('order_status', { order })).toMatchObject({
    orderID,
    totalInMinor: price.totalInMinor,
  })
  await agent.close()
})
