// Tests of the basket bar at the bottom of a menu on phones.
import { makeLine, kopi } from '@tingkat/ordering/testing/fixtures'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toPendingLine } from '../../features/cart/pending-lines.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { closeDrawer, readOverlays } from '../../platform/navigation/overlays.ts'
import { makeCart } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import BasketBar from './basket-bar.tsx'

const store = cartStoreOf('sg')

beforeEach(async () => {
  localStorage.clear()
  closeDrawer()
  store.replace(null)
  store.pending.write(null)
  await page.viewport(390, 844)
})

test('shows count and subtotal on phones, and opens the basket (CBTN-01)', async () => {
  store.replace(makeCart())
  const screen = await draw(<BasketBar />)
  // Voice control finds the button by its visible words, so the accessible name contains them in
  // the same sequence.
  const bar = screen.getByRole('button', { name: /^View basket · 3 S\$.7\.60 ?, 3 items$/ })
  expect((bar.element() as HTMLElement).innerText).toMatch(/^View basket · 3\s+S\$.7\.60/)
  const { bottom, width } = bar.element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(844)
  expect(width).toBeGreaterThan(340)
  await bar.click()
  expect(readOverlays().basket).toBe(true)
})

test('updates when the basket changes', async () => {
  const screen = await draw(<BasketBar />)
  expect(screen.container.textContent).toBe('')
  store.replace(makeCart({ lines: [makeLine(kopi, 'a')] }))
  await expect.element(screen.getByRole('button', { name: /, 1 item$/ })).toBeVisible()
})

test('leaves out a dish that the eater has set to 0 (BASK-21)', async () => {
  store.replace(makeCart())
  const screen = await draw(<BasketBar />)
  const [, rice] = store.read()!.merchants[0]!.items
  store.pending.write([toPendingLine(rice!)])
  const bar = screen.getByRole('button', { name: /^View basket · 2 S\$.3\.60 ?, 2 items$/ })
  await expect.element(bar).toBeVisible()
})

test('is hidden on tablets, where the header shows the subtotal', async () => {
  await page.viewport(820, 1180)
  store.replace(makeCart())
  const screen = await draw(<BasketBar />)
  expect(screen.container.querySelector('.bbar')?.checkVisibility()).toBe(false)
})
