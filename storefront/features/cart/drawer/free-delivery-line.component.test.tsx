// What the basket says of a delivery that the kitchen gives.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import CartDrawer from './cart-drawer.tsx'
import { cartChanges, cartChoice } from '../sync/cart-mirrors.ts'
import { cartStoreOf } from '../use-cart.ts'

const store = cartStoreOf('sg')
const nothing = () => {}

beforeEach(async () => {
  store.replace(makeCart())
  cartChanges.write([])
  cartChoice.write(null)
  await page.viewport(1280, 800)
})

async function open(around?: Around) {
  const screen = await draw(
    <CartDrawer
      open
      onClose={nothing}
      guest={false}
      reviewing={false}
      onReview={nothing}
      onEdit={nothing}
      onLeave={nothing}
    />,
    around,
  )
  const basket = screen.getByRole('dialog')
  await expect.element(basket).toBeVisible()
  return { screen, basket }
}

test('BASK-09: how much more brings it for nothing, then that it is; a line in either case, and none where nothing is given or nobody rides', async () => {
  const { basket } = await open()
  const line = () => basket.element().querySelector('.bk-fee')?.textContent.replaceAll(/\s/g, ' ')
  expect(line()).toBeUndefined()
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 2_000 } }))
  await expect.poll(line).toBe('S$ 12.40 more for free delivery')
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 760 } }))
  await expect.poll(line).toBe('Delivery is free')
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 0 }, table: '7' }))
  await expect.poll(line).toBeUndefined()
})

test('BASK-09: the line moves nothing when it is reached, in any language; a dish at 0 no longer counts', async () => {
  for (const [country, language] of [
    ['sg', 'en'],
    ['th', 'th'],
    ['vn', 'vi'],
    ['id', 'id'],
  ] as const) {
    await page.viewport(390, 844)
    cartStoreOf(country).replace(makeCart({ merchant: { freeDeliveryFrom: 761 } }))
    const { basket, screen } = await open({ country, language })
    const height = () => basket.element().querySelector('.bk-fee')?.getBoundingClientRect().height
    const before = height()
    expect(before).toBeGreaterThan(0)
    cartStoreOf(country).replace(makeCart({ merchant: { freeDeliveryFrom: 700 } }))
    await expect
      .poll(() => basket.element().querySelector('.bk-fee')?.textContent)
      .not.toMatch(/\d/)
    expect(height()).toBe(before)
    await screen.unmount()
  }
  await page.viewport(1280, 800)
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 700 } }))
  const { basket } = await open()
  await basket.getByRole('button', { name: 'One less of Chicken rice' }).click()
  await expect.element(basket).toMatchTextContent(/S\$ 3\.40 more for free delivery/)
})
