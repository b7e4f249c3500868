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

const warung = deepFreeze(makeMerchant())
const stall = deepFreeze(makeCounterMerchant())
const grow = (
  cart: Cart | null,
  dish: Dish,
  id: string,
  quantity: number,
  merchant = warung,
): Cart => deepFreeze(unwrap(addItem(cart, merchant, makeLine(dish, id, quantity))).cart!)
const change = (cart: Cart, id: string, quantity: number): Cart => {
  const line = cart.merchants[0]!.items.find((item) => item._id === id)!
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

describe('at log-in: two carts without a common base', () => {
  test('PROD-17: returns the other cart if one is empty', () => {
    const cart = grow(null, kopi, 'a', 2)
    for (const empty of [null, emptyCart()]) {
      expect(merged(cart, empty)).toEqual({ kind: 'merged', cart, notices: [] })
      expect(merged(empty, cart)).toEqual({ kind: 'merged', cart, notices: [] })
    }
  })

  test('PROD-17 CART-05: joins two carts of one merchant and adds a notice', () => {
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

  test('CART-05: caps a quantity at 99, with a notice', () => {
    const { cart, notices } = merged(grow(null, kopi, 'a', 60), grow(null, kopi, 'b', 61))
    expect(amounts(cart)).toEqual({ kopi: 99 })
    expect(notices).toContainEqual({ notice: 'capped', lineID: 'a', name: 'Kopi' })
  })

  test('VALID-01: keeps all lines above the order value limit, with a notice', () => {
    const limited = withLimit(warung, 400)
    const { cart, notices } = merged(
      grow(null, kopi, 'a', 2, limited),
      grow(null, kopi, 'b', 1, limited),
    )
    expect(amounts(cart)).toEqual({ kopi: 3 })
    expect(notices.map((notice) => notice.notice)).toEqual(['joined', 'order_value_exceeded'])
  })

  test('CART-02: returns both carts to choose from if their merchants differ', () => {
    const [mine, stored] = [grow(null, kopi, 'a', 2), grow(null, laksa, 'b', 1, stall)]
    expect(mergeCarts(mine, stored)).toEqual({ kind: 'choice', mine, stored })
  })

  test('merging a cart with itself returns it unchanged', () => {
    const mine = grow(null, kopi, 'a', 2)
    expect(merged(mine, grow(null, kopi, 'other', 2))).toEqual({
      kind: 'merged',
      cart: mine,
      notices: [],
    })
  })

  test('takes each other field from the cart that has it, preferring the local one', () => {
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

describe('two devices: changes since a common base', () => {
  const base = grow(grow(null, kopi, 'a', 2), laksa, 'b', 1)

  test('returns the changed cart if only one side changed it', () => {
    const more = change(base, 'a', 5)
    expect(merged(more, base, base).cart).toBe(more)
    expect(merged(base, more, base).cart).toBe(more)
    expect(merged(null, base, base).cart, 'emptied here').toBeNull()
    expect(merged(base, null, base).cart, 'ordered there').toBeNull()
  })

  test('applies the additions and removals of both sides once', () => {
    const here = grow(change(base, 'a', 3), chickenRice, 'c', 1)
    const there = less(change(base, 'a', 4), 'b')
    expect(amounts(merged(here, there, base).cart)).toEqual({ kopi: 5, 'chicken-rice': 1 })
  })

  test('keeps a quantity of 1 if both sides reduced the line but kept it', () => {
    const many = grow(null, kopi, 'a', 5)
    expect(amounts(merged(change(many, 'a', 1), change(many, 'a', 2), many).cart)).toEqual({
      kopi: 1,
    })
  })

  test('keeps only the dish added here if the cart was ordered on the other side', () => {
    expect(amounts(merged(grow(base, chickenRice, 'c', 2), null, base).cart)).toEqual({
      'chicken-rice': 2,
    })
  })

  test('asks to choose between merchants only if both sides changed the cart', () => {
    const elsewhere = grow(null, kopi, 'x', 1, stall)
    expect(merged(base, elsewhere, base).cart).toBe(elsewhere)
    expect(merged(elsewhere, base, base).cart).toBe(elsewhere)
    expect(mergeCarts(change(base, 'a', 9), elsewhere, base).kind).toBe('choice')
  })

  test('takes a line comment from the side that changed it', () => {
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

describe('two random carts', () => {
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
      const change = addItem(cart, warung, egg ? pickModifier(item, 'extras', 'egg') : item)
      return isRefusal(change) ? cart : deepFreeze(change.cart)
    }, null),
  )
  const sum = (carts: (Cart | null)[], signature: string) =>
    carts.reduce(
      (total, cart) =>
        total +
        (cart?.merchants[0]?.items.find((item) => signatureOf(item) === signature)?.quantity ?? 0),
      0,
    )

  test('CART-05: the merged cart has all lines of both, with at most 99 of each', () => {
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

  test('CART-05: signatures and line ids stay unique', () => {
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

  test('merging a second time changes nothing', () => {
    fc.assert(
      fc.property(cart, cart, cart, (mine, stored, base) => {
        const once = merged(mine, stored, base).cart
        expect(isSameCart(merged(once, stored, stored).cart, once)).toBe(true)
      }),
    )
  })

  test('converting to a picked cart and back returns the same cart, with menu prices', () => {
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
        expect(unwrap(restoreCart(toPickedCart(cheaper), () => warung)).cart).toEqual(mine)
      }),
    )
  })
})

describe('restoring a picked cart', () => {
  test('CART-10: removes unknown dishes with a notice; keeps sold-out dishes at 0', () => {
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
      restoreCart(picked, (ID) => (ID === warung.ID ? warung : undefined)),
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

  test('VALID-06: refuses a comment that is too long', () => {
    const picked = toPickedCart(grow(null, kopi, 'a', 1))
    picked.merchants[0]!.items[0]!.comment = 'x'.repeat(131)
    expect(restoreCart(picked, () => warung)).toMatchObject({ refused: 'instructions_too_long' })
  })

  test('ENT-03 ENT-04: keeps table number and eater count', () => {
    const seated = grow(
      {
        ...emptyCart(),
        dineInInfo: { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } },
      },
      kopi,
      'a',
      1,
    )
    expect(unwrap(restoreCart(toPickedCart(seated), () => warung)).cart).toEqual(seated)
  })
})
