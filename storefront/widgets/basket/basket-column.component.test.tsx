// Tests of the basket beside the menu on wide screens.
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { meStore } from '../../features/account/use-me.ts'
import { QuickAdd } from '../../features/cart/quick-add.tsx'
import { cartStoreOf, groupLinesOf } from '../../features/cart/use-cart.ts'
import { closeDrawer, readOverlays } from '../../platform/navigation/overlays.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import BasketColumn from './basket-column.tsx'

const store = cartStoreOf('sg')

beforeEach(async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) =>
    Response.json(
      (input as string).startsWith('/api/v1/merchants/')
        ? testMerchant
        : { version: 1, writeID: '', cart: null, notices: [] },
    ),
  )
  localStorage.clear()
  store.replace(makeCart())
  meStore.set(null)
  await page.viewport(1280, 800)
})

test('shows the lines and leads to the login, and going back returns to the menu (BASK-13)', async () => {
  const screen = await draw(<BasketColumn />, { path: '/sg/en/restaurant/katong-warung/warung' })
  const basket = screen.getByRole('region', { name: 'Your basket' })
  await expect.element(basket).toMatchTextContent('Chicken rice')
  await expect.element(basket).toMatchTextContent(/Subtotal\s*S\$\s7\.60/)
  await basket.getByRole('link', { name: 'Log in to check out' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/auth/login')
  await screen.router.navigate(-1)
  await expect
    .poll(() => screen.router.state.location.pathname)
    .toBe('/sg/en/restaurant/katong-warung/warung')
})

test('is absent on narrower screens, and says when the basket is empty', async () => {
  store.replace(null)
  const screen = await draw(<BasketColumn />)
  await expect
    .element(screen.getByRole('region', { name: 'Your basket' }))
    .toMatchTextContent('Dishes you add will show up here.')
  await page.viewport(1199, 800)
  await expect.poll(() => screen.container.querySelector('section')).toBeNull()
})

test('shows the own dishes of a group order in the same place (GRP-18)', async () => {
  activeGroup('sg').write({ groupID: 'sg-g1', merchantID: 'warung', kind: 'group', open: true })
  groupLinesOf('sg', 'sg-g1').replace(makeCart())
  const screen = await draw(
    <div className="menu-columns has-aside">
      <div className="menu">Menu</div>
      <aside className="menu-aside">
        <BasketColumn />
      </aside>
    </div>,
  )
  const menuWidth = () => screen.getByText('Menu').element().clientWidth
  const width = menuWidth()
  const column = screen.getByRole('region', { name: 'Group order' })
  await expect.element(column).toMatchTextContent(/2 Kopi\s*S\$\s3\.60/)
  expect(menuWidth()).toBe(width)
  await column.getByRole('button', { name: /View basket · 3\s*S\$\s7\.60/ }).click()
  expect(readOverlays().basket).toBe(true)
  closeDrawer()
  activeGroup('sg').write(null)
  await expect.element(screen.getByRole('region', { name: 'Your basket' })).toBeVisible()
  expect(menuWidth()).toBe(width)
})

test('names the basket in the labels of its buttons, because the menu has buttons for the same dish', async () => {
  const dish = testMerchant.menu.categories
    .flatMap(({ items }) => items)
    .find(({ ID }) => ID === 'kopi')
  const screen = await draw(
    <>
      <QuickAdd merchant={testMerchant} dish={dish!} onChoose={() => {}} />
      <BasketColumn />
    </>,
  )
  const basket = screen.getByRole('region', { name: 'Your basket' })
  await basket.getByRole('button', { name: 'Kopi in your basket: one more' }).click()
  await screen.getByRole('button', { name: '3 Kopi in your basket, change quantity' }).click()
  const labels = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(labels.filter((label) => label.includes('Kopi')).toSorted()).toEqual([
    'Add one more Kopi',
    'Edit Kopi',
    'Kopi in your basket: one less',
    'Kopi in your basket: one more',
    'Remove one Kopi',
  ])
})
