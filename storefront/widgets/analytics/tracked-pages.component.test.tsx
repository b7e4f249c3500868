// Tests in a browser of events that depend on the page: cuisines, dishes, logins.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import { makeLine, kopi } from '@tingkat/ordering/testing/fixtures'
import type { ComponentProps } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import UserDrawer from '../account/user-drawer.tsx'
import { meStore } from '../../features/account/use-me.ts'
import { trackCartChange } from '../../features/cart/cart-events.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { parseListQuery } from '../../features/merchant/list/list-query.ts'
import { MerchantGrid } from '../../features/merchant/list/merchant-grid.tsx'
import { trackSignUp } from '../../platform/analytics/login-place.ts'
import { drainTrackedEvents } from '../../platform/analytics/track.ts'
import { draw } from '../../testing/draw.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import Cuisine from '../../routes/country/cuisine.tsx'
import { GroupOrderButton, MenuGroupSlot } from '../group-order/menu-group-slot.tsx'
import MenuDish from '../menu/menu-dish.tsx'
import { useTrackRestaurantOpen } from '../menu/track-restaurant.ts'

beforeEach(() => {
  localStorage.clear()
  meStore.set(null)
  drainTrackedEvents()
})
afterEach(() => {
  vi.restoreAllMocks()
})
const named = (...names: TrackedEvent['name'][]) =>
  drainTrackedEvents().filter((event) => names.includes(event.name))

test('TRACK-13: records the category of a cuisine’s page', async () => {
  const now = new Date('2026-03-18T04:15:00Z')
  const first = { merchants: [], total: 0, nextCursor: null, near: false }
  const props = {
    loaderData: {
      category: { ID: 'laksa', name: 'Laksa', merchantCount: 0 },
      first,
      listQuery: parseListQuery(new URLSearchParams(), now),
      now: now.getTime(),
    },
  } as unknown as ComponentProps<typeof Cuisine>
  await draw(<Cuisine {...props} />, { path: '/sg/en/cuisines/laksa/laksa' })
  expect(named('CATEGORY_VIEWED')).toEqual([{ name: 'CATEGORY_VIEWED', category_id: 'laksa' }])
})

test('TRACK-09: records the cuisine from whose list a restaurant was opened', async () => {
  const Opened = () => {
    useTrackRestaurantOpen(testMerchant)
    return null
  }
  const list = {
    state: 'ready',
    merchants: [{ ...testMerchant, deliverable: true, deliveryFee: null, opensAt: null }],
    total: 1,
    nextCursor: null,
    near: false,
  } as never
  const cuisine = <MerchantGrid list={list} now={new Date()} onMore={() => {}} onRetry={() => {}} />
  await draw(
    <Routes>
      <Route path="/sg/en/cuisines/:slug/:categoryID" element={cuisine} />
      <Route path="*" element={<Opened />} />
    </Routes>,
    { path: '/sg/en/cuisines/laksa/laksa' },
  )
  const card = document.querySelector<HTMLElement>('a.m')
  card?.click()
  const opened: TrackedEvent[] = []
  await expect
    .poll(() => {
      opened.push(...named('RESTAURANT_OPEN'))
      return opened
    })
    .toEqual([{ name: 'RESTAURANT_OPEN', restaurant_id: testMerchant.ID, category_id: 'laksa' }])
})

test('TRACK-10 TRACK-11: records an added dish with position, quantity and note', async () => {
  cartStoreOf('sg').replace(null)
  const menu = {
    ...testMerchant,
    menu: {
      ...testMerchant.menu,
      categories: testMerchant.menu.categories.map((category) =>
        category.items.includes(kopi)
          ? { ...category, items: [{ ...kopi, ID: 'first' }, ...category.items] }
          : category,
      ),
    },
  }
  const place = menu.menu.categories
    .find((category) => category.items.includes(kopi))
    ?.items.indexOf(kopi)
  const screen = await draw(
    <MenuDish merchant={menu} dishID={kopi.ID} open onClose={() => {}} onClosed={() => {}} />,
  )
  const drawer = screen.getByRole('dialog')
  await drawer.getByRole('textbox').fill('No sugar')
  await drawer.getByRole('button', { name: screen.t('dish:dish.more') }).click()
  await drawer.getByRole('button', { name: new RegExp(`^${screen.t('dish:dish.add')}`) }).click()
  const dish = {
    restaurant_id: testMerchant.ID,
    item_id: kopi.ID,
    item_name: kopi.name,
    position: place,
  }
  const events: TrackedEvent[] = []
  await expect
    .poll(() => {
      events.push(...named('ADD_ITEM', 'ADD_TO_BASKET'))
      return events
    })
    .toEqual([
      { name: 'ADD_ITEM', ...dish },
      {
        name: 'ADD_TO_BASKET',
        ...dish,
        item_quantity: 2,
        notes_text: 'No sugar',
        price: 180,
        currency: 'SGD',
      },
    ])
  expect(place).toBeGreaterThan(0)
})

test('TRACK-11: records the position of a dish whose quantity grows in the cart', () => {
  const third = { ...kopi, sortOrder: 2 }
  trackCartChange(
    makeCart({ lines: [makeLine(third, 'a', 1)] }),
    makeCart({ lines: [makeLine(third, 'a', 2)] }),
  )
  expect(named('ADD_TO_BASKET')).toMatchObject([{ position: 2, item_quantity: 1 }])
})

test('TRACK-15: records the removed quantity of a line, not the remaining one', () => {
  trackCartChange(
    makeCart({ lines: [makeLine(kopi, 'a', 3)] }),
    makeCart({ lines: [makeLine(kopi, 'a', 1)] }),
  )
  expect(named('REMOVE_FROM_BASKET')).toEqual([
    {
      name: 'REMOVE_FROM_BASKET',
      restaurant_id: testMerchant.ID,
      item_id: 'kopi',
      item_name: 'Kopi',
      item_quantity: 2,
      price: 180,
      currency: 'SGD',
    },
  ])
})

test('TRACK-23: records login and sign-up from the user drawer', async () => {
  const screen = await draw(<UserDrawer open user={null} onClose={() => {}} />)
  await screen
    .getByRole('dialog')
    .getByRole('link', { name: screen.t('site:user.logIn') })
    .click()
  trackSignUp()
  expect(named('CLICK_LOGIN', 'CLICK_SIGN_UP')).toEqual([
    { name: 'CLICK_LOGIN', place: 'menu_item' },
    { name: 'CLICK_SIGN_UP', place: 'menu_item' },
  ])
})

test('TRACK-23: records the login of a guest who starts a group order', async () => {
  const screen = await draw(
    <>
      <GroupOrderButton merchant={testMerchant} />
      <MenuGroupSlot merchant={testMerchant} />
    </>,
    { path: `/sg/en/restaurant/x/${testMerchant.ID}` },
  )
  await screen.getByRole('button').click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/auth/login')
  expect(named('CLICK_LOGIN')).toEqual([{ name: 'CLICK_LOGIN', place: 'menu_item' }])
})
