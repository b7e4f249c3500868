// Tests of the checkout of a group order in a browser.
import type { GroupOrderItem } from '@tingkat/ordering/group-order/group-order-shape'
import { chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeGroup } from '../../platform/storage/active-group.ts'
import { client } from '../../platform/browser/client.ts'
import { answered } from '../../testing/address.tsx'
import { makeGroupOrder, dishOf, type MemberSketch } from '../../testing/group-order-fixtures.ts'
import { drawCheckout, openServer, order, server } from '../../testing/checkout.tsx'
import { makeCart, testMerchant } from '../../testing/cart-fixtures.ts'
import { pickupWish } from '../../platform/storage/pickup-wish.ts'
import { cartStoreOf } from '../../features/cart/use-cart.ts'

const pick = (dish: typeof kopi, quantity: number): GroupOrderItem => ({
  ...dishOf(dish.name, quantity, dish.discountedPriceInMin * quantity),
  ID: dish.ID,
})
const members: MemberSketch[] = [
  { name: 'Aisyah', creator: true, myself: true, confirmed: true, items: [pick(kopi, 1)] },
  { name: 'Wei Jie', alias: 'WJ', confirmed: true, items: [pick(chickenRice, 2)] },
  { name: 'Daniel' },
]
const path = '/sg/en/checkout?groupID=sg-g1'

beforeEach(() => {
  openServer()
  activeGroup('sg').write({ groupID: 'sg-g1', merchantID: 'warung', kind: 'group', open: false })
})
afterEach(() => {
  activeGroup('sg').write(null)
  pickupWish('sg').write(null)
  vi.restoreAllMocks()
})

test('PROD-04 GRP-02: orders all confirmed dishes, and keeps the eater’s own cart', async () => {
  vi.spyOn(client, 'readGroupOrder').mockResolvedValue(
    answered(makeGroupOrder({ members, groupState: 'CONFIRMED' })),
  )
  const own = makeCart({ merchant: { ID: 'stall', name: 'Stall' } })
  const screen = await drawCheckout({ path, cart: own })
  const theirs = screen.getByRole('list', { name: 'Who ordered what' })
  await expect.element(theirs).toMatchTextContent(/Aisyah.*\(You\).*1 Kopi.*WJ.*2 Chicken rice/)
  await expect.element(theirs).not.toMatchTextContent(/Daniel/)
  await screen.place.click()
  await expect.poll(() => server.orders[0]?.body.groupID).toBe('sg-g1')
  expect(
    server.orders[0]?.body.merchants[0]?.items.map((item) => [item.ID, item.quantity]),
  ).toEqual([
    ['kopi', 1],
    ['chicken-rice', 2],
  ])
  await expect.poll(() => activeGroup('sg').read()).toBeNull()
  expect(cartStoreOf('sg').read()).toEqual(own)
})

test.each([true, false])(
  'PICK-02: an order with pickup %s is placed as its members were told, whatever the eater wishes',
  async (pickup) => {
    const merchant = { ...testMerchant, pickup: true }
    server.merchant = merchant
    pickupWish('sg').write(pickup ? null : true)
    vi.spyOn(client, 'readMerchant').mockResolvedValue(answered(merchant))
    vi.spyOn(client, 'readGroupOrder').mockResolvedValue(
      answered(makeGroupOrder({ members, groupState: 'CONFIRMED', pickup })),
    )
    const screen = await drawCheckout({ path, flags: { pickup: true } })
    await expect.element(screen.getByText(pickup ? 'Collect from' : 'Deliver to')).toBeVisible()
    await expect.element(screen.getByRole('radio', { name: 'Pickup' })).not.toBeInTheDocument()
    await screen.place.click()
    await expect.poll(() => server.orders.length).toBe(1)
    expect(server.orders[0]?.body.pickup ?? false).toBe(pickup)
    expect(server.orders[0]?.body.location === null).toBe(pickup)
  },
)

test.each([
  [
    'not in checkout yet',
    makeGroupOrder({ members, groupState: 'ONGOING' }),
    /Go to checkout from the group order first/,
  ],
  [
    'to be placed by another member',
    makeGroupOrder({
      members: members.map((member) => ({ ...member, myself: member.name === 'Daniel' })),
      groupState: 'CONFIRMED',
    }),
    /Aisyah will place the order for everyone/,
  ],
  [
    'ordered already',
    makeGroupOrder({ members, groupState: 'ORDERED', orderID: 'sg-1' }),
    /This group has already ordered/,
  ],
])('GRP-33: refuses a group order that is %s', async (_, group, text) => {
  vi.spyOn(client, 'readGroupOrder').mockResolvedValue(answered(group))
  const screen = await drawCheckout({ path })
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.place).not.toBeInTheDocument()
  expect(server.quotes).toEqual([])
})

test.each([
  ['a group', { ...order, groupID: 'sg-g1' }],
  ['another merchant', { ...order, merchant: { ...order.merchant, ID: 'stall' } }],
])(
  'CART-05 PROD-05: a late response for an order of %s keeps a different cart',
  async (_, placed) => {
    const intent = JSON.stringify({ key: 'key-of-before', body: { merchants: [] } })
    localStorage.setItem('tingkat.placing.sg', intent)
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'tingkat.placing.sg', newValue: intent }),
    )
    server.outcomes = [answered({ state: 'placed', orderID: order.orderID, order: placed })]
    const own = makeCart()
    const screen = await drawCheckout({ cart: own })
    await expect.poll(screen.at).toBe(`/sg/en/order/${order.orderID}`)
    expect(cartStoreOf('sg').read()).toEqual(own)
  },
)

test('a checkout without a group order sends no request for one', async () => {
  const read = vi.spyOn(client, 'readGroupOrder')
  const screen = await drawCheckout()
  await expect.element(screen.place).toBeVisible()
  expect(read).not.toHaveBeenCalled()
})
