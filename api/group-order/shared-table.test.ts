// Tests of a table's group order over HTTP: all eaters at the
// table share it, and its order can be served only at that table.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { laksa, orderOfGroup, put, satay } from '../testing/group.ts'
import { unwrap, type TestEater } from '../testing/journey.ts'
import { outcomeOf, later, openGroupOrderTest, ownMember } from './testing.ts'

const { server, clock, eaters } = await openGroupOrderTest()
beforeEach(() => {
  clock.now = lunchTime
})
afterAll(() => server.close())

describe('a shared table', () => {
  const sit = (eater: TestEater, tableNumber: string) =>
    eater.client.createGroupOrder({
      kind: 'table',
      countryCode: 'sg',
      merchantID: 'warung',
      tableNumber,
    })
  const dineIn = (tableID: string, tableNumber: string) => ({
    location: null,
    dineInInfo: { tableID, merchants: { warung: { eaterCount: 2, tableNumber } } },
  })

  test('DINE-02 ENT-03 GRP-03 two phones share one group order, and either may order', async () => {
    const [first, second] = (await eaters(2)) as [TestEater, TestEater]
    const created = unwrap(await sit(first, '7'))
    const joined = unwrap(await sit(second, '7'))
    const { groupID } = created.info
    expect(joined.info).toMatchObject({
      groupID,
      kind: 'table',
      table: { tableID: 't1', tableNumber: '7' },
      memberCount: 2,
      shareLink: '',
      creatorName: '',
    })
    unwrap(await put(first, groupID, [satay]))
    const group = unwrap(await put(second, groupID, [laksa])).group
    expect(group.members.map((member) => member.confirmedItems.map((item) => item.ID))).toEqual([
      ['satay'],
      ['laksa'],
    ])
    expect(ownMember(group).confirmedItems.map((item) => item.ID)).toEqual(['laksa'])
    expect(await outcomeOf(put(second, groupID, [{ ...laksa, _id: 'x' }]))).toBe('ok')
    expect(
      unwrap(await first.client.readGroupOrder(groupID)).members[0]?.confirmedItems.map(
        (item) => item.ID,
      ),
    ).toEqual(['satay'])
    const order = unwrap(
      await second.client.placeOrder(
        await orderOfGroup(
          second,
          unwrap(await second.client.startGroupOrderCheckout(groupID)),
          dineIn('t1', '7'),
        ),
        randomUUID(),
      ),
    )
    expect(order).toMatchObject({ path: 'table', groupID })
    expect(unwrap(await first.client.readGroupOrderProgress(order.orderID)).order.orderState).toBe(
      'NEW',
    )
    const next = unwrap(await sit(first, '7'))
    expect(next.info.groupID, 'another round').not.toBe(groupID)
  })

  test('refuses an unknown table, an order to another table and a stranger with the id (DINE-05)', async () => {
    const [eater, stranger] = (await eaters(2)) as [TestEater, TestEater]
    expect(await outcomeOf(sit(eater, '99'))).toBe('required_restaurant_params')
    const {
      info: { groupID },
    } = unwrap(await sit(eater, '8'))
    const group = unwrap(await put(eater, groupID, [satay])).group
    expect(
      await outcomeOf(
        eater.client.placeOrder(await orderOfGroup(eater, group, dineIn('t1', '7')), randomUUID()),
      ),
    ).toBe('group_changed')
    expect(await outcomeOf(stranger.client.joinGroupOrder(groupID))).toBe('not_found')
    expect(await outcomeOf(put(stranger, groupID, [satay]))).toBe('group_not_joined')
  })

  test('is cancelled four hours after its last change (GRP-33)', async () => {
    const [first, second] = (await eaters(2)) as [TestEater, TestEater]
    const {
      info: { groupID },
    } = unwrap(await sit(first, '9'))
    unwrap(await put(first, groupID, [satay]))
    clock.now = later(5 * 60)
    const fresh = unwrap(await sit(second, '9'))
    expect(fresh).toMatchObject({
      info: { memberCount: 1 },
      members: [{ myself: true, confirmedItems: [] }],
    })
    expect(fresh.info.groupID).not.toBe(groupID)
  })
})
