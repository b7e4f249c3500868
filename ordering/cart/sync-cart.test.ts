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

const warung = deepFreeze(makeMerchant())
const withDishes = (...items: Dish[]): Merchant =>
  deepFreeze({
    ...warung,
    menu: { ...warung.menu, categories: [{ ID: 'c', name: '', available: true, items }] },
  })
const closed = deepFreeze({ ...warung, openingHours: { ...makeHours(), open: false } })
const grow = (cart: Cart | null, dish: Dish, id: string, quantity: number): Cart =>
  unwrap(addItem(cart, warung, makeLine(dish, id, quantity))).cart!
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

describe('with current menus', () => {
  test('CART-08 CART-09 CART-13 ERR-02 removes a closed merchant; the empty cart is null', () => {
    expect(syncCart(cart, [closed], lunchTime)).toEqual({
      cart: null,
      notices: [{ notice: 'food_err_order_merchant_closed', lineID: null, name: 'Katong Warung' }],
    })
  })

  test('CART-08 treats only open = false as closed', () => {
    for (const open of [null, undefined, true]) {
      expect(
        syncCart(cart, [{ ...warung, openingHours: { ...makeHours(), open } }], lunchTime).cart,
      ).not.toBeNull()
    }
  })

  test('CART-08 keeps the open one of two merchants', () => {
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

  test('CART-08 keeps a closed merchant in a scheduled order', () => {
    expect(syncCart({ ...cart, scheduledOrder: dinner }, [closed], lunchTime).cart).not.toBeNull()
  })

  test('CART-10 CART-11 ERR-03 removes a dish that is off the menu, with a notice', () => {
    const { cart: synced, notices } = syncCart(cart, [withDishes(kopi)], lunchTime)
    expect(synced?.merchants[0]?.items.map((line) => line._id)).toEqual(['b'])
    expect(notices).toEqual([
      { notice: 'food_err_order_item_not_available', lineID: 'a', name: 'Laksa' },
    ])
  })

  test('CART-13 returns null if every dish is off the menu', () => {
    expect(syncCart(cart, [withDishes(chickenRice)], lunchTime).cart).toBeNull()
  })

  test('CART-12 ERR-03 keeps an unavailable dish at 0, with a notice', () => {
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

  test('CART-12 updates a changed price, with a price_changed notice', () => {
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

  test('CART-12: updates name and picture, with a notice for the name only', () => {
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

  test('CART-12 ERR-03 reports a sold-out modifier and keeps the quantity', () => {
    const egg = deepFreeze(
      unwrap(addItem(null, warung, pickModifier(makeLine(laksa, 'a', 2), 'extras', 'egg'))).cart!,
    )
    const soldOut = {
      ...laksa,
      modifierGroups: laksa.modifierGroups.map((group) => ({
        ...group,
        modifiers: group.modifiers.map((modifier) =>
          modifier.ID === 'egg' ? { ...modifier, available: false } : modifier,
        ),
      })),
    }
    const { cart: synced, notices } = syncCart(egg, [withDishes(soldOut)], lunchTime)
    expect(synced?.merchants[0]?.items[0]?.quantity).toBe(2)
    expect(notices).toMatchObject([{ notice: 'food_err_order_item_not_available', lineID: 'a' }])
  })

  test('CART-10 leaves a merchant without current data unchanged', () => {
    expect(syncCart(cart, [], lunchTime)).toEqual({ cart, notices: [] })
  })

  test('CART-08 updates distance and ETA of the merchant', () => {
    const synced = syncCart(cart, [{ ...warung, distanceInKm: 2.5, ETA: 31 }], lunchTime)
    expect(synced.cart?.merchants[0]?.merchant).toMatchObject({ distanceInKm: 2.5, ETA: 31 })
    expect(synced.notices).toEqual([])
  })
})

describe('delivery window of a scheduled order', () => {
  test('ENT-20 SCHED-01 sets no error on an offered window', () => {
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [warung], lunchTime).cart?.scheduledOrder,
    ).toEqual(dinner)
  })

  test("ENT-20 sets slot_unavailable with the next window's time on a past window", () => {
    const late = new Date('2026-11-20T11:10:00.000Z')
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [warung], late).cart?.scheduledOrder?.error,
    ).toEqual({ code: 'slot_unavailable', time: '2026-11-20T11:30:00.000Z' })
  })

  test('ENT-20 sets an empty time if there is no next window', () => {
    const never = { ...warung, openingHours: { timeZone: 'Asia/Singapore', weekly: [] } }
    expect(
      syncCart({ ...cart, scheduledOrder: dinner }, [never], lunchTime).cart?.scheduledOrder?.error,
    ).toEqual({ code: 'slot_unavailable', time: '' })
  })

  test('SCHED-01 leaves an order for now unchanged', () => {
    const now = { ...dinner, isScheduledOrder: false, windowStartTime: null, windowEndTime: null }
    expect(
      syncCart({ ...cart, scheduledOrder: now }, [warung], lunchTime).cart?.scheduledOrder,
    ).toEqual(now)
  })
})

test('CART-08 CART-10 CART-12 syncCart is idempotent', () => {
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
