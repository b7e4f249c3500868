import { describe, expect, test } from 'vitest'
import {
  makeMerchant,
  makeModifier,
  makeModifierGroup,
  makeDish,
  deepFreeze,
} from '../testing/fixtures.ts'
import {
  activeAt,
  applyLiveState,
  emptyLiveState,
  listUnfillableDishes,
  pruneLiveState,
  type LiveState,
  type SoldOutMark,
} from './live-state.ts'
import { findDish, type Merchant } from './merchant.ts'

const now = new Date('2026-03-18T04:15:00Z')
const by = { personID: 'p', deviceID: null, partnerID: null }
const setting = { at: '2026-03-18T04:00:00.000Z', by }
const mark = (
  dishID: string,
  until: string | null = null,
  modifierID: string | null = null,
): SoldOutMark => ({ dishID, modifierID, until, ...setting })
const stateOf = (changes: Partial<LiveState>): LiveState => ({ ...emptyLiveState, ...changes })
const merchant: Merchant = deepFreeze(makeMerchant())
const applied = (changes: Partial<LiveState>, at = now, of = merchant) =>
  applyLiveState(of, activeAt(stateOf(changes), at))

test('without a state the merchant is the same object (LIVE-15)', () => {
  expect(applied({})).toBe(merchant)
})

test('a sold-out mark ends at its minute without a job (LIVE-15)', () => {
  const until = '2026-03-18T06:00:00.000Z'
  const isOnSale = (at: string) =>
    findDish(applied({ soldOut: [mark('laksa', until)] }, new Date(at)), 'laksa')?.available
  expect([isOnSale('2026-03-18T05:59:59.999Z'), isOnSale(until)]).toEqual([false, true])
  expect(
    findDish(applied({ soldOut: [mark('laksa')] }, new Date('2099-01-01')), 'laksa'),
  ).toMatchObject({ available: false })
})

test('only the marked dish and modifier change (LIVE-14)', () => {
  const shown = applied({ soldOut: [mark('kopi')] })
  expect(findDish(shown, 'kopi')?.available).toBe(false)
  expect(findDish(shown, 'laksa')).toBe(findDish(merchant, 'laksa'))
})

describe('a required group', () => {
  const dishWith = (min: number, ...available: boolean[]) =>
    makeDish('bowl', 500, {
      modifierGroups: [
        makeModifierGroup(
          'base',
          min,
          Math.max(1, min),
          available.map((isOnSale, index) => makeModifier(`m${index}`, 0, { available: isOnSale })),
        ),
      ],
    })
  const merchantWith = (dish: ReturnType<typeof dishWith>): Merchant => ({
    ...merchant,
    menu: {
      ...merchant.menu,
      categories: [{ ID: 'c', name: 'C', available: true, items: [dish] }],
    },
  })
  const isOnSale = (dish: ReturnType<typeof dishWith>, ...modifierIDs: string[]) =>
    findDish(
      applied(
        { soldOut: modifierIDs.map((ID) => mark('bowl', null, ID)) },
        now,
        merchantWith(dish),
      ),
      'bowl',
    )?.available

  test('with too few modifiers on sale makes the dish sold out (LIVE-16)', () => {
    expect(isOnSale(dishWith(1, true, true), 'm0')).toBe(true)
    expect(isOnSale(dishWith(1, true, true), 'm0', 'm1')).toBe(false)
    expect(isOnSale(dishWith(2, true, true, true), 'm0')).toBe(true)
    expect(isOnSale(dishWith(2, true, true, false), 'm0')).toBe(false)
    expect(isOnSale(dishWith(0, true), 'm0'), 'an optional group may be empty').toBe(true)
  })

  test('is named as the reason, unless the dish itself is marked (LIVE-16)', () => {
    const of = merchantWith(dishWith(1, true))
    const reasons = (...soldOut: SoldOutMark[]) =>
      listUnfillableDishes(of, activeAt(stateOf({ soldOut }), now)).map(({ dish, group }) => [
        dish.ID,
        group.ID,
      ])
    expect(reasons(mark('bowl', null, 'm0'))).toEqual([['bowl', 'base']])
    expect(reasons(mark('bowl', null, 'm0'), mark('bowl'))).toEqual([])
    expect(reasons()).toEqual([])
  })

  test('brings the dish back with its modifiers (LIVE-16)', () => {
    const of = merchantWith(dishWith(1, true))
    const soldOut = [mark('bowl', '2026-03-18T05:00:00.000Z', 'm0')]
    const later = applied({ soldOut }, new Date('2026-03-18T05:00:00Z'), of)
    expect(later).toBe(of)
  })
})

test('busy adds its minutes to the preparation until it ends (LIVE-18)', () => {
  const busy = { minutes: 20 as const, until: '2026-03-18T05:00:00.000Z', ...setting }
  expect(applied({ busy })).toMatchObject({
    preparationMinutes: merchant.preparationMinutes + 20,
    busyMinutes: 20,
  })
  expect(applied({ busy }, new Date(busy.until))).toBe(merchant)
})

describe('a pause', () => {
  const pause = {
    reason: 'equipment' as const,
    until: '2026-03-18T05:00:00.000Z',
    ...setting,
  }

  test('is shown with its end and reason, and without who set it (LIVE-19)', () => {
    expect(applied({ pause }).pause).toEqual({ until: pause.until, reason: 'equipment' })
    expect(applied({ pause }, new Date(pause.until)).pause).toBeUndefined()
  })

  test('of an unreachable merchant has no end, is optional, and ranks last (LIVE-20)', () => {
    const unreachableSince = '2026-03-18T04:10:00.000Z'
    expect(applied({ unreachableSince }).pause).toEqual({ until: null, reason: 'unreachable' })
    expect(applied({ unreachableSince, pauseWhenUnreachable: false })).toBe(merchant)
    expect(applied({ unreachableSince, pause }).pause?.reason).toBe('equipment')
  })
})

test('a new menu keeps the marks of dishes that still exist, and all other settings (LIVE-27)', () => {
  const live = stateOf({
    soldOut: [
      mark('laksa'),
      mark('gone'),
      mark('kopi', '2026-03-18T04:00:00.000Z'),
      mark('laksa', null, 'thick'),
      mark('laksa', null, 'gone'),
    ],
    busy: { minutes: 10, until: '2026-03-18T05:00:00.000Z', ...setting },
    autoAccept: true,
    pauseWhenUnreachable: false,
    capacity: [{ weekdays: [0], fromHour: 11, toHour: 14, orders: 12 }],
  })
  const kept = { ...live, fieldOfANewerVersion: 12 }
  expect(pruneLiveState(kept, merchant, now)).toEqual({
    ...kept,
    soldOut: [mark('laksa'), mark('laksa', null, 'thick')],
  })
})
