// Tests of reordering: the restored lines, the reported losses, and the prices.
import { expect, test } from 'vitest'
import { findDish, type Dish, type Merchant } from '../merchant/merchant.ts'
import {
  makeDish,
  makeModifierGroup,
  makeRequestItem,
  makeMerchant,
  makeModifier,
  makeOrder,
  makeQuoteRequest,
  makeCounterMerchant,
  chickenRice,
  deepFreeze,
  kopi,
  laksa,
  withLimit,
} from '../testing/fixtures.ts'
import { reorder } from './reorder.ts'
import type { Order } from '../order/order.ts'

const request = makeQuoteRequest([
  makeRequestItem('laksa', 2, { noodle: { thin: 1 }, extras: { egg: 2 } }),
  makeRequestItem('chicken-rice', 1),
  makeRequestItem('kopi', 3),
])
const order: Order = deepFreeze(makeOrder({ request }))

/**
 * Returns the merchant with a menu changed since the order. `changes` maps the id of a dish to the
 * fields that have changed since the order; undefined removes the dish.
 */
function today(
  changes: Record<string, Partial<Dish> | undefined>,
  more: Partial<Merchant> = {},
): Merchant {
  const merchant = makeMerchant(more)
  const categories = merchant.menu.categories.map((category) => ({
    ...category,
    items: category.items
      .filter((dish) => !(dish.ID in changes) || changes[dish.ID])
      .map((dish) => ({ ...dish, ...changes[dish.ID] })),
  }))
  return deepFreeze({ ...merchant, menu: { ...merchant.menu, categories } })
}

const linesOf = (result: ReturnType<typeof reorder>) =>
  result.cart?.merchants.flatMap((entry) =>
    entry.items.map((line) => [
      line.name,
      line.quantity,
      line.modifierGroups.flatMap((group) =>
        group.modifiers
          .filter((modifier) => modifier.quantity > 0)
          .map((modifier) => `${modifier.quantity} ${modifier.ID}`),
      ),
    ]),
  ) ?? []

test('ORD-13: an unchanged menu gives the same lines and no losses', () => {
  const again = reorder(order, makeMerchant(), null)
  expect(linesOf(again)).toEqual([
    ['Laksa', 2, ['1 thin', '2 egg']],
    ['Chicken rice', 1, []],
    ['Kopi', 3, []],
  ])
  expect(again).toMatchObject({ losses: [], repriced: [], closed: false })
  expect(new Set(again.cart?.merchants[0]?.items.map((line) => line._id)).size).toBe(3)
})

test('ORD-13: reports removed and sold-out dishes by the name in the order', () => {
  const again = reorder(
    order,
    today({ 'chicken-rice': undefined, kopi: { available: false, name: 'Kopi O' } }),
    null,
  )
  expect(linesOf(again)).toEqual([['Laksa', 2, ['1 thin', '2 egg']]])
  expect(again.losses).toEqual([
    { dish: 'Chicken rice', pick: null, why: 'gone' },
    { dish: 'Kopi', pick: null, why: 'sold_out' },
  ])
})

test('ORD-13: a lost optional modifier keeps the dish; a lost required one removes it', () => {
  const groups = laksa.modifierGroups
  const noEgg = groups.map((group) =>
    group.ID === 'extras'
      ? { ...group, modifiers: group.modifiers.filter((modifier) => modifier.ID !== 'egg') }
      : group,
  )
  const left = reorder(order, today({ laksa: { modifierGroups: noEgg } }), null)
  expect(linesOf(left)[0]).toEqual(['Laksa', 2, ['1 thin']])
  expect(left.losses).toEqual([{ dish: 'Laksa', pick: 'Modifier egg', why: 'gone' }])
  expect(left.repriced).toEqual([])

  const noThin = groups.map((group) => ({
    ...group,
    modifiers: group.modifiers.map((modifier) =>
      modifier.ID === 'thin' ? { ...modifier, available: false } : modifier,
    ),
  }))
  const lost = reorder(order, today({ laksa: { modifierGroups: noThin } }), null)
  expect(linesOf(lost).map(([name]) => name)).toEqual(['Chicken rice', 'Kopi'])
  expect(lost.losses).toEqual([
    { dish: 'Laksa', pick: 'Modifier thin', why: 'sold_out' },
    { dish: 'Laksa', pick: null, why: 'choose' },
  ])
})

test('ORD-13: leaves out a dish with a new required choice', () => {
  const sugar = makeModifierGroup('sugar', 1, 1, [makeModifier('less', 0)])
  const again = reorder(order, today({ kopi: { modifierGroups: [sugar] } }), null)
  expect(again.losses).toEqual([{ dish: 'Kopi', pick: null, why: 'choose' }])
})

test('ORD-13: uses current menu prices and reports each changed price once', () => {
  const dearer = makeDish('kopi', 200, { name: 'Kopi' })
  const again = reorder(order, today({ kopi: dearer }), null)
  expect(again.repriced).toEqual([{ name: 'Kopi', before: kopi.priceInMinorUnit, after: 200 }])
  expect(
    again.cart?.merchants[0]?.items.find((line) => line.ID === 'kopi')?.discountedPriceInMin,
  ).toBe(200)
})

test('ORD-13: compares prices without discounts for a merchant that is not integrated', () => {
  const stall = makeCounterMerchant()
  const ordered = makeOrder({
    merchant: stall,
    request: makeQuoteRequest([makeRequestItem('chicken-rice', 2)], {}, stall.ID),
  })
  expect(findDish(stall, 'chicken-rice')?.discountedPriceInMin).toBeLessThan(
    chickenRice.priceInMinorUnit,
  )
  expect(reorder(ordered, stall, null).repriced).toEqual([])
})

test('ORD-13: leaves out and reports dishes above the order value limit', () => {
  // Two portions of laksa, each with thin noodles and two eggs,
  // cost 18.00, so no other dish fits below the limit of 20.00.
  const again = reorder(order, withLimit(makeMerchant(), 2_000), null)
  expect(linesOf(again).map(([name]) => name)).toEqual(['Laksa'])
  expect(again.losses).toEqual([
    { dish: 'Chicken rice', pick: null, why: 'limit' },
    { dish: 'Kopi', pick: null, why: 'limit' },
  ])
})

test('ORD-13: returns no cart if nothing is available, and a cart for a closed merchant', () => {
  const unavailable = { available: false }
  expect(
    reorder(
      order,
      today({ laksa: unavailable, 'chicken-rice': unavailable, kopi: unavailable }),
      null,
    ).cart,
  ).toBeNull()
  const closed = reorder(
    order,
    makeMerchant({ openingHours: { ...makeMerchant().openingHours, open: false } }),
    null,
  )
  expect(closed.closed).toBe(true)
  expect(linesOf(closed)).toHaveLength(3)
})

test('ORD-13: skips free items and keeps payment type and profile', () => {
  const earned = makeOrder({ request: makeQuoteRequest([makeRequestItem('chicken-rice', 6)]) })
  expect(earned.merchantCartWithQuoteList[0]?.items.some((item) => item.isFreeItem)).toBe(true)
  const again = reorder(earned, makeMerchant(), {
    paymentType: 'pt-visa',
    profile: { costCentre: 'A1', name: 'Acme' },
  })
  expect(linesOf(again)).toEqual([['Chicken rice', 6, []]])
  expect(again.cart).toMatchObject({
    paymentType: 'pt-visa',
    profile: { costCentre: 'A1', name: 'Acme' },
    promoCodes: [],
    scheduledOrder: null,
    dineInInfo: null,
  })
})

test('AGAIN-01 keeps the notes to the merchant and of dishes, and takes no table', () => {
  const table = { tableID: 'T-7', merchants: { warung: { eaterCount: 2, tableNumber: '7' } } }
  const noted = makeQuoteRequest([{ ...makeRequestItem('kopi', 1), comment: 'no sugar' }])
  const atTable = makeOrder({ request: noted, dineInInfo: table, comment: 'We are in a hurry' })
  const { cart } = reorder(atTable, makeMerchant(), null)
  expect(cart).toMatchObject({ comment: 'We are in a hurry', dineInInfo: null })
  expect(cart?.merchants[0]?.items[0]?.comment).toBe('no sugar')
  expect(cart?.merchants[0]).not.toHaveProperty('tableNumber')
})
