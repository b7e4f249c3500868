// Tests which stored pages and orders the browser keeps when the session ends or another eater logs
// in.
import { beforeEach, expect, test } from 'vitest'
import type { Me } from '../../features/account/me-store.ts'
import { keptOrders } from '../../platform/offline/kept-orders.ts'
import { pagesCacheName } from '../../platform/offline/kept-pages.ts'
import { draw } from '../../testing/draw.tsx'
import { makeOrderView } from '../../testing/order-fixtures.ts'
import { useOwner } from './use-owner.ts'

const member = (safeId: string): Me => ({
  status: 'member',
  user: { loggedIn: true, safeId } as never,
})
const guest: Me = { status: 'guest' }
const order = makeOrderView({ version: 1, state: 'NEW' })

function Page({ me }: { me: Me }) {
  useOwner(me)
  return null
}
/** Opens a page as this eater, in a browser that the previous eater has used. */
const openAs = async (me: Me) => {
  const screen = await draw(<Page me={me} />)
  await screen.unmount()
}
const keepAll = async () => {
  keptOrders.keep(order, keptOrders.visit())
  await (await caches.open(pagesCacheName)).put('/sg/en/checkout', new Response('page'))
}
const isKept = async () => ({
  orders: keptOrders.list().length > 0,
  pages: await caches.has(pagesCacheName),
})

beforeEach(async () => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  await caches.delete(pagesCacheName)
})

test.each([
  ['the session has ended', guest],
  ['another eater is logged in', member('b')],
])('pages and orders are removed if %s', async (_, next) => {
  await openAs(member('a'))
  await keepAll()
  await openAs(next)
  await expect.poll(isKept).toEqual({ orders: false, pages: false })
})

test.each<[string, Me, Me]>([
  ['the same eater is logged in', member('a'), member('a')],
  ['the server cannot be reached', member('a'), { status: 'unknown' }],
  ['a guest logs in', guest, member('a')],
])('they stay if %s', async (_, before, next) => {
  await openAs(before)
  await keepAll()
  await openAs(next)
  expect(await isKept()).toEqual({ orders: true, pages: true })
})
