// Tests of the orders that a browser keeps: limits, failed requests, and other eaters in the same
// browser.
import { beforeEach, expect, test } from 'vitest'
import { answered, makeOrderView, refused, unreachable } from '../../testing/order-fixtures.ts'
import { createStored } from '../storage/stored.ts'
import { createKeptOrders, type KeptOrder } from './kept-orders.ts'

const orderOf = (orderID: string) => ({ ...makeOrderView({ version: 1, state: 'NEW' }), orderID })
let now: number
let kept: ReturnType<typeof createKeptOrders>

beforeEach(() => {
  now = Date.UTC(2026, 10, 23)
  kept = createKeptOrders(
    createStored<readonly KeptOrder[]>('orders', () => null, undefined),
    createStored<string>('visit', () => null, undefined),
    () => now,
  )
})

test('removes orders that are too old, also while they are not read', () => {
  kept.keep(orderOf('1'), null)
  now += 86_400_000
  kept.keep(orderOf('2'), null)
  now += 518_400_000
  kept.dropOld()
  expect(kept.read()?.map(({ order }) => order.orderID)).toEqual(['2'])
})

test('keeps the three orders that were read last, for seven days', () => {
  for (const orderID of ['1', '2', '3', '1', '4']) kept.keep(orderOf(orderID), null)
  expect(kept.list().map(({ order }) => order.orderID)).toEqual(['4', '1', '3'])
  now += 604_800_000
  expect(kept.find('4')).toBeUndefined()
})

test('a kept order is shown if no answer arrives, but not after a refusal', async () => {
  const read = async (result: ReturnType<typeof refused>) =>
    await kept.readOrKept('1', async () => result)
  await kept.readOrKept('1', async () => answered(orderOf('1')))
  expect(await read(unreachable)).toMatchObject({ ok: true, data: { orderID: '1' } })
  expect(await read(refused('unavailable', 503))).toMatchObject({ ok: false })
  expect(kept.find('1')).toBeDefined()
})

test('a shown order is a copy until the server has sent it, also if it was kept just now', async () => {
  let changes = 0
  const stop = kept.subscribeToCopies(() => (changes += 1))
  // Simulates that the page that the eater is leaving, or another tab, has just kept the order.
  kept.keep(orderOf('1'), null)
  expect(kept.copiedAt('1')).toBeNull()
  const readAt = now
  now += 1
  await kept.readOrKept('1', async () => unreachable)
  expect([kept.copiedAt('1'), kept.copiedAt('2'), changes]).toEqual([readAt, null, 1])
  await kept.readOrKept('1', async () => answered(orderOf('1')))
  expect([kept.copiedAt('1'), changes]).toEqual([null, 2])
  stop()
})

test.each([401, 403, 404])(
  'an order that the server refuses with %d is removed',
  async (status) => {
    kept.keep(orderOf('1'), null)
    await kept.readOrKept('1', async () => refused('not_found', status))
    expect(await kept.readOrKept('1', async () => unreachable)).toMatchObject({ ok: false })
  },
)

test('an order whose answer arrives after the log-out is not kept', async () => {
  kept.keep(orderOf('1'), null)
  await kept.readOrKept('2', async () => {
    kept.forget()
    return answered(orderOf('2'))
  })
  expect(kept.list()).toEqual([])
})
