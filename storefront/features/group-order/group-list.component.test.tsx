// The groups on the orders' page in a browser: open ones lead back, placed ones to the order and its bill; none shows nothing.
import type { GroupOrderList as Groups } from '@tingkat/contract/group-order'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/browser/client.ts'
import { makeGroupOrder } from '../../testing/group-order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { GroupList } from './group-list.tsx'

afterEach(() => vi.restoreAllMocks())

type One = Groups['groups'][number]
const one = (groupID: string, info: Partial<One['info']>, orderDescription = ''): One => ({
  info: { ...makeGroupOrder().info, groupID, ...info },
  summary: {
    groupID,
    groupName: info.groupName ?? '',
    orderCode: info.orderID ? 'JKR-FEW' : '',
    orderDescription,
  },
})

async function list(...groups: One[]) {
  vi.spyOn(client, 'listGroupOrders').mockResolvedValue({ ok: true, data: { groups } })
  return await draw(<GroupList />)
}

test('ENT-23: an open group leads back to it; a placed one shows its code and description, and leads to order and bill', async () => {
  const { getByRole } = await list(
    one('sg-a', { groupName: 'Friday lunch' }),
    one(
      'sg-b',
      { groupState: 'ORDERED', orderID: 'sg-1', orderCode: 'JKR-FEW' },
      '2 × Kopi, 1 × Laksa',
    ),
  )
  await expect
    .element(getByRole('link', { name: 'Go on with Friday lunch' }))
    .toHaveAttribute('href', '/sg/en/group-order/sg-a')
  const placed = getByRole('listitem').nth(1)
  await expect.element(placed).toMatchTextContent(/JKR-FEW.*2 × Kopi, 1 × Laksa/)
  await expect
    .element(placed.getByRole('link', { name: /^Follow/ }))
    .toHaveAttribute('href', '/sg/en/order/sg-1')
  await expect
    .element(placed.getByRole('link', { name: /^Split bill/ }))
    .toHaveAttribute('href', '/sg/en/order/sg-1/split-bill')
})

test('what one has placed oneself, what was deleted, tables and other countries are not listed twice or at all', async () => {
  const { container } = await list(
    one('sg-c', { groupState: 'ORDERED', orderID: 'sg-2', membership: 'creator' }),
    one('sg-d', { groupState: 'CANCELLED' }),
    one('sg-e', { kind: 'table', table: { tableID: 't', tableNumber: '1' } }),
    one('th-f', { countryCode: 'TH' }),
  )
  await expect.poll(() => vi.mocked(client.listGroupOrders).mock.results.length).toBe(1)
  expect(container.querySelector('.grp-list')).toBeNull()
})
