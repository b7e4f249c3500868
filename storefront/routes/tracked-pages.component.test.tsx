// What pages and places tell by being there or being pressed: a cuisine that is viewed, and log-in asked for from the menu of an item.
import type { TrackedEvent } from '@tingkat/contract/event-catalogue'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import UserDrawer from '../features/account/user-drawer.tsx'
import { meStore } from '../features/account/use-me.ts'
import { readWish } from '../features/merchant/list-wish.ts'
import { trackSignUp } from '../platform/login-place.ts'
import { takeTracked } from '../platform/track.ts'
import { draw } from '../testing/draw.tsx'
import { kitchen } from '../testing/fill-cart.ts'
import Cuisine from './cuisine.tsx'
import { GroupButton, GroupCorner } from './group-corner.tsx'

beforeEach(() => {
  localStorage.clear()
  meStore.set(null)
  takeTracked()
})
afterEach(() => { vi.restoreAllMocks() })
const named = (...names: TrackedEvent['name'][]) => takeTracked().filter(event => names.includes(event.name))

test('TRACK-13: a cuisine’s page is told by its category', async () => {
  const now = new Date('2026-03-18T04:15:00Z')
  const first = { merchants: [], total: 0, nextCursor: null, near: false }
  const props = { loaderData: { category: { ID: 'laksa', name: 'Laksa', merchantCount: 0 }, first, wish: readWish(new URLSearchParams(), now), now: now.getTime() } } as unknown as ComponentProps<typeof Cuisine>
  await draw(<Cuisine {...props} />, { path: '/sg/en/cuisines/laksa/laksa' })
  expect(named('CATEGORY_VIEWED')).toEqual([{ name: 'CATEGORY_VIEWED', category_id: 'laksa' }])
})

test('TRACK-23: log-in from the drawer’s menu is of the menu item, and so is who turns out to be new there', async () => {
  const screen = await draw(<UserDrawer open user={null} onClose={() => {}} />)
  await screen.getByRole('dialog').getByRole('link', { name: screen.t('site:user.logIn') }).click()
  trackSignUp()
  expect(named('CLICK_LOGIN', 'CLICK_SIGN_UP')).toEqual([{ name: 'CLICK_LOGIN', place: 'menu_item' }, { name: 'CLICK_SIGN_UP', place: 'menu_item' }])
})

test('TRACK-23: a guest who starts a group on a menu is led to log-in from there', async () => {
  const screen = await draw(<><GroupButton merchant={kitchen} /><GroupCorner merchant={kitchen} /></>, { path: `/sg/en/restaurant/x/${kitchen.ID}` })
  await screen.getByRole('button').click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/auth/login')
  expect(named('CLICK_LOGIN')).toEqual([{ name: 'CLICK_LOGIN', place: 'menu_item' }])
})
