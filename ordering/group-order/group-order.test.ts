// Tests of group orders: state table, members, items, checkout, and refusals.
import { describe, expect, test } from 'vitest'
import type { PickedLine } from '../cart/cart-picks.ts'
import { countries } from '../country/country.ts'
import { isRefusal } from '../refusal.ts'
import {
  actorOf,
  cancelGroupOrder,
  changeGroupOrderSettings,
  checkGroupOrderPlacement,
  confirmItems,
  startGroupOrderCheckout,
  findMember,
  joinGroupOrder,
  leaveGroupOrder,
  openGroupOrder,
  orderItemsOf,
  applyGroupOrderDeadlines,
  putItems,
  removeMember,
  type GroupOrderResult,
  type GroupOrder,
} from './group-order.ts'
import { repriceItem, isSameFood, priceLines } from './group-order-lines.ts'
import {
  groupOrderActionsOf,
  groupOrderActions,
  groupOrderActors,
  groupOrderKinds,
  groupOrderTransitions,
  findGroupOrderTransition,
  groupOrderStates,
} from './group-order-states.ts'
import {
  makeDish,
  makeMerchant,
  makeModifier,
  makeModifierGroup,
  kopi,
  laksa,
  lunchTime,
} from '../testing/fixtures.ts'

const merchant = makeMerchant()
const country = countries.sg
const menu = { merchant, country }
const later = (seconds: number) => new Date(lunchTime.getTime() + seconds * 1000)
const person = (accountID: string) => ({
  accountID,
  memberID: `m-${accountID}`,
  memberName: accountID,
  nameAlias: '',
})

function good(change: GroupOrderResult): GroupOrder {
  if (isRefusal(change)) throw new Error(change.refused)
  return change
}
const opened = (more: Partial<GroupOrder> = {}): GroupOrder => ({
  ...good(
    openGroupOrder(
      {
        groupID: 'g',
        kind: 'group',
        countryCode: 'sg',
        merchantID: 'warung',
        merchantName: 'Katong Warung',
        groupName: '',
        deliveryAddress: null,
        table: null,
        spendLimitInMin: null,
        deadline: null,
      },
      person('host'),
      lunchTime,
    ),
  ),
  ...more,
})
const atTable = (more: Partial<GroupOrder> = {}) =>
  opened({ kind: 'table', table: { tableID: 'T-7', tableNumber: '7' }, ...more })
const pick = (ID: string, quantity = 1, more: Partial<PickedLine> = {}): PickedLine => ({
  _id: ID,
  ID,
  quantity,
  comment: '',
  modifierGroups: [],
  ...more,
})
const noodles = pick('laksa', 1, {
  modifierGroups: [{ ID: 'noodle', modifiers: [{ ID: 'thin', quantity: 1 }] }],
})
const items = (...picked: PickedLine[]) => {
  const priced = priceLines(picked, merchant, country)
  if (isRefusal(priced)) throw new Error(priced.refused)
  return priced.items
}
const put = (
  groupOrder: GroupOrder,
  accountID: string,
  lines: PickedLine[],
  more: { version?: number; writeID?: string; limit?: number; now?: Date } = {},
) =>
  putItems(
    groupOrder,
    accountID,
    {
      version: more.version ?? findMember(groupOrder, accountID)?.version ?? 0,
      writeID: more.writeID ?? crypto.randomUUID(),
      items: items(...lines),
      orderValueLimit: more.limit ?? 0,
      currency: 'SGD',
    },
    more.now ?? lunchTime,
  )
const withGuest = (groupOrder = opened()) =>
  good(joinGroupOrder(groupOrder, person('guest'), lunchTime))
const refused = (change: GroupOrderResult | null) =>
  change && isRefusal(change) ? change.refused : 'nothing'

describe('state table', () => {
  test('GRP-33: all states are reachable, open states have exits, ended states have none', () => {
    const reached = new Set(['CREATED', ...groupOrderTransitions.map((step) => step.to)])
    expect(groupOrderStates.every((state) => reached.has(state))).toBe(true)
    for (const kind of groupOrderKinds) {
      for (const from of groupOrderStates) {
        const leaving = groupOrderTransitions.filter(
          (step) =>
            step.on.includes(kind) &&
            step.from.includes(from) &&
            step.to !== null &&
            step.to !== from,
        )
        expect(leaving.length > 0, `${kind} ${from}`).toBe(!['CANCELLED', 'ORDERED'].includes(from))
      }
    }
    for (const action of groupOrderActions)
      expect(
        groupOrderTransitions.some((step) => step.action === action),
        action,
      ).toBe(true)
  })

  test('GRP-02 ROLE-07 ROLE-08: lists the actions of creator, member, stranger and clock', () => {
    expect(groupOrderActionsOf('group', 'ONGOING', 'creator')).toEqual([
      'remove',
      'put_items',
      'continue',
      'settings',
      'cancel',
    ])
    expect(groupOrderActionsOf('group', 'ONGOING', 'member')).toEqual([
      'leave',
      'put_items',
      'confirm',
    ])
    expect(groupOrderActionsOf('group', 'ONGOING', 'stranger')).toEqual(['join'])
    expect(groupOrderActionsOf('group', 'ONGOING', 'clock')).toEqual(['continue', 'expire'])
    expect(groupOrderActionsOf('group', 'CONFIRMED', 'creator')).toEqual([
      'continue',
      'order',
      'cancel',
    ])
    expect(groupOrderActionsOf('group', 'CONFIRMED', 'member')).toEqual([])
    expect(groupOrderActionsOf('table', 'ONGOING', 'member')).toEqual(
      groupOrderActionsOf('table', 'ONGOING', 'creator'),
    )
    for (const by of groupOrderActors)
      expect(
        ['CANCELLED', 'ORDERED'].flatMap((state) =>
          groupOrderActionsOf('group', state as 'ORDERED', by),
        ),
      ).toEqual([])
    expect(findGroupOrderTransition('table', 'ONGOING', 'cancel', 'creator')).toBeUndefined()
  })
})

describe('members', () => {
  test('GRP-01 GRP-33: starts with its creator; joining sets ONGOING and is idempotent', () => {
    const groupOrder = opened()
    expect(groupOrder).toMatchObject({
      state: 'CREATED',
      version: 1,
      members: [{ creator: true, confirmed: false, items: [] }],
    })
    const joined = withGuest(groupOrder)
    expect(joined).toMatchObject({
      state: 'ONGOING',
      version: 2,
      members: [{}, { memberID: 'm-guest', creator: false }],
    })
    expect(joinGroupOrder(joined, person('guest'), lunchTime)).toBe(joined)
    expect(['host', 'guest', 'other'].map((accountID) => actorOf(joined, accountID))).toEqual([
      'creator',
      'member',
      'stranger',
    ])
  })

  test('GRP-01: has at most fifty members', () => {
    let groupOrder = opened()
    for (let count = 1; count < 50; count += 1)
      groupOrder = good(joinGroupOrder(groupOrder, person(`p${count}`), lunchTime))
    expect(joinGroupOrder(groupOrder, person('extra'), lunchTime)).toMatchObject({
      refused: 'group_full',
      context: { max: 50 },
    })
  })

  test('ROLE-08 GRP-14: a member may leave and join again; the creator may not leave', () => {
    const groupOrder = good(put(withGuest(), 'guest', [pick('kopi')]))
    const left = good(leaveGroupOrder(groupOrder, 'guest', lunchTime))
    expect(left.members.map((member) => member.accountID)).toEqual(['host'])
    expect(good(joinGroupOrder(left, person('guest'), lunchTime)).members[1]?.items).toEqual([])
    expect(refused(leaveGroupOrder(groupOrder, 'host', lunchTime))).toBe('creator_stays')
    expect(refused(leaveGroupOrder(groupOrder, 'other', lunchTime))).toBe('group_not_joined')
    expect(refused(leaveGroupOrder(left, 'guest', lunchTime))).toBe('group_not_joined')
  })

  test('ROLE-09 GRP-16: only the creator removes members, and they cannot join again', () => {
    const groupOrder = withGuest()
    const alone = good(removeMember(groupOrder, 'host', 'm-guest', lunchTime))
    expect(alone.members).toHaveLength(1)
    expect(refused(joinGroupOrder(alone, person('guest'), lunchTime))).toBe('group_removed')
    expect(refused(put(alone, 'guest', [pick('kopi')]))).toBe('group_removed')
    expect(removeMember(alone, 'host', 'm-guest', lunchTime)).toBe(alone)
    expect(refused(removeMember(groupOrder, 'guest', 'm-host', lunchTime))).toBe('creator_only')
    expect(refused(removeMember(groupOrder, 'host', 'm-host', lunchTime))).toBe('creator_stays')
  })

  test('GRP-33: refuses leave, remove and join after checkout has started', () => {
    const confirmed = good(
      startGroupOrderCheckout(
        good(put(withGuest(), 'guest', [pick('kopi')])),
        'host',
        menu,
        lunchTime,
      ),
    )
    expect(confirmed.state).toBe('CONFIRMED')
    expect(
      [
        leaveGroupOrder(confirmed, 'guest', lunchTime),
        removeMember(confirmed, 'host', 'm-guest', lunchTime),
        joinGroupOrder(confirmed, person('late'), lunchTime),
      ].map(refused),
    ).toEqual(Array(3).fill('group_closed'))
  })
})

describe('lines', () => {
  test('GRP-03 ENT-22: each member has own lines with names and prices of the menu', () => {
    const groupOrder = good(put(withGuest(), 'guest', [noodles, pick('kopi', 2)]))
    expect(findMember(groupOrder, 'guest')).toMatchObject({
      version: 1,
      items: [
        {
          ID: 'laksa',
          name: 'Laksa',
          priceInMin: 700,
          modifierGroups: [
            { ID: 'noodle', name: 'Group noodle', modifiers: [{ ID: 'thin', quantity: 1 }] },
          ],
        },
        { ID: 'kopi', quantity: 2, priceInMin: 360, originalPriceInMin: 360, available: true },
      ],
    })
    expect(findMember(groupOrder, 'host')?.items).toEqual([])
  })

  test('GRP-03: lines have the English names of the menu beside the names', () => {
    const dish = makeDish('soup', 700, {
      name: 'แกง',
      englishName: 'Curry',
      modifierGroups: [
        makeModifierGroup('heat', 1, 1, [
          makeModifier('mild', 0, { name: 'ไม่เผ็ด', englishName: 'Not spicy' }),
        ]),
      ],
    })
    const [category] = merchant.menu.categories
    const menu = { ...merchant.menu, categories: [{ ...category!, items: [dish] }] }
    const picks = [{ ID: 'heat', modifiers: [{ ID: 'mild', quantity: 1 }] }]
    const line = pick('soup', 1, { modifierGroups: picks })
    expect(priceLines([line], { ...merchant, menu }, country)).toMatchObject({
      items: [
        {
          name: 'แกง',
          englishName: 'Curry',
          modifierGroups: [
            { modifiers: [{ ID: 'mild', name: 'ไม่เผ็ด', englishName: 'Not spicy' }] },
          ],
        },
      ],
    })
  })

  test('GRP-01: merges equal lines and refuses lines that the menu does not offer', () => {
    const merged = priceLines(
      [pick('kopi', 60, { _id: 'a' }), pick('kopi', 60, { _id: 'b', comment: 'kosong' })],
      merchant,
      country,
    )
    expect(merged).toMatchObject({
      items: [{ _id: 'a', quantity: 99, comment: 'kosong' }],
      notices: [{ notice: 'capped' }],
    })
    const no = (line: PickedLine) => {
      const priced = priceLines([line], merchant, country)
      return isRefusal(priced) ? priced.refused : 'nothing'
    }
    expect(no(pick('laksa'))).toBe('invalid_groups')
    expect(no(pick('durian'))).toBe('food_err_order_item_not_available')
    expect(no(pick('kaya-toast'))).toBe('food_err_order_item_not_available')
    expect(no(pick('pizza'))).toBe('food_err_order_item_not_available')
    expect(no(pick('kopi', 0))).toBe('quantity_out_of_range')
    expect(no(pick('kopi', 1, { comment: 'x'.repeat(131) }))).toBe('instructions_too_long')
    expect(
      no({
        ...noodles,
        modifierGroups: [
          ...noodles.modifierGroups,
          { ID: 'extras', modifiers: [{ ID: 'cockle', quantity: 1 }] },
        ],
      }),
    ).toBe('food_err_order_item_not_available')
  })

  test('GRP-01: applies no discounts for a counter merchant, like the quote', () => {
    const counter = makeMerchant({ isIntegrated: false })
    expect(priceLines([pick('chicken-rice')], merchant, country)).toMatchObject({
      items: [{ priceInMin: 400, originalPriceInMin: 500 }],
    })
    expect(priceLines([pick('chicken-rice')], counter, country)).toMatchObject({
      items: [{ priceInMin: 500, originalPriceInMin: 500 }],
    })
  })

  test('GRP-17: a repeated write is a no-op; a stale version is refused', () => {
    const first = good(put(withGuest(), 'guest', [pick('kopi')], { writeID: 'w1' }))
    expect(put(first, 'guest', [pick('kopi')], { version: 0, writeID: 'w1' })).toBe(first)
    const second = good(put(first, 'guest', [pick('kopi', 3)], { writeID: 'w3' }))
    expect(
      put(second, 'guest', [pick('kopi')], { version: 0, writeID: 'w1' }),
      'the other phone wrote since',
    ).toBe(second)
    expect(put(first, 'guest', [pick('kopi', 5)], { version: 0, writeID: 'w2' })).toMatchObject({
      refused: 'group_stale',
      context: { version: 1 },
    })
  })

  test('GRP-01: has at most two hundred lines, the maximum of one order', () => {
    const many = Array.from({ length: 40 }, (_, nth) => ({
      ...items(pick('kopi'))[0]!,
      _id: `l${nth}`,
      comment: String(nth),
    }))
    let groupOrder = opened()
    for (let count = 0; count < 5; count += 1) {
      groupOrder = good(joinGroupOrder(groupOrder, person(`p${count}`), lunchTime))
      groupOrder = good(
        putItems(
          groupOrder,
          `p${count}`,
          { version: 0, writeID: `w${count}`, items: many, orderValueLimit: 0, currency: 'SGD' },
          lunchTime,
        ),
      )
    }
    expect(put(groupOrder, 'host', [pick('kopi')])).toMatchObject({
      refused: 'group_full',
      context: { max: 200 },
    })
  })

  test('VALID-02 GRP-01: the order value limit applies to all members together', () => {
    const groupOrder = good(put(withGuest(), 'guest', [pick('kopi', 5)]))
    expect(put(groupOrder, 'host', [pick('kopi', 2)], { limit: 1_000 })).toMatchObject({
      refused: 'order_value_exceeded',
      context: { orderLimit: 1_000, subtotal: 1_260, currency: 'SGD' },
    })
    expect(refused(put(groupOrder, 'guest', [pick('kopi', 4)], { limit: 500 }))).toBe('nothing')
  })
})

describe('confirmation and checkout', () => {
  test('GRP-38: a confirmation is final; refused without items or for a stale version', () => {
    const groupOrder = withGuest()
    expect(refused(confirmItems(groupOrder, 'guest', null, lunchTime))).toBe('empty_cart')
    const chosen = good(put(groupOrder, 'guest', [pick('kopi')]))
    expect(confirmItems(chosen, 'guest', 0, lunchTime)).toMatchObject({
      refused: 'group_stale',
      context: { version: 1 },
    })
    const confirmed = good(confirmItems(chosen, 'guest', 1, lunchTime))
    expect(findMember(confirmed, 'guest')?.confirmed).toBe(true)
    expect(refused(put(confirmed, 'guest', [pick('kopi', 2)]))).toBe('items_confirmed')
    expect(confirmItems(confirmed, 'guest', 1, lunchTime)).toBe(confirmed)
    expect(
      refused(confirmItems(good(put(confirmed, 'host', [pick('kopi')])), 'host', null, lunchTime)),
      'the creator confirms by going on',
    ).toBe('group_closed')
  })

  test('GRP-39 GRP-36: checkout confirms all items; members without items cannot add any', () => {
    const groupOrder = good(
      joinGroupOrder(good(put(withGuest(), 'guest', [pick('kopi')])), person('late'), lunchTime),
    )
    expect(refused(startGroupOrderCheckout(groupOrder, 'guest', menu, lunchTime))).toBe(
      'creator_only',
    )
    const confirmed = good(startGroupOrderCheckout(groupOrder, 'host', menu, lunchTime))
    expect(confirmed.members.map((member) => member.confirmed)).toEqual([false, true, false])
    expect(refused(put(confirmed, 'late', [pick('kopi')]))).toBe('group_closed')
    expect(startGroupOrderCheckout(confirmed, 'host', menu, lunchTime)).toBe(confirmed)
    expect(refused(startGroupOrderCheckout(opened(), 'host', menu, lunchTime))).toBe('empty_cart')
  })

  test('GRP-39: a second checkout updates prices and availability', () => {
    const confirmed = good(
      startGroupOrderCheckout(
        good(put(good(put(withGuest(), 'guest', [pick('kopi')])), 'host', [noodles])),
        'host',
        menu,
        lunchTime,
      ),
    )
    const without = makeMerchant({
      menu: {
        ...merchant.menu,
        categories: [
          {
            ID: 'all',
            name: 'All',
            available: true,
            items: [laksa, { ...kopi, available: false }],
          },
        ],
      },
    })
    const fresh = good(
      startGroupOrderCheckout(confirmed, 'host', { merchant: without, country }, lunchTime),
    )
    expect(findMember(fresh, 'guest')?.items).toMatchObject([
      { ID: 'kopi', available: false, priceInMin: 0 },
    ])
    expect(orderItemsOf(fresh).map((item) => item.ID)).toEqual(['laksa'])
    expect(
      findMember(good(startGroupOrderCheckout(fresh, 'host', menu, lunchTime)), 'guest')?.items,
    ).toMatchObject([{ available: true, priceInMin: 180 }])
    const line = items(pick('kopi'))[0]!
    expect(repriceItem(line, merchant, country)).toBe(line)
  })

  test('GRP-33 ROLE-07: only the creator cancels, and only before the order is placed', () => {
    const groupOrder = withGuest()
    expect(refused(cancelGroupOrder(groupOrder, 'guest', lunchTime))).toBe('creator_only')
    const cancelled = good(cancelGroupOrder(groupOrder, 'host', lunchTime))
    expect(cancelled.state).toBe('CANCELLED')
    expect(cancelGroupOrder(cancelled, 'host', lunchTime)).toBe(cancelled)
    expect(refused(cancelGroupOrder({ ...groupOrder, state: 'ORDERED' }, 'host', lunchTime))).toBe(
      'group_closed',
    )
  })
})

describe('deadline and spend limit', () => {
  const deadline = later(600).toISOString()

  test('GRP-39: confirms items at the deadline and refuses changes after it', () => {
    const groupOrder = good(
      put(
        good(changeGroupOrderSettings(withGuest(), 'host', { deadline }, 'SGD', lunchTime)),
        'guest',
        [pick('kopi')],
      ),
    )
    expect(applyGroupOrderDeadlines(groupOrder, menu, later(599))).toBe(groupOrder)
    expect(refused(put(groupOrder, 'guest', [pick('kopi', 2)], { now: later(600) }))).toBe(
      'group_closed',
    )
    expect(refused(joinGroupOrder(groupOrder, person('late'), later(600)))).toBe('group_closed')
    const closed = applyGroupOrderDeadlines(groupOrder, menu, later(600))
    expect(closed).toMatchObject({
      state: 'CONFIRMED',
      members: [{ confirmed: false }, { confirmed: true }],
    })
    expect(applyGroupOrderDeadlines(closed, menu, later(700))).toBe(closed)
  })

  test('GRP-33: cancels at the deadline without items, and when the order expires', () => {
    expect(applyGroupOrderDeadlines(opened({ deadline }), menu, later(600)).state).toBe('CANCELLED')
    expect(applyGroupOrderDeadlines(opened(), menu, later(48 * 3_600)).state).toBe('CANCELLED')
    const table = good(put(atTable(), 'host', [pick('kopi')], { now: later(3_600) }))
    expect(applyGroupOrderDeadlines(table, menu, later(4 * 3_600)).state).toBe('ONGOING')
    expect(applyGroupOrderDeadlines(table, menu, later(5 * 3_600)).state).toBe('CANCELLED')
    expect(
      applyGroupOrderDeadlines(opened({ payingOrderID: 'o' }), menu, later(48 * 3_600)).state,
      'not while somebody pays',
    ).toBe('CREATED')
  })

  test('GRP-02: only the creator sets a deadline, five minutes to one day from now', () => {
    const set = (at: Date, accountID = 'host') =>
      changeGroupOrderSettings(
        withGuest(),
        accountID,
        { deadline: at.toISOString() },
        'SGD',
        lunchTime,
      )
    expect(refused(set(later(600)))).toBe('nothing')
    expect(refused(set(later(100)))).toBe('deadline_invalid')
    expect(refused(set(later(90_000)))).toBe('deadline_invalid')
    expect(refused(set(later(600), 'guest'))).toBe('creator_only')
    expect(
      good(
        changeGroupOrderSettings(
          good(set(later(600))),
          'host',
          { deadline: null, groupName: 'Lunch' },
          'SGD',
          lunchTime,
        ),
      ),
    ).toMatchObject({ deadline: null, groupName: 'Lunch' })
  })

  test('GRP-02: refuses items above the spend limit, and a limit below existing items', () => {
    const groupOrder = good(
      changeGroupOrderSettings(withGuest(), 'host', { spendLimitInMin: 500 }, 'SGD', lunchTime),
    )
    const chosen = good(put(groupOrder, 'guest', [pick('kopi', 2)]))
    expect(put(chosen, 'guest', [pick('kopi', 3)])).toMatchObject({
      refused: 'spend_limit_exceeded',
      context: { limit: 500, subtotal: 540, left: 140, currency: 'SGD' },
    })
    expect(
      changeGroupOrderSettings(chosen, 'host', { spendLimitInMin: 300 }, 'SGD', lunchTime),
    ).toMatchObject({
      refused: 'spend_limit_too_low',
      context: { least: 360 },
    })
  })
})

describe('order at a table', () => {
  test('DINE-02 ENT-03: every member adds own lines and may order for the whole table', () => {
    const groupOrder = good(put(withGuest(atTable()), 'guest', [pick('kopi')]))
    const order = {
      countryCode: 'sg',
      merchants: [{ ID: 'warung', section: '', comment: '', items: orderItemsOf(groupOrder) }],
      tableID: 'T-7',
    }
    expect(checkGroupOrderPlacement(groupOrder, 'guest', order, lunchTime)).toBeNull()
    expect(checkGroupOrderPlacement(groupOrder, 'host', order, lunchTime)).toBeNull()
    expect(refused(checkGroupOrderPlacement(groupOrder, 'stranger', order, lunchTime))).toBe(
      'group_not_joined',
    )
    expect(
      refused(
        checkGroupOrderPlacement(groupOrder, 'guest', { ...order, tableID: 'T-8' }, lunchTime),
      ),
    ).toBe('group_changed')
    expect(
      [
        confirmItems(groupOrder, 'guest', null, lunchTime),
        removeMember(groupOrder, 'host', 'm-guest', lunchTime),
        cancelGroupOrder(groupOrder, 'host', lunchTime),
      ].map(refused),
    ).toEqual(Array(3).fill('group_closed'))
    expect(good(leaveGroupOrder(groupOrder, 'host', lunchTime)).members).toMatchObject([
      { accountID: 'guest', creator: true },
    ])
  })
})

describe('placing the order', () => {
  const confirmed = good(
    startGroupOrderCheckout(
      good(put(good(put(withGuest(), 'guest', [noodles, pick('kopi')])), 'host', [pick('kopi')])),
      'host',
      menu,
      lunchTime,
    ),
  )
  const order = (items: typeof foods) => ({
    countryCode: 'sg',
    merchants: [{ ID: 'warung', section: '', comment: '', items }],
    tableID: null,
  })
  const foods = orderItemsOf(confirmed)

  test('GRP-02: the creator may order the confirmed items only, in any split of lines', () => {
    expect(foods).toHaveLength(3)
    expect(checkGroupOrderPlacement(confirmed, 'host', order(foods), lunchTime)).toBeNull()
    const merged = [
      foods.find((item) => item.ID === 'laksa')!,
      { ...foods.find((item) => item.ID === 'kopi')!, quantity: 2 },
    ]
    expect(checkGroupOrderPlacement(confirmed, 'host', order(merged), lunchTime)).toBeNull()
    expect(
      refused(checkGroupOrderPlacement(confirmed, 'host', order(foods.slice(1)), lunchTime)),
    ).toBe('group_changed')
    expect(
      refused(
        checkGroupOrderPlacement(
          confirmed,
          'host',
          { ...order(foods), countryCode: 'my' },
          lunchTime,
        ),
      ),
    ).toBe('group_changed')
    expect(
      isSameFood(
        foods,
        foods.map((item) => ({ ...item, comment: 'x' })),
      ),
    ).toBe(false)
  })

  test('GRP-02: refused for a member, before checkout, and during another payment', () => {
    expect(refused(checkGroupOrderPlacement(confirmed, 'guest', order(foods), lunchTime))).toBe(
      'creator_only',
    )
    expect(
      refused(
        checkGroupOrderPlacement(
          { ...confirmed, state: 'ONGOING' },
          'host',
          order(foods),
          lunchTime,
        ),
      ),
    ).toBe('group_closed')
    const paying = { ...confirmed, payingOrderID: 'sg-1' }
    expect(refused(checkGroupOrderPlacement(paying, 'host', order(foods), lunchTime))).toBe(
      'group_paying',
    )
    expect(refused(cancelGroupOrder(paying, 'host', lunchTime))).toBe('group_paying')
  })
})
