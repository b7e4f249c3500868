import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeEntries,
  collectionEntries,
  placementEntries,
  reversalEntries,
  holdEntries,
  captureEntries,
  releaseEntries,
  type LedgerEntry,
} from '../payment/ledger.ts'
import { changeItems, changesMax, type ItemChangeInput } from './changes.ts'
import { changeableStates, isEnded, orderStates, type OrderActor } from './order-states.ts'
import { moveOrder, type Order, type OrderPlacement } from './order.ts'
import {
  makeRequestItem,
  makeOrder,
  testPromos,
  makeQuoteInput,
  makeQuoteRequest,
  makeCounterMerchant,
  makeMerchant,
  lunchTime,
  unwrap,
} from '../testing/fixtures.ts'
import { priceQuote } from '../quote/quote.ts'
import { paymentSourceOf } from '../payment/payment.ts'
import { sum } from '../money.ts'

const later = new Date(lunchTime.getTime() + 60_000)
const changeOf = (
  order: Order,
  changes: ItemChangeInput[],
  more: { changeID?: string; version?: number; by?: OrderActor } = {},
) =>
  changeItems(order, {
    changeID: 'change-01',
    version: order.version,
    by: order.path === 'concierge' ? 'courier' : 'merchant',
    now: later,
    changes,
    ...more,
  })
const totalOf = (order: Order) =>
  order.snapshotDetail.cartWithQuote.totalQuote.reducedPriceV2.amountInMinor
const lines = [makeRequestItem('laksa', 2, { noodle: { thick: 1 } }), makeRequestItem('kopi', 1)]
const fewer: ItemChangeInput = { type: 'UPDATED', index: 0, itemID: 'laksa', quantity: 1 }
const deletion: ItemChangeInput = { type: 'DELETED', index: 1, itemID: 'kopi' }

describe('changes by the merchant', () => {
  test('ORD-07 a smaller quantity updates line, total, tax and breakdown', () => {
    const order = makeOrder()
    const { order: after, reductionInMinor: saved } = unwrap(changeOf(order, [fewer]))
    expect([totalOf(order), totalOf(after), saved]).toEqual([1_720, 1_070, 650])
    expect(after).toMatchObject({
      placedTotalInMinor: 1_720,
      version: 2,
      orderState: 'NEW',
      stateSince: order.stateSince,
    })
    expect(after.changes).toEqual([
      {
        changeID: 'change-01',
        type: 'UPDATED',
        itemID: 'laksa',
        name: 'Laksa',
        at: later.toISOString(),
        oldQuantity: 2,
        newQuantity: 1,
        oldPriceInMinor: 1_300,
        newPriceInMinor: 650,
      },
    ])
    expect(after.merchantCartWithQuoteList[0]!.items[0]).toMatchObject({
      quantity: 1,
      totalReducedPriceV2: { amountInMinor: 650, amountDisplay: 'S$\u00a06.50' },
    })
    expect(after.snapshotDetail.cartWithQuote.merchants).toEqual(after.merchantCartWithQuoteList)
    expect(after.events.at(-1)).toMatchObject({
      version: 2,
      move: 'change',
      by: 'merchant',
      orderState: 'NEW',
      finalState: null,
    })
    const fresh = unwrap(
      priceQuote(
        makeQuoteInput(
          makeQuoteRequest([
            makeRequestItem('laksa', 1, { noodle: { thick: 1 } }),
            makeRequestItem('kopi', 1),
          ]),
        ),
      ),
    )
    expect(after.snapshotDetail.cartWithQuote).toMatchObject({
      foodQuote: fresh.foodQuote,
      deliveryQuote: fresh.deliveryQuote,
    })
    // No small-order fee is added, because the merchant has made the order smaller, not the eater.
    expect(fresh.breakdowns.map((line) => line.key)).toContain('small_order')
    expect(after.snapshotDetail.cartWithQuote.breakdowns.map((line) => line.key)).toEqual([
      'subtotal',
      'delivery',
      'platform',
    ])
  })

  test('ORD-07 keeps free delivery if a change lowers the subtotal below the threshold', () => {
    const order = makeOrder({ merchant: makeMerchant({ freeDeliveryFrom: 1_200 }) })
    expect(totalOf(order)).toBe(1_530)
    const { order: after, reductionInMinor: saved } = unwrap(changeOf(order, [fewer]))
    const quote = after.snapshotDetail.cartWithQuote
    expect([totalOf(after), saved]).toEqual([880, 650])
    expect(quote.breakdowns.map((line) => [line.key, line.value.amountInMinor])).toEqual([
      ['subtotal', 830],
      ['delivery', 0],
      ['platform', 50],
    ])
    expect([
      quote.deliveryQuote.priceV2.amountInMinor,
      quote.deliveryQuote.reducedPriceV2.amountInMinor,
      quote.totalQuote.priceV2.amountInMinor,
    ]).toEqual([190, 0, 1_070])
  })

  test('ORD-07 a higher price at the counter does not earn free delivery', () => {
    const order = makeOrder({
      merchant: { ...makeCounterMerchant(), freeDeliveryFrom: 1_500 },
      request: makeQuoteRequest(lines, {}, 'stall'),
    })
    expect(totalOf(order)).toBe(1_720)
    const { order: after } = unwrap(
      changeOf(order, [{ type: 'UPDATED', index: 0, itemID: 'laksa', newPriceInMinor: 1_400 }]),
    )
    expect(after.snapshotDetail.cartWithQuote.deliveryQuote.reducedPriceV2.amountInMinor).toBe(190)
    expect(totalOf(after)).toBe(1_820)
  })

  test('ORD-07 deletes a sold-out dish and records its old price', () => {
    const { order } = unwrap(changeOf(makeOrder(), [deletion]))
    expect(order.changes).toMatchObject([
      {
        type: 'DELETED',
        itemID: 'kopi',
        oldQuantity: 1,
        newQuantity: 0,
        oldPriceInMinor: 180,
        newPriceInMinor: 0,
      },
    ])
    expect(order.merchantCartWithQuoteList[0]!.items.map((item) => item.ID)).toEqual(['laksa'])
  })

  test('ORD-07 a repeated changeID is a no-op', () => {
    const once = unwrap(changeOf(makeOrder(), [fewer])).order
    expect(changeOf(once, [fewer])).toEqual({ order: once, reductionInMinor: 0 })
    expect(changeOf(once, [fewer], { version: 1 })).toEqual({ order: once, reductionInMinor: 0 })
  })

  test('ORD-07 ORD-09 deleting the last dish cancels the order', () => {
    const { order, reductionInMinor: saved } = unwrap(
      changeOf(makeOrder(), [deletion, { type: 'DELETED', index: 0, itemID: 'laksa' }]),
    )
    expect(order).toMatchObject({
      orderState: 'CANCELLED',
      finalState: 'CANCELLED',
      cancelable: false,
      stateSince: later.toISOString(),
    })
    expect(saved).toBe(0)
    expect(order.changes).toHaveLength(2)
    expect(moveOrder(order, { move: 'accept', by: 'merchant', now: later })).toMatchObject({
      refused: 'impossible_move',
    })
  })

  test('ORD-07 an order cannot consist of free items, and free items cannot be changed', () => {
    const order = makeOrder({
      request: makeQuoteRequest([makeRequestItem('laksa', 4, { noodle: { thick: 1 } })]),
    })
    expect(order.merchantCartWithQuoteList[0]!.items.map((item) => item.isFreeItem)).toEqual([
      false,
      true,
    ])
    expect(changeOf(order, [{ type: 'DELETED', index: 1, itemID: 'kopi' }])).toMatchObject({
      refused: 'change_impossible',
    })
    expect(
      unwrap(changeOf(order, [{ type: 'DELETED', index: 0, itemID: 'laksa' }])).order.orderState,
    ).toBe('CANCELLED')
    // Three portions of laksa are below the threshold of the free item. The free item remains,
    // because it was the merchant, not the eater, who removed the fourth portion.
    expect(
      unwrap(changeOf(order, [{ type: 'UPDATED', index: 0, itemID: 'laksa', quantity: 3 }])).order
        .merchantCartWithQuoteList[0]!.items,
    ).toHaveLength(2)
  })

  test('ORD-07 keeps promo and fees; the promo is at most the food total', () => {
    const order = makeOrder({ request: makeQuoteRequest(lines, { promoCode: ['FIVER'] }) })
    const after = unwrap(changeOf(order, [{ type: 'DELETED', index: 0, itemID: 'laksa' }])).order
    expect(after.promoCodes).toMatchObject([
      { code: 'FIVER', promoAmountV2: { amountInMinor: 180 } },
    ])
    expect(totalOf(after)).toBe(totalOf(order) - 1_300 + 320)
    expect(testPromos.map((promo) => promo.code)).toContain('FIVER')
  })

  test.each<[string, ItemChangeInput[], { version?: number; by?: OrderActor }?]>([
    ['a line that is not there', [{ ...fewer, index: 7 }]],
    ['another dish in that place', [{ ...fewer, itemID: 'kopi' }]],
    ['more than was ordered', [{ ...fewer, quantity: 3 }]],
    ['nothing at all', [{ ...fewer, quantity: 2 }]],
    ['two changes of one line', [fewer, { type: 'DELETED', index: 0, itemID: 'laksa' }]],
    ['an order that has moved on', [fewer], { version: 9 }],
    ['a courier on the integrated path', [fewer], { by: 'courier' }],
    ['an eater', [fewer], { by: 'eater' }],
  ])('ORD-07 refused: %s', (_, changes, more = {}) => {
    expect(changeOf(makeOrder(), changes, more)).toMatchObject({ refused: 'change_impossible' })
  })

  test('ORD-07 only in changeable states', () => {
    for (const orderState of orderStates) {
      const refused = 'refused' in changeOf({ ...makeOrder(), orderState }, [fewer])
      expect(refused, orderState).toBe(
        !(changeableStates as readonly string[]).includes(orderState),
      )
    }
  })
})

describe('changed prices', () => {
  const dearer = (newPriceInMinor: number): ItemChangeInput => ({
    type: 'UPDATED',
    index: 0,
    itemID: 'laksa',
    newPriceInMinor,
  })
  const stall = (more: Partial<OrderPlacement> = {}) =>
    makeOrder({ merchant: makeCounterMerchant(), ...more })

  test('ORD-07 ENT-25 a concierge order paid in cash may cost up to a fifth more in total', () => {
    const order = stall()
    const { order: after, reductionInMinor: saved } = unwrap(changeOf(order, [dearer(1_500)]))
    expect([saved, totalOf(after) - totalOf(order)]).toEqual([-200, 200])
    expect(after.changes).toMatchObject([
      { oldQuantity: 2, newQuantity: 2, oldPriceInMinor: 1_300, newPriceInMinor: 1_500 },
    ])
    const limit = totalOf(order) + Math.floor(totalOf(order) / 5)
    expect(changeOf(order, [dearer(1_300 + limit - totalOf(order))])).not.toHaveProperty('refused')
    expect(changeOf(order, [dearer(1_301 + limit - totalOf(order))])).toEqual({
      refused: 'change_too_dear',
      context: { limit, currency: 'SGD' },
    })
    // The limit for a higher total applies to the sum of all increases of an order.
    expect(
      changeOf(after, [dearer(1_301 + limit - totalOf(order))], { changeID: 'change-02' }),
    ).toMatchObject({ refused: 'change_too_dear' })
  })

  test('ORD-07 refuses a price that exceeds safe integers', () => {
    const order = stall()
    const beyond = Number.MAX_SAFE_INTEGER
    expect(changeOf(order, [dearer(beyond)])).toMatchObject({ refused: 'change_too_dear' })
    expect(
      changeOf(order, [
        dearer(beyond),
        { type: 'UPDATED', index: 1, itemID: 'kopi', newPriceInMinor: beyond },
      ]),
    ).toMatchObject({ refused: 'change_too_dear' })
  })

  test('ORD-07 PAY-04 never exceeds a held payment', () => {
    const order = stall({ paymentTypeID: 'VISA' })
    expect(changeOf(order, [dearer(1_301)])).toEqual({
      refused: 'change_too_dear',
      context: { limit: totalOf(order), currency: 'SGD' },
    })
    expect(
      changeOf(order, [dearer(1_400), { type: 'DELETED', index: 1, itemID: 'kopi' }]),
    ).not.toHaveProperty('refused')
  })

  test('ORD-07 an integrated merchant may only lower prices', () => {
    expect(changeOf(makeOrder(), [dearer(1_301)])).toEqual({
      refused: 'change_too_dear',
      context: { index: 0, limit: 1_300, currency: 'SGD' },
    })
    expect(unwrap(changeOf(makeOrder(), [dearer(1_000)])).reductionInMinor).toBe(300)
  })
})

test('ORD-07 limits the number of changes of an order', () => {
  let order = makeOrder({ merchant: makeCounterMerchant() })
  for (let nth = 0; nth < changesMax; nth++) {
    order = unwrap(
      changeOf(
        order,
        [{ type: 'UPDATED', index: 0, itemID: 'laksa', newPriceInMinor: 1_200 + nth }],
        { changeID: `change-${nth}` },
      ),
    ).order
  }
  expect(changeOf(order, [fewer], { changeID: 'extra' })).toMatchObject({
    refused: 'change_impossible',
  })
})

describe('sums and ledger', () => {
  const merchants = { integrated: makeMerchant(), counter: makeCounterMerchant() }
  test('ORD-07 PAY-04 after any changes the lines sum to the total and the ledger balances', () => {
    const change = fc.record({
      type: fc.constantFrom('UPDATED' as const, 'DELETED' as const),
      index: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 3 }),
      price: fc.option(fc.nat(2_000)),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('integrated' as const, 'counter' as const),
        fc.constantFrom('', 'VISA', 'POINTS', 'POSTPAID_BILLING'),
        fc.boolean(),
        fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        (where, paymentTypeID, promo, rounds) => {
          const request = makeQuoteRequest(
            [
              makeRequestItem('laksa', 3, { noodle: { thin: 1 } }),
              makeRequestItem('kopi', 2),
              makeRequestItem('chicken-rice', 3),
            ],
            { promoCode: promo ? ['TENTH'] : [] },
            merchants[where].ID,
          )
          let order = makeOrder({ merchant: merchants[where], request, paymentTypeID })
          const source = paymentSourceOf(paymentTypeID)
          const agreed = totalOf(order)
          const books: LedgerEntry[] = [
            ...placementEntries(agreed),
            ...(source ? holdEntries(source, agreed) : []),
          ]
          for (const [place, round] of rounds.entries()) {
            const items = order.merchantCartWithQuoteList.flatMap((merchant) => merchant.items)
            const result = changeOf(
              order,
              round.map(({ price, index, ...update }) => ({
                ...update,
                index,
                itemID: items[index]?.ID ?? '',
                ...(price === null ? {} : { newPriceInMinor: price }),
              })),
              { changeID: `change-${place}` },
            )
            if ('refused' in result) continue
            expect(result.reductionInMinor).toBe(totalOf(order) - totalOf(result.order))
            order = result.order
            if (!isEnded(order)) books.push(...changeEntries(source, result.reductionInMinor))
            const { cartWithQuote: quote } = order.snapshotDetail
            expect(sum(quote.breakdowns.map((line) => line.value.amountInMinor))).toBe(
              totalOf(order),
            )
            expect(totalOf(order)).toBeLessThanOrEqual(source ? agreed : agreed * 1.2)
            expect(totalOf(order)).toBeGreaterThanOrEqual(0)
          }
          const total = totalOf(order)
          if (isEnded(order))
            books.push(...reversalEntries(total), ...(source ? releaseEntries(source, total) : []))
          else books.push(...(source ? captureEntries(source, total) : collectionEntries(total)))
          expect(sum(books.map((entry) => entry.amount))).toBe(0)
          const stands = (account: string) =>
            sum(books.filter((entry) => entry.account === account).map((entry) => entry.amount))
          expect(
            [stands('held'), stands('eater:cash_due'), stands('card:authorised')].map(Math.abs),
          ).toEqual([0, 0, 0])
          expect(stands('sales') + (isEnded(order) ? 0 : total)).toBe(0)
        },
      ),
    )
  })
})
