// The basket of a table over HTTP: of whoever sits there, one at a time, and ordered to that table alone.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { lunchTime } from '../testing/app.ts'
import { laksa, orderOfGroup, put, satay } from '../testing/group.ts'
import { unwrap, type TestEater } from '../testing/journey.ts'
import { code, later, openKitchen, own } from './testing.ts'

const { server, clock, eaters } = await openKitchen()
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

  test("DINE-02 ENT-03 GRP-03: two phones at a table fill one basket, neither touches the other's lines, and either orders", async () => {
    const [one, two] = (await eaters(2)) as [TestEater, TestEater]
    const first = unwrap(await sit(one, '7'))
    const second = unwrap(await sit(two, '7'))
    const { groupID } = first.info
    expect(second.info).toMatchObject({
      groupID,
      kind: 'table',
      table: { tableID: 't1', tableNumber: '7' },
      memberCount: 2,
      shareLink: '',
      creatorName: '',
    })
    unwrap(await put(one, groupID, [satay]))
    const group = unwrap(await put(two, groupID, [laksa])).group
    expect(group.members.map((member) => member.confirmedItems.map((item) => item.ID))).toEqual([
      ['satay'],
      ['laksa'],
    ])
    expect(own(group).confirmedItems.map((item) => item.ID)).toEqual(['laksa'])
    expect(await code(put(two, groupID, [{ ...laksa, _id: 'x' }]))).toBe('yes')
    expect(
      unwrap(await one.client.readGroupOrder(groupID)).members[0]?.confirmedItems.map(
        (item) => item.ID,
      ),
    ).toEqual(['satay'])
    const order = unwrap(
      await two.client.placeOrder(
        await orderOfGroup(
          two,
          unwrap(await two.client.startGroupOrderCheckout(groupID)),
          dineIn('t1', '7'),
        ),
        randomUUID(),
      ),
    )
    expect(order).toMatchObject({ path: 'table', groupID })
    expect(unwrap(await one.client.readGroupOrderProgress(order.orderID)).order.orderState).toBe(
      'NEW',
    )
    const next = unwrap(await sit(one, '7'))
    expect(next.info.groupID, 'another round').not.toBe(groupID)
  })

  test("DINE-05: an unknown table, another table's order and a stranger with the id are refused", async () => {
    const [one, stranger] = (await eaters(2)) as [TestEater, TestEater]
    expect(await code(sit(one, '99'))).toBe('required_restaurant_params')
    const {
      info: { groupID },
    } = unwrap(await sit(one, '8'))
    const group = unwrap(await put(one, groupID, [satay])).group
    expect(
      await code(
        one.client.placeOrder(await orderOfGroup(one, group, dineIn('t1', '7')), randomUUID()),
      ),
    ).toBe('group_changed')
    expect(await code(stranger.client.joinGroupOrder(groupID))).toBe('not_found')
    expect(await code(put(stranger, groupID, [satay]))).toBe('group_not_joined')
  })

  test('GRP-33: a table that was left is given up four hours after its last change', async () => {
    const [one, two] = (await eaters(2)) as [TestEater, TestEater]
    const {
      info: { groupID },
    } = unwrap(await sit(one, '9'))
    unwrap(await put(one, groupID, [satay]))
    clock.now = later(5 * 60)
    const fresh = unwrap(await sit(two, '9'))
    expect(fresh).toMatchObject({
      info: { memberCount: 1 },
      members: [{ myself: true, confirmedItems: [] }],
    })
    expect(fresh.info.groupID).not.toBe(groupID)
  })
})
