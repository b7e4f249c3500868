// Which orders are offered again.
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test } from 'vitest'
import { castTold, type OrderSketch } from '../../../testing/cast-orders.ts'
import { pastMerchants } from './past-merchants.ts'

const order = (orderID: string, merchantID: string, more: OrderSketch = {}): Order =>
  castTold({
    orderID,
    state: 'COMPLETED',
    merchant: { ...castTold().merchant, ID: merchantID },
    ...more,
  })

const ids = (orders: Order[]) => pastMerchants(orders, 'sg').map(({ orderID }) => orderID)

test('D29 each kitchen once, by its latest order, at most four', () => {
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

test('D29 only what arrived, in this country, and not what was eaten at a table', () => {
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
