// What an order tells those who measure: the whole of its price, its promo, its group and its table.
import { castItem, castOrder, castRequest } from '@tingkat/ordering/testing/cast'
import { expect, test } from 'vitest'
import { placedOrderEvent } from './order-events.ts'

const kopis = (quantity: number, promoCode: string[] = []) =>
  castRequest([castItem('kopi', quantity)], { promoCode })

test('TRACK-14 TRACK-16: revenue is what is charged, each fee is by itself, and one kopi is one product', () => {
  const order = castOrder({ request: kopis(2) })
  const { totalQuote, deliveryQuote, otherFees } = order.snapshotDetail.cartWithQuote
  const fees = Object.fromEntries(otherFees.map((line) => [line.key, line.value.amountInMinor]))
  expect(
    Object.values(fees).every((fee) => fee > 0),
    'a small order has both',
  ).toBe(true)
  expect(placedOrderEvent(order)).toMatchObject({
    revenue: totalQuote.reducedPriceV2.amountInMinor,
    basket_value: 360,
    shipping: deliveryQuote.reducedPriceV2.amountInMinor,
    platform_fee: fees['platform'],
    small_order_fee: fees['small_order'],
    products: [{ item_id: 'kopi', item_name: 'Kopi', quantity: 2, price: 180 }],
  })
})

test('TRACK-14 TRACK-16: tax is what prices hold and what comes on top of them', () => {
  const order = castOrder({ request: kopis(2) })
  const quote = order.snapshotDetail.cartWithQuote
  const foodQuote = {
    ...quote.foodQuote,
    inclTaxV2: { ...quote.foodQuote.inclTaxV2, amountInMinor: 30 },
    taxV2: { ...quote.foodQuote.taxV2, amountInMinor: 7 },
  }
  expect(
    placedOrderEvent({
      ...order,
      snapshotDetail: { ...order.snapshotDetail, cartWithQuote: { ...quote, foodQuote } },
    }),
  ).toMatchObject({ tax: 37 })
})

test('TRACK-16: the voucher and the promo code are told with an order that has them, and left out of one that has none', () => {
  expect(placedOrderEvent(castOrder({ request: kopis(4, ['fiver']) }))).toMatchObject({
    voucher_id: 'FIVER',
    promo_code: 'FIVER',
  })
  const plain = placedOrderEvent(castOrder({ request: kopis(4) }))
  expect(['voucher_id', 'promo_code', 'group_order_id'].filter((name) => name in plain)).toEqual([])
})

test('TRACK-16 TRACK-17: a group by its id, a table by its eaters, a card by its type; DELIVERY at the table too', () => {
  expect(placedOrderEvent({ ...castOrder(), groupID: 'sg-g1' })).toMatchObject({
    group_order_id: 'sg-g1',
    eater_count: 1,
    payment_method: 'CASH',
    delivery_type: 'DELIVERY',
  })
  const seated = castOrder({
    dineInInfo: { tableID: 'T-7', merchants: { kitchen: { eaterCount: 3, tableNumber: '7' } } },
    paymentTypeID: 'VISA',
  })
  expect(placedOrderEvent(seated)).toMatchObject({
    eater_count: 3,
    payment_method: 'VISA',
    delivery_type: 'DELIVERY',
    shipping: 0,
  })
})
