// Tests of the list of the eater's group orders.
import type { GroupOrderList as Groups } from '@tingkat/contract/group-order'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../../platform/browser/client.ts'
import { makeGroupOrder } from '../../testing/group-order-fixtures.ts'
import { draw } from '../../testing/draw.tsx'
import { GroupList, useListedGroups } from './group-list.tsx'

afterEach(() => vi.restoreAllMocks())

type Listed = Groups['groups'][number]
const castListed = (
  groupID: string,
  info: Partial<Listed['info']>,
  orderDescription = '',
): Listed => ({
  info: { ...makeGroupOrder().info, groupID, ...info },
  summary: {
    groupID,
    groupName: info.groupName ?? '',
    orderCode: info.orderID ? 'JKR-FEW' : '',
    orderDescription,
  },
})

function LoadedList() {
  return <GroupList groups={useListedGroups(true) ?? []} />
}

async function drawList(...groups: Listed[]) {
  vi.spyOn(client, 'listGroupOrders').mockResolvedValue({ ok: true, data: { groups } })
  return await draw(<LoadedList />)
}

test('links open and placed group orders (ENT-23)', async () => {
  const { getByRole } = await drawList(
    castListed('sg-a', { groupName: 'Friday lunch' }),
    castListed(
      'sg-b',
      { groupState: 'ORDERED', orderID: 'sg-1', orderCode: 'JKR-FEW' },
      '2 × Kopi, 1 × Laksa',
    ),
  )
  await expect
    .element(getByRole('link', { name: 'Continue with Friday lunch' }))
    .toHaveAttribute('href', '/sg/en/group-order/sg-a')
  const placed = getByRole('listitem').nth(1)
  await expect.element(placed).toMatchTextContent(/JKR-FEW.*2 × Kopi, 1 × Laksa/)
  await expect
    .element(placed.getByRole('link', { name: /^Track/ }))
    .toHaveAttribute('href', '/sg/en/order/sg-1')
  await expect
    .element(placed.getByRole('link', { name: /^Split bill/ }))
    .toHaveAttribute('href', '/sg/en/order/sg-1/split-bill')
})

test('omits own placed orders, deleted groups, tables and other countries', async () => {
  const { container } = await drawList(
    castListed('sg-c', { groupState: 'ORDERED', orderID: 'sg-2', membership: 'creator' }),
    castListed('sg-d', { groupState: 'CANCELLED' }),
    castListed('sg-e', { kind: 'table', table: { tableID: 't', tableNumber: '1' } }),
    castListed('th-f', { countryCode: 'TH' }),
  )
  await expect.poll(() => vi.mocked(client.listGroupOrders).mock.results.length).toBe(1)
  expect(container.querySelector('.grp-list')).toBeNull()
})
