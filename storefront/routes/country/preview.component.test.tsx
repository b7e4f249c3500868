// Tests of the preview of a menu draft. It is marked as a preview, and nothing can be ordered.
import type { ComponentProps } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { draw } from '../../testing/draw.tsx'
import { testMerchant } from '../../testing/cart-fixtures.ts'
import Preview, { ErrorBoundary, handle } from './preview.tsx'

beforeEach(() => localStorage.clear())

const merchant = { ...testMerchant, ID: `preview:${testMerchant.ID}` }
const props = {
  loaderData: { merchant, change: null },
  params: { merchantID: testMerchant.ID },
} as unknown as ComponentProps<typeof Preview>

const marks = [
  ['sg', 'en', 'Preview.', 'You can’t order in a preview.'],
  ['id', 'id', 'Pratinjau.', 'Kamu tidak bisa memesan di pratinjau.'],
  ['th', 'th', 'ตัวอย่าง', 'สั่งอาหารจากหน้าตัวอย่างไม่ได้'],
  ['vn', 'vi', 'Bản xem trước.', 'Không đặt món được trong bản xem trước.'],
] as const

test.each(marks)('is marked as a preview in %s/%s, and adds nothing (LIVE-04)', async (...row) => {
  const [country, language, mark, notOrderable] = row
  const screen = await draw(<Preview {...props} />, { country, language })
  await expect.element(screen.getByText(mark, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  const [dish] = merchant.menu.categories.flatMap(({ items }) => items)
  if (!dish) throw new Error('the menu is empty')
  expect(screen.container.querySelectorAll('.menu .d').length).toBeGreaterThan(0)
  expect(screen.container.querySelector('.menu button'), 'no quick add').toBeNull()
  await screen.getByRole('link', { name: dish.name }).first().click()
  const drawer = screen.getByRole('dialog', { name: dish.name })
  await expect.element(drawer.getByText(notOrderable)).toBeVisible()
  await expect.element(drawer.getByRole('button').last()).toBeDisabled()
  expect(cartStoreOf(country).read()).toBeNull()
})

test('scrolls to the dish that the URL names (LIVE-04)', async () => {
  const dish = merchant.menu.categories.flatMap(({ items }) => items).at(-1)
  if (!dish) throw new Error('the menu is empty')
  history.replaceState(null, '', `#dish-${encodeURIComponent(dish.ID)}`)
  const screen = await draw(<Preview {...props} />)
  await expect.element(screen.getByRole('link', { name: dish.name }).last()).toHaveFocus()
  history.replaceState(null, '', location.pathname + location.search)
})

test('is not recorded, and has no basket (LIVE-04)', () => {
  expect(handle).toMatchObject({ untracked: true, header: 'nonOrdering' })
})

test('says that a preview has ended (LIVE-04)', async () => {
  const error = { status: 404, statusText: '', internal: false, data: null }
  const failure = { error, params: {} } as unknown as ComponentProps<typeof ErrorBoundary>
  const screen = await draw(<ErrorBoundary {...failure} />)
  await expect
    .element(screen.getByRole('heading', { name: 'This preview has ended' }))
    .toBeVisible()
})
