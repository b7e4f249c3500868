// Orders of a busy evening at one merchant, for tests of the kitchen board.
import type { BoardMerchant, KitchenOrder } from '@tingkat/contract/console/kitchen'

/** 19:03 in the merchant's time zone. */
export const sampleNow = Date.parse('2026-11-20T11:03:12Z')
const minute = 60_000
/** Returns the instant that many minutes after `sampleNow`. */
export const after = (minutes: number): string =>
  new Date(sampleNow + minutes * minute).toISOString()

export const sampleMerchant: BoardMerchant = {
  merchantID: 'sg-m1',
  name: 'Warung Senja',
  country: 'sg',
  timeZone: 'Asia/Singapore',
  currency: 'SGD',
  live: { version: 1, soldOutCount: 3, busy: null, pause: null, autoAccept: false, capacity: [] },
  settings: { packingCheck: false, playedBy: 'person' },
}

type Item = KitchenOrder['items'][number]
export const item = (quantity: number, name: string, more: Partial<Item> = {}): Item => ({
  ID: name.toLowerCase().replaceAll(' ', '-'),
  name,
  quantity,
  comment: '',
  modifiers: [],
  priceInMinor: quantity * 720,
  isFreeItem: false,
  ...more,
})

/** Returns a new order; `more` replaces some of its fields. */
export function sampleOrder(code: string, more: Partial<KitchenOrder> = {}): KitchenOrder {
  const items = more.items ?? [item(1, 'Laksa lemak')]
  return {
    orderID: `o-${code}`,
    orderCode: code,
    merchantID: 'sg-m1',
    merchantName: 'Warung Senja',
    countryCode: 'sg',
    orderState: 'MAX_CONFIRMING',
    orderType: 'INTEGRATED',
    path: 'integrated',
    version: 2,
    stateSince: after(-1),
    placedAt: after(-1),
    allowedMoves: ['accept', 'decline'],
    items,
    menuOrder: items.map((_, index) => index),
    dishCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    readyBy: null,
    promisedAt: after(30),
    scheduledTime: null,
    table: null,
    total: items.reduce((sum, { priceInMinor }) => sum + priceInMinor, 0),
    currency: 'SGD',
    paidBy: 'prepaid',
    tipInMinor: null,
    toCollectInMinor: null,
    memberLines: null,
    allergyMark: false,
    bags: null,
    shelf: null,
    notCollectedFrom: null,
    hereSince: null,
    test: false,
    courier: null,
    cancellation: null,
    courierPosition: null,
    messageCount: 0,
    comment: '',
    wishes: { cutlery: false, contactless: false },
    pickup: { latitude: 1.28, longitude: 103.83 },
    dropOff: null,
    lane: 'new',
    releasedAt: after(-1.2),
    acceptedAt: null,
    autoAccepted: false,
    answerBy: after(1.8),
    proposedMinutes: 15,
    cookFrom: null,
    startAt: after(0),
    readyByMovesLeft: 2,
    readyAt: null,
    searchingCourier: false,
    courierMinutes: null,
    courierAtStore: false,
    checkedLines: [],
    changes: [],
    lastMove: { move: 'receive', by: 'merchant', at: after(-1), name: null },
    end: null,
    toConfirm: null,
    ...more,
  }
}

export const cooking = (
  code: string,
  minutesLeft: number,
  more: Partial<KitchenOrder> = {},
): KitchenOrder =>
  sampleOrder(code, {
    lane: 'cooking',
    orderState: 'ORDER_IN_PREPARE',
    allowedMoves: ['ready'],
    acceptedAt: after(minutesLeft - 16),
    placedAt: after(minutesLeft - 17),
    readyBy: after(minutesLeft),
    answerBy: null,
    courier: { name: 'Kumar', vehicle: 'Honda Wave', plate: 'FBX 4821 K' },
    courierMinutes: 7,
    ...more,
  })

export const ready = (code: string, more: Partial<KitchenOrder> = {}): KitchenOrder =>
  cooking(code, 3, { lane: 'ready', readyAt: after(-6), allowedMoves: [], ...more })

const table = (number: string, eaterCount: number): Partial<KitchenOrder> => ({
  path: 'table',
  table: { number, eaterCount },
  courier: null,
  courierMinutes: null,
})

const later = (code: string, start: number, more: Partial<KitchenOrder> = {}): KitchenOrder =>
  sampleOrder(code, {
    lane: 'later',
    orderState: 'SCHEDULED',
    allowedMoves: [],
    answerBy: null,
    startAt: after(start),
    scheduledTime: { from: after(start + 20), to: after(start + 50) },
    ...more,
  })

const busyItems = [
  item(1, 'Nasi lemak ayam berempah', { modifiers: ['No egg', 'Extra sambal'] }),
  item(2, 'Chicken satay, 6 sticks', { modifiers: ['Extra peanut sauce'] }),
  item(1, 'Teh tarik', { modifiers: ['Less sweet'] }),
]

const groupItems = [
  item(1, 'Nasi goreng kampung', { modifiers: ['No anchovies', 'Fried egg'] }),
  item(1, 'Mee goreng mamak', {
    modifiers: ['No peanuts', 'Less spicy'],
    comment: 'Peanut allergy: no satay sauce near this box',
  }),
  item(1, 'Gado-gado', { modifiers: ['No egg'] }),
]

/** At least one order for each lane. */
export const sampleOrders: readonly KitchenOrder[] = [
  sampleOrder('7KQ4', {
    items: busyItems,
    allergyMark: true,
    comment: 'Egg allergy. No egg on the plate, please',
  }),
  cooking('3XMP', -2.3, {
    ...table('12', 3),
    items: [
      item(2, 'Laksa lemak', { modifiers: ['Thick bee hoon', 'No cockles'] }),
      item(1, 'Gado-gado'),
      item(1, 'Ondeh-ondeh, 8 pieces'),
    ],
    checkedLines: [1, 2],
  }),
  cooking('9DTR', 2.6, {
    items: [item(2, 'Beef rendang with rice'), item(2, 'Limau ais')],
    comment: 'Sauce apart, for a child',
    courier: { name: 'Siti', vehicle: 'Yamaha', plate: 'FBA 120 C' },
    courierMinutes: 0,
    courierAtStore: true,
  }),
  cooking('5NLB', 8.4, {
    items: groupItems,
    allergyMark: true,
    memberLines: [
      { alias: 'Faizal', lines: [0] },
      { alias: 'Mei', lines: [1] },
      { alias: 'Arjun', lines: [2] },
    ],
  }),
  cooking('K8VC', 11.5, {
    items: [
      item(3, 'Nasi lemak ayam berempah', { modifiers: ['Coconut rice', 'Extra sambal'] }),
      item(1, 'Ayam goreng, 4 pieces'),
    ],
    courier: null,
    courierMinutes: null,
    searchingCourier: true,
    wishes: { cutlery: true, contactless: false },
  }),
  ready('H2WE', {
    allowedMoves: ['hand_over'],
    courierAtStore: true,
    courier: { name: 'Devi', vehicle: 'Honda', plate: 'FBC 77 D' },
    bags: 2,
    shelf: '3',
  }),
  ready('6PJY', { ...table('4', 2), allowedMoves: ['serve'], readyAt: after(-1) }),
  later('4QZA', 22, { items: [item(6, 'Chicken satay, 6 sticks')] }),
  later('V4TS', 72, { items: [item(2, 'Laksa lemak')] }),
  later('M7HD', 900, { items: [item(14, 'Nasi lemak ayam berempah')] }),
  sampleOrder('P2LW', {
    lane: 'past',
    orderState: 'FOOD_COLLECTED',
    answerBy: null,
    end: {
      by: 'courier',
      at: after(-12),
      name: null,
      kind: 'collected',
      failure: null,
      reason: null,
      comment: '',
      foodPaid: true,
    },
  }),
]

/** An order that the eater cancelled while it was being cooked. */
export const cancelledOrder = cooking('W3RT', 6, {
  lane: 'past',
  orderState: 'CANCELLED_PASSENGER',
  allowedMoves: [],
  toConfirm: 'cancelled',
  items: [item(2, 'Beef rendang with rice')],
  end: {
    by: 'eater',
    at: after(-1),
    name: null,
    kind: 'cancelled',
    failure: null,
    reason: 'changed_mind',
    comment: '',
    foodPaid: true,
  },
})
