// A group order for component tests: four members, three of whom have confirmed.
import { amountOf } from '@tingkat/ordering/money'
import type {
  GroupOrderView,
  GroupOrderInfo,
  GroupOrderItem,
  GroupOrderMemberView,
} from '@tingkat/ordering/group-order/group-order-shape'
import type { Location } from '@tingkat/ordering/location/location'
import { testMerchant } from './cart-fixtures.ts'

const tiongBahru: Location = {
  id: 'tb',
  address: 'Tiong Bahru',
  displayAddress: 'Tiong Bahru, Singapore',
  addressDetail: '#02-15',
  city: 'Singapore',
  cityID: 'sg',
  countryCode: 'sg',
  isAccurate: true,
  latitude: 1.2852,
  longitude: 103.8306,
  noteToDriver: '',
}

export const dishOf = (name: string, quantity: number, priceInMin: number): GroupOrderItem => ({
  _id: `${name}-${quantity}`,
  ID: name,
  name,
  quantity,
  comment: '',
  modifierGroups: [],
  available: true,
  priceInMin,
  originalPriceInMin: priceInMin,
})

export type MemberSketch = {
  name: string
  items?: GroupOrderItem[]
  confirmed?: boolean
  creator?: boolean
  myself?: boolean
  alias?: string
  quoted?: number
}

export function makeGroupMember({
  name,
  items = [],
  confirmed = false,
  creator = false,
  myself = false,
  alias = '',
  quoted,
}: MemberSketch): GroupOrderMemberView {
  const confirmedItems = confirmed ? items : []
  const sum = quoted ?? confirmedItems.reduce((total, item) => total + item.priceInMin, 0)
  return {
    memberID: name.toLowerCase(),
    memberName: name,
    nameAlias: alias,
    creator,
    confirmed,
    myself,
    version: 1,
    confirmedItems,
    items: confirmed ? [] : items,
    foodQuote: {
      priceV2: amountOf(sum, 'SGD', 'en-SG'),
      priceAfterCampaignInMinorUnitV2: amountOf(sum, 'SGD', 'en-SG'),
    },
  }
}

export const aisyah: MemberSketch = {
  name: 'Aisyah',
  creator: true,
  confirmed: true,
  items: [dishOf('Nasi lemak', 1, 1040), dishOf('Teh tarik', 1, 280)],
}
export const weiJie: MemberSketch = {
  name: 'Wei Jie',
  confirmed: true,
  items: [dishOf('Satay', 2, 1440), dishOf('Limau ais', 1, 320)],
}
export const priya: MemberSketch = {
  name: 'Priya',
  confirmed: true,
  items: [dishOf('Nasi goreng', 1, 920), dishOf('Ondeh-ondeh', 1, 460)],
}
export const daniel: MemberSketch = { name: 'Daniel' }

/** Returns a group order, by default as the member Daniel sees it. */
export function makeGroupOrder({
  members = [aisyah, weiJie, priya, { ...daniel, myself: true }],
  ...info
}: Partial<GroupOrderInfo> & { members?: MemberSketch[] } = {}): GroupOrderView {
  return {
    info: {
      groupID: 'sg-g1',
      groupName: '',
      kind: 'group',
      creatorName: 'Aisyah',
      merchantID: testMerchant.ID,
      merchantName: testMerchant.name,
      timeZone: testMerchant.openingHours.timeZone,
      countryCode: 'sg',
      currency: testMerchant.currency,
      shareLink: 'https://tingkat.test/sg/en/group-order/sg-g1',
      groupState: 'ONGOING',
      version: 7,
      membership: members.find((member) => member.myself)?.creator ? 'creator' : 'member',
      memberCount: members.length,
      deadline: null,
      spendLimitInMin: null,
      table: null,
      pickup: false,
      paying: false,
      orderID: null,
      orderCode: null,
      ...info,
    },
    deliveryAddress: info.kind === 'table' ? null : tiongBahru,
    members: members.map(makeGroupMember),
  }
}
