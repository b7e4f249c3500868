// Tests which data of an order partners receive: times, payment, table, members of a group order
// and whether a comment mentions an allergy, but never who the eater is.
import { partnerOrderSchema } from '@tingkat/contract/partner'
import type { Order } from '@tingkat/ordering/order/order'
import { emptyOrderExtras } from '@tingkat/ordering/order/order-view'
import { makeOrder } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { toPartnerOrder } from './partner-order.ts'

const order = makeOrder()
const table: Partial<Order> = {
  path: 'table',
  ETA: null,
  deliveryAddress: null,
  dineInInfo: {
    tableID: 'T-7',
    merchants: { [order.merchant.ID]: { eaterCount: 3, tableNumber: '7' } },
  },
}
const total = order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor

test('a delivery order has its total, currency and promised time (KITCH-36)', () => {
  const seen = toPartnerOrder(order, 'merchant')
  expect(partnerOrderSchema.parse(seen)).toEqual(seen)
  expect(total).toBeGreaterThan(0)
  expect(seen).toMatchObject({
    total,
    currency: 'SGD',
    readyBy: null,
    promisedAt: new Date(Date.parse(order.placedAt) + order.ETA! * 60_000).toISOString(),
    scheduledTime: null,
    table: null,
    memberLines: null,
    allergyMark: false,
    bags: null,
    shelf: null,
    test: false,
  })
})

test('a scheduled order is promised for the end of its window (KITCH-36)', () => {
  const scheduledTime = {
    from: '2026-11-20T06:00:00.000Z',
    to: '2026-11-20T06:30:00.000Z',
    available: true,
    reason: '',
  }
  expect(toPartnerOrder({ ...order, scheduledTime }, 'merchant')).toMatchObject({
    scheduledTime: { from: scheduledTime.from, to: scheduledTime.to },
    promisedAt: scheduledTime.to,
  })
})

test('a table order has its number and eaters, and no promised time (KITCH-36)', () => {
  expect(toPartnerOrder({ ...order, ...table }, 'merchant')).toMatchObject({
    table: { number: '7', eaterCount: 3 },
    promisedAt: null,
  })
})

test('only the party that takes the cash sees what to collect (KITCH-36)', () => {
  const toCollect = (changes: Partial<Order>) =>
    (['merchant', 'courier', 'operator', 'chatbot'] as const).map(
      (role) => toPartnerOrder({ ...order, ...changes }, role).toCollectInMinor,
    )
  expect(toCollect({})).toEqual([null, total, null, null])
  expect(toCollect(table)).toEqual([total, null, null, null])
  expect(toCollect({ orderState: 'COMPLETED' })).toEqual([null, null, null, null])
  expect(toCollect({ paymentTypeID: 'VISA' })).toEqual([null, null, null, null])
  expect(toPartnerOrder({ ...order, paymentTypeID: 'VISA' }, 'courier').paidBy).toBe('prepaid')
  expect(toPartnerOrder(order, 'courier').paidBy).toBe('cash')
})

test('lines of a group order are listed for each member, without names (KITCH-36)', () => {
  const [entry] = order.merchantCartWithQuoteList
  const [item] = entry!.items
  const lineOf = (memberID: string) => ({ ...item!, groupLine: { memberID, lineID: memberID } })
  const shared = {
    ...order,
    merchantCartWithQuoteList: [
      { ...entry!, items: [lineOf('a'), lineOf('b'), lineOf('a'), { ...item!, isFreeItem: true }] },
    ],
  }
  expect(toPartnerOrder(shared, 'merchant').memberLines).toEqual([
    { alias: null, lines: [0, 2] },
    { alias: null, lines: [1] },
  ])
})

test('notes of the merchant and marks are shown as they are stored (KITCH-36)', () => {
  const noted = {
    ...order,
    comment: 'Allergic to peanuts',
    readyBy: '2026-11-20T04:25:00.000Z',
    bags: 2,
    shelf: 'B',
    test: true,
  }
  expect(toPartnerOrder(noted, 'courier')).toMatchObject({
    allergyMark: true,
    readyBy: noted.readyBy,
    bags: 2,
    shelf: 'B',
    test: true,
  })
})

test('fields that older clients read are unchanged (KITCH-36)', () => {
  const { wishes, comment, orderID, orderCode, orderState, path, version } = order
  expect(toPartnerOrder(order, 'courier', emptyOrderExtras)).toMatchObject({
    orderID,
    orderCode,
    merchantID: order.merchant.ID,
    orderState,
    path,
    version,
    comment,
    wishes,
    courier: null,
    cancellation: null,
    courierPosition: null,
    messageCount: 0,
    pickup: order.merchant.latlng,
    dropOff: { latitude: order.deliveryAddress!.latitude },
  })
  expect(toPartnerOrder(order, 'merchant').dropOff).toBeNull()
})
