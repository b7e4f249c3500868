// Tests of the cart of a group order for checkout.
import { itemCount, subtotalOf } from '@tingkat/ordering/cart/cart'
import type { GroupOrderItem } from '@tingkat/ordering/group-order/group-order-shape'
import { chickenRice, kopi } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { makeGroupOrder } from '../../testing/group-order-fixtures.ts'
import { testMerchant } from '../../testing/cart-fixtures.ts'
import { toGroupCart } from './use-group-cart.ts'

const pick = (
  ID: string,
  quantity: number,
  changes: Partial<GroupOrderItem> = {},
): GroupOrderItem => ({
  _id: 'line-1',
  ID,
  name: ID,
  quantity,
  comment: '',
  modifierGroups: [],
  available: true,
  priceInMin: 0,
  originalPriceInMin: 0,
  ...changes,
})

test('PROD-04 GRP-12: contains confirmed, available dishes at the menu’s prices', () => {
  const group = makeGroupOrder({
    members: [
      {
        name: 'A',
        confirmed: true,
        items: [pick(kopi.ID, 2), pick(chickenRice.ID, 1, { _id: 'line-2', available: false })],
      },
      { name: 'B', confirmed: true, items: [pick(kopi.ID, 1, { comment: 'less sweet' })] },
      { name: 'C', items: [pick(chickenRice.ID, 1)] },
    ],
  })
  const cart = toGroupCart(group, testMerchant, null)
  expect(
    cart?.merchants[0]?.items.map(({ _id, ID, quantity, comment }) => [_id, ID, quantity, comment]),
  ).toEqual([
    ['a.line-1', 'kopi', 2, ''],
    ['b.line-1', 'kopi', 1, 'less sweet'],
  ])
  expect([itemCount(cart), cart && subtotalOf(cart)]).toEqual([3, 3 * kopi.discountedPriceInMin])
})

test('DINE-02: contains the table, the scanned code and the eater count', () => {
  const group = makeGroupOrder({
    kind: 'table',
    table: { tableID: 'T-7', tableNumber: '7' },
    members: [
      { name: 'A', confirmed: true, items: [pick(kopi.ID, 1)] },
      { name: 'B', confirmed: true, items: [pick(kopi.ID, 1)] },
    ],
  })
  const seat = {
    tableID: 'T-7',
    merchants: { [testMerchant.ID]: { eaterCount: 5, tableNumber: '7', tableCode: '1.seal' } },
  }
  expect(toGroupCart(group, testMerchant, seat)?.dineInInfo).toEqual(seat)
  expect(toGroupCart(group, testMerchant, null)?.dineInInfo?.merchants[testMerchant.ID]).toEqual({
    eaterCount: 2,
    tableNumber: '7',
  })
  expect(
    toGroupCart(group, testMerchant, { ...seat, tableID: 'T-8' })?.dineInInfo?.merchants[
      testMerchant.ID
    ],
  ).toEqual({ eaterCount: 2, tableNumber: '7' })
})

test('is null without confirmed dishes', () => {
  expect(
    toGroupCart(
      makeGroupOrder({ members: [{ name: 'A', items: [pick(kopi.ID, 1)] }] }),
      testMerchant,
      null,
    ),
  ).toBeNull()
})
