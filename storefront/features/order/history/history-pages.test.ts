// Tests of joining, refreshing and caching the pages of the order history.
import type { Order } from '@tingkat/ordering/order/order'
import { expect, test } from 'vitest'
import { appendPage, cachePages, cachedPages, refreshPages } from './history-pages.ts'

const order = (orderID: string, orderState: Order['orderState'] = 'COMPLETED') =>
  ({ orderID, orderState, finalState: null }) as Order
const page = (nextCursor: string | null, ...orders: Order[]) => ({ orders, nextCursor })
const ids = ({ orders }: { orders: readonly Order[] }) =>
  orders.map(({ orderID }) => orderID).join(' ')

test('ORD-13 an order that moved between two pages is listed once', () => {
  const both = appendPage(page('p2', order('a'), order('b')), page(null, order('b'), order('c')))
  expect(ids(both)).toBe('a b c')
  expect(both.nextCursor).toBeNull()
})

test('ORD-13 a refreshed first page replaces the first page and keeps older pages', () => {
  const before = page('p3', order('a', 'NEW'), order('b'), order('c'), order('d'))
  const renewed = refreshPages(before, page('p2', order('n', 'NEW'), order('a'), order('b')))
  expect(ids(renewed)).toBe('n a b c d')
  expect(renewed.nextCursor).toBe('p3')
  // If the first page has no next cursor, it is the
  // whole history, so the earlier pages are dropped.
  expect(ids(refreshPages(before, page(null, order('a'))))).toBe('a')
})

test('ORD-13 the cache returns the pages of an account only to that account', () => {
  cachePages('me', page(null, order('a')))
  expect(cachedPages('you')).toBeNull()
  expect(ids(cachedPages('me')!)).toBe('a')
})
