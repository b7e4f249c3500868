// Tests of the fields of the analytics event PLACE_ORDER.
import { makeRequestItem, makeOrder, makeQuoteRequest } from '@tingkat/ordering/testing/fixtures'
import { expect, test } from 'vitest'
import { toPlacedOrderEvent } from './order-events.ts'

const kopis = (quantity: number, promoCode: string[] = []) =>
  makeQuoteRequest([makeRequestItem('kopi', quantity)], { promoCode })

test('reports revenue, fees, and one product a dish (TRACK-14 TRACK-16)', () => {
  const order = makeOrder({ request: kopis(2) })
  const { totalQuote, deliveryQuote, otherFees } = order.snapshotDetail.cartWithQuote
  const fees = Object.fromEntries(otherFees.map((line) => [line.key, line.value.amountInMinor]))
  expect(
    Object.values(fees).every((fee) => fee > 0),
    'a small order has both fees',
  ).toBe(true)
  expect(toPlacedOrderEvent(order)).toMatchObject({
    revenue: totalQuote.reducedPriceV2.amountInMinor,
    basket_value: 360,
    shipping: deliveryQuote.reducedPriceV2.amountInMinor,
    platform_fee: fees['platform'],
    small_order_fee: fees['small_order'],
    products: [{ item_id: 'kopi', item_name: 'Kopi', quantity: 2, price: 180 }],
  })
})

test('adds included tax and tax on top (TRACK-14 TRACK-16)', () => {
  const order = makeOrder({ request: kopis(2) })
  const quote = order.snapshotDetail.cartWithQuote
  const foodQuote = {
    ...quote.foodQuote,
    inclTaxV2: { ...quote.foodQuote.inclTaxV2, amountInMinor: 30 },
    taxV2: { ...quote.foodQuote.taxV2, amountInMinor: 7 },
  }
  expect(
    toPlacedOrderEvent({
      ...order,
      snapshotDetail: { ...order.snapshotDetail, cartWithQuote: { ...quote, foodQuote } },
    }),
  ).toMatchObject({ tax: 37 })
})

test('includes voucher, promo code and group order only if the order has them (TRACK-16)', () => {
  expect(toPlacedOrderEvent(makeOrder({ request: kopis(4, ['fiver']) }))).toMatchObject({
    voucher_id: 'FIVER',
    promo_code: 'FIVER',
  })
  const plainEvent = toPlacedOrderEvent(makeOrder({ request: kopis(4) }))
  expect(
    ['voucher_id', 'promo_code', 'group_order_id'].filter((name) => name in plainEvent),
  ).toEqual([])
})

test('reports group, eaters, card type and DELIVERY (TRACK-16 TRACK-17)', () => {
  expect(toPlacedOrderEvent({ ...makeOrder(), groupID: 'sg-g1' })).toMatchObject({
    group_order_id: 'sg-g1',
    eater_count: 1,
    payment_method: 'CASH',
    delivery_type: 'DELIVERY',
  })
  const dineInEvent = makeOrder({
    dineInInfo: { tableID: 'T-7', merchants: { warung: { eaterCount: 3, tableNumber: '7' } } },
    paymentTypeID: 'VISA',
  })
  expect(toPlacedOrderEvent(dineInEvent)).toMatchObject({
    eater_count: 3,
    payment_method: 'VISA',
    delivery_type: 'DELIVERY',
    shipping: 0,
  })
})
