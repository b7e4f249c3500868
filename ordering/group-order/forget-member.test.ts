// Forgetting somebody: nothing of them is left in any basket, and the others keep what is theirs.
import { expect, test } from 'vitest'
import { forgetMember } from './forget-member.ts'
import type { GroupOrderMember, GroupOrder } from './group-order.ts'

const member = (accountID: string, creator = false): GroupOrderMember => ({
  memberID: `m-${accountID}`,
  accountID,
  memberName: `Name of ${accountID}`,
  nameAlias: `Alias of ${accountID}`,
  creator,
  confirmed: true,
  version: 1,
  writeIDs: ['w'],
  items: [
    {
      _id: 'a',
      ID: 'kopi',
      name: 'Kopi',
      quantity: 1,
      comment: `Words of ${accountID}`,
      modifierGroups: [],
      available: true,
      priceInMin: 180,
      originalPriceInMin: 180,
    },
  ],
})
const basket = (more: Partial<GroupOrder> = {}): GroupOrder => ({
  groupID: 'g',
  kind: 'group',
  countryCode: 'sg',
  merchantID: 'warung',
  merchantName: 'Warung',
  groupName: 'Of host',
  state: 'ONGOING',
  version: 3,
  members: [member('host', true), member('guest')],
  barred: ['away'],
  table: null,
  deadline: null,
  spendLimitInMin: null,
  createdAt: '',
  expiresAt: '',
  payingOrderID: null,
  orderID: null,
  deliveryAddress: {
    id: '',
    address: 'Home of host',
    addressDetail: '',
    displayAddress: '',
    city: '',
    cityID: '',
    countryCode: 'sg',
    isAccurate: true,
    latitude: 1,
    longitude: 103,
    noteToDriver: '',
  },
  ...more,
})

test('ENT-22: a member goes out of an open basket with their lines; an ended one keeps what was ordered, without a name', () => {
  expect(forgetMember(basket(), 'guest').members.map((one) => one.accountID)).toEqual(['host'])
  const ended = forgetMember(basket({ state: 'ORDERED', orderID: 'o' }), 'guest')
  expect(JSON.stringify(ended)).not.toMatch(/"accountID":"guest"|of guest/)
  expect(ended.members[1]).toMatchObject({
    accountID: 'deleted',
    items: [{ priceInMin: 180, comment: '' }],
  })
  expect(ended.deliveryAddress).not.toBeNull()
})

test("ENT-21: a creator's open group is cancelled and their address goes; while somebody pays it waits for that", () => {
  expect(forgetMember(basket(), 'host')).toMatchObject({
    state: 'CANCELLED',
    deliveryAddress: null,
    groupName: '',
    version: 4,
  })
  expect(JSON.stringify(forgetMember(basket(), 'host'))).not.toMatch(/of host|Of host/)
  expect(forgetMember(basket({ payingOrderID: 'o' }), 'guest')).toMatchObject({
    state: 'ONGOING',
    members: [{}, { memberName: '' }],
  })
  expect(forgetMember(basket({ kind: 'table' }), 'host')).toMatchObject({
    state: 'ONGOING',
    members: [{ accountID: 'guest', creator: true }],
  })
})

test('ENT-22: who was sent away is forgotten too, and a stranger changes nothing', () => {
  expect(forgetMember(basket(), 'away').barred).toEqual([])
  const same = basket()
  expect(forgetMember(same, 'stranger')).toBe(same)
})
