// Tests of choosing the past orders that are offered for reordering.
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test } from 'vitest'
import { makeOrderView, type OrderSketch } from '../../../testing/order-fixtures.ts'
import { latestPerMerchant } from './past-merchants.ts'

const order = (orderID: string, merchantID: string, more: OrderSketch = {}): Order =>
  makeOrderView({
    orderID,
    state: 'COMPLETED',
    merchant: { ...makeOrderView().merchant, ID: merchantID },
    ...more,
  })

const ids = (orders: Order[]) => latestPerMerchant(orders, 'sg').map(({ orderID }) => orderID)

test('D29 offers the latest order of each merchant, at most four', () => {
  expect(
    ids([
      order('1', 'a'),
      order('2', 'b'),
      order('3', 'a'),
      order('4', 'c'),
      order('5', 'd'),
      order('6', 'e'),
    ]),
  ).toEqual(['1', '2', '4', '5'])
})

test('D29 offers completed deliveries in this country only', () => {
  const table = { tableID: 't1', tableNumber: '7', groupID: '' } as unknown as Order['dineInInfo']
  expect(
    ids([
      order('under way', 'a', { state: 'READY' }),
      order('called off', 'b', { state: 'CANCELLED_PASSENGER' }),
      order('elsewhere', 'c', { countryCode: 'TH' }),
      order('at a table', 'd', { dineInInfo: table }),
      order('arrived', 'a'),
    ]),
  ).toEqual(['arrived'])
})
