import { expect, test } from 'vitest'
import { forgetEater } from './forget-eater.ts'
import {
  makeRequestItem,
  testLocation,
  makeOrder,
  makeQuoteRequest,
  deepFreeze,
} from '../testing/fixtures.ts'

const secrets = ['ring twice', 'no chilli for Aisyah', 'poster-7']

test('removes comments and addresses, and keeps items and payments', () => {
  const order = makeOrder({
    comment: 'ring twice',
    sourceID: 'poster-7',
    location: { ...testLocation, addressDetail: '#02-15', noteToDriver: 'ask for Aisyah' },
    request: makeQuoteRequest([makeRequestItem('kopi', 2)]),
  })
  const withItems = (merchants: typeof order.merchantCartWithQuoteList) =>
    merchants.map((merchant) => ({
      ...merchant,
      items: merchant.items.map((item) => ({ ...item, comment: 'no chilli for Aisyah' })),
    }))
  const cartWithQuote = {
    ...order.snapshotDetail.cartWithQuote,
    merchants: withItems(order.snapshotDetail.cartWithQuote.merchants),
  }
  const stored = deepFreeze({
    ...order,
    snapshotDetail: { cartWithQuote },
    merchantCartWithQuoteList: withItems(order.merchantCartWithQuoteList),
  })

  const erased = forgetEater(stored)
  const text = JSON.stringify(erased)
  for (const secret of [...secrets, testLocation.address, '#02-15', 'ask for Aisyah'])
    expect(text).not.toContain(secret)
  expect(erased).toMatchObject({
    orderID: order.orderID,
    orderCode: order.orderCode,
    deliveryAddress: null,
    events: order.events,
    merchant: order.merchant,
  })
  expect(erased.snapshotDetail.cartWithQuote.totalQuote).toEqual(
    order.snapshotDetail.cartWithQuote.totalQuote,
  )
  expect(
    erased.merchantCartWithQuoteList[0]?.items.map((item) => [item.ID, item.quantity]),
  ).toEqual([['kopi', 2]])
})

test('is idempotent', () => {
  const once = forgetEater(makeOrder())
  expect(forgetEater(once)).toEqual(once)
})
