import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cart } from './cart-shape.ts'
import { addItem, emptyCart, itemCount, removeItem, updateItem } from './cart.ts'
import { isSameCart, mergeCarts } from './merge-carts.ts'
import { restoreCart, toPickedCart } from './cart-picks.ts'
import { pickModifier, signatureOf } from '../dish/dish.ts'
import type { Dish } from '../merchant/merchant.ts'
import { isRefusal } from '../refusal.ts'
import {
  makeLine,
  makeMerchant,
  makeCounterMerchant,
  chickenRice,
  durian,
  deepFreeze,
  kopi,
  laksa,
  unwrap,
  withLimit,
} from '../testing/fixtures.ts'

const kitchen = deepFreeze(makeMerchant())
const stall = deepFreeze(makeCounterMerchant())
const grow = (
  cart: Cart | null,
  dish: Dish,
  id: string,
  quantity: number,
  merchant = kitchen,
): Cart => deepFreeze(unwrap(addItem(cart, merchant, makeLine(dish, id, quantity))).cart!)
const change = (cart: Cart, id: string, quantity: number): Cart => {
  const line = cart.merchants[0]!.items.find((one) => one._id === id)!
  return deepFreeze(unwrap(updateItem(cart, id, { ...line, quantity })).cart!)
}
const less = (cart: Cart, id: string): Cart => deepFreeze(unwrap(removeItem(cart, id)).cart!)
const amounts = (cart: Cart | null) =>
  Object.fromEntries(
    cart?.merchants.flatMap((entry) => entry.items.map((line) => [line.ID, line.quantity])) ?? [],
  )
const merged = (...carts: Parameters<typeof mergeCarts>) => {
  const merge = mergeCarts(...carts)
  if (merge.kind !== 'merged') throw new Error('a choice')
  return merge
}

describe('at log-in: two carts that never were one', () => {
  test('PROD-17: one empty, the other stays', () => {
    const one = grow(null, kopi, 'a', 2)
    for (const empty of [null, emptyCart()]) {
      expect(merged(one, empty)).toEqual({ kind: 'merged', cart: one, notices: [] })
      expect(merged(empty, one)).toEqual({ kind: 'merged', cart: one, notices: [] })
    }
  })

  test('PROD-17 CART-05: of one kitchen, all dishes of both; equal picks add up, and the eater is told', () => {
    const mine = grow(grow(null, kopi, 'line-1', 2), laksa, 'line-2', 1)
    const stored = grow(grow(null, chickenRice, 'line-1', 3), kopi, 'line-2', 4)
    const { cart, notices } = merged(mine, stored)
    expect(amounts(cart)).toEqual({ kopi: 6, laksa: 1, 'chicken-rice': 3 })
    expect(
      new Set(cart!.merchants[0]!.items.map((line) => line._id)).size,
      'line ids of two browsers may be the same',
    ).toBe(3)
    expect(notices).toEqual([{ notice: 'joined', lineID: null, name: 'Katong Warung' }])
  })

  test('CART-05: more than 99 of one is capped, and told', () => {
    const { cart, notices } = merged(grow(null, kopi, 'a', 60), grow(null, kopi, 'b', 61))
    expect(amounts(cart)).toEqual({ kopi: 99 })
    expect(notices).toContainEqual({ notice: 'capped', lineID: 'a', name: 'Kopi' })
  })

  test('VALID-01: above the limit nothing is thrown away, and it is told', () => {
    const limited = withLimit(kitchen, 400)
    const { cart, notices } = merged(
      grow(null, kopi, 'a', 2, limited),
      grow(null, kopi, 'b', 1, limited),
    )
    expect(amounts(cart)).toEqual({ kopi: 3 })
    expect(notices.map((one) => one.notice)).toEqual(['joined', 'order_value_exceeded'])
  })

  test('CART-02: of two kitchens the eater chooses; both are handed over whole', () => {
    const [mine, stored] = [grow(null, kopi, 'a', 2), grow(null, laksa, 'b', 1, stall)]
    expect(mergeCarts(mine, stored)).toEqual({ kind: 'choice', mine, stored })
  })

  test('the same cart twice stays that cart, however often an eater logs in', () => {
    const mine = grow(null, kopi, 'a', 2)
    expect(merged(mine, grow(null, kopi, 'other', 2))).toEqual({
      kind: 'merged',
      cart: mine,
      notices: [],
    })
  })

  test('wishes: each from the cart that has one, mine before the stored', () => {
    const mine = deepFreeze({ ...grow(null, kopi, 'a', 1), comment: 'mine' })
    const stored = deepFreeze({
      ...grow(null, laksa, 'b', 1),
      comment: 'stored',
      promoCodes: ['TENTH'],
      paymentType: 'VISA',
    })
    expect(merged(mine, stored).cart).toMatchObject({
      comment: 'mine',
      promoCodes: ['TENTH'],
      paymentType: 'VISA',
    })
  })
})

describe('two devices: both grew from one cart', () => {
  const base = grow(grow(null, kopi, 'a', 2), laksa, 'b', 1)

  test("a cart that only one side changed is that side's", () => {
    const more = change(base, 'a', 5)
    expect(merged(more, base, base).cart).toBe(more)
    expect(merged(base, more, base).cart).toBe(more)
    expect(merged(null, base, base).cart, 'emptied here').toBeNull()
    expect(merged(base, null, base).cart, 'ordered there').toBeNull()
  })

  test('what both added and took away counts, once', () => {
    const here = grow(change(base, 'a', 3), chickenRice, 'c', 1)
    const there = less(change(base, 'a', 4), 'b')
    expect(amounts(merged(here, there, base).cart)).toEqual({ kopi: 5, 'chicken-rice': 1 })
  })

  test('both took some away and both still want it: one stays', () => {
    const many = grow(null, kopi, 'a', 5)
    expect(amounts(merged(change(many, 'a', 1), change(many, 'a', 2), many).cart)).toEqual({
      kopi: 1,
    })
  })

  test('ordered there, a dish added here meanwhile: only that dish is left', () => {
    expect(amounts(merged(grow(base, chickenRice, 'c', 2), null, base).cart)).toEqual({
      'chicken-rice': 2,
    })
  })

  test('the other kitchen counts only when both sides moved', () => {
    const elsewhere = grow(null, kopi, 'x', 1, stall)
    expect(merged(base, elsewhere, base).cart).toBe(elsewhere)
    expect(merged(elsewhere, base, base).cart).toBe(elsewhere)
    expect(mergeCarts(change(base, 'a', 9), elsewhere, base).kind).toBe('choice')
  })

  test('a note from the side that wrote it', () => {
    const noted = {
      ...base,
      merchants: base.merchants.map((entry) => ({
        ...entry,
        items: entry.items.map((line) =>
          line._id === 'a' ? { ...line, comment: 'less sweet' } : line,
        ),
      })),
    }
    expect(merged(change(base, 'b', 2), noted, base).cart?.merchants[0]?.items[0]?.comment).toBe(
      'less sweet',
    )
  })
})

describe('any two carts', () => {
  const dish = fc.constantFrom(laksa, kopi, chickenRice)
  const line = fc.record({
    dish,
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    quantity: fc.integer({ min: 1, max: 99 }),
    egg: fc.boolean(),
  })
  const cart = fc.array(line, { maxLength: 5 }).map((lines) =>
    lines.reduce<Cart | null>((cart, { dish, id, quantity, egg }) => {
      const item = makeLine(dish, id, quantity)
      const change = addItem(cart, kitchen, egg ? pickModifier(item, 'extras', 'egg') : item)
      return isRefusal(change) ? cart : deepFreeze(change.cart)
    }, null),
  )
  const sum = (carts: (Cart | null)[], signature: string) =>
    carts.reduce(
      (total, one) =>
        total +
        (one?.merchants[0]?.items.find((item) => signatureOf(item) === signature)?.quantity ?? 0),
      0,
    )

  test('CART-05: put together they hold all that either held, up to 99 of one', () => {
    fc.assert(
      fc.property(cart, cart, (mine, stored) => {
        const { cart: result, notices } = merged(mine, stored)
        if (isSameCart(mine, stored)) return
        for (const item of result?.merchants[0]?.items ?? [])
          expect(item.quantity).toBe(Math.min(99, sum([mine, stored], signatureOf(item))))
        const lost = itemCount(mine) + itemCount(stored) - itemCount(result)
        expect(lost === 0).toBe(!notices.some(({ notice }) => notice === 'capped'))
      }),
    )
  })

  test('CART-05: lines and ids stay unique, whatever they grew from', () => {
    fc.assert(
      fc.property(cart, cart, cart, (mine, stored, base) => {
        const items = merged(mine, stored, base).cart?.merchants[0]?.items ?? []
        expect(new Set(items.map(signatureOf)).size).toBe(items.length)
        expect(new Set(items.map((item) => item._id)).size).toBe(items.length)
        for (const item of items)
          expect(item.quantity).toSatisfy((count: number) => count >= 1 && count <= 99)
      }),
    )
  })

  test('merging again what was merged changes nothing', () => {
    fc.assert(
      fc.property(cart, cart, cart, (mine, stored, base) => {
        const once = merged(mine, stored, base).cart
        expect(isSameCart(merged(once, stored, stored).cart, once)).toBe(true)
      }),
    )
  })

  test("over the wire and back it is the same cart, with the menu's prices", () => {
    fc.assert(
      fc.property(cart, (mine) => {
        if (!mine) return
        const cheaper = {
          ...mine,
          merchants: mine.merchants.map((entry) => ({
            ...entry,
            items: entry.items.map((item) => ({
              ...item,
              priceInMinorUnit: 1,
              discountedPriceInMin: 1,
            })),
          })),
        }
        expect(unwrap(restoreCart(toPickedCart(cheaper), () => kitchen)).cart).toEqual(mine)
      }),
    )
  })
})

describe('made whole from its picks', () => {
  test('CART-10: what is unknown goes, with a notice; what is sold out stays at 0', () => {
    const picked = toPickedCart({
      ...emptyCart(),
      merchants: [
        {
          merchant: grow(null, kopi, 'a', 1).merchants[0]!.merchant,
          comment: '',
          items: [
            makeLine(kopi, 'a', 2),
            makeLine({ ...kopi, ID: 'teh' }, 'b'),
            makeLine(durian, 'c', 3),
          ],
        },
        {
          merchant: { ...grow(null, kopi, 'a', 1).merchants[0]!.merchant, ID: 'gone' },
          comment: '',
          items: [makeLine(kopi, 'd', 2)],
        },
      ],
    })
    const { cart, notices } = unwrap(
      restoreCart(picked, (ID) => (ID === kitchen.ID ? kitchen : undefined)),
    )
    expect(
      cart?.merchants.map((entry) => entry.items.map((line) => [line._id, line.quantity])),
    ).toEqual([
      [
        ['a', 2],
        ['c', 0],
      ],
    ])
    expect(notices.map(({ notice, lineID }) => [notice, lineID])).toEqual([
      ['food_err_order_item_not_available', 'b'],
      ['merchant_not_found', null],
    ])
  })

  test('VALID-06: a note that is too long is refused', () => {
    const picked = toPickedCart(grow(null, kopi, 'a', 1))
    picked.merchants[0]!.items[0]!.comment = 'x'.repeat(131)
    expect(restoreCart(picked, () => kitchen)).toMatchObject({ refused: 'instructions_too_long' })
  })

  test('ENT-03 ENT-04: table and eaters come along', () => {
    const seated = grow(
      {
        ...emptyCart(),
        dineInInfo: { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
      },
      kopi,
      'a',
      1,
    )
    expect(unwrap(restoreCart(toPickedCart(seated), () => kitchen)).cart).toEqual(seated)
  })
})
