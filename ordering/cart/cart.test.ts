import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineQuantityMax, type Cart, type CartItem } from './cart-shape.ts'
import {
  addItem,
  badgeText,
  emptyCart,
  findLine,
  amountToFreeDelivery,
  isAllIntegrated,
  isCartEmpty,
  itemCount,
  nextLineID,
  orderValueLimit,
  quickAdd,
  removeItem,
  subtotalOf,
  toCartMerchant,
  updateItem,
  type CartChange,
} from './cart.ts'
import { syncCart } from './sync-cart.ts'
import { linePrice, pickModifier, setQuantity, signatureOf, startLine } from '../dish/dish.ts'
import type { Dish, Merchant } from '../merchant/merchant.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import {
  breakfast,
  makeLine,
  makeMerchant,
  makeCounterMerchant,
  chickenRice,
  durian,
  deepFreeze,
  kopi,
  laksa,
  lunchTime,
  unwrap,
  withLimit,
} from '../testing/fixtures.ts'

const warung = deepFreeze(makeMerchant())
const stall = deepFreeze(makeCounterMerchant())

const cartOf = (change: CartChange): Cart => {
  const { cart } = unwrap(change)
  if (!cart) throw new Error('no cart')
  return deepFreeze(cart)
}
const add = (cart: Cart | null, item: CartItem, merchant: Merchant = warung) =>
  cartOf(addItem(cart, merchant, deepFreeze(item)))
const lines = (cart: Cart | null) =>
  cart?.merchants.flatMap((entry) =>
    entry.items.map((item) => [item._id, item.ID, item.quantity] as const),
  ) ?? []
const refusalOf = (change: CartChange): Refusal => {
  if (!isRefusal(change)) throw new Error('not refused')
  return change
}

describe('cart fields', () => {
  test('ENT-01 ENT-02 an empty cart has seven fields, and its profile is null', () => {
    expect(emptyCart()).toEqual({
      merchants: [],
      paymentType: '',
      promoCodes: [],
      comment: '',
      profile: null,
      scheduledOrder: null,
      dineInInfo: null,
    })
  })

  test('ENT-03 ENT-04 an entry has merchant, items, comment, and the table if any', () => {
    const table = { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }
    const [entry] = add({ ...emptyCart(), dineInInfo: table }, makeLine(kopi, 'a')).merchants
    expect(Object.keys(entry!)).toEqual([
      'merchant',
      'items',
      'comment',
      'eaterCount',
      'tableNumber',
    ])
    expect(entry).toMatchObject({ eaterCount: 2, tableNumber: '7' })
    expect(Object.keys(add(null, makeLine(kopi, 'a')).merchants[0]!)).toEqual([
      'merchant',
      'items',
      'comment',
    ])
  })

  test('ENT-05 SCHED-04 a cart merchant has no menu but the fields for prices and checks', () => {
    expect(toCartMerchant(withLimit(warung, 900))).toMatchObject({
      ID: 'warung',
      isIntegrated: true,
      orderValueLimit: 900,
      radius: 6_000,
    })
    expect(toCartMerchant({ ...warung, freeDeliveryFrom: 0 })).toMatchObject({
      freeDeliveryFrom: 0,
    })
    expect(toCartMerchant(warung)).not.toHaveProperty('freeDeliveryFrom')
    expect(toCartMerchant(warung)).not.toHaveProperty('menu')
    const schedulerOrderConfig = { blockOnDemandOrders: true }
    expect(toCartMerchant({ ...warung, schedulerOrderConfig })).toMatchObject({
      schedulerOrderConfig,
    })
  })
})

describe('adding a line', () => {
  test('CART-02 a dish of another merchant replaces the cart and adds a notice', () => {
    const before = deepFreeze({
      ...add(null, makeLine(kopi, 'a')),
      comment: 'hurry',
      promoCodes: ['TENTH'],
      paymentType: 'VISA',
    })
    const change = unwrap(addItem(before, stall, makeLine(laksa, 'b')))
    expect(lines(change.cart)).toEqual([['b', 'laksa', 1]])
    expect(change.cart).toMatchObject({ comment: '', promoCodes: [], paymentType: 'VISA' })
    expect(change.cart?.merchants.map((entry) => entry.merchant.ID)).toEqual(['stall'])
    expect(change.notices).toEqual([{ notice: 'replaced', lineID: null, name: 'Satay Stall' }])
  })

  test('CART-03 a dish that is not on the menu leaves the cart unchanged', () => {
    const before = add(null, makeLine(kopi, 'a'))
    const change = unwrap(addItem(before, warung, makeLine({ ...kopi, ID: 'teh' }, 'b')))
    expect(change.cart).toBe(before)
    expect(change.notices).toMatchObject([{ notice: 'not_on_menu', lineID: 'b' }])
    expect(unwrap(addItem(null, warung, makeLine({ ...kopi, ID: 'teh' }, 'b'))).cart).toBeNull()
  })

  test("CART-03 a dish that is not on another merchant's menu leaves the cart unchanged", () => {
    const before = add(null, makeLine(kopi, 'a'))
    expect(unwrap(addItem(before, stall, makeLine({ ...kopi, ID: 'teh' }, 'b'))).cart).toBe(before)
  })

  test('CART-04 adding an existing line id updates the line', () => {
    const before = add(null, makeLine(laksa, 'a', 2))
    expect(lines(add(before, pickModifier(makeLine(laksa, 'a', 5), 'extras', 'egg')))).toEqual([
      ['a', 'laksa', 5],
    ])
  })

  test('CART-05 merges equal signatures: adds quantities, keeps the newer comment', () => {
    const before = add(null, { ...makeLine(laksa, 'a', 2), comment: 'less spicy' })
    const merged = add(before, { ...makeLine(laksa, 'b', 3), comment: 'no cockles' })
    expect(lines(merged)).toEqual([['a', 'laksa', 5]])
    expect(findLine(merged, 'a')?.comment).toBe('no cockles')
    expect(findLine(add(merged, makeLine(laksa, 'c')), 'a')?.comment).toBe('no cockles')
  })

  test('CART-05 different modifiers make a separate line', () => {
    const before = add(null, makeLine(laksa, 'a'))
    expect(lines(add(before, pickModifier(makeLine(laksa, 'b'), 'extras', 'egg')))).toEqual([
      ['a', 'laksa', 1],
      ['b', 'laksa', 1],
    ])
  })

  test('CART-05 a merged quantity is capped at 99, with a notice', () => {
    const change = unwrap(
      addItem(add(null, makeLine(kopi, 'a', 60)), warung, makeLine(kopi, 'b', 60)),
    )
    expect(lines(change.cart)).toEqual([['a', 'kopi', 99]])
    expect(change.notices).toEqual([{ notice: 'capped', lineID: 'a', name: 'Kopi' }])
    expect(
      unwrap(addItem(add(null, makeLine(kopi, 'a', 60)), warung, makeLine(kopi, 'b', 39))).notices,
    ).toMatchObject([{ notice: 'merged' }])
  })

  test('CART-05 a paid line is not merged with a free one', () => {
    const free = add(null, { ...makeLine(kopi, 'free'), isFreeItem: true })
    expect(lines(add(free, makeLine(kopi, 'paid')))).toHaveLength(2)
    expect(subtotalOf(add(free, makeLine(kopi, 'paid')))).toBe(180)
  })

  test.each([
    ['zero_quantity', makeLine(kopi, 'b', 0)],
    ['quantity_out_of_range', makeLine(kopi, 'b', 100)],
    ['quantity_out_of_range', makeLine(kopi, 'b', 1.5)],
    ['quantity_out_of_range', makeLine(kopi, 'b', Infinity)],
    ['quantity_out_of_range', makeLine(kopi, 'b', NaN)],
    ['invalid_groups', startLine(laksa, 'b')],
    ['instructions_too_long', { ...makeLine(kopi, 'b'), comment: 'x'.repeat(131) }],
    ['food_err_order_item_not_available', makeLine(durian, 'b')],
    ['food_err_order_item_not_available', makeLine(breakfast, 'b')],
  ] as const)('CART-14 adding and updating refuse with %s', (code, item) => {
    expect(refusalOf(addItem(null, warung, item)).refused).toBe(code)
    const before = add(null, makeLine(kopi, 'a'))
    expect(
      refusalOf(
        updateItem(before, 'a', { ...item, available: item.available && item.ID !== 'kaya-toast' }),
      ).refused,
    ).toBe(code)
  })
})

describe('updating and removing', () => {
  const two = add(
    add(null, makeLine(laksa, 'a', 2)),
    pickModifier(makeLine(laksa, 'b', 3), 'extras', 'egg'),
  )

  test("CART-06 an update to another line's signature merges the two lines", () => {
    const change = unwrap(updateItem(two, 'b', { ...makeLine(laksa, 'whatever', 3), comment: 'x' }))
    expect(lines(change.cart)).toEqual([['a', 'laksa', 5]])
    expect(findLine(change.cart!, 'a')?.comment).toBe('x')
    expect(change.notices).toEqual([{ notice: 'merged', lineID: 'a', name: 'Laksa' }])
  })

  test('CART-04 an update keeps the position and id of the line', () => {
    expect(lines(cartOf(updateItem(two, 'a', makeLine(laksa, 'z', 7))))).toEqual([
      ['a', 'laksa', 7],
      ['b', 'laksa', 3],
    ])
  })

  test('CART-04 updating or removing an unknown line is a no-op', () => {
    expect(unwrap(updateItem(two, 'nope', makeLine(kopi, 'nope'))).cart).toBe(two)
    expect(unwrap(removeItem(two, 'nope')).cart).toBe(two)
  })

  test('CART-07 removing the last line of a merchant removes the merchant', () => {
    const rest = cartOf(removeItem(two, 'a'))
    expect(lines(rest)).toEqual([['b', 'laksa', 3]])
    const none = cartOf(removeItem(rest, 'b'))
    expect(none.merchants).toEqual([])
    expect(isCartEmpty(none)).toBe(true)
  })

  test('CART-07 removing the last line keeps payment and profile only', () => {
    const full = deepFreeze({
      ...add(null, makeLine(kopi, 'a')),
      comment: 'x',
      promoCodes: ['P'],
      paymentType: 'POINTS',
      profile: { costCentre: 'c', name: 'n' },
    })
    expect(unwrap(removeItem(full, 'a')).cart).toEqual({
      ...emptyCart(),
      paymentType: 'POINTS',
      profile: { costCentre: 'c', name: 'n' },
    })
  })
})

describe('order value limit', () => {
  const limited = deepFreeze(withLimit(warung, 360))

  test('VALID-01 VALID-02 ERR-01 refuses a subtotal above the limit', () => {
    const before = add(null, makeLine(kopi, 'a', 2), limited)
    expect(refusalOf(addItem(before, limited, makeLine(kopi, 'b')))).toEqual({
      refused: 'order_value_exceeded',
      context: { orderLimit: 360, currency: 'SGD', subtotal: 540 },
    })
    expect(refusalOf(updateItem(before, 'a', makeLine(kopi, 'a', 3))).refused).toBe(
      'order_value_exceeded',
    )
    expect(lines(before)).toEqual([['a', 'kopi', 2]])
  })

  test('VALID-01 accepts a subtotal equal to the limit, after discounts', () => {
    expect(subtotalOf(add(null, makeLine(kopi, 'a', 2), limited))).toBe(360)
    expect(subtotalOf(add(null, makeLine(chickenRice, 'a'), withLimit(warung, 400)))).toBe(400)
  })

  test('VALID-03 uses the lowest positive limit of the merchants', () => {
    const entry = (limit: number) => ({
      merchant: toCartMerchant(withLimit(warung, limit)),
      items: [],
      comment: '',
    })
    expect(orderValueLimit({ ...emptyCart(), merchants: [entry(0), entry(900), entry(500)] })).toBe(
      500,
    )
  })

  test('VALID-04 CONST-01 a limit of 0 means no limit', () => {
    expect(orderValueLimit(add(null, makeLine(kopi, 'a', 99)))).toBe(0)
    expect(orderValueLimit(emptyCart())).toBe(0)
  })
})

describe('free delivery', () => {
  test.each([
    [undefined, null],
    [0, 0],
    [361, 1],
    [360, 0],
    [200, 0],
  ])('QUOTE-04 subtotal 3.60, free delivery from %o: missing %o', (freeDeliveryFrom, missing) => {
    expect(
      amountToFreeDelivery(
        add(null, makeLine(kopi, 'a', 2), { ...warung, freeDeliveryFrom }).merchants[0]!,
      ),
    ).toBe(missing)
  })

  test('QUOTE-04 the subtotal for free delivery is after discounts', () => {
    expect(
      amountToFreeDelivery(
        add(null, makeLine(chickenRice, 'a', 2), { ...warung, freeDeliveryFrom: 1_000 })
          .merchants[0]!,
      ),
    ).toBe(200)
  })
})

describe('quick-add', () => {
  const quick = (cart: Cart | null, dish: Dish, quantity: number) =>
    deepFreeze(unwrap(quickAdd(cart, warung, dish, quantity)).cart)

  test('QADD-07 QADD-08 updates the only line of a dish, and removes it at 0', () => {
    const cart = quick(null, kopi, 1)
    expect(lines(cart)).toEqual([['line-1', 'kopi', 1]])
    expect(lines(quick(cart, kopi, 2))).toEqual([['line-1', 'kopi', 2]])
    expect(lines(quick(cart, kopi, 0))).toEqual([])
  })

  test('QADD-07 the updated line keeps its modifiers and comment', () => {
    const cart = add(null, {
      ...pickModifier(makeLine(laksa, 'a'), 'extras', 'egg'),
      comment: 'hot',
    })
    expect(findLine(quick(cart, laksa, 4)!, 'a')).toMatchObject({ quantity: 4, comment: 'hot' })
    expect(subtotalOf(quick(cart, laksa, 4)!)).toBe(3_000)
  })

  test('QADD-09 adds a new line if the cart has no line or several lines of the dish', () => {
    const several = add(
      add(null, { ...makeLine(kopi, 'free'), isFreeItem: true }),
      makeLine(kopi, 'a', 2),
    )
    expect(lines(quick(several, kopi, 1))).toEqual([
      ['free', 'kopi', 1],
      ['a', 'kopi', 3],
    ])
    expect(lines(quick(several, chickenRice, 1))).toHaveLength(3)
    expect(refusalOf(quickAdd(null, warung, kopi, 0)).refused).toBe('zero_quantity')
  })

  test('ENT-12 nextLineID returns an id that is not in the cart', () => {
    const cart = add(add(null, makeLine(kopi, 'line-1')), makeLine(laksa, 'line-2'))
    expect(nextLineID(cart)).toBe('line-3')
    expect(nextLineID(null)).toBe('line-1')
  })
})

describe('reading a cart', () => {
  test('CONST-17 CBTN-04 the badge shows the sum of quantities, at most 99+', () => {
    expect([0, 1, 99, 100, 5_000].map(badgeText)).toEqual(['', '1', '99', '99+', '99+'])
    expect(itemCount(add(add(null, makeLine(kopi, 'a', 60)), makeLine(laksa, 'b', 60)))).toBe(120)
    expect(itemCount(null)).toBe(0)
  })

  test('BASK-20 a cart without merchants or without items of the first merchant is empty', () => {
    expect(isCartEmpty(null)).toBe(true)
    expect(isCartEmpty(emptyCart())).toBe(true)
    expect(
      isCartEmpty({
        ...emptyCart(),
        merchants: [{ merchant: toCartMerchant(warung), items: [], comment: '' }],
      }),
    ).toBe(true)
    expect(isCartEmpty(add(null, makeLine(kopi, 'a')))).toBe(false)
  })

  test('ENT-25 isAllIntegrated is false with a merchant that is not integrated', () => {
    expect(isAllIntegrated(add(null, makeLine(kopi, 'a')))).toBe(true)
    expect(isAllIntegrated(add(null, makeLine(kopi, 'a'), stall))).toBe(false)
  })
})

describe('random sequences of operations', () => {
  const dish = fc.constantFrom<Dish>(laksa, kopi, chickenRice, durian, breakfast, {
    ...kopi,
    ID: 'absent',
  })
  const lineID = fc.constantFrom('a', 'b', 'c', 'd')
  const quantity = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(0.5, NaN))
  const item = fc
    .tuple(
      dish,
      lineID,
      quantity,
      fc.constantFrom('', 'egg', 'prawn', 'cockle'),
      fc.string({ maxLength: 140 }),
    )
    .map(([picked, id, count, extra, comment]) =>
      deepFreeze({
        ...pickModifier(makeLine(picked, id), 'extras', extra),
        quantity: count,
        comment,
      }),
    )
  const merchant = fc.constantFrom(warung, stall, deepFreeze(withLimit(warung, 9_000)))
  const operation = fc.oneof(
    fc.tuple(merchant, item).map(
      ([to, what]) =>
        (cart: Cart | null) =>
          addItem(cart, to, what),
    ),
    fc.tuple(lineID, item).map(
      ([id, what]) =>
        (cart: Cart | null): CartChange =>
          cart ? updateItem(cart, id, what) : { cart, notices: [] },
    ),
    lineID.map(
      (id) =>
        (cart: Cart | null): CartChange =>
          cart ? removeItem(cart, id) : { cart, notices: [] },
    ),
    fc.tuple(merchant, dish, quantity).map(
      ([to, what, count]) =>
        (cart: Cart | null) =>
          quickAdd(cart, to, what, count),
    ),
    fc.constant((cart: Cart | null): CartChange =>
      cart ? syncCart(cart, [warung, stall], lunchTime) : { cart, notices: [] },
    ),
  )

  test('CART-02 CART-04 CART-05 CART-06 CART-07 DISH-01 keep the cart valid', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 25 }), (operations) => {
        let cart: Cart | null = null
        for (const operate of operations) {
          const change: CartChange = operate(cart)
          if (!isRefusal(change)) cart = deepFreeze(change.cart)
          const allLines = cart?.merchants.flatMap((entry) => entry.items) ?? []
          // A line may have the quantity 0 only if its dish is unavailable: `syncCart` sets 0 for
          // such a dish.
          for (const line of allLines)
            expect(line.quantity).toSatisfy(
              (count: number) =>
                Number.isInteger(count) &&
                count <= lineQuantityMax &&
                (count >= 1 || (count === 0 && !line.available)),
            )
          expect(new Set(allLines.map(signatureOf)).size).toBe(allLines.length)
          expect(new Set(allLines.map((line) => line._id)).size).toBe(allLines.length)
          expect(cart?.merchants.every((entry) => entry.items.length > 0) ?? true).toBe(true)
          expect(cart?.merchants.length ?? 0).toBeLessThanOrEqual(1)
          expect(subtotalOf(cart ?? emptyCart())).toBe(
            allLines.reduce((sum, line) => sum + linePrice(line).price, 0),
          )
          expect(itemCount(cart)).toBe(allLines.reduce((sum, line) => sum + line.quantity, 0))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('VALID-01 never exceed the order value limit', () => {
    const limited = deepFreeze(withLimit(warung, 4_000))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 15 }), (items) => {
        let cart: Cart | null = null
        for (const what of items) {
          const change = addItem(cart, limited, what)
          if (!isRefusal(change)) cart = change.cart
        }
        expect(cart ? subtotalOf(cart) : 0).toBeLessThanOrEqual(4_000)
      }),
    )
  })

  test('DISH-02 setQuantity never makes a line invalid', () => {
    fc.assert(
      fc.property(item, quantity, (what, count) => {
        const after = setQuantity(what, count).quantity
        expect(Object.is(after, what.quantity) || Object.is(after, count)).toBe(true)
      }),
    )
  })
})
