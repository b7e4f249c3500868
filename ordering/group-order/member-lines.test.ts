// Tests that a split bill follows the lines of a group order after changes by the merchant.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PickedLine } from '../cart/cart-picks.ts'
import { countries } from '../country/country.ts'
import { sum } from '../money.ts'
import { changeItems, type ItemChangeInput } from '../order/changes.ts'
import type { Order } from '../order/order.ts'
import { isRefusal } from '../refusal.ts'
import {
  makeCounterMerchant,
  makeMerchant,
  makeOrder,
  makeQuoteRequest,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'
import { priceLines } from './group-order-lines.ts'
import { orderItemsOf, type GroupOrderMember } from './group-order.ts'
import { withMemberLines } from './member-lines.ts'
import { splitBill } from './split-bill.ts'

const country = countries.sg
const merchants = { integrated: makeMerchant(), counter: makeCounterMerchant() }
type MerchantKind = keyof typeof merchants

const pick = (ID: string, quantity = 1, lineID = ID): PickedLine => ({
  _id: lineID,
  ID,
  quantity,
  comment: '',
  modifierGroups:
    ID === 'laksa' ? [{ ID: 'noodle', modifiers: [{ ID: 'thin', quantity: 1 }] }] : [],
})

const toMember = (lines: PickedLine[], index: number, kind: MerchantKind): GroupOrderMember => ({
  memberID: `m${index}`,
  accountID: `a${index}`,
  memberName: '',
  nameAlias: '',
  creator: index === 0,
  confirmed: true,
  version: 1,
  writeIDs: [],
  items: unwrap(priceLines(lines, merchants[kind], country)).items,
})

/** Places a group order. With `merge`, the client sends equal lines of several members as one. */
function placeGroupOrder(
  lines: PickedLine[][],
  {
    kind = 'integrated',
    promo = false,
    merge = false,
  }: {
    kind?: MerchantKind
    promo?: boolean
    merge?: boolean
  } = {},
) {
  const members = lines.map((own, index) => toMember(own, index, kind))
  const items = orderItemsOf({ members })
  const request = makeQuoteRequest(
    merge ? mergeEqual(items) : items,
    { promoCode: promo ? ['FIVER'] : [] },
    merchants[kind].ID,
  )
  const placed = makeOrder({ merchant: merchants[kind], request })
  return { members, order: withMemberLines(placed, request.merchants, { members }, country) }
}

function mergeEqual(items: ReturnType<typeof orderItemsOf>): ReturnType<typeof orderItemsOf> {
  const merged = new Map<string, (typeof items)[number]>()
  for (const item of items) {
    const known = merged.get(item.ID)
    merged.set(item.ID, { ...item, quantity: item.quantity + (known?.quantity ?? 0) })
  }
  return [...merged.values()].toReversed()
}

const billOf = (members: GroupOrderMember[], order: Order) =>
  splitBill({
    groupOrder: { groupID: 'g', groupName: '', members },
    order: { orderID: order.orderID, orderCode: order.orderCode },
    quote: order.snapshotDetail.cartWithQuote,
    country,
    accountID: 'a1',
  })
const change = (order: Order, changes: ItemChangeInput[], changeID = 'change-01') =>
  changeItems(order, {
    changeID,
    version: order.version,
    by: order.path === 'concierge' ? 'courier' : 'merchant',
    now: lunchTime,
    changes,
  })
const linesOf = (order: Order) => order.merchantCartWithQuoteList.flatMap(({ items }) => items)
const totalOf = (order: Order) =>
  order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
const deletion = (order: Order, index: number): ItemChangeInput => ({
  type: 'DELETED',
  index,
  itemID: linesOf(order)[index]!.ID,
})

describe('lines of a placed group order', () => {
  test('GRP-43: a removed line costs its member nothing', () => {
    const { members, order } = placeGroupOrder([[pick('kopi')], [pick('laksa'), pick('kopi', 2)]])
    const after = unwrap(change(order, [deletion(order, 0)])).order
    const [ana, bo] = billOf(members, after).members
    expect(ana).toMatchObject({
      items: [],
      food: { amountInMinor: 0 },
      total: { amountInMinor: 0 },
    })
    expect(bo!.items.map((item) => `${item.quantity} ${item.ID}`)).toEqual(['1 laksa', '2 kopi'])
    expect(bo!.total.amountInMinor).toBe(totalOf(after))
  })

  test('GRP-43: if one of two equal lines is removed, only its own member pays less', () => {
    for (const index of [0, 1]) {
      const { members, order } = placeGroupOrder([[pick('kopi')], [pick('kopi')]], { merge: true })
      const after = unwrap(change(order, [deletion(order, index)])).order
      const foods = billOf(members, after).members.map((member) => member.food.amountInMinor)
      expect(foods).toEqual(index === 0 ? [0, 180] : [180, 0])
    }
  })

  test('GRP-43: a smaller quantity is shown and lowers the share', () => {
    const { members, order } = placeGroupOrder([[pick('kopi')], [pick('chicken-rice', 3)]])
    const fewer = { type: 'UPDATED', index: 1, itemID: 'chicken-rice', quantity: 1 } as const
    const [, bo] = billOf(members, unwrap(change(order, [fewer])).order).members
    expect(bo).toMatchObject({
      food: { amountInMinor: 400 },
      items: [{ quantity: 1, priceInMin: 400, originalPriceInMin: 500 }],
    })
  })

  test('GRP-43: splits a merged line by member without changing the total, free items last', () => {
    const lines = [[pick('laksa', 2), pick('kopi')], [pick('kopi', 3)], [pick('laksa')]]
    const { members, order } = placeGroupOrder(lines, { merge: true })
    expect(
      linesOf(order).map(({ ID, quantity, groupLine }) => [groupLine?.memberID, quantity, ID]),
    ).toEqual([
      ['m0', 2, 'laksa'],
      ['m0', 1, 'kopi'],
      ['m1', 3, 'kopi'],
      ['m2', 1, 'laksa'],
      [undefined, 1, 'kopi'],
    ])
    expect(sum(linesOf(order).map((line) => line.totalReducedPriceV2.amountInMinor))).toBe(
      sum(members.flatMap((member) => member.items.map((item) => item.priceInMin))),
    )
    expect(order.snapshotDetail.cartWithQuote.merchants).toEqual(order.merchantCartWithQuoteList)
  })
})

const dishes = ['laksa', 'kopi', 'chicken-rice']
const randomMember = fc.uniqueArray(
  fc.record({ ID: fc.constantFrom(...dishes), quantity: fc.integer({ min: 1, max: 3 }) }),
  { selector: ({ ID }) => ID, maxLength: 3 },
)
const randomChange = fc.record({
  type: fc.constantFrom('UPDATED' as const, 'DELETED' as const),
  index: fc.nat(9),
  quantity: fc.integer({ min: 1, max: 3 }),
  price: fc.option(fc.nat(2_000)),
})

test('GRP-43: after random changes each member pays for the own lines and a fair share of fees', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('integrated' as const, 'counter' as const),
      fc.record({ promo: fc.boolean(), merge: fc.boolean() }),
      fc
        .array(randomMember, { minLength: 1, maxLength: 5 })
        .filter((members) => members.some((lines) => lines.length > 0)),
      fc.array(fc.array(randomChange, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
      (kind, options, lines, rounds) => {
        const picked = lines.map((own) => own.map(({ ID, quantity }) => pick(ID, quantity)))
        const placed = placeGroupOrder(picked, { kind, ...options })
        let { order } = placed
        // The member index of each line, tracked independently of the order.
        let owners = placed.members.flatMap(({ items }, index) => items.map(() => index))
        for (const [round, changes] of rounds.entries()) {
          const before = linesOf(order)
          const inputs = changes.map(({ price, ...input }) => ({
            ...input,
            itemID: before[input.index]?.ID ?? '',
            ...(price === null ? {} : { newPriceInMinor: price }),
          }))
          const result = change(order, inputs, `change-${round}`)
          if (isRefusal(result)) continue
          order = result.order
          // If the last dish is removed, the order is cancelled and keeps its lines as they were.
          if (order.orderState === 'CANCELLED') break
          const deleted = new Set(
            inputs.filter(({ type }) => type === 'DELETED').map(({ index }) => index),
          )
          owners = owners.filter((_, index) => !deleted.has(index))
        }
        const foods = placed.members.map((_, member) =>
          sum(
            linesOf(order)
              .filter((_line, index) => owners[index] === member)
              .map((line) => line.totalReducedPriceV2.amountInMinor),
          ),
        )
        const bill = billOf(placed.members, order)
        const members = bill.members.map((member) => ({
          ...member,
          ownFood: foods[Number(member.memberID.slice(1))]!,
        }))
        expect(members.map((member) => member.food.amountInMinor)).toEqual(
          members.map((member) => member.ownFood),
        )
        expect(sum(members.map((member) => member.total.amountInMinor))).toBe(totalOf(order))
        expect(members.flatMap((member) => member.shares.map((share) => share.key))).not.toContain(
          'price_change',
        )
        for (const { creator, ownFood, total, shares } of members) {
          expect(ownFood + sum(shares.map((share) => share.amountInMin))).toBe(total.amountInMinor)
          if (creator) continue
          for (const { key, amountInMin } of shares) {
            const fee = order.snapshotDetail.cartWithQuote.breakdowns.find(
              (line) => line.key === key,
            )!.value.amountInMinor
            expect(Math.abs(amountInMin - (fee * ownFood) / sum(foods))).toBeLessThan(1)
          }
          expect(ownFood === 0 ? total.amountInMinor : 0).toBe(0)
        }
      },
    ),
    { numRuns: process.env.TEST_LONG ? 10_000 : 500 },
  )
})
