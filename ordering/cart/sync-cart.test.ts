import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart, ScheduledOrder } from './cart-shape.ts'
import { addItem, subtotalOf } from './cart.ts'
import { syncCart } from './sync-cart.ts'
import { pickModifier } from '../dish/dish.ts'
import type { Dish, Merchant } from '../merchant/merchant.ts'
import {
  makeHours,
  makeLine,
  makeMerchant,
  chickenRice,
  deepFreeze,
  kopi,
  laksa,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'

const kitchen = deepFreeze(makeMerchant())
const withDishes = (...items: Dish[]): Merchant =>
  deepFreeze({
    ...kitchen,
    menu: { ...kitchen.menu, categories: [{ ID: 'c', name: '', available: true, items }] },
  })
const closed = deepFreeze({ ...kitchen, openingHours: { ...makeHours(), open: false } })
const grow = (cart: Cart | null, dish: Dish, id: string, quantity: number): Cart =>
  unwrap(addItem(cart, kitchen, makeLine(dish, id, quantity))).cart!
const cart = deepFreeze(grow(grow(null, laksa, 'a', 2), kopi, 'b', 3))

const scheduledFor = (from: string, to: string): ScheduledOrder => ({
  isScheduledOrder: true,
  windowStartTime: from,
  windowEndTime: to,
  formattedDisplayDate: '',
  formattedDisplayTime: '',
  error: null,
})
const dinner = scheduledFor('2026-11-20T11:00:00.000Z', '2026-11-20T11:30:00.000Z')

describe('fresh merchants', () => {
  test('CART-08 CART-09 CART-13 ERR-02 a closed merchant goes, with its flag; nothing left is null', () => {
    expect(syncCart(cart, [closed], lunchTime)).toEqual({
      cart: null,
      notices: [{ notice: 'food_err_order_merchant_closed', lineID: null, name: 'Katong Warung' }],
    })
  })

  test('CART-08 only an explicit false closes', () => {
    for (const open of [null, undefined, true]) {
      expect(
        syncCart(cart, [{ ...kitchen, openingHours: { ...makeHours(), open } }], lunchTime).cart,
      ).not.toBeNull()
    }
  })

  test('CART-08 of two merchants the open one stays', () => {
    const other = {
      ...cart.merchants[0]!,
      merchant: { ...cart.merchants[0]!.merchant, ID: 'other' },
    }
    const synced = syncCart(
      { ...cart, merchants: [...cart.merchants, other] },
      [closed, makeMerchant({ ID: 'other' })],
      lunchTime,
    )
    expect(synced.cart?.merchants.map((entry) => entry.merchant.ID)).toEqual(['other'])
  })

  test('CART-08 a scheduled order outlives a closed door', () => {
    expect(syncCart({ ...cart, scheduledOrder: dinner }, [closed], lunchTime).cart).not.toBeNull()
  })

  test('CART-10 CART-11 ERR-03 a dish off the menu goes, with its flag', () => {
    const { cart: synced, notices } = syncCart(cart, [withDishes(kopi)], lunchTime)
    expect(synced?.merchants[0]?.items.map((line) => line._id)).toEqual(['b'])
    expect(notices).toEqual([
      { notice: 'food_err_order_item_not_available', lineID: 'a', name: 'Laksa' },
    ])
  })

  test('CART-13 every dish off the menu: null', () => {
    expect(syncCart(cart, [withDishes(chickenRice)], lunchTime).cart).toBeNull()
  })

  test('CART-12 ERR-03 an unavailable dish stays at 0 under its own code', () => {
    const { cart: synced, notices } = syncCart(
      cart,
      [withDishes(laksa, { ...kopi, available: false })],
      lunchTime,
    )
    expect(
      synced?.merchants[0]?.items.map((line) => [line._id, line.quantity, line.available]),
    ).toEqual([
      ['a', 2, true],
      ['b', 0, false],
    ])
    expect(notices).toEqual([
      { notice: 'food_err_order_item_not_available', lineID: 'b', name: 'Kopi' },
    ])
  })

  test('CART-12 a pure price change updates the line without an error', () => {
    const { cart: synced, notices } = syncCart(
      cart,
      [withDishes(laksa, { ...kopi, priceInMinorUnit: 200, discountedPriceInMin: 200 })],
      lunchTime,
    )
    expect(subtotalOf(synced!)).toBe(2 * 650 + 3 * 200)
    expect(notices).toEqual([
      { notice: 'price_changed', lineID: 'b', name: 'Kopi', prices: { before: 180, after: 200 } },
    ])
  })

  test('CART-12: another name is told, another picture is not; both are taken over', () => {
    const renamed = syncCart(cart, [withDishes(laksa, { ...kopi, name: 'Kopi O' })], lunchTime)
    expect(renamed.notices).toEqual([{ notice: 'refreshed', lineID: 'b', name: 'Kopi O' }])
    const redrawn = syncCart(
      cart,
      [withDishes(laksa, { ...kopi, imgHref: '/new.webp' })],
      lunchTime,
    )
    expect(redrawn.notices).toEqual([])
    expect(redrawn.cart?.merchants[0]?.items[1]?.imgHref).toBe('/new.webp')
  })

  test('CART-12 ERR-03 a picked modifier sold out is reported, the quantity stays', () => {
    const egg = deepFreeze(
      unwrap(addItem(null, kitchen, pickModifier(makeLine(laksa, 'a', 2), 'extras', 'egg'))).cart!,
    )
    const soldOut = {
      ...laksa,
      modifierGroups: laksa.modifierGroups.map((group) => ({
        ...group,
        modifiers: group.modifiers.map((one) =>
          one.ID === 'egg' ? { ...one, available: false } : one,
        ),
      })),
    }
    const { cart: synced, notices } = syncCart(egg, [withDishes(soldOut)], lunchTime)
    expect(synced?.merchants[0]?.items[0]?.quantity).toBe(2)
    expect(notices).toMatchObject([{ notice: 'food_err_order_item_not_available', lineID: 'a' }])
  })

  test('CART-10 a merchant without fresh data is left alone', () => {
    expect(syncCart(cart, [], lunchTime)).toEqual({ cart, notices: [] })
  })

  test('CART-08 the new limit, distance and hours come along', () => {
    const synced = syncCart(cart, [{ ...kitchen, distanceInKm: 2.5, ETA: 31 }], lunchTime)
    expect(synced.cart?.merchants[0]?.merchant).toMatchObject({ distanceInKm: 2.5, ETA: 31 })
    expect(synced.notices).toEqual([])
  })
})

describe('the window of a scheduled order', () => {
  test('ENT-20 SCHED-01 a window on offer has no error', () => {
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [kitchen], lunchTime).cart?.scheduledOrder,
    ).toEqual(dinner)
  })

  test("ENT-20 a window gone by gets slot_unavailable and the next window's time", () => {
    const late = new Date('2026-11-20T11:10:00.000Z')
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [kitchen], late).cart?.scheduledOrder?.error,
    ).toEqual({ code: 'slot_unavailable', time: '2026-11-20T11:30:00.000Z' })
  })

  test('ENT-20 where there is no next window its time is empty', () => {
    const never = { ...kitchen, openingHours: { timeZone: 'Asia/Singapore', weekly: [] } }
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [never], lunchTime).cart?.scheduledOrder?.error,
    ).toEqual({ code: 'slot_unavailable', time: '' })
  })

  test('SCHED-01 an order for now is not touched', () => {
    const now = { ...dinner, isScheduledOrder: false, windowStartTime: null, windowEndTime: null }
    expect(
      syncCart({ ...cart, scheduledOrder: now }, [kitchen], lunchTime).cart?.scheduledOrder,
    ).toEqual(now)
  })
})

test('CART-08 CART-10 CART-12 syncing twice is syncing once', () => {
  const fate = fc.constantFrom<(dish: Dish) => Dish[]>(
    (dish) => [dish],
    () => [],
    (dish) => [{ ...dish, available: false }],
    (dish) => [{ ...dish, priceInMinorUnit: 777, discountedPriceInMin: 700 }],
  )
  fc.assert(
    fc.property(fate, fate, fc.boolean(), fc.boolean(), (first, second, open, scheduled) => {
      const fresh = [
        { ...withDishes(...first(laksa), ...second(kopi)), openingHours: { ...makeHours(), open } },
      ]
      const before = deepFreeze({ ...cart, scheduledOrder: scheduled ? dinner : null })
      const once = syncCart(before, fresh, lunchTime)
      expect(once.cart && syncCart(deepFreeze(once.cart), fresh, lunchTime).cart).toEqual(once.cart)
    }),
  )
})
