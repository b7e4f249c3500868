// Tests of the group order's invite bar and button on a merchant's page.
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { meStore } from '../../features/account/use-me.ts'
import {
  updateGroupView,
  groupView,
  emptyGroupView,
} from '../../features/group-order/live/group-view.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'
import { client } from '../../platform/browser/client.ts'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { makeGroupOrder } from '../../testing/group-order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { testMerchant } from '../../testing/cart-fixtures.ts'
import Restaurant from './restaurant.tsx'

const active = activeGroup('sg')
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  pickupWish('sg').write(null)
  meStore.set({ name: 'Daniel', loggedIn: true, safeId: 'daniel', ongoingOrderCount: 0 })
  active.write({ groupID: 'sg-g1', merchantID: testMerchant.ID, kind: 'group', open: true })
  updateGroupView({ group: makeGroupOrder() })
})
afterEach(() => {
  active.write(null)
  groupView.write(emptyGroupView)
  vi.restoreAllMocks()
})

const menuPath = `/sg/en/restaurant/x/${testMerchant.ID}`

const drawMenu = async (groupOrdering: boolean, scheduledOnly: { from: string } | null = null) => {
  const props = {
    loaderData: { merchant: testMerchant, change: null, scheduledOnly },
  } as unknown as ComponentProps<typeof Restaurant>
  return await draw(<Restaurant {...props} />, { path: menuPath, flags: { groupOrdering } })
}

const drawPickupMenu = async (query = '', scheduledOnly: { from: string } | null = null) => {
  const merchant = { ...testMerchant, pickup: true }
  const props = {
    loaderData: { merchant, change: null, scheduledOnly },
  } as unknown as ComponentProps<typeof Restaurant>
  active.write(null)
  return await draw(<Restaurant {...props} />, { path: menuPath + query, flags: { pickup: true } })
}

test('GRP-18: shows the invite bar of a group order at this merchant', async () => {
  const { getByRole } = await drawMenu(true)
  await expect.element(getByRole('button', { name: 'Invite Friends' })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Group order', exact: true })).toBeVisible()
})

test('GRP-18: shows neither bar nor button with the flag off', async () => {
  const { getByRole, container } = await drawMenu(false)
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible()
  // Once this module is loaded, the page would render the invite bar if the flag `groupOrdering`
  // were on.
  await import('../../widgets/group-order/menu-group-panel.tsx')
  await expect
    .element(getByRole('button', { name: 'Group order', exact: true }))
    .not.toBeInTheDocument()
  expect(container.querySelector('.grp-invite')).toBeNull()
})

test('GRP-18: shows no bar without a group order, but the button that starts one', async () => {
  active.write(null)
  const { getByRole, container } = await drawMenu(true)
  await expect.element(getByRole('button', { name: 'Group order', exact: true })).toBeVisible()
  await import('../../widgets/group-order/menu-group-panel.tsx')
  expect(container.querySelector('.grp-invite')).toBeNull()
})

test('SCHED-04: says that the merchant takes scheduled orders only, and the earliest time', async () => {
  const { getByText } = await drawMenu(false, { from: '19:30' })
  await expect.element(getByText('Scheduled orders only')).toBeVisible()
  await expect.element(getByText(/Choose a delivery time at checkout, from 19:30\./)).toBeVisible()
})

test('SCHED-01: the delivery time is chosen on the menu, before the first dish, and goes to the basket', async () => {
  active.write(null)
  const slot = { from: '2030-01-05T11:00:00.000Z', to: '2030-01-05T11:30:00.000Z' }
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue({ ok: true, data: { slots: [slot] } })
  const screen = await drawMenu(true)
  await screen.getByRole('button', { name: 'Deliver now' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delivery time' })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect
    .element(dialog.getByRole('button', { name: /19:00/ }))
    .toHaveAttribute('aria-pressed', 'true')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByRole('button', { name: /^Deliver .*19:00$/ })).toBeVisible()
  const store = cartStoreOf('sg')
  expect(store.read()).toBeNull()
  await screen.getByRole('button', { name: 'Add Kopi' }).first().click()
  await expect.poll(() => store.read()?.scheduledOrder?.windowStartTime).toBe(slot.from)
  await screen.getByRole('button', { name: /^Deliver .*19:00$/ }).click()
  await dialog.getByRole('button', { name: /^Now/ }).click()
  expect(store.read()?.scheduledOrder).toBeNull()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByRole('button', { name: 'Deliver now' })).toBeVisible()
  store.replace(null)
})

test('SCHED-01: a group order has no delivery time on the menu', async () => {
  const { getByRole } = await drawMenu(true)
  await expect.element(getByRole('button', { name: 'Group order', exact: true })).toBeVisible()
  expect(getByRole('button', { name: 'Deliver now' }).query()).toBeNull()
})

test('PICK-01: a menu with pickup in its URL stores the choice, so the eater can change it', async () => {
  const screen = await drawPickupMenu('?pickup=1&x=2')
  await expect.element(screen.getByRole('radio', { name: 'Pickup' })).toBeChecked()
  expect(screen.router.state.location.search).toBe('?x=2')
  await screen.getByText('Delivery', { exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Deliver now' })).toBeVisible()
  expect(pickupWish('sg').read()).toBeNull()
})

test('PICK-01 SCHED-01: with pickup, the menu asks for a pickup time', async () => {
  pickupWish('sg').write(true)
  const slot = { from: '2030-01-05T11:00:00.000Z', to: '2030-01-05T11:30:00.000Z' }
  vi.spyOn(client, 'readTimeSlots').mockResolvedValue({ ok: true, data: { slots: [slot] } })
  const screen = await drawPickupMenu()
  await screen.getByRole('button', { name: 'Collect now' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Pickup time' })
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect
    .element(dialog.getByRole('button', { name: /19:00/ }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(client.readTimeSlots).toHaveBeenLastCalledWith(testMerchant.ID, {})
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(screen.getByRole('button', { name: /^Collect .*19:00$/ })).toBeVisible()
})

test('PICK-01 SCHED-04: with pickup, the note about scheduled orders names the pickup time', async () => {
  pickupWish('sg').write(true)
  const { getByText } = await drawPickupMenu('', { from: '19:30' })
  await expect.element(getByText(/Choose a pickup time at checkout, from 19:30\./)).toBeVisible()
})
