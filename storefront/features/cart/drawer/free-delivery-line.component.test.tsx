// Tests of the line about free delivery in the cart drawer.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draw, type Around } from '../../../testing/draw.tsx'
import { makeCart } from '../../../testing/cart-fixtures.ts'
import CartDrawer from './cart-drawer.tsx'
import { cartChanges, cartChoice } from '../sync/cart-mirrors.ts'
import { cartStoreOf } from '../use-cart.ts'

const store = cartStoreOf('sg')
const noop = () => {}

beforeEach(async () => {
  store.replace(makeCart())
  cartChanges.write([])
  cartChoice.write(null)
  await page.viewport(1280, 800)
})

async function drawDrawer(around?: Around) {
  const screen = await draw(
    <CartDrawer
      open
      onClose={noop}
      guest={false}
      reviewing={false}
      onReview={noop}
      onEdit={noop}
      onLeave={noop}
    />,
    around,
  )
  const drawer = screen.getByRole('dialog')
  await expect.element(drawer).toBeVisible()
  return { screen, drawer }
}

test('shows the missing amount or free delivery, nothing for dine-in (BASK-09)', async () => {
  const { drawer } = await drawDrawer()
  const line = () => drawer.element().querySelector('.bk-fee')?.textContent.replaceAll(/\s/g, ' ')
  expect(line()).toBeUndefined()
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 2_000 } }))
  await expect.poll(line).toBe('S$ 12.40 more for free delivery')
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 760 } }))
  await expect.poll(line).toBe('You get free delivery')
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 0 }, table: '7' }))
  await expect.poll(line).toBeUndefined()
})

test('keeps its height in every language and ignores dishes at 0 (BASK-09)', async () => {
  for (const [country, language] of [
    ['sg', 'en'],
    ['th', 'th'],
    ['vn', 'vi'],
    ['id', 'id'],
  ] as const) {
    await page.viewport(390, 844)
    cartStoreOf(country).replace(makeCart({ merchant: { freeDeliveryFrom: 761 } }))
    const { drawer, screen } = await drawDrawer({ country, language })
    const height = () => drawer.element().querySelector('.bk-fee')?.getBoundingClientRect().height
    const before = height()
    expect(before).toBeGreaterThan(0)
    cartStoreOf(country).replace(makeCart({ merchant: { freeDeliveryFrom: 700 } }))
    await expect
      .poll(() => drawer.element().querySelector('.bk-fee')?.textContent)
      .not.toMatch(/\d/)
    expect(height()).toBe(before)
    await screen.unmount()
  }
  await page.viewport(1280, 800)
  store.replace(makeCart({ merchant: { freeDeliveryFrom: 700 } }))
  const { drawer } = await drawDrawer()
  await drawer.getByRole('button', { name: 'Remove one Chicken rice' }).click()
  await expect.element(drawer).toMatchTextContent(/S\$ 3\.40 more for free delivery/)
})
