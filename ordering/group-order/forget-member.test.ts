// Tests that forgetMember removes a member's personal data and keeps the other members' items.
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
const groupOrder = (more: Partial<GroupOrder> = {}): GroupOrder => ({
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

test('ENT-22: removes a member from an open group order; anonymises an ended one', () => {
  expect(forgetMember(groupOrder(), 'guest').members.map((member) => member.accountID)).toEqual([
    'host',
  ])
  const ended = forgetMember(groupOrder({ state: 'ORDERED', orderID: 'o' }), 'guest')
  expect(JSON.stringify(ended)).not.toMatch(/"accountID":"guest"|of guest/)
  expect(ended.members[1]).toMatchObject({
    accountID: 'deleted',
    items: [{ priceInMin: 180, comment: '' }],
  })
  expect(ended.deliveryAddress).not.toBeNull()
})

test("ENT-21: cancels the creator's open group order, except during a payment", () => {
  expect(forgetMember(groupOrder(), 'host')).toMatchObject({
    state: 'CANCELLED',
    deliveryAddress: null,
    groupName: '',
    version: 4,
  })
  expect(JSON.stringify(forgetMember(groupOrder(), 'host'))).not.toMatch(/of host|Of host/)
  expect(forgetMember(groupOrder({ payingOrderID: 'o' }), 'guest')).toMatchObject({
    state: 'ONGOING',
    members: [{}, { memberName: '' }],
  })
  expect(forgetMember(groupOrder({ kind: 'table' }), 'host')).toMatchObject({
    state: 'ONGOING',
    members: [{ accountID: 'guest', creator: true }],
  })
})

test('ENT-22: forgets a removed member; no-op for an unrelated account', () => {
  expect(forgetMember(groupOrder(), 'away').barred).toEqual([])
  const same = groupOrder()
  expect(forgetMember(same, 'stranger')).toBe(same)
})
